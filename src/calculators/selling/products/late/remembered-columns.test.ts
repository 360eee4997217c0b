// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { rememberColumns, rememberedFor } from './remembered-columns'

const heads = ['Item', 'Rate', 'Mine']

beforeEach(() => localStorage.clear())

it('what a file was worked out with is known for the next one of its shape', () => {
  rememberColumns(heads, ['name', 'price', undefined], true)
  expect(rememberedFor(heads)).toEqual({
    chosen: new Map([
      [0, 'name'],
      [1, 'price'],
      [2, undefined],
    ]),
    isForAll: true,
  })
  expect(rememberedFor(['Item', 'Rate'])).toBeUndefined()
  rememberColumns(heads, ['name', 'cost', undefined], false)
  expect(rememberedFor(heads)?.chosen.get(1)).toBe('cost')
})

it('of many shapes the last thirty, and nothing of what is no list of ours', () => {
  for (let at = 0; at < 31; at++) rememberColumns([`Shape ${at}`], ['price'], false)
  expect(rememberedFor(['Shape 0'])).toBeUndefined()
  expect(rememberedFor(['Shape 1'])).toBeDefined()
})
