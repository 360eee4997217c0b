import { countOf } from '../../../../core/language/english'
import { groupDigits } from '../../../../core/money/group-digits'

/** What the cards say that show what the orders earned. */
export const settlementResultsWords = {
  /** What stands where there is no figure. */
  none: '–',

  states: {
    delivered: 'Delivered',
    partly: 'Partly refunded',
    returned: 'Returned',
    rto: 'RTO',
    lost: 'Lost',
    cancelled: 'Cancelled',
    open: 'On the way',
  },
  waiting: 'Waiting for payment',
  /** Of orders in whose rows no SKU stands. */
  noSku: 'Without SKU',

  result: {
    profit: 'Profit',
    loss: 'Loss',
    /** @param orders how many, written out */
    on: (kept: number, orders: string) => (
      <>
        on <b>{groupDigits(String(kept))}</b> {kept === 1 ? 'order' : 'orders'} kept of {orders}
      </>
    ),
    ofSkus: (withCost: number, skus: number) =>
      `profit of ${groupDigits(String(withCost))} of ${countOf(skus, 'SKU', 'SKUs')}`,
    addCosts: 'Add your costs to see the profit.',
    addRates: 'Add the GST rates to see the profit.',
    onlyTaxes: 'Taxes without payments: nothing is earned yet. Add the payment file.',
    noPayments: 'Orders without payments: nothing is earned yet. Add the payment file.',
    salesNet: 'Sales, net of GST',
    sales: 'Sales',
    credits: 'Credits',
    fees: 'Fees',
    ads: 'Ads',
    cost: 'Cost of goods',
    damaged: 'Damaged and lost',
    packing: 'Packing',
    tax: 'Composition tax',
    notOfOneOrder: 'Not of one order',
    margin: 'Margin',
    settlement: 'Settlement',
    heldBack: 'Held back for now',
    notReleased: 'Not released yet',
    notExplained: 'Not explained',
    rounding: 'Rounded from three decimals',
    notUnderstood: 'Not understood',
  },

  ended: {
    title: 'How the orders ended',
    /** @param returned, rto rounded to whole orders of 100 */
    ofHundred: (returned: number, rto: number) =>
      `Of 100 orders that ended, ${returned} ${returned === 1 ? 'was' : 'were'} returned and ${rto} never arrived (RTO).`,
    none: 'No order has ended yet.',
    state: 'State',
    orders: 'Orders',
    earned: 'Earned or cost',
    foot: 'Right: what these orders earned or cost, before ads and packing.',
    footWithoutCosts: 'With your costs, what these orders earned or cost stands at the right.',
  },

  more: {
    losing: (skus: number, amount: string) =>
      `${countOf(skus, 'SKU loses', 'SKUs lose')} ${amount} in all.`,
    noneLosing: 'No SKU loses money.',
    showLosing: (skus: number): string => (skus === 1 ? 'Show it' : 'Show them'),
    /** @param named one SKU, or how many */
    withoutCost: (withCost: number, skus: number) =>
      `Profit of ${groupDigits(String(withCost))} of ${countOf(skus, 'SKU', 'SKUs')}.`,
    withoutCostOne: (sku: string, sales: string) =>
      `${sku} has no cost: sales of ${sales}, its fees and its ads are not in the profit.`,
    withoutCostMany: (skus: number, sales: string) =>
      `${countOf(skus, 'SKU has', 'SKUs have')} no cost: sales of ${sales}, their fees and their ads are not in the profit.`,
    withoutRate: (skus: number) =>
      `${countOf(skus, 'SKU has', 'SKUs have')} no GST rate: ${skus === 1 ? 'it is' : 'they are'} not in the profit.`,
    feesBy: 'Fees by name',
    feesOfAll: (amount: string) => `${amount} on all orders, before GST`,
    paid: 'What was paid',
    paidInAll: (amount: string) => `${amount} in all`,
    adsWithGst: 'Ads with GST',
    total: 'In all',
    twice: (rows: number) =>
      countOf(
        rows,
        'row is in two files and counts once.',
        'rows are in two files and count once.',
      ),
    firstFeeLeftOut:
      'The first Fixed Fee and Warehousing fee columns are left out: without them every row adds up.',
  },

  findings: {
    title: 'Does it add up?',
    lead: 'What the files say against each other, and against your fee card. Hints for a claim, with the numbers to quote.',
    leadWithoutCard:
      'What the files say against each other. Hints for a claim, with the numbers to quote.',
    /** @param amount without its sign */
    sentences: {
      unpaid: (orders: number, amount: string) =>
        `${countOf(orders, 'delivered order', 'delivered orders')} of ${amount} ${orders === 1 ? 'has' : 'have'} no payment yet.`,
      withoutOrder: (payments: number) =>
        payments === 1
          ? '1 payment belongs to an order that is in none of your files.'
          : `${groupDigits(String(payments))} payments belong to orders that are in none of your files.`,
      sum: (rows: number, amount: string) =>
        rows === 1
          ? `1 row does not add up to its stated total, by ${amount}.`
          : `${groupDigits(String(rows))} rows do not add up to their stated total, by ${amount} in all.`,
      feeMore: (orders: number, amount: string) =>
        `${countOf(orders, 'order was', 'orders were')} charged ${amount} more than your card.`,
      feeLess: (orders: number, amount: string) =>
        `${countOf(orders, 'order was', 'orders were')} charged ${amount} less than your card.`,
      feeBoth: (orders: number) =>
        `${countOf(orders, 'order was', 'orders were')} charged more and less than your card, nothing in all.`,
      refund: (refunds: number) =>
        `${countOf(refunds, 'refund', 'refunds')}, and the goods are not recorded as back.`,
      stillPaid: (orders: number, amount: string) =>
        orders === 1
          ? `1 order came back and is still paid: ${amount} may be taken back.`
          : `${groupDigits(String(orders))} orders came back and are still paid: ${amount} may be taken back.`,
      lost: (parcels: number) =>
        `${countOf(parcels, 'parcel was', 'parcels were')} lost without compensation.`,
      returnBelowZero: (rows: number, amount: string) =>
        `${countOf(rows, 'row', 'rows')} of a returns file below zero, ${amount} in all.`,
      taxDiffers: (rows: number, amount: string) =>
        rows === 1
          ? `The tax of 1 invoice is not its rate of the taxable value: difference ${amount}.`
          : `In ${countOf(rows, 'row', 'rows')} of invoices the tax is not the rate of the taxable value: difference ${amount} in all.`,
      oneCost: (sku: string) => `${sku} has no cost.`,
      costs: (skus: number) => `${groupDigits(String(skus))} SKUs have no cost.`,
    },
    meanings: {
      'order-unpaid': 'Payments come some days after delivery. Ask about those that stay open.',
      'payment-without-order': 'They may stand in an order file of another month.',
      sum: 'The profit counts the parts of a row; the difference is not explained.',
      'fee-differs': 'Fees before GST. Your card may be older than the fees: compare first.',
      'refund-without-return': 'The buyers have their money. See whether the goods reached you.',
      'return-not-settled': 'This is usually settled with a later payment.',
      'lost-uncompensated': 'The sale was taken back, and there is no credit for it so far.',
      'return-below-zero':
        'What this file has is taken off table 7: what is below zero there adds to it. Look at these before you file.',
      'tax-differs':
        'Table 7 has the tax as the report states it. More than ₹0.05 is no rounding: ask about these before you file.',
      'cost-missing': 'Without a cost there are sales and fees, but no profit.',
    },
    old: (old: number, orders: number) =>
      orders === 1
        ? 'It is older than 30 days.'
        : old === orders
          ? 'All of them are older than 30 days.'
          : `${groupDigits(String(old))} of them ${old === 1 ? 'is' : 'are'} older than 30 days.`,
    allRight: 'Every row adds up, every order is paid.',
    rowsRight: 'Every row adds up.',
    /** @param marketplaces whose order file is missing */
    orderFile: (marketplaces: string) =>
      `The order file of ${marketplaces} would tell which orders have no payment.`,
    returnsFile: (marketplaces: string) =>
      `The returns file of ${marketplaces} would tell which goods came back.`,
    amount: 'In all',
    show: 'Show',
    hide: 'Hide',
    /** @param what the sentence of the finding */
    showWhat: (what: string) => `Show: ${what}`,
    hideWhat: (what: string) => `Hide: ${what}`,
    copy: 'Copy the list',
    copied: 'List copied',
    notCopied: 'The list could not be copied. Please download the findings instead.',
    seeOrders: 'See the orders',
    seeSkus: 'See the SKUs',
    download: 'Download CSV',
    heads: {
      marketplace: 'Marketplace',
      order: 'Order',
      sku: 'SKU',
      fee: 'Fee',
      invoice: 'Invoice',
      taxByRate: 'Tax by its rate',
      taxStated: 'Tax stated',
      expected: 'Expected',
      lines: 'Sum of its parts',
      charged: 'Charged',
      stated: 'Stated',
      difference: 'Difference',
      amount: 'Amount',
      date: 'Date',
      orders: 'Orders',
      cost: 'Cost',
    },
  },

  skus: {
    title: 'SKUs',
    /** @param sorted one of `sorts` */
    intro: (sorted: string) => `${sorted}. Choose a row to see its orders.`,
    search: 'SKU or name',
    which: 'Which SKUs',
    all: (skus: string) => `All ${skus}`,
    losses: (skus: string) => `Losses ${skus}`,
    noCost: (skus: string) => `No cost ${skus}`,
    sort: 'Sort',
    none: 'No SKU matches.',
    label: 'SKUs table',
    caption: 'SKUs with what they earned',
    heads: {
      row: 'Row',
      sku: 'SKU',
      orders: 'Orders',
      kept: 'Kept',
      returned: 'Returned',
      rto: 'RTO',
      sales: 'Sales',
      fees: 'Fees',
      ads: 'Ads',
      cost: 'Cost',
      profit: 'Profit',
      margin: 'Margin',
    },
    /** On phones. */
    salesOf: (sales: string, orders: number) =>
      `Sales ${sales} · ${countOf(orders, 'order', 'orders')}`,
    returned: (percent: string) => `Returned ${percent}`,
    rto: (percent: string) => `RTO ${percent}`,
    seeOrders: (sku: string) => `Orders of ${sku}`,
    /** Orders that wait for payment are among those kept. */
    waiting: (orders: number) =>
      `${countOf(orders, 'order that waits', 'orders that wait')} for payment ${orders === 1 ? 'counts' : 'count'} as kept in this table, and in no sum.`,
    foot: 'In whole rupees. The profit also counts credits, damaged and lost goods, and packing.',
    footWithTax:
      'In whole rupees. The profit also counts credits, damaged and lost goods, packing, and composition tax.',
  },

  sorts: {
    rising: {
      sku: 'By SKU',
      orders: 'Fewest orders first',
      kept: 'Fewest kept first',
      returned: 'Fewest returned first',
      rto: 'Fewest RTO first',
      sales: 'Lowest sales first',
      fees: 'Highest fees first',
      ads: 'Highest ads first',
      cost: 'Highest cost first',
      profit: 'Least profit first',
      margin: 'Least margin first',
    },
    falling: {
      sku: 'By SKU, from the end',
      orders: 'Most orders first',
      kept: 'Most kept first',
      returned: 'Most returned first',
      rto: 'Most RTO first',
      sales: 'Highest sales first',
      fees: 'Lowest fees first',
      ads: 'Lowest ads first',
      cost: 'Lowest cost first',
      profit: 'Most profit first',
      margin: 'Most margin first',
    },
  },

  files: {
    csv: 'Download CSV',
    xlsx: 'Download Excel',
    csvShort: 'CSV',
    xlsxShort: 'Excel',
    print: 'Print',
    failed: 'The file could not be made. Please try again.',
  },

  pages: {
    shown: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
    previous: 'Previous',
    next: 'Next',
    /** @param what the heading of the list */
    previousOf: (what: string) => `Previous page: ${what}`,
    nextOf: (what: string) => `Next page: ${what}`,
  },
  rows: {
    loading: 'Looking it up …',
    failed: 'These rows could not be shown.',
    again: 'Try again',
  },
  clear: 'Clear',

  orders: {
    title: 'Orders',
    intro: 'Choose an order to see its lines, and where each came from.',
    search: 'Order number or SKU',
    state: 'State',
    allStates: 'All',
    finding: 'Finding',
    anyFinding: 'All',
    findings: {
      'order-unpaid': 'No payment yet',
      'payment-without-order': 'In no order file',
      sum: 'Does not add up',
      'fee-differs': 'Not as your card',
      'refund-without-return': 'Goods not back',
      'return-not-settled': 'Came back, still paid',
      'lost-uncompensated': 'Lost, no compensation',
      'return-below-zero': 'Return below zero',
      'tax-differs': 'Tax not as the rate',
      'cost-missing': 'No cost',
    },
    found: (orders: number) => countOf(orders, 'order', 'orders'),
    foundOf: (orders: number, sku: string) => `${countOf(orders, 'order', 'orders')} of ${sku}`,
    showAll: 'Show all orders',
    none: 'No order matches.',
    label: 'Orders table',
    caption: 'Orders with their money',
    heads: {
      order: 'Order',
      sku: 'SKU',
      state: 'State',
      quantity: 'Qty',
      sale: 'Sale',
      refund: 'Refund',
      fees: 'Fees',
      settlement: 'Settlement',
      earned: 'Earned',
      date: 'Date',
    },
    notReleased: 'Not released yet',
    /** On phones. */
    saleOf: (sale: string) => `Sale ${sale}`,
    settlementOf: (settlement: string) => `Settlement ${settlement}`,
    earnedOf: (earned: string) => `Earned ${earned}`,
    pieces: (pieces: number) => countOf(pieces, 'piece', 'pieces'),
  },

  lines: {
    title: (order: string) => `Lines of order ${order}`,
    what: {
      sale: 'Sale',
      refund: 'Refund',
      credit: 'Credit',
      fee: 'Fee',
      gst: 'GST on fees',
      tcs: 'TCS',
      tds: 'TDS',
      total: 'Stated total',
      unknown: 'Not understood',
      state: 'State',
      units: 'Units',
    },
    heads: { what: 'What', amount: 'Amount', file: 'File', row: 'Row', column: 'Column' },
    rowOf: (row: string) => `row ${row}`,
    none: 'No file has a line of this order.',
  },

  check: {
    title: 'Every amount has its place',
    intro: 'What each payment file states, and where it went. Both must meet.',
    sheet: (name: string) => `Sheet ${name}`,
    stated: 'The file states in all',
    places: {
      orders: 'In orders: sales, refunds, fees, taxes, credits',
      apart: 'Of no order: ads, services, storage, taxes',
      transfers: 'Moved to your bank, no income',
      notExplained: 'Not explained by the lines of its row',
      rounding: 'Rounded from three decimals to paise',
      unknown: 'Not understood, and passed over',
      twice: 'In two files, counted once',
    },
    met: 'Left over: nothing, both meet',
    notMet: 'Left over: please tell us',
  },

  unknown: {
    title: 'Not understood',
    /** @param known marketplaces, each with the month in which its files were last seen */
    intro: (known: string) => `Counted in no profit. Known formats: ${known}.`,
    nothing: 'Every column and every row was understood.',
    /** One of several files of a kind. */
    fileOf: (kind: string, file: string) => `${kind} (${file})`,
    column: (column: string, file: string) => `Column “${column}”, ${file}`,
    row: {
      'sheet-unknown': (rows: string, file: string, sheet: string) =>
        `Sheet “${sheet}” of the ${file}, ${rows} rows: it states money, and is not known`,
      'type-unknown': (row: string, file: string, value: string) =>
        `Row ${row} of the ${file}: “${value}” is no known type`,
      'amount-unreadable': (row: string, file: string, value: string, column: string) =>
        `Row ${row} of the ${file}: “${value}” in “${column}” is no amount`,
      'id-mangled': (row: string, file: string, value: string) =>
        `Row ${row} of the ${file}: “${value}” is no order number`,
      'id-missing': (row: string, file: string) => `Row ${row} of the ${file}: no order number`,
      'total-differs': (row: string, file: string, value: string) =>
        `Row ${row} of the ${file}: its rows do not add up to its total of ${value}. Download it again`,
    },
    /** Several rows of one type. */
    rowsOfType: (value: string, rows: string, file: string, first: string) =>
      `“${value}” is no known type: ${rows} rows of the ${file}, the first is row ${first}`,
    firstRows: (shown: string, lines: string) =>
      `The first ${shown} of ${lines} lines; the rest stand in the file.`,
    download: 'Download CSV',
  },

  how: {
    intro: 'The two sums of this page, with your own figures.',
    bank: 'What came to your bank',
    bankNote:
      'Sale, refund, credits, fees, GST on fees, TCS, TDS, and what the files do not explain: the settlement of all orders, as the files state it.',
    profit: 'What you earned',
    profitNotes: {
      registered:
        'Sales, credits, fees, ads, cost of goods, damaged and lost, packing, and money of no order, all before GST. The GST on fees comes back as input tax; TCS and TDS come back to you.',
      composition:
        'Sales, credits, fees, ads, cost of goods, damaged and lost, packing, composition tax, and money of no order, with the GST in them: you get no input tax. TDS comes back to you.',
      unregistered:
        'Sales, credits, fees, ads, cost of goods, damaged and lost, packing, and money of no order, with the GST in them: you get no input tax. TDS comes back to you.',
    },
    rounding: 'To the paisa',
    roundingNote:
      'The GST inside an amount is rounded once, the rest is what remains, and everything else is a sum. So all tables of this page add up.',
  },

  printed: {
    files: (marketplaces: string) => `Orders of ${marketplaces}`,
    firstRows: (count: string, skus: string) =>
      `The first ${count} of ${skus} SKUs; the rest stand in the file.`,
    notReady: (shown: string, skus: string) =>
      `${shown} of ${skus} SKUs: the others were not ready yet. Print once more for all of them.`,
  },
}
