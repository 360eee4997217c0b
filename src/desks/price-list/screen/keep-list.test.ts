// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ignoreOutcome } from '../../../ui/memory/browser-storage'
import { keptListNote, type List, listStore } from '../list-store'

const KEEPS_LIST = 'gst-hisab-keeps-list'

const { forgetList, keepList } = vi.hoisted(() => ({ forgetList: vi.fn(), keepList: vi.fn() }))
vi.mock('./list-database', () => ({ forgetList, keepList }))

const { forgetClearedList, setKept, keepNewList, adoptKeptList, keepAfterTyping } = await import(
  './keep-list'
)

const list = (name: string) =>
  ({
    source: { name, text: '' },
    mapping: { opened: { heads: [] as readonly string[] }, uses: [], taxes: {} },
    order: {},
    target: '20',
  }) as unknown as List
const now = () => {
  const { isKept, keepStatus } = listStore.read()
  return { isKept, keepStatus }
}

/** Another tab keeps a list, or forgets it. */
function elsewhere(note: string | null) {
  if (note === null) localStorage.removeItem(KEEPS_LIST)
  else localStorage.setItem(KEEPS_LIST, note)
  window.dispatchEvent(new StorageEvent('storage', { key: KEEPS_LIST, newValue: note }))
}

const note = (text: string | null) => keptListNote.change(() => text, ignoreOutcome)

let notes = 0

beforeEach(() => {
  forgetList.mockReset().mockImplementation(async () => {
    note(null)
    return true
  })
  keepList.mockReset().mockImplementation(async () => {
    note(`note ${++notes}`)
    return 'kept'
  })
  note(null)
  listStore.write({ list: list('mine') })
})

describe('keeping a list', () => {
  it('is said when it is done, and not before', async () => {
    const keepStatus = setKept(true)
    expect(now()).toEqual({ isKept: true, keepStatus: 'writing' })
    await keepStatus
    expect(now()).toEqual({ isKept: true, keepStatus: 'kept' })
    const forgetting = setKept(false)
    expect(now()).toEqual({ isKept: false, keepStatus: 'forgetting' })
    await forgetting
    expect(now()).toEqual({ isKept: false, keepStatus: undefined })
  })

  it.each(['full', 'forbidden'] as const)('that is not possible is said: %s', async (outcome) => {
    keepList.mockResolvedValueOnce(outcome)
    await setKept(true)
    expect(now()).toEqual({ isKept: false, keepStatus: outcome })
  })

  it('goes on where forgetting is not possible', async () => {
    await setKept(true)
    forgetList.mockResolvedValueOnce(false)
    await setKept(false)
    expect(now()).toEqual({ isKept: true, keepStatus: 'not forgotten' })
  })

  it('follows the last of quick choices', async () => {
    await Promise.all([setKept(true), setKept(false), setKept(true)])
    expect(now()).toEqual({ isKept: true, keepStatus: 'kept' })
    await Promise.all([setKept(false), setKept(true), setKept(false)])
    expect(now()).toEqual({ isKept: false, keepStatus: undefined })
  })

  it('follows the list on show, and a margin when it is typed', async () => {
    keepNewList()
    keepAfterTyping()
    expect(keepList).not.toHaveBeenCalled()
    await setKept(true)
    listStore.write({ ...listStore.read(), list: list('next') })
    keepNewList()
    expect(keepList).toHaveBeenCalledTimes(2)
    expect(keepList.mock.lastCall?.[0]).toMatchObject({ source: { name: 'next' } })
    await vi.waitFor(() => expect(now().keepStatus).toBe('kept'))
    vi.useFakeTimers()
    keepAfterTyping()
    keepAfterTyping()
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    expect(keepList).toHaveBeenCalledTimes(3)
  })

  it('ends when another tab keeps its own, which is not touched', async () => {
    await setKept(true)
    keepAfterTyping()
    elsewhere('theirs')
    expect(now()).toEqual({ isKept: false, keepStatus: 'elsewhere' })
    vi.useFakeTimers()
    keepNewList()
    keepAfterTyping()
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    await forgetClearedList('mine', false)
    expect(keepList).toHaveBeenCalledOnce()
    expect(forgetList).not.toHaveBeenCalled()
    expect(localStorage.getItem(KEEPS_LIST)).toBe('theirs')
  })

  it('ends when another tab forgets the list', () => {
    note('found')
    adoptKeptList()
    expect(now()).toEqual({ isKept: true, keepStatus: 'kept' })
    expect(keepList).not.toHaveBeenCalled()
    elsewhere(null)
    expect(now()).toEqual({ isKept: false, keepStatus: undefined })
  })

  it('ends with clearing, even where a later list had no room', async () => {
    await setKept(true)
    keepList.mockResolvedValueOnce('full')
    keepNewList()
    await vi.waitFor(() => expect(now().keepStatus).toBe('full'))
    await forgetClearedList('mine', false)
    expect(forgetList).toHaveBeenCalledOnce()
  })
})
