import { keeping } from '../../../ui/memory/keeping'
import { changeListState, keptListNote, type List, listStore } from '../list-store'
import { taxesOf } from '../taxes'
import { forgetList, type KeptList, keepList } from './list-database'
import { productsScreenWords } from './words'

const toKeep = ({ source, mapping, order, target }: List): KeptList => ({
  source,
  sheet: mapping.opened.sheet,
  costs: typeof mapping.costs === 'object' ? mapping.costs.source : mapping.costs,
  taxes: taxesOf(mapping),
  order,
  target,
})

const kept = keeping({
  note: keptListNote,
  state: { read: listStore.read, change: changeListState },
  write: () => {
    const { list } = listStore.read()
    return list && keepList(toKeep(list))
  },
  forget: () => forgetList(),
})

/** Keeps the shown list on this device, or forgets it. */
export const setKept = kept.setKept

/** Another list is shown: where one was kept, this one replaces it on the device. */
export const keepNewList = kept.keepNew

/** Writes the shown list with its new target margin, once typing pauses. */
export const keepAfterTyping = kept.keepAfterTyping

/** The list that was found on this device becomes the kept list of this tab. */
export const adoptKeptList = kept.adopt

/** What is kept on this device is not what this tab shows. */
export const disownKeptList = kept.disown

/** A list that was cleared is deleted from the device, too. */
export async function forgetClearedList(name: string, wasKept: boolean): Promise<void> {
  if (await kept.forgetCleared(wasKept)) return
  changeListState({ problem: { name, text: productsScreenWords.problems.notForgotten } })
}
