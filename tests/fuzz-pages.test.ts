import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { hrefOf } from '../src/addresses'
import { type Fields, readFragment, writeFragment } from '../src/core/fragment'
import { render } from '../src/server'
import { views } from '../src/site'
import { parseInputs } from '../src/ui/memory/page-inputs'
import { hold, TEXTS, trying } from './fuzz'
import { given, pages } from './given-inputs'
import { isLongFuzz } from './is-thorough'
import {
  fuzzSeed,
  nastyChanges,
  nastyFragment,
  nastyText,
  randomFrom,
  wellFormed,
} from './nasty-texts'

const FRAGMENTS = TEXTS / 4
/** Of each page, drawn with its charts and tables. */
const RENDERS = isLongFuzz ? 40 : 2

vi.mock('../src/ui/memory/page-inputs', async (original) => {
  const { givenInputs } = await import('./given-inputs')
  return givenInputs(await original())
})

describe('every fragment', () => {
  const names = ['amount', 'rate', 'mode', 'tenure', 'tenureUnit', 'feeKind', 'fee', 'start']

  beforeAll(async () => {
    for (const { name } of views) await render(hrefOf(name))
  })

  it('brings only what a page asks for, in a form it can hold', () => {
    for (const { name } of views) {
      const path = hrefOf(name)
      expect(
        pages.filter(({ isAddress }) => isAddress(path)),
        path,
        // A price list is in no link.
      ).toHaveLength(path === '/ecommerce-profit/products' ? 0 : 1)
    }
    const random = randomFrom(fuzzSeed + 1)
    for (let count = 0; count < FRAGMENTS; count++) {
      const fragment = nastyFragment(random, names)
      trying(fragment, () => {
        const fields = readFragment(fragment, [...names, '__proto__', 'constructor'])
        if (fields) holdFields(fields)
        for (const { inputs, choices } of pages) {
          const { defaults } = inputs
          const read = parseInputs(fragment, inputs) ?? defaults
          holdFields(read)
          hold(
            Object.keys(read).join() === Object.keys(inputs.defaults).join(),
            'a page has its own inputs and no others',
          )
          for (const [field, possible] of Object.entries(choices)) {
            hold(possible.includes(read[field] ?? ''), `${field} is not a possible choice`)
          }
        }
      })
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('that was written is read again, letter by letter', () => {
    const random = randomFrom(fuzzSeed + 2)
    for (let count = 0; count < FRAGMENTS; count++) {
      const fields = Object.fromEntries(names.map((name) => [name, nastyText(random)]))
      trying(fields, () => {
        const fragment = writeFragment(fields)
        hold(/^[\w=&,.$:/%!~*'()-]*$/.test(fragment), `"${fragment}" is no fragment of an address`)
        const read = readFragment(fragment, names)
        if (fragment.length > 8_000) return
        for (const [name, text] of Object.entries(fields)) {
          const isHoldable = text.length <= 500 && !/[<>\p{Cc}]/u.test(text)
          const expected = isHoldable ? wellFormed(text) : undefined
          hold(read?.[name] === expected, `${name} came back as ${JSON.stringify(read?.[name])}`)
        }
      })
    }
  })
})

function holdFields(fields: Fields) {
  hold(Object.getPrototypeOf(fields) === Object.prototype, 'the prototype is left alone')
  for (const [name, text] of Object.entries(fields)) {
    hold(typeof text === 'string' && text.length <= 500, `${name} is no text of its size`)
    hold(!/[<>\p{Cc}]/u.test(text), `${name} holds markup or control characters`)
  }
}

describe('every page', () => {
  // Typed texts stand in their fields as they are, and in links to pages that go on with them; only what the
  // page says about them is judged.
  const typedText = / (?:value|aria-valuetext)="[^"]*"| href="[^"#]*#[^"]*"/g
  /** Nor what the page quotes of them: “undefined” is not a date. */
  const withoutQuotes = (html: string, typed: readonly string[]) => {
    const written = typed.map((text) => renderToStaticMarkup(text))
    return html.replace(/“([^”]*)”|&quot;(.*?)&quot;/g, (quote, words, others) =>
      written.some((text) => text.includes(words ?? others)) ? '' : quote,
    )
  }
  const minusZero = />[^<]*?(?<![\w.,])-(?:[^\w\s<]{1,3}|[A-Z]{3}\u00a0)?0(?:\.0+)?%?(?![\d.,])/

  it.each(views.map(({ name }) => ({ path: hrefOf(name) })))(
    '$path draws no broken figure',
    async ({ path }) => {
      await render(path)
      // Before there is a file, the page of price lists shows what a marketplace order says.
      const from = path === '/ecommerce-profit/products' ? '/ecommerce-profit/marketplace' : path
      const page = pages.find(({ isAddress }) => isAddress(from))
      if (!page) throw new Error(`${path} keeps no inputs`)
      const random = randomFrom(fuzzSeed + 3)
      for (let count = 0; count < RENDERS; count++) {
        const fields = Object.fromEntries(
          Object.keys(page.inputs.defaults).map((name) => {
            const choices = page.choices[name]
            if (name === 'changes') return [name, nastyChanges(random)]
            return [name, choices ? random.pick(choices) : nastyText(random)]
          }),
        )
        given.set(page.inputs, fields)
        const { body } = await render(path)
        trying(fields, () => {
          const said = withoutQuotes(body.replace(typedText, ''), Object.values(fields))
          const broken = /.{0,60}(?:NaN|Infinity|undefined|\[object)/.exec(said)
          hold(!broken, `the page says what is no number: ${broken}`)
          hold(!minusZero.test(said), `the page says ${minusZero.exec(said)?.[0]}`)
          hold(!/data-sign="-"[^>]*>\D{0,4}0(\.0+)?</.test(said), 'a row takes 0 away')
          hold(!/<dd[^>]*>\s*<\/dd>/.test(said), 'a result is empty')
          hold(said.includes('<h1'), 'the page is not there')
        })
      }
    },
  )
})
