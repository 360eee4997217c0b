import { atLeastZero } from '../../../../core/decimal'
import { readNumber } from '../../../../core/parse'
import { chooseUse } from '../../../../core/table/column-uses'
import { inputs } from '../../shared/market/inputs'
import { type Arrangement, firstArrangement } from '../arrange'
import { areAllKnown, matchColumns } from '../columns'
import { type Coming, type Desk, desk, type List, type Reading } from '../desk'
import { type Field, neededFields } from '../fields'
import type { Answers, Asked, Asks, Opened, Progress, Source } from '../messages'
import { forgetList, type KeptList, keptList } from './kept-list'
import { rememberColumns, rememberedFor } from './remembered-columns'
import { type Client, startWorker } from './worker-client'

/*
 * Each file has a worker of its own: the one of the list on show lives until the list of another file
 * is worked out. So nothing that happens to a file on its way can harm what is there.
 */
let shownWorker: Client | undefined
let comingWorker: Client | undefined
/** The one of a list that was cleared, until it cannot be had again. */
let clearedWorker: Client | undefined
/** One that is ready before there is a file: what it is made of is read and compiled by then. */
let spareWorker: Client | undefined = startWorker()

/** So many rows are a page of the table. */
export const PAGE = 20
const EXAMPLE_TARGET = '20'

/** A margin to aim at, as it was typed: nobody aims below 0. */
const marginOf = (target: string) => atLeastZero(readNumber(target).value)

const BROKEN =
  'Something went wrong while reading it, and it is our fault. Choose it again, please.'

const change = (part: Partial<Desk>) => desk.write({ ...desk.read(), ...part })

/** Changes what is on its way, as long as it is the same file. */
function changeComing(source: Source, part: Partial<Coming>): void {
  const { coming } = desk.read()
  if (coming?.source === source) change({ coming: { ...coming, ...part } })
}

const progressOf = (source: Source) => (progress: Progress) => changeComing(source, { progress })

/** Reads a table. What it is made of is asked only where its names do not say it. */
export async function open(source: Source, sheet?: string, kept?: KeptList): Promise<void> {
  letGo()
  clearedWorker?.close()
  clearedWorker = undefined
  const worker = spareWorker?.isBroken() === false ? spareWorker : startWorker()
  spareWorker = undefined
  comingWorker = worker
  change({ coming: { source, stage: 'reading' }, problem: undefined })
  try {
    const opened = await worker.ask(
      'open',
      { source, ...(sheet !== undefined && { sheet }) },
      progressOf(source),
    )
    if (worker !== comingWorker) return
    if ('problem' in opened) {
      refuse(source, opened.problem)
      return
    }
    const { reading, isSettled } = firstReading(opened)
    const stage = isSettled || kept ? 'working' : 'columns'
    changeComing(source, { stage, reading, progress: undefined })
    if (kept) {
      if (kept.costs === 'order') countAtOrderCost()
      else if (kept.costs) await addCosts(kept.costs)
      await workOut(kept.order, kept.target)
    } else if (isSettled) await workOut()
  } catch {
    if (worker === comingWorker) refuse(source, BROKEN)
  }
}

/** The list that was kept on this device, as it was. */
export async function restore(): Promise<void> {
  const kept = await keptList()
  const { list, coming } = desk.read()
  if (!kept || list || coming) return
  change({ isKept: true })
  await open(kept.source, kept.sheet, kept)
}

function refuse(source: Source, text: string): void {
  letGo()
  change({ coming: undefined, problem: { name: source.name, text } })
}

