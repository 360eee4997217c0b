// @vitest-environment node
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields } from '../src/core/fragment'
import { views } from '../src/site'
import { isThorough } from './is-thorough'
import { type SiteInLanguage, siteIn } from './site-in'

type Addresses = typeof import('../src/addresses')
type View = Parameters<Addresses['hrefOf']>[0]
type Site = Pick<SiteInLanguage, 'load'>

/** Tests have the modules of English already. */
const english: Site = { load: (path) => import(/* @vite-ignore */ `..${path}`) }
let hindi: SiteInLanguage

/** The bill, price lists and settlements keep their rows elsewhere: their own tests read them. */
const withInputs = views.filter(({ name }) => !/bill|price-list|settlements/.test(name))

const inputsOf: Partial<Record<View, string>> = {
  'gst/single': 'desks/books/gst/inputs.ts',
  'selling/marketplace': 'desks/market/inputs.ts',
  sales: 'desks/sales/inputs.ts',
}

/** What a page shows as results and in tables, cell by cell, with this number in all its fields. */
async function figuresOn(site: Site, view: View, number: string) {
  const file = inputsOf[view] ?? `calculators/${view}/inputs.ts`
  const { inputs } = await site.load<{ inputs: { defaults: Fields } }>(`/src/${file}`)
  const { hrefOf } = await site.load<Addresses>('/src/addresses.ts')
  const { App } = await site.load<typeof import('../src/app/app')>('/src/app/app.tsx')
  const before = { ...inputs.defaults }
  const typed = Object.entries(before).filter(([, text]) => /^[\d.,]+$/.test(text))
  Object.assign(inputs.defaults, Object.fromEntries(typed.map(([name]) => [name, number])))
  try {
    const { prelude } = await prerender(createElement(App, { path: hrefOf(view) }), {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    const html = (await new Response(prelude).text()).replace(/<!--.*?-->/g, '')
    return [...html.matchAll(/<(dd|td)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , cell = '']) =>
      // Within a cell, words may be in another order.
      (cell.replace(/<[^>]*>/g, ' ').match(/-?₹?\d(?:[\d,.]*\d)?%?/g) ?? []).sort().join(' '),
    )
  } finally {
    Object.assign(inputs.defaults, before)
  }
}

// A usual run compares the figures of what the journeys type, and those of the build as it is.
describe.runIf(isThorough)('the figures in Hindi', () => {
  beforeAll(async () => {
    hindi = await siteIn('hi')
  })
  afterAll(() => hindi.close())

  it.each(withInputs.map(({ name }) => name))('are those in English on %s', async (view) => {
    let count = 0
    for (const number of ['7', '123456.78', '0', '1', '12.5', '37']) {
      const expected = await figuresOn(english, view, number)
      expect(await figuresOn(hindi, view, number), `with ${number}`).toEqual(expected)
      count += expected.length
    }
    expect(count).toBeGreaterThan(10)
  })
})
