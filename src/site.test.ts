import { describe, expect, it } from 'vitest'
import { loadScreen } from './screens'
import { calculators, paths, routeAt, views } from './site'

const screens = await Promise.all(views.map(loadScreen))
const heads = screens.map(({ head }) => head)

const isUnique = (texts: readonly string[]) => new Set(texts).size === texts.length

describe('the list of calculators', () => {
  it('has one owner for every address', () => {
    expect(isUnique(paths)).toBe(true)
    for (const path of paths) expect(routeAt(path)).toBeDefined()
  })

  it('says something of its own about each calculator and each view', () => {
    expect(isUnique(calculators.map(({ navLabel }) => navLabel))).toBe(true)
    expect(isUnique(calculators.map(({ note }) => note))).toBe(true)
    for (const key of ['title', 'description', 'heading', 'intro'] as const) {
      expect(isUnique(heads.map((head) => head[key])), key).toBe(true)
    }
    expect(isUnique(views.map(({ name }) => name))).toBe(true)
    for (const { views } of calculators)
      expect(isUnique(views.map(({ label }) => label))).toBe(true)
  })

  it('keeps titles and descriptions within what search engines show', () => {
    for (const { title, description } of heads) {
      expect(title.length).toBeLessThanOrEqual(55)
      expect(description.length, description).toBeLessThanOrEqual(160)
    }
  })
})

describe('routeAt', () => {
  it.each([
    ['/', 'GST', 'gst/single'],
    ['/gst', 'GST', 'gst/single'],
    ['/gst/', 'GST', 'gst/single'],
    ['/gst/bill', 'GST', 'bill'],
    ['/gst/bill/', 'GST', 'bill'],
    ['/ecommerce', 'eCommerce Profit', 'selling/one-product'],
    ['/loan//', 'Loan', 'loan/emi'],
  ])('%s is a view of %s', (address, navLabel, name) => {
    expect(routeAt(address)?.calculator.navLabel).toBe(navLabel)
    expect(routeAt(address)?.view.name).toBe(name)
  })

  it.each(['', '/Loan', '/loan/x', '/bill', '/__proto__', '/constructor'])(
    '%s is not found',
    (address) => {
      expect(routeAt(address)).toBeUndefined()
    },
  )
})
