import type { Marketplace } from '../marketplace'
import { flipkartFormats } from './formats'
import { flipkartWords } from './words'

export const flipkart: Marketplace = {
  id: 'flipkart',
  name: 'Flipkart',
  formats: flipkartFormats,
  refusals: [
    {
      needs: ['grosstaxablevalue', 'taxablesalesreturnvalue', 'aggregatetaxablevalue'],
      told: flipkartWords.taxReturn,
    },
  ],
  rules: {
    isOrderBySku: false,
    isGstStated: false,
    areUnitsAdded: false,
    shipsItself: /^\s*(?:flipkart|fa|fbf)\b/i,
    // Every row of money says whether its goods came back.
    areReturnsRecorded: () => true,
    cardFees: { commission: 'Commission', fixedFee: 'Fixed fee' },
  },
  words: {
    kinds: flipkartWords.kinds,
    kindsInLine: flipkartWords.kindsInLine,
    takes: flipkartWords.takes,
    fees: flipkartWords.fees,
    onlyProjected: flipkartWords.onlyProjected,
  },
}
