// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inputs } from '../../market/inputs'

const KEEPS_LIST = 'gst-hisab-keeps-list'

const list = {
  source: { name: 'mine.csv', text: 'SKU,Price,Cost\nA-1,1180,450\n' },
  sheet: undefined,
  costs: 'order' as const,
  taxes: { price: 'with-gst', cost: 'with-gst' } as const,
  order: inputs.defaults,
  target: '25',
}

/** A tab: every module begins anew, the device stays. */
async function openTab() {
  vi.resetModules()
  return import('./list-database')
}

/** Whatever another version may have kept. */
async function keepAnything(value: unknown) {
  const database = await openDB('gst-hisab-lists', 1, {
    upgrade: (database) => void database.createObjectStore('lists'),
  })
  await database.put('lists', value, 'last')
  database.close()
}

function failing(name: string) {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', name)
  })
}

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a kept list', () => {
  it('is here again in the next tab, until it is forgotten', async () => {
    const { saveList } = await openTab()
    expect(await saveList(list)).toBe('kept')
    const note = localStorage.getItem(KEEPS_LIST)
    expect(note).not.toBeNull()
    const { readSavedList, forgetList, saveList: keepAgain } = await openTab()
    expect(await readSavedList()).toEqual(list)
    await keepAgain(list)
    expect(localStorage.getItem(KEEPS_LIST)).not.toBe(note)
    expect(await forgetList()).toBe(true)
    expect(localStorage.getItem(KEEPS_LIST)).toBeNull()
    expect(await readSavedList()).toBeUndefined()
  })

  it('is not kept where there is no room, or where nothing may be kept', async () => {
    const { saveList } = await openTab()
    failing('QuotaExceededError')
    expect(await saveList(list)).toBe('full')
    vi.restoreAllMocks()
    failing('InvalidStateError')
    expect(await saveList(list)).toBe('forbidden')
    expect(localStorage.getItem(KEEPS_LIST)).toBeNull()
    vi.restoreAllMocks()
    expect(await saveList(list)).toBe('kept')
  })

  it('is not kept where its note is not', async () => {
    const { saveList, readSavedList } = await openTab()
    vi.stubGlobal('localStorage', undefined)
    expect(await saveList(list)).toBe('forbidden')
    // Rows that nobody finds again do not stay, either.
    expect(await readSavedList()).toBeUndefined()
  })

  it('is kept at the next try, where the database did not open at first', async () => {
    const { saveList, readSavedList, forgetList } = await openTab()
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError')
    })
    expect(await saveList(list)).toBe('forbidden')
    expect(await readSavedList()).toBe('unreadable')
    expect(await forgetList()).toBe(false)
    open.mockRestore()
    expect(await saveList(list)).toBe('kept')
  })

  it('does not hold up a newer version in another tab', async () => {
    const { saveList } = await openTab()
    await saveList(list)
    const newer = await openDB('gst-hisab-lists', 2)
    expect(newer.version).toBe(2)
    expect(await saveList(list)).toBe('forbidden')
    newer.close()
  })

  it('of another shape is not read', async () => {
    const shapes = [
      'text',
      null,
      [],
      {},
      { ...list, source: undefined },
      { ...list, source: { name: 'mine.csv' } },
      { ...list, sheet: 1 },
      { ...list, costs: 'mine' },
      { ...list, order: {} },
      { ...list, order: { ...list.order, packing: 12 } },
      { ...list, target: 25 },
    ]
    const { readSavedList } = await openTab()
    for (const shape of shapes) {
      await keepAnything(shape)
      expect(await readSavedList(), JSON.stringify(shape)).toBe('unreadable')
    }
    await keepAnything(list)
    expect(await readSavedList()).toEqual(list)
    // An older version did not ask about GST.
    const { taxes: _, ...older } = list
    await keepAnything(older)
    expect(await readSavedList()).toEqual({ ...older, taxes: undefined })
  })

  it('of an older version takes what was asked since from the example', async () => {
    const { packing: _, ...order } = inputs.defaults
    const { readSavedList } = await openTab()
    await keepAnything({ ...list, order })
    expect(await readSavedList()).toEqual(list)
  })
})
