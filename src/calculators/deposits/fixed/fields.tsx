import { dayOf } from '../../../core/language/dates'
import { toApproximate } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { writeDay } from '../../../core/time/read-day'
import { AnswerField } from '../../../ui/fields/answer-field'
import { TitledChoice } from '../../../ui/fields/bound'
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
import type { Deposit } from './compute'
import { compoundings, daysIn, inputs, type Typed } from './inputs'
import styles from './page.module.css'
import { foundOf, lengthHint, sayCounted, sayShort, termHint } from './sentences'
import { momentAfter } from './term'
import { Help, LengthBoxes, RowHead } from './term-field'
import { fixedWords } from './words'

const compoundingKinds = compoundings.map((value) => ({
  value,
  label: fixedWords.compounding.choices[value],
}))
const termKinds = (['length', 'dates'] as const).map((value) => ({
  value,
  label: fixedWords.term[value],
}))

type FieldsProps = {
  typed: Typed
  change(part: Partial<Typed>): void
  /** The results, which may be a moment behind what is typed. */
  now: Answered & { typed: Typed }
}

/** All that can be typed. */
export function Fields({ typed, change, now }: FieldsProps) {
  const { find, payout } = typed
  const isSum = find !== 'value'
  const isIncome = find === 'amount' && payout !== 'maturity'
  // Right after another figure is looked for, the results still belong to the one before.
  const outcome = now.typed.find === find ? now.outcome : undefined
  const deposit = outcome?.kind === 'deposit' ? outcome : undefined
  const isGrowing = payout === 'maturity'
  const { from, to } = daysIn(typed)
  return (
    <FieldRows spacing="compact">
      <TitledChoice
        of={inputs}
        name="find"
        label={depositsWords.find}
        words={fixedWords.finds}
        className={styles.find}
      />
      {isSum && (
        <RuledAmount
          label={isIncome ? fixedWords.wantedPayment[payout] : depositsWords.sumYouWant}
          of={inputs}
          name={isIncome ? 'income' : 'wanted'}
          scale={largeAmountRuler}
        />
      )}
      <AmountRow {...{ typed, change, now }} deposit={deposit} />
      <RateField of={inputs} name="rate" helper={sayYield(deposit)} />
      <SeniorField of={inputs} />
      <TermRow {...{ typed, change, now }} deposit={deposit} />
      <DayField
        label={fixedWords.depositedOn}
        of={inputs}
        name="from"
        helper={fixedWords.depositedHelp[find === 'term' ? 'length' : typed.termAs]}
      />
      {find !== 'term' && typed.termAs === 'dates' && (
        <DayField
          label={fixedWords.maturesOn}
          of={inputs}
          name="to"
          helper={fixedWords.maturesHelp}
          hint={from && to && to <= from ? fixedWords.term.notAfterStart : undefined}
        />
      )}
      <TitledChoice
        of={inputs}
        name="payout"
        label={fixedWords.payout.label}
        words={fixedWords.payout.choices}
        className={styles.find}
      />
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
      <CountingFields typed={typed} />
      <ClosingFields typed={typed} closing={deposit?.closing} />
      <TaxFields of={inputs} />
      {isGrowing && find === 'value' && (
        <MatchMyBank of={inputs} waysOf={() => bankWaysOf(askedOf(typed), change)} />
      )}
    </FieldRows>
  )
}

type RowProps = FieldsProps & {
  deposit: Extract<Answered['outcome'], { kind: 'deposit' }> | undefined
}

function AmountRow({ typed, now, deposit }: RowProps) {
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
      of={inputs}
      name="amount"
      label={fixedWords.amount}
      money={typed.find === 'value' ? 'chooser' : 'symbol'}
      scale={largeAmountRuler}
    />
  )
}

function TermRow({ typed, change, now, deposit }: RowProps) {
  const { years, months, days } = inputs.parse(typed)
  const { from, to } = daysIn(typed)
  const hint = lengthHint(years, months, days) ?? termHint(now)
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
        hint={isLength ? hint : from && to ? termHint(now) : undefined}
      >
        <Segmented
          label={fixedWords.term.label}
          segments={termKinds}
          value={typed.termAs}
          onChoose={(termAs) => change({ termAs, ...(termAs === 'dates' && daysFor(typed, now)) })}
        />
      </RowHead>
      {isLength && (
        <LengthBoxes group={fixedWords.term.length} names={['years', 'months', 'days']} />
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

function CountingFields({ typed }: Pick<FieldsProps, 'typed'>) {
  return (
    <Fold
      isEager
      name={fixedWords.counting.name}
      summary={fixedWords.counting.summary[typed.dayCount]}
    >
      <div className={styles.inside}>
        <TitledChoice
          of={inputs}
          name="dayCount"
          label={fixedWords.counting.brokenQuarter}
          words={fixedWords.counting.choices}
          className={styles.find}
        />
        {typed.dayCount === 'leap366' && !daysIn(typed).from && (
          <Help hint={fixedWords.counting.needsDay} />
        )}
        <p className={styles.help}>{fixedWords.counting.help}</p>
      </div>
    </Fold>
  )
}

/** What the rate comes to in a year: in effect, or paid out. */
function sayYield(deposit: Deposit | undefined): string {
  const { effectiveYield, payoutYield } = deposit ?? {}
  if (payoutYield !== undefined) return fixedWords.paidOutAYear(formatPercent(payoutYield, 2))
  return effectiveYield === undefined
    ? ''
    : depositsWords.inEffect(formatPercent(effectiveYield, 2))
}
