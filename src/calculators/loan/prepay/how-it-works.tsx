import { monthlyRate } from '../../../core/annuity'
import { type Decimal, divide, hundred, one, round, sum, zero } from '../../../core/decimal'
import { countOf, formatPercent } from '../../../core/format'
import { everyDigit, formatFactor } from '../../../core/format-exact'
import type { LoanMonth } from '../../../core/loan/changing-loan'
import { lineWithSign } from '../../../core/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import type { PrepayResults } from './compute'
import { kinds, readChange, type TypedChange } from './inputs'

type HowItWorksProps = {
  results: PrepayResults | undefined
  changes: readonly TypedChange[]
}

/** The steps from the EMI to what the changes save, with the typed numbers. */
export function HowItWorks({ results, changes }: HowItWorksProps) {
  return (
    <Card title="How it works" intro="With your numbers.">
      <Steps>
        {results && results.with.rows.length > 0 ? (
          <WithYourNumbers results={results} changes={changes} />
        ) : (
          <Step title="The EMI">
            <p>The loan is shared out into equal instalments. Enter its amount and its tenure.</p>
          </Step>
        )}
      </Steps>
    </Card>
  )
}

function WithYourNumbers({ results, changes }: HowItWorksProps & { results: PrepayResults }) {
  const { wholeMoney } = useCurrency()
  const lessLine = useLessLine()
  const { loan, without, with: changed, interestSaved, charges = zero, savedInAll } = results
  const first = firstOf(results, changes)
  const rate = `${formatFactor(loan.annualRate, 6)}%`
  return (
    <>
      <Step title="The EMI">
        <CalculationLine>
          {loan.emi === undefined ? (
            <>
              {wholeMoney(loan.principal)} at {rate} for {countOf(loan.months, 'month')}:{' '}
              <b>{wholeMoney(without.emi)}</b>
            </>
          ) : (
            <>
              You pay <b>{wholeMoney(without.emi)}</b> a month for {wholeMoney(loan.principal)} at{' '}
              {rate}.
            </>
          )}
        </CalculationLine>
      </Step>
      {first && <FirstChange results={results} {...first} />}
      {changed.end && without.end && interestSaved !== undefined ? (
        <Step title={`It ends after EMI ${changed.end.months}`}>
          <CalculationLine>
            {lessLine(without.end.interest, changed.end.interest, interestSaved)}{' '}
            {charges > 0n ? (
              <b>{wholeMoney(interestSaved)}</b>
            ) : (
              <Answer>{wholeMoney(interestSaved)}</Answer>
            )}
          </CalculationLine>
          <p>The interest of all months, without and with the changes.</p>
          {charges > 0n && savedInAll !== undefined && (
            <CalculationLine>
              Less the charges: {lessLine(interestSaved, charges, savedInAll)}{' '}
              <Answer>{wholeMoney(savedInAll)}</Answer>
            </CalculationLine>
          )}
        </Step>
      ) : (
        <Step title={changed.end ? `It ends after EMI ${changed.end.months}` : 'It never ends'}>
          <p>
            {changed.end
              ? 'Without the changes it never ends, so there is no interest to compare with.'
              : sayNoEnd(changed.noEnd)}
          </p>
        </Step>
      )}
    </>
  )
}

const sayNoEnd = ({ shortfall }: NonNullable<PrepayResults['with']['noEnd']>) =>
  shortfall && shortfall > 0n
    ? 'What the EMI does not cover is added to what you owe, and bears interest, too.'
    : 'The EMI covers the interest, and leaves too little to repay the loan within 100 years.'

type First = { typed: TypedChange; instalment: number; hasMore: boolean }

/** The earliest change. */
function firstOf(
  { with: changed }: PrepayResults,
  changes: readonly TypedChange[],
): First | undefined {
  const counted = changes.flatMap((typed) => {
    const { change } = readChange(typed)
    return change && change.instalment <= changed.rows.length
      ? [{ typed, instalment: change.instalment }]
      : []
  })
  const first = counted.reduce<(typeof counted)[number] | undefined>(
    (earliest, next) => (earliest && earliest.instalment <= next.instalment ? earliest : next),
    undefined,
  )
  return first && { ...first, hasMore: counted.length > 1 }
}

