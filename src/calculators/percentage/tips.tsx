import { Card } from '../../ui/page/card'
import { Step, Steps } from '../../ui/page/steps'
import { percentageWords } from './words'

/** Tips for the three questions, with an everyday example of each. */
export function Tips() {
  return (
    <Card title={percentageWords.tips.title}>
      <Steps>
        <Step title={percentageWords.tips.numbers}>
          <p>{percentageWords.tips.numbersText}</p>
        </Step>
        <Step title={percentageWords.tips.discount}>
          <p>{percentageWords.tips.discountText()}</p>
        </Step>
        <Step title={percentageWords.tips.marks}>
          <p>{percentageWords.tips.marksText()}</p>
        </Step>
        <Step title={percentageWords.tips.prices}>
          <p>{percentageWords.tips.pricesText()}</p>
        </Step>
      </Steps>
    </Card>
  )
}
