import { ArrowLeftRight, ClipboardPaste, FileUp, X } from 'lucide'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  memo,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { sayShortDate } from '../../../core/language/dates'
import { tidyAmount } from '../../../core/money/parse'
import { readDay } from '../../../core/time/read-day'
import { MOST_ROWS, type RowProblem, type TypedRow } from '../../../core/yearly-rate/payments'
import { fitOf, fitOfWords } from '../../../ui/answer/fit'
import { FileButton, TABLE_FILES } from '../../../ui/fields/file-button'
import { useSelectOnFocus, useTypedBeforeHydration } from '../../../ui/fields/number-field'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { inputs, isExample, MOST_LINKED, type Typed } from './inputs'
import styles from './payments.module.css'
import {
  cutText,
  editRow,
  insertRows,
  removeRow,
  roomBeside,
  rowsWithout,
  type Table,
  type TableRow,
  writeRows,
} from './rows'
import { sayProblem } from './sentences'
import { sourceOf, useStatement } from './statement-store'
import { useInSteps } from './use-in-steps'
import { type ReadProblem, rowsNow, useReading } from './use-reading'
import { returnsWords } from './words'

const refusal = lazyPart(() => import('./refusal').then((part) => part.Refusal))
const statementPanel = lazyPart(() =>
  import('./statement-panel').then((part) => part.StatementPanel),
)

/** So many rows are shown at first, and so many more with every press. */
const SHOWN_AT_FIRST = 50
const SHOWN_MORE = 50
/** So many of them are laid out in a frame. */
const ROWS_A_FRAME = 16

const columns = ['date', 'in', 'out'] as const
type Column = (typeof columns)[number]
type Edit = (rows: readonly TypedRow[]) => TypedRow[]

type PaymentsProps = {
  typed: Typed
  /** The rows; none while a long text is being read. */
  table: Table | undefined
  /** What is wrong with some of them, by number. */
  problems: ReadonlyMap<number, RowProblem>
  /** In and out can be changed over: there is one column of amounts. */
  canSwap: boolean
  today: string
  /** Why the last file was not taken. */
  problem: ReadProblem | undefined
  onProblem(problem: ReadProblem | undefined): void
}

