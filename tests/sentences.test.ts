import { describe, expect, it, vi } from 'vitest'
import { hrefOf } from '../src/addresses'
import type { Fields } from '../src/core/fragment'
import { render } from '../src/server'
import { views } from '../src/site'
import { given, type InputsOfPage, pages } from './given-inputs'
import { isLongFuzz } from './is-thorough'
import { linesOf, nonsenseIn, nonsenseOnPage } from './nonsense'

vi.mock('../src/ui/memory/page-inputs', async (original) => {
  const { givenInputs } = await import('./given-inputs')
  return givenInputs(await original())
})

/** Of each page, in the usual run: a whole page takes its time. The thorough run draws all. */
const RENDERS = 2
/** More than any page has but Returns, with its many months and choices. */
const SENTENCES = 5_000

const numbers = ['0', '1', '2', '-1', '0.0001', '99999999999', '']

/** Every choice of a page, one at a time; with each, every field is each of the numbers. */
function* plansOf({ inputs, choices }: InputsOfPage): Generator<Fields> {
  const { defaults } = inputs
  const texts = Object.keys(defaults).filter((name) => !choices[name] && name !== 'changes')
  const settings: Fields[] = [defaults]
  for (const [name, possible] of Object.entries(choices)) {
    for (const choice of possible) {
      if (choice !== defaults[name]) settings.push({ ...defaults, [name]: choice })
    }
  }
  for (const setting of settings) {
    yield setting
    for (const name of texts) {
      for (const number of numbers) {
        yield { ...setting, [name]: number }
      }
    }
    for (const number of numbers) {
      yield { ...setting, ...Object.fromEntries(texts.map((name) => [name, number])) }
    }
  }
}

const allShares = import.meta.glob<Record<string, unknown>>([
  '../src/calculators/**/{share,actions}.ts',
  '../src/desks/*/{share,actions}.ts',
])

/**
 * How far apart plans are of which only so many are tried: no multiple of the numbers, so that each of
 * them has its turn. The thorough run tries all.
 */
const stepThrough = (plans: number, most: number) => {
  const step = isLongFuzz ? 1 : Math.ceil(plans / most)
  return step === 1 || step % numbers.length ? step : step + 1
}

type Say = (typed: Fields, symbol: string) => string

/** The sentences that a page is copied with. */
async function wordsOf(view: string): Promise<readonly Say[]> {
  const files = ['calculators', 'desks'].flatMap((room) =>
    ['share', 'actions'].map((file) => `../src/${room}/${view}/${file}.ts`),
  )
  const parts = await Promise.all(files.map((file) => allShares[file]?.() ?? {}))
  return Object.entries(Object.assign({}, ...parts)).flatMap(([name, say]) =>
    name.startsWith('say') ? [say as Say] : [],
  )
}

describe('nonsenseIn', () => {
  it.each([
    'every month for 1 months',
    '₹5 a month for 2 year',
    'EMI of NaN',
    'a gain of -₹0.00',
    '₹0 more than Offer A',
    'it costs -₹5 less',
    'lasts -- and more',
    'two  spaces',
    'twice..',
    'of of',
  ])('finds what is wrong with "%s"', (line) => {
    expect(nonsenseIn(line)).toBeDefined()
  })

  it.each(['every month for 1 month', '21 months', '1.1 years', '0 months', '₹10 more', '--'])(
    'finds nothing wrong with "%s"',
    (line) => {
      expect(nonsenseIn(line)).toBeUndefined()
    },
  )
})

describe('every sentence', () => {
  it.each(views.map(({ name }) => ({ path: hrefOf(name), name })))(
    'of $path makes sense with any number',
    async ({ path, name }) => {
      await render(path)
      const page = pages.find(({ isAddress }) => isAddress(path))
      // A price list is in no link.
      if (!page) return expect(path).toBe('/ecommerce-profit/products')
      const says = await wordsOf(name)
      // A bill is shared as a list, which has no sentence.
      expect(says.length > 0).toBe(path !== '/gst/bill')
      const found = new Map<string, Fields>()
      const note = (wrong: string | undefined, line: string, fields: Fields) => {
        if (wrong && !found.has(`${wrong}: ${line}`)) found.set(`${wrong}: ${line}`, fields)
      }
      const plans = [...plansOf(page)]
      const said = stepThrough(plans.length, SENTENCES)
      const drawn = stepThrough(plans.length, RENDERS)
      for (const [index, fields] of plans.entries()) {
        for (const say of index % said ? [] : says) {
          const line = say(fields, '₹')
          note(nonsenseIn(line), line, fields)
        }
        if (index % drawn) continue
        given.set(page.inputs, fields)
        const { body } = await render(path)
        for (const line of linesOf(body)) note(nonsenseOnPage(line), line, fields)
      }
      given.delete(page.inputs)
      expect([...found].map(([line, fields]) => `${line} ← ${JSON.stringify(fields)}`)).toEqual([])
    },
  )
})
