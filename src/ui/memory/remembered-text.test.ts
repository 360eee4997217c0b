// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ignoreOutcome } from './browser-storage'
import { rememberedText } from './device-text'

const KEY = 'gst-hisab-test'
const add = (text: string) => (newest: string | null) => `${newest ?? ''}${text}`

beforeEach(() => localStorage.clear())

describe('a text that a person typed', () => {
  it('stays on show when the storage is cleared, and is written again with the next change', () => {
    const onCleared = vi.fn()
    const text = rememberedText(KEY, onCleared)
    expect(text.read()).toBeNull()
    text.change(() => 'a', ignoreOutcome)
    localStorage.clear()
    expect([text.read(), text.read()]).toEqual(['a', 'a'])
    expect(onCleared).toHaveBeenCalledOnce()
    expect(localStorage.getItem(KEY)).toBeNull()
    text.change(add('b'), ignoreOutcome)
    expect(localStorage.getItem(KEY)).toBe('ab')
    localStorage.clear()
    expect(text.read()).toBe('ab')
    expect(onCleared).toHaveBeenCalledTimes(2)
  })

  it('is what another tab wrote after that', () => {
    const text = rememberedText(KEY, () => {})
    text.change(() => 'a', ignoreOutcome)
    localStorage.clear()
    text.read()
    localStorage.setItem(KEY, 'x')
    expect(text.read()).toBe('x')
    text.change(add('b'), ignoreOutcome)
    expect(localStorage.getItem(KEY)).toBe('xb')
  })

  it('tells its listeners that it was cleared', () => {
    const text = rememberedText(KEY, () => {})
    text.change(() => 'a', ignoreOutcome)
    const listener = vi.fn()
    text.subscribe(listener)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(listener).toHaveBeenCalledOnce()
    expect(text.read()).toBe('a')
  })
})
