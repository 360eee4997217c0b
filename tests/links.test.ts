import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { hrefOf } from '../src/addresses'
import { type Fields, readFragment } from '../src/core/fragment'
import { defaultCurrency } from '../src/core/money/currencies'
import { render } from '../src/server'
import { views } from '../src/site'
import type { ActionContext, Actions } from '../src/ui/answer/page-answer'
import { pages } from './given-inputs'

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

it.each(views.map(({ name }) => name).filter((name) => !withoutLinks.includes(name)))(
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