/** What is on its way is not wanted any more; what is on show stays. */
export function cancel(): void {
  const { coming, list } = desk.read()
  const worker = coming && workerOf(coming)
  if (coming?.stage === 'working') worker?.ask('stop', {})
  if (coming?.stage === 'working' && !list) {
    // The columns of the file are still there to be changed.
    change({ coming: { ...coming, stage: 'columns', progress: undefined } })
  } else {
    letGo()
    change({ coming: undefined })
  }
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
 * @returns a way to have it back, as long as nothing else lies there
 */
export function clear(): () => void {
  const before = desk.read()
  const worker = shownWorker
  letGo()
  clearedWorker?.close()
  clearedWorker = worker
  shownWorker = undefined
  desk.write({})
  if (before.isKept) forgetList().catch(() => {})
  const timer = setTimeout(() => worker?.close(), UNDO_MS)
  return () => {
    const { list, coming } = desk.read()
    if (list || coming || clearedWorker !== worker) return
    clearTimeout(timer)
    clearedWorker = undefined
    shownWorker = worker
    desk.write({ list: before.list, isKept: before.isKept })
  }
}

/** The list on show is kept on this device from now on, or not any more. */
export function keep(isKept: boolean): void {
  change({ isKept })
  if (!isKept) forgetList().catch(() => {})
}

function firstReading(opened: Opened): { reading: Reading; isSettled: boolean } {
  const remembered = rememberedFor(opened.heads)
  const matched = matchColumns(opened.heads, opened.examples, remembered?.chosen)
  const reading = {
    opened,
    chosen: remembered?.chosen ?? new Map(),
    uses: matched.uses,
    isForAll: remembered?.isForAll ?? matched.isForAll,
  }
  const isSettled =
    neededFields.every((field) => matched.uses.includes(field)) &&
    opened.headRow > 0 &&
    !matched.isDoubtful &&
    (remembered !== undefined || areAllKnown(opened.heads, matched.uses))
  return { reading, isSettled }
}

/** The columns of the list on show, to be chosen anew. */
export function showColumns(): void {
  const { list } = desk.read()
  if (list) {
    change({ coming: { source: list.source, reading: list.reading, stage: 'columns' } })
  }
}

export function chooseColumn(column: number, use: Field | undefined): void {
  changeReading((reading) => {
    const chosen = chooseUse(reading.chosen, column, use)
    const { heads, examples } = reading.opened
    const { uses } = matchColumns(heads, examples, chosen)
    return { ...reading, chosen, uses }
  })
}

export const chooseForAll = (isForAll: boolean): void =>
  changeReading((reading) => ({ ...reading, isForAll }))

export const countAtOrderCost = (): void =>
  changeReading((reading) => ({ ...reading, costs: 'order' }))

function changeReading(to: (reading: Reading) => Reading): void {
  const { coming } = desk.read()
  if (coming?.reading) change({ coming: { ...coming, reading: to(coming.reading) } })
}

/** The worker of what is on its way: the list's own, where only its columns are chosen anew. */
const workerOf = ({ source }: Coming) =>
  comingWorker ?? (source === desk.read().list?.source ? shownWorker : undefined)

/** Reads a list of costs for a file that has none. */
export async function addCosts(source: Source): Promise<void> {
  const { coming } = desk.read()
  if (!coming) return
  const costs = await workerOf(coming)?.ask('costs', { source })
  if (!costs) return
  if ('problem' in costs) return changeComing(coming.source, { problem: costs.problem })
  changeComing(coming.source, { problem: undefined })
  changeReading((reading) => ({ ...reading, costs: { ...costs, source } }))
}

/** Works out every row; the list takes the place of the one before when that is done. */
export async function workOut(
  order = inputs.read(),
  target = desk.read().list?.target ?? EXAMPLE_TARGET,
): Promise<void> {
  const { coming } = desk.read()
  const worker = coming && workerOf(coming)
  if (!worker || !coming.reading) return
  const { source, reading } = coming
  const { uses, isForAll, costs } = reading
  changeComing(source, { stage: 'working', progress: undefined, problem: undefined })
  try {
    const worked = await worker.ask(
      'work',
      {
        uses,
        isForAll,
        order,
        hasCostList: typeof costs === 'object',
        target: marginOf(target),
      },
      progressOf(source),
    )
    const arrangement = firstArrangement
    const shown = await worker.ask('rows', { arrangement, from: 0, count: PAGE })
    if (desk.read().coming?.source !== source) return
    if (coming.stage === 'columns') rememberColumns(reading.opened.heads, reading.chosen, isForAll)
    if (worker !== shownWorker) shownWorker?.close()
    shownWorker = worker
    comingWorker = undefined
    change({
      list: { source, reading, order, worked, target, arrangement, shown },
      coming: undefined,
      problem: undefined,
    })
  } catch {
    refuse(source, BROKEN)
  }
}

/** Works out the list on show once more, with the marketplace order as it is now. */
export async function useOrderOfNow(): Promise<void> {
  showColumns()
  await workOut()
}

const changeList = (part: Partial<List>) => {
  const { list } = desk.read()
  if (list) change({ list: { ...list, ...part } })
}

/** Shows other rows, or the same in another order. What is shown stays until they are here. */
export async function arrangeRows(part: Partial<Arrangement>, from = 0): Promise<void> {
  const { list } = desk.read()
  if (!list || !shownWorker) return
  const arrangement = { ...list.arrangement, ...part }
  changeList({ arrangement })
  const shown = await shownWorker.ask('rows', { arrangement, from, count: PAGE })
  changeList({ shown })
}

/** Another margin to aim at: the counts and the prices for it change. */
export async function aimAt(target: string): Promise<void> {
  changeList({ target })
  if (!shownWorker) return
  const totals = await shownWorker.ask('target', { target: marginOf(target) })
  const { list } = desk.read()
  if (!list) return
  changeList({ worked: { ...list.worked, totals } })
  await arrangeRows({}, list.shown.from)
}

/** Asks the worker of the list on show. */
export const askList = <Kind extends Asked>(
  kind: Kind,
  ask: Asks[Kind],
  onProgress?: (progress: Progress) => void,
): Promise<Answers[Kind]> =>
  shownWorker?.ask(kind, ask, onProgress) ?? Promise.reject(new Error('There is no list'))
