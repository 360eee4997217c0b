import { type Decimal, hundred, one, toDigits, zero } from '../../core/money/decimal'
import { isRead, LONGEST_FRACTION, readAmount, readNumber } from '../../core/money/parse'
import { namesForeignMoney } from '../../core/tables/foreign-money'
import { splitPrice, splitQuantity } from '../../core/tables/number-with-unit'
import { GST_NAMED, isBlankCell, isMangled, NO_GST, ODD_COMMA } from '../market/costs/cells'
import { marketRules } from '../market/order/market-rules'
import { isClothes, type RowGstRate } from './gst-cell'
import { productsWords } from './words'

/** What a column of a price list can be, in the order of the select box. */
export const allFields = [
  'sku',
  'name',
  'quantity',
  'price',
  'regularPrice',
  'cost',
  'gstRate',
  'gstOnCost',
  'commission',
  'commissionAmount',
  'fixedFee',
  'shipping',
  'ads',
  'returns',
] as const

export type Field = (typeof allFields)[number]

/** A list needs these columns. */
export const neededFields = ['price', 'cost'] as const satisfies readonly Field[]

/** Fields that are amounts of money. */
export const amountFields: ReadonlySet<Field> = new Set([
  'price',
  'regularPrice',
  'cost',
  'commissionAmount',
  'fixedFee',
  'shipping',
  'ads',
])

/** Pairs of fields of which a list uses only one. */
export const rivals: { readonly [Each in Field]?: Field } = {
  commission: 'commissionAmount',
  commissionAmount: 'commission',
}

/** A row of a price list as numbers. What it does not say comes from the marketplace order. */
export type Product = {
  readonly price: Decimal
  /** Nothing where the file has no costs. */
  readonly cost: Decimal | undefined
  /** How many orders it stands for. */
  readonly quantity: Decimal
  readonly gstRate: RowGstRate | undefined
  readonly gstOnCost: RowGstRate | undefined
  /** In percent of the price. */
  readonly commission: Decimal | undefined
  readonly fixedFee: Decimal | undefined
  readonly shipping: Decimal | undefined
  readonly ads: Decimal | undefined
  readonly returns: Decimal | undefined
}

/** Why a row cannot be read: the index of its column, and a sentence. */
export type Unread = { readonly at: number; readonly reason: string }

/** Nothing where a cell is blank. */
type Read = Decimal | undefined | { readonly reason: string }
type ReadRate = Read | RowGstRate

