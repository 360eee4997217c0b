/** What the Many products view says before there is a list, and what its page and its worker share. */
export const productsWords = {
  label: 'Many products',
  heading: 'Profit of many products',
  intro: 'Check a whole price list at once, row by row.',
  title: 'Profit of many products: check a whole price list',
  description:
    'Which products of a price list lose money, and what each should cost: CSV or Excel, up to 1,00,000 products, worked out on your device. Free, no upload.',

  empty: {
    drop: 'Drop your price list here',
    choose: 'Choose your price list',
    formats: 'CSV, Excel or LibreOffice, up to 1,00,000 products',
    chooseFile: 'Choose a file',
    template: 'Download a template',
    tryExample: 'Try with 12 products',
    pasteTitle: 'Paste rows from a sheet',
  },
  reads: {
    title: 'What it reads',
    needed: 'Price and cost',
    neededNote: 'The two columns it needs. Names are recognised.',
    optional: 'If the file has them',
    optionalNote:
      'SKU, name, quantity, GST rate, GST on cost, commission, fixed fee, shipping, ads, returns',
    products: 'One row a product',
    productsNote: 'Not the orders and payments that Amazon, Flipkart and Meesho hand out:',
    toSettlements: 'Settlements reads those',
    programs: 'Flipkart, WooCommerce, Shopify, your own lists',
    numbers: 'Numbers as people write them',
    numbersNote: '1,23,456.00, ₹ 499, 18%, a title above the header',
  },

  /** What a list takes from the marketplace order. */
  inherited: {
    title: 'What your file lacks',
    intro: 'These come from your marketplace order.',
    change: 'Change in Marketplace order',
    terms: {
      seller: 'You are',
      gstRate: 'GST rate',
      gstOnCost: 'GST on cost',
      feeCard: 'Fee card',
      shipping: 'Shipping fee',
      packing: 'Packing',
      ads: 'Ads per order',
      returns: 'Returns',
      returnFee: 'Fee per return',
      undelivered: 'Undelivered',
    },
    clothes: 'Clothes and shoes',
    asGstRate: 'as the GST rate',
    ownBands: (count: number) => (count === 1 ? 'Your own, 1 band' : `Your own, ${count} bands`),
    undeliveredEach: (percent: string, fee: string) => `${percent}, ${fee} each`,
  },

  /** By the names under which lists that are no files are stored. */
  sources: {
    'Pasted rows': 'Pasted rows',
    '12 products to try': '12 products to try',
    'Your costs': 'Your costs',
  },
  openSettlements: 'Open Settlements',
  keptList: 'Kept list',
  lost: 'It was not kept when the page was loaded again. Choose it again; with Keep on this device it stays.',
  workedOut: (name: string) => `${name}: worked out`,
  notLoaded: {
    this: 'This could not be loaded. Check your connection and try again.',
    readsFiles: 'What reads files could not be loaded. Check your connection and try again.',
    showsList: 'What shows a list could not be loaded. Check your connection and try again.',
  },

  results: {
    totalProfit: 'Total Profit',
    margin: 'Margin',
    payout: 'Payout',
    makeMoney: 'Make money',
    loseMoney: 'Lose money',
  },
  pictureCaption: (products: number, losers: number) =>
    `on ${products} products, of which ${losers} lose money`,

  /** The columns that a list can have, as people choose them. */
  fields: {
    sku: 'SKU',
    name: 'Name',
    quantity: 'Quantity',
    price: 'Selling price',
    regularPrice: 'Price where that is blank',
    cost: 'Cost price',
    gstRate: 'GST rate (%)',
    gstOnCost: 'GST on cost (%)',
    commission: 'Commission (%)',
    commissionAmount: 'Commission (amount)',
    fixedFee: 'Fixed fee',
    shipping: 'Shipping fee',
    ads: 'Ads per order',
    returns: 'Returned (%)',
  },
  /** A column without a name. */
  column: (number: number) => `Column ${number}`,

  /** Why a row cannot be read. The cell is as a person wrote it. */
  reasons: {
    belowZero: (cell: string) => `“${cell}” is below 0`,
    notAboveZero: (cell: string) => `“${cell}” is not above 0`,
    aboveHighestGst: (cell: string, highest: string) =>
      `“${cell}” is above ${highest}, the highest rate of GST`,
    aboveHundred: (cell: string) => `“${cell}” is above 100%`,
    notWhole: (cell: string) => `“${cell}” is not a whole number`,
    formula: 'A formula without a result: open the file in Excel or LibreOffice and save it once',
    notInRupees: (cell: string) => `“${cell}” is not in rupees`,
    oddComma: (cell: string) => `“${cell}” has a comma where a point may be meant`,
    notNumber: (cell: string) => `“${cell}” is not a number`,
    /** By what the column holds. */
    isNo: {
      price: (cell: string) => `“${cell}” is not a price`,
      cost: (cell: string) => `“${cell}” is not a cost`,
      quantity: (cell: string) => `“${cell}” is not a quantity`,
      rate: (cell: string) => `“${cell}” is not a rate`,
      commission: (cell: string) => `“${cell}” is not a commission`,
      fee: (cell: string) => `“${cell}” is not a fee`,
      amount: (cell: string) => `“${cell}” is not an amount`,
      share: (cell: string) => `“${cell}” is not a share`,
    },
    noPrice: 'The price is missing',
    noCost: 'The cost is missing',
    commissionAbovePrice: 'The commission is more than the price',
  },

  /** How the amounts of a file are converted, by the rate that is taken. */
  conversion: {
    added: {
      gstOnCostOfRow: 'GST is added at the GST on cost of each row.',
      rateOfRow: 'GST is added at the rate of each row.',
      clothes: 'GST is added at the rates of clothes and shoes.',
      ofOrder: (percent: string) => `GST is added at ${percent}, as in your order.`,
    },
    takenOff: {
      gstOnCostOfRow: 'GST is taken off at the GST on cost of each row.',
      rateOfRow: 'GST is taken off at the rate of each row.',
      clothes: 'GST is taken off at the rates of clothes and shoes.',
      ofOrder: (percent: string) => `GST is taken off at ${percent}, as in your order.`,
    },
  },
  readAs: {
    price: { 'with-gst': 'prices with GST', 'before-gst': 'prices before GST' },
    cost: { 'with-gst': 'costs with GST', 'before-gst': 'costs before GST' },
  },

  /** @param lower the rates of clothes up to the limit, and above it */
  questions: (lower: string, limit: string, higher: string) => [
    {
      question: 'Is my price list uploaded anywhere?',
      answer:
        'No. Your browser reads the file and works it out on your own device, also without a connection. Nothing is sent, and the rows are forgotten when you close the page, unless you choose to keep them on this device.',
    },
    {
      question: 'Which files can it read?',
      answer:
        'CSV with commas, semicolons or tabs, Excel (.xlsx), LibreOffice (.ods), and rows that you copy from a sheet. Names of columns are known in English and Hindi, and as Shopify and programs for shops write them. What is not known, you say once: which column is price and which is cost.',
    },
    {
      question: 'Can it read the reports of Amazon, Flipkart and Meesho?',
      answer:
        'No. Their files of orders, payments, returns and taxes are recognised and refused: an order has several rows there, and some are cancelled or came back. In other files of orders, rows that say cancelled, returned, RTO or refunded do not count, and are named.',
    },
    {
      question: 'Are prices and costs with GST or before GST?',
      answer:
        'As the names of your columns say: “incl. GST”, “excl. GST” and MRP are believed. Where they say nothing, prices count as with GST and costs as before GST. You see that before anything is worked out, and can change it; GST is then added or taken off at the rate of the row.',
    },
    {
      question: 'What if my file has no fees in it?',
      answer: `Then every row counts with the fees of your marketplace order. What a row has of its own (commission, fees, ads, returns, GST rate) counts instead. As a GST rate, clothes means ${lower} up to ${limit} and ${higher} above. At 0% the GST on fees and costs is a cost, to the registered too (CGST Act, section 17(2)).`,
    },
    {
      question: 'What happens to rows that cannot be read?',
      answer:
        'They are named with their row, their column and the reason, and all other rows count. You can download those rows alone, put them right and read them again.',
    },
  ],
  /** What the worker of a price list says: in exported files, and of files and rows that are not taken. */
  worker: {
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
    stockSummary:
      'This is a Stock Summary of Tally: its rate is what the goods cost, and it has no selling price. Take a list with both.',
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
  },
}
