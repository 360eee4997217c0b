import { dayOf } from '../../../core/language/dates'
import { toApproximate } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { writeDay } from '../../../core/time/read-day'
import { AnswerField } from '../../../ui/fields/answer-field'
import { DayField } from '../../../ui/fields/day-field'
import { FieldRows } from '../../../ui/fields/field-rows'
import { Fold } from '../../../ui/fields/fold'
import { Segmented } from '../../../ui/fields/segmented'
import { SelectField } from '../../../ui/fields/select-field'
import { RuledAmount } from '../../../ui/rulers/ruler'
import { largeAmountRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { RateField, SeniorField } from '../shared/fields'
import { MatchMyBank } from '../shared/match-my-bank/match-my-bank'
import { TaxFields } from '../shared/tax-fields'
import { depositsWords } from '../shared/words'
import { type Answered, askedOf } from './answer'
import { bankWaysOf } from './bank-ways'
import { ClosingFields } from './closing-fields'
import { compoundings, dayCounts, payouts, type Read, type TermAs, type Typed } from './inputs'
import styles from './page.module.css'
import { foundOf, lengthHint, sayCounted, sayShort, termHint } from './sentences'
import { momentAfter } from './term'
import { Help, LengthBoxes, RowHead } from './term-field'
import { fixedWords } from './words'

const segmentsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }))

const finds = segmentsOf(['value', 'amount', 'term'], fixedWords.finds)
const termKinds = segmentsOf<TermAs>(['length', 'dates'], fixedWords.term)
const payoutKinds = segmentsOf(payouts, fixedWords.payout.choices)
const compoundingKinds = segmentsOf(compoundings, fixedWords.compounding.choices)
const dayCountKinds = segmentsOf(dayCounts, fixedWords.counting.choices)

type FieldsProps = {
  typed: Typed
  change(part: Partial<Typed>): void
  reading: Read
  /** The results, which may be a moment behind what is typed. */
  now: Answered & { typed: Typed }
}

/** All that can be typed. */
export function Fields({ typed, change, reading, now }: FieldsProps) {
  const { find, payout } = typed
  const isSum = find !== 'value'
  const isIncome = find === 'amount' && payout !== 'maturity'
  // Right after another figure is looked for, the results still belong to the one before.
  const outcome = now.typed.find === find ? now.outcome : undefined
  const deposit = outcome?.kind === 'deposit' ? outcome : undefined
  const yearly = deposit?.effectiveYield
  const isGrowing = payout === 'maturity'
  return (
    <FieldRows spacing="compact">
      <div className={styles.find}>
        <p aria-hidden="true">{depositsWords.find}</p>
        <Segmented
          wide
          label={depositsWords.find}
          segments={finds}
          value={find}
          onChoose={(find) => change({ find })}
        />
      </div>
      {isSum && (
        <RuledAmount
          label={isIncome ? fixedWords.wantedPayment[payout] : depositsWords.sumYouWant}
          text={isIncome ? typed.income : typed.wanted}
          onText={(text) => change(isIncome ? { income: text } : { wanted: text })}
          reading={isIncome ? reading.income : reading.wanted}
          scale={largeAmountRuler}
        />
      )}
      <AmountRow {...{ typed, change, reading, now }} deposit={deposit} />
      <RateField
        text={typed.rate}
        onText={(rate) => change({ rate })}
        reading={reading.annualRate}
        helper={yearly === undefined ? '' : depositsWords.inEffect(formatPercent(yearly, 2))}
      />
      <SeniorField typed={typed} change={change} reading={reading.seniorExtra} />
      <TermRow {...{ typed, change, reading, now }} deposit={deposit} />
      <DayField
        label={fixedWords.depositedOn}
        text={typed.from}
        onText={(from) => change({ from })}
        helper={fixedWords.depositedHelp[find === 'term' ? 'length' : typed.termAs]}
      />
      {find !== 'term' && typed.termAs === 'dates' && (
        <DayField
          label={fixedWords.maturesOn}
          text={typed.to}
          onText={(to) => change({ to })}
          helper={fixedWords.maturesHelp}
          hint={
            reading.from && reading.to && reading.to <= reading.from
              ? fixedWords.term.notAfterStart
              : undefined
          }
        />
      )}
      <div className={styles.find}>
        <p aria-hidden="true">{fixedWords.payout.label}</p>
        <Segmented
          wide
          label={fixedWords.payout.label}
          segments={payoutKinds}
          value={payout}
          onChoose={(payout) => change({ payout })}
        />
      </div>
      {isGrowing && (
        <div className={styles.select}>
          <SelectField
            label={fixedWords.compounding.label}
            options={compoundingKinds}
            value={typed.compounding}
            onChoose={(compounding) => change({ compounding })}
            helper={fixedWords.compounding.help}
          />
        </div>
      )}
      <CountingFields {...{ typed, change, reading }} />
      <ClosingFields {...{ typed, change, reading }} closing={deposit?.closing} />
      <TaxFields typed={typed} change={change} reading={reading} />
      {isGrowing && find === 'value' && (
        <MatchMyBank
          text={typed.receipt}
          onText={(receipt) => change({ receipt })}
          waysOf={() => bankWaysOf(askedOf(typed, reading), change)}
        />
      )}
    </FieldRows>
  )
}

