import { changeDesk, desk, type List } from '../desk'
import { keepsList } from '../keeps'
import { forgetList, type KeptList, keepList } from './kept-list'
import { taxesOf } from './reading-taxes'

/*
 * The list on show as it is kept on this device. It is written when a person changes something here,
 * and never because a page is shown again: meanwhile another tab may have kept its own.
 */

/** The note by which this tab knows the kept list as its own. */
let ownNote: string | null = null
/** What was begun last has the last word. */
let lastTurn = 0
let typing: ReturnType<typeof setTimeout> | undefined

/** A margin is typed key by key. */
const SETTLE_MS = 400

const toKeep = ({ source, reading, order, target }: List): KeptList => ({
  source,
  sheet: reading.opened.sheet,
  costs: typeof reading.costs === 'object' ? reading.costs.source : reading.costs,
  taxes: taxesOf(reading),
  order,
  target,
})

const begin = () => {
  clearTimeout(typing)
  lastTurn += 1
  return lastTurn
}

/** The list on show is kept on this device from now on, or not any more. */
export async function keep(isKept: boolean): Promise<void> {
  changeDesk({ isKept, keeping: isKept ? 'writing' : 'forgetting' })
  if (isKept) return write()
  const turn = begin()
  const isGone = await forgetList()
  if (turn !== lastTurn) return
  changeDesk(isGone ? { keeping: undefined } : { isKept: true, keeping: 'not forgotten' })
}

async function write(): Promise<void> {
  const { list } = desk.read()
  if (!list) return
  const turn = begin()
  const outcome = await keepList(toKeep(list))
  if (outcome === 'kept') ownNote = keepsList.read()
  if (turn === lastTurn) changeDesk({ isKept: outcome === 'kept', keeping: outcome })
}

/** Another list is on show: where one is kept, it is this one from now on. */
export function keepNext(): void {
  if (desk.read().isKept) keep(true)
}

/** The list on show at another margin: it is here again even before that is written, too. */
export function keepSoon(): void {
  clearTimeout(typing)
  if (desk.read().isKept) typing = setTimeout(write, SETTLE_MS)
}

/** The list that was found on this device is this tab's own. */
export function keepOn(): void {
  begin()
  ownNote = keepsList.read()
  if (ownNote !== null) changeDesk({ isKept: true, keeping: 'kept' })
}

/** What is kept on this device is none of what this tab shows. */
export function keepOff(): void {
  begin()
  ownNote = null
  changeDesk({ isKept: false, keeping: undefined })
}

/** A list that was cleared is not kept either. */
export async function forgetCleared(name: string, wasKept: boolean): Promise<void> {
  const isOwn = ownNote !== null && keepsList.read() === ownNote
  const turn = begin()
  if (!wasKept && !isOwn) return
  const isGone = await forgetList()
  if (isGone || turn !== lastTurn) return
  changeDesk({ problem: { name, text: NOT_FORGOTTEN } })
}

const NOT_FORGOTTEN =
  'It could not be taken off this device, and will be here again when you come back.'

keepsList.subscribe((isFromOutside) => {
  const { isKept, keeping } = desk.read()
  if (!isFromOutside || !isKept || keeping === 'writing') return
  begin()
  changeDesk({ isKept: false, keeping: keepsList.read() === null ? undefined : 'elsewhere' })
})
