/** What the link from a SKU to a marketplace order says. */
export const settlementPriceWords = {
  find: 'Find its price',
  findOf: (sku: string) => `Find its price: ${sku}`,
}
