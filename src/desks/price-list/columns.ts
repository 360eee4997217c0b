import { hundred } from '../../core/money/decimal'
import { readNumber } from '../../core/money/parse'
import { namesForeignMoney } from '../../core/tables/foreign-money'
import {
  type ChosenUses,
  findHead,
  type HeadNames,
  headName,
  hindiName,
  columnUseOf as nameIn,
  namesMoney,
  usesOfColumns,
} from '../../core/tables/heads'
import { withoutTaxWords } from '../../core/tables/tax-words'
import {
  costNames,
  gstOnCostNames,
  headPattern,
  hindiFee,
  hindiShare,
  hindiTax,
  percent,
  perPiece,
  priceNames,
  productNames,
  skuNames,
} from '../market/costs/head-names'
import { amountFields, type Field, rivals } from './read-product'

type Cells = readonly string[]

/**
 * What a name can mean. Some names need the values or the other columns to tell: `Commission` may be a
 * share of the price or an amount, `Rate` a price or a tax. A basic price and the MRP count only where
 * there is no other price.
 */
type Named = Field | 'commission or amount' | 'basicPrice' | 'mrp' | 'rate' | 'regular'

/** The names of columns of money, without the words about GST. */
const moneyNames: HeadNames<Named> = [
  ['regular', headPattern('regularprice')],
  ['regularPrice', headPattern('pricewherethatisblank', 'दामजहाँवहखालीहो')],
  ['price', priceNames],
  ['basicPrice', headPattern(`(basic|base|taxable)(selling|sale)?(price|rate)${perPiece}`)],
  [
    'mrp',
    headPattern(
      `mrp(price|rate)?${perPiece}|max(imum)?retailprice`,
      'एमआरपी|अधिकतम(खुदरा|विक्रय)मूल्य',
    ),
  ],
  ['cost', costNames],
  ['rate', headPattern('rate', 'दर|रेट')],
]

/** The names of columns in price lists, as `headName` and `hindiName` spell them. */
const headNames: HeadNames<Named> = [
  ['sku', skuNames],
  ...moneyNames,
  ['gstOnCost', gstOnCostNames],
  [
    'gstRate',
    headPattern(
      `(igst|gst|tax)${percent}`,
      `%(gst|tax)|rateof(gst|tax)|(gst|tax)onsales?${percent}`,
      `${hindiTax}${hindiShare}`,
    ),
  ],
  [
    'commission',
    headPattern(
      `(commission|referral|referralfees?)(rate(%|percent)?|%|percent|percentage|pct)`,
      '%commission',
      'कमीशन(की)?(दर%?|%|प्रतिशत)',
    ),
  ],
  [
    'commissionAmount',
    headPattern(
      '(commission|referralfees?)(fee|amount|amt|value|charges?)',
      'कमीशन(की)?(राशि|रकम)',
    ),
  ],
  ['commission or amount', headPattern('commissions?|referralfees?', 'कमीशन')],
  [
    'fixedFee',
    headPattern('(fixed|closing|fixedclosing)(fees?|charges?)', '(निश्चित|फिक्स्ड|तय)(शुल्क|फीस)'),
  ],
  [
    'shipping',
    headPattern(
      '(shipping|delivery|logistics?|courier|weighthandling|forwardshipping)(fees?|charges?|cost)?',
      'fbafees?',
      `(शिपिंग|डिलीवरी|कूरियर|ढुलाई)${hindiFee}`,
    ),
  ],
  [
    'ads',
    headPattern(
      `(ads?|advertising|marketing)(cost|spend|fees?)?${perPiece}`,
      `(हरऑर्डरपर)?विज्ञापन${hindiFee}`,
    ),
  ],
  [
    'returns',
    headPattern(
      `returns?${percent}`,
      `returned${percent}`,
      '%returns?',
      `(वापसी|रिटर्न|वापसआए)${hindiShare}`,
    ),
  ],
  [
    'quantity',
    headPattern(
      '(gross|net|ordered|order|sold|sales|total|monthly)?(qty|quantity|units|pieces|pcs|nos)(sold|ordered)?',
      'sold(in(?!dividually)[a-z]+|last[a-z]+)?|orders|(no|number)of(orders|units|pieces)',
      '(बिक्री)?(मात्रा|संख्या|नग|अदद|पीस)',
    ),
  ],
  ['name', productNames],
]

