import { describe, expect, it } from 'vitest'
import { paperType } from '../../../../tests/paper-fonts'
import { currencyOf } from '../../../core/money/currencies'
import type { Mark, PageOfMarks } from '../../../ui/pdf/blocks'
import { noPayment, type Payment } from '../../books/bill/bill-texts'
import { computeBill, computeLine } from '../../books/bill/compute'
import { type BillDetails, isTaxed, noDetails } from '../../books/bill/details'
import { type Bill, type BillRow, emptyRow, readRow, readWhole } from '../../books/bill/inputs'
import { noSeller, type Paper, papers, type Seller } from '../../books/bill/seller'
import { settlementOf } from '../../books/bill/settlement'
import { billPages } from './bill-pdf'
import { type BillPaper, billPaper } from './paper'
import { paperWords } from './paper-words.en'
import { stateLine } from './sentences'
import { settledLines } from './settled'

type Text = Mark & { kind: 'text' }

const row = (row: Partial<BillRow>): BillRow => ({ ...emptyRow, ...row })

const umbrella = row({
  description: 'Umbrella, folding',
  hsn: '6601',
  quantity: '12',
  price: '240',
})
const fan = row({
  description: 'Ceiling fan,\n1200 mm',
  hsn: '84145110',
  quantity: '2',
  unit: 'Nos',
  price: '1850.505',
  discount: '10%',
  rate: '28',
})
const gold = row({
  description: 'Gold bars of great weight, with a description that goes over many lines',
  quantity: '99999.999',
  unit: 'kg',
  price: '9999999999999.99',
  rate: '3',
})

type Asked = Partial<{
  rows: readonly BillRow[]
  bill: Partial<Bill>
  details: Partial<BillDetails>
  seller: Partial<Seller>
  payments: readonly Payment[]
}>

function paperOf({ rows = [umbrella, fan], ...asked }: Asked = {}): BillPaper {
  const details: BillDetails = {
    ...noDetails,
    number: 'SGS-0142',
    date: '2026-11-15',
    buyerName: 'Patel Hardware and Gifts',
    buyerAddress: '7 Gandhi Chowk\nAnand 388001',
    buyerGstin: '24PQRSK5678L1ZF',
    deliveryAddress: 'Godown 4, GIDC Vatva',
    ...asked.details,
  }
  const seller: Seller = {
    ...noSeller,
    name: 'Shree Ganesh Stores',
    address: '14 Station Road\nAhmedabad 380009',
    gstin: '24ABCDE1234F1Z6',
    upi: 'shreeganesh@examplebank',
    ...asked.seller,
  }
  const bill: Bill = {
    rows,
    prices: 'before-gst',
    buyer: 'same-state',
    isTaxed: isTaxed(details, seller),
    toNearestRupee: true,
    isReverseCharge: false,
    discount: '5%',
    freight: '250',
    ...asked.bill,
  }
  const lines = bill.rows.map((row) => computeLine(readRow(row), bill))
  const results = computeBill(lines, bill, readWhole(bill))
  const settlement = settlementOf(results.payable, asked.payments ?? [], [], details)
  const currency = currencyOf('INR')
  return billPaper({ bill, results, details, seller, currency, settlement }, paperWords)
}

const drawn = (
  paper: BillPaper,
  size: Paper,
  more: Partial<Parameters<typeof billPages>[0]> = {},
) => billPages({ paper, size, copies: ['Original for recipient'], typeset: paperType, ...more })

const pagesOn = (size: Paper, asked?: Asked) => drawn(paperOf(asked), size)

const textsOn = ({ marks }: PageOfMarks) =>
  marks.filter((mark): mark is Text => mark.kind === 'text')

/** All words of some pages, in the order they were set, without the spaces that lines break at. */
const packed = (text: string) => text.replace(/\s/g, '')
const wordsOn = (pages: readonly PageOfMarks[]) =>
  packed(
    pages
      .flatMap(textsOn)
      .map(({ text }) => text)
      .join(' '),
  )

const widthOf = ({ text, weight, size }: Text) => paperType.widthOf(text, weight) * size

