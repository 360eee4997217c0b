import { useDeferredValue, useMemo, useRef } from 'react'
import { monthsOf, scheduleOf, type TermUnit } from '../../core/annuity'
import { toDigits } from '../../core/decimal'
import { groupDigits, sayAmount } from '../../core/format'
import { readNumber } from '../../core/parse'
import { Announcement } from '../../ui/announcement'
import { Columns } from '../../ui/columns'
import { useCurrency } from '../../ui/currency'
import { FieldRows } from '../../ui/field-rows'
import { amountHint, rangeHint } from '../../ui/hints'
import { Ledger, LedgerHead, LedgerRow } from '../../ui/ledger'
import { NumberField } from '../../ui/number-field'
import { PageActions } from '../../ui/page-actions'
import { PageHead } from '../../ui/page-head'
import { pageInputs, usePageInputs } from '../../ui/page-inputs'
import { type CalculatorPageProps, PageLinks } from '../../ui/page-links'
import { ResultBars } from '../../ui/result-bars'
import { ResultCard } from '../../ui/result-card'
import { RuledField } from '../../ui/ruled-field'
import { sayCount, yearlyRateRuler, yearsRuler } from '../../ui/rulers'
import { Segmented } from '../../ui/segmented'
import { useSettled } from '../../ui/use-settled'
import { BalanceCard } from './balance-card'
import { computeLoan, convertTenure, type FeeKind } from './compute'
import { HowItWorks } from './how-it-works'
import { LoanDonut } from './loan-donut'
import { loanMeta } from './meta'
import styles from './page.module.css'
import { loanAmountRuler, monthsRuler } from './rulers'
import { ScheduleCard } from './schedule-card'

const tenureUnits = [
  { value: 'years', label: 'Years' },
  { value: 'months', label: 'Months' },
] as const

const feeKinds = [
  { value: 'none', label: 'None' },
  { value: 'percent', label: '%' },
  { value: 'fixed', label: 'Fixed' },
] as const

const inputs = pageInputs(
  'loan',
  {
    amount: '5,00,000',
    rate: '10',
    tenure: '5',
    tenureUnit: 'years' as TermUnit,
    feeKind: 'none' as FeeKind,
    fee: '0',
    start: '',
  },
  { tenureUnit: ['years', 'months'], feeKind: ['none', 'percent', 'fixed'] },
)

const FEE_HELP = 'Paid once, not part of the EMI'

const changeStart = (start: string) => inputs.change({ start })

/** The inputs as they were typed, read. */
const readInputs = (typed: typeof inputs.defaults) => ({
  principal: readNumber(typed.amount),
  annualRate: readNumber(typed.rate),
  tenure: readNumber(typed.tenure),
  fee: readNumber(typed.fee),
})

