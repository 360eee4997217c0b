import { savingOnDevice } from '../../../ui/memory/saving-on-device'
import { changeListState, type List, listStore, savedListNote } from '../list-store'
import { taxesOf } from '../taxes'
import { forgetList, type SavedList, saveList } from './list-database'
import { productsScreenWords } from './words'

const toSave = ({ source, mapping, order, target }: List): SavedList => ({
  source,
  sheet: mapping.opened.sheet,
  costs: typeof mapping.costs === 'object' ? mapping.costs.source : mapping.costs,
  taxes: taxesOf(mapping),
  order,
  target,
})

const device = savingOnDevice({
  note: savedListNote,
  state: { read: listStore.read, change: changeListState },
  write: () => {
    const { list } = listStore.read()
    return list && saveList(toSave(list))
  },
  forget: () => forgetList(),
})

/** Keeps the shown list on this device, or forgets it. */
export const setSaved = device.setSaved

/** Another list is shown: where one was kept, this one replaces it on the device. */
export const saveNewList = device.saveNew

/** Writes the shown list with its new target margin, once typing pauses. */
export const saveAfterTyping = device.saveAfterTyping

/** The list that was found on this device becomes the kept list of this tab. */
export const adoptSavedList = device.adopt

/** What is kept on this device is not what this tab shows. */
export const disownSavedList = device.disown

/** A list that was cleared is deleted from the device, too. */
export async function forgetClearedList(name: string, wasKept: boolean): Promise<void> {
  if (await device.forgetCleared(wasKept)) return
  changeListState({ problem: { name, text: productsScreenWords.problems.notForgotten } })
}
