import type { ColourPicture, PageOfMarks } from '../../../ui/pdf/blocks'
import {
  type Block,
  gap,
  type Look,
  nothing,
  pagesOf,
  rule,
  type Setter,
  setter,
  shifted,
  stack,
} from '../../../ui/pdf/blocks'
import { fitsUnshrunk, type TableAsked, tableOf } from '../../../ui/pdf/table'
import type { Typesetter } from '../../../ui/pdf/typeset'
import { qrModules } from '../../books/upi/qr'
import { logoBlock, type Size } from './logo-pixels'
import type { BillPaper, PaperItem } from './paper'
import type { PaperWords } from './paper-words.en'
import { stateLine } from './sentences'
import { settledLines } from './settled'

const POINTS_PER_MM = 72 / 25.4

/** In millimetres: the roll, what the printer leaves free on either side, the code and the logo. */
const rolls = {
  '80 mm': { width: 80, margin: 4, code: 40, logo: { width: 40, height: 14 } },
  '58 mm': { width: 58, margin: 5, code: 36, logo: { width: 33.6, height: 14 } },
} as const

/** No reader shows a longer page: 5 metres. */
const LONGEST = 14_400

/** Narrower than this, in points, a line has no room for everything about an item. */
const SLIM = 180

/** One ink, and nothing smaller than a thermal printer can show. */
const text: Look = { size: 9, lead: 12 }
const bold: Look = { ...text, weight: 'bold' }
const name: Look = { size: 12.75, lead: 17, weight: 'bold' }
const title: Look = { size: 10.5, lead: 14, weight: 'bold' }
const total: Look = { size: 13.25, lead: 18, weight: 'bold' }

type SlipAsked = {
  readonly paper: BillPaper
  /** @example 'Duplicate for supplier' */
  readonly copy: string
  readonly logo?: ColourPicture | undefined
  readonly roll: keyof typeof rolls
  readonly typeset: Typesetter
}

/** A bill on a roll of paper: one page, as long as it needs to be. */
export function receiptPages({ paper, copy, logo, roll, typeset }: SlipAsked): PageOfMarks[] {
  const { width: page, margin, code, logo: most } = rolls[roll]
  const width = (page - 2 * margin) * POINTS_PER_MM
  const set = setter(typeset)
  const blocks = [
    logo
      ? logoHead(logo, width, {
          width: most.width * POINTS_PER_MM,
          height: most.height * POINTS_PER_MM,
        })
      : nothing,
    headBlock(paper, copy, set, width),
    factsBlock(paper, set, width),
    paper.priceNote ? stack(set.text(paper.priceNote, text, width), gap(4)) : nothing,
    ...paper.items.map((item) => itemBlock(item, paper, set, width)),
    sumsBlock(paper, set, width),
    ratesBlock(paper, set, width),
    paymentBlock(paper, set, width, code * POINTS_PER_MM),
    remarksBlock(paper, set, width),
    stack(gap(6), set.text(paper.count, text, width, 'centre')),
  ]
  const margins = { x: margin * POINTS_PER_MM, y: 14 }
  const height = blocks.reduce((sum, block) => sum + block.height, 0) + 2 * margins.y
  const pages = pagesOf({
    width: page * POINTS_PER_MM,
    // One point more, as sums of fractions are not exact.
    height: Math.min(LONGEST, Math.ceil(height) + 1),
    margin: margins,
    foot: 0,
  })
  for (const block of blocks) pages.place(block)
  return pages.finish(() => nothing)
}

const thin = (width: number) => rule(width, 0.6)

function logoHead(picture: ColourPicture, width: number, most: Size): Block {
  const logo = logoBlock(picture, most)
  return stack(shifted(logo, (width - logo.width) / 2), gap(5))
}

function headBlock(paper: BillPaper, copy: string, set: Setter, width: number) {
  const { seller, title: words, statement, contact, say } = paper
  const centred = (words: string, look = text) => set.text(words, look, width, 'centre')
  return stack(
    centred(seller.name, name),
    centred(seller.address),
    seller.gstin ? centred(`${say.labels.gstin} ${seller.gstin}`) : nothing,
    stateLine(seller) ? centred(`${say.labels.state} ${stateLine(seller)}`) : nothing,
    ...contact.map((line) => centred(line)),
    gap(5),
    centred(words, title),
    centred(statement ?? ''),
    centred(copy),
    gap(6),
    thin(width),
    gap(5),
  )
}

function factsBlock(paper: BillPaper, set: Setter, width: number): Block {
  const { number, date, buyer, deliveryAddress } = paper
  const { labels } = paper.say
  const said = [
    { label: labels.buyer, value: buyer?.name ?? '' },
    { label: labels.address, value: buyer?.address ?? '' },
    { label: labels.gstin, value: buyer?.gstin ?? '' },
    { label: labels.state, value: buyer ? stateLine(buyer) : '' },
    { label: labels.deliverTo, value: deliveryAddress },
    ...paper.facts,
  ].filter(({ value }) => value)
  const rows = [
    number || date ? set.pair(number && `${labels.number} ${number}`, date, text, width) : nothing,
    set.text(paper.against, text, width),
    ...said.map(({ label, value }) => factBlock(label, value, set, width)),
  ]
  const block = stack(...rows)
  return block.height > 0 ? stack(block, gap(6), thin(width), gap(6)) : nothing
}

