import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aBill } from '../../../../tests/a-bill'
import trueBills from '../../../../tests/true-bills.json'
import { currencyOf } from '../../../core/money/currencies'
import { decimalFrom } from '../../../core/money/decimal'
import type { Credit } from '../../books/bill/balance'
import { noPayment, type Payment } from '../../books/bill/bill-texts'
import {
  type BillDetails,
  buyerByStates,
  isReverseCharge,
  isTaxed,
  noDetails,
} from '../../books/bill/details'
import type { Bill, BillRow } from '../../books/bill/inputs'
import { noSeller, type Seller } from '../../books/bill/seller'
import { settlementOf } from '../../books/bill/settlement'
import { sayPrice } from '../sentences'
import { billPaper } from './paper'
import { paperWords } from './paper-words.en'

type Asked = {
  rows?: readonly Partial<BillRow>[]
  chosen?: Partial<Bill>
  details?: Partial<BillDetails>
  seller?: Partial<Seller>
  currency?: string
  payments?: readonly Payment[]
  credits?: readonly Credit[]
}

const items = [
  { description: 'Umbrella, folding', hsn: '6601', quantity: '12', price: '240', rate: '5' },
  { description: 'Ball pen, box of 20', hsn: '9608', quantity: '5', price: '165', rate: '18' },
  { description: 'Notebook, 200 pages', hsn: '4820', quantity: '40', price: '55', rate: '0' },
  { description: 'Ceiling fan, 1200 mm', hsn: '8414', quantity: '2', price: '1850.50', rate: '18' },
]

/** The paper as the page makes it: whether there is tax follows from details and seller. */
function paperOf(asked: Asked = {}) {
  const { rows = items, chosen, details, seller, currency = 'INR', payments, credits = [] } = asked
  const allDetails = { ...noDetails, ...details }
  const wholeSeller = { ...noSeller, ...seller }
  const bill = aBill(rows, { isTaxed: isTaxed(allDetails, wholeSeller), ...chosen })
  const parts = {
    ...bill,
    settlement: settlementOf(bill.results.payable, payments ?? [], credits, allDetails),
    details: allDetails,
    seller: wholeSeller,
    currency: currencyOf(currency),
  }
  return billPaper(parts, paperWords)
}

const paise = (text: string) => BigInt(text.replace(/[^\d-]/g, ''))
const added = (texts: readonly string[]) => texts.map(paise).reduce((a, b) => a + b, 0n)

describe('the rows', () => {
  it('are those that were typed, with their figures', () => {
    const { items, count, value, heads, has } = paperOf()
    expect(items.map(({ number, value }) => [number, value])).toEqual([
      ['1', '2,880.00'],
      ['2', '825.00'],
      ['3', '2,200.00'],
      ['4', '3,701.00'],
    ])
    expect([count, value]).toEqual(['4 items', '₹9,606.00'])
    expect(heads).toEqual({ price: 'Price before GST', value: 'Taxable value' })
    expect(has).toEqual({ hsn: true, discount: false, tax: true, amount: false })
  })

  it('have amounts of their own where prices include GST', () => {
    const { items, heads, has, value, amount } = paperOf({
      rows: [{ price: '100', rate: '18' }],
      chosen: { prices: 'with-gst' },
    })
    expect(items[0]).toMatchObject({ price: '100.00', value: '84.74', amount: '100.00' })
    expect(heads.price).toBe('Price with GST')
    expect(has).toMatchObject({ hsn: false, amount: true })
    expect([value, amount]).toEqual(['₹84.74', '₹100.00'])
  })

  it('say quantity with its unit, and the price as it was typed', () => {
    const { items } = paperOf({ rows: [{ quantity: '1000', unit: ' Nos ', price: '0.125' }] })
    expect(items[0]).toMatchObject({ quantity: '1,000 Nos', price: '0.125', value: '125.00' })
    expect(sayPrice(decimalFrom('1234567.5'))).toBe('12,34,567.50')
  })

  it('keep the lines of a description', () => {
    const { items } = paperOf({ rows: [{ description: ' Fan\nwhite ', price: '1' }] })
    expect(items[0]?.description).toBe('Fan\nwhite')
  })

  it('say a discount as it was typed, and nothing where there is none', () => {
    const { items, has } = paperOf({
      rows: [
        { price: '100', discount: '10%' },
        { price: '100', discount: '5' },
        { price: '100' },
        { price: '100', discount: '0%' },
        { price: '100', discount: '150%' },
      ],
    })
    expect(has.discount).toBe(true)
    expect(items.map(({ discount }) => discount)).toEqual(['10%', '5.00', '', '', '100.00'])
  })
})

