import { ignoreOutcome } from '../../../ui/memory/browser-storage'
import type { Undo } from '../../../ui/tab/undo'
import type { Source } from '../../../ui/tables/read-file'
import type { Progress } from '../../../ui/worker/pacing'
import { Aborted } from '../../../ui/worker/worker-client'
import { inputs } from '../../market/inputs'
import {
  type ColumnMapping,
  changeListState,
  changePending,
  type List,
  listStore,
  type PendingFile,
  savedListNote,
} from '../list-store'
import { firstQuery, type ShownRows } from '../messages'
import { type Taxes, taxesOf, taxOf } from '../taxes'
import { productsWords } from '../words'
import {
  addCosts,
  BROKEN,
  changeMapping,
  chooseOrderCost,
  guessMapping,
  rememberColumns,
  workerOf,
} from './column-actions'
import { readSavedList, type SavedList } from './list-database'
import { changeTarget, readPageSize, readTargetMargin } from './row-actions'
import {
  adoptSavedList,
  disownSavedList,
  forgetClearedList,
  saveNewList,
  setSaved,
} from './save-list'
import { productsScreenWords } from './words'
import {
  type ListWorker,
  replaceShownWorker,
  startSpareWorker,
  takeWorker,
  workers,
} from './worker-client'

/*
 * What can be done with a whole list: open a file, compute it, cancel that, clear the list, and restore
 * the one that is kept on the device. The results go into `listStore`.
 */

startSpareWorker()

/** The list that was cleared last, until it cannot be restored any more. */
let cleared: { readonly worker: ListWorker | undefined; readonly end: AbortController } | undefined
/** Counts the computations: only the newest one may show its list. */
let lastRun = 0

const EXAMPLE_TARGET = '20'

const progressOf = (source: Source) => (progress: Progress) => changePending(source, { progress })

/** Reads a table. A person is asked about its columns only where their names do not tell. */
export async function openList(source: Source, sheet?: string, kept?: SavedList): Promise<void> {
  closePendingWorker()
  closeClearedWorker()
  const worker = takeWorker()
  if (!worker) return failOpening(source, productsScreenWords.problems.noWorkers)
  workers.pending = worker
  changeListState({ pending: { source, stage: 'reading' }, problem: undefined })
  try {
    const opened = await worker.request(
      'open',
      { source, ...(sheet !== undefined && { sheet }) },
      progressOf(source),
    )
    if (worker !== workers.pending) return
    if ('problem' in opened) return failOpening(source, opened.problem, opened.isForSettlements)
    const { mapping, isComplete } = guessMapping(opened)
    const stage = isComplete || kept ? 'computing' : 'columns'
    changePending(source, { stage, mapping, progress: undefined })
    if (kept) await computeKeptList(kept, worker)
    else if (isComplete) await computeList()
  } catch {
    if (worker === workers.pending) failOpening(source, BROKEN)
  }
}

/** Computes with what was kept beside the file. Where its costs cannot be read, they are asked for. */
async function computeKeptList(kept: SavedList, worker: ListWorker) {
  const { source, costs, order, target } = kept
  adoptSavedList()
  if (costs === 'order') chooseOrderCost()
  const hasCosts = typeof costs !== 'object' || (await addCosts(costs))
  if (worker !== workers.pending) return
  changeMapping((mapping) => ({ ...mapping, taxes: kept.taxes ?? taxesBefore(mapping, order) }))
  if (!hasCosts) changePending(source, { stage: 'columns' })
  if (listStore.read().pending?.stage === 'computing') {
    await computeList({ order, target, isRestored: true })
  }
}

/**
 * The taxes of a list that an older version of the site kept, which did not ask for them: costs count
 * as they stand unless the head of their column tells.
 */
const taxesBefore = (mapping: ColumnMapping, { seller }: List['order']): Partial<Taxes> =>
  seller === 'registered' || taxOf(mapping, 'cost').by !== 'assumed'
    ? mapping.taxes
    : { ...mapping.taxes, cost: 'with-gst' }

/** Opens the list that was kept on this device. */
export async function restoreSavedList(): Promise<void> {
  const kept = await readSavedList()
  const { list, pending } = listStore.read()
  if (list || pending) return
  if (kept === undefined || kept === 'unreadable') return showKeptProblem(kept)
  await openList(kept.source, kept.sheet, kept)
  const current = listStore.read()
  // It failed, or another file was opened meanwhile: that one does not take its place on the device.
  if ((current.pending ?? current.list)?.source !== kept.source) disownSavedList()
}

function showKeptProblem(kept: 'unreadable' | undefined): void {
  // A person has just chosen to forget it.
  if (savedListNote.read() === null) return
  if (!kept) savedListNote.change(() => null, ignoreOutcome)
  const text = kept
    ? productsScreenWords.problems.keptUnreadable
    : productsScreenWords.problems.keptGone
  changeListState({ problem: { name: productsWords.keptList, text } })
}

function failOpening(source: Source, text: string, isForSettlements = false): void {
  closePendingWorker()
  const problem = { name: source.name, text, ...(isForSettlements && { isForSettlements }) }
  changeListState({ pending: undefined, problem })
}

