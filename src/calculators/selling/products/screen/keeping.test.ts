// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ignoreOutcome } from '../../../../ui/memory/browser-storage'
import { desk, type List } from '../desk'
import { keepsList } from '../keeps'

const KEEPS_LIST = 'gst-hisab-keeps-list'

const { forgetList, keepList } = vi.hoisted(() => ({ forgetList: vi.fn(), keepList: vi.fn() }))
vi.mock('./kept-list', () => ({ forgetList, keepList }))

const { forgetCleared, keep, keepNext, keepOn, keepSoon } = await import('./keeping')

const list = (name: string) =>
  ({
    source: { name, text: '' },
    reading: { opened: { heads: [] as readonly string[] }, uses: [], taxes: {} },
    order: {},
    target: '20',
  }) as unknown as List
const now = () => {
  const { isKept, keeping } = desk.read()
  return { isKept, keeping }
}

/** Another tab keeps a list, or forgets it. */
function elsewhere(note: string | null) {
  if (note === null) localStorage.removeItem(KEEPS_LIST)
  else localStorage.setItem(KEEPS_LIST, note)
  window.dispatchEvent(new StorageEvent('storage', { key: KEEPS_LIST, newValue: note }))
}

const note = (text: string | null) => keepsList.change(() => text, ignoreOutcome)

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
  desk.write({ list: list('mine') })
})

describe('keeping a list', () => {
  it('is said when it is done, and not before', async () => {
    const keeping = keep(true)
    expect(now()).toEqual({ isKept: true, keeping: 'writing' })
    await keeping
    expect(now()).toEqual({ isKept: true, keeping: 'kept' })
    const forgetting = keep(false)
    expect(now()).toEqual({ isKept: false, keeping: 'forgetting' })
    await forgetting
    expect(now()).toEqual({ isKept: false, keeping: undefined })
  })

  it.each(['full', 'forbidden'] as const)('that is not possible is said: %s', async (outcome) => {
    keepList.mockResolvedValueOnce(outcome)
    await keep(true)
    expect(now()).toEqual({ isKept: false, keeping: outcome })
  })

  it('goes on where forgetting is not possible', async () => {
    await keep(true)
    forgetList.mockResolvedValueOnce(false)
    await keep(false)
    expect(now()).toEqual({ isKept: true, keeping: 'not forgotten' })
  })

  it('follows the last of quick choices', async () => {
    await Promise.all([keep(true), keep(false), keep(true)])
    expect(now()).toEqual({ isKept: true, keeping: 'kept' })
    await Promise.all([keep(false), keep(true), keep(false)])
    expect(now()).toEqual({ isKept: false, keeping: undefined })
  })

  it('follows the list on show, and a margin when it is typed', async () => {
    keepNext()
    keepSoon()
    expect(keepList).not.toHaveBeenCalled()
    await keep(true)
    desk.write({ ...desk.read(), list: list('next') })
    keepNext()
    expect(keepList).toHaveBeenCalledTimes(2)
    expect(keepList.mock.lastCall?.[0]).toMatchObject({ source: { name: 'next' } })
    await vi.waitFor(() => expect(now().keeping).toBe('kept'))
    vi.useFakeTimers()
    keepSoon()
    keepSoon()
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    expect(keepList).toHaveBeenCalledTimes(3)
  })

  it('ends when another tab keeps its own, which is not touched', async () => {
    await keep(true)
    keepSoon()
    elsewhere('theirs')
    expect(now()).toEqual({ isKept: false, keeping: 'elsewhere' })
    vi.useFakeTimers()
    keepNext()
    keepSoon()
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    await forgetCleared('mine', false)
    expect(keepList).toHaveBeenCalledOnce()
    expect(forgetList).not.toHaveBeenCalled()
    expect(localStorage.getItem(KEEPS_LIST)).toBe('theirs')
  })

  it('ends when another tab forgets the list', () => {
    note('found')
    keepOn()
    expect(now()).toEqual({ isKept: true, keeping: 'kept' })
    expect(keepList).not.toHaveBeenCalled()
    elsewhere(null)
    expect(now()).toEqual({ isKept: false, keeping: undefined })
  })

  it('ends with clearing, even where a later list had no room', async () => {
    await keep(true)
    keepList.mockResolvedValueOnce('full')
    keepNext()
    await vi.waitFor(() => expect(now().keeping).toBe('full'))
    await forgetCleared('mine', false)
    expect(forgetList).toHaveBeenCalledOnce()
  })
})
