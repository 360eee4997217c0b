import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { hrefOf } from '../src/addresses'
import { type Fields, readFragment } from '../src/core/fragment'
import { defaultCurrency } from '../src/core/money/currencies'
import { render } from '../src/server'
import { views } from '../src/site'
import type { ActionContext, Actions } from '../src/ui/answer/page-answer'
import { given, pages } from './given-inputs'
import { someOf } from './is-thorough'

vi.mock('../src/ui/memory/page-inputs', async (original) => {
  const { givenInputs } = await import('./given-inputs')
  return givenInputs(await original())
})

const shares = import.meta.glob<{ actions?: Actions }>('../src/{calculators,desks}/**/share.ts')

/** What Share puts behind the address of a page. */
async function linked(actions: Actions, typed: Fields): Promise<string> {
  let copied = ''
  vi.stubGlobal('location', { origin: 'https://example.org', pathname: '/' })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const writeText = async (text: string) => {
    copied = text
  }
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const context = { typed, currency: defaultCurrency, results: [], showToast: () => {} }
  await actions.share(context as unknown as ActionContext)
  return copied.split('#')[1] ?? ''
}

beforeAll(async () => {
  for (const { name } of views) await render(hrefOf(name))
})
afterEach(() => vi.unstubAllGlobals())

/** Views whose links carry no more than their address. */
const withoutLinks = ['bill', 'price-list']
const linkedViews = views.map(({ name }) => name).filter((name) => !withoutLinks.includes(name))

it('only bills and price lists are never in a link', async () => {
  const found = await Promise.all(
    views.map(async ({ name }) => ((await sharedBy(name)) ? [] : [name])),
  )
  expect(found.flat()).toEqual(withoutLinks)
})

async function sharedBy(name: string): Promise<Actions | undefined> {
  const load = ['calculators', 'desks'].map((folder) => shares[`../src/${folder}/${name}/share.ts`])
  return (await load.find((each) => each)?.())?.actions
}

/** Rows of Returns are written anew; what of them stays behind is told by the test of its share.ts. */
const isWrittenAnew = (view: string, field: string) =>
  view === 'savings/earned' && ['rows', 'source', 'swap'].includes(field)

it.each(linkedViews)(
  'the link of %s carries what is typed there, and nothing that the device knows besides',
  async (name) => {
    const path = hrefOf(name)
    const page = pages.find(({ isAddress }) => isAddress(path))
    const actions = await sharedBy(name)
    if (!page || !actions) throw new Error(`${name} has no link`)
    const { inputs, choices } = page
    const typed = Object.fromEntries(
      Object.entries(inputs.defaults).map(([field, text], at) => [
        field,
        choices[field] ? text : `${at}`,
      ]),
    )
    const getItem = () => 'v=1&gstin=27ABCDE1234F1Z5&account=50100123456789'
    vi.stubGlobal('localStorage', { getItem })
    vi.stubGlobal('sessionStorage', { getItem })
    const fragment = await linked(actions, typed)
    const names = fragment.split('&').map((pair) => pair.split('=')[0] ?? '')
    const { currency, ...fields } = readFragment(fragment, names) ?? {}
    expect(currency).toBe(defaultCurrency.code)
    const others = Object.entries(fields).filter(
      ([field, text]) =>
        field !== 'v' && text !== '' && text !== typed[field] && !isWrittenAnew(name, field),
    )
    expect(others).toEqual([])
    expect(decodeURIComponent(fragment)).not.toMatch(/ABCDE1234F|50100123456789/)
  },
)

it('what a file of Returns was is in no link', async () => {
  const actions = await sharedBy('savings/earned')
  const page = pages.find(({ isAddress }) => isAddress(hrefOf('savings/earned')))
  if (!page || !actions) throw new Error('Returns has no link')
  const fragment = await linked(actions, { ...page.inputs.defaults, statement: 'mark' })
  expect(fragment).not.toContain('mark')
})

it('the GSTIN that is typed in Settlements is in no link', async () => {
  const actions = await sharedBy('settlements')
  const page = pages.find(({ isAddress }) => isAddress(hrefOf('settlements')))
  if (!page || !actions) throw new Error('Settlements has no link')
  const typed = { ...page.inputs.defaults, operator: '27ABCDE1234F1Z5', tolerance: '1' }
  const fragment = await linked(actions, typed)
  expect(fragment).toContain('tolerance=1')
  expect(fragment).not.toContain('ABCDE1234F')
})

