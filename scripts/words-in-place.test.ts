// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readCatalog } from './catalogs.mjs'
import { withWords } from './words-in-place.mjs'

const folder = mkdtempSync(join(tmpdir(), 'words-'))
afterAll(() => rmSync(folder, { recursive: true }))

writeFileSync(join(folder, 'family.ts'), "export const familyWords = { loan: 'Loan amount' }\n")
writeFileSync(
  join(folder, 'words.tsx'),
  `import { countOf } from './english'
import { familyWords } from './family/words'

export const pageWords = {
  label: 'EMI',
  term: (months: number) => \`for \${countOf(months, 'month', 'months')}\`,
  kinds: { none: 'None', percent: '%' },
  titles: { loan: familyWords.loan, known: \`the \${pageWords.label}\` },
  bold: (amount: string) => <b>{amount}</b>,
}
`,
)

const catalogOf = (_: string, source: string) =>
  readCatalog(join(folder, source.includes('family') ? 'family.ts' : 'words.tsx'))

const placed = (code: string) =>
  withWords(
    join(folder, 'page.tsx'),
    `import { pageWords } from './words'\n${code}`,
    catalogOf,
  ).replace(/\s*\n\s*/g, '')

it.each([
  ['say(pageWords.label)', "say('EMI')"],
  ['say(pageWords.label.length)', "say('EMI'.length)"],
  ['say(pageWords.kinds[kind])', "say(({ none: 'None', percent: '%' })[kind])"],
  ['say(pageWords.kinds.none)', "say('None')"],
  ['say(pageWords.titles.loan)', "say(('Loan amount'))"],
  ['say(pageWords.titles.known)', `say((\`the \${'EMI'}\`))`],
  ['<p>{pageWords.bold(total)}</p>', '<p>{((amount: string) => <b>{amount}</b>)(total)}</p>'],
  ['type Words = typeof pageWords', 'type Words = typeof pageWords'],
])('puts the message into %s', (code, expected) => {
  expect(placed(code)).toBe(expected)
})

it('brings along what a message imports', () => {
  expect(placed('say(pageWords.term(12))')).toBe(
    `import { countOf as countOf$words } from './english';say(((months: number) => \`for \${countOf$words(months, 'month', 'months')}\`)(12))`,
  )
})

it('refuses a message that is not there, and a catalog as a whole', () => {
  expect(() => placed('say(pageWords.gone)')).toThrow('pageWords has no gone')
  expect(() => placed('say(pageWords)')).toThrow('takes a whole catalog')
})

it('refuses a catalog with anything but its messages', () => {
  const file = join(folder, 'odd.ts')
  writeFileSync(file, "const cost = 'cost'\nexport const oddWords = { cost }\n")
  expect(() => readCatalog(file)).toThrow('one exported object')
})