/** Texts that meet others or leave their page. */
function misplaced(page: PageOfMarks): string[] {
  const boxes = textsOn(page).map((mark) => ({
    text: mark.text,
    left: mark.x,
    right: mark.x + widthOf(mark),
    top: mark.y - 0.66 * mark.size,
    bottom: mark.y + 0.1 * mark.size,
  }))
  const hair = 0.1
  return boxes.flatMap((box, index) => {
    const isInside =
      box.left >= 0 && box.right <= page.width && box.top >= 0 && box.bottom <= page.height
    const met = boxes.slice(index + 1).filter((other) => {
      const isBeside = other.left > box.right - hair || other.right < box.left + hair
      return !isBeside && other.top < box.bottom - hair && other.bottom > box.top + hair
    })
    return [
      ...(isInside ? [] : [`${box.text} is not on the page`]),
      ...met.map((other) => `${box.text} meets ${other.text}`),
    ]
  })
}

const bills: Record<string, Asked> = {
  'part paid': {
    payments: [
      { ...noPayment, date: '2026-11-10', amount: '500', how: 'cash' },
      { ...noPayment, date: '2026-11-16', amount: '1,000', how: 'upi' },
    ],
  },
  'paid in full': { payments: [{ ...noPayment, date: '2026-11-16', amount: '7,587' }] },
  'of two items': {},
  'with prices with GST': { bill: { prices: 'with-gst' } },
  'for another state': { bill: { buyer: 'another-state' } },
  'of a composition dealer': { seller: { scheme: 'composition' } },
  'that is an estimate': { details: { title: 'Estimate' } },
  'with amounts of 18 digits': { rows: [gold, umbrella, fan], bill: { prices: 'with-gst' } },
  'with long names': {
    seller: { name: 'Shree Ganesh Stores and '.repeat(5), address: 'W'.repeat(90) },
    details: { buyerName: 'Patel '.repeat(20), number: '0123456789ABCDEF' },
    rows: [row({ description: 'M'.repeat(120), hsn: '123456789012345', price: '1' })],
  },
  'with names in another script': {
    seller: { name: 'श्री गणेश स्टोर्स' },
    rows: [row({ description: 'छाता, तह करने वाला', price: '240' })],
  },
  'with all that a shop may want': {
    seller: {
      phone: '+91 98250 12345',
      email: 'shree.ganesh.stores@example.in',
      bankAccount: '123456789012345678',
      ifsc: 'SBIN0001234',
      terms: 'Goods once sold are not taken back.\nSubject to Ahmedabad jurisdiction.',
      letterhead: 'hsn',
    },
    details: {
      dueDate: '2026-12-15',
      orderNumber: 'PO-7781',
      vehicleNumber: 'GJ01AB1234',
      note: 'Thank you for your order.',
    },
  },
  'without anything': {
    rows: [],
    seller: { name: '', address: '', gstin: '', upi: '' },
    details: noDetails,
  },
  'of 80 items': {
    rows: Array.from({ length: 80 }, (_, index) =>
      row({ description: `Thing ${index + 1}`, price: '10', rate: String(index % 29) }),
    ),
  },
}

describe.each(papers)('a bill on %s', (size) => {
  it.each(Object.keys(bills))('%s has everything that stands on it', (name) => {
    const paper = paperOf(bills[name])
    const words = wordsOn(drawn(paper, size))
    const { seller, buyer, items, has, rates } = paper
    const texts = [
      paper.title,
      paper.statement,
      paper.number,
      paper.date,
      ...[seller, ...(buyer ? [buyer] : [])].flatMap((party) => [
        party.name,
        party.address,
        party.gstin,
        stateLine(party),
      ]),
      paper.deliveryAddress,
      ...paper.facts.flatMap(({ label, value }) => [label, value]),
      ...items.flatMap((item) => [
        item.description,
        item.hsn,
        item.quantity,
        item.price,
        has.amount ? item.amount : item.value,
        has.tax ? item.rate : '',
      ]),
      paper.count,
      paper.note,
      ...(has.tax ? rates.rows.flat() : []),
      ...paper.sums.flatMap(({ label, value }) => [label, value]),
      paper.total.value,
      paper.words,
      ...settledLines(paper).flatMap(({ label, value }) => [label, value]),
      paper.settled?.inFull,
      ...paper.contact,
      ...[...paper.bank, ...paper.remarks].map(({ value }) => value),
      ...(size.endsWith('mm') ? [] : (paper.hsn?.rows.flat() ?? [])),
      ...(paper.payment ? [paper.payment.id, paper.payment.amount, paper.payment.note] : []),
    ]
    const missing = texts.filter((text) => text && !words.includes(packed(text)))
    // Columns whose texts are broken stand beside each other, so their lines do too.
    const lines = missing.filter((text) =>
      text?.split(/[\s,]+/).some((word) => word.length < 9 && !words.includes(word)),
    )
    expect(lines).toEqual([])
    if (name !== 'with long names' && name !== 'with amounts of 18 digits') {
      expect(missing).toEqual([])
    }
  })

  it.each(Object.keys(bills))('%s has no text over another', (name) => {
    expect(pagesOn(size, bills[name]).flatMap(misplaced)).toEqual([])
  })

  it('has a code to pay by, and none on an estimate', () => {
    const codesOn = (asked?: Asked) =>
      pagesOn(size, asked).flatMap(({ marks }) => marks.filter(({ kind }) => kind === 'code'))
    expect(codesOn()).toHaveLength(1)
    expect(codesOn({ details: { title: 'Estimate' } })).toEqual([])
    expect(codesOn(bills['part paid'])).toHaveLength(1)
    expect(codesOn(bills['paid in full'])).toEqual([])
  })
})

