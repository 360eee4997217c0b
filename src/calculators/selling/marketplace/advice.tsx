import { decimalFrom, subtract } from '../../../core/decimal'
import { plainMoney } from '../../../core/format'
import { Card } from '../../../ui/page/card'
import { Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { collectsTcs } from '../shared/order/terms'
import type { Answer } from './answer'
import { LARGEST_DRAWN } from './price-window'
import { deepestDrop } from './price-words'

const everyPrice = { from: decimalFrom(0), to: LARGEST_DRAWN }

/** What to think of before a fee card is trusted, with the person's own figures where they help. */
export function Advice({ asked, answered }: Pick<Answer, 'asked' | 'answered'>) {
  const { currency, money } = useCurrency()
  const { registration } = asked.terms
  const gst = answered && answered.order.outputGst > 0n ? money(answered.order.outputGst, 2) : ''
  const drop = answered && deepestDrop(answered.prepared, everyPrice)
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
            {collectsTcs(asked.terms)
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