/** The payments: a table to type into, and ways to bring in rows from elsewhere. */
export function Payments({
  typed,
  table,
  problems,
  canSwap,
  today,
  problem,
  onProblem,
}: PaymentsProps) {
  const showToast = useToast()
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  const list = useRef<HTMLDivElement>(null)
  const count = table?.count ?? 0
  const rendered = useInSteps(Math.min(count, shown), ROWS_A_FRAME)
  const rows = useMemo(() => table?.take(rendered), [table, rendered])

  const editRows = useCallback(
    (edit: Edit) => {
      inputs.change({ rows: writeRows(edit(rowsNow(today))), source: 'typed', swap: 'off' })
    },
    [today],
  )

  const actions = useMemo(
    () => ({
      edit(index: number, part: Partial<TypedRow>) {
        // Typing at the end of the list goes on there.
        setShown((shown) => Math.max(shown, index + 2))
        editRows((rows) => editRow(rows, index, part))
      },
      remove(index: number, { date, in: paidIn, out }: TypedRow) {
        const focusAt = (index: number) =>
          list.current?.querySelector<HTMLElement>(`#payment-${index}-date`)?.focus()
        flushSync(() => editRows((rows) => removeRow(rows, index)))
        focusAt(index)
        const undo = () => editRows((rows) => insertRows(rows, index, [{ date, in: paidIn, out }]))
        showToast(returnsWords.payments.removed, undoBy({ run: undo }))
      },
    }),
    [editRows, showToast],
  )

  const showFirst = useCallback(() => setShown(SHOWN_AT_FIRST), [])
  const reading = useReading({ today, onProblem, onReplaced: showFirst })
  const { isReading, takeText, takeFile } = reading
  const kept = useStatement(typed.statement)
  const source = kept && sourceOf(kept.id)

  /** A text of one cell is pasted as usual; rows take the place of the example, or go between own ones. */
  const pasteIntoCell = (event: ClipboardEvent<HTMLElement>) => {
    const text = cutText(event.clipboardData.getData('text'))
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const cell = event.target as HTMLElement
    // What is typed in the cell so far is kept as it is when the cell is left.
    flushSync(() => cell.blur())
    const { rows: now } = inputs.read()
    if (isExample({ rows: now }) || !now) return void takeText(text)
    const index = Number(cell.closest<HTMLElement>('[data-index]')?.dataset.index ?? count)
    void reading.addText(text, (pasted) => {
      const fitting = pasted.slice(0, roomBeside(rowsNow(today)))
      editRows((rows) => insertRows(rows, index, fitting))
      const undo = () => editRows((rows) => rowsWithout(rows, fitting))
      showToast(
        returnsWords.payments.added(fitting.length, pasted.length, MOST_ROWS),
        undoBy({ run: undo }),
      )
    })
  }

  const drop = {
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      const file = event.dataTransfer.files[0]
      if (!file) return
      event.preventDefault()
      void takeFile(file)
    },
  }

  const hidden = count - shown
  const next = { date: '', in: '', out: '', row: count + 1 }
  const hasNext = rows !== undefined && rendered === count && count < MOST_ROWS
  const shownRows = [...(rows ?? []), ...(hasNext ? [next] : [])]
  /** The end of a long list is out of view: a new row begins it. */
  const addFirst = () => {
    flushSync(() => editRows((rows) => insertRows(rows, 0, [next])))
    document.getElementById('payment-0-date')?.focus()
  }

  return (
    <div className={styles.payments} {...drop}>
      <div className={styles.head}>
        <div>
          <h2>{returnsWords.payments.title}</h2>
          <p key={count} data-amount>
            {rows && !isReading
              ? returnsWords.payments.count(count, MOST_ROWS)
              : returnsWords.payments.reading}
          </p>
        </div>
        <div className={styles.buttons}>
          <Button kind="quiet" onClick={reading.paste}>
            <Icon of={ClipboardPaste} size={18} />
            {returnsWords.payments.paste}
          </Button>
          <FileButton kind="quiet" accept={TABLE_FILES} onFile={takeFile}>
            <Icon of={FileUp} size={18} />
            {returnsWords.payments.file}
          </FileButton>
        </div>
      </div>
      {problem && (
        <Suspense>
          <refusal.Part problem={problem} onKeep={() => onProblem(undefined)} />
        </Suspense>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: rows are grids, as those of a table would be laid out together */}
      <div
        ref={list}
        role="group"
        aria-label={returnsWords.payments.title}
        className={styles.list}
        onPaste={pasteIntoCell}
        onKeyDown={moveByKeys}
      >
        <div className={styles.row} data-head aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{returnsWords.payments[column]}</span>
          ))}
        </div>
        {shownRows.map((row, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
            key={index}
            index={index}
            isNew={index === count}
            problem={problems.get(row.row)}
            actions={actions}
            {...row}
          />
        ))}
        {hidden > 0 && (
          <div className={styles.tools}>
            <Button kind="quiet" onClick={() => setShown(shown + SHOWN_MORE)}>
              {returnsWords.payments.showMore(Math.min(hidden, SHOWN_MORE))}
            </Button>
            {count < MOST_ROWS && (
              <Button kind="quiet" onClick={addFirst}>
                {returnsWords.payments.add}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.help}>
          {count < MOST_ROWS ? returnsWords.payments.help : returnsWords.payments.full(MOST_ROWS)}
        </p>
        {count > 0 && (
          <Button kind="quiet" onClick={reading.clear}>
            {returnsWords.payments.clear}
          </Button>
        )}
      </div>
      {count > MOST_LINKED && <p className={styles.help}>{returnsWords.payments.stay}</p>}
      {canSwap && (
        <div className={styles.tools}>
          <Button
            kind="quiet"
            aria-pressed={typed.swap === 'on'}
            onClick={() => inputs.change({ swap: typed.swap === 'on' ? 'off' : 'on' })}
          >
            <Icon of={ArrowLeftRight} size={18} />
            {returnsWords.payments.swap}
          </Button>
        </div>
      )}
      {kept && (
        <Suspense>
          <statementPanel.Part
            kept={kept}
            typed={typed}
            onColumns={
              source &&
              ((columns) =>
                columns
                  ? void reading.readAgain(source, kept.statement.shape, columns)
                  : reading.openColumns(
                      { ...kept.statement, asks: 'columns', guess: kept.statement.columns },
                      source,
                    ))
            }
            onDateOrder={source && ((order) => void reading.sayDateOrder(source, kept, order))}
          />
        </Suspense>
      )}
      {reading.dialog}
    </div>
  )
}

type RowProps = TableRow & {
  index: number
  /** The empty one at the end. */
  isNew?: boolean
  problem?: RowProblem | undefined
  actions: {
    edit(index: number, part: Partial<TypedRow>): void
    remove(index: number, row: TypedRow): void
  }
}

/** One payment. It is memoised, so that a key typed into a long list renders only one of them. */
const Row = memo(function Row({ index, isNew = false, problem, actions, row, ...cells }: RowProps) {
  // A row without an amount is as a rule one that is still being typed.
  const isWrong = (column: Column) => isWrongIn(column, problem?.reason, cells)
  const [isTyping, setIsTyping] = useState(false)
  const sentence = problem && !isTyping && columns.some(isWrong) ? sayProblem(problem) : undefined
  const problemId = `payment-${index}-problem`
  return (
    <div className={styles.row} data-index={index}>
      {columns.map((column) => (
        <Cell
          key={column}
          id={`payment-${index}-${column}`}
          column={column}
          label={
            isNew
              ? returnsWords.payments.nextCell(returnsWords.payments[column])
              : returnsWords.payments.cell(returnsWords.payments[column], row)
          }
          text={cells[column]}
          isWrong={isWrong(column)}
          problemId={sentence && problemId}
          onText={(text) => actions.edit(index, { [column]: text })}
          onTyping={setIsTyping}
        />
      ))}
      {!isNew && (
        <button
          type="button"
          className={styles.remove}
          aria-label={returnsWords.payments.remove(row)}
          onClick={() => actions.remove(index, cells)}
        >
          <Icon of={X} size={18} />
        </button>
      )}
      {sentence && (
        <p key={sentence} id={problemId} role="status">
          {sentence}
        </p>
      )}
    </div>
  )
})

/** Which cell is wrong; a row that is not complete yet is as a rule one that is still being typed. */
function isWrongIn(
  column: Column,
  reason: RowProblem['reason'] | undefined,
  cells: TypedRow,
): boolean {
  if (reason === 'badDate') return column === 'date'
  if (reason === 'noDate') return column === 'date' && cells.date.trim() !== ''
  if (reason === 'badAmount' || reason === 'tooManyColumns') {
    return column !== 'date' && cells[column].trim() !== ''
  }
  return false
}

type CellProps = {
  id: string
  column: Column
  label: string
  text: string
  isWrong: boolean
  /** Where it is said what is wrong. */
  problemId: string | undefined
  onText(text: string): void
  /** What stands in it is not judged until it is left. */
  onTyping(isTyping: boolean): void
}

/** A day is kept as 2021-04-05 and shown as 5 Apr 2021. */
const shownText = (column: Column, text: string) =>
  column === 'date' ? sayShortDate(text) : tidyAmount(text)

/** Texts up to these lengths fit into every cell. */
const SHORT = { date: 10, in: 6, out: 6 }

/** For the `data-fit` of a cell, by which long texts get smaller letters. */
const fitFor = (column: Column, text: string): number | undefined =>
  text.length > SHORT[column] ? (column === 'date' ? fitOfWords : fitOf)(text) : undefined

/** What is kept of a cell that is left: a day in the order that is the same everywhere. */
function keptText(column: Column, text: string): string {
  if (column !== 'date') return text.trim() === '' ? '' : tidyAmount(text)
  const reading = readDay(text)
  return 'day' in reading ? reading.day : text
}

/** One cell. While it is typed in, it shows just what is typed. */
function Cell({ id, column, label, text, isWrong, problemId, onText, onTyping }: CellProps) {
  const [draft, setDraft] = useState<string>()
  const shown = draft ?? shownText(column, text)
  const touch = useSelectOnFocus()
  const ref = useTypedBeforeHydration(shown, onText)
  return (
    <span className={styles.cell} data-fit={fitFor(column, shown)}>
      <input
        ref={ref}
        id={id}
        type="text"
        data-column={column}
        inputMode={column === 'date' ? 'text' : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        aria-label={label}
        aria-invalid={(isWrong && draft === undefined) || undefined}
        aria-describedby={isWrong ? problemId : undefined}
        placeholder={column === 'date' && !text ? returnsWords.payments.placeholder : undefined}
        value={shown}
        data-amount
        onFocus={touch.onFocus}
        onMouseUp={touch.onMouseUp}
        onChange={({ target }) => {
          setDraft(target.value)
          onTyping(true)
          onText(target.value)
        }}
        onBlur={() => {
          if (draft === undefined) return
          setDraft(undefined)
          onTyping(false)
          onText(keptText(column, draft))
        }}
      />
    </span>
  )
}

/** Enter goes on to the next cell, past the other amount where one is typed; arrows go to the row above or below. */
function moveByKeys(event: KeyboardEvent<HTMLElement>) {
  const cell = event.target
  if (!(cell instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
  const column = cell.dataset.column as Column | undefined
  const index = Number(cell.closest<HTMLElement>('[data-index]')?.dataset.index)
  if (!column || Number.isNaN(index)) return
  const next =
    event.key === 'Enter'
      ? column === 'date'
        ? { index, column: 'in' }
        : column === 'in' && !cell.value.trim()
          ? { index, column: 'out' }
          : { index: index + 1, column: 'date' }
      : event.key === 'ArrowDown' || event.key === 'ArrowUp'
        ? { index: index + (event.key === 'ArrowDown' ? 1 : -1), column }
        : undefined
  const target = next && document.getElementById(`payment-${next.index}-${next.column}`)
  if (!target) return
  event.preventDefault()
  target.focus()
}
