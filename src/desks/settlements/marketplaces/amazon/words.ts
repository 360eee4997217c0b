/** What is said of Amazon alone. */
export const amazonWords = {
  kinds: {
    amazonTransactions: 'Amazon transactions',
    amazonSettlement: 'Amazon settlement report',
    amazonOrders: 'Amazon all orders',
    amazonReturns: 'Amazon FBA returns',
    amazonSellerReturns: 'Amazon returns of seller-shipped orders',
    amazonTaxes: 'Amazon tax report (MTR)',
  },
  /** In the middle of a line. */
  kindsInLine: {
    amazonTransactions: 'transactions',
    amazonSettlement: 'settlement report',
    amazonOrders: 'all orders',
    amazonReturns: 'FBA returns',
    amazonSellerReturns: 'returns of seller-shipped orders',
    amazonTaxes: 'tax report',
  },

  /** Files that are known and of no use: what they are, and which to take. */
  refused: {
    transactionView:
      'This is the transaction view of Amazon, without SKUs and taxes. Download “Unified transactions” instead: Payments, Reports Repository.',
    readyToFile:
      'This is a GSTR-1 ready to file, without orders. Tables 7 and 14 are made here of the Amazon tax reports: choose MTR B2C and MTR B2B.',
    listings:
      'This is “All Listings” of Amazon: prices and stock, no orders and no payments. Many products reads it; here, choose “Unified transactions”.',
  },

  /** What is taken of each file. */
  takes: {
    amazonTransactions:
      'Sales, refunds, fees, ads, TCS and TDS of each order, and what is deferred',
    amazonSettlement: 'Each amount by its label: sales, fees and their GST apart, TCS, TDS, ads',
    amazonOrders: 'Which orders there are, and how each ended',
    amazonReturns: 'What came back to the warehouse, and in which condition',
    amazonSellerReturns: 'What came back to you, by the day of its delivery',
    amazonTaxes: 'Taxable value, tax and place of each invoice, for GSTR-1',
  },

  fees: {
    'Selling fees': 'Selling fees',
    'FBA fees': 'FBA fees',
    'Shipping and other fees': 'Shipping and other fees',
    'Service Fee': 'Service fee',
    Adjustment: 'Adjustment',
    'FBA Inventory Fee': 'FBA inventory fee',
    'SAFE-T Reimbursement': 'SAFE-T reimbursement',
    'Fulfilment Fee Refund': 'Fulfilment fee refund',
    'Shipping Services': 'Shipping services',
  },
}