export function Page({ others }: CalculatorPageProps) {
  const { currency, wholeMoney } = useCurrency()
  const typed = usePageInputs(inputs)
  const { change } = inputs
  const inputCard = useRef<HTMLElement>(null)
  const resultCard = useRef<HTMLElement>(null)

  const reading = readInputs(typed)
  const settled = useSettled(typed)
  const loan = useMemo(() => {
    const { principal, annualRate, tenure, fee } = readInputs(settled)
    return computeLoan({
      principal: principal.value,
      annualRate: annualRate.value,
      tenure: tenure.value,
      tenureUnit: settled.tenureUnit,
      feeKind: settled.feeKind,
      fee: fee.value,
    })
  }, [settled])
  const schedule = useMemo(() => (loan ? scheduleOf(loan) : []), [loan])
  // The long parts of the page follow a moment later, so that typing stays fluent.
  const shown = useDeferredValue(useMemo(() => ({ loan, schedule }), [loan, schedule]))

  const emi = wholeMoney(loan?.emi)
  const totalInterest = wholeMoney(loan?.totalInterest)
  const totalPayment = wholeMoney(loan?.totalPayment)
  const results = [
    { label: 'Monthly EMI', value: emi },
    { label: 'Total Interest', value: totalInterest },
    { label: 'Total Payment', value: totalPayment },
  ]
  const processingFee = settled.feeKind === 'none' ? 'None' : wholeMoney(loan?.processingFee)

  const isInYears = typed.tenureUnit === 'years'
  const feeHint = typed.feeKind === 'none' ? undefined : amountHint(reading.fee)

  return (
    <>
      <PageHead {...loanMeta} />
      <Columns parts="5:7">
        <div className={styles.inputs}>
          <FieldRows ref={inputCard}>
            <RuledField
              label="Loan amount"
              money="chooser"
              text={typed.amount}
              onText={(amount) => change({ amount })}
              reading={reading.principal}
              helper={sayAmount(reading.principal.value, currency.symbol)}
              hint={amountHint(reading.principal)}
              scale={loanAmountRuler}
              say={() => sayAmount(reading.principal.value, currency.symbol)}
            />
            <RuledField
              label="Interest rate (% p.a.)"
              size="percent"
              unit="%"
              text={typed.rate}
              onText={(rate) => change({ rate })}
              reading={reading.annualRate}
              helper="On the reducing balance"
              hint={rangeHint(reading.annualRate, 0, 30, 'Typical rates are 0–30% p.a.')}
              scale={yearlyRateRuler}
              say={(text) => `${text}%`}
            />
            <RuledField
              label="Tenure"
              size="count"
              text={typed.tenure}
              onText={(tenure) => change({ tenure })}
              reading={reading.tenure}
              helper={emiCount(monthsOf(reading.tenure.value, typed.tenureUnit))}
              hint={
                isInYears
                  ? rangeHint(reading.tenure, 1, 40, 'Typical tenure is 1–40 years')
                  : rangeHint(reading.tenure, 1, 480, 'Typical tenure is 12–480 months')
              }
              scale={isInYears ? yearsRuler : monthsRuler}
              say={(text) => sayCount(text, isInYears ? 'year' : 'month')}
              beside={
                <Segmented
                  label="Tenure in"
                  segments={tenureUnits}
                  value={typed.tenureUnit}
                  onChoose={(tenureUnit) => {
                    if (tenureUnit === typed.tenureUnit) return
                    const tenure = convertTenure(reading.tenure.value, tenureUnit)
                    change({ tenureUnit, tenure: groupDigits(toDigits(tenure)) })
                  }}
                />
              }
            />
            <div>
              <p className={styles.feeLabel} aria-hidden="true">
                Processing fee
              </p>
              <div className={styles.fee}>
                <Segmented
                  label="Processing fee"
                  segments={feeKinds}
                  value={typed.feeKind}
                  onChoose={(feeKind) => change({ feeKind })}
                />
                <NumberField
                  label="Processing fee value"
                  size="bare"
                  {...(typed.feeKind === 'fixed' && { money: 'symbol' })}
                  {...(typed.feeKind === 'percent' && { unit: '%' })}
                  text={typed.fee}
                  onText={(fee) => change({ fee })}
                  helper={FEE_HELP}
                  hint={feeHint}
                  disabledReason={typed.feeKind === 'none' ? 'No fee' : undefined}
                />
              </div>
              <p className={styles.feeHelp} aria-hidden="true">
                {feeHint ?? FEE_HELP}
              </p>
            </div>
          </FieldRows>
        </div>

        <ResultCard
          ref={resultCard}
          label="Monthly EMI"
          figure={emi}
          symbol={currency.symbol}
          caption={captionFor(loan?.months, settled.tenureUnit)}
        >
          <div className={styles.answer}>
            <LoanDonut loan={loan} />
            <div className={styles.page}>
              <Ledger>
                <LedgerHead />
                <LedgerRow label="Loan amount" value={wholeMoney(loan?.principal)} swatch="neel" />
                <LedgerRow label="Total Interest" value={totalInterest} swatch="haldi" />
                <LedgerRow kind="total" label="Total Payment" value={totalPayment} />
                <LedgerRow label="Processing Fee" value={processingFee} />
              </Ledger>
            </div>
          </div>
          <PageActions inputs={inputs} name="Loan EMI" results={results} />
        </ResultCard>
      </Columns>

      <BalanceCard {...shown} />
      <Columns parts="7:5">
        <ScheduleCard {...shown} start={typed.start} onStart={changeStart} />
        <HowItWorks loan={shown.loan} tenureUnit={settled.tenureUnit} />
      </Columns>
      <PageLinks links={others} wide />

      <ResultBars results={results} inputs={inputCard} result={resultCard} />
      <Announcement text={results.map(({ label, value }) => `${label} ${value}`).join(', ')} />
    </>
  )
}

const emiCount = (months: number | undefined) =>
  months === undefined
    ? undefined
    : `${groupDigits(String(months))} ${months === 1 ? 'EMI' : 'EMIs'}`

/** @example captionFor(60, 'years') // 'every month for 5 years' */
function captionFor(months: number | undefined, unit: 'years' | 'months'): string {
  if (months === undefined) return 'too large to work out'
  if (months === 0) return 'Enter a tenure to see the EMI.'
  const count = unit === 'years' && months % 12 === 0 ? months / 12 : months
  const word = count === months ? 'month' : 'year'
  return `every month for ${count} ${word}${count === 1 ? '' : 's'}`
}
