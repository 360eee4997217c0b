import {
  type Block,
  type ColourPicture,
  gap,
  type Look,
  layered,
  nothing,
  type PageOfMarks,
  pagesOf,
  rule,
  type Setter,
  setter,
  shifted,
  stack,
} from '../../../ui/pdf/blocks'
import { type Column, fitsUnshrunk, type TableAsked, tableOf } from '../../../ui/pdf/table'
import type { Typesetter } from '../../../ui/pdf/typeset'
import { qrModules } from '../../books/upi/qr'
import { logoBlock } from './logo-pixels'
import type { BillPaper, PaperPayment } from './paper'
import type { PaperWords } from './paper-words.en'
import { type PaperFact, type PaperParty, type PaperTable, stateLine } from './sentences'
import { settledLines } from './settled'

const POINTS_PER_MM = 72 / 25.4

/** In millimetres. Type and what is measured by it are scaled, and once more the room between. */
const formats = {
  A4: {
    width: 210,
    height: 297,
    margin: 14,
    scale: 1,
    air: 1,
    logo: { width: 45, height: 18 },
  },
  A5: {
    width: 148,
    height: 210,
    margin: 10,
    scale: 0.85,
    air: 0.6,
    logo: { width: 30, height: 13 },
  },
} as const

/** Shares of the room between blocks, between lines, and above a signature. */
type Closeness = { readonly air: number; readonly lead: number; readonly signing: number }

const usual: Closeness = { air: 1, lead: 1, signing: 1 }
/** Steps by which the spacing shrinks where a bill would just not fit on one page. */
const closer: readonly Closeness[] = [
  { air: 0.85, lead: 1, signing: 0.85 },
  { air: 0.7, lead: 1, signing: 0.7 },
  { air: 0.5, lead: 0.96, signing: 0.6 },
  { air: 0.35, lead: 0.92, signing: 0.55 },
]

/** The width of the column of numbers, with the double red rule of an account book beside it. */
const NUMBERS = 37

/** What all parts of a sheet share. */
type Sheet = {
  paper: BillPaper
  /** @example 'Original for recipient' */
  copy: string
  logo: ReturnType<typeof logoBlock> | undefined
  set: Setter
  looks: Looks
  width: number
  scale: number
  /** Room above what comes next. */
  space(points: number): Block
  /** Room for a signature. */
  signing(points: number): Block
}

type Looks = ReturnType<typeof looksAt>

const looksAt = (scale: number, closeness: number) => {
  const look = (size: number, lead: number, rest: Omit<Look, 'size' | 'lead'> = {}): Look => ({
    size: size * scale,
    lead: lead * scale * closeness,
    ...rest,
  })
  return {
    text: look(9, 13),
    bold: look(9, 13, { weight: 'bold' }),
    grey: look(9, 13, { colour: 'grey' }),
    label: look(8.25, 12.5, { colour: 'grey' }),
    head: look(8.6, 11.5, { weight: 'bold' }),
    name: look(13.5, 17, { weight: 'bold' }),
    title: look(17.25, 21, { weight: 'bold' }),
    buyer: look(10.5, 14, { weight: 'bold' }),
    words: look(9.75, 13.5, { weight: 'bold' }),
    total: look(12.75, 18, { weight: 'bold' }),
    foot: look(8.25, 12, { colour: 'grey' }),
  }
}

type SheetAsked = {
  readonly paper: BillPaper
  readonly copy: string
  readonly logo?: ColourPicture | undefined
  readonly format: keyof typeof formats
  readonly typeset: Typesetter
}

/** A bill on sheets of A4 or A5: on one, if it fits when everything stands a little closer. */
export function sheetPages(asked: SheetAsked): PageOfMarks[] {
  const pages = pagesAt(asked, usual)
  if (pages.length !== 2) return pages
  for (const closeness of closer) {
    const fewer = pagesAt(asked, closeness)
    if (fewer.length === 1) return fewer
  }
  return pages
}

