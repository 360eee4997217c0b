// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ignoreOutcome } from '../../../ui/memory/browser-storage'
import { type List, listStore, savedListNote } from '../list-store'

const KEEPS_LIST = 'gst-hisab-keeps-list'

const { forgetList, saveList } = vi.hoisted(() => ({ forgetList: vi.fn(), saveList: vi.fn() }))
vi.mock('./list-database', () => ({ forgetList, saveList }))

const { forgetClearedList, setSaved, saveNewList, adoptSavedList, saveAfterTyping } = await import(
  './save-list'
)

const list = (name: string) =>
  ({
    source: { name, text: '' },
    mapping: { opened: { heads: [] as readonly string[] }, uses: [], taxes: {} },
    order: {},
    target: '20',
  }) as unknown as List
const now = () => {
  const { isSaved, saveStatus } = listStore.read()
  return { isSaved, saveStatus }
}

/** Another tab keeps a list, or forgets it. */
function elsewhere(note: string | null) {
  if (note === null) localStorage.removeItem(KEEPS_LIST)
  else localStorage.setItem(KEEPS_LIST, note)
  window.dispatchEvent(new StorageEvent('storage', { key: KEEPS_LIST, newValue: note }))
}

const note = (text: string | null) => savedListNote.change(() => text, ignoreOutcome)

let notes = 0

beforeEach(() => {
  forgetList.mockReset().mockImplementation(async () => {
    note(null)
    return true
  })
  saveList.mockReset().mockImplementation(async () => {
    note(`note ${++notes}`)
    return 'kept'
  })
  note(null)
  listStore.write({ list: list('mine') })
})

describe('keeping a list', () => {
  it('is said when it is done, and not before', async () => {
    const saveStatus = setSaved(true)
    expect(now()).toEqual({ isSaved: true, saveStatus: 'writing' })
    await saveStatus
    expect(now()).toEqual({ isSaved: true, saveStatus: 'kept' })
    const forgetting = setSaved(false)
    expect(now()).toEqual({ isSaved: false, saveStatus: 'forgetting' })
    await forgetting
    expect(now()).toEqual({ isSaved: false, saveStatus: undefined })
  })

  it.each(['full', 'forbidden'] as const)('that is not possible is said: %s', async (outcome) => {
    saveList.mockResolvedValueOnce(outcome)
    await setSaved(true)
    expect(now()).toEqual({ isSaved: false, saveStatus: outcome })
  })

  it('goes on where forgetting is not possible', async () => {
    await setSaved(true)
    forgetList.mockResolvedValueOnce(false)
    await setSaved(false)
    expect(now()).toEqual({ isSaved: true, saveStatus: 'not forgotten' })
  })

  it('follows the last of quick choices', async () => {
    await Promise.all([setSaved(true), setSaved(false), setSaved(true)])
    expect(now()).toEqual({ isSaved: true, saveStatus: 'kept' })
    await Promise.all([setSaved(false), setSaved(true), setSaved(false)])
    expect(now()).toEqual({ isSaved: false, saveStatus: undefined })
  })

  it('follows the list on show, and a margin when it is typed', async () => {
    saveNewList()
    saveAfterTyping()
    expect(saveList).not.toHaveBeenCalled()
    await setSaved(true)
    listStore.write({ ...listStore.read(), list: list('next') })
    saveNewList()
    expect(saveList).toHaveBeenCalledTimes(2)
    expect(saveList.mock.lastCall?.[0]).toMatchObject({ source: { name: 'next' } })
    await vi.waitFor(() => expect(now().saveStatus).toBe('kept'))
    vi.useFakeTimers()
    saveAfterTyping()
    saveAfterTyping()
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    expect(saveList).toHaveBeenCalledTimes(3)
  })

  it('ends when another tab keeps its own, which is not touched', async () => {
    await setSaved(true)
    saveAfterTyping()
    elsewhere('theirs')
    expect(now()).toEqual({ isSaved: false, saveStatus: 'elsewhere' })
    vi.useFakeTimers()
    saveNewList()
    saveAfterTyping()
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    await forgetClearedList('mine', false)
    expect(saveList).toHaveBeenCalledOnce()
    expect(forgetList).not.toHaveBeenCalled()
    expect(localStorage.getItem(KEEPS_LIST)).toBe('theirs')
  })

  it('ends when another tab forgets the list', () => {
    note('found')
    adoptSavedList()
    expect(now()).toEqual({ isSaved: true, saveStatus: 'kept' })
    expect(saveList).not.toHaveBeenCalled()
    elsewhere(null)
    expect(now()).toEqual({ isSaved: false, saveStatus: undefined })
  })

  it('ends with clearing, even where a later list had no room', async () => {
    await setSaved(true)
    saveList.mockResolvedValueOnce('full')
    saveNewList()
    await vi.waitFor(() => expect(now().saveStatus).toBe('full'))
    await forgetClearedList('mine', false)
    expect(forgetList).toHaveBeenCalledOnce()
  })
})
