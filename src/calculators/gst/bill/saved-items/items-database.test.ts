// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ItemTexts, noItem, toKept } from './items-database'

/** A tab: every module begins anew, the device stays. */
async function openTab() {
  vi.resetModules()
  const database = await import('./items-database')
  const { readItemsIndex } = await import('./items-index')
  return {
    ...database,
    readItemsIndex,
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

const keptIn = (done: Awaited<ReturnType<Awaited<ReturnType<typeof openTab>>['keepItem']>>) => {
  if (!('kept' in done)) throw new Error('it is taken')
  return done.kept
}

it('an item is kept, changed and forgotten, and comes back', async () => {
  const { keepItem, removeItems, putBack, names } = await openTab()
  const pen = keptIn(await keepItem(textsOf('Pen', { price: '5' })))
  const named = keptIn(await keepItem(textsOf('Red pen', { price: '5' }), pen))
  expect(await names()).toEqual(['Red pen 5'])
  await removeItems([named.key])
  expect(await names()).toEqual([])
  await putBack([named])
  expect(await names()).toEqual(['Red pen 5'])
})

it('one that was kept anew since it was forgotten stays as it is', async () => {
  const { keepItem, removeItems, putBack, names } = await openTab()
  const pen = keptIn(await keepItem(textsOf('Pen', { price: '5' })))
  const ink = keptIn(await keepItem(textsOf('Ink', { price: '7' })))
  await removeItems([pen.key, ink.key])
  const other = await openTab()
  await other.keepItem(textsOf('Pen', { price: '6' }))
  await putBack([pen, ink])
  expect(await names()).toEqual(['Ink 7', 'Pen 6'])
})

it('a code belongs to one item', async () => {
  const { keepItem, names } = await openTab()
  await keepItem(textsOf('Pen', { code: 'P-1' }))
  expect(await keepItem(textsOf('Pad', { code: 'p-1 ' }))).toMatchObject({
    other: { description: 'Pen' },
  })
  const ink = keptIn(await keepItem(textsOf('Ink')))
  expect(await keepItem(textsOf('Ink', { code: 'P-1' }), ink)).toHaveProperty('other')
  expect(await names()).toEqual(['Ink', 'Pen'])
})

it('the changes of two tabs add up', async () => {
  const one = await openTab()
  const other = await openTab()
  const pen = keptIn(await one.keepItem(textsOf('Pen', { price: '5', unit: 'Nos' })))
  await one.keepItem({ ...pen, price: '6' }, pen)
  await other.keepItem({ ...pen, unit: 'Box' }, pen)
  await other.keepItem(textsOf('Ink', { price: '7' }))
  expect(await one.readItems()).toMatchObject([
    { description: 'Ink', price: '7' },
    { description: 'Pen', price: '6', unit: 'Box' },
  ])
})

it('the book follows a change', async () => {
  const { keepItem, readItemsIndex } = await openTab()
  expect((await readItemsIndex()).items).toEqual([])
  await keepItem(textsOf('Pen', { code: 'P-1' }))
  expect((await readItemsIndex()).withCode('p-1')?.description).toBe('Pen')
})

it('on a full disk nothing is changed, and it is said', async () => {
  const { keepItem, replaceItems, names } = await openTab()
  const pen = keptIn(await keepItem(textsOf('Pen')))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(keepItem(textsOf('Ink'))).rejects.toThrow('full')
  // What was to be put in its place is not there: it stays.
  const after = toKept(textsOf('Red pen'))
  await expect(replaceItems([{ before: pen, after }])).rejects.toThrow('full')
  put.mockRestore()
  expect(await names()).toEqual(['Pen'])
})

it('undoing what a file brought leaves what was changed since', async () => {
  const { keepItem, replaceItems, bringBack, names } = await openTab()
  const pen = keptIn(await keepItem(textsOf('Pen', { price: '5' })))
  const all = [
    { before: pen, after: toKept(textsOf('Pen', { price: '6', code: 'P' })) },
    { after: toKept(textsOf('Ink', { price: '7' })) },
    { after: toKept(textsOf('Pad', { price: '8' })) },
  ]
  await replaceItems(all)
  await keepItem(textsOf('Ink', { price: '70' }), all[1]?.after)
  await bringBack(all)
  expect(await names()).toEqual(['Ink 70', 'Pen 5'])
})

it('where storage is forbidden the book is empty, and is tried again', async () => {
  const { keepItem, readItemsIndex } = await openTab()
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect((await readItemsIndex()).items).toEqual([])
  await keepItem(textsOf('Pen'))
  expect((await readItemsIndex()).items.length).toBe(1)
})