function pagesAt(
  { paper, copy, logo, format, typeset }: SheetAsked,
  closeness: Closeness,
): PageOfMarks[] {
  const { width: page, height, margin, scale, air, logo: most } = formats[format]
  const width = (page - 2 * margin) * POINTS_PER_MM
  const set = setter(typeset)
  const looks = looksAt(scale, closeness.lead)
  const space = (points: number) => gap(points * scale * air * closeness.air)
  const sheet: Sheet = {
    paper,
    copy,
    logo:
      logo &&
      logoBlock(logo, { width: most.width * POINTS_PER_MM, height: most.height * POINTS_PER_MM }),
    set,
    looks,
    width,
    scale,
    space,
    signing: (points) => gap(points * scale * closeness.signing),
  }
  const pages = pagesOf({
    width: page * POINTS_PER_MM,
    height: height * POINTS_PER_MM,
    margin: { x: margin * POINTS_PER_MM, y: margin * POINTS_PER_MM },
    foot: 26 * scale,
  })

  pages.place(stack(headBlock(sheet), space(13), rule(width, scale), space(11)))
  pages.place(stack(partiesBlock(sheet), space(14)))
  const items = itemBlocks(sheet)
  pages.placeRows(items.head, items.rows)
  if (paper.note) pages.place(stack(space(4), set.text(paper.note, looks.label, width)))
  pages.place(space(14))
  placeSums(sheet, pages)
  const words = stack(space(14), wordsBlock(sheet))
  const closing = stack(remarksBlock(sheet), space(21), closingBlock(sheet))
  if (paper.hsn) {
    const { head, rows } = tableBlocks(sheet, paper.hsn, width)
    pages.place(words)
    if (rows.length < 15) pages.place(stack(space(12), head, ...rows))
    else pages.placeRows(stack(space(12), head), rows)
    pages.place(closing)
    // A code and a signature are never alone on a page.
  } else pages.place(stack(words, closing))
  const name = [paper.number, paper.date].filter(Boolean).join(' · ')
  return pages.finish((number, count) => {
    const counted = set.text(
      paper.say.page(String(number), String(count)),
      looks.foot,
      width,
      'right',
    )
    const room = width - 70 * scale
    return stack(
      space(8),
      rule(width, 0.5, 'line'),
      space(6),
      layered(set.figure(name, looks.foot, room, 'left'), counted),
    )
  })
}

/** The head: seller, title, number and date. */
function headBlock({ paper, copy, logo, set, width, scale, looks }: Sheet): Block {
  const { title, statement, number, date, against, say } = paper
  const { labels } = say
  const between = 24 * scale
  // Beside a logo, the seller gets what the title leaves.
  const widest = Math.max(
    set.widthOf(title, looks.title),
    ...[statement ?? '', copy, `${labels.number} ${number}`, `${labels.date} ${date}`, against].map(
      (line) => set.widthOf(line, looks.bold),
    ),
  )
  // A title in two languages gets more room before it shrinks: it is never broken.
  const most = Math.max(width * 0.4, Math.min(width * 0.5, set.widthOf(title, looks.title)))
  const right = logo ? Math.min(most, widest) : most
  const start = logo ? logo.width + 12 * scale : 0
  const left = width - right - between - start
  const fact = (label: string, value: string) =>
    value ? labelled({ set, label, value, looks, width: right, align: 'right' }) : nothing
  return layered(
    logo ?? nothing,
    shifted(
      stack(
        set.text(paper.seller.name, looks.name, left),
        partyLines(paper.seller, say, set, looks, left),
        ...paper.contact.map((line) => set.text(line, looks.text, left)),
      ),
      start,
    ),
    shifted(
      stack(
        set.figure(title, looks.title, right),
        set.text(statement ?? '', looks.text, right, 'right'),
        set.text(copy, looks.grey, right, 'right'),
        fact(labels.number, number),
        fact(labels.date, date),
        set.text(against, looks.text, right, 'right'),
      ),
      width - right,
    ),
  )
}

