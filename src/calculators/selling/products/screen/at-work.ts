import { atLeastZero } from '../../../../core/decimal'
import { readNumber } from '../../../../core/parse'
import { chooseUse } from '../../../../core/table/heads'
import type { GstIn } from '../../../../core/table/tax-words'
import { ignoreOutcome } from '../../../../ui/memory/browser-storage'
import type { Undo } from '../../../../ui/tab/undo'
import { inputs } from '../../shared/market/inputs'
import { type Arrangement, firstArrangement } from '../arrange'
import { areAllKnown, foreignColumn, matchColumns } from '../columns'
import { type Coming, changeDesk, desk, type List, type Reading } from '../desk'
import { type Field, neededFields } from '../fields'
import { keepsList } from '../keeps'
import type { Answers, Asked, Asks, Opened, Progress, ShownRows, Source } from '../messages'
import type { Taxes } from '../taxes'
import { Aborted } from './aborted'
import { forgetCleared, keep, keepNext, keepOff, keepOn, keepSoon } from './keeping'
import { type KeptList, keptList } from './kept-list'
import { keepPageSize, readPageSize } from './page-size'
import { isTaxCounted, taxesOf, taxOf } from './reading-taxes'
import { rememberColumns, rememberedFor } from './remembered-columns'
import { type Client, startWorker } from './worker-client'

/*
 * Each file has a worker of its own: the one of the list on show lives until the list of another file
 * is worked out. So nothing that happens to a file on its way can harm what is there.
 */
let shownWorker: Client | undefined
let comingWorker: Client | undefined
/** One that is ready before there is a file: what it is made of is read and compiled by then. */
let spareWorker = startedWorker()
/** The list that was cleared last, until it cannot be had again. */
let cleared: { readonly worker: Client | undefined; readonly end: AbortController } | undefined
/** Of several workings out, the one that was begun last is wanted. */
let lastRun = 0

const EXAMPLE_TARGET = '20'

/** A margin to aim at, as it was typed: nobody aims below 0. */
const marginOf = (target: string) => atLeastZero(readNumber(target).value)

const BROKEN =
  'Something went wrong while reading it, and it is our fault. Choose it again, please.'
const NO_WORKERS =
  'This browser cannot read files here. Try it in another one, or in a newer version of it.'
const NOT_SHOWN = 'The rows could not be put in order. Please try again.'
const KEPT_UNREADABLE =
  'The list that was kept on this device could not be read. Choose its file again, please.'
const KEPT_GONE =
  'The list that was kept on this device is not there any more. Choose its file again, please.'

/** Changes what is on its way, as long as it is the same file. */
function changeComing(source: Source, part: Partial<Coming>): void {
  const { coming } = desk.read()
  if (coming?.source === source) changeDesk({ coming: { ...coming, ...part } })
}

const progressOf = (source: Source) => (progress: Progress) => changeComing(source, { progress })

/** Nothing where the browser has no workers, or allows none. */
function startedWorker(): Client | undefined {
  try {
    return startWorker()
  } catch {
    return undefined
  }
}

function takeWorker(): Client | undefined {
  const spare = spareWorker
  spareWorker = undefined
  return spare?.isOver() === false ? spare : startedWorker()
}

/** Reads a table. What it is made of is asked only where its names do not say it. */
export async function open(source: Source, sheet?: string, kept?: KeptList): Promise<void> {
  letGo()
  letGoOfCleared()
  const worker = takeWorker()
  if (!worker) return refuse(source, NO_WORKERS)
  comingWorker = worker
  changeDesk({ coming: { source, stage: 'reading' }, problem: undefined })
  try {
    const opened = await worker.ask(
      'open',
      { source, ...(sheet !== undefined && { sheet }) },
      progressOf(source),
    )
    if (worker !== comingWorker) return
    if ('problem' in opened) return refuse(source, opened.problem)
    const { reading, isSettled } = firstReading(opened)
    const stage = isSettled || kept ? 'working' : 'columns'
    changeComing(source, { stage, reading, progress: undefined })
    if (kept) await workOutKept(kept, worker)
    else if (isSettled) await workOut()
  } catch {
    if (worker === comingWorker) refuse(source, BROKEN)
  }
}

