import { amountInWords } from '../../../core/language/amount-in-words'
import { sayShortDate } from '../../../core/language/dates'
import { languageWords } from '../../../core/language/words'
import { type Decimal, subtract, zero } from '../../../core/money/decimal'
import { formatMoney, formatNumber } from '../../../core/money/format'
import {
  type Block,
  gap,
  type Look,
  layered,
  nothing,
  pagesOf,
  rule,
  type Setter,
  setter,
  shifted,
  stack,
} from '../../../ui/pdf/blocks'
import { loadPaperFonts } from '../../../ui/pdf/fonts'
import { type Column, tableOf } from '../../../ui/pdf/table'
import { textPictures } from '../../../ui/pdf/text-pictures'
import { typesetter } from '../../../ui/pdf/typeset'
import { writePdf } from '../../../ui/pdf/write-pdf'
import { sayState, stateOf } from '../bill/details'
import type { Seller } from '../bill/seller'
import { type AccountEntry, amountOf } from './entries'
import type { Statement } from './statement'
import { accountWords } from './words'

/*
 * The papers of an account, on A4 in the words of the page: the receipt voucher of an advance, and the statement of
 * a customer. What is said on them is decided here once; the sheet only sets it.
 */

type Party = { readonly label: string; readonly name: string; readonly gstin: string }

/** A paper before it is set. */
type Sheet = {
  readonly title: string
  /** Below the title, at the right: number and date. */
  readonly marks: readonly string[]
  readonly seller: Seller
  readonly party: Party
  /** A name and its value, each on a line. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly table?: {
    readonly heads: readonly string[]
    /** The last is the sum. */
    readonly rows: readonly (readonly string[])[]
  }
  /** Between two rules: what it comes to. */
  readonly sum: readonly [label: string, value: string]
  readonly words?: string
  readonly notes: readonly string[]
  readonly isSigned: boolean
  readonly fileName: string
}

/** The receipt voucher of an advance (rule 50). On goods it has no tax. */
export const voucherSheet = (entry: AccountEntry, seller: Seller): Sheet => {
  const say = accountWords.paper
  const amount = amountOf(entry)
  const how = entry.how && accountWords.money.ways[entry.how]
  return {
    title: say.voucher,
    marks: [`${say.number} ${entry.number}`, `${say.date} ${sayShortDate(entry.date)}`],
    seller,
    party: { label: say.receivedFrom, name: entry.name, gstin: entry.gstin },
    facts: [
      [say.what, entry.estimateNumber ? say.forEstimate(entry.estimateNumber) : say.forGoods],
      ...(how ? [[say.how, how] as const] : []),
      ...(entry.note ? [[say.note, entry.note] as const] : []),
    ],
    sum: [say.amount, formatMoney(amount, '₹', 2)],
    words: amountInWords(amount, 'INR'),
    notes: [say.noTax],
    isSigned: true,
    fileName: [accountWords.kinds.advance, entry.number, entry.name].filter(Boolean).join(' '),
  }
}

/** The statement of a customer, up to a day. */
export const statementSheet = (statement: Statement, seller: Seller, today: string): Sheet => {
  const say = accountWords.statement
  const { lines, balance, owed, paid, name, gstin, notNoted } = statement
  const figure = (amount: Decimal) => (amount === zero ? '' : formatNumber(amount, 2))
  const isInFavour = balance < 0n
  return {
    title: accountWords.paper.statement,
    marks: [say.asOf(sayShortDate(today))],
    seller,
    party: { label: accountWords.paper.to, name, gstin },
    facts: [],
    table: {
      heads: say.heads,
      rows: [
        ...lines.map((line) => [
          sayShortDate(line.date),
          say.lines[line.kind](line.number),
          figure(line.owed),
          figure(line.paid),
          formatNumber(line.balance, 2),
        ]),
        ['', say.total, formatNumber(owed, 2), formatNumber(paid, 2), formatNumber(balance, 2)],
      ],
    },
    sum: [
      isInFavour ? say.inFavour : say.balance,
      formatMoney(isInFavour ? subtract(zero, balance) : balance, '₹', 2),
    ],
    notes: notNoted > 0 ? [say.notNoted(notNoted)] : [],
    isSigned: false,
    fileName: accountWords.statementOf(name || gstin),
  }
}

const POINTS_PER_MM = 72 / 25.4
const PAGE = { width: 210 * POINTS_PER_MM, height: 297 * POINTS_PER_MM, margin: 14 * POINTS_PER_MM }
const WIDTH = PAGE.width - 2 * PAGE.margin

const look = (size: number, lead: number, rest: Omit<Look, 'size' | 'lead'> = {}): Look => ({
  size,
  lead,
  ...rest,
})
const looks = {
  text: look(9, 13),
  bold: look(9, 13, { weight: 'bold' }),
  label: look(8.25, 12.5, { colour: 'grey' }),
  head: look(8.6, 11.5, { weight: 'bold' }),
  name: look(13.5, 17, { weight: 'bold' }),
  title: look(17.25, 21, { weight: 'bold' }),
  buyer: look(10.5, 14, { weight: 'bold' }),
  total: look(12.75, 18, { weight: 'bold' }),
  foot: look(8.25, 12, { colour: 'grey' }),
} as const