describe('the taxes', () => {
  it('stand by rate, CGST and SGST apart', () => {
    expect(paperOf().rates).toEqual({
      heads: ['Tax by rate', 'Taxable value', 'CGST %', 'CGST', 'SGST %', 'SGST'],
      rows: [
        ['0%', '2,200.00', '0%', '0.00', '0%', '0.00'],
        ['5%', '2,880.00', '2.5%', '72.00', '2.5%', '72.00'],
        ['18%', '4,526.00', '9%', '407.34', '9%', '407.34'],
      ],
      total: ['Total', '9,606.00', '', '479.34', '', '479.34'],
    })
  })

  it('are IGST alone for another state, at its whole rate', () => {
    const { rates, sums } = paperOf({ chosen: { buyer: 'another-state' } })
    expect(rates.heads).toEqual(['Tax by rate', 'Taxable value', 'IGST %', 'IGST'])
    expect(rates.rows[2]).toEqual(['18%', '4,526.00', '18%', '814.68'])
    expect(sums.map(({ label }) => label)).toEqual(['Taxable value', 'IGST'])
  })

  it('are called UTGST in a union territory without a legislature', () => {
    expect(paperOf({ seller: { state: '04' } }).sums.map(({ label }) => label)).toEqual([
      'Taxable value',
      'CGST',
      'UTGST',
    ])
    // Delhi has a legislature.
    expect(paperOf({ seller: { state: '07' } }).sums[2]?.label).toBe('SGST')
  })
})

describe('a bill of supply', () => {
  it('has no tax, whatever the rates are', () => {
    const paper = paperOf({ details: { title: 'Bill of Supply' } })
    expect(paper.title).toBe('Bill of Supply')
    expect(paper.statement).toBeUndefined()
    expect(paper.has.tax).toBe(false)
    expect(paper.heads).toEqual({ price: 'Price', value: 'Amount' })
    expect(paper.sums).toEqual([])
    expect(paper.total.value).toBe('₹9,606.00')
    expect(paper.facts).toEqual([])
  })

  it('is what a composition dealer hands over, with the words of the law', () => {
    const paper = paperOf({ seller: { scheme: 'composition' } })
    expect(paper.title).toBe('Bill of Supply')
    expect(paper.statement).toBe(
      'Composition taxable person, not eligible to collect tax on supplies',
    )
    expect(paper.total.value).toBe('₹9,606.00')
    const estimate = paperOf({ seller: { scheme: 'composition' }, details: { title: 'Estimate' } })
    expect([estimate.title, estimate.statement]).toEqual(['Estimate', undefined])
  })
})

describe('what is given or added on the whole', () => {
  it('stands in the foot, and rows keep their own values', () => {
    const paper = paperOf({ chosen: { discount: '5%', freight: '250' } })
    expect(paper.heads.value).toBe('Value')
    expect(paper.items.map(({ value }) => value)).toEqual(paperOf().items.map(({ value }) => value))
    expect(paper.value).toBe('₹9,606.00')
    expect(paper.sums.map(({ label, value }) => [label, value])).toEqual([
      ['Items', '₹9,606.00'],
      ['Discount on the bill', '-₹480.30'],
      ['Freight', '₹250.00'],
      ['Taxable value', '₹9,375.70'],
      ['CGST', '₹467.84'],
      ['SGST', '₹467.84'],
    ])
    expect(paper.total.value).toBe('₹10,311.38')
    expect(paper.note).toBe(
      'The tax is on the values with their share of the discount and freight on the bill.',
    )
    expect(paperOf().note).toBeUndefined()
  })

  it('is taken off prices with GST before the tax is taken out', () => {
    const paper = paperOf({
      rows: [{ price: '118', rate: '18' }],
      chosen: { prices: 'with-gst', discount: '18' },
    })
    expect(paper.heads.value).toBe('Value with GST')
    expect(paper.has.amount).toBe(false)
    expect(paper.items[0]?.value).toBe('118.00')
    expect(paper.sums.map(({ label, value }) => [label, value])).toEqual([
      ['Items with GST', '₹118.00'],
      ['Discount on the bill', '-₹18.00'],
      ['Taxable value', '₹84.74'],
      ['CGST', '₹7.63'],
      ['SGST', '₹7.63'],
    ])
    expect(paper.total.value).toBe('₹100.00')
  })

  it('is on a bill of supply, too', () => {
    const paper = paperOf({ details: { title: 'Bill of Supply' }, chosen: { freight: '100' } })
    expect(paper.sums.map(({ label }) => label)).toEqual(['Items', 'Freight'])
    expect([paper.heads.value, paper.note]).toEqual(['Amount', undefined])
    expect(paper.total.value).toBe('₹9,706.00')
  })
})