/** With what was kept beside its file. Where the costs are not to be had, they are asked for. */
async function workOutKept(kept: KeptList, worker: Client) {
  const { source, costs, order, target } = kept
  keepOn()
  if (costs === 'order') countAtOrderCost()
  const hasCosts = typeof costs !== 'object' || (await addCosts(costs))
  if (worker !== comingWorker) return
  changeReading((reading) => ({ ...reading, taxes: kept.taxes ?? taxesBefore(reading, order) }))
  if (!hasCosts) changeComing(source, { stage: 'columns' })
  if (desk.read().coming?.stage === 'working') await workOut({ order, target, isFound: true })
}

/** Of a list that was kept before this was asked, costs count as they stand unless their head speaks. */
const taxesBefore = (reading: Reading, { seller }: List['order']): Partial<Taxes> =>
  seller === 'registered' || taxOf(reading, 'cost').by !== 'nobody'
    ? reading.taxes
    : { ...reading.taxes, cost: 'with-gst' }

/** The list that was kept on this device, as it was. */
export async function restore(): Promise<void> {
  const kept = await keptList()
  const { list, coming } = desk.read()
  if (list || coming) return
  if (kept === undefined || kept === 'unreadable') return tellOfKept(kept)
  await open(kept.source, kept.sheet, kept)
  const now = desk.read()
  // It failed, or another file was quicker: that one does not take its place on the device.
  if ((now.coming ?? now.list)?.source !== kept.source) keepOff()
}

function tellOfKept(kept: 'unreadable' | undefined): void {
  // It was forgotten just now, by a person.
  if (keepsList.read() === null) return
  if (!kept) keepsList.change(() => null, ignoreOutcome)
  changeDesk({ problem: { name: 'Kept list', text: kept ? KEPT_UNREADABLE : KEPT_GONE } })
}

function refuse(source: Source, text: string): void {
  letGo()
  changeDesk({ coming: undefined, problem: { name: source.name, text } })
}

/** What is on its way is not wanted any more; what is on show stays. */
export function cancel(): void {
  const { coming, list } = desk.read()
  stop(coming)
  if (coming?.stage === 'working' && !list) {
    // The columns of the file are still there to be changed.
    changeDesk({ coming: { ...coming, stage: 'columns', progress: undefined } })
  } else {
    letGo()
    changeDesk({ coming: undefined })
  }
}

/** Ends the working out; the worker and what it holds stay. */
function stop(coming: Coming | undefined): void {
  if (coming?.stage !== 'working') return
  workerOf(coming)
    ?.ask('stop', {})
    .catch(() => {})
}

function letGo(): void {
  comingWorker?.close()
  comingWorker = undefined
}

/** So long a list that was cleared can be had again. */
const UNDO_MS = 12_000

/**
 * Takes everything off the desk, and what was kept of it off the device.
 *
 * @returns a way to have it back, and when there is none any more
 */
