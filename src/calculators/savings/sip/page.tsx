import { toDigits, zero } from '../../../core/decimal'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useDebouncedAnswer } from '../../../ui/deferred/use-debounced-answer'
import { FieldRemark } from '../../../ui/fields/field-rows'
import { TextLink } from '../../../ui/insight/text-link'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { RuledAmount } from '../../../ui/rulers/ruled-amount'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { hrefOf } from '../../addresses'
import type { PageProps } from '../../contract'
import { monthlyAmountRuler } from '../rulers'
import { SavingsPage } from '../savings-page'
import { DurationField, ReturnField } from '../shared/fields'
import { answer, readInputs } from './answer'
import { SUGGESTED_STEP_PERCENT } from './compute'
import { inputs } from './inputs'
import { SipYears } from './sip-years'
import { head } from './view'

const nextCalculators = lazyPart(() =>
  import('../shared/next-calculators').then((part) => part.NextCalculators),
)
const loadActions = () => import('./share')

const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export { head }

export function Page({ others }: PageProps) {
  const { currency, wholeMoney } = useCurrency()
  const typed = usePageInputs(inputs)
  const { change } = inputs
  const reading = readInputs(typed)
  const { now, later } = useDebouncedAnswer(typed, answer)
  // The plan whose value is named leads to that very plan.
  const raised = {
    initial: now.typed.monthly,
    step: toDigits(SUGGESTED_STEP_PERCENT),
    rate: now.typed.rate,
    years: now.typed.years,
    currency: currency.code,
  }

  return (
    <SavingsPage
      inputs={inputs}
      typed={now.typed}
      load={loadActions}
      savings={now.sip}
      plan={{ ...later.plan, stepPercent: zero }}
      years={<SipYears plan={later.plan} sip={later.sip} />}
      howItWorks={<DeferredIsland part={howItWorks} props={{ plan: later.plan, sip: later.sip }} />}
      others={
        <>
          <DeferredIsland
            part={nextCalculators}
            props={{
              sum: later.sip?.futureValue,
              rate: later.typed.rate,
              years: later.typed.years,
            }}
          />
          {others}
        </>
      }
    >
      <RuledAmount
        label="Monthly amount"
        text={typed.monthly}
        onText={(monthly) => change({ monthly })}
        reading={reading.monthly}
        scale={monthlyAmountRuler}
      />
      <ReturnField
        text={typed.rate}
        onText={(rate) => change({ rate })}
        reading={reading.annualRate}
      />
      <DurationField
        text={typed.years}
        onText={(years) => change({ years })}
        reading={reading.years}
      />
      <div>
        <FieldRemark title="Can you raise it every year?">
          {now.raised ? (
            <span key="raised">
              With 10% more each year: <span data-amount>{wholeMoney(now.raised.futureValue)}</span>
              .
            </span>
          ) : (
            <span key="none">Even a small raise counts.</span>
          )}
        </FieldRemark>
        <TextLink href={hrefOf('savings/step-up', raised)}>Try Step-Up SIP</TextLink>
      </div>
    </SavingsPage>
  )
}
