import { type ReactNode, useState } from 'react'
import type { Columns } from '../../../core/statements/layout'
import type { OtherFile } from '../../../core/statements/other-files'
import type { DateOrder } from '../../../core/time/read-day'
import { MOST_ROWS, readPaymentsText, type TypedRow } from '../../../core/yearly-rate/payments'
import { ignoreOutcome } from '../../../ui/memory/browser-storage'
import { rememberDateOrder, rememberedDateOrder } from '../../../ui/memory/date-orders'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { undoBy, useOnDemand, useToast } from '../../../ui/tab/toast'
import type { Source } from '../../../ui/tables/read-file'
import { Aborted } from '../../../ui/worker/worker-client'
import { asOf, inputs, TODAY, type Typed } from './inputs'
import {
  cutText,
  escapeText,
  parseRows,
  rowsWithout,
  tableRows,
  unescapeText,
  writeRows,
} from './rows'
import { rowsOfStatement, type Statement } from './statement'
import {
  chosenColumns,
  type KeptStatement,
  keptStatement,
  readKeptStatement,
  rememberColumns,
  rememberSource,
  writeStatement,
} from './statement-store'
import { returnsWords } from './words'
import type { ColumnsAsked } from './worker/read-source'

const pasteDialog = lazyPart(() => import('./paste-dialog').then((part) => part.PasteDialog))
const columnsDialog = lazyPart(() => import('./columns-dialog').then((part) => part.ColumnsDialog))
const loadWorker = () =>
  import('./worker/request-returns').then(({ returnsWorker }) => returnsWorker())

/** Why nothing was taken from a file. */
export type ReadProblem = {
  readonly file: string
  readonly text: string
  /** It is known, and belongs elsewhere. */
  readonly other?: OtherFile
}

/** The rows of the list, those of a pasted text as they were read. */
export function rowsNow(today: string): readonly TypedRow[] {
  const { rows, source, swap } = asOf(inputs.read(), today)
  return rowsIn({ rows, source, swap })
}

function rowsIn({ rows, source, swap }: Pick<Typed, 'rows' | 'source' | 'swap'>) {
  if (source === 'typed') return parseRows(rows)
  const text = unescapeText(rows)
  return tableRows(readPaymentsText(text, { swap: swap === 'on' }), text, MOST_ROWS).map(
    ({ date, in: paidIn, out }) => ({ date, in: paidIn, out }),
  )
}

/** What is on show while something has to be told or chosen. */
type Shown =
  | { readonly kind: 'paste'; readonly text: string; readonly problem?: string }
  | { readonly kind: 'columns'; readonly asked: ColumnsAsked; readonly source: Source }

type Options = {
  today: string
  onProblem(problem: ReadProblem | undefined): void
  /** Other rows stand in the list. */
  onReplaced(): void
}

