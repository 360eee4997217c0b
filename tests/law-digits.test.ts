import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { treeOf, walk } from '../scripts/syntax.mjs'
import { sayDateWith } from '../src/core/language/dates'
import { languageWords as english } from '../src/core/language/words'
import { languageWords as hindi } from '../src/core/language/words.hi'
import { decimalFrom } from '../src/core/money/decimal'
import { inWords } from '../src/core/money/format'
import { groupDigits } from '../src/core/money/group-digits'
import { allLaws } from './all-laws'

/* What a rule says stands in core/rules and nowhere else: sentences, fields and sums take it from there. */

const escaped = (text: string) => text.replace(/[.]/g, '\\.')

/** The forms in which a day is written, in both languages. */
function formsOfDay(day: string): readonly string[] {
  const said = [english.monthNames, english.shortMonthNames, hindi.monthNames].map((months) =>
    sayDateWith(day, months),
  )
  return [day, ...said.flatMap((text) => [text, text.replace(/^\d+ /, '')])]
}

/** The forms in which a figure is written: a percentage with its sign, an amount grouped, plain or in words. */
function formsOfFigure(term: string, figure: string): readonly string[] {
  if (/percent/i.test(term)) return [`${figure}%`, `${figure} %`]
  if (!/^\d{4,}$/.test(figure)) return []
  const words = inWords(decimalFrom(figure)) ?? ''
  return [
    figure,
    figure.replace(/\B(?=(\d{3})+$)/g, '_'),
    groupDigits(figure),
    words,
    words.replace('lakh', 'लाख').replace('crore', 'करोड़'),
  ]
}

const termsOf = (value: unknown, term = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        termsOf(inner, /^\d+$/.test(key) ? term : key),
      )
    : typeof value === 'string'
      ? [[term, value]]
      : []

const forms = new Set(
  allLaws.flatMap(([, law]) =>
    law.flatMap(({ from, source, ...terms }) => [
      ...formsOfDay(from),
      ...termsOf(terms).flatMap(([term, figure]) => formsOfFigure(term, figure)),
    ]),
  ),
)
forms.delete('')
forms.delete('0%')
forms.delete('0 %')
const FORM = new RegExp(
  `(?<![\\d.,_])(?:${[...forms].map(escaped).join('|')})(?![\\d_]|[.,]\\d)`,
  'g',
)

/** Figures that everybody types stand for a rule only where a text is about it. */
const LAW =
  /GST|TDS|TCS|cess\b|surcharge|omposition|slab|PPF|Sukanya|PAN\b|turnover|कंपोज़िशन|सेस|स्लैब|टर्नओवर|सरचार्ज|सुकन्या/

/** Worked examples and what is no rule, by a piece of their text. */
const examples: readonly string[] = [
  // As wide as a column of amounts.
  'ui/tables/data-table.tsx',
  'desks/settlements/screen/results/sku-table.tsx',
  // An example of a first day.
  'desks/books/sales/opening-frame.ts',
  // Sums with a result, which are right whatever the law says.
  '₹40,68,20',
  'Paying ₹1,50,000 b',
  'जो 5 तक जमा हो',
  "in 'जोड़ना हो तो GST = रकम",
  "in 'कुल रकम का 18%",
  "in 'क्योंकि 18%",
  'To add: GST = amount',
  'Why is 18% of the total',
  'Because 18% was charged',
  '50,00,000 का 0.5%',
  'A shorter loan saves more interest',
  'अवधि कम करने पर ब्याज',
  '31.2',
  '0.18',
]

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|^core\/rules\//.test(file))

function digitsIn(file: string): readonly string[] {
  const found: string[] = []
  const code = readFileSync(`src/${file}`, 'utf8')
  walk(treeOf(file, code), (node) => {
    if (!['Literal', 'TemplateElement', 'JSXText'].includes(node.type)) return
    const text = code.slice(node.start, node.end)
    for (const { 0: form, index } of text.matchAll(FORM)) {
      const isDay = /^\d{4}-|^\d+ \D+ \d{4}$/.test(form)
      const isRupees = text[index - 1] === '₹'
      if (!isDay && !isRupees && !LAW.test(text)) continue
      const said = `${file}: ${form} in ${text.trim().replace(/\s+/g, ' ').slice(0, 200)}`
      if (!examples.some((example) => said.includes(example))) found.push(said)
    }
  })
  return found
}

it('finds no digits of a rule outside core/rules', () => {
  expect(sources.flatMap(digitsIn)).toEqual([])
})