describe('reverse charge', () => {
  const rows = [
    { description: 'Rice', quantity: '3', price: '1,850.50', discount: '2%', rate: '5' },
    { description: 'Milk', quantity: '2.5', price: '62', rate: '0' },
  ]
  const seller = { name: 'Shree Ganesh Stores', upi: 'shreeganesh@examplebank' }
  const details = { reverseCharge: 'yes' } as const

  it('collects no tax: it stands below the total, in the code and the words there is none', () => {
    const paper = paperOf({ rows, seller, details, chosen: { isReverseCharge: true } })
    expect(paper.sums).toEqual([{ label: 'Taxable value', value: '₹5,595.47' }])
    expect(paper.total.value).toBe('₹5,595.47')
    expect(paper.taxByRecipient.map(({ label, value }) => [label, value])).toEqual([
      ['Tax payable by the recipient', '₹272.02'],
      ['CGST', '₹136.01'],
      ['SGST', '₹136.01'],
    ])
    expect(paper.payment).toMatchObject({ amount: '₹5,595.47' })
    expect(paper.payment?.link).toContain('am=5595.47&')
    expect(paper.words).toContain('five thousand five hundred ninety-five')
    expect(paper.facts).toContainEqual({ label: 'Reverse charge', value: 'Yes' })
  })

  it('shows what is paid for a row, whatever its price has inside', () => {
    const chosen = { isReverseCharge: true, prices: 'with-gst' } as const
    const paper = paperOf({ rows: [{ price: '118', rate: '18' }], details, chosen })
    expect(paper.has.amount).toBe(false)
    expect(paper.items[0]?.value).toBe('100.00')
    expect(paper.priceNote).toBe('Prices are with GST, amounts before it.')
    expect(paper.total.value).toBe('₹100.00')
  })
})

describe('bills that were agreed on', () => {
  it.each(trueBills)('$id: $about ($source)', (agreed) => {
    const details = {
      placeOfSupply: agreed.place,
      reverseCharge: agreed.reverseCharge ? ('yes' as const) : ('no' as const),
    }
    const seller = { state: agreed.seller }
    const paper = paperOf({
      rows: agreed.rows,
      details,
      seller,
      chosen: {
        prices: agreed.prices === 'with-gst' ? 'with-gst' : 'before-gst',
        buyer:
          buyerByStates({ ...noDetails, ...details }, { ...noSeller, ...seller }) ?? 'same-state',
        isReverseCharge: isReverseCharge({ ...noDetails, ...details }, true),
        discount: agreed.discount,
        freight: agreed.freight,
      },
    })
    const pairs = (facts: typeof paper.sums) => facts.map(({ label, value }) => [label, value])
    expect(pairs(paper.sums)).toEqual(agreed.foot)
    expect(paper.total.value).toBe(agreed.total)
    expect(pairs(paper.taxByRecipient)).toEqual(agreed.byRecipient)
  })
})

describe('what cannot be read', () => {
  it('is no zero on paper', () => {
    const { items } = paperOf({
      rows: [
        { description: 'Fan', quantity: 'two', price: '100' },
        { description: 'Pen', price: '1o0', rate: 'x' },
        { description: 'Cap', price: '100', discount: 'much' },
      ],
    })
    expect(items).toMatchObject([
      { quantity: 'two', price: '100.00', value: '–' },
      { quantity: '1', price: '1o0', rate: 'x', value: '–' },
      { discount: 'much', value: '100.00' },
    ])
  })
})