/** A label and its value in bold, on one line where both fit. */
function labelled(asked: {
  set: Setter
  label: string
  value: string
  looks: Looks
  width: number
  align: 'left' | 'right'
}): Block {
  const { set, label, value, looks, width, align } = asked
  const offset = set.widthOf(`${label} `, looks.text)
  const valueWidth = set.widthOf(value, looks.bold)
  if (offset + valueWidth > width) {
    return stack(
      set.text(label, looks.text, width, align),
      set.text(value, looks.bold, width, align),
    )
  }
  const start = align === 'right' ? width - offset - valueWidth : 0
  return layered(
    shifted(set.text(label, looks.text, width), start),
    shifted(set.text(value, looks.bold, width), start + offset),
  )
}

const partyLines = (
  party: PaperParty,
  { labels }: PaperWords,
  set: Setter,
  looks: Looks,
  width: number,
) => {
  const { address, gstin } = party
  const state = stateLine(party)
  return stack(
    set.text(address, looks.text, width),
    gstin
      ? labelled({ set, label: labels.gstin, value: gstin, looks, width, align: 'left' })
      : nothing,
    state ? set.text(`${labels.state} ${state}`, looks.text, width) : nothing,
  )
}

/** Buyer, delivery address, facts and amount to pay. */
function partiesBlock(sheet: Sheet): Block {
  const { paper, set, width, scale, space, looks } = sheet
  const { buyer, deliveryAddress, facts, due, say } = paper
  const between = 18 * scale
  const amount = set.widthOf(due.value, looks.buyer)
  const right = Math.min(width / 3, Math.max(amount, 90 * scale))
  const isMany = facts.length > 2
  const middle = (width - right - 2 * between) * (isMany ? 0.5 : 0.36)
  const left = width - right - middle - 2 * between
  return layered(
    stack(
      ...(buyer
        ? [
            set.text(say.labels.buyer, looks.label, left),
            set.text(buyer.name, looks.buyer, left),
            partyLines(buyer, say, set, looks, left),
          ]
        : []),
      ...(deliveryAddress
        ? [
            buyer ? space(6) : nothing,
            set.text(say.labels.deliverTo, looks.label, left),
            set.text(deliveryAddress, looks.text, left),
          ]
        : []),
    ),
    shifted(factsBlock(facts, sheet, middle, isMany ? 2 : 1), left + between),
    shifted(
      stack(
        set.text(due.label, looks.label, right, 'right'),
        set.figure(due.value, looks.buyer, right),
      ),
      width - right,
    ),
  )
}

/** Labels with their values below them, in columns. */
function factsBlock(
  facts: readonly PaperFact[],
  { set, looks, space }: Sheet,
  width: number,
  columns: number,
): Block {
  const between = looks.text.size
  const each = (width - (columns - 1) * between) / columns
  const cells = facts.map(({ label, value }) =>
    stack(set.text(label, looks.label, each), set.text(value, looks.text, each)),
  )
  const lines = Array.from({ length: Math.ceil(cells.length / columns) }, (_, line) =>
    layered(
      ...cells
        .slice(line * columns, (line + 1) * columns)
        .map((cell, at) => shifted(cell, at * (each + between))),
    ),
  )
  return stack(...lines.flatMap((line, at) => (at > 0 ? [space(6), line] : [line])))
}

