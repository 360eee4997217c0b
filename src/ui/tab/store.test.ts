import { describe, expect, it, vi } from 'vitest'
import { createStore } from './store'

describe('a store', () => {
  it('asks for its first value once, when somebody wants it', () => {
    const first = vi.fn(() => 'now')
    const store = createStore(first)
    expect(first).not.toHaveBeenCalled()
    expect([store.read(), store.read()]).toEqual(['now', 'now'])
    expect(first).toHaveBeenCalledOnce()
  })

  it('may begin with nothing, and asks no second time', () => {
    const first = vi.fn(() => undefined)
    const store = createStore<string | undefined>(first)
    store.read()
    store.read()
    expect(first).toHaveBeenCalledOnce()
  })

  it('tells its listeners of every change, and of nothing else', () => {
    const store = createStore(() => 1)
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    store.write(1)
    expect(listener).not.toHaveBeenCalled()
    store.write(2)
    expect(listener).toHaveBeenCalledExactlyOnceWith(false)
    stop()
    store.write(3)
    expect(listener).toHaveBeenCalledOnce()
    expect(store.read()).toBe(3)
  })

  it('follows the world while somebody listens, and says that it was the world', () => {
    let say = (_: string) => {}
    const unwatch = vi.fn()
    const store = createStore(
      () => 'here',
      (follow) => {
        say = follow
        return unwatch
      },
    )
    const [first, second] = [vi.fn(), vi.fn()]
    const stops = [store.subscribe(first), store.subscribe(second)]
    say('elsewhere')
    expect(first).toHaveBeenCalledExactlyOnceWith(true)
    expect(store.read()).toBe('elsewhere')
    stops[0]?.()
    expect(unwatch).not.toHaveBeenCalled()
    stops[1]?.()
    stops[1]?.()
    expect(unwatch).toHaveBeenCalledOnce()
  })
})
