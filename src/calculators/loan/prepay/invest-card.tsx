import { useMemo } from 'react'
import { absolute, type Decimal, round, subtract } from '../../../core/decimal'
import { countOf, formatPercent } from '../../../core/format'
import { readNumber } from '../../../core/parse'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { rangeHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Card, CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import type { PrepayResults } from './compute'
import { type Changes, inputs, readChanges, readInputs, type Typed } from './inputs'
import { compareInvesting, type InvestResults } from './invest'
import styles from './invest-card.module.css'

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
export function InvestCard({ typed, answer }: InvestCardProps) {
  const { change } = inputs
  const compared = useMemo(() => comparedOf(answer), [answer])
  return (
    <Card
      title="Prepay or invest?"
      intro="The same money every month, until the loan would have ended."
    >
      <div className={styles.fields}>
        <NumberField
          label="Expected return (% p.a.)"
          size="percent"
          unit="%"
          text={typed.expected}
          onText={(expected) => change({ expected })}
          helper="12% a year is 1% a month"
          hint={rangeHint(
            readNumber(typed.expected),
            0,
            30,
            'Below 0 counts as 0; 0–30% is usual.',
          )}
        />
        <NumberField
          label="Tax on the gain (%)"
          size="percent"
          unit="%"
          text={typed.gainTax}
          onText={(gainTax) => change({ gainTax })}
          helper="Equity funds: 12.5% and 4% cess (2026)"
          hint={rangeHint(readNumber(typed.gainTax), 0, 100, 'A tax is 0–100% of the gain.')}
        />
      </div>
      {typeof compared === 'object' ? (
        <Compared results={compared} />
      ) : (
        <CardNote key={compared}>{whyNot[compared ?? 'too large']}</CardNote>
      )}
    </Card>
  )
}

const whyNot = {
  'nothing extra': 'Add a payment to the changes to compare it with investing.',
  'no end': 'There is nothing to compare with a loan that never ends.',
  'too large': 'This is too large to work out.',
}

function comparedOf({ typed, results, changes }: InvestCardProps['answer']) {
  if (!results) return undefined
  return compareInvesting({
    loan: results.loan,
    changes: readChanges(changes),
    chargePercent: readInputs(typed).charge.value,
    annualReturn: readNumber(typed.expected).value,
    taxPercent: readNumber(typed.gainTax).value,
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
          label={isDearer ? 'Extra in all by prepaying' : 'Saved in all by prepaying'}
          value={wholeMoney(absolute(savedInAll))}
        />
        <LedgerRow label="Prepay: you have then" value={wholeMoney(prepay.afterTax)} />
        <LedgerRow label="Invest: you have then" value={wholeMoney(invest.afterTax)} />
        <LedgerRow kind="total" label={sayAhead(ahead)} value={wholeMoney(absolute(ahead))} />
        <LedgerRow
          label="Break-even return"
          value={breakEven === undefined ? 'None' : formatPercent(breakEven, 2)}
        />
      </Ledger>
      <CardNote key={sayHow(results, wholeMoney)}>{sayHow(results, wholeMoney)}</CardNote>
    </>
  )
}

/** @example sayAhead(decimalFrom(-5)) // 'Prepaying leaves more' */
export function sayAhead(ahead: Decimal): string {
  const shown = round(ahead, 0)
  if (shown === 0n) return 'Both leave the same'
  return shown > 0n ? 'Investing leaves more' : 'Prepaying leaves more'
}

/** Says what is invested when in both ways. */
export function sayHow(
  { months, prepaidMonths, hasNewRate, prepay, invest }: InvestResults,
  money: (value: Decimal) => string,
): string {
  const end =
    prepaidMonths < months ? `the loan ends after ${countOf(prepaidMonths, 'month')}, and ` : ''
  return [
    `Prepay: ${end}what you pay less in a month, ${money(prepay.putIn)} in all, is invested until month ${months}.`,
    `Invest: what you would pay more in a month, ${money(invest.putIn)} in all, is invested, and the loan runs on.`,
    ...(hasNewRate
      ? ['The new rate counts in both ways: here only the payments are compared.']
      : []),
    'The gain is taxed once, at the end. A return is not sure; the interest saved is.',
  ].join(' ')
}