/** Every item in a row of its own, and their sum. */
function itemBlocks({ paper, set, width, scale, space, looks }: Sheet): {
  head: Block
  rows: Block[]
} {
  const { items, has, heads, count, value, amount, say } = paper
  const column = (name: keyof (typeof items)[number], head: string, sum = ''): Column => ({
    head,
    align: 'right',
    cells: [...items.map((item) => item[name]), sum],
  })
  const table = tableOf(set, {
    width: width - NUMBERS * scale,
    look: looks.text,
    headLook: looks.head,
    between: 12 * scale,
    leastForWords: 96 * scale,
    columns: [
      { ...column('description', say.heads.item, count), align: 'left', isWords: true },
      ...(has.hsn ? [{ ...column('hsn', say.heads.hsn), align: 'left' as const }] : []),
      column('quantity', say.heads.quantity),
      column('price', heads.price),
      ...(has.discount ? [column('discount', say.heads.discount)] : []),
      ...(has.tax ? [column('rate', say.heads.rate)] : []),
      column('value', heads.value, value),
      ...(has.amount ? [column('amount', say.heads.amount, amount)] : []),
    ],
  })
  const padding = space(4.6)
  const ink = rule(width, scale)
  const inScale = (look: Look): Look => ({
    ...look,
    size: look.size * table.scale,
    lead: look.lead * table.scale,
  })
  const framed = (number: string, content: Block, look: Look, last: Block): Block => {
    const body = layered(
      set.text(number, inScale(look), (NUMBERS - 13) * scale, 'centre'),
      shifted(content, NUMBERS * scale),
    )
    return withMargin(stack(padding, body, padding, last), scale)
  }
  const rows = items.map(({ number }, index) =>
    framed(
      number,
      table.rows[index] ?? nothing,
      looks.grey,
      index === items.length - 1 ? ink : rule(width, 0.5, 'line'),
    ),
  )
  const sum = framed('', table.rows[items.length] ?? nothing, looks.bold, nothing)
  const last = rows.at(-1)
  return {
    head: stack(rule(width, 0.5, 'line'), framed(say.heads.number, table.head, looks.head, ink)),
    // The sum is never alone on a page.
    rows: last ? [...rows.slice(0, -1), stack(last, sum)] : [sum],
  }
}

/** The two red rules of an account book beside a row. */
const withMargin = (row: Block, scale: number): Block => ({
  height: row.height,
  marks: [
    ...[24.4, 27].map((x) => ({
      kind: 'box' as const,
      x: x * scale,
      y: 0,
      width: 0.6 * scale,
      height: row.height,
      colour: 'margin' as const,
    })),
    ...row.marks,
  ],
})

/** The tax at each rate beside the sums, or above them where both are too wide. */
function placeSums(sheet: Sheet, pages: ReturnType<typeof pagesOf>): void {
  const { paper, scale, width } = sheet
  const { rates, has } = paper
  const between = 36 * scale
  const rightWidth = Math.max(width * 0.39, 150 * scale)
  const leftWidth = width - rightWidth - between
  if (!has.tax || rates.rows.length === 0) {
    pages.place(shifted(sumsBlock(sheet, rightWidth), width - rightWidth))
    return
  }
  const sums = shifted(sumsBlock(sheet, rightWidth), width - rightWidth)
  if (fitsUnshrunk(sheet.set, tableAsked(sheet, rates, leftWidth)) && rates.rows.length < 15) {
    const { head, rows } = tableBlocks(sheet, rates, leftWidth)
    pages.place(layered(stack(head, ...rows), sums))
    return
  }
  const { head, rows } = tableBlocks(sheet, rates, width)
  pages.placeRows(head, rows)
  pages.place(stack(sheet.space(10), sums))
}

const tableAsked = (
  { looks, scale }: Sheet,
  { heads, rows, total }: PaperTable,
  width: number,
): TableAsked => {
  return {
    width,
    look: looks.text,
    headLook: looks.head,
    between: 8 * scale,
    leastForWords: 0,
    columns: heads.map(
      (head, index): Column => ({
        head,
        align: index === 0 ? 'left' : 'right',
        cells: [...rows, total].map((row) => row[index] ?? ''),
      }),
    ),
  }
}

/** A table of taxes: a sum below its rows. */
function tableBlocks(
  sheet: Sheet,
  asked: PaperTable,
  width: number,
): { head: Block; rows: Block[] } {
  const { scale, space } = sheet
  const table = tableOf(sheet.set, tableAsked(sheet, asked, width))
  const padding = space(4.6)
  const last = table.rows.length - 1
  return {
    head: stack(table.head, padding, rule(width, scale)),
    rows: table.rows.map((row, index) => {
      if (index === last) return stack(padding, row, padding)
      const end = index === last - 1 ? rule(width, scale) : rule(width, 0.5, 'line')
      return stack(padding, row, padding, end)
    }),
  }
}

