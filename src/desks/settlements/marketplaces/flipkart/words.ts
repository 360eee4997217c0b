/** What is said of Flipkart alone. */
export const flipkartWords = {
  kinds: {
    flipkartSettled: 'Flipkart settled transactions',
    flipkartProfit: 'Flipkart profit and loss',
    flipkartOrders: 'Flipkart orders',
    flipkartSales: 'Flipkart sales report',
  },
  /** In the middle of a line. */
  kindsInLine: {
    flipkartSettled: 'settled transactions',
    flipkartProfit: 'profit and loss',
    flipkartOrders: 'orders',
    flipkartSales: 'sales report',
  },

  /** What is taken of each file. */
  takes: {
    flipkartSettled:
      'Sales, refunds, fees, TCS and TDS of each order; rebates, ads, storage, services, recoveries and compensation of the other sheets',
    flipkartProfit: 'Which orders there are, and what came back; no amounts',
    flipkartOrders: 'Which orders there are, and how each ended',
    flipkartSales:
      'Taxable value, tax and place of each invoice and of notes about cash back, for GSTR-1',
  },

  fees: {
    'MP fee rebate': 'Fee rebate',
    Non_Order_SPF: 'Compensation for lost stock',
    Storage_Recall: 'Storage and removal',
    'Value Added Services': 'Value added services',
    Commission: 'Commission',
    'Fixed fee': 'Fixed fee',
    'Collection fee': 'Collection fee',
    'Pick and pack fee': 'Pick and pack fee',
    'Shipping fee': 'Shipping fee',
    'Reverse shipping fee': 'Reverse shipping fee',
    'No cost EMI fee reimbursement': 'No cost EMI fee reimbursement',
    'Installation fee': 'Installation fee',
    'Tech visit fee': 'Tech visit fee',
    'Uninstallation and packaging fee': 'Uninstallation and packaging fee',
    'Customer add-ons recovery': 'Customer add-ons recovery',
    'Franchise fee': 'Franchise fee',
    'Shopsy marketing fee': 'Shopsy marketing fee',
    'Product cancellation fee': 'Product cancellation fee',
  },
  taxReturn:
    'This is the GST return report of Flipkart: its own sums for GSTR-1, without orders. Take the sales report, of which tables 7 and 14 are made here.',
  onlyProjected: "These are Flipkart's projections, not payments.",
}
