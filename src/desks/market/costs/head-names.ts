import { type GstIn, gstSaidBy, type TellingName } from '../../../core/tables/tax-words'

/*
 * The names of columns that price lists and lists of costs have in common, as `headName` and
 * `hindiName` spell them.
 */

export const headPattern = (...forms: string[]): RegExp => new RegExp(`^(?:${forms.join('|')})$`)

export const percent = '(rate|slab)?(%|percent|percentage|pct)?'
export const perPiece = '(per(unit|piece|pc|item|order)|each)?'

export const hindiPrice = '(मूल्य|दर|दाम|कीमत|भाव|रेट|प्राइस)'
export const hindiTax = '(जीएसटी|टैक्स|कर)'
export const hindiShare = '(की)?(दर|रेट)?(%|प्रतिशत)?'
export const hindiFee = '(का|की|पर)?(शुल्क|खर्च|फीस|चार्ज)?'

export const skuNames = headPattern(
  '(seller|supplier|vendor|merchant|product|item|style|variant|my)?sku(id|code|no)?',
  '(item|product|style|article|model)(code|id|no|number)',
  'msku|asin|fsn|(variant)?barcode|ean',
  '(उत्पाद|वस्तु|आइटम)?(कोड|एसकेयू)',
)

export const productNames = headPattern(
  '(product|item|listing|style|article|stockitem|goods)?(name|title|description)',
  'products?|items?|particulars|productdetails|itemdetails|goods|nameof(item|product)',
  '(?=.)(वस्तु|सामान|माल|आइटम|उत्पाद|सामग्री|प्रोडक्ट)?((का|की|के)?(नाम|विवरण))?',
)

export const priceNames = headPattern(
  `(final)?((your|our|my|current|offer|listing|sales?|selling|deal|online|customer|retail|standard|variant|meesho)){0,2}(price|sp)${perPiece}`,
  '(sales?|selling|offer)(rate|value)',
  `(विक्रय|बिक्री|सेलिंग)${hindiPrice}|मूल्य|दाम|कीमत|भाव|प्राइस`,
)

export const costNames = headPattern(
  `(landed|landing|purchase|buying|unit|product|item|net|my|our|making|manufacturing|stock|standard|std|average|avg|basic|base|taxable)?costs?(price|ofgoods(sold)?)?${perPiece}`,
  `(last|basic|base|taxable)?(purchase|buying|buy|landing|landed|dealer|wholesale)(price|rate|cost)${perPiece}`,
  'cp|cogs',
  `(खरीद|खरीदी|क्रय)(का|की)?${hindiPrice}|लागत(मूल्य)?`,
)

export const gstOnCostNames = headPattern(
  `(gst|tax|itc)on(cost|purchases?)${percent}`,
  `(purchase|input|cost)(gst|tax)${percent}`,
  `(लागत|खरीद)पर${hindiTax}${hindiShare}`,
)

export const packingNames = headPattern(
  `(packing|packaging)(materials?)?(costs?|charges?|fees?)?${perPiece}`,
  `(पैकिंग|पैकेजिंग)${hindiFee}`,
)

const tellingNames: readonly TellingName[] = [
  ['with-gst', /mrp|^max(?:imum)?retailprice|एमआरपी|^अधिकतम/],
  ['before-gst', /^(?:last)?(?:basic|base|taxable|assessable)|^करयोग्य/],
]

/**
 * Whether GST is in a price or a cost, if its head says it.
 *
 * @example gstInHead('Cost (excl. GST)') // 'before-gst'
 */
export const gstInHead = (head: string | undefined): GstIn | undefined =>
  gstSaidBy(head ?? '', tellingNames)
