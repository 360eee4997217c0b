import { useMemo } from 'react'
import { absolute, type Decimal, round, subtract } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { Field } from '../../../ui/fields/bound'
import { rangeHint } from '../../../ui/fields/hints'
import { Card, CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import type { PrepayResults } from './compute'
import { type Changes, inputs, readChanges, type Typed } from './inputs'
import { compareInvesting, type InvestResults } from './invest'
import styles from './invest-card.module.css'
import { prepayWords } from './words'

type InvestCardProps = {
  typed: Typed
  /** The results, and what was typed for them. */
  answer: {
    readonly typed: Typed
    readonly results: PrepayResults | undefined
    readonly changes: Changes
  }
}

/** Compares prepaying with investing the same money. */
export function InvestCard({ answer }: InvestCardProps) {
  const compared = useMemo(() => comparedOf(answer), [answer])
  return (
    <Card title={prepayWords.invest.title} intro={prepayWords.invest.intro}>
      <div className={styles.fields}>
        <Field
          of={inputs}
          name="expected"
          label={prepayWords.invest.expected}
          helper={prepayWords.invest.expectedHelp}
          hint={rangeHint(0, 30, prepayWords.invest.usualReturn)}
        />
        <Field
          of={inputs}
          name="gainTax"
          label={prepayWords.invest.tax}
          helper={prepayWords.invest.taxHelp}
          hint={rangeHint(0, 100, prepayWords.invest.usualTax)}
        />
      </div>
      {typeof compared === 'object' ? (
        <Compared results={compared} />
      ) : (
        <CardNote key={compared}>
          {prepayWords.invest.notCompared[compared ?? 'too large']}
        </CardNote>
      )}
    </Card>
  )
}

function comparedOf({ typed, results, changes }: InvestCardProps['answer']) {
  if (!results) return undefined
  const { charge, expected, gainTax } = inputs.parse(typed)
  return compareInvesting({
    loan: results.loan,
    changes: readChanges(changes),
    chargePercent: charge.value,
    annualReturn: expected.value,
    taxPercent: gainTax.value,
  })
}

function Compared({ results }: { results: InvestResults }) {
  const { wholeMoney } = useCurrency()
  const { prepay, invest, savedInAll, breakEven } = results
  const ahead = subtract(invest.afterTax, prepay.afterTax)
  const isDearer = round(savedInAll, 0) < 0n
  return (
    <>
      <Ledger>
        <LedgerRow
          label={isDearer ? prepayWords.invest.extra : prepayWords.invest.saved}
          value={wholeMoney(absolute(savedInAll))}
        />
        <LedgerRow label={prepayWords.invest.prepayHas} value={wholeMoney(prepay.afterTax)} />
        <LedgerRow label={prepayWords.invest.investHas} value={wholeMoney(invest.afterTax)} />
        <LedgerRow kind="total" label={sayAhead(ahead)} value={wholeMoney(absolute(ahead))} />
        <LedgerRow
          label={prepayWords.invest.breakEven}
          value={
            breakEven === undefined ? prepayWords.invest.noBreakEven : formatPercent(breakEven, 2)
          }
        />
      </Ledger>
      <CardNote key={sayHow(results, wholeMoney)}>{sayHow(results, wholeMoney)}</CardNote>
    </>
  )
}

/** @example sayAhead(decimalFrom(-5)) // 'Prepaying leaves more' */
export function sayAhead(ahead: Decimal): string {
  const shown = round(ahead, 0)
  if (shown === 0n) return prepayWords.invest.bothSame
  return shown > 0n ? prepayWords.invest.investingMore : prepayWords.invest.prepayingMore
}

/** Says what is invested when in both ways. */
export function sayHow(
  { months, prepaidMonths, hasNewRate, prepay, invest }: InvestResults,
  money: (value: Decimal) => string,
): string {
  const putIn = money(prepay.putIn)
  return [
    prepaidMonths < months
      ? prepayWords.invest.prepayEndsHow(prepaidMonths, putIn, months)
      : prepayWords.invest.prepayHow(putIn, months),
    prepayWords.invest.investHow(money(invest.putIn)),
    ...(hasNewRate ? [prepayWords.invest.newRateInBoth] : []),
    prepayWords.invest.taxedOnce,
  ].join(' ')
}
