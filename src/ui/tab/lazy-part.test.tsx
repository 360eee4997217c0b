// @vitest-environment happy-dom
import { act, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPart, useLoadedWhenIdle, useLoadedWhenUsed } from './lazy-part'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root | undefined

async function show(content: React.ReactNode): Promise<HTMLElement> {
  const container = document.createElement('div')
  root = createRoot(container)
  await act(async () => root?.render(<Suspense>{content}</Suspense>))
  return container
}

afterEach(() => {
  act(() => root?.unmount())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Something to load that fails so many times before it comes. */
function comingAfter(failures: number) {
  const Words = () => <b>here</b>
  return vi.fn(async () => {
    if (failures-- > 0) throw new TypeError('lost')
    return Words
  })
}

const withoutNetwork = () =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('lost'))),
  )

it('asks once more for a part that got lost, and says nothing', async () => {
  const load = comingAfter(1)
  const { Part } = lazyPart(load)
  const shown = await show(<Part />)
  expect(shown.textContent).toBe('here')
  expect(load).toHaveBeenCalledTimes(2)
})

it('says what it cannot load, and loads it at another try', async () => {
  withoutNetwork()
  const { Part } = lazyPart(comingAfter(4))
  const shown = await show(<Part />)
  const words = 'This part could not be loaded. Check your connection and try again.'
  expect(shown.querySelector('[role=alert]')?.textContent).toBe(words)
  await act(async () => shown.querySelector('button')?.click())
  expect(shown.querySelector('[role=alert]')?.textContent).toBe(words)
  await act(async () => shown.querySelector('button')?.click())
  expect(shown.textContent).toBe('here')
})

it('tries again by itself when the network is back', async () => {
  withoutNetwork()
  const { Part } = lazyPart(comingAfter(2))
  const shown = await show(<Part />)
  expect(shown.querySelector('button')?.textContent).toBe('Try again')
  await act(async () => dispatchEvent(new Event('online')))
  expect(shown.textContent).toBe('here')
})

it('is there in every place as soon as it came for one of them', async () => {
  withoutNetwork()
  const { Part } = lazyPart(comingAfter(2))
  const shown = await show([1, 2, 3].map((place) => <Part key={place} />))
  expect(shown.querySelectorAll('button')).toHaveLength(3)
  await act(async () => shown.querySelector('button')?.click())
  expect(shown.textContent).toBe('hereherehere')
})

it('tries again when it is shown anew', async () => {
  withoutNetwork()
  const { Part } = lazyPart(comingAfter(2))
  expect((await show(<Part />)).textContent).toContain('could not be loaded')
  act(() => root?.unmount())
  expect((await show(<Part />)).textContent).toBe('here')
})

it('loads in the background with longer and longer pauses, and not after it was left', async () => {
  vi.useFakeTimers()
  const load = comingAfter(1_000)
  const part = { load }
  const Page = () => useLoadedWhenIdle(part) && 'here'
  await show(<Page />)
  const triesAfter = async (seconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
    return load.mock.calls.length
  }
  expect(await triesAfter(1)).toBe(1)
  expect(await triesAfter(2)).toBe(2)
  expect(await triesAfter(4)).toBe(3)
  expect(await triesAfter(60)).toBeLessThan(8)
  const before = load.mock.calls.length
  await act(async () => dispatchEvent(new Event('online')))
  expect(load.mock.calls.length).toBe(before + 1)
  act(() => root?.unmount())
  expect(await triesAfter(600)).toBe(before + 1)
})

it('loads what only a press asks for once the page is used, and from then on when it is idle', async () => {
  vi.stubGlobal('requestIdleCallback', (start: () => void) => start())
  const [first, later] = [comingAfter(0), comingAfter(0)]
  const Used = ({ load }: { load: () => Promise<unknown> }) =>
    useLoadedWhenUsed({ load }) ? 'here' : 'not yet'
  const shown = await show(<Used load={first} />)
  expect(shown.textContent).toBe('not yet')
  expect(first).not.toHaveBeenCalled()

  await act(async () => window.dispatchEvent(new Event('pointermove')))
  expect(shown.textContent).toBe('here')

  await act(async () => root?.render(<Used load={later} />))
  expect(later).toHaveBeenCalledOnce()
})