/**
 * The columns of results in our own exported files (see worker/export.ts). Some name the tax, and would
 * be taken for its rate.
 */
const results = headPattern(
  '(payout|profit)(quantity)?|margin%|breakevenprice|pricefor%|netsale|gstinthesale|less[a-z]+|t[cd]sheldback|notreadbecause',
  '(पेआउट|मुनाफा)(मात्रा)?|मार्जिन%|बराबरीकादाम|%केलिएदाम|बिनाजीएसटीकीबिक्री|बिक्रीमेंजीएसटी|घटा.+|रुकाहुआ|नपढनेकीवजह',
)

/** A longer text is a sentence, not a name. */
const LONGEST_NAME = 120

/**
 * The use of a column by its name alone. A name that says whether GST is in it is an amount, whatever
 * it names.
 */
export function namedUse(head: string): Named | undefined {
  // A question has yes or no below it: `Sold individually?`
  if (head.length > LONGEST_NAME || QUESTION.test(head)) return undefined
  if (headName(head) === '' && hindiName(head) === '') return undefined
  if (isResult(head)) return undefined
  const bare = withoutTaxWords(head)
  const money = bare === undefined ? undefined : nameIn(moneyNames, bare)
  return (money === 'rate' ? 'price' : money) ?? nameIn(headNames, head)
}

const QUESTION = /\?\s*$/

const isResult = (head: string) => results.test(headName(head)) || results.test(hindiName(head))

/** Which line holds the names of the columns; -1 where none does. */
export const findHeadRow = (rows: readonly Cells[]): number => findHead(rows, namedUse)

export type Matched = {
  readonly uses: readonly (Field | undefined)[]
  /** A column may be two things, and only a person knows which. */
  readonly isDoubtful: boolean
}

/**
 * The use of each column: what a person chose for a column of this name before, otherwise what its
 * name says.
 *
 * @example matchColumns(['Item', 'Sale price', 'Landed cost'], []).uses // ['name', 'price', 'cost']
 */
export function matchColumns(
  heads: Cells,
  examples: readonly Cells[],
  chosen: ChosenUses<Field> = new Map(),
): Matched {
  const valuesAt = (at: number) => examples.map((cells) => cells[at] ?? '')
  const names = heads.map((head, at) => {
    const name = namedUse(head)
    return name === 'rate' && areShares(valuesAt(at)) ? 'gstRate' : name
  })
  const has = (...uses: readonly Named[]) => names.some((name) => name && uses.includes(name))
  const code = names.findIndex((name, at) => name === 'sku' && !isId(heads[at] ?? ''))
  const stock = whatStock(heads)
  const guessed = names.map((name, at): Field | undefined => {
    switch (name) {
      case 'sku':
        return code >= 0 && isId(heads[at] ?? '') ? undefined : name
      case 'quantity':
        return stock === 'stock' ? undefined : name
      case 'regular':
        return has('price') ? 'regularPrice' : 'price'
      case 'basicPrice':
        return has('price') ? undefined : 'price'
      case 'rate':
        return has('price', 'basicPrice') ? undefined : 'price'
      case 'mrp':
        return has('price', 'basicPrice', 'rate') ? undefined : 'price'
      case 'commission or amount':
        if (has('commission')) return undefined
        return whatCommission(valuesAt(at)) === 'amount' ? 'commissionAmount' : 'commission'
      default:
        return name
    }
  })
  const meant = new Set([...chosen.values()].filter((use) => use !== undefined))
  const isOut = (use: Field, at: number) => {
    const rival = rivals[use]
    return (rival !== undefined && meant.has(rival)) || isForeign(heads[at] ?? '', use)
  }
  const uses = usesOfColumns(
    guessed.map((use, at) => (use && isOut(use, at) ? undefined : use)),
    chosen,
  )
  const isDoubtful = names.some(
    (name, at) =>
      uses[at] !== undefined &&
      !chosen.has(at) &&
      (name === 'mrp' ||
        (name === 'quantity' && stock === 'either') ||
        (name === 'commission or amount' && whatCommission(valuesAt(at)) === 'either')),
  )
  return { uses, isDoubtful }
}

