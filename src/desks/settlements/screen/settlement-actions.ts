import { dayOf } from '../../../core/language/dates'
import type { DateOrder } from '../../../core/time/read-day'
import { ignoreOutcome, type OnOutcome, type Outcome } from '../../../ui/memory/browser-storage'
import { rememberedDateOrder } from '../../../ui/memory/date-orders'
import type { Undo } from '../../../ui/tab/undo'
import type { Source } from '../../../ui/tables/read-file'
import { Aborted, startWorker } from '../../../ui/worker/worker-client'
import type { CostLine } from '../../market/costs/cost-list'
import { mergeCosts, onCostsChange, readCosts } from '../../market/costs/cost-store'
import { inputs, type SettlementTexts } from '../inputs'
import type { DatesQuestion, Opened, OpenRequest, Requests, Scope, Settings } from '../messages'
import { settingsOf } from '../settings'
import {
  addNotice,
  changeSettlements,
  type LoadedFile,
  nothingOpen,
  savedFilesNote,
  settlementStore,
} from '../settlement-store'
import { settlementsWords } from '../words'
import workerAddress from '../worker/settlements.worker?worker&url'
import { filesOnDevice, readSavedFiles } from './files-database'
import { keepRates, onKeptRatesChange, readKeptRates } from './kept-rates'
import type { SettlementWorker } from './results/use-answer'

/*
 * What can be done with the files of a seller: open them, compute, cancel that, remove one, clear them
 * all, and restore those that are kept on the device. The results go into `settlementStore`.
 */

/** More files than anyone has of one seller and one year. */
export const MOST_FILES = 20

const startSettlementWorker = () => startWorker<Requests>(workerAddress, 'settlements')

/** The worker that holds the files. It is started ahead, so that its script is compiled by then. */
let worker: SettlementWorker | undefined = startSettlementWorker()

/** Those that are being opened: each is done with before the next begins. */
type Batch = { readonly sources: readonly Source[]; isCancelled: boolean }
let batch: Batch | undefined
let queue: Promise<unknown> = Promise.resolve()

/** Something was chosen while files were being read: it is computed with them, or without them if that is cancelled. */
let isDue = false

/** Counts computations: only the newest one may say what became of it. */
let lastRun = 0

/** The files that were cleared last, until they cannot be restored any more. */
let cleared:
  | { readonly worker: SettlementWorker | undefined; readonly end: AbortController }
  | undefined

/** Sends a request to the worker that holds the files now. */
export const ask: SettlementWorker['request'] = (kind, request, onProgress) =>
  worker ? worker.request(kind, request, onProgress) : Promise.reject(new Aborted())

/** Opens files one after another, and computes what they say. A refused one leaves the others alone. */
export function openSources(sources: readonly Source[]): Promise<void> {
  closeCleared()
  if (settlementStore.read().exampleCosts) closeFiles()
  changeSettlements({ notices: [] })
  return enqueue(sources, openOne)
}

/** Opens a file whose days a person has told the order of. What is said of other files stays. */
export const openAnswered = (source: Source, dateOrder: DateOrder): Promise<void> =>
  enqueue([source], (source, own, number) =>
    openOne(source, own, number, { isUnpacked: true, dateOrder }),
  )

/** Opens the files of the example, with costs that are not taken into the kept ones. */
export function openExampleSources(
  sources: readonly Source[],
  costs: readonly CostLine[],
): Promise<void> {
  closeCleared()
  closeFiles()
  changeSettlements({ exampleCosts: costs })
  return enqueue(sources, openOne)
}

/** How a file is opened that came out of another, or that a person was asked about. */
type How = Pick<OpenRequest, 'isUnpacked' | 'dateOrder'>

type OpenOne = (source: Source, own: Batch, number: number, how?: How) => Promise<void>

/** After all that was asked for before, so that files come in the order in which they were given. */
function enqueue(sources: readonly Source[], open: OpenOne): Promise<void> {
  const own: Batch = { sources, isCancelled: false }
  const opening = queue.then(() => openBatch(own, open))
  queue = opening.catch(() => {})
  return opening
}

async function openBatch(own: Batch, open: OpenOne): Promise<void> {
  batch = own
  const before = settlementStore.read().files
  for (const [at, source] of own.sources.entries()) {
    if (own.isCancelled) break
    await open(source, own, at + 1)
  }
  if (batch === own) batch = undefined
  if (own.isCancelled) {
    if (isDue && !batch && settlementStore.read().files.length > 0) await compute()
    return
  }
  changeSettlements({ pending: undefined })
  const hasNew = settlementStore.read().files !== before
  if (hasNew || isDue) await compute()
  if (hasNew) filesOnDevice.saveNew()
}