/** A label at the left edge and its value at the right, in as many lines as it needs. */
function factBlock(label: string, value: string, set: Setter, width: number): Block {
  const left = set.widthOf(label, text) + text.size
  const said = set.text(value, text, width - left, 'right')
  return { ...said, marks: [...set.text(label, text, width).marks, ...shifted(said, left).marks] }
}

/** The description, and below it quantity, price and amount. On narrow paper the HSN code has its own line. */
function itemBlock(item: PaperItem, { has, say }: BillPaper, set: Setter, width: number): Block {
  const isSlim = width < SLIM
  const hsn = item.hsn && say.hsn(item.hsn)
  const parts = [
    `${item.quantity} × ${item.price}`,
    ...(/[1-9]/.test(item.discount) ? [say.less(item.discount)] : []),
    ...(has.tax ? [item.rate] : []),
    ...(hsn && !isSlim ? [hsn] : []),
  ].join(' · ')
  const amount = has.amount ? item.amount : item.value
  return stack(
    set.text(item.description, bold, width),
    set.text(isSlim ? hsn : '', text, width),
    set.pair(parts, amount, text, width, bold),
    gap(5),
  )
}

function sumsBlock(paper: BillPaper, set: Setter, width: number): Block {
  return stack(
    gap(2),
    paper.note ? stack(set.text(paper.note, text, width), gap(4)) : nothing,
    thin(width),
    gap(5),
    ...paper.sums.map(({ label, value }) => set.pair(label, value, text, width)),
    gap(4),
    rule(width, 1),
    gap(4),
    set.pair(paper.say.labels.total, paper.total.value, total, width),
    gap(3),
    rule(width, 1),
    gap(1.2),
    rule(width, 1),
    gap(7),
    set.text(paper.words, text, width),
    paper.settled ? gap(5) : nothing,
    ...settledLines(paper).map(({ label, value, isBold }) =>
      set.pair(label, value, isBold ? bold : text, width),
    ),
    paper.taxByRecipient.length > 0 ? gap(5) : nothing,
    ...paper.taxByRecipient.map(({ label, value }) => set.pair(label, value, text, width)),
    gap(7),
    thin(width),
  )
}

/** The tax at each rate: side by side where the roll is wide enough, else line by line. */
function ratesBlock({ rates, has, say }: BillPaper, set: Setter, width: number): Block {
  if (!has.tax || rates.rows.length === 0) return nothing
  const table = tableOfRates(rates, say, width)
  const end = stack(gap(5), thin(width))
  if (fitsUnshrunk(set, table)) {
    const { head, rows } = tableOf(set, table)
    return stack(gap(5), head, gap(2), thin(width), gap(2), ...rows, end)
  }
  const [, , ...taxNames] = rates.heads
  const lines = rates.rows.map(([rate = '', value = '', ...taxes]) =>
    stack(
      set.pair(`${rate} ${say.on}`, value, bold, width),
      ...pairsOf(taxes).map(([share = '', tax = ''], index) =>
        set.pair(`${taxNames[2 * index + 1]} ${share}`, tax, text, width),
      ),
    ),
  )
  return stack(gap(5), ...lines, end)
}

/** A tax and its rate share a cell: a roll has no room for two. */
function tableOfRates(
  { heads, rows, total }: BillPaper['rates'],
  say: PaperWords,
  width: number,
): TableAsked {
  const [, , ...taxNames] = heads
  const columns = [
    { head: say.heads.rate, cells: [...rows, total].map(([rate = '']) => rate) },
    { head: say.heads.taxable, cells: [...rows, total].map(([, value = '']) => value) },
    ...pairsOf(taxNames).map(([, tax = ''], index) => ({
      head: tax,
      cells: [...rows, total].map((row) =>
        [row[2 + 2 * index], row[3 + 2 * index]].filter(Boolean).join(' '),
      ),
    })),
  ]
  return {
    width,
    look: text,
    headLook: bold,
    between: 6,
    leastForWords: 0,
    columns: columns.map((column, index) => ({ ...column, align: index === 0 ? 'left' : 'right' })),
  }
}

/** @example pairsOf(['9%', '407.34', '9%', '407.34']) // [['9%', '407.34'], ['9%', '407.34']] */
const pairsOf = (texts: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(texts.length / 2) }, (_, index) =>
    texts.slice(2 * index, 2 * index + 2),
  )

function paymentBlock(
  { payment, settled, say }: BillPaper,
  set: Setter,
  width: number,
  size: number,
): Block {
  if (!payment) {
    return settled?.inFull
      ? stack(gap(6), set.text(settled.inFull, bold, width, 'centre'), gap(6), thin(width))
      : nothing
  }
  const code: Block = {
    height: size,
    marks: [{ kind: 'code', x: (width - size) / 2, y: 0, size, modules: qrModules(payment.link) }],
  }
  const centred = (words: string, look = text) => set.text(words, look, width, 'centre')
  return stack(
    gap(16),
    code,
    gap(12),
    set.figure(payment.amount, total, width, 'centre'),
    centred(say.payment.scan),
    payment.payee ? centred(say.payment.to(payment.payee)) : nothing,
    centred(payment.id),
    payment.note ? centred(say.payment.note(payment.note)) : nothing,
    gap(6),
    thin(width),
  )
}

/** The bank account, the note and the terms. */
function remarksBlock({ bank, remarks }: BillPaper, set: Setter, width: number): Block {
  const said = [...bank, ...remarks]
  if (said.length === 0) return nothing
  return stack(
    gap(6),
    ...said.map(({ label, value }) => set.text(`${label}: ${value}`, text, width)),
    gap(6),
    thin(width),
  )
}