/** The number of a record in a database: a code only where there is no other. */
const isId = (head: string) => /id$/.test(headName(head)) && !/sku/i.test(head)

const OF_LISTINGS =
  /^(?:fulfill?mentchannel|fulfill?mentby|itemcondition|willshipinternationally|opendate|pendingquantity|listingid|listingstatus|systemstockcount|minimumsellerallowedprice|maximumsellerallowedprice)$/
const OF_MARKETPLACE = /^(?:asin1?|fsn|listingid)$/

/**
 * What a quantity is beside these heads: a file of listings counts what is in stock, not what was
 * sold; with the number of a marketplace beside it, it may be either.
 */
function whatStock(heads: Cells): 'sales' | 'stock' | 'either' {
  const names = heads.map((head) => head.toLowerCase().replace(/[^a-z0-9]/g, ''))
  if (names.filter((name) => OF_LISTINGS.test(name)).length > 1) return 'stock'
  return names.some((name) => OF_MARKETPLACE.test(name)) ? 'either' : 'sales'
}

const isForeign = (head: string, use: Field) => amountFields.has(use) && namesForeignMoney(head)

/** The first column in use whose head says that it is not in rupees. */
export const foreignColumn = (heads: Cells, uses: Matched['uses']): string | undefined =>
  heads.find((head, at) => {
    const use = uses[at]
    return use !== undefined && isForeign(head, use)
  })

/** The head of a price or a cost that is left out because it is not in rupees. */
export const foreignAmount = (heads: Cells, field: 'price' | 'cost'): string | undefined =>
  heads.find(
    (head) => namesForeignMoney(head) && namedUse(head.replace(FOREIGN_NOTE, '')) === field,
  )

/** @example 'Price (USD)'.replace(FOREIGN_NOTE, '') // 'Price ' */
const FOREIGN_NOTE = /\([^)]*\)|\bin\b.*|\b[a-z]{3}\b/gi

/** Columns of price lists that say nothing about a profit. */
const leftOut = headPattern(
  'mrp|hsn(sac)?(code|no)?|weight.*|(sub|product)?category|brand|colou?r|size|unit|uom|image.*|url|link|status|(closing|opening|current)?stock.*|inventory.*|remarks?|notes?',
  '(sr|s|serial|row)(no|number)|no|sno|date|month|datetime|(order)?date(time)?',
  '(sub)?order(no|id|number|status|date)|type|total|other',
  // Columns of a Shopify export beside prices.
  'handle|body(html)?|vendor|tags|published|option(name|value|linkedto)|variant(grams|inventory.*|fulfillmentservice|compareatprice|requiresshipping|taxable|image|weightunit|taxcode|barcode)|giftcard|seo.*|googleshopping.*|taxcode|unitpricetotalmeasure',
  'एचएसएन(कोड)?|क्रम(संख्या|सं)?|एमआरपी|इकाई',
)

/** Whether every column is known: it has a use, or says nothing about a profit. */
export const areAllKnown = (heads: Cells, uses: Matched['uses']): boolean =>
  heads.every(
    (head, at) =>
      uses[at] !== undefined ||
      isResult(head) ||
      leftOut.test(headName(head)) ||
      leftOut.test(hindiName(head)),
  )

const isFilled = (value: string) => value.trim() !== ''

const areShares = (values: Cells) => {
  const filled = values.filter(isFilled)
  return filled.length > 0 && filled.every((value) => value.trim().endsWith('%'))
}

/**
 * What a column named `Commission` holds. Shares have a percent sign, amounts are large or in rupees.
 * Where neither is so, it counts as a share, and a person is asked.
 */
function whatCommission(values: Cells): 'share' | 'amount' | 'either' {
  const filled = values.filter(isFilled)
  if (filled.some((value) => value.includes('%'))) return 'share'
  if (filled.some(namesMoney)) return 'amount'
  const isSmall = filled.every((value) => {
    const { value: share } = readNumber(value)
    return share >= 0n && share <= hundred / 2n
  })
  return isSmall ? 'either' : 'amount'
}
