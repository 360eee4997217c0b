import { countOf } from '../../../core/language/english'
import { groupDigits } from '../../../core/money/group-digits'

/** What the Many products view says of a file and of its list. */
export const productsScreenWords = {
  /** The screen as a whole, for screen readers. */
  priceList: 'Your price list',

  file: {
    sheet: 'Sheet',
    sheetNamed: (name: string) => `Sheet ${name}`,
    rows: (count: number) => countOf(count, 'row', 'rows'),
    firstRows: (count: number) => `the first ${groupDigits(String(count))} rows`,
    headInRow: (row: number) => `header in row ${row}`,
    noHead: 'no header found',
    columnsUsed: (used: number, columns: number) =>
      `${used} of ${countOf(columns, 'column', 'columns')} used`,
    columns: 'Columns',
    another: 'Another file',
    back: 'Back',
    close: 'Close',
  },
  problems: {
    broken: 'Something went wrong while reading it, and it is our fault. Choose it again, please.',
    noWorkers:
      'This browser cannot read files here. Try it in another one, or in a newer version of it.',
    keptUnreadable:
      'The list that was kept on this device could not be read. Choose its file again, please.',
    keptGone:
      'The list that was kept on this device is not there any more. Choose its file again, please.',
    notForgotten:
      'It could not be taken off this device, and will be here again when you come back.',
    notSorted: 'The rows could not be put in order. Please try again.',
    notExported: 'The file could not be made. Please try again.',
  },

  progress: {
    reading: 'Reading your file',
    computing: 'Working out your products',
  },

  columns: {
    title: 'Which column is which?',
    matched: 'Matched by name. Change what is wrong; it is remembered for the next file.',
    unnamed: 'No names were found. Say what each column is.',
    inFile: 'In your file',
    here: 'Here',
    leftOut: (count: number) => `${countOf(count, 'column', 'columns')} left out`,
    empty: 'empty',
    leaveOut: 'Leave out',
    needed: 'needed',
    pricesAre: 'Prices are',
    costsAre: 'Costs are',
    gst: { 'with-gst': 'with GST', 'before-gst': 'before GST' },
    /** What is assumed where a file does not tell. */
    assumed: {
      price: {
        'with-gst': 'Your file does not say it. Prices count as with GST.',
        'before-gst': 'Your file does not say it. Prices count as before GST.',
      },
      cost: {
        'with-gst': 'Your file does not say it. Costs count as with GST.',
        'before-gst': 'Your file does not say it. Costs count as before GST.',
      },
    },
    forAllPieces: 'Price, fees and ads of a row are for all its pieces together',
    workOut: (rows: number) => `Work out ${countOf(rows, 'row', 'rows')}`,
    nothingSent: 'On this device. Nothing is sent.',
    notInRupees: (head: string) => `“${head}” is not in rupees. Choose a column in rupees.`,
    priceNotInRupees: (head: string) =>
      `“${head}” is not in rupees. Say which column is the selling price.`,
    noPrice: 'Say which column is the selling price.',
    noCost: 'Say what the products cost you.',
  },

  costs: {
    label: 'Costs',
    title: 'Your file has no costs',
    add: 'Add a list of costs',
    paste: 'Paste costs',
    kept: (costs: number) => `Use your kept ${countOf(costs, 'cost', 'costs')}`,
    pasteTitle: 'Paste SKU and cost',
    allAt: (cost: string) => `Count every product at ${cost}`,
    countedAt: (cost: string) =>
      `Every product counts at ${cost}, the cost of your marketplace order.`,
    listed: (name: string, costs: number, rows: number) =>
      `${name}: ${countOf(costs, 'cost', 'costs')}, for ${countOf(rows, 'row', 'rows')} of your file.`,
    needed: 'A list of costs has two columns: SKU and cost.',
  },

  result: {
    loss: 'Loss',
    profit: 'Profit',
    nothingRead: 'No row could be read',
    /** @param orders how many, written out */
    on: (products: number, orders: string) => (
      <>
        on <b>{groupDigits(String(products))}</b> {products === 1 ? 'product' : 'products'},{' '}
        {countOf(orders, 'order', 'orders')}
      </>
    ),
    inheritedIntro: 'These came from your marketplace order and count for every row.',
    orderChanged: 'Your marketplace order has changed since.',
    useOrder: 'Use it for all rows',
  },

  keep: {
    statuses: {
      writing: 'Keeping it …',
      kept: 'This list is here again when you come back, on this device alone.',
      full: 'This device has no room for it. The list is here until you leave.',
      forbidden: 'This browser keeps nothing for this site. The list is here until you leave.',
      forgetting: 'Forgetting it …',
      'not forgotten': 'It could not be taken off this device. Please try again.',
      elsewhere: 'Another tab keeps its own list now. This one is here until you leave.',
    },
    notKept: 'The rows are forgotten when you leave.',
    columnsKept: 'Your columns are remembered. The rows are forgotten when you leave.',
    clear: 'Clear the list',
    cleared: 'List cleared',
  },

  histogram: {
    title: 'How the margins lie',
    noLosers: 'No product loses money.',
    losers: (count: number, amount: string) =>
      `${countOf(count, 'product', 'products')} ${count === 1 ? 'loses' : 'lose'} ${amount} in all.`,
    weak: (count: number, percent: string) =>
      `${groupDigits(String(count))} ${count === 1 ? 'earns' : 'earn'}, but less than ${percent}.`,
    /** Above the bars, so many products; the short ones for phones. */
    losing: (count: string) => `${count} lose money`,
    losingShort: (count: string) => `${count} lose`,
    earning: (count: string) => `${count} make money`,
    earningShort: (count: string) => `${count} earn`,
    belowMargin: (percent: string) => `Margin below ${percent}`,
    fromMargin: (percent: string) => `Margin of ${percent} and more`,
    betweenMargins: (from: string, to: string) => `Margin of ${from} to ${to}`,
    products: (count: number) => countOf(count, 'product', 'products'),
    show: 'Show',
    allMargins: 'All margins',
    reach: (percent: string) => `Reach your ${percent}`,
  },

  unread: {
    title: (count: number) => `${countOf(count, 'row', 'rows')} could not be read`,
    leftOut: (count: number) => `${count === 1 ? 'It is' : 'They are'} left out, unchanged.`,
    leftOutOfMore: (count: number, others: number) =>
      `${count === 1 ? 'It is' : 'They are'} left out, unchanged. The other ${groupDigits(String(others))} ${others === 1 ? 'counts' : 'count'}.`,
    download: 'Download these rows',
    showFewer: 'Show fewer',
    showFirst: (count: number) => `Show the first ${count}`,
    showAll: 'Show all',
    noticed: 'Also noticed',
    blank: 'Blank cells',
  },

  /** What was noticed about the rows; each count is one of rows, lines or SKUs. */
  notes: {
    cut: (rows: number) =>
      `The file goes on: its first ${countOf(rows, 'row', 'rows')} count, the rest does not.`,
    /** @param kind what the file says of these rows, @param numbers of the rows */
    notSales: (kind: string, rows: number, numbers: string) =>
      `${kind}: ${countOf(rows, 'row does', 'rows do')} not count (${rows === 1 ? 'row' : 'rows'} ${numbers}).`,
    manyNotSales: (kind: string, rows: number, numbers: string, more: string) =>
      `${kind}: ${countOf(rows, 'row does', 'rows do')} not count (rows ${numbers} and ${more} more).`,
    zeroCosts: (rows: number) =>
      countOf(rows, 'row has a cost of 0. It counts.', 'rows have a cost of 0. They count.'),
    smallRates: (rows: number) =>
      `${countOf(rows, 'row has', 'rows have')} a rate below 1%. If 0.18 is to be 18%, write 18 or 18%.`,
    formerRates: (rows: number, former: string, since: string, current: string) =>
      `${countOf(rows, 'row has', 'rows have')} a GST rate of ${former}. Since ${since} goods are at ${current}. ${rows === 1 ? 'It counts' : 'They count'} as written.`,
    betweenSlabs: (
      rows: number,
      {
        lower,
        higher,
        limit,
        from,
        to,
      }: Readonly<Record<'lower' | 'higher' | 'limit' | 'from' | 'to', string>>,
    ) =>
      `${countOf(rows, 'row', 'rows')} of clothes or shoes ${rows === 1 ? 'has' : 'have'} a price between ${from} and ${to}, which fits no GST slab: at ${lower} it is above ${limit} before GST, at ${higher} it is not. ${rows === 1 ? 'It counts' : 'They count'} at ${higher}.`,
    /** @param kind what the file says of these rows */
    parents: (kind: string, rows: number, numbers: string) =>
      `${kind}: ${countOf(rows, 'row', 'rows')} without a price ${rows === 1 ? 'is' : 'are'} left out, as the variants are rows of their own (${rows === 1 ? 'row' : 'rows'} ${numbers}).`,
    explained: (lines: number) =>
      countOf(
        lines,
        'line below the heads that explains the columns is left out.',
        'lines below the heads that explain the columns are left out.',
      ),
    allRows: (rows: number, products: number, leftOut: number) =>
      leftOut === 0
        ? `Checked: ${countOf(rows, 'row', 'rows')} in the file, ${countOf(products, 'product', 'products')}.`
        : `Checked: ${countOf(rows, 'row', 'rows')} in the file, ${countOf(products, 'product', 'products')} and ${countOf(leftOut, 'row', 'rows')} left out, named here.`,
    rowsLost: (rows: number) =>
      `${countOf(rows, 'row', 'rows')} of the file came out nowhere. Do not rely on these totals.`,
    sums: (lines: number) =>
      countOf(
        lines,
        'line with a total or a heading is left out.',
        'lines with totals or headings are left out.',
      ),
    pictures: (lines: number) =>
      countOf(
        lines,
        'line with nothing but pictures is left out.',
        'lines with nothing but pictures are left out.',
      ),
    mangledSkus: (skus: number) =>
      `${countOf(skus, 'SKU was', 'SKUs were')} changed by a spreadsheet into a number like 1.8E+17. Format the column as text to keep ${skus === 1 ? 'it' : 'them'}.`,
    repeatedSkus: (rows: number) =>
      `${countOf(rows, 'row has', 'rows have')} an SKU that stands in an earlier row, too. All of them count.`,
  },
  /** What blank cells take; before it stands how many rows. */
  blanks: {
    quantity: 'quantity 1',
    gstRate: (rate: string) => `GST rate ${rate} of your order`,
    gstRates: (rate: string, onCost: string) =>
      `GST rate ${rate} and GST on cost ${onCost} of your order`,
    clothes: 'the GST rate of clothes and shoes of your order',
    clothesAndOnCost: (onCost: string) =>
      `the GST rate of clothes and shoes and GST on cost ${onCost} of your order`,
    gstOnCost: (rate: string) => `GST on cost ${rate} of your order`,
    gstOnCostAsRate: 'GST on cost as their GST rate',
    commission: 'commission of your fee card',
    fixedFee: 'fixed fee of your fee card',
    shipping: (fee: string) => `shipping ${fee} of your order`,
    ads: (cost: string) => `ads ${cost} of your order`,
    returns: (percent: string) => `returns ${percent} of your order`,
  },

  products: {
    title: 'Products',
    /** @param sorted one of `sorts` */
    intro: (sorted: string) => `${sorted}. Choose a row to open it as a marketplace order.`,
    making: (rows: number, of: number) =>
      `Making the file: ${groupDigits(String(rows))} of ${countOf(of, 'row', 'rows')}`,
    search: 'SKU or name',
    which: 'Which products',
    /** The number of products may follow. */
    all: 'All',
    losses: 'Losses',
    below: (percent: string) => `Below ${percent}`,
    sort: 'Sort',
    target: 'Price for a margin of',
    belowZero: 'Below 0% counts as 0%.',
    oneBar: 'Only the products of one bar.',
    showAll: 'Show all',
    none: 'No product matches.',
    clear: 'Clear',
    pages: {
      shown: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
      size: 'Rows a page',
      first: 'First page',
      previous: 'Previous page',
      next: 'Next page',
      last: 'Last page',
    },
  },

  sorts: {
    rising: {
      row: 'As in the file',
      name: 'By name',
      price: 'Lowest price first',
      cost: 'Lowest cost first',
      quantity: 'Fewest orders first',
      payout: 'Lowest payout first',
      profit: 'Worst profit first',
      margin: 'Worst margin first',
      payoutInAll: 'Lowest payout × quantity first',
      profitInAll: 'Worst profit × quantity first',
      breakEven: 'Lowest break-even price first',
    },
    falling: {
      row: 'Last row of the file first',
      name: 'By name, from the end',
      price: 'Highest price first',
      cost: 'Highest cost first',
      quantity: 'Most orders first',
      payout: 'Highest payout first',
      profit: 'Best profit first',
      margin: 'Best margin first',
      payoutInAll: 'Highest payout × quantity first',
      profitInAll: 'Best profit × quantity first',
      breakEven: 'Highest break-even price first',
    },
    /** By the price for a margin of so many percent. */
    lowestPriceFor: (percent: string) => `Lowest price for ${percent} first`,
    highestPriceFor: (percent: string) => `Highest price for ${percent} first`,
  },

  table: {
    label: 'Products table',
    caption: 'Products with their profit',
    heads: {
      row: 'Row',
      name: 'Product',
      price: 'Price',
      cost: 'Cost',
      quantity: 'Qty',
      payout: 'Payout',
      profit: 'Profit',
      margin: 'Margin',
      payoutInAll: 'Payout × qty',
      profitInAll: 'Profit × qty',
      breakEven: 'Break-even price',
      priceFor: (percent: string) => `Price for ${percent}`,
    },
    /** A product without a name. */
    rowNumber: (row: number) => `Row ${row}`,
    none: 'none',
    noSlab: (higher: string) => `No GST slab fits, counted at ${higher}`,
    /** On phones, the figures of a product. */
    cost: (cost: string) => `cost ${cost}`,
    breakEven: (price: string) => `Break-even ${price}`,
    priceFor: (percent: string, price: string) => `${percent} at ${price}`,
    payoutInAll: (quantity: string, payout: string) => `${quantity} × payout ${payout}`,
    profitInAll: (profit: string) => `profit ${profit}`,
  },

  export: {
    label: 'Rows in a file',
    these: (count: string) => `These ${count}`,
    all: (count: string) => `All ${count}`,
    download: { csv: 'Download CSV', xlsx: 'Download Excel' },
    downloadShort: { csv: 'CSV', xlsx: 'Excel' },
    print: 'Print',
  },

  /** On paper. */
  printed: {
    all: (products: number) => `${countOf(products, 'product', 'products')}.`,
    some: (shown: string, products: number) =>
      `${shown} of ${countOf(products, 'product', 'products')}.`,
    losses: 'Losses.',
    below: (percent: string) => `Below ${percent}.`,
    /** @param margins of a bar of the histogram */
    bar: (margins: string) => `${margins}.`,
    found: (search: string) => `“${search}” in SKU or name.`,
    /** @param sorted one of `sorts` */
    sorted: (sorted: string) => `${sorted}.`,
    breakEven: 'Break-even',
    priceFor: (percent: string) => `For ${percent}`,
    firstRows: (count: string, total: number) =>
      `The first ${count} of ${countOf(total, 'row', 'rows')}; the rest stand in the file.`,
    notReady: (from: string, to: string, total: string) =>
      `Rows ${from} to ${to} of ${total}: the others were not ready yet. Print once more for all of them.`,
    /** @param orders how many, written out */
    sums: (products: number, orders: string, payout: string, profit: string) =>
      `${countOf(products, 'product', 'products')}, ${countOf(orders, 'order', 'orders')}: payout ${payout}, profit ${profit}`,
  },

  whatIf: {
    title: 'What if?',
    intro: 'All rows at other prices or commissions. Nothing in the list changes.',
    prices: 'Change all prices by (%)',
    commissions: 'Change all commissions by (points)',
    pricesEnd: 'Prices can fall by 100% at most: this counts as -100%.',
    commissionsEnd: 'Commissions end at 0% and at 100%.',
    pricesChip: 'Prices +5%',
    commissionsChip: 'Commission +2 points',
    noChange: 'No change',
    invitation: 'Type a change, and see what it makes of the total.',
    computing: 'Working it out …',
    notComputed: 'This could not be worked out. Please type the change again.',
    totalProfit: 'Total Profit then',
    change: 'Change',
    margin: 'Margin then',
    loseMoney: 'Lose money then',
    losers: (products: number) => countOf(products, 'product', 'products'),
    moreLosers: (products: number, more: string) =>
      `${countOf(products, 'product', 'products')}, ${more} more`,
    fewerLosers: (products: number, fewer: string) =>
      `${countOf(products, 'product', 'products')}, ${fewer} fewer`,
  },

  /** What has changed in the marketplace order since a list was worked out. */
  changes: {
    /** A change of one of `lines`. */
    line: (label: string, before: string, after: string) => `${label} ${before} → ${after}`,
    lines: {
      seller: 'You are',
      gstRate: 'GST rate',
      cost: 'Cost price',
      gstOnCost: 'GST on cost',
      packing: 'Packing',
      gstOnPacking: 'GST on packing',
      feeCard: 'Fee card',
      gstOnFees: 'GST on fees',
      shipping: 'Shipping fee',
      ads: 'Ads per order',
      undelivered: 'Undelivered',
      undeliveredFee: 'Fee per undelivered',
      undeliveredDamaged: 'Damaged of undelivered',
      returned: 'Returned',
      returnedFee: 'Fee per return',
      returnedDamaged: 'Damaged of returned',
      commissionBack: 'Commission given back',
      fixedFeeBack: 'Fixed fee given back',
      shippingBack: 'Shipping given back',
      tcs: 'TCS',
      tds: 'TDS',
    },
    clothes: 'clothes and shoes',
    gstOnFees: { onTop: 'on top', included: 'included' },
    yesNo: { yes: 'yes', no: 'no' },
    bands: (count: number) => countOf(count, 'band', 'bands'),
    bandFees: (commission: string, fee: string) => `${commission} and ${fee}`,
    fees: (before: string, after: string) => `Fees: ${before} → ${after}`,
    feesUpTo: (price: string, before: string, after: string) =>
      `Fees up to ${price}: ${before} → ${after}`,
    feesAbove: (price: string, before: string, after: string) =>
      `Fees above ${price}: ${before} → ${after}`,
  },

  /** A list to try the page with: its heads are read like those of any file. */
  exampleList: `SKU,Name,Cost price (before GST),Selling price (with GST),GST rate (%),Quantity
KUR-4471,"Cotton kurta, indigo, M",218,499,5,14
BTL-2086,"Steel bottle, 1 litre",131.50,349,18,9
LMP-7310,"Desk lamp, brass, small",560,1249,18,4
MUG-9064,"Ceramic mug, set of 6",210,279,18,18
RUG-4108,"Cotton rug, 2 × 3 ft",443,749,5,3
TOY-6790,"Wooden puzzle, large",127,299,5,11
KNF-4536,"Kitchen knife, 8 inch",91,189,18,7
CHG-6839,"Phone charger, 33 W",276,599,18,25
BDS-1209,"Bedsheet, king, blue",218,699,5,8
BAG-3321,"Jute bag, printed",64,199,5,30
UMB-5102,"Umbrella, folding",148,399,5,16
TIN-8840,"Spice tins, set of 12",355,899,18,6
`,
  /** A template with all columns, its heads likewise, and an example row. */
  template: `SKU,Name,Quantity,Selling price (with GST),Cost price (before GST),GST rate (%),GST on cost (%),Commission (%),Fixed fee,Shipping fee,Ads per order,Returned (%)
KUR-4471,"Cotton kurta, indigo, M",14,499,218,clothes,,,,,,
`,
}