describe('the details', () => {
  it('say who sells to whom, from where to where', () => {
    const paper = paperOf({
      details: {
        number: ' SGS-0142 ',
        date: '2026-11-15',
        buyerName: 'Patel Hardware',
        buyerState: '24',
        deliveryAddress: 'Godown 4\nAnand',
        placeOfSupply: '27',
        reverseCharge: 'yes',
      },
      seller: { name: 'Shree Ganesh Stores', state: '24' },
    })
    expect(paper).toMatchObject({
      number: 'SGS-0142',
      date: '15 Nov 2026',
      seller: { name: 'Shree Ganesh Stores', state: '24 Gujarat' },
      buyer: { name: 'Patel Hardware', state: '24 Gujarat' },
      deliveryAddress: 'Godown 4\nAnand',
      facts: [
        { label: 'Place of supply', value: '27 Maharashtra' },
        { label: 'Reverse charge', value: 'Yes' },
      ],
    })
  })

  it('are left out where nothing is known', () => {
    const paper = paperOf()
    expect(paper.buyer).toBeUndefined()
    expect(paper.facts).toEqual([{ label: 'Reverse charge', value: 'No' }])
    expect([paper.number, paper.date, paper.deliveryAddress]).toEqual(['', '', ''])
  })
})

describe('a payment by UPI', () => {
  const seller = { name: 'Shree Ganesh Stores', upi: 'shreeganesh@examplebank' }
  const details = { number: 'SGS-0142' }

  it('is of what is to be paid, to the paisa', () => {
    expect(paperOf({ seller, details }).payment).toEqual({
      payee: 'Shree Ganesh Stores',
      id: 'shreeganesh@examplebank',
      amount: '₹10,564.68',
      note: 'Bill SGS-0142',
      link: 'upi://pay?pa=shreeganesh@examplebank&pn=Shree%20Ganesh%20Stores&am=10564.68&cu=INR&tn=Bill%20SGS-0142',
    })
    const rounded = paperOf({ seller, details, chosen: { toNearestRupee: true } })
    expect(rounded.payment?.link).toContain('am=10565.00&')
    expect(rounded.payment?.amount).toBe(rounded.total.value)
  })

  it('is on bills in rupees alone, with a right id and something to pay', () => {
    expect(paperOf({ details }).payment).toBeUndefined()
    expect(paperOf({ seller: { upi: 'not an id' } }).payment).toBeUndefined()
    expect(paperOf({ seller, details: { title: 'Estimate' } }).payment).toBeUndefined()
    expect(paperOf({ seller, currency: 'USD' }).payment).toBeUndefined()
    expect(paperOf({ seller, rows: [] }).payment).toBeUndefined()
    expect(paperOf({ seller, rows: [{ price: '-5' }] }).payment).toBeUndefined()
    expect(paperOf({ seller, details: { title: 'Bill of Supply' } }).payment).toBeDefined()
  })

  it('outlives any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(paperOf({ seller: { ...seller, name } }).payment?.link).toMatch(/^upi:\/\/pay\?pa=/)
      }),
    )
  })
})

it('adds up as it stands on paper: rows, rates, sums and total', () => {
  const anyRow = fc.record({
    description: fc.constant('Item'),
    quantity: fc.integer({ min: 0, max: 99_999 }).map((grams) => (grams / 1000).toFixed(3)),
    price: fc.integer({ min: 0, max: 10 ** 8 }).map((paise) => (paise / 1000).toFixed(3)),
    discount: fc.constantFrom('', '10%', '3.33'),
    rate: fc.constantFrom('0', '0.25', '3', '5', '18', '40'),
  })
  const anyChoice = fc.record({
    prices: fc.constantFrom('before-gst' as const, 'with-gst' as const),
    buyer: fc.constantFrom('same-state' as const, 'another-state' as const),
    toNearestRupee: fc.boolean(),
    isReverseCharge: fc.boolean(),
    discount: fc.constantFrom('', '7.5%', '1'),
    freight: fc.constantFrom('', '99.99'),
  })
  const anyTitle = fc.constantFrom('Tax Invoice' as const, 'Bill of Supply' as const)
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 8 }), anyChoice, anyTitle, (rows, chosen, title) => {
      const isReverseCharge = chosen.isReverseCharge && title === 'Tax Invoice'
      const paper = paperOf({ rows, chosen: { ...chosen, isReverseCharge }, details: { title } })
      expect(added(paper.items.map(({ value }) => value))).toBe(paise(paper.value))
      expect(added(paper.items.map(({ amount }) => amount))).toBe(paise(paper.amount))
      const { rows: rates, total: sumsOfRates } = paper.rates
      for (const column of [1, 3, 5]) {
        const sumOfRates = sumsOfRates[column]
        if (sumOfRates)
          expect(added(rates.map((row) => row[column] ?? '0'))).toBe(paise(sumOfRates))
      }
      const sumOf = (pattern: RegExp) =>
        added(paper.sums.filter(({ label }) => pattern.test(label)).map(({ value }) => value))
      const total = paise(paper.total.value)
      const rounding = sumOf(/nearest/)
      const taxed = sumOf(/^(Taxable value|CGST|SGST|IGST)$/)
      if (paper.has.tax) expect(taxed + rounding).toBe(total)
      // Above the taxable value: from the rows to what is taxed, or to what is paid.
      const isSpread = paper.sums.some(({ label }) => label.startsWith('Items'))
      const above = isSpread ? sumOf(/^(Items|Discount|Freight)/) : paise(paper.value)
      if (isSpread) expect(sumOf(/^Items/)).toBe(paise(paper.value))
      const byRecipient = paise(paper.taxByRecipient[0]?.value ?? '0')
      if (!paper.has.tax) expect(above + rounding).toBe(total)
      else if (isSpread && chosen.prices === 'with-gst') expect(above).toBe(taxed + byRecipient)
      else expect(above).toBe(sumOf(/^Taxable value$/))
      expect(added(paper.taxByRecipient.slice(1).map(({ value }) => value))).toBe(byRecipient)
    }),
  )
})