describe('pages', () => {
  const long = pagesOn('A4', {
    rows: Array.from({ length: 300 }, (_, index) =>
      row({
        description: `Thing ${index + 1}\nwith a second line ${index + 1}`,
        price: String(index + 1),
      }),
    ),
  })
  const saysItem = ({ text }: Text) => text.startsWith('Thing ')

  it('have the heads of the table wherever they have items, and their numbers', () => {
    expect(long.length).toBeGreaterThan(10)
    for (const [index, page] of long.entries()) {
      const texts = textsOn(page)
      const heads = texts.filter(({ text }) => text === 'Price before GST')
      expect(heads).toHaveLength(texts.some(saysItem) ? 1 : 0)
      expect(texts.at(-1)?.text).toBe(`Page ${index + 1} of ${long.length}`)
    }
  })

  it('keep every row whole, in its order', () => {
    const rowsOn = long.map((page) =>
      textsOn(page).flatMap(
        ({ text }) => /^(?:Thing|with a second line) (\d+)$/.exec(text)?.[1] ?? [],
      ),
    )
    expect(rowsOn.flat()).toEqual(Array.from({ length: 600 }, (_, index) => `${(index >> 1) + 1}`))
    for (const rows of rowsOn) expect(rows.length % 2).toBe(0)
  })

  it('split only what no page could hold', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `line-${index}`)
    for (const asked of [
      { rows: [row({ description: lines.join('\n'), price: '1' })] },
      { seller: { address: lines.join('\n') } },
      { details: { buyerAddress: lines.join('\n') } },
    ]) {
      const pages = pagesOn('A5', asked)
      expect(pages.flatMap(misplaced)).toEqual([])
      const seen = pages.flatMap(textsOn).filter(({ text }) => text.startsWith('line-'))
      expect(seen.map(({ text }) => text)).toEqual(lines)
    }
  })

  it('of a roll are one, until it is longer than any reader shows', () => {
    const rows = (length: number) => Array.from({ length }, () => umbrella)
    expect(pagesOn('80 mm', { rows: rows(100) })).toHaveLength(1)
    const pages = pagesOn('58 mm', { rows: rows(500) })
    expect(pages.length).toBeGreaterThan(1)
    for (const { height } of pages) expect(height).toBeLessThanOrEqual(14_400)
  })
})

describe('copies', () => {
  const rows = Array.from({ length: 60 }, (_, index) => row({ description: `Thing ${index}` }))
  const names = ['Original for recipient', 'Duplicate for supplier']
  const saying = (words: string) => (page: PageOfMarks) =>
    textsOn(page).some(({ text }) => text === words)

  it.each(papers)('on %s are whole bills, each with its words', (size) => {
    const paper = paperOf()
    const [one, two, ...rest] = drawn(paper, size, { copies: names })
    expect(rest).toEqual([])
    for (const [page, name] of [
      [one, names[0]],
      [two, names[1]],
    ] as const) {
      expect(page && wordsOn([page])).toContain(packed(`${name}`))
      expect(page && wordsOn([page])).toContain(packed(paper.words))
    }
  })

  it('count their own pages', () => {
    const pages = drawn(paperOf({ rows }), 'A5', { copies: names })
    const each = pages.length / 2
    expect(each).toBeGreaterThan(1)
    expect(pages.map((page) => textsOn(page).at(-1)?.text)).toEqual(
      names.flatMap(() => Array.from({ length: each }, (_, at) => `Page ${at + 1} of ${each}`)),
    )
    expect(pages.map(saying('Duplicate for supplier')).indexOf(true)).toBe(each)
  })
})

