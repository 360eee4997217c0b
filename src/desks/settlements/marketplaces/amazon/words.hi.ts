import type { amazonWords as english } from './words'

export const amazonWords: typeof english = {
  kinds: {
    amazonTransactions: 'Amazon ट्रांज़ैक्शन',
    amazonOrders: 'Amazon के सारे ऑर्डर',
    amazonReturns: 'Amazon FBA वापसी',
    amazonTaxes: 'Amazon टैक्स रिपोर्ट (MTR)',
  },
  kindsInLine: {
    amazonTransactions: 'लेन-देन फ़ाइल',
    amazonOrders: 'सभी ऑर्डर की फ़ाइल',
    amazonReturns: 'FBA वापसी फ़ाइल',
    amazonTaxes: 'टैक्स रिपोर्ट',
  },

  fees: {
    'Selling fees': 'बिक्री फ़ीस',
    'FBA fees': 'FBA फ़ीस',
    'Shipping and other fees': 'शिपिंग और दूसरी फ़ीस',
    'Service Fee': 'सेवा फ़ीस',
    Adjustment: 'समायोजन',
    'FBA Inventory Fee': 'FBA स्टोरेज फ़ीस',
    'SAFE-T Reimbursement': 'SAFE-T मुआवज़ा',
    'Fulfilment Fee Refund': 'डिलीवरी फ़ीस की वापसी',
    'Shipping Services': 'शिपिंग सेवाएँ',
  },
}