describe('what a shop wants on its paper', () => {
  const shop = {
    logo: 'data:image/png;base64,AAAA',
    phone: ' +91 98250  12345 ',
    email: 'shop @example.in',
    bankAccount: '1234 5678 9012',
    ifsc: 'sbin0001234',
    terms: 'Goods once sold are not taken back.\n',
    upi: 'shop@bank',
  }

  it('is nothing where nothing was typed', () => {
    expect(paperOf()).toMatchObject({ logo: '', contact: [], bank: [], remarks: [] })
    expect(paperOf().hsn).toBeUndefined()
    expect(paperOf().facts.map(({ label }) => label)).toEqual(['Reverse charge'])
  })

  it('stands there as it was understood', () => {
    const { logo, contact, bank, remarks, payment } = paperOf({
      seller: shop,
      details: { note: ' Thank you. ' },
    })
    expect(logo).toBe(shop.logo)
    expect(contact).toEqual(['Phone +91 98250 12345', 'E-mail shop@example.in'])
    expect(bank).toEqual([
      { label: 'Bank account', value: '123456789012' },
      { label: 'IFSC', value: 'SBIN0001234' },
    ])
    expect(remarks).toEqual([
      { label: 'Note', value: 'Thank you.' },
      { label: 'Terms', value: 'Goods once sold are not taken back.' },
    ])
    expect(payment?.id).toBe('shop@bank')
  })

  it('is left out where it is switched off, but for what is said to this buyer', () => {
    const paper = paperOf({
      seller: { ...shop, letterhead: 'logo contact bank upi terms' },
      details: { note: 'Thank you.' },
    })
    expect(paper).toMatchObject({ logo: '', contact: [], bank: [] })
    expect(paper.payment).toBeUndefined()
    expect(paper.remarks).toEqual([{ label: 'Note', value: 'Thank you.' }])
  })

  it('has no bank on an estimate, which asks for no payment', () => {
    expect(paperOf({ seller: shop, details: { title: 'Estimate' } }).bank).toEqual([])
  })

  it('has the due date, the order and the vehicle among the facts', () => {
    const { facts } = paperOf({
      details: { dueDate: '2026-12-15', orderNumber: ' PO-7 ', vehicleNumber: 'GJ01AB1234' },
    })
    expect(facts.slice(1)).toEqual([
      { label: 'Due date', value: '15 Dec 2026' },
      { label: 'Order number', value: 'PO-7' },
      { label: 'Vehicle number', value: 'GJ01AB1234' },
    ])
  })
})

