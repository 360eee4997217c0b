import { dayAfter } from '../../../core/time/calendar'
import type { CostLine } from '../../market/costs/cost-list'
import type { Paise } from '../messages'
import { gstInside, multiplyDivide } from '../reckoning/rounding'
import { openExampleSources } from './settlement-actions'
import { settlementScreenWords } from './words'

/*
 * A month of an invented seller on Flipkart, to try the page with: what was paid, the orders and the
 * sales report, as the downloads have them, and costs. Most products earn something, one loses; a few
 * orders do not add up.
 */

const names = settlementScreenWords.exampleNames

type Product = CostLine & {
  readonly price: Paise
  /** In hundredths of a percent, both. */
  readonly rate: number
  readonly commission: number
  readonly fixedFee: Paise
  readonly shipping: Paise
  /** A letter for each order: see `Ending`. */
  readonly orders: string
}

/**
 * d delivered, s the same with a total that does not add up, u delivered and not paid, r returned,
 * f refunded and nothing recorded as back, p returned and still paid, t RTO, c cancelled, o on the way.
 */
type Ending = 'd' | 's' | 'u' | 'r' | 'f' | 'p' | 't' | 'c' | 'o'

const products: readonly Product[] = [
  {
    sku: 'BELT-TAN-36',
    name: names.belt,
    cost: '235',
    gst: '18',
    packing: '9',
    price: 399_00,
    rate: 18_00,
    commission: 9_00,
    fixedFee: 16_00,
    shipping: 58_00,
    orders: 'dtdrdtdrdddtdrdtcd',
  },
  {
    sku: 'KURTA-BLUE-M',
    name: names.kurta,
    cost: '290',
    gst: '5',
    packing: '12',
    price: 649_00,
    rate: 5_00,
    commission: 12_00,
    fixedFee: 27_00,
    shipping: 62_00,
    orders: 'dddrddudtddrddddpdddcddo',
  },
  {
    sku: 'BOTTLE-1L',
    name: names.bottle,
    cost: '180',
    gst: '5',
    packing: '8',
    price: 379_00,
    rate: 5_00,
    commission: 5_00,
    fixedFee: 16_00,
    shipping: 47_00,
    orders: 'ddddsdddddtdddddddou',
  },
  {
    sku: 'SHEET-DBL-GRY',
    name: names.sheet,
    cost: '410',
    gst: '5',
    packing: '14',
    price: 899_00,
    rate: 5_00,
    commission: 10_00,
    fixedFee: 34_00,
    shipping: 71_00,
    orders: 'ddrddtddddfdddd',
  },
  {
    sku: 'LAMP-DESK-WHT',
    name: names.lamp,
    cost: '520',
    gst: '18',
    packing: '18',
    price: 1_199_00,
    rate: 18_00,
    commission: 7_00,
    fixedFee: 45_00,
    shipping: 85_00,
    orders: 'dddrddddc',
  },
]

/** In the words of Flipkart. */
const statusOf: Readonly<Record<Ending, string>> = {
  d: 'DELIVERED',
  s: 'DELIVERED',
  u: 'DELIVERED',
  f: 'DELIVERED',
  r: 'RETURNED',
  p: 'RETURNED',
  t: 'RETURNED',
  c: 'CANCELLED',
  o: 'SHIPPED',
}

/** What a stated total lacks where a row does not add up. */
const MISSING: Paise = -5_00

const FIRST_DAY = '2026-10-01'
const HOME = 'Karnataka'
const places = [HOME, 'Maharashtra', 'Tamil Nadu', 'Delhi', HOME, 'West Bengal', 'Telangana']

type Cells = Readonly<Record<string, string | Paise>>

const csvOf = (rows: readonly Cells[]): string => {
  const heads = Object.keys(Object.assign({}, ...rows))
  const cellOf = (cell: string | Paise = 0) =>
    typeof cell === 'string' ? cell : (cell / 100).toFixed(2)
  return [heads, ...rows.map((row) => heads.map((head) => cellOf(row[head])))]
    .map((cells) => cells.join(','))
    .join('\n')
}

/** A row of what was paid: its parts, and their sum. */
const paidRow = (about: Cells, parts: Readonly<Record<string, Paise>>, missing: Paise): Cells => ({
  ...about,
  ...parts,
  'Bank Settlement Value (Rs.)': Object.values(parts).reduce((sum, part) => sum + part, missing),
})

