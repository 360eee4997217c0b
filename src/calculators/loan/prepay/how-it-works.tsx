import { monthlyRate } from '../../../core/loan/annuity'
import type { LoanMonth } from '../../../core/loan/changing-loan'
import { type Decimal, divide, hundred, one, round, sum, zero } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { everyDigit, formatFactor } from '../../../core/money/format-exact'
import { lineWithSign } from '../../../core/money/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import type { PrepayResults } from './compute'
import { readChange, type TypedChange } from './inputs'
import { prepayWords } from './words'

type HowItWorksProps = {
  results: PrepayResults | undefined
  changes: readonly TypedChange[]
}

/** The steps from the EMI to what the changes save, with the typed numbers. */
export function HowItWorks({ results, changes }: HowItWorksProps) {
  return (
    <Card title={uiWords.page.howItWorks} intro={prepayWords.howItWorks.intro}>
      <Steps>
        {results && results.with.rows.length > 0 ? (
          <WithYourNumbers results={results} changes={changes} />
        ) : (
          <Step title={prepayWords.howItWorks.emiTitle}>
            <p>{prepayWords.howItWorks.needsLoan}</p>
          </Step>
        )}
      </Steps>
    </Card>
  )
}

function WithYourNumbers({ results, changes }: HowItWorksProps & { results: PrepayResults }) {
  const { wholeMoney } = useCurrency()
  const lessLine = useLessLine()
  const { loan, against, without, with: changed } = results
  const { interestSaved, charges = zero, savedInAll } = results
  const first = firstOf(results, changes)
  const rate = `${formatFactor(loan.annualRate, 6)}%`
  const [principal, emi] = [wholeMoney(loan.principal), wholeMoney(without.emi)]
  return (
    <>
      <Step title={prepayWords.howItWorks.emiTitle}>
        <CalculationLine>
          {loan.emi === undefined
            ? prepayWords.howItWorks.emiOfTenure(principal, rate, loan.months, emi)
            : prepayWords.howItWorks.ownEmi(emi, principal, rate)}
        </CalculationLine>
      </Step>
      {first && <FirstChange results={results} {...first} />}
      {changed.end && without.end && interestSaved !== undefined ? (
        <Step title={prepayWords.howItWorks.endsAfter(changed.end.months)}>
          <CalculationLine>
            {lessLine(without.end.interest, changed.end.interest, interestSaved)}{' '}
            {charges > 0n ? (
              <b>{wholeMoney(interestSaved)}</b>
            ) : (
              <Answer>{wholeMoney(interestSaved)}</Answer>
            )}
          </CalculationLine>
          <p>{prepayWords.against[against].interestOfAll}</p>
          {charges > 0n && savedInAll !== undefined && (
            <CalculationLine>
              {prepayWords.howItWorks.lessCharges(
                lessLine(interestSaved, charges, savedInAll),
                <Answer>{wholeMoney(savedInAll)}</Answer>,
              )}
            </CalculationLine>
          )}
        </Step>
      ) : (
        <Step
          title={
            changed.end
              ? prepayWords.howItWorks.endsAfter(changed.end.months)
              : prepayWords.howItWorks.neverEndsTitle
          }
        >
          <p>{changed.end ? prepayWords.against[against].neverWithout : sayNoEnd(changed.noEnd)}</p>
        </Step>
      )}
    </>
  )
}

const sayNoEnd = ({ shortfall }: NonNullable<PrepayResults['with']['noEnd']>) =>
  shortfall && shortfall > 0n ? prepayWords.howItWorks.notCovered : prepayWords.howItWorks.tooLittle

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
  const { agreed, with: changed } = results
  const row = changed.rows[instalment - 1]
  const plain = agreed.rows[instalment - 1]
  if (!row) return null
  const { value } = readChange(typed)
  const more = hasMore && <p>{prepayWords.howItWorks.otherChanges}</p>

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
      <Step title={prepayWords.howItWorks.rateFrom(formatPercent(value.value, 2), instalment)}>
        {interest}
        <p>
          {[
            plain
              ? prepayWords.howItWorks.interestOfMonthNot(instalment, wholeMoney(plain.interest))
              : prepayWords.howItWorks.interestOfMonth(instalment),
            prepayWords.howItWorks.emiThen(wholeMoney(row.instalment)),
          ].join(' ')}
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
        `${money(agreed.emi, digits)} × ${everyDigit(sum(one, divide(value.value, hundred)))}`,
    )
    // The last instalment, or another change in the same month, may make it another amount.
    const isRaised = raisedLine.endsWith('=')
    return (
      <Step title={prepayWords.howItWorks.raisedFrom(instalment)}>
        <CalculationLine>
          {isRaised && `${raisedLine} `}
          <b>{wholeMoney(row.instalment)}</b>
        </CalculationLine>
        <p>
          {plain
            ? prepayWords.howItWorks.toLoanInMonthNot(
                wholeMoney(row.principal),
                instalment,
                wholeMoney(plain.principal),
              )
            : prepayWords.howItWorks.toLoanInMonth(wholeMoney(row.principal), instalment)}
        </p>
        {more}
      </Step>
    )
  }
  const after = changed.rows[instalment]
  const afterPlain = agreed.rows[instalment]
  const paidBefore = afterPlain && wholeMoney(afterPlain.principal)
  const notAsBefore = after && paidBefore !== wholeMoney(after.principal) ? (paidBefore ?? '') : ''
  return (
    <>
      <Step title={prepayWords.howItWorks.prepaid[typed.kind](instalment)}>
        <CalculationLine>
          {prepayWords.howItWorks.owedAfter(
            lessLine(sum(row.balance, row.prepayment), row.prepayment, row.balance),
            wholeMoney(row.balance),
          )}
        </CalculationLine>
        {more}
      </Step>
      {after && (
        <Step title={sayNextEmi(row, after)}>
          <CalculationLine>
            {prepayWords.howItWorks.emiLessInterest(
              after.month,
              lessLine(after.instalment, after.interest, after.principal),
              wholeMoney(after.principal),
            )}
          </CalculationLine>
          <p>
            {notAsBefore
              ? prepayWords.howItWorks.soMuchNot(notAsBefore)
              : prepayWords.howItWorks.soMuch}
          </p>
        </Step>
      )}
    </>
  )
}

/** Compares the next EMI with the one before; a last instalment is smaller, but still the same EMI. */
function sayNextEmi({ instalment }: LoanMonth, after: LoanMonth) {
  const [before, then] = [round(instalment, 0), round(after.instalment, 0)]
  if (after.balance === 0n || then === before) return prepayWords.howItWorks.sameEmi
  return then < before ? prepayWords.howItWorks.lowerEmi : prepayWords.howItWorks.higherEmi
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