describe('the HSN summary', () => {
  const wanted = { letterhead: 'hsn' }

  it('adds up by code and rate, with what has no code at the end', () => {
    const { hsn } = paperOf({
      seller: wanted,
      rows: [
        ...items,
        { price: '10', rate: '18' },
        { hsn: ' 9608 ', price: '100', rate: '18' },
        { hsn: '9608', price: '100', rate: '5' },
        { hsn: '1', price: '0' },
      ],
    })
    expect(hsn).toEqual({
      heads: ['HSN/SAC', 'Taxable value', 'Rate', 'CGST', 'SGST', 'Total tax'],
      rows: [
        ['4820', '2,200.00', '0%', '0.00', '0.00', '0.00'],
        ['6601', '2,880.00', '5%', '72.00', '72.00', '144.00'],
        ['8414', '3,701.00', '18%', '333.09', '333.09', '666.18'],
        ['9608', '100.00', '5%', '2.50', '2.50', '5.00'],
        ['9608', '925.00', '18%', '83.25', '83.25', '166.50'],
        ['No code', '10.00', '18%', '0.90', '0.90', '1.80'],
      ],
      total: ['Total', '9,816.00', '', '491.74', '491.74', '983.48'],
    })
  })

  it('has one tax in another state, and none but on a tax invoice', () => {
    const { hsn } = paperOf({ seller: wanted, chosen: { buyer: 'another-state' } })
    expect(hsn?.heads).toEqual(['HSN/SAC', 'Taxable value', 'Rate', 'IGST', 'Total tax'])
    expect(paperOf().hsn).toBeUndefined()
    for (const title of ['Estimate', 'Bill of Supply'] as const) {
      expect(paperOf({ seller: wanted, details: { title } }).hsn).toBeUndefined()
    }
    expect(paperOf({ seller: wanted, rows: [] }).hsn).toBeUndefined()
  })

  it('comes to what the bill comes to, to the paisa, whatever is on it', () => {
    const row = fc.record({
      hsn: fc.constantFrom('', '6601', '8414', '9608'),
      quantity: fc.integer({ min: 1, max: 99 }).map(String),
      price: fc.integer({ min: 1, max: 999_999 }).map((paise) => (paise / 100).toFixed(2)),
      rate: fc.constantFrom('0', '0.25', '5', '18', '40'),
    })
    const chosen = fc.record({
      prices: fc.constantFrom('before-gst' as const, 'with-gst' as const),
      buyer: fc.constantFrom('same-state' as const, 'another-state' as const),
      discount: fc.constantFrom('', '7%', '1'),
      freight: fc.constantFrom('', '33.33'),
    })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), chosen, (rows, chosen) => {
        const { hsn, rates } = paperOf({ seller: wanted, rows, chosen })
        if (!hsn) {
          // The discount took everything.
          expect(rates.total[1]).toBe('0.00')
          return
        }
        for (const place of [1, 3, hsn.heads.length - 1]) {
          const column = hsn.rows.map((row) => row[place] ?? '')
          expect(added(column)).toBe(paise(hsn.total[place] ?? ''))
        }
        // The taxable value and the first tax, as in the tax by rate.
        expect(hsn.total[1]).toBe(rates.total[1])
        expect(hsn.total[3]).toBe(rates.total[3])
      }),
      {
        examples: [
          [
            [{ hsn: '', quantity: '1', price: '0.01', rate: '0' }],
            { prices: 'before-gst', buyer: 'same-state', discount: '1', freight: '' },
          ],
        ],
      },
    )
  })
})

describe('a credit note', () => {
  const note = {
    title: 'Credit Note',
    number: 'CN-001',
    againstNumber: 'INV-041',
    againstDate: '2026-10-05',
    reason: 'Goods returned',
    dueDate: '2026-12-15',
  } as const
  const seller = { name: 'Sharma Stores', upi: 'sharma@examplebank', bankAccount: '123456789012' }

  it('names its bill and its reason, and asks for no payment', () => {
    const paper = paperOf({ details: note, seller })
    expect(paper.title).toBe('Credit Note')
    expect(paper.against).toBe('Against bill INV-041 of 5 Oct 2026')
    expect(paper.facts).toEqual([{ label: 'Reason', value: 'Goods returned' }])
    expect(paper.due).toEqual({ label: 'Amount credited', value: paper.total.value })
    expect([paper.payment, paper.bank]).toEqual([undefined, []])
    expect(paper.hsn).toBeUndefined()
    expect(paperOf({ details: note, seller: { letterhead: 'hsn' } }).hsn).toBeDefined()
  })

  it('says reverse charge when it is on it', () => {
    const { facts, taxByRecipient } = paperOf({
      details: { ...note, reverseCharge: 'yes' },
      chosen: { isReverseCharge: true },
    })
    expect(facts[0]).toEqual({ label: 'Reverse charge', value: 'Yes' })
    expect(taxByRecipient.length).toBeGreaterThan(0)
  })

  it('says nothing of a bill that is not known, nor does a bill say it', () => {
    expect(paperOf({ details: { title: 'Credit Note' } }).against).toBe('')
    expect(paperOf({ details: { ...note, title: 'Tax Invoice' } }).against).toBe('')
  })
})

