// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { ignoreOutcome } from './browser-storage'
import { rememberDateOrder, rememberedDateOrder } from './date-orders'

it('remembers what was said of files of one shape, the last fifty of them', () => {
  expect(rememberedDateOrder('a')).toBeUndefined()
  rememberDateOrder('a', 'monthFirst', ignoreOutcome)
  rememberDateOrder('a', 'dayFirst', ignoreOutcome)
  expect(rememberedDateOrder('a')).toBe('dayFirst')
  for (let shape = 0; shape < 50; shape++)
    rememberDateOrder(String(shape), 'monthFirst', ignoreOutcome)
  expect(rememberedDateOrder('a')).toBeUndefined()
  expect(rememberedDateOrder('0')).toBe('monthFirst')
  localStorage.removeItem('gst-hisab-date-orders')
})

it('knows nothing of what is damaged', () => {
  localStorage.setItem('gst-hisab-date-orders', '[{"shape":"a","order":"?"},7]')
  expect(rememberedDateOrder('a')).toBeUndefined()
  localStorage.removeItem('gst-hisab-date-orders')
})
