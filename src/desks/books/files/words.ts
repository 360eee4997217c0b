/** What is said of files that hold bills, orders, payments or parties where items are wanted. */
export const registerWords = {
  /** @param name one of `names` */
  noItems: (name: string) =>
    `This is ${name}, not a list of items. No page here reads it yet: take the list of items of that program.`,
  /** Of bills that a shop gave. */
  noItemsButBills: (name: string) =>
    `This is ${name}, not a list of items. If you gave these bills, your bills and Sales take them in: Old bills from a file.`,
  noBillButBills: (name: string) =>
    `This is ${name}: it has no items of a bill. If you gave these bills, your bills and Sales take them in: Old bills from a file.`,
  noProductsButBills: (name: string) =>
    `This is ${name}, not a price list. If you gave these bills, GST Bill and Sales take them in: Old bills from a file.`,
  ofOrders: (name: string) =>
    `This is ${name}, not a list of items. The payments, orders and tax reports of Amazon, Flipkart and Meesho are read by eCommerce Profit, Settlements.`,
  noBill: (name: string) =>
    `This is ${name}: it has no items of a bill. No page here reads it yet.`,
  noProducts: (name: string) =>
    `This is ${name}, not a price list. No page here reads it yet: take the list of products of that program.`,
  names: {
    vyaparBills: 'a sale or purchase report of Vyapar',
    vyaparParties: 'a party report of Vyapar',
    zohoInvoices: 'a file of invoices of Zoho Books (Invoice.csv)',
    zohoBills: 'a file of bills of Zoho Books (Bill.csv)',
    zohoCreditNotes: 'a file of credit notes of Zoho Books (Credit_Note.csv)',
    zohoPayments: 'a file of payments of Zoho Books (Customer_Payment.csv)',
    zohoContacts: 'a file of contacts of Zoho Books (Contacts.csv)',
    tallyRegister: 'a sales or purchase register of Tally',
    tallyDayBook: 'a Day Book of Tally',
    busyVouchers: 'a list of vouchers of Busy',
    margBill: 'a distributor’s bill of Marg ERP',
    clearTaxBills: 'a sheet of bills for ClearTax',
    swipeBills: 'a sales report of Swipe',
    erpNextRegister: 'a sales register of ERPNext',
    shopifyOrders: 'a file of orders of Shopify',
    razorpayPayments: 'a settlement of Razorpay',
    phonePePayments: 'a file of payments of PhonePe',
    paytmPayments: 'a file of payments of Paytm',
    bills: 'a register of several bills',
    orders: 'a file of orders',
  },
}
