import { ArrowLeftRight, ClipboardPaste, FileUp, X } from 'lucide'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  memo,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { sayShortDate } from '../../../core/language/dates'
import { tidyAmount } from '../../../core/money/parse'
import { readDay, writeDay } from '../../../core/time/read-day'
import {
  MOST_ROWS,
  type PaymentsRead,
  type RowProblem,
  readPaymentsText,
  type TypedRow,
} from '../../../core/yearly-rate/payments'
import { fitOf, fitOfWords } from '../../../ui/answer/fit'
import { FileButton, TABLE_FILES } from '../../../ui/fields/file-button'
import { useSelectOnFocus, useTypedBeforeHydration } from '../../../ui/fields/number-field'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { undoBy, useOnDemand, useToast } from '../../../ui/tab/toast'
import { useToday } from '../../../ui/tab/today'
import { EXAMPLE, inputs, MOST_LINKED, type Typed } from './inputs'
import styles from './payments.module.css'
import {
  cutText,
  editRow,
  escapeText,
  insertRows,
  parseRows,
  removeRow,
  type Table,
  type TableRow,
  tableRows,
  unescapeText,
  writeRows,
} from './rows'
import { useInSteps } from './use-in-steps'
import { returnsWords } from './words'

const pasteDialog = lazyPart(() => import('./paste-dialog').then((part) => part.PasteDialog))
const loadWorker = () => import('./worker/request-returns')

/** So many rows are shown at first, and so many more with every press. */
const SHOWN_AT_FIRST = 50
const SHOWN_MORE = 50
/** So many of them are laid out in a frame. */
const ROWS_A_FRAME = 16
/** A longer text is read in the worker. */
const LINES_READ_HERE = 200

const columns = ['date', 'in', 'out'] as const
type Column = (typeof columns)[number]
type Edit = (rows: readonly TypedRow[]) => TypedRow[]

type PaymentsProps = {
  typed: Typed
  /** The rows; none while a long text is being read. */
  table: Table | undefined
  /** What is wrong with some of them, by number. */
  problems: ReadonlyMap<number, RowProblem['reason']>
  /** In and out can be changed over: there is one column of amounts. */
  canSwap: boolean
}

