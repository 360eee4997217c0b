// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ItemTexts, noItem, toSavedItem } from '../../books/saved-items/items-database'

/** A tab: every module begins anew, the device stays. */
async function openTab() {
  vi.resetModules()
  const database = await import('../../books/saved-items/items-database')
  const { loadItemsIndex } = await import('./items-index')
  return {
    ...database,
    loadItemsIndex,
    names: async () => (await database.readItems()).map(sayItem),
  }
}

const sayItem = ({ description, price }: ItemTexts) => `${description} ${price}`.trim()
const textsOf = (description: string, part: Partial<ItemTexts> = {}): ItemTexts => ({
  ...noItem,
  description,
  ...part,
})

beforeEach(() => void Object.assign(globalThis, { indexedDB: new IDBFactory() }))
afterEach(() => vi.restoreAllMocks())

const keptIn = (done: Awaited<ReturnType<Awaited<ReturnType<typeof openTab>>['saveItem']>>) => {
  if (!('kept' in done)) throw new Error('it is taken')
  return done.kept
}

it('an item is kept, changed and forgotten, and comes back', async () => {
  const { saveItem, removeItems, restoreItems, names } = await openTab()
  const pen = keptIn(await saveItem(textsOf('Pen', { price: '5' })))
  const named = keptIn(await saveItem(textsOf('Red pen', { price: '5' }), pen))
  expect(await names()).toEqual(['Red pen 5'])
  await removeItems([named.key])
  expect(await names()).toEqual([])
  await restoreItems([named])
  expect(await names()).toEqual(['Red pen 5'])
})

it('one that was kept anew since it was forgotten stays as it is', async () => {
  const { saveItem, removeItems, restoreItems, names } = await openTab()
  const pen = keptIn(await saveItem(textsOf('Pen', { price: '5' })))
  const ink = keptIn(await saveItem(textsOf('Ink', { price: '7' })))
  await removeItems([pen.key, ink.key])
  const other = await openTab()
  await other.saveItem(textsOf('Pen', { price: '6' }))
  await restoreItems([pen, ink])
  expect(await names()).toEqual(['Ink 7', 'Pen 6'])
})

it('a code belongs to one item', async () => {
  const { saveItem, names } = await openTab()
  await saveItem(textsOf('Pen', { code: 'P-1' }))
  expect(await saveItem(textsOf('Pad', { code: 'p-1 ' }))).toMatchObject({
    other: { description: 'Pen' },
  })
  const ink = keptIn(await saveItem(textsOf('Ink')))
  expect(await saveItem(textsOf('Ink', { code: 'P-1' }), ink)).toHaveProperty('other')
  expect(await names()).toEqual(['Ink', 'Pen'])
})

it('the changes of two tabs add up', async () => {
  const one = await openTab()
  const other = await openTab()
  const pen = keptIn(await one.saveItem(textsOf('Pen', { price: '5', unit: 'Nos' })))
  await one.saveItem({ ...pen, price: '6' }, pen)
  await other.saveItem({ ...pen, unit: 'Box' }, pen)
  await other.saveItem(textsOf('Ink', { price: '7' }))
  expect(await one.readItems()).toMatchObject([
    { description: 'Ink', price: '7' },
    { description: 'Pen', price: '6', unit: 'Box' },
  ])
})

it('the book follows a change', async () => {
  const { saveItem, loadItemsIndex } = await openTab()
  expect((await loadItemsIndex()).items).toEqual([])
  await saveItem(textsOf('Pen', { code: 'P-1' }))
  expect((await loadItemsIndex()).withCode('p-1')?.description).toBe('Pen')
})

it('on a full disk nothing is changed, and it is said', async () => {
  const { saveItem, replaceItems, names } = await openTab()
  const pen = keptIn(await saveItem(textsOf('Pen')))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(saveItem(textsOf('Ink'))).rejects.toThrow('full')
  // What was to be put in its place is not there: it stays.
  const after = toSavedItem(textsOf('Red pen'))
  await expect(replaceItems([{ before: pen, after }])).rejects.toThrow('full')
  put.mockRestore()
  expect(await names()).toEqual(['Pen'])
})

it('undoing what a file brought leaves what was changed since', async () => {
  const { saveItem, replaceItems, undoReplaceItems, names } = await openTab()
  const pen = keptIn(await saveItem(textsOf('Pen', { price: '5' })))
  const all = [
    { before: pen, after: toSavedItem(textsOf('Pen', { price: '6', code: 'P' })) },
    { after: toSavedItem(textsOf('Ink', { price: '7' })) },
    { after: toSavedItem(textsOf('Pad', { price: '8' })) },
  ]
  await replaceItems(all)
  await saveItem(textsOf('Ink', { price: '70' }), all[1]?.after)
  await undoReplaceItems(all)
  expect(await names()).toEqual(['Ink 70', 'Pen 5'])
})

it('where storage is forbidden the book is empty, and is tried again', async () => {
  const { saveItem, loadItemsIndex } = await openTab()
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect((await loadItemsIndex()).items).toEqual([])
  await saveItem(textsOf('Pen'))
  expect((await loadItemsIndex()).items.length).toBe(1)
})
