import { LONGEST_TERM, repaymentOf } from '../../../core/annuity'
import { type Decimal, round } from '../../../core/decimal'
import { roundedUp } from '../../../core/rounding'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { sayHighestRate } from '../shared/limits/highest-rate'
import type { TypedChange } from './changes'
import type { PrepayResults } from './compute'

type NoEnd = NonNullable<PrepayResults['with']['noEnd']>

/** Why an EMI never repays the loan, and what would. */
export function NoEndLedger(props: {
  results: PrepayResults
  noEnd: NoEnd
  changes: readonly TypedChange[]
}) {
  const { results, noEnd, changes } = props
  const { wholeMoney } = useCurrency()
  const { instalment, balance, interest, emi, shortfall, smallestEmi } = noEnd
  const highestRate = sayHighestRate({ principal: balance, emi }, LONGEST_TERM + 1 - instalment)
  const emiToTheEnd = emiThatKeepsTheEnd(results, noEnd)
  // Only an end that there was can be kept.
  const keepsEmi =
    results.without.end &&
    changes.some(({ kind, effect }) => kind === 'rate' && effect === 'keepEmi')
  const isShort = shortfall !== undefined && round(shortfall, 0) > 0n
  return (
    <>
      <Ledger>
        <LedgerRow
          label={`Interest in month ${instalment}`}
          value={wholeMoney(interest)}
          swatch="haldi"
        />
        <LedgerRow
          label="EMI"
          value={wholeMoney(emi)}
          sign={isShort && round(emi, 0) > 0n ? '-' : undefined}
        />
        {isShort && (
          <LedgerRow kind="total" label="Short every month" value={wholeMoney(shortfall)} />
        )}
        {shortfall !== undefined && (
          <LedgerRow label="Highest rate it can bear" value={highestRate} />
        )}
        <LedgerRow label="Smallest EMI that repays" value={wholeMoney(roundedUp(smallestEmi))} />
        {emiToTheEnd !== undefined && (
          <LedgerRow label="EMI that keeps the end" value={wholeMoney(roundedUp(emiToTheEnd))} />
        )}
      </Ledger>
      <CardNote key={keepsEmi ? 'keep' : 'pay'}>
        {keepsEmi ? (
          <>
            Choose <b>Keep the end</b> above, or add an extra payment, and the loan ends again.
          </>
        ) : (
          `Pay ${wholeMoney(roundedUp(smallestEmi))} a month or more, and the loan ends.`
        )}
      </CardNote>
    </>
  )
}

/** Nothing where no end was agreed, or it has passed. */
function emiThatKeepsTheEnd({ without }: PrepayResults, noEnd: NoEnd): Decimal | undefined {
  const left = (without.end?.months ?? 0) - noEnd.instalment + 1
  if (left <= 0) return undefined
  const { balance: principal, rate: annualRate } = noEnd
  return repaymentOf({ principal, annualRate, months: left }).emi
}