/** Brings rows from elsewhere into the list: pasted, or of a file. */
export function useReading({ today, onProblem, onReplaced }: Options) {
  const showToast = useToast()
  const onDemand = useOnDemand()
  const [shown, setShown] = useState<Shown>()
  const [isReading, setIsReading] = useState(false)

  /** Other rows take the place of the example, or of those before: they are worth something else. */
  const replace = (
    part: Pick<Typed, 'rows' | 'source' | 'asks'> & { statement?: string },
    said: string,
  ) => {
    const before = inputs.read()
    const keptBefore = readKeptStatement()
    const after = { statement: '', ...part, value: '', on: TODAY, swap: 'off' as const }
    inputs.change(after)
    onProblem(undefined)
    onReplaced()
    /** Rows that came since stay, and so do another value and day. */
    const undo = () => {
      const now = inputs.read()
      const since = now.rows === after.rows ? [] : rowsWithout(rowsIn(now), rowsIn(after))
      if (keptBefore?.id === before.statement) writeStatement(keptBefore)
      inputs.change({
        ...(since.length > 0
          ? {
              rows: writeRows([...rowsIn(asOf(before, today)), ...since]),
              source: 'typed',
              swap: 'off',
            }
          : { rows: before.rows, source: before.source, swap: before.swap }),
        asks: before.asks,
        statement: before.statement,
        ...(now.value === after.value && { value: before.value }),
        ...(now.on === after.on && { on: before.on }),
      })
    }
    showToast(said, undoBy({ run: undo }))
  }

  const takeStatement = (statement: Statement, source: Source, said?: string) => {
    const kept = keptStatement(statement)
    rememberSource(kept.id, source)
    const rows = rowsOfStatement(statement, undefined)
    replace(
      { rows: writeRows(rows), source: 'typed', asks: 'on', statement: kept.id },
      said ??
        (source.name
          ? returnsWords.payments.fileRead(source.name)
          : returnsWords.payments.replaced(rows.length)),
    )
    writeStatement(kept)
  }

  /** While something takes its time, the list says so; what is not loaded is said, too. */
  const whileReading = async (work: () => Promise<void>) => {
    setIsReading(true)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Aborted)) showToast(returnsWords.payments.notLoaded)
    } finally {
      setIsReading(false)
    }
  }

  const ask = async (source: Source, as?: Columns) => {
    const worker = await loadWorker()
    const request = { source, chosen: chosenColumns(), as }
    const read = await worker.request('read', request)
    if (read.kind !== 'statement' || read.statement.dateOrder !== 'open') return read
    const saidOrder = rememberedDateOrder(read.statement.shape)
    return saidOrder ? worker.request('read', { ...request, saidOrder }) : read
  }

  const openPaste = (text: string, problem?: string) =>
    onDemand(pasteDialog.load, returnsWords.payments.notLoaded, () =>
      setShown({ kind: 'paste', text, ...(problem !== undefined && { problem }) }),
    )

  const openColumns = (asked: ColumnsAsked, source: Source) =>
    onDemand(columnsDialog.load, returnsWords.payments.notLoaded, () =>
      setShown({ kind: 'columns', asked, source }),
    )

  /** Takes the rows of a file or a text instead of those in the list. */
  const take = async (source: Source, as?: Columns) => {
    const isFile = source instanceof Blob
    const refuse = async (problem: ReadProblem) => {
      if (isFile) return onProblem(problem)
      openPaste(source.text, problem.other ? await sayOther(problem.other) : problem.text)
    }
    const read = await ask(source, as)
    const file = source.name
    if (read.kind === 'problem') return refuse({ file, text: read.problem })
    if (read.kind === 'other') return refuse({ file, text: '', other: read.file })
    if (read.kind === 'asks') return openColumns(read.asked, source)
    if (read.kind === 'statement') {
      if (read.statement.rows.length === 0) {
        return refuse({ file, text: returnsWords.payments.notRead })
      }
      setShown(undefined)
      return takeStatement(
        read.statement,
        source,
        as && returnsWords.payments.replaced(read.statement.rows.length),
      )
    }
    const rows = isFile ? read.rows : escapeText(cutText(source.text))
    const count = readPaymentsText(unescapeText(rows), { swap: false }).rows.length
    if (count === 0) return refuse({ file, text: returnsWords.payments.notRead })
    setShown(undefined)
    replace(
      { rows, source: 'text', asks: 'on' },
      isFile ? returnsWords.payments.fileRead(file) : returnsWords.payments.replaced(count),
    )
  }

  const takeText = (text: string) => whileReading(() => take({ name: '', text }))

  const dialog: ReactNode =
    shown?.kind === 'paste' ? (
      <pasteDialog.Part
        text={shown.text}
        {...(shown.problem !== undefined && { problem: shown.problem })}
        onRows={takeText}
        onClose={() => setShown(undefined)}
      />
    ) : shown?.kind === 'columns' ? (
      <columnsDialog.Part
        asked={shown.asked}
        onColumns={(columns) => {
          rememberColumns(shown.asked.shape, columns)
          void whileReading(() => take(shown.source, columns))
        }}
        onClose={() => setShown(undefined)}
      />
    ) : undefined

  return {
    isReading,
    dialog,
    takeText,
    takeFile: (file: File) => whileReading(() => take(file)),
    /** Reads the rows of a text, to go between others. */
    addText: (text: string, onRows: (rows: readonly TypedRow[]) => void) =>
      whileReading(async () => {
        const source = { name: '', text }
        const read = await ask(source)
        if (read.kind === 'asks') return openColumns(read.asked, source)
        const rows =
          read.kind === 'statement'
            ? rowsOfStatement(read.statement, undefined)
            : read.kind === 'plain'
              ? rowsIn({ rows: escapeText(text), source: 'text', swap: 'off' })
              : []
        if (rows.length === 0) return openPaste(text, returnsWords.payments.notRead)
        onRows(rows)
      }),
    async paste() {
      let text = ''
      try {
        text = await navigator.clipboard.readText()
      } catch {
        // Not allowed, or not there: then by hand.
      }
      if (/\d/.test(text)) await takeText(text)
      else openPaste('')
    },
    clear: () => replace({ rows: '', source: 'typed', asks: 'off' }, returnsWords.payments.cleared),
    /** Reads what was read last another way. */
    readAgain(source: Source, shape: string, columns: Columns) {
      rememberColumns(shape, columns)
      return whileReading(() => take(source, columns))
    },
    /** Reads the days of a file as a person says, with all that was typed beside them. */
    sayDateOrder: (source: Source, before: KeptStatement, order: DateOrder) =>
      whileReading(async () => {
        rememberDateOrder(before.statement.shape, order, ignoreOutcome)
        const read = await ask(source)
        const now = readKeptStatement()
        if (read.kind !== 'statement' || now?.id !== before.id) return
        const { rows, source: rowsSource, swap } = inputs.read()
        const taken = rowsOfStatement(read.statement, now.scheme)
        writeStatement({ ...now, statement: read.statement })
        inputs.change({ rows: writeRows(taken), source: 'typed', swap: 'off' })
        const undo = () => {
          writeStatement(now)
          inputs.change({ rows, source: rowsSource, swap })
        }
        showToast(returnsWords.payments.replaced(taken.length), undoBy({ run: undo }))
      }),
    openColumns,
  }
}

const sayOther = async (other: OtherFile) => {
  const { statementWords } = await import('./files/words')
  return `${other.name} ${statementWords.refused.other[other.place](other.name)}`
}
