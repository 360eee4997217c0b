import type { Currency } from '../../../core/money/currencies'
import {
  type Decimal,
  decimalFrom,
  divide,
  subtract,
  sum,
  toDigits,
  toFixed,
  zero,
} from '../../../core/money/decimal'
import { formatMoney, formatNumber } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { type BillLine, type BillResults, billTaxes } from '../../books/bill/compute'
import {
  type BillDetails,
  type BillTitle,
  buyerState,
  type CreditReason,
  isCancelled,
  placeOfSupply,
  stateOf,
  titleOf,
} from '../../books/bill/details'
import {
  type Bill,
  type BillRow,
  isBelowZero,
  isBlankRow,
  isUnread,
  unitIn,
} from '../../books/bill/inputs'
import type { Seller } from '../../books/bill/seller'
import type { Settlement } from '../../books/bill/settlement'
import { readUpi, upiLink } from '../../books/upi/upi'
import { sayPrice } from '../sentences'
import { isPrinted, readAccount, readEmail, readIfsc, readPhone } from './letterhead'
import type { PaperWords } from './paper-words.en'
import { hsnTable, type PaperFact, type PaperParty, type PaperTable } from './sentences'
import { type PaperSettlement, settledOnPaper } from './settled'

/** Every text on a printed bill. Print and PDF both draw it, so that they are the same. */
export type BillPaper = {
  /** The words of its language, for what is not said here. */
  readonly say: PaperWords
  readonly kind: BillTitle
  readonly title: string
  /** A sentence under the title that the law requires. */
  readonly statement: string | undefined
  readonly number: string
  readonly date: string
  /** On a credit note: the bill that it is on. */
  readonly against: string
  /** Stands across every sheet of a cancelled bill; blank on others. */
  readonly cancelled: string
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
  /** The same beside the buyer, with what is to do about it: what is left, where some of it was paid. */
  readonly due: PaperFact
  /** What was paid, credited and is left; none where nothing was. */
  readonly settled: PaperSettlement | undefined
  /** On reverse charge: the tax that the recipient pays, no part of the total, and its parts. */
  readonly taxByRecipient: readonly PaperFact[]
  readonly words: string
  readonly payment: PaperPayment | undefined
  /** The bank account. */
  readonly bank: readonly PaperFact[]
  /** The note to this buyer, and the terms of the seller. */
  readonly remarks: readonly PaperFact[]
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
  readonly settlement: Settlement
}

const two = decimalFrom(2)

