import {
  absolute,
  type Decimal,
  decimalFrom,
  multiply,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { readNumber } from '../../../core/money/parse'
import { readGstin } from '../../../core/states/gstin'
import { splitPrice, splitQuantity } from '../../../core/tables/number-with-unit'
import { xmlScanner } from '../../../ui/tables/workbook/xml-scanner'
import { isOverTheCounter, kindOfRow, saysYes } from './kinds'
import { noFigures, type OldBill, type OldLine, type OldReading, type PassedRow } from './old-bill'
import { placeIn } from './places'
import { oldBillsWords } from './words'
import { lineAt, rateFrom, sumLines, taxAt } from './work-out'

/** A tag with what stands in it: its text, or others of its kind. */
type Node = { readonly name: string; text: string; readonly children: Node[] }

/** Of other tags nothing is needed: masters stand before the vouchers, and are many. */
const VOUCHER = 'VOUCHER'
/** XML readers stop at these; Tally writes them before `Not Applicable`. */
const CONTROLS = /&#(?:x?0*(?:[0-8]|1[0-9]|2[0-9]|3[01]|[b-f]));/gi

/** All vouchers of an export of Tally. */
function vouchersIn(xml: string): readonly Node[] {
  const vouchers: Node[] = []
  const open: Node[] = []
  const finds = {
    isTextWanted: false,
    open(name: string) {
      if (open.length === 0 && name !== VOUCHER) return
      const node: Node = { name, text: '', children: [] }
      open.at(-1)?.children.push(node)
      open.push(node)
      finds.isTextWanted = true
    },
    close() {
      const node = open.pop()
      if (node?.name === VOUCHER && open.length === 0) {
        vouchers.push(node)
        finds.isTextWanted = false
      }
    },
    text(text: string) {
      const node = open.at(-1)
      if (node) node.text += text
    },
  }
  xmlScanner(finds).take(xml.replace(CONTROLS, ''))
  return vouchers
}

const textOf = (node: Node | undefined, name: string): string =>
  node?.children.find((child) => child.name === name)?.text.trim() ?? ''

const listOf = (node: Node, ...names: readonly string[]): readonly Node[] =>
  node.children.filter(({ name }) => names.includes(name))

const amountOf = (node: Node): Decimal => readNumber(textOf(node, 'AMOUNT')).value

/** @example dayOf('20261003') // '2026-10-03' */
const dayOf = (text: string): string => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

/** The rate of an item: IGST, or twice CGST. */
function rateOf(item: Node): Decimal | undefined {
  const rates = new Map(
    listOf(item, 'RATEDETAILS.LIST').map((detail) => [
      textOf(detail, 'GSTRATEDUTYHEAD').toUpperCase(),
      readNumber(textOf(detail, 'GSTRATE')),
    ]),
  )
  const [igst, cgst] = [rates.get('IGST'), rates.get('CGST')]
  if (igst && igst.value > 0n) return igst.value
  if (cgst && cgst.value > 0n) return multiply(cgst.value, decimalFrom(2))
  return igst || cgst ? zero : undefined
}

type Ledgers = { igst: Decimal; cgst: Decimal; sgst: Decimal; roundOff: Decimal; sales: Decimal }

/** Reads the vouchers of sales of an export of Tally, its Day Book. */
export function readTallyXml(xml: string): OldReading {
  const bills: OldBill[] = []
  const passed: PassedRow[] = []
  let ownGstin = ''
  for (const [index, voucher] of vouchersIn(xml).entries()) {
    const kind = textOf(voucher, 'VOUCHERTYPENAME')
    const [number, party] = [textOf(voucher, 'VOUCHERNUMBER'), textOf(voucher, 'PARTYLEDGERNAME')]
    const isCancelled = saysYes(textOf(voucher, 'ISCANCELLED'))
    const date = dayOf(textOf(voucher, 'DATE'))
    const row = index + 1
    const entries = listOf(voucher, 'LEDGERENTRIES.LIST', 'ALLLEDGERENTRIES.LIST')
    const partyEntry = entries.find((entry) => saysYes(textOf(entry, 'ISPARTYLEDGER')))
    const total = partyEntry && amountOf(partyEntry)
    const pass = (reason: string) =>
      passed.push({
        row,
        text: [kind, number, party].filter(Boolean).join(', '),
        reason,
        total: total && absolute(total),
      })
    ownGstin ||= readGstin(textOf(voucher, 'CMPGSTIN')).gstin
    const what = kindOfRow(kind, '')
    if (what === 'purchase') pass(oldBillsWords.reasons.purchase)
    else if (what === 'other' || what === 'draft' || saysYes(textOf(voucher, 'ISOPTIONAL'))) {
      pass(oldBillsWords.reasons.other(kind))
    } else if (number === '') pass(oldBillsWords.reasons.noNumber)
    else {
      const isNote = what === 'credit-note'
      const worked = isCancelled ? undefined : amountsOf(voucher, entries, total, isNote)
      if (worked === 'below zero') {
        pass(oldBillsWords.reasons.belowZero)
        continue
      }
      const gstin = readGstin(textOf(voucher, 'PARTYGSTIN')).gstin
      const isCounter = isOverTheCounter(party)
      bills.push({
        row,
        isNote,
        isCancelled,
        number,
        date,
        party: isCounter ? '' : party,
        gstin,
        place: placeIn(textOf(voucher, 'PLACEOFSUPPLY')),
        isBetweenStates: worked !== undefined && worked.figures.igst !== zero,
        isSupplyBill: false,
        isReverse: false,
        lines: worked?.lines ?? [],
        figures: worked?.figures ?? noFigures,
        paid: undefined,
        paidOn: '',
        way: '',
        dueDate: '',
        against: '',
      })
    }
  }
  return {
    bills,
    passed,
    ownGstin,
    asks: { day: undefined, withoutTax: 0, unplaced: [], amounts: false },
    foot: undefined,
  }
}

/** What a voucher comes to: a sale stands below zero for the party, and above it for what was sold. */
function amountsOf(
  voucher: Node,
  entries: readonly Node[],
  total: Decimal | undefined,
  isNote: boolean,
) {
  const signed = (amount: Decimal) => (isNote ? subtract(zero, amount) : amount)
  const ledgers: Ledgers = { igst: zero, cgst: zero, sgst: zero, roundOff: zero, sales: zero }
  const add = (use: keyof Ledgers, amount: Decimal) => {
    ledgers[use] = sum(ledgers[use], signed(amount))
  }
  for (const entry of entries) {
    if (saysYes(textOf(entry, 'ISPARTYLEDGER'))) continue
    const name = textOf(entry, 'LEDGERNAME')
    const isSales = /sale/i.test(name)
    if (!isSales && /\bigst\b|integrated/i.test(name)) add('igst', amountOf(entry))
    else if (!isSales && /\bcgst\b|central/i.test(name)) add('cgst', amountOf(entry))
    else if (!isSales && /\b(?:sgst|utgst)\b|state tax/i.test(name)) add('sgst', amountOf(entry))
    else if (/round/i.test(name)) add('roundOff', amountOf(entry))
    else if (isSales) add('sales', amountOf(entry))
  }
  const inventory = listOf(voucher, 'ALLINVENTORYENTRIES.LIST', 'INVENTORYENTRIES.LIST')
  const isBetween = ledgers.igst !== zero
  const items = inventory.map((item): OldLine => {
    const taxable = signed(amountOf(item))
    const rate = rateOf(item) ?? (ledgers.igst + ledgers.cgst === 0n ? zero : undefined)
    const tax = rate === undefined ? zero : taxAt(taxable, rate, false)
    const half = (tax / 2n) as Decimal
    const quantity = splitQuantity(textOf(item, 'BILLEDQTY') || textOf(item, 'ACTUALQTY'))
    const price = splitPrice(textOf(item, 'RATE'))
    return {
      description: textOf(item, 'STOCKITEMNAME'),
      hsn: textOf(item, 'GSTHSNNAME'),
      quantity: quantity.number.replace(/^-/, ''),
      unit: quantity.unit || price.unit,
      price: price.number,
      rate,
      taxable,
      igst: isBetween ? tax : zero,
      cgst: isBetween ? zero : half,
      sgst: isBetween ? zero : half,
    }
  })
  const tax = sum(ledgers.igst, ledgers.cgst, ledgers.sgst)
  const ofSales = lineAt(rateFrom(ledgers.sales, tax), { ...ledgers, taxable: ledgers.sales })
  const lines = items.length > 0 ? items : [ofSales]
  if (lines.some(({ taxable }) => taxable < 0n)) return 'below zero' as const
  const { taxable } = sumLines(lines)
  const whole = total === undefined ? sum(taxable, tax, ledgers.roundOff) : absolute(total)
  return {
    lines,
    figures: {
      taxable,
      igst: ledgers.igst,
      cgst: ledgers.cgst,
      sgst: ledgers.sgst,
      roundOff: ledgers.roundOff,
      other: subtract(whole, sum(taxable, tax, ledgers.roundOff)),
      total: whole,
    },
  }
}