/** Parts that are not in the HTML of the opened page, and the fields in them that links carry. */
const laterParts: Record<string, Readonly<Record<string, readonly string[]>>> = {
  // What is listed and in which order depends on the bills of the device.
  sales: { 'desks/sales/page.tsx': ['day'], 'desks/sales/money/who-owes.tsx': ['order'] },
  // These ask once the return is late or was filed.
  'gst/return': { 'calculators/gst/return/form.tsx': ['dueDate', 'filedOn'] },
  // Folds and `Several rates`, which load when they open.
  'gst/scheme': {
    'calculators/gst/scheme/other-rates.tsx': [
      'untaxedSales',
      'secondSales',
      'thirdSales',
      'thirdRate',
    ],
    'calculators/gst/scheme/more-fields.tsx': [
      'bookkeepingRegular',
      'bookkeepingComposition',
      'compositionRate',
      'compositionLimit',
      'registrationLimit',
    ],
  },
  // Opens where there is something to invest, or a rate that changes.
  'loan/prepay': {
    'calculators/loan/prepay/page.tsx': ['start'],
    'calculators/loan/prepay/invest-card.tsx': ['expected', 'gainTax'],
    'calculators/loan/prepay/changes-list.tsx': ['changes'],
  },
  'deposits/fixed': {
    'calculators/deposits/shared/tax-fields.tsx': [
      'otherInterest',
      'tds',
      'tdsAbove',
      'tdsAboveSenior',
    ],
    'calculators/deposits/fixed/fields.tsx': ['income'],
    'calculators/deposits/fixed/closing-fields.tsx': [
      'closeYears',
      'closeMonths',
      'closeDays',
      'closeOn',
      'closeRate',
      'penalty',
    ],
  },
  'deposits/recurring': {
    'calculators/deposits/shared/tax-fields.tsx': [
      'otherInterest',
      'tds',
      'tdsAbove',
      'tdsAboveSenior',
    ],
  },
  'deposits/ppf': {
    'calculators/deposits/ppf/more-fields.tsx': ['balance'],
    // The limits of a scheme go by its name in `ownFields`.
    'calculators/deposits/ppf/inputs.ts': ['most', 'least', 'ssyMost', 'ssyLeast'],
    'calculators/deposits/ppf/rate-changes.tsx': ['changes'],
  },
}

/** Views whose fields come from what the device keeps, which no server has: they are looked for in the source. */
const keptViews: Record<string, RegExp> = {
  'selling/marketplace': /^..\/src\/calculators\/selling\/marketplace\//,
  settlements: /^..\/src\/desks\/settlements\/screen\//,
}

const sources = import.meta.glob<string>('../src/{calculators,desks}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
})
const screens = Object.keys(sources).filter((path) => /(?<!words(\.hi)?|test)\.tsx$/.test(path))

/** The fields that none of these files names. */
async function unnamedIn(files: readonly string[], fields: readonly string[]) {
  const text = (await Promise.all(files.map((file) => sources[file]?.()))).join('\n')
  return fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(text))
}

it.each(someOf(linkedViews, 9))(
  'the link of %s carries nothing that the page does not show',
  async (name) => {
    const path = hrefOf(name)
    const page = pages.find(({ isAddress }) => isAddress(path))
    const actions = await sharedBy(name)
    if (!page || !actions) throw new Error(`${name} has no link`)
    const { inputs, choices } = page
    const marked: Fields = Object.fromEntries(
      Object.entries(inputs.defaults).map(([field, text], at) => [
        field,
        choices[field] ? text : `7.${311 + at}`,
      ]),
    )
    const names = Object.keys(marked)
    const fields = readFragment(await linked(actions, marked), names) ?? {}
    // Whose inputs a tab shows is its own note, which pages do not hand to their links.
    const carried = names.filter((field) => fields[field] && field !== 'whose')

    const kept = keptViews[name]
    if (kept) {
      const files = screens.filter((file) => kept.test(file))
      return expect(await unnamedIn(files, carried)).toEqual([])
    }

    const later = laterParts[name] ?? {}
    for (const [file, inIt] of Object.entries(later)) {
      expect(await unnamedIn([`../src/${file}`], inIt), file).toEqual([])
    }
    const isLater = (field: string) => Object.values(later).flat().includes(field)
    const hidden = new Set(carried.filter((field) => !isLater(field)))
    const bodyWith = async (typed: Fields) => {
      given.set(inputs, typed)
      const { body } = await render(path)
      given.delete(inputs)
      for (const field of hidden) {
        if (!choices[field] && body.includes(marked[field] ?? '')) hidden.delete(field)
      }
      return body
    }
    const lastChoices = Object.entries(choices).map(([field, all]) => [field, all.at(-1) ?? ''])
    const others: Fields = { ...inputs.defaults, ...Object.fromEntries(lastChoices) }
    for (const typed of [marked, inputs.defaults, others]) {
      const before = await bodyWith(typed)
      for (const [field, options] of Object.entries(choices)) {
        for (const option of options.filter((each) => each !== typed[field])) {
          const isTextHidden = [...hidden].some((each) => !choices[each])
          if (!hidden.has(field) && !isTextHidden) break
          if ((await bodyWith({ ...typed, [field]: option })) !== before) hidden.delete(field)
        }
      }
      if (hidden.size === 0) break
    }
    expect([...hidden]).toEqual([])
  },
)