/** The paper of a bill in the language of the words. */
export function billPaper(parts: PaperParts, say: PaperWords): BillPaper {
  const { bill, results, details, seller, currency, settlement } = parts
  const { sums, rates, discount, freight, taxByRecipient, rupeeRoundOff, payable } = results
  const sellerState = stateOf(seller.state, seller.gstin)
  const taxes = billTaxes(bill, sellerState)
  const kind = titleOf(details, seller)
  const isWithGst = bill.isTaxed && bill.prices === 'with-gst'
  const sayState = (code: string | undefined) => stateIn(say, code)
  const money = (value: Decimal) => formatMoney(value, currency.symbol, 2)
  const filled = bill.rows.flatMap((row, index) => {
    const line = results.lines[index]
    // A row that is refused stands on no paper.
    return line && !isBlankRow(row) && !isBelowZero(line.problems) ? [{ row, line }] : []
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
  const settled = settledOnPaper(settlement, say, money)

  return {
    say,
    kind,
    title: say.titles[kind],
    statement:
      seller.scheme === 'composition' && kind === 'Bill of Supply' ? say.composition : undefined,
    number: details.number.trim(),
    date: say.date(details.date),
    against:
      kind === 'Credit Note' && (details.againstNumber || details.againstDate)
        ? say.against(details.againstNumber, say.date(details.againstDate))
        : '',
    cancelled: isCancelled(details) ? say.cancelled : '',
    seller: {
      name: seller.name.trim(),
      address: seller.address.trim(),
      gstin: seller.gstin,
      state: sayState(sellerState),
    },
    logo: isPrinted(seller, 'logo') ? seller.logo : '',
    contact: isPrinted(seller, 'contact') ? contactOf(seller, say) : [],
    buyer: Object.values(buyer).some(Boolean) ? buyer : undefined,
    deliveryAddress: details.deliveryAddress.trim(),
    facts: [
      ...(place ? [{ label: say.labels.placeOfSupply, value: place }] : []),
      ...(kind === 'Tax Invoice' || (kind === 'Credit Note' && bill.isReverseCharge)
        ? [{ label: say.labels.reverseCharge, value: say.reverseCharge[details.reverseCharge] }]
        : []),
      ...filledIn([
        { label: say.labels.reason, value: kind === 'Credit Note' ? reasonIn(say, details) : '' },
        {
          label: say.labels.dueDate,
          value: kind === 'Credit Note' ? '' : say.date(details.dueDate),
        },
        { label: say.labels.orderNumber, value: details.orderNumber },
        { label: say.labels.vehicleNumber, value: details.vehicleNumber },
      ]),
    ],
    heads: {
      price: say.heads[priceHead(bill)],
      value: say.heads[bill.isTaxed ? valueHead(isSpread, isWithGst) : 'amount'],
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
      ? say.priceNotes[bill.isReverseCharge && !isSpread ? 'price' : 'both']
      : undefined,
    count: say.items(filled.length),
    value: money(values),
    amount: money(sums.total),
    note: isSpread && bill.isTaxed ? say.spreadNotes[spreadParts(discount, freight)] : undefined,
    rates: {
      heads: [
        say.heads.taxByRate,
        say.heads.taxableValue,
        ...taxes.flatMap(({ name }) => [`${name} %`, name]),
      ],
      rows: rates.map((rate) => [
        `${groupDigits(toDigits(rate.rate))}%`,
        formatNumber(rate.original, 2),
        ...taxes.flatMap(({ of }) => [
          `${groupDigits(toDigits(taxes.length === 2 ? half(rate.rate) : rate.rate))}%`,
          formatNumber(of(rate), 2),
        ]),
      ]),
      total: [
        say.heads.total,
        formatNumber(sums.original, 2),
        ...taxes.flatMap(({ of }) => ['', formatNumber(of(sums), 2)]),
      ],
    },
    hsn:
      isPrinted(seller, 'hsn') && (kind === 'Tax Invoice' || kind === 'Credit Note') && bill.isTaxed
        ? hsnTable(
            filled.map(({ row, line }) => ({ hsn: row.hsn.trim(), line })),
            taxes,
            say,
          )
        : undefined,
    sums: [
      ...(isSpread
        ? [{ label: say.labels[isWithGst ? 'itemsWithGst' : 'items'], value: money(values) }]
        : []),
      ...(discount === zero
        ? []
        : [{ label: say.labels.discountOnBill, value: money(subtract(zero, discount)) }]),
      ...(freight === zero ? [] : [{ label: say.labels.freight, value: money(freight) }]),
      ...(bill.isTaxed ? [{ label: say.labels.taxableValue, value: money(sums.original) }] : []),
      ...(bill.isReverseCharge ? [] : taxLines),
      ...(bill.toNearestRupee
        ? [{ label: roundingIn(say, currency), value: money(rupeeRoundOff) }]
        : []),
    ],
    total: { label: say.labels.totalAmount, value: money(payable) },
    due: settled?.balance ?? { label: say.labels[dueLabel[kind]], value: money(payable) },
    settled,
    taxByRecipient: bill.isReverseCharge
      ? [{ label: say.labels.taxByRecipient, value: money(taxByRecipient) }, ...taxLines]
      : [],
    words: say.amountInWords(payable, currency.code),
    payment: isPrinted(seller, 'upi')
      ? paymentOf({
          seller,
          kind,
          details,
          currency,
          toPay: settlement.toPay,
          sayBill: say.payment.bill,
        })
      : undefined,
    bank:
      isPrinted(seller, 'bank') && asksForPayment(kind, details) && !settlement.isPaidInFull
        ? bankOf(seller, say)
        : [],
    remarks: filledIn([
      { label: say.labels.note, value: details.note },
      { label: say.labels.terms, value: isPrinted(seller, 'terms') ? seller.terms : '' },
    ]),
  }
}

const dueLabel = {
  'Tax Invoice': 'amountToPay',
  'Bill of Supply': 'amountToPay',
  Estimate: 'totalAmount',
  'Credit Note': 'amountCredited',
} as const satisfies Record<BillTitle, keyof PaperWords['labels']>

/** Neither an estimate nor a credit note, nor what was cancelled. */
const asksForPayment = (kind: BillTitle, details: BillDetails): boolean =>
  kind !== 'Estimate' && kind !== 'Credit Note' && !isCancelled(details)

/** In the words of the paper; another text as it was stored. */
const reasonIn = ({ reasons }: PaperWords, { reason }: BillDetails): string =>
  reasons[reason as CreditReason] ?? reason

const filledIn = (facts: readonly PaperFact[]): readonly PaperFact[] =>
  facts.map((fact) => ({ ...fact, value: fact.value.trim() })).filter(({ value }) => value)

const contactOf = ({ phone, email }: Seller, { labels }: PaperWords): readonly string[] =>
  filledIn([
    { label: labels.phone, value: readPhone(phone).text },
    { label: labels.email, value: readEmail(email).text },
  ]).map(({ label, value }) => `${label} ${value}`)

const bankOf = ({ bankAccount, ifsc }: Seller, { labels }: PaperWords): readonly PaperFact[] =>
  filledIn([
    { label: labels.bankAccount, value: readAccount(bankAccount).text },
    { label: labels.ifsc, value: readIfsc(ifsc).text },
  ])

/** @example stateIn(paperWords, '24') // '24 Gujarat' */
function stateIn({ states }: PaperWords, code = ''): string {
  const name = states[code]
  return name ? `${code} ${name}` : ''
}

const roundingIn = ({ toTheNearest }: PaperWords, { code }: Currency): string =>
  toTheNearest[code as keyof PaperWords['toTheNearest']]

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

/** The payment of the UPI code: only in rupees, and of what is left to pay. */
export function paymentOf(asked: {
  seller: Seller
  kind: BillTitle
  details: BillDetails
  currency: Currency
  toPay: Decimal
  /** What the payment is for. */
  sayBill: PaperWords['payment']['bill']
}): PaperPayment | undefined {
  const { seller, kind, details, currency, toPay, sayBill } = asked
  const { id, problem } = readUpi(seller.upi)
  if (!id || problem || currency.code !== 'INR' || toPay <= 0n) return undefined
  if (!asksForPayment(kind, details)) return undefined
  const payee = seller.name.trim()
  const number = details.number.trim()
  return {
    payee,
    id,
    amount: formatMoney(toPay, currency.symbol, 2),
    note: sayBill(number),
    // In Latin letters, whatever the language: not every app takes others.
    link: upiLink({
      id,
      payee,
      amount: toFixed(toPay, 2),
      note: ['Bill', number].join(' ').trim(),
    }),
  }
}

type Head = keyof PaperWords['heads']

function priceHead({ isTaxed, prices }: Bill): Head {
  if (!isTaxed) return 'price'
  return prices === 'with-gst' ? 'priceWithGst' : 'priceBeforeGst'
}

/** What stands above the values of the rows, where the bill has tax. */
function valueHead(isSpread: boolean, isWithGst: boolean): Head {
  if (!isSpread) return 'taxableValue'
  return isWithGst ? 'valueWithGst' : 'value'
}

/** What is spread over the rows. */
function spreadParts(discount: Decimal, freight: Decimal): keyof PaperWords['spreadNotes'] {
  if (freight === zero) return 'discount'
  return discount === zero ? 'freight' : 'both'
}
