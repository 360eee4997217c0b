// `npm run new-view loan/gold`: a view that works, in both languages, with its three lines outside its
// folder and the stubs of its tests. What only a person can say is printed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const ADDRESSES = 'src/addresses.ts'
const SITE = 'src/site.ts'
const QUESTIONS = 'src/questions.tsx'

/** @typedef {Record<string, string>} Texts by file */

/**
 * The files of a new view, and those that name it outside its folder, as they are afterwards.
 *
 * @param {string} name of a family and a view in it, or of a page of its own
 * @param {Texts} sources addresses.ts, site.ts and questions.tsx as they are
 * @returns {{ address: string, files: Texts }}
 * @example newView('loan/gold', sources).files['src/calculators/loan/gold/page.tsx']
 */
export function newView(name, sources) {
  const [family = '', view] = name.split('/')
  if (!/^[a-z]+(-[a-z]+)*(\/[a-z]+(-[a-z]+)*)?$/.test(name)) {
    throw new Error(
      `${name} is no name of a view: write family/view or name, in small letters with hyphens`,
    )
  }
  const views = [...(sources[ADDRESSES] ?? '').matchAll(/^ {2}'?([\w/-]+)'?: \['(\/[^']*)'/gm)].map(
    ([, known = '', address = '']) => ({ known, address }),
  )
  if (views.some(({ known }) => known === name)) throw new Error(`There is a view ${name} already`)
  if (view && views.some(({ known }) => known === family)) {
    throw new Error(
      `${family} is a page itself, and no view holds another: move its files to ${family}/<name> first (docs/adding-a-calculator.md)`,
    )
  }
  if (!view && views.some(({ known }) => known.startsWith(`${family}/`))) {
    throw new Error(`${family} is a family: name a view in it, as in ${family}/gold`)
  }
  const sibling = views.find(
    ({ known, address }) => known.startsWith(`${family}/`) && address !== '/',
  )
  const address = `/${view ? `${sibling?.address.split('/')[1] ?? family}/${view}` : family}`
  if (views.some((other) => other.address === address)) throw new Error(`${address} is taken`)

  const words = `${camel(name.replace('/', '-'))}Words`
  const from = `./calculators/${name}/words`
  const key = name.includes('/') || name.includes('-') ? `'${name}'` : name
  return {
    address,
    files: {
      ...filesOf(name, words),
      [ADDRESSES]: (sources[ADDRESSES] ?? '').replace(
        /\n\} as const satisfies/,
        `\n  ${key}: ['${address}'],$&`,
      ),
      [SITE]: withImport(withLabel(sources[SITE] ?? '', { name, family, words }), words, from),
      [QUESTIONS]: withImport(
        (sources[QUESTIONS] ?? '').replace(
          /(const questions: [^\n]* = \{\n[\s\S]*?)(\n\})/,
          `$1\n  ${key}: ${words}.questions,$2`,
        ),
        words,
        from,
      ),
    },
  }
}

/** Joins the views of its family, or is a calculator of its own at the end of the navigation. */
function withLabel(
  /** @type {string} */ site,
  /** @type {{ name: string, family: string, words: string }} */ { name, family, words },
) {
  const entry = `{ name: '${name}', label: ${words}.label }`
  const siblings = [...site.matchAll(new RegExp(`^ *\\{ name: '${family}/[^\\n]*\\},\\n`, 'gm'))]
  // Step-Up SIP has an entry of its own: the last of several in a row is the end of a family's list.
  const last = siblings.at(-1)
  if (last) {
    const end = last.index + last[0].length
    return `${site.slice(0, end)}      ${entry},\n${site.slice(end)}`
  }
  return site.replace(
    /\n\]\n\n\/\/ Only the build/,
    `\n  {\n    navLabel: ${words}.label,\n    note: ${words}.note,\n    views: [${entry}],\n  },$&`,
  )
}

/** Among the other imports, in their order. */
function withImport(
  /** @type {string} */ code,
  /** @type {string} */ name,
  /** @type {string} */ from,
) {
  const line = `import { ${name} } from '${from}'\n`
  const imports = [
    ...code.matchAll(/^import [^\n]* from '(\.\/(?:calculators|contract)[^']*)'\n/gm),
  ]
  const next = imports.find(([, source = '']) => source > from)
  const at = next ? next.index : 0
  return code.slice(0, at) + line + code.slice(at)
}

const camel = (/** @type {string} */ name) =>
  name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** @param {string} name @param {string} words @returns {Texts} */
