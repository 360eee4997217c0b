import { type Currency, unitOf } from '../../../../core/currencies'
import {
  type Decimal,
  decimalFrom,
  divide,
  subtract,
  sum,
  toDigits,
  toFixed,
  zero,
} from '../../../../core/decimal'
import { countOf, formatMoney, formatNumber } from '../../../../core/format'
import { groupDigits } from '../../../../core/group-digits'
import { amountInWords } from '../../../../core/language/amount-in-words'
import { sayShortDate } from '../../../../core/language/dates'
import { type BillLine, type BillResults, billTaxes } from '../compute'
import {
  type BillDetails,
  type BillTitle,
  buyerState,
  placeOfSupply,
  sayState,
  stateOf,
  titleOf,
} from '../details'
import { type Bill, type BillRow, isBlankRow, isUnread, unitIn } from '../inputs'
import type { Seller } from '../seller'
import { sayPrice } from '../sentences'
import {
  isPrinted,
  readAccount,
  readEmail,
  readIfsc,
  readPhone,
  readUpi,
  upiLink,
} from './letterhead'
import { hsnTable } from './sentences'

/** Every text on a printed bill. Print and PDF both draw it, so that they are the same. */
export type BillPaper = {
  readonly title: BillTitle
  /** A sentence under the title that the law requires. */
  readonly statement: string | undefined
  readonly number: string
  readonly date: string
  readonly seller: PaperParty
  /** A picture as a data URL; blank is none. */
  readonly logo: string
  /** Phone and e-mail of the seller, line by line. */
  readonly contact: readonly string[]
  readonly buyer: PaperParty | undefined
  readonly deliveryAddress: string
  /** Place of supply, reverse charge, due date and the like, where there is something to say. */
  readonly facts: readonly PaperFact[]
  readonly heads: {
    /** @example 'Price before GST' */
    readonly price: string
    /** @example 'Taxable value' */
    readonly value: string
  }
  readonly items: readonly PaperItem[]
  /** Which columns have anything in them. */
  readonly has: {
    readonly hsn: boolean
    readonly discount: boolean
    /** Neither rates nor taxes on a bill of supply. */
    readonly tax: boolean
    /** The amount of a row, where prices include GST. */
    readonly amount: boolean
  }
  /** Says on receipts, which have no heads, that prices include GST. */
  readonly priceNote: string | undefined
  /** @example '4 items' */
  readonly count: string
  /** The sum of the rows, below `heads.value`, and below the amounts where these stand there. */
  readonly value: string
  readonly amount: string
  /** Says how a discount or freight on the whole bill gets into the tax. */
  readonly note: string | undefined
  /** The tax at each rate: `heads`, `rows` and `total` have the same columns. */
  readonly rates: PaperTable
  /** The tax by HSN code and rate, in the shape of `rates`, where it is wanted. */
  readonly hsn: PaperTable | undefined
  /** The lines above the total. */
  readonly sums: readonly PaperFact[]
  readonly total: PaperFact
  /** On reverse charge: the tax that the recipient pays, no part of the total, and its parts. */
  readonly taxByRecipient: readonly PaperFact[]
  readonly words: string
  readonly payment: PaperPayment | undefined
  /** The bank account. */
  readonly bank: readonly PaperFact[]
  /** The note to this buyer, and the terms of the seller. */
  readonly remarks: readonly PaperFact[]
}

export type PaperTable = {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly total: readonly string[]
}

export type PaperFact = { readonly label: string; readonly value: string }

export type PaperParty = {
  readonly name: string
  /** Line by line. */
  readonly address: string
  readonly gstin: string
  /** @example '24 Gujarat' */
  readonly state: string
}

export type PaperItem = {
  readonly number: string
  /** May have several lines. */
  readonly description: string
  readonly hsn: string
  /** With its unit. */
  readonly quantity: string
  readonly price: string
  /** A percentage or an amount; blank where there is none. */
  readonly discount: string
  /** @example '18%' */
  readonly rate: string
  readonly value: string
  readonly amount: string
}

export type PaperPayment = {
  readonly payee: string
  readonly id: string
  readonly amount: string
  readonly note: string
  /** What the code says. */
  readonly link: string
}

export type PaperParts = {
  readonly bill: Bill
  readonly results: BillResults
  readonly details: BillDetails
  readonly seller: Seller
  readonly currency: Currency
}

const two = decimalFrom(2)
const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies'

