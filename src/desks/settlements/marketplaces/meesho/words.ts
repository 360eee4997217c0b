/** What is said of Meesho alone. */
export const meeshoWords = {
  kinds: {
    meeshoPayments: 'Meesho payments',
    meeshoOrders: 'Meesho orders',
    meeshoReturns: 'Meesho returns',
    meeshoTaxes: 'Meesho tax report, sales',
    meeshoTaxReturns: 'Meesho tax report, returns',
  },
  /** In the middle of a line. */
  kindsInLine: {
    meeshoPayments: 'payments',
    meeshoOrders: 'orders',
    meeshoReturns: 'returns',
    meeshoTaxes: 'tax on sales',
    meeshoTaxReturns: 'tax on returns',
  },

  /** Files that are known and of no use: what they are, and which to take. */
  refused: {
    invoices:
      'This is the list of invoices of Meesho, for table 13 of GSTR-1 alone: it has no amounts. Choose tcs_sales.xlsx and tcs_sales_return.xlsx of the same download instead.',
  },

  /** What is taken of each file. */
  takes: {
    meeshoPayments:
      'Sales, returns, fees, TCS, TDS and compensation of each order; ads, referrals, recoveries; also in the zip it comes in',
    meeshoOrders: 'Which orders there are, and how each ended',
    meeshoReturns: 'What came back, and from whom',
    meeshoTaxes: 'Taxable value, tax and place of each sale, and the GSTIN of the operator',
    meeshoTaxReturns: 'What is taken off table 7 for returns',
  },

  fees: {
    Commission: 'Commission',
    'Fixed fee': 'Fixed fee',
    Shipping: 'Shipping',
    'Return shipping': 'Return shipping',
    'Gold platform fee': 'Gold platform fee',
    'Mall platform fee': 'Mall platform fee',
    'Warehousing fee': 'Warehousing fee',
    'Other support services': 'Other support services',
    'Referral Payments': 'Referral payments',
    'Compensation and Recovery': 'Compensation and recovery',
  },
}