function filesOf(name, words) {
  const folder = `src/calculators/${name}`
  const src = name.includes('/') ? '../../..' : '../..'
  const own = name.split('/').at(-1) ?? name
  const title = own.charAt(0).toUpperCase() + own.slice(1).replaceAll('-', ' ')
  const spec = name.replace('/', '-')
  return {
    [`${folder}/inputs.ts`]: `import { isAddressOf } from '${src}/addresses'
import { amount, percent } from '${src}/ui/memory/input-kinds'
import { pageInputs } from '${src}/ui/memory/page-inputs'

export const inputs = pageInputs({
  name: '${spec}',
  isAddress: isAddressOf('${name}'),
  fields: { amount: amount('1,000'), rate: percent('10') },
})

export type Typed = typeof inputs.defaults
`,
    [`${folder}/compute.ts`]: `import { type Decimal, hundred, multiplyDivide, sum } from '${src}/core/money/decimal'
import { inputs, type Typed } from './inputs'

export type Results = { readonly part: Decimal; readonly total: Decimal }

/**
 * A percentage of an amount, and both together.
 *
 * @example compute({ amount: 1000, rate: 10 }) // part 100, total 1100
 */
export function compute({ amount, rate }: { amount: Decimal; rate: Decimal }): Results {
  const part = multiplyDivide(amount, rate, hundred)
  return { part, total: sum(amount, part) }
}

/** Everything that the page shows for what is typed. */
export function answer(typed: Typed): Results {
  const { amount, rate } = inputs.parse(typed)
  return compute({ amount: amount.value, rate: rate.value })
}
`,
    [`${folder}/words.ts`]: `/** What the ${title} view says. */
export const ${words} = {
  label: '${title}',
  ${name.includes('/') ? '' : `note: 'What it is for, in a few words',\n  `}heading: '${title}',
  intro: 'Say in a sentence what this page is for.',
  title: '${title} calculator',
  description: 'Say in one or two sentences what it finds, for search engines.',

  amount: 'Amount',
  rate: 'Rate',
  part: 'Part of it',
  total: 'Together',

  copied: (amount: string, rate: string) => \`${title}: \${amount} at \${rate}.\`,
  pictureCaption: 'with the part of it',

  questions: [
    {
      question: 'How is it worked out?',
      answer: 'Amount × rate ÷ 100 is the part. Both together are the total.',
    },
  ],
}
`,
    [`${folder}/words.hi.ts`]: `import type { ${words} as english } from './words'

/** The same in Hindi. */
export const ${words}: typeof english = {
  label: 'नया',
  ${name.includes('/') ? '' : `note: 'यह किस काम का है, दो-चार शब्दों में',\n  `}heading: 'नया कैलकुलेटर',
  intro: 'यह पेज किस काम का है, एक वाक्य में लिखें।',
  title: 'नया कैलकुलेटर',
  description: 'यह क्या निकालता है, एक-दो वाक्यों में लिखें।',

  amount: 'रकम',
  rate: 'दर',
  part: 'उसका हिस्सा',
  total: 'कुल',

  copied: (amount, rate) => \`नया कैलकुलेटर: \${amount} पर \${rate}।\`,
  pictureCaption: 'हिस्से के साथ',

  questions: [
    {
      question: 'यह कैसे निकलता है?',
      answer: 'रकम × दर ÷ 100 उसका हिस्सा है। दोनों मिलकर कुल रकम बनती है।',
    },
  ],
}
`,
    [`${folder}/page.tsx`]: `import type { PageProps, ViewHead } from '${src}/contract'
import { sayAmount } from '${src}/core/money/format'
import { Ledger, LedgerRow } from '${src}/ui/answer/ledger'
import { AnswerActions, PageAnswer } from '${src}/ui/answer/page-answer'
import { ResultCard } from '${src}/ui/answer/result-card'
import { Field } from '${src}/ui/fields/bound'
import { FieldRows } from '${src}/ui/fields/field-rows'
import { problemHint } from '${src}/ui/fields/hints'
import { usePageInputs } from '${src}/ui/memory/page-inputs'
import { Columns } from '${src}/ui/page/card'
import { useCurrency } from '${src}/ui/tab/currency'
import { answer } from './compute'
import { inputs } from './inputs'
import { ${words} } from './words'

// What the page loads later.
const loadActions = () => import('./share')

export const head: ViewHead = {
  heading: ${words}.heading,
  intro: ${words}.intro,
  title: ${words}.title,
  description: ${words}.description,
}

export function Page({ others }: PageProps) {
  const { currency, money } = useCurrency()
  const typed = usePageInputs(inputs)
  const { amount } = inputs.parse(typed)
  const { part, total } = answer(typed)

  return (
    <PageAnswer
      results={[
        { label: ${words}.total, value: money(total, 2) },
        { label: ${words}.part, value: money(part, 2) },
      ]}
    >
      <Columns parts="5:7">
        <FieldRows spacing="even">
          <Field
            of={inputs}
            name="amount"
            label={${words}.amount}
            size="large"
            money="chooser"
            helper={sayAmount(amount.value, currency.symbol)}
          />
          <Field of={inputs} name="rate" label={${words}.rate} hint={problemHint} />
        </FieldRows>

        <ResultCard caption={<span>{${words}.pictureCaption}</span>}>
          <Ledger>
            <LedgerRow label={${words}.amount} value={money(amount.value, 2)} swatch="neel" />
            <LedgerRow label={${words}.part} value={money(part, 2)} swatch="haldi" />
            <LedgerRow kind="total" label={${words}.total} value={money(total, 2)} repeated />
          </Ledger>
          <AnswerActions inputs={inputs} typed={typed} load={loadActions} />
        </ResultCard>
      </Columns>
      {others}
    </PageAnswer>
  )
}
`,
    [`${folder}/share.ts`]: `import type { SharePicture } from '${src}/contract'
import { formatMoney, formatNumber } from '${src}/core/money/format'
import { sayTypedMoney, sayTypedPercent } from '${src}/core/money/format-exact'
import { actionsFor } from '${src}/ui/answer/actions'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { ${words} } from './words'

/** What Copy and Share say before the results. */
export const sayInputs = ({ amount, rate }: Typed, symbol: string): string =>
  ${words}.copied(sayTypedMoney(amount, symbol), sayTypedPercent(rate))

export const actions = actionsFor({ name: ${words}.label, say: sayInputs })

/** The preview picture of a shared link: the results of the page's example. */
export function picture(): SharePicture {
  const { amount } = inputs.parse(inputs.defaults)
  const { part, total } = answer(inputs.defaults)
  return {
    label: ${words}.total,
    figure: formatNumber(total, 2),
    isMoney: true,
    caption: ${words}.pictureCaption,
    rows: [
      { label: ${words}.amount, value: formatMoney(amount.value, '₹', 2), swatch: 'neel' },
      { label: ${words}.part, value: formatMoney(part, '₹', 2), swatch: 'haldi' },
    ],
    total: { label: ${words}.total, value: formatMoney(total, '₹', 2) },
  }
}
`,
    [`${folder}/compute.test.ts`]: `import { expect, it } from 'vitest'
import { decimalFrom, toFixed } from '${src}/core/money/decimal'
import { compute } from './compute'

// Agreed results, computed by something else than this code, belong into tests/views.json.
it.each([
  ['1000', '10', '100.00', '1100.00'],
  ['0', '10', '0.00', '0.00'],
])('takes %s at %s percent', (amount, rate, part, total) => {
  const results = compute({ amount: decimalFrom(amount), rate: decimalFrom(rate) })
  expect(toFixed(results.part, 2)).toBe(part)
  expect(toFixed(results.total, 2)).toBe(total)
})
`,
    [`e2e/${spec}.spec.ts`]: `import { hrefOf } from '../src/addresses'
import { expect, openPage, result, testInTab as test } from './support'

test.beforeEach(async ({ page }) => openPage(page, hrefOf('${name}')))

test('answers what is typed', async ({ page }) => {
  await expect(result(page, 'Together')).toHaveText('₹1,100.00')
  await page.getByLabel('Amount').fill('2000')
  await expect(result(page, 'Together')).toHaveText('₹2,200.00')
})
`,
  }
}

/** @param {string} name @param {string} address */
const leftToDo = (name, address) => `
Now to be filled in, by what \`npm test\` would name one after the other:
- words.ts and words.hi.ts: what the page says, with three or four questions
- tests/built/structures.ts: '${address}', its headings, fields and results in order
- e2e/found.spec.ts: in \`formulas\`, words of the formula as the page shows them without JavaScript
- e2e/journeys.spec.ts: the way through the view
- tests/fuzz-*.test.ts: the parser and the calculator of '${name}'
- docs/formulas.md, CHANGELOG.md, and \`node scripts/budgets.mjs --write\` after a build
`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const name = process.argv[2] ?? ''
  try {
    const sources = Object.fromEntries(
      [ADDRESSES, SITE, QUESTIONS].map((file) => [file, readFileSync(file, 'utf8')]),
    )
    const { address, files } = newView(name, sources)
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      console.log(file)
    }
    console.log(leftToDo(name, address))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
