import { hundred } from '../../../core/decimal'
import { readNumber } from '../../../core/parse'
import { type ChosenUses, usesOfColumns } from '../../../core/table/column-uses'
import { findHead } from '../../../core/table/find-head'
import { type HeadNames, headName, useNamed } from '../../../core/table/head-names'
import { type Field, rivals } from './fields'

type Cells = readonly string[]

/** What its values have to tell: `Commission` may be a share of the price or an amount. */
type Named = Field | 'commission or amount' | 'listedPrice' | 'saleInAll' | 'feeInAll'

const percent = '(rate|slab)?(%|percent|percentage|pct)?'
const perPiece = '(per(unit|piece|pc|item|order)|each)?'
const withTax = '(with|incl|including|inclusive(of)?)?(gst|tax|alltaxes)?(commission)?'
const withoutTax = '((without|excl|excluding|exclusiveof|before)(gst|tax|itc)?)?'
const named = (...forms: string[]) => new RegExp(`^(?:${forms.join('|')})$`)

/** The names of columns in price lists and in the files of marketplaces, as `headName` spells them. */
const headNames: HeadNames<Named> = [
  [
    'sku',
    named(
      '(seller|supplier|vendor|merchant|product|item|style|my)?sku(id|code|no)?',
      '(item|product|style|article|model)(code|id|no|number)',
      'msku|asin|fsn|barcode|ean',
    ),
  ],
  ['price', named('supplierdiscountedprice.*', 'finalsellingprice')],
  ['listedPrice', named('supplierlistedprice.*')],
  ['saleInAll', named('productsales')],
  ['feeInAll', named('sellingfees')],
  [
    'price',
    named(
      `(your|our|my|current|offer|listing|sales?|selling|deal|online|customer)?(price|sp)${perPiece}${withTax}`,
      `(sale|selling|offer)(rate|value)${withTax}`,
    ),
  ],
  [
    'cost',
    named(
      `(landed|landing|purchase|buying|unit|product|item|net|my|our|making|manufacturing|stock)?costs?(price|ofgoods(sold)?)?${perPiece}${withTax}${withoutTax}`,
      `(purchase|buying|buy|landing|landed|dealer|wholesale)(price|rate)${perPiece}${withTax}${withoutTax}`,
      'cp|cogs',
    ),
  ],
  [
    'gstOnCost',
    named(`(gst|tax|itc)on(cost|purchases?)${percent}`, `(purchase|input|cost)(gst|tax)${percent}`),
  ],
  [
    'gstRate',
    named(`(igst|gst|tax)${percent}`, `%(gst|tax)|rateof(gst|tax)|(gst|tax)onsales?${percent}`),
  ],
  [
    'commission',
    named(
      `(commission|referral|referralfees?)(rate(%|percent)?|%|percent|percentage|pct)`,
      '%commission',
    ),
  ],
  ['commissionAmount', named('(commission|referralfees?)(fee|amount|amt|value|charges?)')],
  ['commission or amount', named('commissions?|referralfees?')],
  ['fixedFee', named('(fixed|closing|fixedclosing)(fees?|charges?)')],
  [
    'shipping',
    named(
      '(shipping|delivery|logistics?|courier|weighthandling|forwardshipping)(fees?|charges?|cost)?',
      'fbafees',
    ),
  ],
  ['ads', named(`(ads?|advertising|marketing)(cost|spend|fees?)?${perPiece}`)],
  ['returns', named(`returns?${percent}`, `returned${percent}`, '%returns?')],
  [
    'quantity',
    named(
      '(gross|net|ordered|order|sold|sales|total|monthly)?(qty|quantity|units|pieces|pcs|nos)(sold|ordered)?',
      'sold(in[a-z]+|last[a-z]+)?|orders|(no|number)of(orders|units|pieces)',
    ),
  ],
  [
    'name',
    named(
      '(product|item|listing|style|article)?(name|title|description)',
      'products?|items?|particulars|productdetails|goods',
    ),
  ],
]

const useOf = (head: string) => useNamed(headNames, head)

/** Which line holds the names of the columns; -1 where none does. */
export const headOf = (rows: readonly Cells[]): number => findHead(rows, useOf)

export type Matched = {
  readonly uses: readonly (Field | undefined)[]
  /** The amounts of a row are those of all its pieces. */
  readonly isForAll: boolean
  /** A column may be two things, and only a person knows which. */
  readonly isDoubtful: boolean
}

