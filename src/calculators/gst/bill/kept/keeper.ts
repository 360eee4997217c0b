import { createStore } from '../../../../ui/tab/store'
import { inputs } from '../../inputs'
import { billTexts, isUntouched, type OpenBill, readOpenBill, setKeptAs, showBill } from '../store'
import { leaveNote, removeNote } from './left-behind'
import { type BillChoices, type KeptBill, totalOf } from './record'
import { keepBill, readBill, type ShelfNews } from './shelf'

/** The bill of this tab at one moment. */
type Moment = { readonly bill: OpenBill; readonly choices: BillChoices }

/** How keeping goes: what a person has to know. */
export type Keeping = 'nothing yet' | 'kept' | 'copied' | 'full' | 'forbidden'

/** A person types faster than a phone writes. */
const KEEP_AFTER_MS = 400

export const keeping = createStore<Keeping>(() => 'nothing yet')

/** Those of the page, once it says so: before that nothing is kept. */
let choicesNow: BillChoices | undefined
let lastKept: Moment | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let queue: Promise<void> = Promise.resolve()
/** What this tab knows of its records: a moment may have been caught before the last one was written. */
const revisions = new Map<string, number>()
const movedTo = new Map<string, string>()

/** Follows the bill of this tab: a moment after the last change it is on the shelf. */
export function followBill(bill: OpenBill, choices: BillChoices): void {
  choicesNow = choices
  clearTimeout(timer)
  if (!isKept({ bill, choices })) timer = setTimeout(keepNow, KEEP_AFTER_MS)
}

const momentNow = (): Moment | undefined =>
  choicesNow && { bill: readOpenBill(), choices: choicesNow }

/** Keeps the bill as it is now. It never fails: `keeping` tells how it went. */
export function keepNow(): Promise<void> {
  clearTimeout(timer)
  const now = momentNow()
  queue = queue.then(() => (now ? keepMoment(now) : undefined))
  return queue
}

const sameParts = ['items', 'prices', 'whole', 'details'] as const

const isKept = ({ bill, choices }: Moment): boolean =>
  lastKept !== undefined &&
  sameParts.every((part) => bill[part] === lastKept?.bill[part]) &&
  JSON.stringify(choices) === JSON.stringify(lastKept.choices)

/** Keeps the bill of a page that may be closed now. */
export function keepWhenLeaving(): void {
  const now = momentNow()
  if (now && isWorthKeeping(now)) leaveNote(recordOf(now))
  keepNow()
}

const isWorthKeeping = (moment: Moment): boolean =>
  !isKept(moment) && !(isUntouched(moment.bill) && moment.bill.revision === 0)

function recordOf({ bill, choices }: Moment): KeptBill {
  const texts = billTexts(bill)
  const id = movedTo.get(bill.id) ?? bill.id
  return {
    id,
    revision: Math.max(bill.revision, revisions.get(id) ?? 0),
    changedAt: Date.now(),
    texts,
    choices,
    total: totalOf(texts, choices),
  }
}

async function keepMoment(moment: Moment): Promise<void> {
  if (!isWorthKeeping(moment)) return
  const { bill } = moment
  const record = recordOf(moment)
  const { id } = record
  try {
    const kept = await keepBill(record)
    lastKept = moment
    removeNote(id)
    revisions.set(kept.id, kept.revision)
    if (kept.id !== id) movedTo.set(bill.id, kept.id)
    setKeptAs(readOpenBill().id === id ? id : bill.id, kept)
    keeping.write(kept.id === id ? 'kept' : 'copied')
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    keeping.write(isFull ? 'full' : 'forbidden')
  }
}

/** Takes over what another tab did with this bill, unless something here is not kept yet. */
export async function hearNews(news: ShelfNews): Promise<void> {
  const { id } = readOpenBill()
  const revision = news.find((bill) => bill.id === id)?.revision ?? 0
  const isNewer = () => {
    const bill = readOpenBill()
    const now = momentNow()
    return bill.id === id && revision > bill.revision && (!now || isKept(now))
  }
  if (!isNewer()) return
  const kept = await readBill(id).catch(() => undefined)
  if (!kept || !isNewer()) return
  revisions.set(id, kept.revision)
  inputs.change({ buyer: kept.choices.buyer, rupee: kept.choices.rupee })
  showBill(kept.texts, kept)
  lastKept = { bill: readOpenBill(), choices: kept.choices }
}
