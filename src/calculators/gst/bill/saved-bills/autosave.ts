import { type Outcome, outcomeOf } from '../../../../ui/memory/browser-storage'
import { createStore, onWindow } from '../../../../ui/tab/store'
import { inputs } from '../../inputs'
import { type BillChoices, readChoices } from '../choices'
import {
  billAsFound,
  billTexts,
  isAsFound,
  isUntouched,
  noteNow,
  type OpenBill,
  readOpenBill,
  setKeptAs,
  showBill,
} from '../store'
import { type KeptBill, saysTheSame, totalOf } from './bill-record'
import { type BillsNews, keepBill, readBill } from './bills-database'
import { savePendingNotes } from './pending-saves'
import { removeNote, thisPage } from './write-ahead'

/** The bill of this tab at one moment. */
type Moment = { readonly bill: OpenBill; readonly choices: BillChoices; readonly at: number }

type Trouble = Exclude<Outcome, 'kept'>

/** How it stands with the bill of this tab: what a person has to know. */
export type SaveStatus = 'nothing yet' | 'writing' | 'kept' | 'copied' | 'deleted' | Trouble

/** A bill whose place another one took before it could be kept: it is in this tab and nowhere else. */
export type UnkeptBill = { readonly bill: KeptBill; readonly why: Trouble }

export const saveStatus = createStore<SaveStatus>(() => 'nothing yet')
export const unkept = createStore<readonly UnkeptBill[]>(() => [])

/** The first key is kept at once, those that follow together: a phone writes more slowly than people type. */
const LEAST_REST_MS = 100
/** A long bill takes a while to add up: no more than a fifth of the time is spent on that. */
const RESTS_PER_RECORD = 4
/** What takes longer is said to be on its way. */
const SLOW_MS = 1_000

let lastKept: Moment | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let slow: ReturnType<typeof setTimeout> | undefined
let restsUntil = 0
let queue: Promise<unknown> = Promise.resolve()
/** What this tab knows of its records: a moment may have been caught before the last one was written. */
const revisions = new Map<string, number>()
const movedTo = new Map<string, string>()

const momentNow = (): Moment => {
  const bill = readOpenBill()
  return { bill, choices: readChoices(bill.details), at: Date.now() }
}

/** One after the other: each knows what the one before it wrote. */
function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
  const result = queue.then(job)
  queue = result.catch(() => {})
  return result
}

/** For every change of the bill: a moment later it is in the database. */
export function followBill(): void {
  const moment = momentNow()
  if (isKept(moment)) return
  timer ??= setTimeout(keepNow, restsUntil - performance.now())
  slow ??= setTimeout(() => {
    slow = undefined
    if (isWorthKeeping(momentNow()) && saveStatus.read() === 'kept') saveStatus.write('writing')
  }, SLOW_MS)
}

/** Keeps the bill as it is then. It never fails: it tells how it went. */
export function keepNow(): Promise<Outcome> {
  clearTimeout(timer)
  timer = undefined
  return inTurn(() => keepMoment(momentNow()))
}

const sameParts = ['items', 'prices', 'whole', 'details'] as const

const isKept = ({ bill, choices }: Moment): boolean =>
  lastKept !== undefined &&
  sameParts.every((part) => bill[part] === lastKept?.bill[part]) &&
  JSON.stringify(choices) === JSON.stringify(lastKept.choices)

const isWorthKeeping = (moment: Moment): boolean =>
  !isKept(moment) && !(isUntouched(moment.bill) && moment.bill.revision === 0)

/** Whether nothing would be lost with what is in this tab. */
const isAllKnown = (): boolean => isKept(momentNow()) || isAsFound()

/** Keeps the bill of a page that may be closed now. */
export function keepWhenLeaving(): void {
  if (isWorthKeeping(momentNow())) noteNow()
  keepNow()
}

/**
 * For whoever puts another bill into this tab, right before that: the one that is there now is kept, or
 * stays within reach.
 */
export function letGo(): Promise<void> {
  const moment = momentNow()
  const how = saveStatus.read()
  if (isWorthKeeping(moment)) {
    noteNow()
    // Most likely it cannot be kept now, either.
    if (isTrouble(how)) rescue(moment, how)
  }
  saveStatus.write('nothing yet')
  return inTurn(async () => {
    const outcome = await keepMoment(moment)
    if (outcome === 'kept') forgetUnkept(recordOf(moment).id)
    else rescue(moment, outcome)
  })
}

const isTrouble = (how: SaveStatus): how is Trouble => how === 'full' || how === 'forbidden'

function rescue(moment: Moment, why: Trouble): void {
  const bill = recordOf(moment)
  forgetUnkept(bill.id)
  unkept.write([...unkept.read(), { bill, why }])
}

/** It is in this tab again, in a file, or not wanted any more. */
export const forgetUnkept = (id: string): void =>
  unkept.write(unkept.read().filter(({ bill }) => bill.id !== id))