export function billPaper({ bill, results, details, seller, currency }: PaperParts): BillPaper {
  const { sums, rates, discount, freight, taxByRecipient, rupeeRoundOff, payable } = results
  const sellerState = stateOf(seller.state, seller.gstin)
  const taxes = billTaxes(bill, sellerState)
  const title = titleOf(details, seller)
  const isWithGst = bill.isTaxed && bill.prices === 'with-gst'
  const money = (value: Decimal) => formatMoney(value, currency.symbol, 2)
  const filled = bill.rows.flatMap((row, index) => {
    const line = results.lines[index]
    return line && !isBlankRow(row) ? [{ row, line }] : []
  })
  const buyer = {
    name: details.buyerName.trim(),
    address: details.buyerAddress.trim(),
    gstin: details.buyerGstin,
    state: sayState(buyerState(details)),
  }
  const place = sayState(placeOfSupply(details))
  const isSpread = discount !== zero || freight !== zero
  // Rows show their own value: discount and freight on the whole bill are below them.
  const ownValue = (line: BillLine) => (isSpread ? line.amount : line.original)
  const values = sum(...filled.map(({ line }) => ownValue(line)))
  const taxLines = taxes.map(({ name, of }) => ({ label: name, value: money(of(sums)) }))

  return {
    title,
    statement:
      seller.scheme === 'composition' && title === 'Bill of Supply' ? COMPOSITION : undefined,
    number: details.number.trim(),
    date: sayShortDate(details.date),
    seller: {
      name: seller.name.trim(),
      address: seller.address.trim(),
      gstin: seller.gstin,
      state: sayState(sellerState),
    },
    logo: isPrinted(seller, 'logo') ? seller.logo : '',
    contact: isPrinted(seller, 'contact') ? contactOf(seller) : [],
    buyer: Object.values(buyer).some(Boolean) ? buyer : undefined,
    deliveryAddress: details.deliveryAddress.trim(),
    facts: [
      ...(place ? [{ label: 'Place of supply', value: place }] : []),
      ...(title === 'Tax Invoice'
        ? [{ label: 'Reverse charge', value: details.reverseCharge === 'yes' ? 'Yes' : 'No' }]
        : []),
      ...filledIn([
        { label: 'Due date', value: sayShortDate(details.dueDate) },
        { label: 'Order number', value: details.orderNumber },
        { label: 'Vehicle number', value: details.vehicleNumber },
      ]),
    ],
    heads: {
      price: bill.isTaxed ? `Price ${isWithGst ? 'with' : 'before'} GST` : 'Price',
      value: bill.isTaxed ? valueHead(isSpread, isWithGst) : 'Amount',
    },
    items: filled.map(({ row, line }, index) => ({
      number: String(index + 1),
      description: row.description.trim(),
      hsn: row.hsn.trim(),
      // A text that is no number is printed as it was typed, not as 0.
      quantity: isUnread(line.problems.quantity)
        ? row.quantity.trim()
        : [groupDigits(toDigits(line.quantity)), unitIn(row)].join(' ').trim(),
      price: isUnread(line.problems.price) ? row.price.trim() : sayPrice(line.price),
      discount: isUnread(line.problems.discount) ? row.discount.trim() : sayDiscount(row, line),
      rate: isUnread(line.problems.rate) ? row.rate.trim() : `${groupDigits(toDigits(line.rate))}%`,
      value: isUnknown(line) ? UNKNOWN : formatNumber(ownValue(line), 2),
      amount: isUnknown(line) ? UNKNOWN : formatNumber(line.total, 2),
    })),
    has: {
      hsn: filled.some(({ row }) => row.hsn.trim()),
      discount: filled.some(
        ({ line }) => line.discount !== zero || isUnread(line.problems.discount),
      ),
      tax: bill.isTaxed,
      amount: isWithGst && !isSpread && !bill.isReverseCharge,
    },
    priceNote: isWithGst
      ? notesOnPrices[bill.isReverseCharge && !isSpread ? 'price' : 'both']
      : undefined,
    count: countOf(filled.length, 'item'),
    value: money(values),
    amount: money(sums.total),
    note: isSpread && bill.isTaxed ? noteOfSpread(discount, freight) : undefined,
    rates: {
      heads: ['Tax by rate', 'Taxable value', ...taxes.flatMap(({ name }) => [`${name} %`, name])],
      rows: rates.map((rate) => [
        `${groupDigits(toDigits(rate.rate))}%`,
        formatNumber(rate.original, 2),
        ...taxes.flatMap(({ of }) => [
          `${groupDigits(toDigits(taxes.length === 2 ? half(rate.rate) : rate.rate))}%`,
          formatNumber(of(rate), 2),
        ]),
      ]),
      total: [
        'Total',
        formatNumber(sums.original, 2),
        ...taxes.flatMap(({ of }) => ['', formatNumber(of(sums), 2)]),
      ],
    },
    hsn:
      isPrinted(seller, 'hsn') && title === 'Tax Invoice' && bill.isTaxed
        ? hsnTable(
            filled.map(({ row, line }) => ({ hsn: row.hsn.trim(), line })),
            taxes,
          )
        : undefined,
    sums: [
      ...(isSpread
        ? [{ label: isWithGst ? 'Items with GST' : 'Items', value: money(values) }]
        : []),
      ...(discount === zero
        ? []
        : [{ label: 'Discount on the bill', value: money(subtract(zero, discount)) }]),
      ...(freight === zero ? [] : [{ label: 'Freight', value: money(freight) }]),
      ...(bill.isTaxed ? [{ label: 'Taxable value', value: money(sums.original) }] : []),
      ...(bill.isReverseCharge ? [] : taxLines),
      ...(bill.toNearestRupee
        ? [{ label: `To the nearest ${unitOf(currency)}`, value: money(rupeeRoundOff) }]
        : []),
    ],
    total: { label: 'Total Amount', value: money(payable) },
    taxByRecipient: bill.isReverseCharge
      ? [{ label: 'Tax payable by the recipient', value: money(taxByRecipient) }, ...taxLines]
      : [],
    words: amountInWords(payable, currency.code),
    payment: isPrinted(seller, 'upi')
      ? paymentOf({ seller, title, details, currency, payable })
      : undefined,
    // An estimate asks for no payment.
    bank: isPrinted(seller, 'bank') && title !== 'Estimate' ? bankOf(seller) : [],
    remarks: filledIn([
      { label: 'Note', value: details.note },
      { label: 'Terms', value: isPrinted(seller, 'terms') ? seller.terms : '' },
    ]),
  }
}

