import { one } from '../../../core/money/decimal'
import { isRead, readAmount, readNumber } from '../../../core/money/parse'
import { daysFrom } from '../../../core/time/calendar'
import { inSteps, type Pace } from '../../../ui/worker/pacing'
import { sortInSteps } from '../../../ui/worker/sort-in-steps'
import { parseBands } from '../../market/read-inputs'
import type { FindingCode, FindingRow, FindingSum, Paise, Settings } from '../messages'
import type { Joined } from './join'
import type { Order } from './order'
import { multiplyDivide } from './rounding'
import type { SkuSums } from './skus'

/** A finding, and the order that it is about. */
export type Finding = Omit<FindingRow, 'order'> & { readonly of: Order | undefined }

/** An unpaid order that is older is named first. */
const OLD_DAYS = 30

/** The pieces of an invoice are each rounded: so far its tax may be from that of the rate. */
const TAX_TOLERANCE: Paise = 5

/** In the order of the page. */
export const findingCodes: readonly FindingCode[] = [
  'order-unpaid',
  'payment-without-order',
  'sum',
  'fee-differs',
  'refund-without-return',
  'return-not-settled',
  'lost-uncompensated',
  'return-below-zero',
  'tax-differs',
  'cost-missing',
]

type Band = {
  /** Nothing above the last price. */
  readonly upTo: Paise | undefined
  /** In ten thousandths of a percent. */
  readonly commission: number
  readonly fixedFee: Paise
}

const paiseOf = (text: string): Paise => {
  const reading = readAmount(text)
  return isRead(reading) ? Number(reading.value / (one / 100n)) : 0
}

/** A fee card as numbers; nothing where it is blank. */
function readCard(card: string): readonly Band[] | undefined {
  if (card === '') return undefined
  return parseBands(card).map(({ upTo, commission, fixedFee }) => {
    const percent = readNumber(commission)
    return {
      upTo: upTo.trim() === '' ? undefined : paiseOf(upTo),
      commission: isRead(percent) ? Number(percent.value / (one / 10_000n)) : 0,
      fixedFee: paiseOf(fixedFee),
    }
  })
}

/** What a card says about an order: the band goes by the price of a piece, commission by the sale. */
function feesByCard(card: readonly Band[], { sale, quantity }: Order) {
  const band = card.find(({ upTo }) => upTo === undefined || sale <= upTo * quantity)
  return (
    band && {
      commission: multiplyDivide(-sale, band.commission, 1_000_000),
      fixedFee: -band.fixedFee * quantity || 0,
    }
  )
}

/** The fees that a card is held against: each by itself, or both in one where a file has one column. */
function comparedFees(
  order: Order,
  { commission, fixedFee }: { commission: Paise; fixedFee: Paise },
): readonly (readonly [fee: string, expected: Paise])[] {
  const { cardFees } = order.marketplace.rules
  return cardFees.commission === cardFees.fixedFee
    ? [[cardFees.commission, commission + fixedFee]]
    : [
        [cardFees.commission, commission],
        [cardFees.fixedFee, fixedFee],
      ]
}

