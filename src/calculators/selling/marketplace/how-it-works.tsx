import { hundred, round } from '../../../core/decimal'
import { Card, CardNote } from '../../../ui/page/card'
import { Answer, Step, Steps, Working } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { sayPercent } from '../shared/market/say'
import type { Answer as OrderAnswer } from './answer'
import { workingOf } from './working'

/** An order from its price to its profit with the person's own numbers. */
export function HowItWorks({ asked, answered }: Pick<OrderAnswer, 'asked' | 'answered'>) {
  const { money } = useCurrency()
  if (!answered) {
    return (
      <Card title="How it works">
        <CardNote>These amounts are too large to work with.</CardNote>
      </Card>
    )
  }
  const { order } = answered
  const kept = sayPercent(round(order.keptPercent, 2))
  const steps = workingOf(asked, order)
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
        {steps.map(({ title, working, sign, result, sentence, note }, index) => (
          <Step key={title} title={title}>
            {sentence ? (
              <p>{sentence}</p>
            ) : (
              <Working large>
                {working}{' '}
                {index === steps.length - 1 ? (
                  <>
                    <b>{sign}</b>&nbsp;<Answer>{money(result, 2)}</Answer>
                  </>
                ) : (
                  <b>
                    {sign}&nbsp;{money(result, 2)}
                  </b>
                )}
              </Working>
            )}
            {note && <p>{note}</p>}
          </Step>
        ))}
      </Steps>
    </Card>
  )
}