/** The bill of this tab as it would be kept now. */
export const openRecord = (): KeptBill => recordOf(momentNow())

function recordOf({ bill, choices, at }: Moment): KeptBill {
  const texts = billTexts(bill)
  const id = movedTo.get(bill.id) ?? bill.id
  return {
    id,
    revision: Math.max(bill.revision, revisions.get(id) ?? 0),
    changedAt: at,
    texts,
    choices,
    total: totalOf(texts, choices),
    by: thisPage,
  }
}

async function keepMoment(moment: Moment): Promise<Outcome> {
  if (!isWorthKeeping(moment)) {
    if (!isKept(moment)) saveStatus.write('nothing yet')
    return 'kept'
  }
  const began = performance.now()
  const record = recordOf(moment)
  const took = performance.now() - began
  restsUntil = performance.now() + Math.max(LEAST_REST_MS, took * RESTS_PER_RECORD)
  const isOpen = () => [record.id, moment.bill.id].includes(readOpenBill().id)
  try {
    const kept = await keepBill(record)
    lastKept = moment
    revisions.set(kept.id, kept.revision)
    if (kept.id !== record.id) movedTo.set(moment.bill.id, kept.id)
    if (isOpen()) {
      const isWhole = isKept(momentNow())
      setKeptAs(kept, isWhole)
      if (isWhole) stopWaiting()
      saveStatus.write(kept.id === record.id ? 'kept' : 'copied')
    } else removeNote(moment.bill.id)
    await keepUnkept()
    return 'kept'
  } catch (error) {
    const why = outcomeOf(error)
    if (isOpen()) saveStatus.write(why)
    return why
  }
}

function stopWaiting(): void {
  clearTimeout(slow)
  slow = undefined
}

/** There is room again. */
async function keepUnkept(): Promise<void> {
  for (const { bill } of unkept.read()) {
    try {
      const kept = await keepBill(bill)
      revisions.set(kept.id, kept.revision)
      forgetUnkept(bill.id)
    } catch {
      return
    }
  }
}

/**
 * Takes over what another tab did with this bill, unless something here is not kept yet. One that was
 * deleted stays here, and is kept again when somebody changes it.
 */
export async function hearNews(news: BillsNews): Promise<void> {
  const { id } = readOpenBill()
  const heard = news.find((bill) => bill.id === id)
  if (heard?.revision === 0 && isKept(momentNow())) saveStatus.write('deleted')
  else if (heard) await takeOver(id, heard.revision)
}

async function takeOver(id: string, revision: number): Promise<void> {
  const isNewer = () => {
    const bill = readOpenBill()
    return bill.id === id && revision > bill.revision && isAllKnown()
  }
  if (!isNewer()) return
  const kept = await readBill(id).catch(() => undefined)
  if (!kept || !isNewer()) return
  revisions.set(id, kept.revision)
  inputs.change({ buyer: kept.choices.buyer, rupee: kept.choices.rupee })
  showBill(kept.texts, kept)
  lastKept = { ...momentNow(), choices: kept.choices }
  saveStatus.write('kept')
}

/** A page that is still open has taken its note back by then. */
const LOOK_AGAIN_MS = 4_000

/**
 * Saves what closed pages left behind, and finds out what became of this bill while nobody
 * told: this page may be new, or was kept whole for Back.
 */
export const catchUp = (): Promise<void> =>
  inTurn(async () => {
    const isAnyFresh = await savePendingNotes((note, kept) => {
      revisions.set(kept.id, kept.revision)
      // After a reload it is this tab's own bill, which may have been typed on meanwhile.
      if (isWhatWasFound(note) && saysTheSame(note, kept)) setKeptAs(kept, false)
    })
    if (isAnyFresh) setTimeout(catchUp, LOOK_AGAIN_MS)
    const { id, revision } = readOpenBill()
    try {
      const kept = await readBill(id)
      if (kept) await takeOver(id, kept.revision)
      else if (revision > 0 && isAllKnown()) {
        lastKept = momentNow()
        saveStatus.write('deleted')
      }
    } catch {
      // Where nothing can be read, keeping says so.
    }
  })

/** Whether a note is the bill that this page was opened with. */
function isWhatWasFound({ id, texts }: KeptBill): boolean {
  const found = billAsFound()
  return (
    id === readOpenBill().id &&
    id === found.id &&
    JSON.stringify(texts) === JSON.stringify(billTexts(found))
  )
}

const isAtRisk = () => unkept.read().length > 0 || isTrouble(saveStatus.read())

/** Whoever closes a page with something that is nowhere else is asked. */
let stopAsking: (() => void) | undefined
const askIfNeeded = () => {
  if (isAtRisk()) stopAsking ??= onWindow('beforeunload', (event) => event.preventDefault())
  else {
    stopAsking?.()
    stopAsking = undefined
  }
}
saveStatus.subscribe(askIfNeeded)
unkept.subscribe(askIfNeeded)
