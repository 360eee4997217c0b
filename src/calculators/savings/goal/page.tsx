import { sum, toApproximate } from '../../../core/decimal'
import { plainMoney } from '../../../core/format'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useDebouncedAnswer } from '../../../ui/deferred/use-debounced-answer'
import { AnswerField } from '../../../ui/fields/answer-field'
import { FieldRows } from '../../../ui/fields/field-rows'
import { amountHint, rangeHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { Columns } from '../../../ui/page/card'
import { RuledAmount } from '../../../ui/rulers/ruler'
import { largeAmountRuler, yearlyRateRuler, yearsRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import type { PageProps } from '../../contract'
import { DurationField, ReturnField } from '../shared/fields'
import { sayUnraised, stepOf } from '../shared/step'
import { StepField, useStepRow } from '../shared/step-field'
import { answer, readInputs } from './answer'
import { type GoalFind, planIn } from './compute'
import { CountingFold } from './counting-fold'
import { GoalResult } from './goal-result'
import { GoalYears } from './goal-years'
import { inputs } from './inputs'
import styles from './page.module.css'
import { head } from './view'
import { foundNames, heroOf, sayFound } from './words'

const finds = (Object.keys(foundNames) as GoalFind[]).map((value) => ({
  value,
  label: foundNames[value],
}))

const nextCalculators = lazyPart(() =>
  import('./next-calculators').then((part) => part.NextCalculatorsOfGoal),
)
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export { head }

export function Page({ others }: PageProps) {
  const { currency, wholeMoney } = useCurrency()
  const typed = usePageInputs(inputs)
  const { change } = inputs
  const reading = readInputs(typed)
  const { now, later } = useDebouncedAnswer(typed, answer)

  const { find, stepKind } = now.typed
  const plan = planIn(now.outcome)
  const hero = heroOf(now, (value) => plainMoney(value, currency.symbol), wholeMoney)
  /** The row of what is looked for; for a moment the answer may belong to another row or kind. */
  const isAnswered = find === typed.find && (find !== 'stepUp' || stepKind === typed.stepKind)
  const foundRow = {
    value: isAnswered ? (plan ? sayFound(now.asked, plan, wholeMoney) : hero.value) : '',
  }
  const secondYear = plan?.years[1]
  const stepRow = useStepRow({ typed, change })
  const { stepPercent, stepAmount } = stepOf(typed)

  return (
    <PageAnswer
      results={[
        { label: foundNames[find], value: hero.value },
        ...(plan
          ? [
              { label: "Goal in that year's money", value: wholeMoney(plan.goalThen) },
              { label: 'Total Invested', value: wholeMoney(plan.invested) },
              { label: 'Estimated Returns', value: wholeMoney(plan.returns) },
            ]
          : []),
      ]}
    >
      <Columns parts="5:7">
        <FieldRows spacing="compact">
          <div className={styles.find}>
            <p aria-hidden="true">Find</p>
            <Segmented
              wide
              label="Find"
              segments={finds}
              value={typed.find}
              onChoose={(find) => change({ find })}
            />
          </div>
          <RuledAmount
            label="Goal"
            text={typed.goal}
            onText={(goal) => change({ goal })}
            reading={reading.goal}
            scale={largeAmountRuler}
          />
          <NumberField
            label="Inflation (%)"
            size="percent"
            unit="%"
            text={typed.inflation}
            onText={(inflation) => change({ inflation })}
            helper={
              reading.inflation.value === 0n
                ? 'The goal is the sum itself'
                : "The goal is in today's money"
            }
            hint={rangeHint(reading.inflation, 0, 15, 'Typical inflation is 0–15% a year.')}
          />
          {typed.find === 'monthly' ? (
            <AnswerField {...foundRow} label="Monthly amount" />
          ) : (
            <NumberField
              label="Monthly amount"
              money="symbol"
              text={typed.monthly}
              onText={(monthly) => change({ monthly })}
              helper="In the first year"
              hint={amountHint(reading.monthly)}
            />
          )}
          <div className={styles.step}>
            {typed.find === 'stepUp' ? (
              <AnswerField
                {...foundRow}
                {...stepRow}
                ruler={{
                  scale: stepRow.scale,
                  value: plan ? toApproximate(sum(plan.stepPercent, plan.stepAmount)) : 0,
                }}
              />
            ) : (
              <StepField
                typed={typed}
                change={change}
                reading={reading}
                helper={
                  stepPercent === 0n && stepAmount === 0n
                    ? sayUnraised(typed.stepKind)
                    : isAnswered && secondYear
                      ? `${wholeMoney(secondYear.monthly)} a month in year 2`
                      : 'First raised in year 2'
                }
              />
            )}
          </div>
          {typed.find === 'return' ? (
            <AnswerField
              {...foundRow}
              label="Expected annual return (%)"
              ruler={{ scale: yearlyRateRuler, value: plan ? toApproximate(plan.annualRate) : 0 }}
            />
          ) : (
            <ReturnField
              text={typed.rate}
              onText={(rate) => change({ rate })}
              reading={reading.annualRate}
            />
          )}
          {typed.find === 'duration' ? (
            <AnswerField
              {...foundRow}
              label="Duration (years)"
              ruler={{ scale: yearsRuler, value: (plan?.months ?? 0) / 12 }}
            />
          ) : (
            <DurationField
              text={typed.years}
              onText={(years) => change({ years })}
              reading={reading.years}
            />
          )}
          <NumberField
            label="Lump sum today"
            money="symbol"
            text={typed.lump}
            onText={(lump) => change({ lump })}
            helper="Optional"
            hint={amountHint(reading.lumpSum)}
          />
          <CountingFold typed={typed} change={change} />
        </FieldRows>
        <GoalResult answered={now} typed={now.typed} hero={hero} />
      </Columns>

      <Columns parts="7:5">
        <GoalYears answered={later} />
        <DeferredIsland part={howItWorks} props={{ answered: later }} />
      </Columns>
      <DeferredIsland
        part={nextCalculators}
        props={{ answered: later, years: later.typed.years }}
      />
      {others}
    </PageAnswer>
  )
}
