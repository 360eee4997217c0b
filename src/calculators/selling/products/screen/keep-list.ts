import { changeListState, keptListNote, type List, listStore } from '../list-store'
import { taxesOf } from '../taxes'
import { forgetList, type KeptList, keepList } from './list-database'
import { productsScreenWords } from './words'

/*
 * Keeps the shown list on this device. It is written when a person changes something here, and never
 * because a page is shown again: meanwhile another tab may have kept its own list.
 */

/** The note that this tab wrote with its kept list; nothing where the kept list is not of this tab. */
let ownNote: string | null = null
/** Counts writes and deletions: only the newest one may say what became of it. */
let lastOperation = 0
let typing: ReturnType<typeof setTimeout> | undefined

/** A margin is typed key by key: it is written when no key was pressed for so long. */
const TYPING_PAUSE_MS = 400

const toKeep = ({ source, mapping, order, target }: List): KeptList => ({
  source,
  sheet: mapping.opened.sheet,
  costs: typeof mapping.costs === 'object' ? mapping.costs.source : mapping.costs,
  taxes: taxesOf(mapping),
  order,
  target,
})

const beginOperation = () => {
  clearTimeout(typing)
  lastOperation += 1
  return lastOperation
}

/** Keeps the shown list on this device, or forgets it. */
export async function setKept(isKept: boolean): Promise<void> {
  changeListState({ isKept, keepStatus: isKept ? 'writing' : 'forgetting' })
  if (isKept) return write()
  const operation = beginOperation()
  const isGone = await forgetList()
  if (operation !== lastOperation) return
  changeListState(
    isGone ? { keepStatus: undefined } : { isKept: true, keepStatus: 'not forgotten' },
  )
}

async function write(): Promise<void> {
  const { list } = listStore.read()
  if (!list) return
  const operation = beginOperation()
  const outcome = await keepList(toKeep(list))
  if (outcome === 'kept') ownNote = keptListNote.read()
  if (operation === lastOperation) {
    changeListState({ isKept: outcome === 'kept', keepStatus: outcome })
  }
}

/** Another list is shown: where one was kept, this one replaces it on the device. */
export function keepNewList(): void {
  if (listStore.read().isKept) setKept(true)
}

/** Writes the shown list with its new target margin, once typing pauses. */
export function keepAfterTyping(): void {
  clearTimeout(typing)
  if (listStore.read().isKept) typing = setTimeout(write, TYPING_PAUSE_MS)
}

/** The list that was found on this device becomes the kept list of this tab. */
export function adoptKeptList(): void {
  beginOperation()
  ownNote = keptListNote.read()
  if (ownNote !== null) changeListState({ isKept: true, keepStatus: 'kept' })
}

/** What is kept on this device is not what this tab shows. */
export function disownKeptList(): void {
  beginOperation()
  ownNote = null
  changeListState({ isKept: false, keepStatus: undefined })
}

/** A list that was cleared is deleted from the device, too. */
export async function forgetClearedList(name: string, wasKept: boolean): Promise<void> {
  const isOwn = ownNote !== null && keptListNote.read() === ownNote
  const operation = beginOperation()
  if (!wasKept && !isOwn) return
  const isGone = await forgetList()
  if (isGone || operation !== lastOperation) return
  changeListState({ problem: { name, text: productsScreenWords.problems.notForgotten } })
}

keptListNote.subscribe((isFromOutside) => {
  const { isKept, keepStatus } = listStore.read()
  if (!isFromOutside || !isKept || keepStatus === 'writing') return
  beginOperation()
  changeListState({
    isKept: false,
    keepStatus: keptListNote.read() === null ? undefined : 'elsewhere',
  })
})
