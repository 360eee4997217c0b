import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { countOf } from '../../../../core/format'
import { Button } from '../../../../ui/page/button'
import { useToast } from '../../../../ui/tab/toast'
import { billFields } from '../fields'
import { type PastedRows, pasteRows, saySkipped } from '../paste-rows'
import { emptyRow } from '../read-row'
import { appendRows } from '../store'
import styles from './paste-dialog.module.css'

type PasteDialogProps = {
  /** What was pasted into the bill, if it was. */
  pasted: string
  room: number
  onClose(): void
}

/** Laying out more than that line by line keeps browsers busy for seconds, and nobody reads it. */
const LONGEST_IN_FIELD = 50_000
const BEGINNING = 2_000
const ROWS_IN_PREVIEW = 5
/** More than anyone puts right by hand; all of them would keep the browser busy. */
const SKIPPED_IN_VIEW = 50

/** Shows what is understood of a pasted table before any of it is on the bill. */
export function PasteDialog({ pasted, room, onClose }: PasteDialogProps) {
  const showToast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(pasted)
  // A sheet of many thousand rows takes a moment, and keys are not to wait for it.
  const settledText = useDeferredValue(text)
  const read = useMemo(
    () => pasteRows(settledText, { rate: emptyRow.rate, room }),
    [settledText, room],
  )
  const { rows, skipped } = read

  const isLong = text.length > LONGEST_IN_FIELD

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => takeLongTexts(field.current, setText), [])

  const startAgain = () => {
    setText('')
    field.current?.focus()
  }

  const add = () => {
    const undo = appendRows(rows.map(({ item }) => item))
    showToast(`${countOf(rows.length, 'item')} added`, { label: 'Undo', onClick: undo })
    // What could not be read is not lost: it stays here to be put right.
    if (skipped.length > 0) setText(restOf(settledText, read))
    else dialog.current?.close()
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="paste-title" onClose={onClose}>
      <h2 id="paste-title">Paste rows from a sheet</h2>
      <label className={styles.source}>
        Rows, with or without a line of heads
        <textarea
          ref={field}
          rows={6}
          wrap="off"
          spellCheck={false}
          readOnly={isLong}
          value={isLong ? `${text.slice(0, BEGINNING)}…` : text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {isLong && (
        <div className={styles.long}>
          <p>This is too long to be changed here, so only its beginning is shown.</p>
          <Button kind="quiet" onClick={startAgain}>
            Start again
          </Button>
        </div>
      )}
      <div role="status" className={styles.understood}>
        <b>
          {settledText.trim() ? sayRead(read) : 'Copy rows in your sheet and paste them above.'}
        </b>
      </div>
      {rows.length > 0 && <Preview {...read} />}
      {skipped.length > 0 && <Skipped skipped={skipped} />}
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={() => dialog.current?.close()}>
          Close
        </Button>
        <Button kind="primary" disabled={rows.length === 0 || settledText !== text} onClick={add}>
          Add {countOf(rows.length, 'item')}
        </Button>
      </div>
    </dialog>
  )
}

/** A long text goes past its field: see `LONGEST_IN_FIELD`. @returns a way to stop */
function takeLongTexts(field: HTMLTextAreaElement | null, onText: (text: string) => void) {
  const take = (event: InputEvent) => {
    if (!field || !event.data || event.data.length < LONGEST_IN_FIELD) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = field
    onText(value.slice(0, selectionStart) + event.data + value.slice(selectionEnd))
  }
  field?.addEventListener('beforeinput', take)
  return () => field?.removeEventListener('beforeinput', take)
}

/** What each column was taken for, and the first items. */
function Preview({ columns, rows }: PastedRows) {
  const used = billFields.filter(({ name }) => columns.some(({ field }) => field === name))
  const unused = columns.filter(({ field }) => !field).map(({ name }) => name)
  const more = rows.length - ROWS_IN_PREVIEW
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable
    <section className={styles.preview} aria-label="What was understood" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {used.map(({ name, head }) => (
              <th key={name} scope="col">
                {head}
                <small>{columns.find(({ field }) => field === name)?.name}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS_IN_PREVIEW).map(({ row, item }) => (
            <tr key={row}>
              {used.map(({ name }) => (
                <td key={name}>{item[name]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {more > 0 && `And ${countOf(more, 'more item')}. `}
        {unused.length > 0 && `Not needed: ${unused.join(', ')}.`}
      </p>
    </section>
  )
}

/** The first rows that could not be read, and how many more there are. */
function Skipped({ skipped }: Pick<PastedRows, 'skipped'>) {
  const more = skipped.length - SKIPPED_IN_VIEW
  return (
    <section className={styles.skipped} aria-label="Rows that could not be read">
      <h3>Rows that could not be read</h3>
      <ul>
        {skipped.slice(0, SKIPPED_IN_VIEW).map((one) => (
          <li key={one.row}>
            {saySkipped(one)}
            <code>{one.text}</code>
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {countOf(more, 'more row')}.</p>}
    </section>
  )
}

function sayRead({ rows, skipped }: PastedRows): string {
  const understood = `${countOf(rows.length, 'item')} understood`
  return skipped.length > 0
    ? `${understood}, ${countOf(skipped.length, 'row')} not.`
    : `${understood}.`
}

/** The rows that are left, under their heads. */
function restOf(text: string, { columns, skipped }: PastedRows): string {
  const heads = columns.map(({ name }) => name)
  const separator = text.includes('\t') ? '\t' : ','
  const headLine = text
    .split(/\r\n|\r|\n/)
    .find((line) => line.split(separator).some((cell) => cell.trim() === heads[0]))
  return [...(headLine ? [headLine] : []), ...skipped.map(({ text }) => text)].join('\n')
}
