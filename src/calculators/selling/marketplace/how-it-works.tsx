import { decimalFrom, hundred, round, subtract } from '../../../core/decimal'
import { plainMoney } from '../../../core/format'
import { Card, CardNote } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { collectsTcs, sayPercent } from '../shared/order/terms'
import { calculationSteps } from './calculation-steps'
import type { OrderAnswer } from './compute'
import { LARGEST_DRAWN } from './price-chart'
import { deepestDrop } from './result-words'

/** An order from its price to its profit with the person's own numbers. */
export function HowItWorks({ orderInputs, results }: Pick<OrderAnswer, 'orderInputs' | 'results'>) {
  const { money } = useCurrency()
  if (!results) {
    return (
      <Card title="How it works">
        <CardNote>These amounts are too large to work with.</CardNote>
      </Card>
    )
  }
  const { order } = results
  const kept = sayPercent(round(order.keptPercent, 2))
  const steps = calculationSteps(orderInputs, order)
  return (
    <Card
      title="How it works"
      intro={
        order.keptPercent === hundred
          ? 'One order, with your numbers.'
          : `One order sent out, with your numbers: ${kept} are kept.`
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
    ? `Just above ${plainMoney(drop.at, currency.symbol)} an order brings ${money(subtract(drop.before, drop.after), 2)} less.`
    : 'Where fees go by price, a slightly higher price can leave you much less.'
  const passing = `The ${gst || 'GST'} in the price passes through you. Profit is counted without it.`
  return (
    <Card title="Before you trust a fee card">
      <Steps>
        <Step title="It is an example">
          <p>Marketplaces change fees about twice a year. Type the rates of your category.</p>
        </Step>
        {registration === 'registered' ? (
          <Step title="GST is not your money">
            <p key={passing} data-amount>
              {passing}
            </p>
          </Step>
        ) : (
          <Step title="GST is a cost to you">
            <p>
              What you pay on fees, ads and goods does not come back. Profit is counted after it.
            </p>
          </Step>
        )}
        <Step title="Held back is not lost">
          <p>
            {collectsTcs(orderInputs.terms)
              ? 'TCS comes back in the GST ledger, TDS with the income tax return.'
              : 'TDS comes back with the income tax return.'}
          </p>
        </Step>
        <Step title="A jump is a trap">
          <p key={trap} data-amount>
            {trap}
          </p>
        </Step>
      </Steps>
    </Card>
  )
}
