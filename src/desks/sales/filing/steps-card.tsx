import { sayMonth } from '../../../core/language/dates'
import { Card, CardNote } from '../../../ui/page/card'
import { Step, Steps } from '../../../ui/page/steps'
import { portalTool } from '../../books/sales/portal/portal-codes'
import styles from './steps-card.module.css'
import { returnWords } from './words'

/** After a download: where the portal takes the file. */
export function StepsCard() {
  return (
    <div role="status" className={styles.card}>
      <Card title={returnWords.steps.heading}>
        <Steps>
          <Step title={returnWords.steps.upload}>{returnWords.steps.uploadSays}</Step>
          <Step title={returnWords.steps.wait}>{returnWords.steps.waitSays}</Step>
          <Step title={returnWords.steps.file}>{returnWords.steps.fileSays}</Step>
        </Steps>
        <CardNote>
          {returnWords.steps.version(portalTool.name, sayMonth(portalTool.since))}
          <br />
          {returnWords.steps.notTried}
        </CardNote>
      </Card>
    </div>
  )
}