async function openOne(source: Source, own: Batch, number: number, how: How = {}): Promise<void> {
  if (settlementStore.read().files.length >= MOST_FILES)
    return addNotice({ name: source.name, reason: 'too-many-files' })
  worker ??= startSettlementWorker()
  if (!worker) return addNotice({ name: source.name, reason: 'no-workers' })
  const now = { stage: 'reading', name: source.name, number, of: own.sources.length } as const
  changeSettlements({ pending: now })
  try {
    const opened = await worker.request('open', { source, ...how }, (progress) => {
      if (!own.isCancelled) changeSettlements({ pending: { ...now, progress } })
    })
    if (own.isCancelled) await leaveOut(opened)
    else if (opened.is === 'zip') await openAll(opened.files, own, number)
    else if (opened.is === 'asked') await askDates(source, opened.question, own, number)
    else take(source, opened)
  } catch (problem) {
    if (own.isCancelled || problem instanceof Aborted) return
    addNotice({ name: source.name, reason: 'broken' })
    if (worker?.isClosed()) await startAnew()
  }
}

/** Opens what was in a zip file. */
async function openAll(files: readonly File[], own: Batch, number: number): Promise<void> {
  for (const file of files) {
    if (own.isCancelled) return
    await openOne(file, own, number, { isUnpacked: true })
  }
}

/** A file of this shape was asked about before, or it is asked about now. */
async function askDates(
  source: Source,
  question: DatesQuestion,
  own: Batch,
  number: number,
): Promise<void> {
  const dateOrder = rememberedDateOrder(question.shape)
  if (dateOrder) await openOne(source, own, number, { isUnpacked: true, dateOrder })
  else addNotice({ name: source.name, reason: 'dates-open', source, question })
}

type Taken = Exclude<Opened, { readonly is: 'zip' | 'asked' }>

function take(source: Source, opened: Taken): void {
  const { name } = source
  if (opened.is === 'file') {
    const { files } = settlementStore.read()
    changeSettlements({ files: [...files, { source, file: opened.file }] })
    return
  }
  if (opened.is === 'refused') {
    addNotice({ name, ...opened.refusal })
    return
  }
  const { costs, unread } = opened
  let outcome: Outcome = 'kept'
  mergeCosts(costs, (became) => {
    outcome = became
  })
  const isRemembered = outcome === 'kept'
  addNotice({ name, reason: 'costs', taken: costs.length, unread, isRemembered })
}

/** It was cancelled when the worker had it already. */
const leaveOut = async (opened: Opened): Promise<unknown> =>
  opened.is === 'file' && ask('remove', { id: opened.file.id })

/** The worker is gone, and the files with it: another one reads them again. */
async function startAnew(): Promise<void> {
  const { files } = settlementStore.read()
  worker = startSettlementWorker()
  const again: LoadedFile[] = []
  for (const { source } of files) {
    const opened = await reopened(source).catch(() => undefined)
    if (opened?.is === 'file') again.push({ source, file: opened.file })
    else addNotice({ name: source.name, reason: 'broken' })
  }
  changeSettlements({ files: again })
}

/** As it was opened before, with what was said of its days. */
async function reopened(source: Source): Promise<Opened | undefined> {
  const opened = await worker?.request('open', { source })
  if (opened?.is !== 'asked') return opened
  const dateOrder = rememberedDateOrder(opened.question.shape)
  return dateOrder && worker?.request('open', { source, dateOrder })
}

const costsNow = (): readonly CostLine[] => settlementStore.read().exampleCosts ?? readCosts().costs

const ratesNow = (): Settings['rates'] => {
  const { exampleCosts, rates } = settlementStore.read()
  return exampleCosts ? rates : readKeptRates()
}

/** Computes all files with the fields as they are; what is on show stays until that is done. */
export async function compute(): Promise<void> {
  clearTimeout(typing)
  const { files, scope } = settlementStore.read()
  lastRun += 1
  const run = lastRun
  if (files.length === 0) {
    return changeSettlements({ summary: undefined, pending: undefined, isBehind: undefined })
  }
  // A file that is being read is computed with the others afterwards.
  isDue = batch !== undefined
  if (isDue) return
  const settings = settingsOf(inputs.read(), ratesNow(), dayOf(new Date()))
  changeSettlements({ pending: { stage: 'computing' } })
  try {
    const summary = await ask('compute', { settings, costs: costsNow(), scope }, (progress) => {
      if (run === lastRun) changeSettlements({ pending: { stage: 'computing', progress } })
    })
    if (run !== lastRun) return
    changeSettlements({ summary, pending: undefined, isBehind: undefined })
  } catch {
    if (run !== lastRun) return
    if (worker?.isClosed()) await startAnew()
    changeSettlements({ pending: undefined, isBehind: 'failed' })
  }
}

/** Cancels reading or computing. Files that were open stay, and so does what was computed before. */
export function cancel(): void {
  const { pending } = settlementStore.read()
  if (!pending) return
  if (batch) batch.isCancelled = true
  lastRun += 1
  worker?.stop('open', 'compute')
  changeSettlements({ pending: undefined })
  const { files, summary } = settlementStore.read()
  if (files.length > 0 && (pending.stage === 'computing' || !summary || hasMore())) {
    changeSettlements({ isBehind: 'cancelled' })
  }
}

/** Whether files were opened since the last computation. */
const hasMore = () => batch !== undefined && batch.sources.length > 1

