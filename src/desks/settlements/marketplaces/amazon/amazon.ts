import type { Marketplace } from '../marketplace'
import { amazonFormats } from './formats'
import { amazonWords } from './words'

export const amazon: Marketplace = {
  id: 'amazon',
  name: 'Amazon',
  formats: amazonFormats,
  refusals: [
    {
      needs: ['date', 'transactionstatus', 'transactiontype', 'productdetails', 'amazonfees'],
      told: amazonWords.refused.transactionView,
    },
    {
      needs: ['placeofsupply', 'applicable%oftaxrate', 'taxablevalue', 'ecommercegstin'],
      told: amazonWords.refused.readyToFile,
    },
    {
      needs: ['itemname', 'sellersku', 'price', 'quantity', 'asin1'],
      told: amazonWords.refused.listings,
      isPriceList: true,
    },
  ],
  rules: {
    isOrderBySku: true,
    isGstStated: true,
    areUnitsAdded: true,
    isTabbedUnquoted: true,
    shipsItself: /^\s*(?:amazon|afn)/i,
    reversal: /reversal/i,
    areReturnsRecorded: ({ isFulfilled }, kinds) =>
      kinds.has(isFulfilled ? 'amazonReturns' : 'amazonSellerReturns'),
    cardFees: { commission: 'Selling fees', fixedFee: 'Selling fees' },
  },
  words: {
    kinds: amazonWords.kinds,
    kindsInLine: amazonWords.kindsInLine,
    takes: amazonWords.takes,
    fees: amazonWords.fees,
  },
}