describe('a page that is nearly full', () => {
  const items = (length: number) =>
    Array.from({ length }, (_, index) =>
      row({ description: `Thing ${index}`, hsn: '6601', price: '100', rate: '18' }),
    )
  const pagesWith = (length: number, size: Paper, seller: Partial<Seller> = {}) =>
    pagesOn(size, {
      rows: items(length),
      bill: { discount: '', freight: '' },
      details: { deliveryAddress: '' },
      seller,
    })

  it('on A5 holds twelve items with code and signature', () => {
    for (const length of [1, 6, 7, 9, 12]) expect(pagesWith(length, 'A5')).toHaveLength(1)
  })

  it.each([
    ['A4', 18, 34],
    ['A5', 10, 22],
  ] as const)('never leaves code and signature alone on %s', (size, from, to) => {
    for (let length = from; length <= to; length++) {
      for (const page of pagesWith(length, size)) {
        const hasCode = page.marks.some(({ kind }) => kind === 'code')
        const hasMore = textsOn(page).some(({ text }) => text === 'Amount in words')
        expect(hasMore || !hasCode, `${length} items`).toBe(true)
        expect(misplaced(page)).toEqual([])
      }
    }
  })

  it('stands as usual where it has room, and where closer would not help', () => {
    const firstTop = (length: number) =>
      textsOn(pagesWith(length, 'A5')[0] as PageOfMarks).find(({ text }) => text === 'Item')?.y
    expect(firstTop(1)).toBe(firstTop(2))
    expect(firstTop(12)).toBeLessThan(firstTop(1) ?? 0)
    expect(firstTop(30)).toBe(firstTop(1))
  })
})

describe('a logo', () => {
  const millimetres = (points: number) => (points * 25.4) / 72
  const logo = (columns: number, rows: number) => ({
    columns,
    rows,
    colours: new Uint8Array(3 * columns * rows),
  })

  it.each([
    ['A4', 45, 18],
    ['A5', 30, 13],
    ['80 mm', 40, 14],
    ['58 mm', 33.6, 14],
  ] as const)('on %s keeps its ratio within its room, over no text', (size, width, height) => {
    for (const [columns, rows] of [
      [480, 100],
      [480, 192],
      [60, 200],
      [200, 200],
      [24, 24],
    ] as const) {
      const [page] = drawn(paperOf(bills['with all that a shop may want']), size, {
        logo: logo(columns, rows),
      })
      const mark = page?.marks.find(({ kind }) => kind === 'picture')
      if (mark?.kind !== 'picture' || !page) throw new Error('no logo')
      expect(mark.width / mark.height).toBeCloseTo(columns / rows)
      expect(millimetres(mark.width)).toBeLessThanOrEqual(width + 0.001)
      expect(millimetres(mark.height)).toBeLessThanOrEqual(height + 0.001)
      if (size.endsWith('mm')) expect(mark.x + mark.width / 2).toBeCloseTo(page.width / 2)
      const covered = textsOn(page).filter(
        (text) =>
          text.x < mark.x + mark.width &&
          text.x + widthOf(text) > mark.x &&
          text.y - 0.66 * text.size < mark.y + mark.height &&
          text.y > mark.y,
      )
      expect(covered.map(({ text }) => text)).toEqual([])
      expect(misplaced(page)).toEqual([])
    }
  })
})

describe('a cancelled bill', () => {
  const many = Array.from({ length: 70 }, () => umbrella)

  it.each(papers)('says so across every page of every copy on %s', (size) => {
    const cancelled = paperOf({ rows: many, details: { cancelledOn: '2026-11-15' } })
    const pages = drawn(cancelled, size, { copies: ['Original', 'Duplicate'] })
    for (const { marks, width, height } of pages) {
      const stamp = marks.find((mark): mark is Text => mark.kind === 'text' && !!mark.lean)
      if (!stamp) throw new Error('not said')
      // Below everything else, and on the page from its beginning to its end.
      expect(marks[0]).toBe(stamp)
      expect(stamp.text).toBe('Cancelled')
      const lean = ((stamp.lean ?? 0) * Math.PI) / 180
      const end = {
        x: stamp.x + widthOf(stamp) * Math.cos(lean),
        y: stamp.y - widthOf(stamp) * Math.sin(lean),
      }
      for (const { x, y } of [stamp, end]) {
        expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
      }
    }
    expect(pages.length).toBeGreaterThan(1)
    expect(
      pagesOn(size, { rows: many })
        .flatMap(textsOn)
        .some(({ lean }) => lean),
    ).toBe(false)
  })
})
