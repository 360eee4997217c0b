/** What the worker of a price list says: in exported files, and of files and rows that are not taken. */
export const productsWorkerWords = {
  export: {
    sheets: { products: 'Price list', unread: 'Not read' },
    /** Heads that are not taken for a column of a price list, so that an exported file can be read again. */
    heads: {
      payout: 'Payout',
      profit: 'Profit',
      margin: 'Margin (%)',
      payoutInAll: 'Payout × quantity',
      profitInAll: 'Profit × quantity',
      breakEven: 'Break-even price',
      priceFor: (percent: string) => `Price for ${percent}`,
      gstInSale: 'GST in the sale',
      netSale: 'Net sale',
      tcs: 'TCS held back',
      tds: 'TDS held back',
      notReadBecause: 'Not read because',
    },
    /** Heads of what is taken off the net sale. */
    less: {
      compositionTax: 'Less composition tax',
      commission: 'Less commission',
      fixedFee: 'Less fixed fee',
      shipping: 'Less shipping',
      returnFees: 'Less return fees',
      ads: 'Less ads',
      packing: 'Less packing',
      goodsSold: 'Less goods sold',
      goodsDamaged: 'Less goods damaged',
    },
    notASale: (kind: string) => `Not a sale: ${kind}`,
  },

  costsNotInRupees: (head: string) =>
    `“${head}” is not in rupees. A list of costs counts in rupees.`,
  noCosts: 'No costs were found. The list needs a column of SKUs and a column of costs.',

  tooManyCells: 'This row has more cells than there are columns',
  listedCost: (reason: string) => `Its cost in the list: ${reason}`,
  noListedCost: 'No cost is listed for this SKU',
  otherKinds: 'Others that were cancelled or came back',

  /** @param name one of `statements`, @param holds one of `holds` */
  noPriceList: (name: string, holds: string) =>
    `This is ${name}: it holds ${holds}. A price list has one row a product, with its price and cost.`,
  statements: {
    amazonTransactions: 'Amazon’s transaction report',
    amazonSettlement: 'Amazon’s settlement report',
    amazonOrders: 'Amazon’s report of all orders',
    amazonReturns: 'Amazon’s report of returns',
    amazonTaxes: 'Amazon’s merchant tax report',
    flipkartSettled: 'Flipkart’s report of settled transactions',
    flipkartProfit: 'Flipkart’s profit and loss',
    flipkartSales: 'Flipkart’s sales report',
    meeshoOrders: 'Meesho’s list of orders',
    meeshoPayments: 'Meesho’s report of payments',
    meeshoReturns: 'Meesho’s list of returns',
    meeshoTaxes: 'Meesho’s tax report',
  },
  holds: {
    payments: 'orders and payments, with the fees that were really charged',
    ads: 'what advertising has cost',
    orders: 'orders, also those that were cancelled or came back',
    returns: 'orders that came back',
    invoices: 'invoices and credit notes with their taxes',
    referrals: 'what referrals have brought',
  },
}