/** Sets a paper and writes it as a PDF, on this device. */
export async function accountPdf(sheet: Sheet): Promise<File> {
  const fonts = await loadPaperFonts()
  const pictures = textPictures()
  const typeset = typesetter(fonts, pictures)
  const set = setter(typeset)
  const pages = pagesOf({
    width: PAGE.width,
    height: PAGE.height,
    margin: { x: PAGE.margin, y: PAGE.margin },
    foot: 26,
  })
  pages.place(stack(headBlock(sheet, set), gap(13), rule(WIDTH, 1), gap(11)))
  pages.place(stack(partyBlock(sheet, set), gap(14)))
  if (sheet.table) {
    const { head, rows } = tableBlocks(sheet.table, set)
    pages.placeRows(head, rows)
  }
  pages.place(stack(gap(14), sumBlock(sheet, set)))
  const bytes = await writePdf({
    title: sheet.fileName,
    language: languageWords.code === 'hi' ? 'hi-IN' : 'en-IN',
    pages: pages.finish((number, count) =>
      stack(
        gap(8),
        rule(WIDTH, 0.5, 'line'),
        gap(6),
        layered(
          set.figure(sheet.party.name, looks.foot, WIDTH - 80, 'left'),
          set.text(
            accountWords.paper.page(String(number), String(count)),
            looks.foot,
            WIDTH,
            'right',
          ),
        ),
      ),
    ),
    fonts,
    typeset,
    pictures,
  })
  const name = sheet.fileName.replace(/[\\/:*?"<>|]+/g, '-').trim()
  return new File([bytes], `${name}.pdf`, { type: 'application/pdf' })
}

const factsOf = (facts: readonly (readonly [string, string])[], set: Setter, width: number) =>
  stack(
    ...facts.map(([label, value]) =>
      value ? set.text(`${label}: ${value}`, looks.text, width) : nothing,
    ),
  )

function headBlock({ title, marks, seller }: Sheet, set: Setter): Block {
  const right = WIDTH * 0.4
  const left = WIDTH - right - 24
  const say = accountWords.paper
  return layered(
    stack(
      set.text(seller.name, looks.name, left),
      set.text(seller.address, looks.text, left),
      factsOf(
        [
          [say.gstin, seller.gstin],
          [say.state, sayState(stateOf(seller.state, seller.gstin))],
        ],
        set,
        left,
      ),
      set.text([seller.phone, seller.email].filter(Boolean).join(' · '), looks.text, left),
    ),
    shifted(
      stack(
        set.text(title, looks.title, right, 'right'),
        ...marks.map((mark) => set.text(mark, looks.text, right, 'right')),
      ),
      WIDTH - right,
    ),
  )
}

const partyBlock = ({ party, facts }: Sheet, set: Setter): Block =>
  stack(
    set.text(party.label, looks.label, WIDTH),
    set.text(party.name, looks.buyer, WIDTH),
    factsOf([[accountWords.paper.gstin, party.gstin]], set, WIDTH),
    facts.length > 0 ? gap(8) : nothing,
    factsOf(facts, set, WIDTH),
  )

function tableBlocks({ heads, rows }: NonNullable<Sheet['table']>, set: Setter) {
  const table = tableOf(set, {
    width: WIDTH,
    look: looks.text,
    headLook: looks.head,
    between: 12,
    leastForWords: 96,
    columns: heads.map(
      (head, at): Column => ({
        head,
        align: at < 2 ? 'left' : 'right',
        cells: rows.map((row) => row[at] ?? ''),
        ...(at === 1 && { isWords: true }),
      }),
    ),
  })
  const last = table.rows.length - 1
  return {
    head: stack(table.head, gap(4.6), rule(WIDTH, 1)),
    rows: table.rows.map((row, at) =>
      at === last
        ? stack(gap(4.6), row, gap(4.6))
        : stack(
            gap(4.6),
            row,
            gap(4.6),
            rule(WIDTH, at === last - 1 ? 1 : 0.5, at === last - 1 ? 'ink' : 'line'),
          ),
    ),
  }
}

function sumBlock(
  { sum: [label, value], words, notes, isSigned, seller }: Sheet,
  set: Setter,
): Block {
  const say = accountWords.paper
  const right = WIDTH * 0.34
  return stack(
    rule(WIDTH, 1),
    gap(4.5),
    set.pair(label, value, looks.total, WIDTH),
    gap(3),
    rule(WIDTH, 1),
    gap(1.3),
    rule(WIDTH, 1),
    ...(words
      ? [gap(8), set.text(say.inWords, looks.label, WIDTH), set.text(words, looks.bold, WIDTH)]
      : []),
    ...notes.map((note) => stack(gap(8), set.text(note, looks.text, WIDTH))),
    isSigned
      ? shifted(
          stack(
            gap(34),
            seller.name
              ? set.text(`${say.signedFor} ${seller.name}`, looks.bold, right, 'right')
              : nothing,
            gap(46),
            rule(right, 0.6),
            gap(4),
            set.text(say.signatory, looks.label, right, 'right'),
          ),
          WIDTH - right,
        )
      : nothing,
  )
}