/** Cancels the pending file; the shown list stays. */
export function cancelOpening(): void {
  const { pending, list } = listStore.read()
  stopComputing(pending)
  if (pending?.stage === 'computing' && !list) {
    // The columns of the file can still be changed.
    changeListState({ pending: { ...pending, stage: 'columns', progress: undefined } })
  } else {
    closePendingWorker()
    changeListState({ pending: undefined })
  }
}

/** The worker and what it holds stay. */
function stopComputing(pending: PendingFile | undefined): void {
  if (pending?.stage !== 'computing') return
  workerOf(pending)?.stop('compute')
}

function closePendingWorker(): void {
  workers.pending?.close()
  workers.pending = undefined
}

/** A list that was cleared can be restored for so long. */
const UNDO_MS = 12_000

/**
 * Clears the page, and deletes what was kept of the list on the device.
 *
 * @returns how to restore the list, and a signal that aborts when that is not possible any more
 */
export function clearList(): Undo {
  const { list, pending, isSaved = false } = listStore.read()
  const worker = workers.shown
  stopComputing(pending)
  closePendingWorker()
  closeClearedWorker()
  workers.shown = undefined
  listStore.write({})
  if (list) forgetClearedList(list.source.name, isSaved)
  const end = new AbortController()
  const { signal } = end
  cleared = { worker, end }
  const timer = setTimeout(closeClearedWorker, UNDO_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
  const run = () => {
    if (signal.aborted) return
    cleared = undefined
    end.abort()
    workers.shown = worker
    listStore.write({ list })
    if (isSaved) setSaved(true)
  }
  return { run, signal }
}

function closeClearedWorker(): void {
  cleared?.worker?.close()
  cleared?.end.abort()
  cleared = undefined
}

/** Shows the columns of the shown list, to be chosen anew. */
export function showColumns(): void {
  const { list, pending } = listStore.read()
  // Another file that is being opened replaces the list in a moment.
  if (!list || workers.pending) return
  stopComputing(pending)
  changeListState({ pending: { source: list.source, mapping: list.mapping, stage: 'columns' } })
}

type ComputeOptions = {
  readonly order: List['order']
  readonly target: string
  /** The list was kept on the device, so that it need not be kept again. */
  readonly isRestored: boolean
}

/** Computes every row; the list replaces the one before when that is done. */
export async function computeList({
  order = inputs.own(),
  target = listStore.read().list?.target ?? EXAMPLE_TARGET,
  isRestored = false,
}: Partial<ComputeOptions> = {}): Promise<void> {
  const { pending } = listStore.read()
  const worker = pending && workerOf(pending)
  if (!worker || !pending.mapping) return
  const { source, mapping } = pending
  const { uses, isForAll, costs } = mapping
  lastRun += 1
  const run = lastRun
  const tabOrder = inputs.own()
  /** Neither cancelled nor started again. */
  const isCurrent = () => {
    const current = listStore.read().pending
    return run === lastRun && current?.stage === 'computing' && current.source === source
  }
  changePending(source, { stage: 'computing', progress: undefined, problem: undefined })
  try {
    const computed = await worker.request(
      'compute',
      {
        uses,
        isForAll,
        taxes: taxesOf(mapping),
        order,
        hasCostList: typeof costs === 'object',
        target: readTargetMargin(target),
      },
      progressOf(source),
    )
    const shown = await firstRows(worker, () => run === lastRun)
    const isOnShow = worker === workers.shown
    // The shown list has to match what its worker holds, even if it was cancelled too late.
    if (!isOnShow && !isCurrent()) return
    if (pending.stage === 'columns') {
      const { opened, chosen } = mapping
      rememberColumns(opened.heads, { chosen, isForAll, taxes: taxesOf(mapping) })
    }
    const newTarget = isOnShow ? (listStore.read().list?.target ?? target) : target
    if (!isOnShow) replaceShownWorker(worker)
    changeListState({
      list: {
        source,
        mapping,
        order,
        tabOrder,
        computed,
        target: newTarget,
        query: firstQuery,
        shown,
      },
      ...(isCurrent() && { pending: undefined, problem: undefined }),
    })
    if (!isRestored) saveNewList()
    // Another margin was typed in the meantime.
    if (newTarget !== target) await changeTarget(newTarget)
  } catch {
    if (isCurrent()) failOpening(source, BROKEN)
  }
}

/** The first rows of a list; where a request for other rows aborted this one, it is sent again. */
async function firstRows(worker: ListWorker, isNewest: () => boolean): Promise<ShownRows> {
  for (;;) {
    try {
      return await worker.request('rows', { query: firstQuery, from: 0, count: readPageSize() })
    } catch (problem) {
      if (!(problem instanceof Aborted) || worker.isClosed() || !isNewest()) throw problem
    }
  }
}

/** Computes the shown list again, with the newest marketplace order. */
export async function recomputeList(): Promise<void> {
  // Another file that is being opened is computed with it anyway.
  if (workers.pending) return
  showColumns()
  await computeList()
}
