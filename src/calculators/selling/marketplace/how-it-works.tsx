import { decimalFrom, hundred, round, subtract } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { collectsTcs, sayPercent } from '../../../desks/market/order/terms'
import { Card, CardNote } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import { calculationSteps } from './calculation-steps'
import type { OrderAnswer } from './compute'
import { LARGEST_DRAWN } from './price-chart'
import { deepestDrop } from './result-sentences'
import { marketplaceWords } from './words'

/** An order from its price to its profit with the person's own numbers. */
export function HowItWorks({ orderInputs, results }: Pick<OrderAnswer, 'orderInputs' | 'results'>) {
  const { money } = useCurrency()
  if (!results) {
    return (
      <Card title={uiWords.page.howItWorks}>
        <CardNote>{marketplaceWords.tooLarge}</CardNote>
      </Card>
    )
  }
  const { order } = results
  const kept = sayPercent(round(order.keptPercent, 2))
  const steps = calculationSteps(orderInputs, order)
  return (
    <Card
      title={uiWords.page.howItWorks}
      intro={
        order.keptPercent === hundred
          ? marketplaceWords.howItWorks.intro
          : marketplaceWords.howItWorks.introKept(kept)
      }
    >
      <Steps>
        {steps.map(({ title, calculation, sign, result, sentence, note }, index) => (
          <Step key={title} title={title}>
            {sentence ? (
              <p>{sentence}</p>
            ) : (
              <CalculationLine large>
                {calculation}{' '}
                {index === steps.length - 1 ? (
                  <>
                    <b>{sign}</b>&nbsp;<Answer>{money(result, 2)}</Answer>
                  </>
                ) : (
                  <b>
                    {sign}&nbsp;{money(result, 2)}
                  </b>
                )}
              </CalculationLine>
            )}
            {note && <p>{note}</p>}
          </Step>
        ))}
      </Steps>
    </Card>
  )
}

const everyPrice = { from: decimalFrom(0), to: LARGEST_DRAWN }

/** Advice about fee cards, with the person's own figures where they help. */
export function Advice({ orderInputs, results }: Pick<OrderAnswer, 'orderInputs' | 'results'>) {
  const { currency, money } = useCurrency()
  const { registration } = orderInputs.terms
  const gst = results && results.order.outputGst > 0n ? money(results.order.outputGst, 2) : ''
  const drop = results && deepestDrop(results.prepared, everyPrice)
  const trap = drop
    ? marketplaceWords.advice.jumpAt(
        plainMoney(drop.at, currency.symbol),
        money(subtract(drop.before, drop.after), 2),
      )
    : marketplaceWords.advice.jumpText
  const passing = gst
    ? marketplaceWords.advice.gstPassesAmount(gst)
    : marketplaceWords.advice.gstPassesText
  return (
    <Card title={marketplaceWords.advice.title}>
      <Steps>
        <Step title={marketplaceWords.advice.example}>
          <p>{marketplaceWords.advice.exampleText}</p>
        </Step>
        {registration === 'registered' ? (
          <Step title={marketplaceWords.advice.gstPasses}>
            <p key={passing} data-amount>
              {passing}
            </p>
          </Step>
        ) : (
          <Step title={marketplaceWords.advice.gstCosts}>
            <p>{marketplaceWords.advice.gstCostsText}</p>
          </Step>
        )}
        <Step title={marketplaceWords.advice.heldBack}>
          <p>
            {collectsTcs(orderInputs.terms)
              ? marketplaceWords.advice.tcsAndTdsBack
              : marketplaceWords.advice.tdsBack}
          </p>
        </Step>
        <Step title={marketplaceWords.advice.jump}>
          <p key={trap} data-amount>
            {trap}
          </p>
        </Step>
      </Steps>
    </Card>
  )
}
