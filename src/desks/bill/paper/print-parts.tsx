import { Fragment } from 'react'
import { classNames } from '../../../ui/page/class-names'
import type { Paper } from '../../books/bill/seller'
import type { BillPaper, PaperItem } from './paper'
import type { PaperWords } from './paper-words.en'
import styles from './print-bill.module.css'
import { type PaperFact, type PaperParty, stateLine } from './sentences'

export type SheetProps = {
  paper: BillPaper
  size: Paper
  /** @example 'Original for recipient' */
  copy: string
  /** The names of the tables that are wider than the paper. */
  tooWide: readonly string[]
}

type PartyProps = PaperParty & { say: PaperWords; contact?: readonly string[] }

export function Party({ say, contact = [], ...party }: PartyProps) {
  const { name, address, gstin } = party
  const state = stateLine(party)
  return (
    <div className={styles.party}>
      {name && <strong>{name}</strong>}
      {address && <p>{address}</p>}
      {gstin && (
        <p>
          {say.labels.gstin} <span>{gstin}</span>
        </p>
      )}
      {state && (
        <p>
          {say.labels.state} {state}
        </p>
      )}
      {contact.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

type FactsProps = { facts: readonly PaperFact[]; className?: string | undefined }

/** Labels and values, on one line where both fit. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Below the total: what was paid and credited of it, and what is left. */
export const Settled = ({ settled }: Pick<BillPaper, 'settled'>) =>
  settled && (
    <>
      <Facts facts={settled.lines} className={styles.apart} />
      <Facts facts={[settled.balance]} className={styles.balance} />
    </>
  )

/** Below the total, as it is no part of it. */
export const TaxByRecipient = ({ taxByRecipient }: Pick<BillPaper, 'taxByRecipient'>) =>
  taxByRecipient.length > 0 && <Facts facts={taxByRecipient} className={styles.apart} />

type ItemLinesProps = Pick<BillPaper, 'items' | 'has' | 'say'> & {
  /** Says the taxable value, too, where the amount at the end of the line is not it. */
  withValue?: boolean
  /** Paper so narrow that the code of an item stands behind its name. */
  isSlim?: boolean
}

/** Two lines an item: on receipts, and where the figures are too long for a table. */
export function ItemLines({ items, has, say, withValue = false, isSlim = false }: ItemLinesProps) {
  return (
    <ol className={styles.lines}>
      {items.map((item) => (
        <li key={item.number}>
          {item.description && <b>{item.description}</b>}
          {isSlim && item.hsn && <small>{say.hsn(item.hsn)}</small>}
          <p>
            <span>{sayItem(isSlim ? { ...item, hsn: '' } : item, { has, say }, withValue)}</span>
            <b>{has.amount ? item.amount : item.value}</b>
          </p>
        </li>
      ))}
    </ol>
  )
}

function sayItem(
  item: PaperItem,
  { has, say }: Pick<BillPaper, 'has' | 'say'>,
  withValue: boolean,
): string {
  return [
    `${item.quantity} × ${item.price}`,
    item.discount && say.less(item.discount),
    has.tax && item.rate,
    item.hsn && say.hsn(item.hsn),
    has.amount && withValue && say.taxable(item.value),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The tax at each rate as lines, where the figures are too long for a table. */
export function RateLines({ rates: { heads, rows }, say }: Pick<BillPaper, 'rates' | 'say'>) {
  return (
    <dl className={styles.rateLines}>
      {rows.map(([rate = '', value = '', ...taxes]) => (
        <Fragment key={rate}>
          <div>
            <dt>
              <b>{rate}</b> {say.on}
            </dt>
            <dd>{value}</dd>
          </div>
          {pairsOf(taxes).map(([taxRate, amount], at) => (
            <div key={heads[2 * at + 3]}>
              <dt>{`${heads[2 * at + 3]} ${taxRate}`}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </Fragment>
      ))}
    </dl>
  )
}

/** Each tax has two columns: its rate and what it comes to. */
export const pairsOf = (texts: readonly string[]): (readonly [string, string])[] =>
  texts.flatMap((text, at) => (at % 2 === 0 ? [[text, texts[at + 1] ?? ''] as const] : []))

/** The paper of a printer in millimetres. */
type Measures = {
  readonly width: number
  /** None on a roll, which is cut where the bill ends. */
  readonly height?: number
  readonly margin: number
  /** Room for the line at the foot of a page. */
  readonly foot: number
  /** How wide the black part of a code is. */
  readonly code: number
}

export const measures: Readonly<Record<Paper, Measures>> = {
  A4: { width: 210, height: 297, margin: 14, foot: 22, code: 32 },
  A5: { width: 148, height: 210, margin: 10, foot: 17, code: 32 },
  '80 mm': { width: 80, margin: 4, foot: 4, code: 40 },
  '58 mm': { width: 58, margin: 5, foot: 5, code: 36 },
}

/** Browsers set no longer sheet, and a PDF has none: 200 inches. */
const LONGEST = 5_000
/** In millimetres, more than measured, so that rounding does not cause a second sheet. */
const SLACK = 1
/** More pages than the longest bill has. */
const MOST_PAGES = 200

type Asked = {
  readonly paper: Paper
  readonly copies: number
  /** How long the bill is in millimetres: a roll is cut there. */
  readonly length: number
  /** @example 'SGS-0142 · 15 Nov 2026' */
  readonly foot: string
  /** @example page('1', '3') // 'Page 1 of 3' */
  page(number: string, count: string): string
  readonly fontFamily: string
}

/**
 * The `@page` rules of a bill. They are made when it is printed, because a style sheet cannot know the
 * length of a receipt, or the text at the foot of a page. Each copy is counted by itself.
 */
export function pageRules({ paper, copies, length, foot, page, fontFamily }: Asked): string {
  const { width, height, margin, foot: below } = measures[paper]
  if (!height) {
    const long = Math.min(Math.ceil(length) + SLACK + margin + below, LONGEST)
    return `@page { size: ${width}mm ${long}mm; margin: ${margin}mm }`
  }
  const line = `vertical-align: top; width: 50%; margin-top: 2mm; padding-top: 2mm; border-top: 1px solid #bbb;
    font: 11px ${fontFamily}; color: #222`
  return [
    `@page { size: ${width}mm ${height}mm; margin: ${margin}mm ${margin}mm ${below}mm;
      @bottom-left { content: ${cssString(foot)}; text-align: left; ${line} }
      @bottom-right { text-align: right; ${line} } }`,
    // All copies are equally long, so each has its part of all pages.
    ...(copies === 1 ? [] : [`@counter-style of-a-copy { ${partOfPages(copies)} }`]),
    ...Array.from({ length: copies }, (_, at) => {
      const name = `copy-${at + 1}`
      const all = copies === 1 ? 'counter(pages)' : 'counter(pages, of-a-copy)'
      return `[data-copy="${at + 1}"] { page: ${name} }
        @page ${name} { counter-increment: page ${name};
          @bottom-right { content: ${counted(page, `counter(${name})`, all)} } }`
    }),
  ].join('\n')
}

/** The names of 1, 2, 3 … pages: with three copies 3 is called 1, and 6 is called 2. */
const partOfPages = (copies: number): string =>
  `system: fixed 1; symbols: ${Array.from({ length: MOST_PAGES * copies }, (_, at) => `"${Math.ceil((at + 1) / copies)}"`).join(' ')}`

/** The number of a page in its sentence, which a style sheet counts. */
const counted = (page: Asked['page'], number: string, count: string): string =>
  page('\n1\n', '\n2\n')
    .split('\n')
    .map((part) => ({ '1': number, '2': count })[part] ?? (part && cssString(part)))
    .join(' ')
    .trim()

/** Any text as a string of a style sheet. @example cssString('7"') // '"7\\22 "' */
export const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{M}\p{N} .,·]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

/** Adds style rules to the document. @returns a function that removes them */
export function addStyleRules(rules: string): () => void {
  // Browsers without it print on the paper of the site.
  if (!document.adoptedStyleSheets) return () => {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
