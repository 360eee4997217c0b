import { Plus } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePageAnswer } from '../../../ui/answer/page-answer'
import { CurrencySelect } from '../../../ui/fields/currency-select'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { DownloadButtons } from '../../../ui/tables/download-buttons'
import type { Compared, Offer } from './compute'
import {
  inputs,
  type Letter,
  lettersIn,
  type OfferReading,
  type Typed,
  withOfferRestored,
  withoutOffer,
} from './inputs'
import { OfferColumn, TenureUnit } from './offer-column'
import styles from './offer-sheet.module.css'
import { gstOnFeeLabel, nameOf, resultRows } from './sentences'
import { compareWords } from './words'

type OfferSheetProps = {
  typed: Typed
  reading: Record<Letter, OfferReading>
  /** The results, which may be a moment behind what is typed. */
  answer: { offers: readonly Offer[]; compared: readonly Compared[]; typed: Typed }
}

/**
 * The offers side by side: their fields, and below a line their results. Wide screens show a column
 * for each offer; small ones a list in which one offer is open, and the results below it. The markup
 * is the same, offer by offer; the style sheet places it.
 */
export function OfferSheet({ typed, reading, answer }: OfferSheetProps) {
  const { inputCard } = usePageAnswer()
  const showToast = useToast()
  const grid = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Letter | undefined>('A')
  const shown = lettersIn(typed)

  const focus = (selector: string) =>
    [...(grid.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
      .find((control) => control.checkVisibility())
      ?.focus()
  const offerSelector = (letter: Letter) => `[data-letter=${letter}] :is(button, input)`

  /** Opens or closes an offer and scrolls, so that the pressed button keeps its place on the screen. */
  const toggle = (letter: Letter, opener: HTMLElement | null) => {
    const before = opener?.getBoundingClientRect().top ?? 0
    flushSync(() => setOpen(open === letter ? undefined : letter))
    const moved = (opener?.getBoundingClientRect().top ?? 0) - before
    scrollBy({ top: moved, behavior: 'instant' })
    opener?.focus()
  }

  const add = () => {
    flushSync(() => {
      inputs.change({ hasThird: 'yes' })
      setOpen('C')
    })
    focus(offerSelector('C'))
  }

  const remove = (letter: Letter) => {
    flushSync(() => {
      inputs.change(withoutOffer(inputs.read(), letter))
      setOpen(undefined)
    })
    focus('[data-add]')
    const undo = () => inputs.change(withOfferRestored(inputs.read(), letter))
    showToast(compareWords.sheet.removed(nameOf({ letter })), undoBy({ run: undo }))
  }

  return (
    <section ref={inputCard} className={styles.sheet} aria-label={compareWords.sheet.title}>
      <div ref={grid} className={styles.grid} data-count={shown.length}>
        <header className={styles.title}>
          <h2>{compareWords.sheet.title}</h2>
          <p>{compareWords.sheet.intro}</p>
        </header>
        <RowLabel row="amount" name={compareWords.sheet.amount}>
          <div className={styles.currency}>
            <CurrencySelect />
          </div>
        </RowLabel>
        <RowLabel row="rate" name={compareWords.sheet.rate} />
        <RowLabel
          row="method"
          name={compareWords.sheet.method}
          note={compareWords.sheet.methodNote}
        />
        <RowLabel row="tenure" name={compareWords.sheet.tenure}>
          <TenureUnit typed={typed} />
        </RowLabel>
        <RowLabel row="fee" name={compareWords.sheet.fee} note={compareWords.sheet.feeNote} />
        <RowLabel row="gst" name={gstOnFeeLabel} />
        <RowLabel row="other" name={compareWords.sheet.other} note={compareWords.sheet.otherNote} />
        <h2 className={styles.sideBySide}>{compareWords.sheet.sideBySide}</h2>
        {resultRows.map(({ row, name }) => (
          <p key={row} className={styles.resultLabel} data-row={row} aria-hidden="true">
            {name}
          </p>
        ))}
        {shown.map((letter) => (
          <OfferColumn
            key={letter}
            letter={letter}
            typed={typed}
            reading={reading[letter]}
            answer={answer}
            isOpen={open === letter}
            onToggle={(opener) => toggle(letter, opener)}
            onRemove={shown.length > 2 ? () => remove(letter) : undefined}
          />
        ))}
        {shown.length < 3 && (
          <div className={styles.add}>
            <Button kind="secondary" onClick={add} data-add>
              <Icon of={Plus} size={18} />
              {compareWords.sheet.add}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <p>{compareWords.sheet.note}</p>
        <DownloadButtons
          load={() => import('./export')}
          sheet={(file, currencyCode) => file.offersSheet({ ...answer, currencyCode })}
        />
      </div>
    </section>
  )
}

type RowLabelProps = { row: string; name: string; note?: string; children?: ReactNode }

/** The visible name of a row. It is hidden from screen readers, because every field has its own label. */
function RowLabel({ row, name, note, children }: RowLabelProps) {
  return (
    <div className={styles.label} data-row={row}>
      <p aria-hidden="true">
        {name}
        {note && <small>{note}</small>}
      </p>
      {children}
    </div>
  )
}
