import { LONGEST_TERM, repaymentOf } from '../../../core/loan/annuity'
import { type Decimal, round } from '../../../core/money/decimal'
import { roundedUp } from '../../../core/money/round-whole'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { sayHighestRate } from '../shared/highest-rate'
import type { PrepayResults } from './compute'
import type { TypedChange } from './inputs'
import { prepayWords } from './words'

type NoEnd = NonNullable<PrepayResults['with']['noEnd']>

/** The rows of the answer card for a loan that never ends: why, and which EMI would repay it. */
export function NeverEndsLedger(props: {
  results: PrepayResults
  noEnd: NoEnd
  changes: readonly TypedChange[]
}) {
  const { results, noEnd, changes } = props
  const { wholeMoney } = useCurrency()
  const { instalment, balance, interest, emi, shortfall, smallestEmi } = noEnd
  const highestRate = sayHighestRate({ principal: balance, emi }, LONGEST_TERM + 1 - instalment)
  const emiToTheEnd = emiThatKeepsTheEnd(results, noEnd)
  // The end can be kept only if the loan has one without the changes.
  const keepsEmi =
    results.agreed.end &&
    changes.some(({ kind, effect }) => kind === 'rate' && effect === 'keepEmi')
  const isShort = shortfall !== undefined && round(shortfall, 0) > 0n
  return (
    <>
      <Ledger>
        <LedgerRow
          label={prepayWords.neverEnds.interestInMonth(instalment)}
          value={wholeMoney(interest)}
          swatch="haldi"
        />
        <LedgerRow
          label={prepayWords.neverEnds.emi}
          value={wholeMoney(emi)}
          sign={isShort ? '-' : undefined}
        />
        {isShort && (
          <LedgerRow
            kind="total"
            label={prepayWords.neverEnds.shortEveryMonth}
            value={wholeMoney(shortfall)}
          />
        )}
        {shortfall !== undefined && (
          <LedgerRow label={prepayWords.neverEnds.highestRate} value={highestRate} />
        )}
        <LedgerRow
          label={prepayWords.neverEnds.smallestEmi}
          value={wholeMoney(roundedUp(smallestEmi))}
        />
        {emiToTheEnd !== undefined && (
          <LedgerRow
            label={prepayWords.neverEnds.emiThatKeepsEnd}
            value={wholeMoney(roundedUp(emiToTheEnd))}
          />
        )}
      </Ledger>
      <CardNote key={keepsEmi ? 'keep' : 'pay'}>
        {keepsEmi
          ? prepayWords.neverEnds.keepTheEnd
          : prepayWords.neverEnds.payMore(wholeMoney(roundedUp(smallestEmi)))}
      </CardNote>
    </>
  )
}

/** Undefined if the loan has no end without the changes, or if that has passed. */
function emiThatKeepsTheEnd({ agreed }: PrepayResults, noEnd: NoEnd): Decimal | undefined {
  const left = (agreed.end?.months ?? 0) - noEnd.instalment + 1
  if (left <= 0) return undefined
  const { balance: principal, rate: annualRate } = noEnd
  return repaymentOf({ principal, annualRate, months: left }).emi
}
