import { readFileSync } from 'node:fs'
import { isThorough } from '../tests/is-thorough'

/*
 * The pages as the build has them, which is what people get: `tests/built` proves that it says what the
 * sources say. To read the sources here would cost every process of the tests seconds.
 */

/** A page of the site, with all that its tests compare it with. */
export type SitePage = {
  readonly path: string
  /** Its item in the navigation. */
  readonly calculator: string
  /** Its name among the views of the calculator, where there are several. */
  readonly view: string
  /** Whether the item in the navigation leads here. */
  readonly isFirst: boolean
  readonly title: string
  readonly heading: string
  readonly description: string
  readonly questions: readonly string[]
}

/** Every page of the site, in the order of the navigation. */
export const pages: readonly SitePage[] = linksIn(built('/'), 'Calculators').flatMap(
  ({ path: first, name: calculator }) => {
    const views = linksIn(built(first), `Views of the ${calculator} calculator`)
    const all = views.length > 0 ? views : [{ path: first, name: calculator }]
    return all.map(({ path, name: view }) => pageOf(path, calculator, view, path === first))
  },
)

function pageOf(path: string, calculator: string, view: string, isFirst: boolean): SitePage {
  const html = built(path)
  const caught = (pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '')
  return {
    path,
    calculator,
    view,
    isFirst,
    title: caught(/<title>(.*?)<\/title>/),
    heading: headingAt(path),
    description: caught(/<meta name="description" content="([^"]*)"/),
    questions: [...html.matchAll(/"@type":"Question","name":(".*?[^\\]")/g)].map(
      ([, name = '""']) => JSON.parse(name),
    ),
  }
}

/** What the build says at an address, in whichever language, older addresses included. */
export function headingAt(address: string) {
  return plain(/<h1[^>]*>(.*?)<\/h1>/.exec(built(address))?.[1] ?? '')
}

/** The HTML that stands at an address. */
export function built(address: string) {
  return readFileSync(`dist${address === '/' ? '/index' : address}.html`, 'utf8')
}

function linksIn(html: string, navigation: string) {
  const [, within = ''] =
    new RegExp(`<nav[^>]* aria-label="${navigation}">(.*?)</nav>`).exec(html) ?? []
  return [...within.matchAll(/<a href="([^"]*)".*?>([^<>]+)<\/span><\/a>/g)].map(
    ([, path = '', name = '']) => ({ path, name: plain(name) }),
  )
}

function plain(text: string) {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** Whether what takes long is tried there in every run: the two pages with most parts. */
export const isSample = (path: string) => isThorough || ['/gst/bill', '/loan/prepay'].includes(path)

export const samplePages = pages.filter(({ path }) => isSample(path))

/** Those with a field for a number: on Sales nothing is typed. */
export const samplePagesWithNumbers = samplePages.filter(({ path }) => path !== '/gst/sales')
