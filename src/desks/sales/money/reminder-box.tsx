import { Copy, Share2 } from 'lucide'
import { type RefObject, Suspense, useState } from 'react'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { lazyPart, loadOrReload, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { useToast } from '../../../ui/tab/toast'
import { upiCode } from '../../books/upi/upi-code'
import { type Reminder, sentReminder } from './reminder'
import styles from './result.module.css'
import { moneyWords } from './words'

// Hardly anyone ever needs it.
const copyByHand = lazyPart(() =>
  import('../../../ui/answer/copy-by-hand').then((part) => part.CopyByHand),
)
/** Here before it is pressed: browsers share only right after a press. */
const picture = { load: () => import('../../books/upi/upi-picture') }

type ReminderBoxProps = {
  reminder: Reminder
  /** Gets the focus when another customer is chosen. */
  title: RefObject<HTMLHeadingElement | null>
}

/** A message to a customer: it is read here, and goes only where the person sends it. */
export function ReminderBox({ reminder, title }: ReminderBoxProps) {
  const showToast = useToast()
  const [isCodeShown, setIsCodeShown] = useState(false)
  const [isByHand, setIsByHand] = useState(false)
  const drawing = useLoadedWhenIdle(picture)
  const { name, text, link, sum, upi } = reminder
  const sent = sentReminder(reminder)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sent)
      showToast(moneyWords.reminder.copied)
    } catch {
      loadOrReload(copyByHand.load).then(
        () => setIsByHand(true),
        () => showToast(moneyWords.reminder.notCopied),
      )
    }
  }

  /** With the code as a picture, where the browser hands out files. */
  const share = async () => {
    if (!navigator.share) return copy()
    try {
      const code = link && (await drawing?.upiPicture(link, moneyWords.reminder.picture))
      const withCode = code ? { text: sent, files: [code] } : undefined
      await navigator.share(withCode && navigator.canShare?.(withCode) ? withCode : { text: sent })
    } catch (error) {
      // Closing the share sheet is a decision, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copy()
    }
  }

  return (
    <section className={styles.reminder} aria-labelledby="reminder-title">
      <h3 ref={title} id="reminder-title" tabIndex={-1}>
        {moneyWords.reminder.title(name)}
      </h3>
      <p className={styles.message} data-amount>
        {text}
      </p>
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={share}>
          <Icon of={Share2} size={18} />
          {moneyWords.reminder.share}
        </Button>
        <Button kind="quiet" onClick={copy}>
          <Icon of={Copy} size={18} />
          {moneyWords.reminder.copy}
        </Button>
        {link && (
          <Button
            kind="quiet"
            aria-expanded={isCodeShown}
            onClick={() => setIsCodeShown(!isCodeShown)}
          >
            {isCodeShown ? moneyWords.reminder.hideCode : moneyWords.reminder.showCode}
          </Button>
        )}
      </div>
      {!link && <p className={styles.quiet}>{moneyWords.reminder.noUpi}</p>}
      {link && isCodeShown && (
        <div className={styles.code}>
          <Suspense>
            <upiCode.Part link={link} label={moneyWords.reminder.code(sum, upi)} />
          </Suspense>
          <p data-amount>{moneyWords.reminder.scan(sum)}</p>
        </div>
      )}
      {isByHand && (
        <Suspense>
          <copyByHand.Part text={sent} onClose={() => setIsByHand(false)} />
        </Suspense>
      )}
    </section>
  )
}
