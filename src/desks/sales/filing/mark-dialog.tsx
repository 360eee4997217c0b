import { useId } from 'react'
import { sayDate } from '../../../core/language/dates'
import { ListDialog, useListDialog } from '../../../ui/dialogs/list-dialog'
import { Button } from '../../../ui/page/button'
import type { ReturnAnswer } from '../../books/sales/messages'
import { sayPeriod } from '../sentences'
import styles from './mark-dialog.module.css'
import { sayWhyLeftOut, titleOf } from './sentences'
import { returnWords } from './words'

/** Whether marking a return as filed is asked about first: its period is not over, or its file lacks bills. */
export const isAskedFirst = (answer: ReturnAnswer): boolean =>
  isNotOver(answer) || answer.documentsToMend > 0

const isNotOver = ({ today, period }: ReturnAnswer): boolean => today <= period.to

type MarkDialogProps = { answer: ReturnAnswer; onMark(): void; onClose(): void }

/** Says what the file of a return lacks before the return is marked as filed. */
export function MarkDialog({ answer, onMark, onClose }: MarkDialogProps) {
  const list = useListDialog({ onClose })
  const { period, documentsToMend } = answer
  const leftOut = answer.notInFile.rows.filter(({ why }) => why === 'to-mend')
  const more = documentsToMend - leftOut.length
  const words = returnWords.markFirst
  const mark = () => {
    list.close()
    onMark()
  }
  return (
    <ListDialog
      list={list}
      id={useId()}
      title={words.title(titleOf(answer))}
      className={styles.dialog}
    >
      {isNotOver(answer) && <p>{words.notOver(sayPeriod(period), sayDate(period.to))}</p>}
      {documentsToMend > 0 && (
        <>
          <p>{words.leftOut(documentsToMend)}</p>
          <ul className={styles.leftOut}>
            {leftOut.map((line) => (
              <li key={line.id}>
                <b>{line.number || returnWords.noNumber}</b> {line.buyer || returnWords.walkIn}
                <br />
                {sayWhyLeftOut(line, period)}
              </li>
            ))}
            {more > 0 && <li>{words.more(more)}</li>}
          </ul>
        </>
      )}
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={list.close}>
          {words.notYet}
        </Button>
        <Button kind="primary" onClick={mark}>
          {words.mark}
        </Button>
      </div>
    </ListDialog>
  )
}
