// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { rememberColumns, rememberedFor } from './remembered-columns'

const heads = ['Item', 'Rate', 'Mine']

beforeEach(() => localStorage.clear())

it('what a person said of a file is known for the next one of its shape', () => {
  const chosen = new Map([
    [1, 'price'],
    [2, undefined],
  ] as const)
  rememberColumns(heads, chosen, true)
  expect(rememberedFor(heads)).toEqual({ chosen, isForAll: true })
  expect(rememberedFor(['Item', 'Rate'])).toBeUndefined()
  rememberColumns(heads, new Map([[1, 'cost']]), false)
  expect(rememberedFor(heads)?.chosen.get(1)).toBe('cost')
})

it('of many shapes the last thirty', () => {
  for (let at = 0; at < 31; at++) rememberColumns([`Shape ${at}`], new Map(), false)
  expect(rememberedFor(['Shape 0'])).toBeUndefined()
  expect(rememberedFor(['Shape 1'])).toBeDefined()
})

it.each(['{', '[1]', '[{"shape":"Item\\tRate\\tMine","chosen":[5]}]', 'null'])(
  'and nothing of what is no list of ours: %s',
  (text) => {
    localStorage.setItem('gst-hisab-columns', text)
    expect(rememberedFor(heads)).toBeUndefined()
  },
)
