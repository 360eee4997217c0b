/** What is said of Amazon alone. */
export const amazonWords = {
  kinds: {
    amazonTransactions: 'Amazon transactions',
    amazonOrders: 'Amazon all orders',
    amazonReturns: 'Amazon FBA returns',
    amazonTaxes: 'Amazon tax report (MTR)',
  },
  /** In the middle of a line. */
  kindsInLine: {
    amazonTransactions: 'transactions',
    amazonOrders: 'all orders',
    amazonReturns: 'FBA returns',
    amazonTaxes: 'tax report',
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
