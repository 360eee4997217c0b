import 'fake-indexeddb/auto'
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb'
import { type DBSchema, openDB, unwrap } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openableDatabase } from './database'

type Things = DBSchema & { things: { key: string; value: string } }

const NAME = 'things'
const things = (version = 1) =>
  openableDatabase<Things>(NAME, version, (database) => void database.createObjectStore('things'))

beforeEach(() => void Object.assign(globalThis, { indexedDB: new IDBFactory() }))
afterEach(() => vi.restoreAllMocks())

describe('a database', () => {
  it('is opened once for all who ask', async () => {
    const { open } = things()
    const [first, second] = await Promise.all([open(), open()])
    expect(first).toBe(second)
    await first.put('things', 'value', 'key')
    expect(await (await open()).get('things', 'key')).toBe('value')
  })

  it('is tried again after it could not be opened', async () => {
    const { open } = things()
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    await expect(open()).rejects.toThrow('forbidden')
    await (await open()).put('things', 'value', 'key')
  })

  it('is let go for a newer version elsewhere, which waits for nobody', async () => {
    const { open } = things()
    await open()
    const newer = await openDB(NAME, 2)
    expect(newer.version).toBe(2)
    // The older one has no way in any more, and says so each time.
    await expect(open()).rejects.toThrow()
    newer.close()
    indexedDB.deleteDatabase(NAME)
    await (await open()).put('things', 'value', 'key')
  })

  it('is opened anew after the browser closed it', async () => {
    const { open } = things()
    const first = await open()
    const closed = new Promise((done) => first.addEventListener('close', done))
    forceCloseDatabase(unwrap(first) as never)
    await closed
    const second = await open()
    expect(second).not.toBe(first)
    expect(() => first.transaction('things')).toThrow()
    expect(await open()).toBe(second)
  })
})
