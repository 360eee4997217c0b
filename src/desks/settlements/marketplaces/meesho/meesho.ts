import type { Marketplace } from '../marketplace'
import { meeshoFormats } from './formats'
import { meeshoWords } from './words'

export const meesho: Marketplace = {
  id: 'meesho',
  name: 'Meesho',
  formats: meeshoFormats,
  refusals: [],
  rules: {
    isOrderBySku: false,
    isGstStated: false,
    areUnitsAdded: false,
    shipsItself: /^\s*meesho\b/i,
    areReturnsRecorded: (_, roles) => roles.has('returns'),
    cardFees: { commission: 'Commission', fixedFee: 'Fixed fee' },
  },
  words: {
    kinds: meeshoWords.kinds,
    kindsInLine: meeshoWords.kindsInLine,
    fees: meeshoWords.fees,
  },
}
