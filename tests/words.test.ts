import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type Catalog,
  isCatalogImport,
  messageAt,
  messagesIn,
  readCatalog,
  usesIn,
} from '../scripts/catalogs.mjs'
import { twinOf } from '../scripts/languages.mjs'
import { treeOf } from '../scripts/syntax.mjs'
import { visibleWordsIn } from '../scripts/visible-words.mjs'
import { languages } from '../src/core/language/languages'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|\.\w\w\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(`src/${file}`, 'utf8') }))

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '')

const CATALOG = /(^|\/)words\.tsx?$/
const catalogs = new Map<string, Catalog>(
  sources
    .filter(({ file }) => CATALOG.test(file))
    .map(({ file }) => [withoutEnding(file), readCatalog(`src/${file}`)]),
)

/** The messages that a file takes, as the path of a catalog and the path in it. */
function takenIn(file: string, code: string): readonly string[] {
  const own = catalogs.get(withoutEnding(file))
  const names = new Map(own && [[own.name, withoutEnding(file)]])
  const tree = treeOf(file, code)
  for (const { type, source, specifiers } of tree.body) {
    if (type !== 'ImportDeclaration' || !isCatalogImport(source.value)) continue
    for (const { local } of specifiers) names.set(local.name, join(dirname(file), source.value))
  }
  return usesIn(tree, new Set(names.keys())).uses.map(({ name, path }) => {
    const catalog = names.get(name) as string
    const { length } = messageAt(catalogs.get(catalog) as Catalog, path)
    return [catalog, ...path.slice(0, length)].join('.')
  })
}

describe('catalogs', () => {
  it('hold no message that nobody uses', () => {
    const taken = new Set(sources.flatMap(({ file, code }) => takenIn(file, code)))
    const isTaken = (message: string): boolean =>
      taken.has(message) || (message.includes('.') && isTaken(message.replace(/\.[^.]*$/, '')))
    const messages = [...catalogs].flatMap(([path, catalog]) =>
      messagesIn(catalog).map((message) => `${path}.${message}`),
    )
    expect(messages.filter((message) => !isTaken(message))).toEqual([])
    expect(messages.length).toBeGreaterThan(2_500)
  })

  it('are where every view has its words', () => {
    const views = sources.filter(({ file }) => file.endsWith('/page.tsx'))
    const missing = views.filter(({ file }) => !catalogs.has(file.replace(/page\.tsx$/, 'words')))
    expect(missing).toEqual([])
    expect(views.length).toBeGreaterThan(15)
  })

  it('are whole in every language, as the build takes them', () => {
    for (const { code } of languages.slice(1)) {
      for (const { file, name, ...catalog } of catalogs.values()) {
        const twin = twinOf(file, code)
        expect(twin).not.toBe(file)
        const translated = readCatalog(twin)
        expect(translated.name, twin).toBe(name)
        expect(messagesIn(translated).sort(), twin).toEqual(
          messagesIn({ file, name, ...catalog }).sort(),
        )
      }
    }
  })

  it('have twins in every language, and so have the names of states', () => {
    const states = 'src/core/states/states.ts'
    for (const { code } of languages.slice(1)) expect(twinOf(states, code)).not.toBe(states)
  })

  it('alone know how a language counts', () => {
    const counting = sources.filter(
      ({ file, code }) => /language\/(english|hindi)'/.test(code) && !/words\.tsx?$/.test(file),
    )
    expect(counting.map(({ file }) => file)).toEqual([])
  })
})

/**
 * Files whose texts are for the machine: formats of files, and what is recognised when reading. And
 * the states, which have a twin in every language as they are.
 */
const forTheMachine =
  /^(core\/(language|rules|states|statements|tables)\/|core\/money\/parse\.ts|ui\/pdf\/(write-pdf|pdf-file)\.ts|ui\/tables\/workbook\/(written-xml|write-workbook|xml-\w+)\.ts|desks\/(price-list\/(columns|gst-cell|worker\/statements)|market\/costs\/head-names|settlements\/(files\/[\w-]+|marketplaces\/[\w/-]+|reckoning\/findings|screen\/example-files|worker\/export-portal)|bill\/paste\/paste-columns|books\/old-bills\/(cells|columns|open-files|read-sheet|tally-xml)|(books\/)?sales\/(portal|filing)\/portal-[\w-]+)\.ts)/

/**
 * Texts elsewhere that no person reads: kinds and keys, addresses and types, style sheets, what is
 * stored in the same way in every language.
 */
const unseen: readonly (string | RegExp)[] = [
  /^[<[\]@(.]|^(url|rotate|counter|image|application)\b|(px|mm)\b.*|: |^; color/,
  // Kinds.
  ...['above every rate', 'in capitals', 'in view'],
  ...['linked, none kept', 'more than the amount', 'never opened', 'no end', 'not forgotten'],
  ...['nothing extra', 'nothing to add it to', 'nothing yet', 'too large'],
  ...['after', 'and', 'before', 'buyer', 'code', 'decimal', 'item', 'jump', 'name', 'short'],
  ...['tick', 'today', 'zero', 'monthly~', 'main details, main [aria-expanded]', '" href="'],
  // What people type to find bills.
  ...['this month', 'last month', 'part paid', 'partly paid'],
  // The types of schema.org, and a site map.
  ...[
    'Offer',
    'Question',
    'Answer',
    'User-agent: * Allow: / Sitemap:',
    '/sitemap.xml',
    '</urlset>',
  ],
  // What is stored, or written in files for reading again.
  ...[
    'Tax Invoice',
    'Bill of Supply',
    'Estimate',
    'Credit Note',
    'Goods returned',
    'Price or tax too high',
    'Goods or service deficient',
    'Discount after the sale',
    'Before GST',
    'With GST',
    'Column',
    'Prices are',
  ],
  ...['बिना GST', 'GST सहित'],
  ...[
    'Pasted rows',
    '12 products to try',
    'Your costs',
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  ],
  // Names and formulas.
  ...['GST Hisab', 'Excel', 'Unreadable', 'NZ$', 'APR = 12 ×', 'dd mmm yyyy'],
]

it('stand in catalogs and nowhere else', () => {
  const isSeen = (text: string) =>
    !unseen.some((words) => (typeof words === 'string' ? words === text : words.test(text)))
  const found = sources
    .filter(({ file }) => !CATALOG.test(file) && !forTheMachine.test(file))
    .filter(({ file }) => !/\/paper-words\.ts$/.test(file))
    .flatMap(({ file, code }) =>
      visibleWordsIn(file, code)
        .filter((words) => isSeen(words.replace(/^\d+: /, '')))
        .map((words) => `${file}:${words}`),
    )
  expect(found).toEqual([])
})

describe('visibleWordsIn', () => {
  it.each([
    ['<p>Total</p>', 'Total'],
    ['<p title="Total Profit" />', 'Total Profit'],
    ["const row = { label: 'total' }", 'total'],
    ["showToast('Item removed')", 'Item removed'],
    ["const text = 'costs ' + amount", 'costs'],
    ["const why = isLoss ? 'You lost it' : ''", 'You lost it'],
  ])('finds what a person would see in %s', (code, words) => {
    expect(visibleWordsIn('a.tsx', code).join()).toContain(words)
  })

  it.each([
    "import { a } from './Some Place'",
    '<p className="large bold" />',
    "const kind = 'percent'",
    "throw new Error('There is no page')",
    "if (key === 'Enter') go()",
    "document.querySelector('main details')",
    '<b>{amount}</b>',
  ])('finds nothing in %s', (code) => {
    expect(visibleWordsIn('a.tsx', code)).toEqual([])
  })
})