it('says that a bill is cancelled, and asks for no payment then', () => {
  const seller = { name: 'Sharma Stores', upi: 'sharma@examplebank', bankAccount: '123456789012' }
  const paper = paperOf({ details: { cancelledOn: '2026-11-15' }, seller })
  expect([paper.cancelled, paper.payment, paper.bank]).toEqual(['Cancelled', undefined, []])
  expect(paperOf({ seller }).cancelled).toBe('')
  expect(paperOf({ seller }).payment).toBeDefined()
})

describe('a bill of which something was paid', () => {
  const seller = { name: 'Sharma Stores', upi: 'sharma@examplebank', bankAccount: '123456789012' }
  const details = { number: 'A-1', date: '2026-11-15', buyerName: 'Asha' }
  const asked = { rows: [{ description: 'Umbrella', price: '240', rate: '18' }], seller, details }
  const paid = (amount: string, date = '2026-11-15'): Payment => ({
    ...noPayment,
    amount,
    date,
    how: 'upi',
  })

  it('says what was paid and credited, and asks for the balance alone, in its code too', () => {
    const { settled, due, total, payment } = paperOf({
      ...asked,
      payments: [paid('50', '2026-11-10'), paid('100')],
      credits: [
        { payable: decimalFrom('28.32'), payments: [], number: 'CN-001', date: '2026-11-20' },
      ],
    })
    expect(total.value).toBe('₹283.20')
    expect(settled?.lines).toEqual([
      { label: 'Advance of 10 Nov 2026 (UPI)', value: '-₹50.00' },
      { label: 'Paid on 15 Nov 2026 (UPI)', value: '-₹100.00' },
      { label: 'Credit note CN-001 of 20 Nov 2026', value: '-₹28.32' },
    ])
    expect(settled?.balance).toEqual({ label: 'Balance to pay', value: '₹104.88' })
    expect(due).toEqual(settled?.balance)
    expect(settled?.inFull).toBe('')
    expect(payment?.amount).toBe('₹104.88')
    expect(payment?.link).toContain('am=104.88&')
  })

  it('asks for nothing once it is paid in full, and says since when', () => {
    const paper = paperOf({ ...asked, payments: [paid('83.20', '2026-12-01'), paid('200')] })
    expect(paper.settled?.inFull).toBe('Paid in full on 1 Dec 2026')
    expect(paper.due).toEqual({ label: 'Balance to pay', value: '₹0.00' })
    expect([paper.payment, paper.bank]).toEqual([undefined, []])
    const undated = paperOf({ ...asked, payments: [paid('283.20', '')] })
    expect(undated.settled?.inFull).toBe('Paid in full')
    expect(undated.settled?.lines[0]?.label).toBe('Paid (UPI)')
  })

  it('says what is to be given back where it is credited after it was paid', () => {
    const credits = [{ payable: decimalFrom(118), payments: [], number: 'CN-001' }]
    const { settled, payment } = paperOf({ ...asked, payments: [paid('283.20')], credits })
    expect(settled?.balance).toEqual({ label: 'To be given back', value: '₹118.00' })
    expect([settled?.inFull, payment]).toEqual(['', undefined])
  })

  it('adds many payments up', () => {
    const payments = Array.from({ length: 9 }, () => paid('10'))
    expect(paperOf({ ...asked, payments }).settled?.lines).toEqual([
      { label: 'Paid, 9 payments', value: '-₹90.00' },
    ])
  })

  it('says none of this where nothing was, nor on an estimate, nor where it is cancelled', () => {
    expect(paperOf(asked).settled).toBeUndefined()
    expect(paperOf(asked).due).toEqual({ label: 'Amount to pay', value: '₹283.20' })
    for (const other of [{ title: 'Estimate' as const }, { cancelledOn: '2026-11-16' }]) {
      const paper = paperOf({
        ...asked,
        details: { ...details, ...other },
        payments: [paid('100')],
      })
      expect([paper.settled, paper.payment]).toEqual([undefined, undefined])
    }
  })
})
