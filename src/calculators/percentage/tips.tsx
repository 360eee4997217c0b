import { Card } from '../../ui/page/card'
import { Step, Steps } from '../../ui/page/steps'

/** Tips for the three questions, with an everyday example of each. */
export function Tips() {
  return (
    <Card title="Usage tips">
      <Steps>
        <Step title="Type full numbers">
          <p>
            Type 100000, not 1L or 1 lakh. A number that you paste may have commas, spaces, a ₹ or
            words such as 1 lakh.
          </p>
        </Step>
        <Step title="Discount or tax">
          <p>
            Use the first card. 15% of 2,000 is <b>300.00</b>, so you pay 1,700.
          </p>
        </Step>
        <Step title="Marks or shares">
          <p>
            Use the second card. 45 out of 60 is <b>75.0%</b>.
          </p>
        </Step>
        <Step title="Price rise or fall">
          <p>
            Use the third card. From 80 to 100 is <b>25.0%</b> up, but from 100 back to 80 is{' '}
            <b>20.0%</b> down: each is counted on its own starting price.
          </p>
        </Step>
      </Steps>
    </Card>
  )
}
