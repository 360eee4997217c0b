import { useRef } from 'react'
import { sayDate } from '../../../core/language/dates'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { Card, CardNote } from '../../../ui/page/card'
import { Step, Steps } from '../../../ui/page/steps'
import { useSeller } from '../../books/bill/remembered-seller'
import { noSeller } from '../../books/bill/seller'
import { useRightCodes } from '../../books/hsn/right-codes'
import { taxOf } from '../../books/sales/documents'
import type { Asked, ReturnAnswer } from '../../books/sales/messages'
import { portalTool } from '../../books/sales/portal/portal-codes'
import { frameBar } from '../frame-bar'
import type { SalesTexts } from '../inputs'
import { FilingCard } from './filing-card'
import { Gstr3bCard } from './gstr3b-card'
import { HsnCard } from './hsn-card'
import { NotInFileCard } from './not-in-file-card'
import { ReturnResult } from './return-result'
import styles from './return-screen.module.css'
import { heroOf, hindranceOf, rupees, titleOf } from './sentences'
import stepsCardStyles from './steps-card.module.css'
import { ledgerOf } from './table-lines'
import { TablesCard } from './tables-card'
import { useReturnFiles } from './use-return-files'
import { returnWords } from './words'

type ReturnScreenProps = { typed: SalesTexts; answer: ReturnAnswer }

/** What the return of a period wants to know. */
export function ReturnScreen({ typed, answer }: ReturnScreenProps) {
  const kept = useSeller()
  const seller = answer.isExample ? noSeller : kept
  const filingCard = useRef<HTMLDivElement>(null)
  const { kind, from } = answer.period
  const rightCodes = useRightCodes()
  const asked: Asked = {
    period: { kind, day: from },
    seller: kept,
    today: answer.today,
    rightCodes,
  }
  const files = useReturnFiles(asked)
  const hindrance = hindranceOf(answer)
  const ledger = ledgerOf(answer)
  // Of such a period there are no tables.
  const hasTables =
    hindrance !== 'composition' &&
    hindrance !== 'before-this-form' &&
    hindrance !== 'nothing-sold' &&
    answer.documents > 0
  const changeFiling = () => {
    filingCard.current?.scrollIntoView({ block: 'start' })
    filingCard.current?.querySelector('input')?.focus({ preventScroll: true })
  }
  return (
    <PageAnswer
      isExample={answer.isExample}
      inputs={frameBar}
      results={[
        { label: titleOf(answer), value: heroOf(answer) },
        ...(hasTables
          ? [
              { label: returnWords.ledger.value, value: rupees(ledger.value) },
              { label: returnWords.ledger.gst, value: rupees(taxOf(ledger)) },
            ]
          : []),
      ]}
    >
      <ReturnResult
        answer={answer}
        asked={asked}
        hindrance={hindrance}
        ledger={ledger}
        filing={seller.filing}
        onDownload={files.download}
        onChangeFiling={changeFiling}
      />
      {files.isDownloaded && <StepsCard />}
      {hasTables && (
        <>
          <TablesCard answer={answer} files={hindrance ? undefined : files} />
          <NotInFileCard answer={answer} asked={asked} />
          {answer.form !== 'IFF' && (
            <div className={styles.columns}>
              <HsnCard answer={answer} asked={asked} />
              <Gstr3bCard answer={answer} />
            </div>
          )}
        </>
      )}
      <FilingCard
        typed={typed}
        answer={answer}
        asked={asked}
        seller={seller}
        cardRef={filingCard}
      />
    </PageAnswer>
  )
}

/** After a download: where the portal takes the file. */
function StepsCard() {
  return (
    <div role="status" className={stepsCardStyles.card}>
      <Card title={returnWords.steps.heading}>
        <Steps>
          <Step title={returnWords.steps.upload}>{returnWords.steps.uploadSays}</Step>
          <Step title={returnWords.steps.wait}>{returnWords.steps.waitSays}</Step>
          <Step title={returnWords.steps.file}>{returnWords.steps.fileSays}</Step>
        </Steps>
        <CardNote>
          {returnWords.steps.version(portalTool.name, sayDate(portalTool.since))}
          <br />
          {returnWords.steps.notTried}
        </CardNote>
      </Card>
    </div>
  )
}
