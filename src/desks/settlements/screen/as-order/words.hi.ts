import type { settlementPriceWords as english } from './words'

/** What the link from a SKU to a marketplace order says in Hindi. */
export const settlementPriceWords: typeof english = {
  find: 'इसका दाम निकालें',
  findOf: (sku) => `इसका दाम निकालें: ${sku}`,
}