/**
 * What each column is: what a person chose for a column of this name before, otherwise what its name
 * says.
 *
 * @example matchColumns(['Item', 'Sale price', 'Landed cost'], []).uses // ['name', 'price', 'cost']
 */
export function matchColumns(
  heads: Cells,
  examples: readonly Cells[],
  chosen: ChosenUses<Field> = new Map(),
): Matched {
  const names = heads.map(useOf)
  const has = (...uses: readonly Named[]) => names.some((name) => name && uses.includes(name))
  const hasRate = has('commission')
  const commissionAt = (at: number) => whatCommission(examples.map((cells) => cells[at] ?? ''))
  const guessed = names.map((name, at): Field | undefined => {
    switch (name) {
      case 'listedPrice':
      case 'saleInAll':
        return has('price') ? undefined : 'price'
      case 'feeInAll':
        return has('commission', 'commissionAmount', 'commission or amount')
          ? undefined
          : 'commissionAmount'
      case 'commission or amount':
        if (hasRate) return undefined
        return commissionAt(at) === 'amount' ? 'commissionAmount' : 'commission'
      default:
        return name
    }
  })
  const meant = new Set(chosen.values())
  const uses = usesOfColumns(
    guessed.map((use) => (use && meant.has(rivals[use]) ? undefined : use)),
    chosen,
  )
  const priceAt = uses.indexOf('price')
  const isDoubtful = names.some(
    (name, at) =>
      name === 'commission or amount' &&
      uses[at] !== undefined &&
      !chosen.has(at) &&
      commissionAt(at) === 'either',
  )
  return { uses, isForAll: names[priceAt] === 'saleInAll', isDoubtful }
}

/** Columns of price lists and of marketplaces that say nothing about a profit. */
const leftOut = named(
  'mrp|hsn(code)?|weight.*|(sub)?category|brand|colou?r|size|unit|uom|image.*|url|link|status|stock.*|inventory|remarks?|notes?',
  '(sr|s|serial|row)(no|number)|no|sno|date|month|datetime|(order)?date(time)?',
  '(sub)?order(no|id|number|status|date)|packetid|reasonforcreditentry|customerstate|type|settlementid|fulfil.*',
  'supplierlistedprice.*|accountednetsales|banksettlement.*|totalexpenses|total|other|marketplace|accounttype',
  // What our own files have beside the columns of a list.
  '(payout|profit)(quantity)?|margin%|breakevenprice|pricefor%|netsale|gstinthesale|less[a-z]+|t[cd]sheldback|notreadbecause',
  'shippingcredits|giftwrapcredits|promotionalrebates|tcs[a-z]*|tds.*|order(city|state|postal)',
)

/** Whether nothing has to be asked: every column is one of ours, or one that says nothing. */
export const areAllKnown = (heads: Cells, uses: Matched['uses']): boolean =>
  heads.every((head, at) => uses[at] !== undefined || leftOut.test(headName(head)))

/**
 * Shares have their sign, amounts are large or taken away. What is neither may be one or the other:
 * then it counts as a share, and a person is asked.
 */
function whatCommission(values: Cells): 'share' | 'amount' | 'either' {
  const filled = values.filter((value) => value.trim() !== '')
  if (filled.some((value) => value.includes('%'))) return 'share'
  const isSmall = filled.every((value) => {
    const { value: share } = readNumber(value)
    return share >= 0n && share <= hundred / 2n
  })
  return isSmall ? 'either' : 'amount'
}

/** A column that says what kind of line each is, in the files of marketplaces. */
export type KindColumn = { readonly at: number; isSale(kind: string): boolean }

const kinds: readonly { head: string; beside: string; sales: RegExp }[] = [
  { head: 'type', beside: 'productsales', sales: /^order$/i },
  {
    head: 'reasonforcreditentry',
    beside: 'suborderno',
    sales: /^(delivered|shipped|ready_to_ship|pending|door_step_exchanged)?$/i,
  },
]

/** Lines of transfers, refunds and cancelled orders are no sales. */
export function kindColumn(heads: Cells): KindColumn | undefined {
  const names = heads.map(headName)
  for (const { head, beside, sales } of kinds) {
    const at = names.indexOf(head)
    if (at >= 0 && names.includes(beside)) return { at, isSale: (kind) => sales.test(kind.trim()) }
  }
  return undefined
}
