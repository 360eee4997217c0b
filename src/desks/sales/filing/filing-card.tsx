import { type RefObject, useState, useSyncExternalStore } from 'react'
import { sayMonth } from '../../../core/language/dates'
import { AnswerActions } from '../../../ui/answer/page-answer'
import { Checkbox } from '../../../ui/fields/checkbox'
import { Segmented } from '../../../ui/fields/segmented'
import { Card } from '../../../ui/page/card'
import { changeSeller, sellerSaveStatus } from '../../books/bill/remembered-seller'
import { filings, type Seller, turnovers } from '../../books/bill/seller'
import type { Asked, ReturnAnswer } from '../../books/sales/messages'
import { inputs, type SalesTexts } from '../inputs'
import styles from './filing-card.module.css'
import { useFiledMarks } from './use-filed-marks'
import { returnWords } from './words'

const loadActions = () => import('../share')

const filingChoices = filings.map((value) => ({ value, label: returnWords.filing.filings[value] }))
const turnoverChoices = turnovers.map((value) => ({
  value,
  label: returnWords.filing.turnovers[value],
}))

type FilingCardProps = {
  typed: SalesTexts
  answer: ReturnAnswer
  asked: Asked
  seller: Seller
  cardRef: RefObject<HTMLDivElement | null>
}

/** How often the shop files, and how large it is: kept with it. */
export function FilingCard({ typed, answer, asked, seller, cardRef }: FilingCardProps) {
  const status = useSyncExternalStore(
    sellerSaveStatus.subscribe,
    sellerSaveStatus.read,
    () => 'kept' as const,
  )
  const { isExample } = answer
  const isAbove = seller.turnover === 'above-5-crore'
  return (
    <div ref={cardRef} className={styles.card}>
      <Card
        title={returnWords.filing.heading}
        intro={isExample ? returnWords.filing.introOfExample : returnWords.filing.intro}
      >
        <fieldset disabled={isExample} className={styles.choices}>
          <div className={styles.choice}>
            <span aria-hidden="true">{returnWords.filing.filing}</span>
            <Segmented
              label={returnWords.filing.filing}
              segments={filingChoices}
              value={seller.filing}
              onChoose={(filing) => changeSeller({ filing })}
            />
          </div>
          <div className={styles.choice}>
            <span aria-hidden="true">{returnWords.filing.turnover}</span>
            <Segmented
              label={returnWords.filing.turnover}
              segments={turnoverChoices}
              value={seller.turnover}
              onChoose={(turnover) => changeSeller({ turnover })}
            />
          </div>
          {answer.iff.length > 0 && <SentByIff answer={answer} asked={asked} />}
        </fieldset>
        {isAbove && <p className={styles.note}>{returnWords.filing.eInvoices}</p>}
        {isAbove && seller.filing === 'quarterly' && (
          <p className={styles.note}>{returnWords.filing.quarterlyAbove}</p>
        )}
        {!isExample && status !== 'kept' && (
          <p className={styles.note} role="alert">
            {returnWords.filing.notKept[status]}
          </p>
        )}
        <p className={styles.note}>{returnWords.filing.besides}</p>
        <div className={styles.actions}>
          <AnswerActions inputs={inputs as never} typed={typed} load={loadActions} />
        </div>
      </Card>
    </div>
  )
}

/** By the quarter: the months that went to the portal already. */
function SentByIff({ answer, asked }: Pick<FilingCardProps, 'answer' | 'asked'>) {
  const { mark, unmark } = useFiledMarks()
  /** What was ticked, until the answer to it is here. */
  const [ticked, setTicked] = useState<{ of: object; portalPeriod: string; isSent: boolean }>()
  return (
    <fieldset className={styles.sent}>
      <legend>{returnWords.filing.sentByIff}</legend>
      <div>
        {answer.iff.map(({ portalPeriod, day, isSent }) => {
          const month = sayMonth(day)
          const title = returnWords.title.IFF(month)
          const ofMonth: Asked = { ...asked, period: { kind: 'month', day } }
          const isTicked = ticked?.of === answer.iff && ticked.portalPeriod === portalPeriod
          const tick = async (isSent: boolean) => {
            setTicked({ of: answer.iff, portalPeriod, isSent })
            const write = isSent ? mark : unmark
            const isDone = await write(`IFF ${portalPeriod}`, title, ofMonth)
            if (!isDone) setTicked(undefined)
          }
          return (
            <Checkbox
              key={portalPeriod}
              label={month}
              isChecked={isTicked ? ticked.isSent : isSent}
              onCheck={tick}
            />
          )
        })}
      </div>
      <p>{returnWords.filing.sentByIffHelp}</p>
    </fieldset>
  )
}