/** What the bill comes to, between a single and a double rule. */
function sumsBlock({ paper, set, scale, space, looks }: Sheet, width: number): Block {
  return stack(
    ...paper.sums.map(({ label, value }) =>
      stack(set.pair(label, value, looks.text, width), space(5.8)),
    ),
    rule(width, scale),
    space(4.5),
    set.pair(paper.total.label, paper.total.value, looks.total, width),
    space(3),
    rule(width, scale),
    space(1.3),
    rule(width, scale),
    ...settledLines(paper).map(({ label, value, isBold }) =>
      stack(space(5.8), set.pair(label, value, isBold ? looks.bold : looks.text, width)),
    ),
    ...paper.taxByRecipient.map(({ label, value }) =>
      stack(space(5.8), set.pair(label, value, looks.text, width)),
    ),
  )
}

function wordsBlock({ paper, set, width, space, looks }: Sheet): Block {
  return stack(
    rule(width, 0.5, 'line'),
    space(7),
    set.text(paper.say.labels.amountInWords, looks.label, width),
    set.text(paper.words, looks.words, width),
    space(6),
    rule(width, 0.5, 'line'),
  )
}

/** The note to this buyer, and the terms of the seller. */
function remarksBlock(sheet: Sheet): Block {
  const { remarks } = sheet.paper
  if (remarks.length === 0) return nothing
  return stack(sheet.space(10), factsBlock(remarks, sheet, sheet.width, remarks.length))
}

/** Payment and signature, which stay on one page. */
function closingBlock(sheet: Sheet): Block {
  const { paper, set, width, scale, signing, looks } = sheet
  const signWidth = Math.min(172 * scale, width * 0.34)
  const { labels } = paper.say
  const name = paper.seller.name
  const signature = stack(
    signing(34),
    name
      ? labelled({
          set,
          label: labels.signedFor,
          value: name,
          looks,
          width: signWidth,
          align: 'right',
        })
      : nothing,
    signing(46),
    rule(signWidth, 0.6),
    gap(4 * scale),
    set.text(labels.signatory, looks.grey, signWidth, 'right'),
  )
  const room = width - signWidth - 18 * scale
  const payment = paper.payment
    ? paymentBlock(sheet, paper.payment, room)
    : stack(set.text(paper.settled?.inFull ?? '', looks.words, room), bankBlock(sheet, room))
  return layered(payment, shifted(signature, width - signWidth))
}

/** The bank account. */
const bankBlock = ({ paper, set, looks }: Sheet, width: number): Block =>
  stack(
    ...paper.bank.map(({ label, value }) =>
      labelled({ set, label, value, looks, width, align: 'left' }),
    ),
  )

function paymentBlock(sheet: Sheet, payment: PaperPayment, width: number): Block {
  const { set, scale, looks, paper } = sheet
  const say = paper.say.payment
  const modules = qrModules(payment.link)
  // Four modules of white around the code; 32 mm on paper of any size, as phones want it.
  const size = 32 * POINTS_PER_MM
  const quiet = (4 * size) / modules.length
  const frame = size + 2 * quiet
  const left = frame + 13 * scale
  const room = width - left
  const words = stack(
    set.text(say.scan, looks.label, room),
    gap(2 * scale),
    set.figure(payment.amount, looks.total, room, 'left'),
    payment.payee ? set.text(say.to(payment.payee), looks.text, room) : nothing,
    set.figure(payment.id, looks.grey, room, 'left'),
    payment.note ? set.text(say.note(payment.note), looks.grey, room) : nothing,
    gap(sheet.paper.bank.length > 0 ? 4 * scale : 0),
    bankBlock(sheet, room),
  )
  return layered(
    {
      height: frame,
      marks: [...frameOf(frame), { kind: 'code', x: quiet, y: quiet, size, modules }],
    },
    shifted(words, left, Math.max(0, (frame - words.height) / 2)),
  )
}

const frameOf = (size: number) => {
  const line = 0.7
  const box = (x: number, y: number, width: number, height: number) => ({
    kind: 'box' as const,
    x,
    y,
    width,
    height,
    colour: 'ink' as const,
  })
  return [
    box(0, 0, size, line),
    box(0, size - line, size, line),
    box(0, 0, line, size),
    box(size - line, 0, line, size),
  ]
}
