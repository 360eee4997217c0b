import type { Marketplace } from '../marketplace'
import { meeshoFormats } from './formats'
import { meeshoWords } from './words'

export const meesho: Marketplace = {
  id: 'meesho',
  name: 'Meesho',
  formats: meeshoFormats,
  refusals: [
    {
      needs: ['suborderno', 'productdescription', 'hsn', 'invoiceno'],
      told: meeshoWords.refused.invoices,
    },
    { needs: ['type', 'suborderno', 'invoiceno'], told: meeshoWords.refused.invoices },
    { needs: ['type', 'subordernumber', 'invoicenumber'], told: meeshoWords.refused.invoices },
  ],
  rules: {
    isOrderBySku: false,
    isGstStated: false,
    areUnitsAdded: false,
    shipsItself: /^\s*meesho\b/i,
    areReturnsRecorded: (_, kinds) => kinds.has('meeshoReturns'),
    cardFees: { commission: 'Commission', fixedFee: 'Fixed fee' },
  },
  words: {
    kinds: meeshoWords.kinds,
    kindsInLine: meeshoWords.kindsInLine,
    takes: meeshoWords.takes,
    fees: meeshoWords.fees,
  },
}