type RowProps = FieldsProps & {
  deposit: Extract<Answered['outcome'], { kind: 'deposit' }> | undefined
}

function AmountRow({ typed, change, reading, now, deposit }: RowProps) {
  const { wholeMoney } = useCurrency()
  if (typed.find === 'amount') {
    return (
      <AnswerField
        label={fixedWords.amount}
        value={deposit ? foundOf(now.asked, deposit, wholeMoney) : '--'}
        ruler={{ scale: largeAmountRuler, value: deposit ? toApproximate(deposit.amount) : 0 }}
      />
    )
  }
  return (
    <RuledAmount
      label={fixedWords.amount}
      money={typed.find === 'value' ? 'chooser' : 'symbol'}
      text={typed.amount}
      onText={(amount) => change({ amount })}
      reading={reading.amount}
      scale={largeAmountRuler}
    />
  )
}

function TermRow({ typed, change, reading, now, deposit }: RowProps) {
  const hint = lengthHint(reading.years, reading.months, reading.days) ?? termHint(now)
  if (typed.find === 'term') {
    return (
      <div className={styles.below}>
        <AnswerField
          label={fixedWords.term.label}
          value={deposit ? sayShort(deposit.length) : '--'}
        />
        {termHint(now) && <Help hint={termHint(now)} />}
      </div>
    )
  }
  const isLength = typed.termAs === 'length'
  return (
    <div className={styles.below}>
      <RowHead
        label={fixedWords.term.label}
        helper={deposit && sayCounted(deposit)}
        hint={isLength ? hint : reading.from && reading.to ? termHint(now) : undefined}
      >
        <Segmented
          label={fixedWords.term.label}
          segments={termKinds}
          value={typed.termAs}
          onChoose={(termAs) => change({ termAs, ...(termAs === 'dates' && daysFor(typed, now)) })}
        />
      </RowHead>
      {isLength && (
        <LengthBoxes
          group={fixedWords.term.length}
          years={typed.years}
          months={typed.months}
          days={typed.days}
          change={change}
        />
      )}
    </div>
  )
}

/** Days to begin with, where there are none: from today, or the day of the deposit, for the length that was typed. */
function daysFor({ from, to }: Typed, { asked }: Answered): Partial<Typed> {
  const start = asked.depositedOn ?? dayOf(new Date())
  const length = asked.term && 'length' in asked.term ? asked.term.length : undefined
  if (to.trim() || !length || length.months > 1200 || length.days > 36_500) return {}
  const end = momentAfter({ start, dayCount: '365' }, length)
  return { to: writeDay(String(end)), ...(!from.trim() && { from: writeDay(start) }) }
}

function CountingFields({ typed, change, reading }: Omit<FieldsProps, 'now'>) {
  return (
    <Fold
      isEager
      name={fixedWords.counting.name}
      summary={fixedWords.counting.summary[typed.dayCount]}
    >
      <div className={styles.inside}>
        <div className={styles.find}>
          <p aria-hidden="true">{fixedWords.counting.brokenQuarter}</p>
          <Segmented
            wide
            label={fixedWords.counting.brokenQuarter}
            segments={dayCountKinds}
            value={typed.dayCount}
            onChoose={(dayCount) => change({ dayCount })}
          />
        </div>
        {typed.dayCount === 'leap366' && !reading.from && (
          <Help hint={fixedWords.counting.needsDay} />
        )}
        <p className={styles.help}>{fixedWords.counting.help}</p>
      </div>
    </Fold>
  )
}