/** What one order puts into the three files. */
function filesOfOrder({ price, rate, ...product }: Product, ending: Ending, number: number) {
  const day = dayAfter(FIRST_DAY, Math.floor(number / 3))
  const id = `4380${String(71_003_150_427 + number * 1_370_911)}`
  const net = price - gstInside(price, rate)
  const place = places[number % places.length] ?? HOME
  const [tcs, tds] = [multiplyDivide(net, 50, 10_000), multiplyDivide(net, 10, 10_000)]
  const commission = multiplyDivide(price, product.commission, 10_000)
  const gstOf = (fees: Paise) => multiplyDivide(fees, 18, 100)
  const cameBack = ending === 'r' || ending === 'p'

  const paid = (days: number, returnType: string) => ({
    'Payment Date': dayAfter(day, days),
    'Order item ID': id,
    'Seller SKU': product.sku,
    Quantity: '1',
    'Item GST Rate (%)': String(rate / 100),
    'Return Type': returnType,
  })
  const fees = commission + product.fixedFee + product.shipping
  const sale = paidRow(
    paid(11, 'NA'),
    {
      'Sale Amount (Rs.)': price,
      'Commission (Rs.)': -commission,
      'Fixed Fee (Rs.)': -product.fixedFee,
      'Shipping Fee (Rs.)': -product.shipping,
      'GST on MP Fees (Rs.)': -gstOf(fees),
      'TCS (Rs.)': -tcs,
      'TDS (Rs.)': -tds,
    },
    ending === 's' ? MISSING : 0,
  )
  const refund = paidRow(
    paid(21, ending === 'f' ? 'NA' : 'customer_return'),
    {
      'Refund (Rs.)': -price,
      'Commission (Rs.)': commission,
      'Reverse Shipping Fee (Rs.)': -product.shipping,
      'GST on MP Fees (Rs.)': gstOf(commission - product.shipping),
      'TCS (Rs.)': tcs,
      'TDS (Rs.)': tds,
    },
    0,
  )
  const isPaid = 'dsrfp'.includes(ending)
  const isRefunded = ending === 'r' || ending === 'f'

  const invoiced = (event: 'Sale' | 'Return', days: number): Cells => {
    const sign = event === 'Sale' ? 1 : -1
    const tax = sign * (price - net)
    const isHome = place === HOME
    const half = multiplyDivide(tax, 1, 2)
    return {
      'Seller GSTIN': '29ABCDE1234F1Z1',
      'Order Item ID': id,
      SKU: product.sku,
      'Event Type': event,
      'Item Quantity': '1',
      'Taxable Value': sign * net,
      'IGST Rate': isHome ? '0' : String(rate / 100),
      'IGST Amount': isHome ? 0 : tax,
      'CGST Rate': isHome ? String(rate / 200) : '0',
      'CGST Amount': isHome ? half : 0,
      'SGST Rate': isHome ? String(rate / 200) : '0',
      'SGST Amount': isHome ? tax - half : 0,
      'Total TCS Deducted': sign * tcs,
      'Buyer Invoice Date': dayAfter(day, days),
      "Customer's Delivery State": place,
      'Business GST Number': '',
    }
  }
  return {
    paid: [...(isPaid ? [sale] : []), ...(isRefunded ? [refund] : [])],
    order: {
      'Order Date': day,
      'Order Item ID': id,
      'SKU Name': product.sku,
      'Order Status': statusOf[ending],
      'Gross Units': '1',
      'RTO (Logistics Return)': ending === 't' ? '1' : '0',
      'RVP (Customer Return)': cameBack ? '1' : '0',
      'Cancelled Units': ending === 'c' ? '1' : '0',
      'Final Selling Price': price,
    },
    invoiced: [
      ...(ending === 'c' ? [] : [invoiced('Sale', 1)]),
      ...(cameBack || ending === 'f' || ending === 't' ? [invoiced('Return', 14)] : []),
    ],
  }
}

const ads: readonly Cells[] = [
  {
    'NEFT ID': 'EXAMPLE',
    'Payment Date': '2026-10-18',
    'Settlement Value (Rs.)': -826_00,
    Type: 'Campaign',
    'GST on Ads Fees (Rs.)': -126_00,
  },
]

/** The files of the example, each by its name. */
export function exampleFiles(): readonly { readonly name: string; readonly text: string }[] {
  // Orders of all products come in turns.
  const longest = Math.max(...products.map(({ orders }) => orders.length))
  const endings = Array.from({ length: longest }, (_, at) =>
    products.flatMap((product) => {
      const ending = product.orders[at] as Ending | undefined
      return ending ? [{ product, ending }] : []
    }),
  ).flat()
  const files = endings.map(({ product, ending }, number) => filesOfOrder(product, ending, number))
  return [
    { name: 'settled-transactions.csv', text: csvOf(files.flatMap(({ paid }) => paid)) },
    { name: 'profit-and-loss.csv', text: csvOf(files.map(({ order }) => order)) },
    { name: 'sales-report.csv', text: csvOf(files.flatMap(({ invoiced }) => invoiced)) },
    { name: 'ads.csv', text: csvOf(ads) },
  ]
}

/** What the goods of the example cost. */
export const exampleCosts: readonly CostLine[] = products.map(
  ({ sku, name, cost, gst, packing }) => ({ sku, name, cost, gst, packing }),
)

/** Opens the example in place of whatever is open. */
export const openExample = (): Promise<void> => openExampleSources(exampleFiles(), exampleCosts)