/** The payments: a table to type into, and ways to bring in rows from elsewhere. */
export function Payments({ typed, table, problems, canSwap }: PaymentsProps) {
  const today = useToday()
  const showToast = useToast()
  const onDemand = useOnDemand()
  const [dialog, setDialog] = useState<{ text: string; problem?: string }>()
  const [problem, setProblem] = useState<string>()
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  const [isReading, setIsReading] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const count = table?.count ?? 0
  const rendered = useInSteps(Math.min(count, shown), ROWS_A_FRAME)
  const rows = useMemo(() => table?.take(rendered), [table, rendered])
  const pasted = typed.source === 'text' ? table : undefined

  const editRows = useCallback(
    (edit: Edit) => {
      const now = inputs.read()
      const before = now.source === 'typed' ? parseRows(now.rows) : (pasted?.take(MOST_ROWS) ?? [])
      inputs.change({ rows: writeRows(edit(before)), source: 'typed', swap: 'off' })
    },
    [pasted],
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
        const undo = () => {
          const row = { date, in: paidIn, out }
          const { rows } = inputs.read()
          inputs.change({ rows: writeRows(insertRows(parseRows(rows), index, [row])) })
        }
        showToast(returnsWords.payments.removed, undoBy({ run: undo }))
      },
    }),
    [editRows, showToast],
  )

  /** Own rows come without what belongs to the example: its value and its day. */
  const replaceRows = (rows: string, source: Typed['source'], said: string) => {
    const { defaults } = inputs
    const before = inputs.read()
    const after = {
      rows,
      source,
      value: before.value === defaults.value ? '' : before.value,
      on: before.on === EXAMPLE ? writeDay(today) : before.on,
    }
    inputs.change({ ...after, swap: 'off' })
    setShown(SHOWN_AT_FIRST)
    setProblem(undefined)
    /** Rows that were typed since the table was cleared stay, and so do another value and day. */
    const undo = () => {
      const now = inputs.read()
      const since = rows === '' && now.source === 'typed' ? parseRows(now.rows) : []
      const earlier = pasted?.take(MOST_ROWS) ?? parseRows(before.rows)
      inputs.change({
        ...(since.length > 0
          ? { rows: writeRows([...earlier, ...since]), source: 'typed' }
          : { rows: before.rows, source: before.source, swap: before.swap }),
        ...(now.value === after.value && { value: before.value }),
        ...(now.on === after.on && { on: before.on }),
      })
    }
    showToast(said, undoBy({ run: undo }))
  }

  const readText = async (text: string): Promise<PaymentsRead> => {
    if (text.split('\n').length <= LINES_READ_HERE) return readPaymentsText(text, { swap: false })
    const { requestReturns } = await loadWorker()
    return requestReturns('text', text)
  }

  /** While something takes its time, the table says so; what is not loaded is said, too. */
  const whileReading = async (work: () => Promise<void>) => {
    setIsReading(true)
    try {
      await work()
    } catch {
      showToast(returnsWords.payments.notLoaded)
    } finally {
      setIsReading(false)
    }
  }

  const openDialog = (text: string, problem?: string) =>
    onDemand(pasteDialog.load, returnsWords.payments.notLoaded, () =>
      setDialog({ text, ...(problem !== undefined && { problem }) }),
    )

  /** Takes the rows of a text instead of those in the table. */
  const takeText = (pasted: string) =>
    whileReading(async () => {
      const text = cutText(pasted)
      const read = await readText(text)
      if (read.rows.length === 0) return openDialog(pasted, returnsWords.payments.notRead)
      setDialog(undefined)
      replaceRows(escapeText(text), 'text', returnsWords.payments.replaced(read.rows.length))
    })

  const paste = async () => {
    let text = ''
    try {
      text = await navigator.clipboard.readText()
    } catch {
      // Not allowed, or not there: then by hand.
    }
    if (/\d/.test(text)) await takeText(text)
    else openDialog('')
  }

  const takeFile = (file: File) =>
    whileReading(async () => {
      const { requestReturns } = await loadWorker()
      const statement = await requestReturns('file', file)
      if ('problem' in statement) return setProblem(statement.problem)
      const read = await readText(unescapeText(statement.rows))
      if (read.rows.length === 0) return setProblem(returnsWords.payments.notRead)
      replaceRows(statement.rows, 'text', returnsWords.payments.fileRead(file.name))
    })

  /** A text of one cell is pasted as usual; rows take the place of the example, or go between own ones. */
  const pasteIntoCell = (event: ClipboardEvent<HTMLElement>) => {
    const text = cutText(event.clipboardData.getData('text'))
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const cell = event.target as HTMLElement
    // What is typed in the cell so far is kept as it is when the cell is left.
    flushSync(() => cell.blur())
    const { rows: now } = inputs.read()
    if (now === inputs.defaults.rows || !now) return void takeText(text)
    const index = Number(cell.closest<HTMLElement>('[data-index]')?.dataset.index ?? count)
    void whileReading(async () => {
      const read = await readText(text)
      const pasted = tableRows(read, text)
      if (read.rows.length === 0) return openDialog(text, returnsWords.payments.notRead)
      const before = inputs.read()
      editRows((rows) => insertRows(rows, index, pasted))
      const undo = () =>
        inputs.change({ rows: before.rows, source: before.source, swap: before.swap })
      showToast(returnsWords.payments.added(pasted.length), undoBy({ run: undo }))
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
          <Button kind="quiet" onClick={paste}>
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
        <p key={problem} role="alert" className={styles.problem}>
          {problem}
        </p>
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
          <Button
            kind="quiet"
            onClick={() => replaceRows('', 'typed', returnsWords.payments.cleared)}
          >
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
      {dialog && (
        <pasteDialog.Part {...dialog} onRows={takeText} onClose={() => setDialog(undefined)} />
      )}
    </div>
  )
}

type RowProps = TableRow & {
  index: number
  /** The empty one at the end. */
  isNew?: boolean
  problem?: RowProblem['reason'] | undefined
  actions: {
    edit(index: number, part: Partial<TypedRow>): void
    remove(index: number, row: TypedRow): void
  }
}

/** One payment. It is memoised, so that a key typed into a long list renders only one of them. */
const Row = memo(function Row({ index, isNew = false, problem, actions, row, ...cells }: RowProps) {
  // A row without an amount is as a rule one that is still being typed.
  const isWrong = (column: Column) =>
    problem === 'noDate' || problem === 'badDate'
      ? column === 'date'
      : (problem === 'badAmount' || problem === 'tooManyColumns') && column !== 'date'
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
          onText={(text) => actions.edit(index, { [column]: text })}
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
    </div>
  )
})

type CellProps = {
  id: string
  column: Column
  label: string
  text: string
  isWrong: boolean
  onText(text: string): void
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
function Cell({ id, column, label, text, isWrong, onText }: CellProps) {
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
        placeholder={column === 'date' && !text ? returnsWords.payments.placeholder : undefined}
        value={shown}
        data-amount
        onFocus={touch.onFocus}
        onMouseUp={touch.onMouseUp}
        onChange={({ target }) => {
          setDraft(target.value)
          onText(target.value)
        }}
        onBlur={() => {
          if (draft === undefined) return
          setDraft(undefined)
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
