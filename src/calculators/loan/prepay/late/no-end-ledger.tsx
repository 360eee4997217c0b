import { repaymentOf } from '../../../../core/annuity/annuity'
import { type Decimal, one, round, sum } from '../../../../core/decimal'
import { formatPercent } from '../../../../core/format'
import { Ledger, LedgerRow } from '../../../../ui/answer/ledger'
import { CardNote } from '../../../../ui/page/card'
import { useCurrency } from '../../../../ui/tab/currency'
import type { TypedChange } from '../changes'
import type { PrepayResults } from '../compute'

type NoEnd = NonNullable<PrepayResults['with']['noEnd']>

/** Why an EMI never repays the loan, and what would. */
export function NoEndLedger(props: {
  results: PrepayResults
  noEnd: NoEnd
  changes: readonly TypedChange[]
}) {
  const { results, noEnd, changes } = props
  const { wholeMoney } = useCurrency()
  const { instalment, interest, emi, shortfall, highestRate, smallestEmi } = noEnd
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
        {highestRate !== undefined && (
          <LedgerRow label="Highest rate it can bear" value={formatPercent(highestRate, 2)} />
        )}
        <LedgerRow label="Smallest EMI that repays" value={wholeMoney(roundedUp(smallestEmi))} />
        {emiToTheEnd !== undefined && (
          <LedgerRow label="EMI that keeps the end" value={wholeMoney(emiToTheEnd)} />
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

/** To whole units, so that it is enough. */
function roundedUp(amount: Decimal): Decimal {
  const whole = round(amount, 0)
  return whole < amount ? sum(whole, one) : whole
}
