/** What a column of a price list can be. */
export type Field =
  | 'sku'
  | 'name'
  | 'quantity'
  | 'price'
  | 'cost'
  | 'gstRate'
  | 'gstOnCost'
  | 'commission'
  | 'commissionAmount'
  | 'fixedFee'
  | 'shipping'
  | 'ads'
  | 'returns'

/** The fields with the names that people choose them by, in the order of the list. */
export const fieldNames: { readonly [Each in Field]: string } = {
  sku: 'SKU',
  name: 'Name',
  quantity: 'Quantity',
  price: 'Selling price',
  cost: 'Cost price',
  gstRate: 'GST rate (%)',
  gstOnCost: 'GST on cost (%)',
  commission: 'Commission (%)',
  commissionAmount: 'Commission (amount)',
  fixedFee: 'Fixed fee',
  shipping: 'Shipping fee',
  ads: 'Ads per order',
  returns: 'Returned (%)',
}

export const allFields = Object.keys(fieldNames) as readonly Field[]

/** Without these nothing can be worked out. */
export const neededFields = ['price', 'cost'] as const satisfies readonly Field[]

/** What counts in rupees. */
export const amountFields: ReadonlySet<Field> = new Set([
  'price',
  'cost',
  'commissionAmount',
  'fixedFee',
  'shipping',
  'ads',
])

/** Fields of which only one can be meant: whoever chooses one does not mean the other. */
export const rivals: { readonly [Each in Field]?: Field } = {
  commission: 'commissionAmount',
  commissionAmount: 'commission',
}
