// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ignoreOutcome } from './browser-storage'
import { deviceText } from './device-text'

const KEY = 'gst-hisab-test'

/** As another tab does it: storage changes, and those who listen hear of it. */
function writeElsewhere(text: string | null) {
  if (text === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, text)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

/** @returns a way to mend it */
function fill(name = 'QuotaExceededError') {
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem() {
      throw new DOMException('no', name)
    },
  })
  return () => vi.unstubAllGlobals()
}

const add = (text: string) => (newest: string | null) => `${newest ?? ''}${text}`

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('a text of this device', () => {
  it('is what any tab wrote last, whether or not somebody listened', () => {
    const text = deviceText(KEY)
    const stop = text.subscribe(() => {})
    text.change(() => 'a', ignoreOutcome)
    stop()
    localStorage.setItem(KEY, 'b')
    expect(text.read()).toBe('b')
    text.change(add('c'), ignoreOutcome)
    expect(localStorage.getItem(KEY)).toBe('bc')
  })

  it('tells its listeners of every change once, and where it was made', () => {
    const text = deviceText(KEY)
    const listener = vi.fn()
    const stop = text.subscribe(listener)
    text.change(() => 'a', ignoreOutcome)
    expect(listener.mock.calls).toEqual([[false]])
    writeElsewhere('b')
    expect(listener.mock.calls).toEqual([[false], [true]])
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    writeElsewhere('c')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'forbidden'],
  ])('says what became of a write: %s is %s', (name, outcome) => {
    const text = deviceText(KEY)
    const then = vi.fn()
    text.change(() => 'a', then)
    fill(name)
    text.change(add('b'), then)
    expect(then.mock.calls).toEqual([['kept'], [outcome]])
    expect([text.read(), localStorage.getItem(KEY)]).toEqual(['ab', 'a'])
  })

  it('holds what could not be written, over what others write, until it can be', () => {
    const text = deviceText(KEY)
    text.change(() => 'a', ignoreOutcome)
    const mend = fill()
    text.change(add('b'), ignoreOutcome)
    text.change(add('c'), ignoreOutcome)
    mend()
    writeElsewhere('x')
    expect(text.read()).toBe('xbc')
    const then = vi.fn()
    text.change(add('d'), then)
    expect(then).toHaveBeenCalledExactlyOnceWith('kept')
    expect(localStorage.getItem(KEY)).toBe('xbcd')
  })

  it('makes each change once, however many could not be written', () => {
    const text = deviceText(KEY)
    fill()
    const edit = vi.fn(add('a'))
    for (let count = 0; count < 100; count++) {
      text.change(edit, ignoreOutcome)
      text.read()
    }
    expect(text.read()).toBe('a'.repeat(100))
    expect(edit).toHaveBeenCalledTimes(100)
  })

  it('is gone when the storage is cleared', () => {
    const text = deviceText(KEY)
    text.change(() => 'dark', ignoreOutcome)
    localStorage.clear()
    expect(text.read()).toBeNull()
  })
})