/** What the earliest change does in its month, and in the month after. */
function FirstChange({ results, typed, instalment, hasMore }: First & { results: PrepayResults }) {
  const { money, wholeMoney } = useCurrency()
  const lessLine = useLessLine()
  const { without, with: changed } = results
  const row = changed.rows[instalment - 1]
  const plain = without.rows[instalment - 1]
  if (!row) return null
  const { value } = readChange(typed)
  const more = hasMore && <p>The other changes work the same way, each from its own EMI.</p>

  if (typed.kind === 'rate') {
    const interest = (
      <CalculationLine>
        {lineWithSign(
          2,
          wholeMoney(row.interest),
          (digits) =>
            `${money(owedBefore(results, instalment), digits)} × ${formatFactor(monthlyRate(value.value), digits + 6)}`,
        )}{' '}
        <b>{wholeMoney(row.interest)}</b>
      </CalculationLine>
    )
    return (
      <Step title={`${formatPercent(value.value, 2)} from EMI ${instalment}`}>
        {interest}
        <p>
          {`The interest of month ${instalment}${plain ? `, not ${wholeMoney(plain.interest)}` : ''}. The EMI is then ${wholeMoney(row.instalment)}.`}
        </p>
        {more}
      </Step>
    )
  }
  if (typed.kind === 'raise') {
    const raisedLine = lineWithSign(
      2,
      wholeMoney(row.instalment),
      (digits) =>
        `${money(without.emi, digits)} × ${everyDigit(sum(one, divide(value.value, hundred)))}`,
    )
    // The last instalment, or another change in the same month, may make it another amount.
    const isRaised = raisedLine.endsWith('=')
    return (
      <Step title={`From EMI ${instalment}`}>
        <CalculationLine>
          {isRaised && `${raisedLine} `}
          <b>{wholeMoney(row.instalment)}</b>
        </CalculationLine>
        <p>{`So ${wholeMoney(row.principal)} goes to the loan in month ${instalment}${plain ? `, not ${wholeMoney(plain.principal)}` : ''}.`}</p>
        {more}
      </Step>
    )
  }
  const after = changed.rows[instalment]
  const afterPlain = without.rows[instalment]
  const paidBefore = afterPlain && wholeMoney(afterPlain.principal)
  const notAsBefore = after && paidBefore !== wholeMoney(after.principal) ? (paidBefore ?? '') : ''
  return (
    <>
      <Step
        title={`${capitalized(kinds[typed.kind].when.replace(/^(first )?from/, 'After'))} ${instalment}`}
      >
        <CalculationLine>
          What you owe, less the prepayment:{' '}
          {lessLine(sum(row.balance, row.prepayment), row.prepayment, row.balance)}{' '}
          <b>{wholeMoney(row.balance)}</b>
        </CalculationLine>
        {more}
      </Step>
      {after && (
        <Step title={`${sayNextEmi(row, after)} EMI from there`}>
          <CalculationLine>
            EMI less interest of month {after.month}:{' '}
            {lessLine(after.instalment, after.interest, after.principal)}{' '}
            <b>{wholeMoney(after.principal)}</b>
          </CalculationLine>
          <p>{`So much goes to the loan${notAsBefore && `, not ${notAsBefore}`}.`}</p>
        </Step>
      )}
    </>
  )
}

/** Compares the next EMI with the one before; a last instalment is smaller, but still the same EMI. */
function sayNextEmi({ instalment }: LoanMonth, after: LoanMonth) {
  const [before, then] = [round(instalment, 0), round(after.instalment, 0)]
  if (after.balance === 0n || then === before) return 'The same'
  return then < before ? 'A lower' : 'A higher'
}

/** Formats a subtraction with as many digits as its result needs. */
function useLessLine() {
  const { money, wholeMoney } = useCurrency()
  return (from: Decimal, less: Decimal, result: Decimal) =>
    lineWithSign(
      0,
      wholeMoney(result),
      (digits) => `${money(from, digits)} − ${money(less, digits)}`,
    )
}

const owedBefore = ({ loan, with: changed }: PrepayResults, instalment: number): Decimal =>
  changed.rows[instalment - 2]?.balance ?? loan.principal

const capitalized = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase())