const shortened = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 39)}…` : cell)

/** What the numbers of a field are, and which they may be. */
type Rule = {
  readonly noun: keyof typeof productsWords.reasons.isNo
  readonly isAmount?: true
  readonly isPercent?: true
  /** May also be the rate of clothes and shoes, which depends on the price. */
  readonly isGst?: true
  readonly isWhole?: true
  readonly isAboveZero?: true
}

const rules: { readonly [Each in Exclude<Field, 'sku' | 'name'>]: Rule } = {
  price: { noun: 'price', isAmount: true, isAboveZero: true },
  regularPrice: { noun: 'price', isAmount: true, isAboveZero: true },
  cost: { noun: 'cost', isAmount: true },
  quantity: { noun: 'quantity', isWhole: true },
  gstRate: { noun: 'rate', isPercent: true, isGst: true },
  gstOnCost: { noun: 'rate', isPercent: true, isGst: true },
  commission: { noun: 'commission', isPercent: true },
  commissionAmount: { noun: 'commission', isAmount: true },
  fixedFee: { noun: 'fee', isAmount: true },
  shipping: { noun: 'fee', isAmount: true },
  ads: { noun: 'amount', isAmount: true },
  returns: { noun: 'share', isPercent: true },
}

function readCell(cell: string, rule: Rule): Read {
  const plain = plainNumber(cell)
  if (plain === undefined && isBlankCell(cell)) return undefined
  const value = plain ?? readWritten(cell.trim(), rule)
  if (typeof value !== 'bigint') return value
  const reason = whyNot(value, rule, shortened(cell.trim()))
  return reason === undefined ? value : { reason }
}

/** Why a number cannot be that of its field. */
function whyNot(value: Decimal, rule: Rule, cell: string): string | undefined {
  if (value < 0n) return productsWords.reasons.belowZero(cell)
  if (rule.isAboveZero && value === 0n) return productsWords.reasons.notAboveZero(cell)
  if (rule.isGst && value > marketRules.highestGst)
    return productsWords.reasons.aboveHighestGst(cell, `${toDigits(marketRules.highestGst)}%`)
  if (rule.isPercent && value > hundred) return productsWords.reasons.aboveHundred(cell)
  if (rule.isWhole && value % one !== 0n) return productsWords.reasons.notWhole(cell)
  return undefined
}

const alone = (text: string) => ({ number: text })

function readWritten(written: string, rule: Rule): Read {
  if (written.startsWith('=')) return { reason: productsWords.reasons.formula }
  if (rule.isGst && NO_GST.test(written)) return zero
  const text = rule.isGst ? written.replace(GST_NAMED, '') : written
  const cell = shortened(text)
  if (namesForeignMoney(text)) return { reason: productsWords.reasons.notInRupees(cell) }
  if (isMangled(text)) return { reason: productsWords.reasons.isNo[rule.noun](cell) }
  if (ODD_COMMA.test(text)) return { reason: productsWords.reasons.oddComma(cell) }
  // Spreadsheets mark a number that is kept as a text.
  const plain = text.replace(/^'/, '')
  // Some write what is counted beside the number: `180/nos`, `25 nos`.
  const marked = (rule.isAmount ? splitPrice : rule.isWhole ? splitQuantity : alone)(plain).number
  const reading = rule.isAmount ? readAmount(marked) : readNumber(marked)
  return isRead(reading) ? reading.value : { reason: productsWords.reasons.notNumber(cell) }
}

/**
 * The most texts that are remembered: equal cells are read once. A column with more different texts
 * hardly has equal ones.
 */
const MOST_REMEMBERED = 2_000

function cached(rule: Rule): (cell: string) => ReadRate {
  const known = new Map<string, ReadRate>()
  const readAnew = (cell: string): ReadRate =>
    rule.isGst && isClothes(cell) ? 'clothesAndShoes' : readCell(cell, rule)
  return (cell) => {
    if (known.size === MOST_REMEMBERED) return readAnew(cell)
    const before = known.get(cell)
    if (before !== undefined) return before
    const read = readAnew(cell)
    known.set(cell, read)
    return read
  }
}

const numberFields = Object.keys(rules) as readonly (keyof typeof rules)[]

/**
 * Reads the rows of one table. The columns are looked up once for all rows.
 *
 * @example productReader(['name', 'price', 'cost'], false)(['Pen', '₹ 20', '8.50'])
 * // price 20, cost 8.5, quantity 1
 */
export function productReader(
  uses: readonly (Field | undefined)[],
  isForAll: boolean,
): (cells: readonly string[]) => Product | Unread {
  const columns = numberFields.flatMap((field, slot) => {
    const at = uses.indexOf(field)
    return at < 0 ? [] : [{ slot, at, read: cached(rules[field]) }]
  })
  const priceAt = uses.indexOf('price')
  const costAt = uses.indexOf('cost')
  const amountAt = uses.indexOf('commissionAmount')
  // One array for all rows: there may be a hundred thousand of them.
  const found: (RowGstRate | undefined)[] = numberFields.map(() => undefined)
  const slots = Object.fromEntries(numberFields.map((field, slot) => [field, slot])) as {
    readonly [Name in keyof typeof rules]: number
  }
  /** A number of any column except those of GST rates. */
  const number = (field: keyof typeof rules) => found[slots[field]] as Decimal | undefined

  return (cells) => {
    for (const { slot, at, read } of columns) {
      const value = read(cells[at] ?? '')
      if (typeof value === 'object') return { at, reason: value.reason }
      found[slot] = value
    }
    const price = number('price') ?? number('regularPrice')
    const cost = number('cost')
    const quantity = number('quantity') ?? one
    const commissionAmount = number('commissionAmount')
    if (price === undefined) return { at: priceAt, reason: productsWords.reasons.noPrice }
    if (cost === undefined && costAt >= 0)
      return { at: costAt, reason: productsWords.reasons.noCost }
    const commission =
      commissionAmount === undefined
        ? number('commission')
        : typableQuotient(commissionAmount, hundred, price)
    if (commission !== undefined && commission > hundred) {
      return { at: amountAt, reason: productsWords.reasons.commissionAbovePrice }
    }
    const pieces = isForAll && quantity > one ? quantity : one
    return {
      price: perPiece(price, pieces) ?? price,
      cost,
      quantity,
      gstRate: found[slots.gstRate],
      gstOnCost: found[slots.gstOnCost],
      commission,
      fixedFee: perPiece(number('fixedFee'), pieces),
      shipping: perPiece(number('shipping'), pieces),
      ads: perPiece(number('ads'), pieces),
      returns: number('returns'),
    }
  }
}

const perPiece = (amount: Decimal | undefined, pieces: Decimal): Decimal | undefined =>
  amount === undefined || pieces === one ? amount : typableQuotient(amount, one, pieces)

const FINEST = one / 10n ** BigInt(LONGEST_FRACTION)

/**
 * a × b ÷ c, rounded down to as many decimals as a field accepts, so that a row can be opened as an
 * order with the same figures.
 */
export const typableQuotient = (a: Decimal, b: Decimal, c: Decimal): Decimal => {
  const exact = (a * b) / c
  return (exact - (exact % FINEST)) as Decimal
}

const COMMA = 44
const MINUS = 45
const POINT = 46
const ZERO = 48
const NINE = 57
const PERCENT = 37
const SPACE = 32
const RUPEE = '₹'.charCodeAt(0)
/** A float holds so many digits exactly. */
const MOST_DIGITS = 15
/** The value of the last digit, by the number of decimals. */
const units = Array.from({ length: MOST_DIGITS + 1 }, (_, decimals) => 10n ** BigInt(40 - decimals))

/**
 * Reads plain numbers, which nearly all cells are: digits with a point, commas and perhaps a sign. It
 * is much faster than `readNumber` and `readAmount`, and gives the same. Nothing where a cell is
 * written in any other way.
 *
 * @example plainNumber('1,299.50') // 1299.5
 * @example plainNumber('₹ 499') // 499
 */
export function plainNumber(text: string): Decimal | undefined {
  let end = text.length
  if (end > 1 && text.charCodeAt(end - 1) === PERCENT) end--
  let number = 0
  let digits = 0
  let decimals = -1
  /** Digits since the last comma; below 0 before there is one. */
  let grouped = -1
  const first = text.charCodeAt(0)
  const isBelowZero = first === MINUS
  const start = isBelowZero ? 1 : first !== RUPEE ? 0 : text.charCodeAt(1) === SPACE ? 2 : 1
  for (let at = start; at < end; at++) {
    const sign = text.charCodeAt(at)
    if (sign >= ZERO && sign <= NINE) {
      number = number * 10 + (sign - ZERO)
      digits++
      if (decimals >= 0) decimals++
      else if (grouped >= 0) grouped++
    } else if (sign === POINT && decimals < 0) decimals = 0
    else if (sign === COMMA && decimals < 0) grouped = 0
    else return undefined
  }
  // The comma of `499,50` may be a point.
  if (grouped >= 0 && grouped !== 3) return undefined
  const unit = units[Math.max(decimals, 0)]
  if (digits === 0 || digits > MOST_DIGITS || unit === undefined) return undefined
  return (BigInt(isBelowZero ? -number : number) * unit) as Decimal
}