/** All findings, by code in the order of the page, then by order number. */
export async function findAll(
  { byNumber, uneven, roles, taxes }: Joined,
  skus: readonly SkuSums[],
  settings: Pick<Settings, 'tolerance' | 'card' | 'today'>,
  pace: Pace,
): Promise<readonly Finding[]> {
  const { tolerance } = settings
  const card = readCard(settings.card)
  const found: Finding[] = []
  const add = (code: FindingCode, order: Order, more: Partial<Finding>) =>
    void found.push({ ...noFinding, code, of: order, ...namesOf(order), ...more })

  await inSteps(byNumber, pace, (order) => {
    const { state, sale, refund, settlement } = order
    const left = sale + refund
    const hasMoney = order.moneyRows.length > 0
    if (order.isWaiting) add('order-unpaid', order, { amount: order.price })
    const isOrdered = order.orderRows.length > 0
    if (hasMoney && !isOrdered && roles.get(order.marketplace)?.has('orders'))
      add('payment-without-order', order, { amount: settlement })
    if (order.missingReturn > 0) add('refund-without-return', order, { amount: refund })
    const cameBack = state === 'returned' || state === 'rto' || state === 'lost'
    if (cameBack && left > tolerance) add('return-not-settled', order, { amount: left })
    const isPaid = roles.get(order.marketplace)?.has('money')
    if (isPaid && state === 'lost' && left <= tolerance && order.credits <= 0)
      add('lost-uncompensated', order, {})
    if (card && state === 'delivered' && sale > 0 && refund === 0 && order.quantity > 0) {
      const expected = feesByCard(card, order)
      for (const [fee, wanted] of expected ? comparedFees(order, expected) : []) {
        const charged = order.feesBy.get(fee) ?? 0
        const difference = charged - wanted
        if (Math.abs(difference) > tolerance)
          add('fee-differs', order, { fee, expected: wanted, charged, difference })
      }
    }
  })
  for (const { order, stated, lines, date } of uneven)
    add('sum', order, { expected: lines, charged: stated, difference: stated - lines, date })
  await inSteps(taxes, pace, ({ table, id, invoice, sku, taxable, tax, rate, date }) => {
    const row = { ...noFinding, of: undefined, marketplace: table.marketplace.id, id, sku, date }
    if (table.sheet.sign === -1 && taxable < 0)
      found.push({ ...row, code: 'return-below-zero', amount: taxable })
    if (!table.sheet.isTaxWhole) return
    const expected = multiplyDivide(taxable, rate, 10_000)
    const difference = tax - expected
    if (Math.abs(difference) > TAX_TOLERANCE)
      found.push({ ...row, code: 'tax-differs', invoice, expected, charged: tax, difference })
  })
  for (const { sku, cost, orders, marketplaces } of skus) {
    const [marketplace] = marketplaces
    if (!cost && marketplace)
      found.push({
        ...noFinding,
        code: 'cost-missing',
        of: undefined,
        marketplace: marketplace.id,
        sku,
        orders,
      })
  }

  const ranked = found.map((finding) => ({
    finding,
    rank: findingCodes.indexOf(finding.code) * 2 + (isOld(finding, settings.today) ? 0 : 1),
    at: finding.of?.at ?? 0,
  }))
  const sorted = await sortInSteps(ranked, (a, b) => a.rank - b.rank || a.at - b.at, pace)
  return sorted.map(({ finding }) => finding)
}

const isOld = ({ code, date }: Finding, today: string) =>
  code === 'order-unpaid' && date !== undefined && daysFrom(date, today) > OLD_DAYS

const noFinding = {
  id: '',
  amount: undefined,
  fee: undefined,
  invoice: undefined,
  expected: undefined,
  charged: undefined,
  difference: undefined,
  date: undefined,
  orders: undefined,
}

const namesOf = ({ marketplace, id, sku, date, moneyDate }: Order) => ({
  marketplace: marketplace.id,
  id,
  sku,
  date: date ?? moneyDate,
})

/** How many of each, and how much in all. */
export function sumFindings(findings: readonly Finding[], today: string): readonly FindingSum[] {
  return findingCodes.flatMap((code) => {
    const ofCode = findings.filter((finding) => finding.code === code)
    if (ofCode.length === 0) return []
    const hasNoSum = code === 'lost-uncompensated' || code === 'cost-missing'
    const amounts = ofCode.map(({ amount, difference }) => amount ?? difference ?? 0)
    return [
      {
        code,
        count: ofCode.length,
        orders: new Set(ofCode.map(({ of }) => of)).size,
        amount: hasNoSum ? undefined : amounts.reduce((sum, amount) => sum + amount, 0),
        old: ofCode.filter((finding) => isOld(finding, today)).length,
      },
    ]
  })
}