export function clear(): Undo {
  const { list, coming, isKept = false } = desk.read()
  const worker = shownWorker
  stop(coming)
  letGo()
  letGoOfCleared()
  shownWorker = undefined
  desk.write({})
  if (list) forgetCleared(list.source.name, isKept)
  const end = new AbortController()
  const { signal } = end
  cleared = { worker, end }
  const timer = setTimeout(letGoOfCleared, UNDO_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
  const run = () => {
    if (signal.aborted) return
    cleared = undefined
    end.abort()
    shownWorker = worker
    desk.write({ list })
    if (isKept) keep(true)
  }
  return { run, signal }
}

function letGoOfCleared(): void {
  cleared?.worker?.close()
  cleared?.end.abort()
  cleared = undefined
}

function firstReading(opened: Opened): { reading: Reading; isSettled: boolean } {
  const remembered = rememberedFor(opened.heads)
  const matched = matchColumns(opened.heads, opened.examples, remembered?.chosen)
  const reading: Reading = {
    opened,
    chosen: remembered?.chosen ?? new Map(),
    uses: matched.uses,
    isForAll: remembered?.isForAll ?? false,
    taxes: remembered?.taxes ?? {},
  }
  const isSettled =
    neededFields.every((field) => matched.uses.includes(field)) &&
    neededFields.every((field) => isTaxKnown(reading, field)) &&
    foreignColumn(opened.heads, matched.uses) === undefined &&
    opened.headRow > 0 &&
    !matched.isDoubtful &&
    (remembered !== undefined || areAllKnown(opened.heads, matched.uses))
  return { reading, isSettled }
}

/** What is assumed is said before it is worked out. */
const isTaxKnown = (reading: Reading, field: keyof Taxes) =>
  taxOf(reading, field).by !== 'nobody' || !isTaxCounted(field, inputs.own().seller)

/** The columns of the list on show, to be chosen anew. */
export function showColumns(): void {
  const { list, coming } = desk.read()
  // Another file that is on its way takes the place of the list in a moment.
  if (!list || comingWorker) return
  stop(coming)
  changeDesk({ coming: { source: list.source, reading: list.reading, stage: 'columns' } })
}

export function chooseColumn(column: number, use: Field | undefined): void {
  changeReading((reading) => {
    const chosen = chooseUse(reading.chosen, column, use)
    const { heads, examples } = reading.opened
    const { uses } = matchColumns(heads, examples, chosen)
    // What was said of one column holds for no other.
    const isMoved = (field: Field) => uses.indexOf(field) !== reading.uses.indexOf(field)
    const { price, cost } = reading.taxes
    const taxes = {
      ...(price && !isMoved('price') && { price }),
      ...(cost && !isMoved('cost') && { cost }),
    }
    return { ...reading, chosen, uses, taxes }
  })
}

/** Whether GST is in the prices, or in the costs, of the file. */
export const chooseTax = (field: keyof Taxes, is: GstIn): void =>
  changeReading((reading) => ({ ...reading, taxes: { ...reading.taxes, [field]: is } }))

export const chooseForAll = (isForAll: boolean): void =>
  changeReading((reading) => ({ ...reading, isForAll }))

export const countAtOrderCost = (): void =>
  changeReading((reading) => ({ ...reading, costs: 'order' }))

function changeReading(to: (reading: Reading) => Reading): void {
  const { coming } = desk.read()
  if (coming?.reading) changeDesk({ coming: { ...coming, reading: to(coming.reading) } })
}

/** The worker of what is on its way: the list's own, where only its columns are chosen anew. */
const workerOf = ({ source }: Coming) =>
  comingWorker ?? (source === desk.read().list?.source ? shownWorker : undefined)

/** Reads a list of costs for a file that has none. @returns whether they are there */
export async function addCosts(source: Source): Promise<boolean> {
  const { coming } = desk.read()
  const worker = coming && workerOf(coming)
  if (!worker) return false
  const isStillAsked = () => {
    const now = desk.read().coming
    return now?.source === coming.source && workerOf(now) === worker
  }
  const refuse = (problem: string) => {
    if (isStillAsked()) changeComing(coming.source, { problem })
    return false
  }
  try {
    const costs = await worker.ask('costs', { source })
    if ('problem' in costs) return refuse(costs.problem)
    if (!isStillAsked()) return false
    changeComing(coming.source, { problem: undefined })
    changeReading((reading) => ({
      ...reading,
      costs: { ...costs, source },
      // What was said of another list does not hold for one that says it itself.
      taxes: costs.gst ? { ...reading.taxes, cost: costs.gst } : reading.taxes,
    }))
    return true
  } catch (problem) {
    return problem instanceof Aborted ? false : refuse(BROKEN)
  }
}

type Work = { readonly order: List['order']; readonly target: string; readonly isFound: boolean }

/** Works out every row; the list takes the place of the one before when that is done. */
export async function workOut({
  order = inputs.own(),
  target = desk.read().list?.target ?? EXAMPLE_TARGET,
  isFound = false,
}: Partial<Work> = {}): Promise<void> {
  const { coming } = desk.read()
  const worker = coming && workerOf(coming)
  if (!worker || !coming.reading) return
  const { source, reading } = coming
  const { uses, isForAll, costs } = reading
  lastRun += 1
  const run = lastRun
  const since = inputs.own()
  /** Neither cancelled nor begun anew. */
  const isWanted = () => {
    const now = desk.read().coming
    return run === lastRun && now?.stage === 'working' && now.source === source
  }
  changeComing(source, { stage: 'working', progress: undefined, problem: undefined })
  try {
    const worked = await worker.ask(
      'work',
      {
        uses,
        isForAll,
        taxes: taxesOf(reading),
        order,
        hasCostList: typeof costs === 'object',
        target: marginOf(target),
      },
      progressOf(source),
    )
    const shown = await firstRows(worker, () => run === lastRun)
    const isOnShow = worker === shownWorker
    // Of the list on show, whatever its worker holds is true, even if it was cancelled too late.
    if (!isOnShow && !isWanted()) return
    if (coming.stage === 'columns') {
      const { opened, chosen } = reading
      rememberColumns(opened.heads, { chosen, isForAll, taxes: taxesOf(reading) })
    }
    const aim = isOnShow ? (desk.read().list?.target ?? target) : target
    if (!isOnShow) show(worker)
    changeDesk({
      list: {
        source,
        reading,
        order,
        since,
        worked,
        target: aim,
        arrangement: firstArrangement,
        shown,
      },
      ...(isWanted() && { coming: undefined, problem: undefined }),
    })
    if (!isFound) keepNext()
    // Another margin was typed in the meantime.
    if (aim !== target) await aimAt(aim)
  } catch {
    if (isWanted()) refuse(source, BROKEN)
  }
}

function show(worker: Client): void {
  shownWorker?.close()
  shownWorker = worker
  comingWorker = undefined
}

/** The first rows of a list; where other rows were asked for meanwhile, once more. */
async function firstRows(worker: Client, isLast: () => boolean): Promise<ShownRows> {
  for (;;) {
    try {
      return await worker.ask('rows', {
        arrangement: firstArrangement,
        from: 0,
        count: readPageSize(),
      })
    } catch (problem) {
      if (!(problem instanceof Aborted) || worker.isOver() || !isLast()) throw problem
    }
  }
}

/** Works out the list on show once more, with the marketplace order as it is now. */
export async function workOutAnew(): Promise<void> {
  // Another file that is on its way has it already.
  if (comingWorker) return
  showColumns()
  await workOut()
}

const changeList = (part: Partial<List>) => {
  const { list } = desk.read()
  if (list) changeDesk({ list: { ...list, ...part } })
}

/** Shows other rows, or the same in another order. What is shown stays until they are here. */
export async function arrangeRows(part: Partial<Arrangement>, from = 0): Promise<void> {
  const { list, problem } = desk.read()
  if (!list || !shownWorker) return
  const arrangement = { ...list.arrangement, ...part }
  changeList({ arrangement })
  if (problem?.text === NOT_SHOWN) changeDesk({ problem: undefined })
  try {
    const shown = await shownWorker.ask('rows', { arrangement, from, count: readPageSize() })
    changeList({ shown })
  } catch (problem) {
    if (problem instanceof Aborted) return
    if (desk.read().list?.arrangement === arrangement) changeList({ arrangement: list.arrangement })
    tellOfRows(list)
  }
}

/** Pages of another length from now on; the first row on show stays on show. */
export function choosePageSize(size: number): Promise<void> {
  keepPageSize(size)
  const from = desk.read().list?.shown.from ?? 0
  return arrangeRows({}, Math.floor(from / size) * size)
}

const tellOfRows = ({ source }: List) =>
  changeDesk({ problem: { name: source.name, text: NOT_SHOWN } })

/** Another margin to aim at: the counts and the prices for it change. */
export async function aimAt(target: string): Promise<void> {
  changeList({ target })
  keepSoon()
  const { list } = desk.read()
  if (!list || !shownWorker) return
  try {
    const totals = await shownWorker.ask('target', { target: marginOf(target) })
    const now = desk.read().list
    if (!now) return
    changeList({ worked: { ...now.worked, totals } })
    await arrangeRows({}, now.shown.from)
  } catch (problem) {
    if (!(problem instanceof Aborted)) tellOfRows(list)
  }
}

/** Asks the worker of the list on show. */
export const askList = <Kind extends Asked>(
  kind: Kind,
  ask: Asks[Kind],
  onProgress?: (progress: Progress) => void,
): Promise<Answers[Kind]> =>
  shownWorker?.ask(kind, ask, onProgress) ?? Promise.reject(new Aborted())