/** Removes a file. @returns how to take it back */
export function removeFile(id: number): Undo {
  const { files } = settlementStore.read()
  const removed = files.find(({ file }) => file.id === id)
  changeSettlements({ files: files.filter((file) => file !== removed), notices: [] })
  ask('remove', { id }).catch(() => {})
  const { files: left, scope, isSaved = false } = settlementStore.read()
  if (!left.some(({ file }) => file.marketplace === scope)) changeSettlements({ scope: 'all' })
  compute()
  if (left.length > 0) filesOnDevice.saveNew()
  else if (isSaved) filesOnDevice.setSaved(false)
  return { run: () => removed && openSources([removed.source]) }
}

/** Cleared files can be restored for so long. */
const UNDO_MS = 12_000

/**
 * Clears the page, and deletes what was kept of the files on the device. The costs stay.
 *
 * @returns how to restore them, and a signal that aborts when that is not possible any more
 */
export function clearFiles(): Undo {
  const before = settlementStore.read()
  const own = worker
  const { isSaved = false } = before
  if (batch) batch.isCancelled = true
  closeCleared()
  worker = undefined
  lastRun += 1
  settlementStore.write(nothingOpen)
  const name = before.files[0]?.source.name ?? ''
  filesOnDevice
    .forgetCleared(isSaved)
    .then((isGone) => isGone || addNotice({ name, reason: 'not-forgotten' }))
  const end = new AbortController()
  const { signal } = end
  cleared = { worker: own, end }
  const timer = setTimeout(closeCleared, UNDO_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
  const run = () => {
    if (signal.aborted) return
    cleared = undefined
    end.abort()
    worker?.close()
    worker = own
    settlementStore.write({
      ...before,
      pending: undefined,
      notices: [],
      isSaved: false,
      saveStatus: undefined,
    })
    if (isSaved) filesOnDevice.setSaved(true)
  }
  return { run, signal }
}

function closeCleared(): void {
  cleared?.worker?.close()
  cleared?.end.abort()
  cleared = undefined
}

/** Another beginning: what the worker holds is gone. */
function closeFiles(): void {
  if (batch) batch.isCancelled = true
  if (settlementStore.read().files.length > 0 || worker?.isClosed()) {
    worker?.close()
    worker = undefined
  }
  lastRun += 1
  settlementStore.write(nothingOpen)
}

/** Opens the files that were kept on this device. */
export async function restoreSavedFiles(): Promise<void> {
  const found = await readSavedFiles()
  const { files, pending } = settlementStore.read()
  // A person has just chosen to forget them, or has opened others.
  if (files.length > 0 || pending || savedFilesNote.read() === null) return
  const name = settlementsWords.keptFiles
  if (found === undefined) {
    savedFilesNote.change(() => null, ignoreOutcome)
    return addNotice({ name, reason: 'kept-gone' })
  }
  if (found === 'unreadable') return addNotice({ name, reason: 'kept-unreadable' })
  // They were once kept with the files; what was given since counts.
  const hasRates = Object.keys(found.rates).length > 0
  if (hasRates) keepRates({ ...found.rates, ...readKeptRates() }, ignoreOutcome)
  await enqueue(found.sources, openOne)
  const now = settlementStore.read()
  const sources = now.files.map(({ source }) => source)
  const areAll = found.sources.every((source, at) => source === sources[at])
  if (areAll && sources.length === found.sources.length) filesOnDevice.adopt()
  if (hasRates) filesOnDevice.saveNew()
}

/** Counts the files of one marketplace, or of all. */
export function chooseScope(scope: Scope): void {
  changeSettlements({ scope })
  compute()
}

/** Takes GST rates of SKUs whose files state none, by the key of the SKU. */
export function changeRates(rates: Settings['rates'], then: OnOutcome): void {
  const { exampleCosts, rates: before } = settlementStore.read()
  if (!exampleCosts) {
    keepRates(rates, then)
    return
  }
  changeSettlements({ rates: { ...before, ...rates } })
  computeAfterTyping()
}

const TYPING_PAUSE_MS = 300
let typing: ReturnType<typeof setTimeout> | undefined

function computeAfterTyping(): void {
  clearTimeout(typing)
  typing = setTimeout(compute, TYPING_PAUSE_MS)
}

const isCounted = (name: string) => name !== 'operator'
const isTyped = (name: string) => name === 'returnedDamaged' || name === 'rtoDamaged'

let lastTexts: SettlementTexts = inputs.read()

/** What is chosen counts at once, what is typed when typing pauses. */
function followFields(): void {
  const texts = inputs.read()
  const changed = (Object.keys(texts) as (keyof SettlementTexts)[]).filter(
    (name) => texts[name] !== lastTexts[name] && isCounted(name),
  )
  lastTexts = texts
  if (changed.length === 0 || settlementStore.read().files.length === 0) return
  if (changed.every(isTyped)) computeAfterTyping()
  else compute()
}

inputs.subscribe(followFields)

function followKept(): void {
  const { files, exampleCosts } = settlementStore.read()
  if (files.length > 0 && !exampleCosts) computeAfterTyping()
}

onCostsChange(followKept)
onKeptRatesChange(followKept)