const filledIn = (facts: readonly PaperFact[]): readonly PaperFact[] =>
  facts.map((fact) => ({ ...fact, value: fact.value.trim() })).filter(({ value }) => value)

const contactOf = ({ phone, email }: Seller): readonly string[] =>
  filledIn([
    { label: 'Phone', value: readPhone(phone).text },
    { label: 'E-mail', value: readEmail(email).text },
  ]).map(({ label, value }) => `${label} ${value}`)

const bankOf = ({ bankAccount, ifsc }: Seller): readonly PaperFact[] =>
  filledIn([
    { label: 'Bank account', value: readAccount(bankAccount).text },
    { label: 'IFSC', value: readIfsc(ifsc).text },
  ])

const half = (rate: Decimal) => divide(rate, two)

/** Where a value would be, if price and quantity could be read. */
const UNKNOWN = '–'

const isUnknown = ({ problems }: BillLine) =>
  isUnread(problems.quantity) || isUnread(problems.price)

/** A percentage as it was typed, or an amount; nothing where there is none. One that is too high is shown as the amount that counts. */
function sayDiscount(row: BillRow, { discount, problems }: BillLine): string {
  if (discount === zero) return ''
  const typed = row.discount.trim()
  return typed.endsWith('%') && !problems.discount ? typed : formatNumber(discount, 2)
}

/** The payment of the UPI code: only in rupees, and not for an estimate. */
export function paymentOf(asked: {
  seller: Seller
  title: BillTitle
  details: BillDetails
  currency: Currency
  payable: Decimal
}): PaperPayment | undefined {
  const { seller, title, details, currency, payable } = asked
  const { id, problem } = readUpi(seller.upi)
  if (!id || problem || title === 'Estimate' || currency.code !== 'INR' || payable <= 0n) {
    return undefined
  }
  const payee = seller.name.trim()
  const note = ['Bill', details.number.trim()].join(' ').trim()
  return {
    payee,
    id,
    amount: formatMoney(payable, currency.symbol, 2),
    note,
    link: upiLink({ id, payee, amount: toFixed(payable, 2), note }),
  }
}

const notesOnPrices = {
  both: 'Prices and amounts are with GST.',
  price: 'Prices are with GST, amounts before it.',
}

/** What stands above the values of the rows, where the bill has tax. */
function valueHead(isSpread: boolean, isWithGst: boolean): string {
  if (!isSpread) return 'Taxable value'
  return isWithGst ? 'Value with GST' : 'Value'
}

function noteOfSpread(discount: Decimal, freight: Decimal): string {
  const names = [
    ...(discount === zero ? [] : ['discount']),
    ...(freight === zero ? [] : ['freight']),
  ].join(' and ')
  return `The tax is on the values with their share of the ${names} on the bill.`
}
