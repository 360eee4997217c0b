import { memo } from 'react'
import { hrefOf } from '../../../addresses'
import type { PageProps, ViewHead } from '../../../contract'
import { toDigits, zero } from '../../../core/money/decimal'
import type { Savings } from '../../../core/savings/plan'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-debounced-answer'
import { FieldRemark } from '../../../ui/fields/field-rows'
import { TextLink } from '../../../ui/page/text-link'
import { RuledAmount } from '../../../ui/rulers/ruler'
import { monthlyAmountRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { DurationField, ReturnField } from '../shared/fields'
import { SavingsPage } from '../shared/savings-page'
import { savingsWords } from '../shared/words'
import { YearsCard } from '../shared/years-card'
import { answer, type SipInputs, SUGGESTED_STEP_PERCENT } from './compute'
import { inputs } from './inputs'
import { sipWords } from './words'

// What the page loads later.
const calculator = { inputs, answer, loadActions: () => import('./share') }
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export const head: ViewHead = {
  heading: sipWords.heading,
  intro: sipWords.intro,
  title: sipWords.title,
  description: sipWords.description,
}

export function Page({ others }: PageProps) {
  const { currency, wholeMoney } = useCurrency()
  const { isExample, now, later, actions } = useAnsweredPage(calculator)
  // The link opens Step-Up SIP with the plan whose value is shown.
  const stepUpInputs = {
    initial: now.typed.monthly,
    step: toDigits(SUGGESTED_STEP_PERCENT),
    rate: now.typed.rate,
    years: now.typed.years,
    currency: currency.code,
  }

  return (
    <SavingsPage
      isExample={isExample}
      actions={actions}
      savings={now.sip}
      plan={{ ...later.plan, stepPercent: zero }}
      years={<SipYears plan={later.plan} sip={later.sip} />}
      howItWorks={<DeferredIsland part={howItWorks} props={{ plan: later.plan, sip: later.sip }} />}
      later={{ savings: later.sip, typed: later.typed }}
      others={others}
    >
      <RuledAmount
        of={inputs}
        name="monthly"
        label={savingsWords.monthlyAmount}
        scale={monthlyAmountRuler}
      />
      <ReturnField of={inputs} />
      <DurationField of={inputs} />
      <div>
        <FieldRemark title={sipWords.canYouRaise}>
          {now.raised ? (
            <span key="raised">{sipWords.raised(wholeMoney(now.raised.futureValue))}</span>
          ) : (
            <span key="none">{sipWords.evenSmall}</span>
          )}
        </FieldRemark>
        <TextLink href={hrefOf('savings/step-up', stepUpInputs)}>{sipWords.tryStepUp}</TextLink>
      </div>
    </SavingsPage>
  )
}

type SipYearsProps = { plan: SipInputs; sip: Savings | undefined }

/** Renders only when its props change, because the table is long. */
const SipYears = memo(function SipYears({ plan, sip }: SipYearsProps) {
  return (
    <YearsCard
      savings={sip}
      name="sip"
      title={sipWords.yearByYear}
      inputs={[
        { label: savingsWords.monthlyAmount, value: plan.monthly, suffix: '' },
        { label: savingsWords.annualReturn, value: plan.annualRate, suffix: 'pct' },
        { label: savingsWords.duration, value: plan.years, suffix: 'y' },
      ]}
      caption={sipWords.yearsCaption}
      note={sipWords.yearsNote}
    />
  )
})
