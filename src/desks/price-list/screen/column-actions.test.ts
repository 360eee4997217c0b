// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { rememberColumns, rememberedFor } from './column-actions'

const heads = ['Item', 'Rate', 'Mine']

beforeEach(() => localStorage.clear())

it('what a person said of a file is known for the next one of its shape', () => {
  const chosen = new Map([
    [1, 'price'],
    [2, undefined],
  ] as const)
  const taxes = { price: 'before-gst', cost: 'with-gst' } as const
  rememberColumns(heads, { chosen, isForAll: true, taxes })
  expect(rememberedFor(heads)).toEqual({ chosen, isForAll: true, taxes })
  expect(rememberedFor(['Item', 'Rate'])).toBeUndefined()
  rememberColumns(heads, { chosen: new Map([[1, 'cost']]), isForAll: false, taxes: {} })
  expect(rememberedFor(heads)?.chosen.get(1)).toBe('cost')
})

it('of many shapes the last thirty', () => {
  for (let at = 0; at < 31; at++) {
    rememberColumns([`Shape ${at}`], { chosen: new Map(), isForAll: false, taxes: {} })
  }
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

it.each([undefined, null, 5, 'with-gst', { price: 'x', cost: 1 }])(
  'nothing is known of GST where it was not asked, or is none of ours: %j',
  (taxes) => {
    const kept = [{ shape: heads.join('\t'), chosen: [[1, 'price']], isForAll: false, taxes }]
    localStorage.setItem('gst-hisab-columns', JSON.stringify(kept))
    expect(rememberedFor(heads)?.taxes).toEqual({})
  },
)
