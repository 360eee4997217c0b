import { isRead, readNumber } from '../../../core/money/parse'
import {
  type ChosenUses,
  columnUseOf,
  type HeadNames,
  headName,
  namesMoney,
  usesOfColumns,
} from '../../../core/tables/heads'
import { withoutTaxWords } from '../../../core/tables/tax-words'
import type { BillField } from '../../books/bill/inputs'
import {
  areFractions,
  areKinds,
  areRates,
  pricesSaidBy,
  type RateUse,
  rateUses,
  saysItIsRate,
} from './paste-gst'
import { billPasteWords } from './words'

/** What a pasted column can be. */
export type ColumnUse = BillField | RateUse | 'discountShare' | 'amount' | 'kind'

export type PastedColumn = {
  /** Its head, or its position where there is no head. */
  readonly name: string
  /** A column that is not needed has none. */
  readonly use?: ColumnUse
  /** Its first cell that is not blank. */
  readonly example: string
  /** Its rates are fractions: 0.18 is 18%. */
  readonly isFraction?: true
}

/**
 * Heads whose use depends on other heads or on the values: `Rate` may be a price, `CGST` an amount. A
 * net price and the MRP are used only where there is no other price.
 */
type Ambiguous = 'bareRate' | 'netPrice' | 'mrp' | `${RateUse} or amount`

type Cells = readonly string[]

/** What a column may be called where its head names money, too: `Price (Rs)`. */
const moneyNames: HeadNames<ColumnUse | Ambiguous> = [
  ['discount', /^(trade|cash|(total)?item|line(item)?)?(discount|disc|less)(amount|amt|value)?$/],
  ['discount', /^(chh?oo?t|batta)$|^(छूट|बट्टा|डिस्काउंट)(राशि)?$/],
  [
    'price',
    /^(unit|item|lineitem|sales?|selling|basic|base|taxable|list|our|offer|dealer|wholesale|retail|trade)?(price|rateperunit)(per(unit|piece|pc|item)|unit|each)?$|^rate(per(piece|pc|item)|unit|each)$|^(unit|basic|base|taxable|item|sales?|selling|dealer|wholesale|retail|trade)rate$|^(sp|ptr)$/,
  ],
  [
    'price',
    /^(bhaa?v|daa?m|kee?mat|mulya)$|^(विक्रय|बिक्री|इकाई|प्रति(इकाई|नग))?(दाम|मूल्य|भाव|कीमत|प्राइस)$/,
  ],
  [
    'netPrice',
    /^(net|gross)(price|rate)(per(unit|piece|pc|item)|unit|each)?$|^(unit|item|net)?cost(per(unit|piece|pc|item)|unit|each)?$/,
  ],
  [
    'mrp',
    /^((selling|sales?)?price|default)?(mrp|max(imum)?retailprice)(price|rate|per(unit|piece|pc|item)|unit|each)?$|^(एमआरपी|अधिकतमखुदरामूल्य)$/,
  ],
  ['bareRate', /^(rate|dar)$|^(दर|रेट)$/],
  [
    'amount',
    /^(amount|amt|value|(item|line)(total|amount)|(item)?(taxable|basic|assessable)(value|amount|amt)?)$/,
  ],
  ['amount', /^(kul)?(rakam|rashi)$|^(कुल)?(राशि|रकम)$|^कुल(मूल्य)?$|^(कर|टैक्स)योग्य(मूल्य|राशि|रकम)$/],
]

const taxNames = (tax: string) => new RegExp(`^${tax}(rate)?(%|percent|percentage)$|^${tax}rate$`)

const headNames: HeadNames<ColumnUse | Ambiguous> = [
  ['hsn', /^(hsn|sac|hsnsac|hsnorsac)(code|no|number)?$|^एचएसएन(कोड|नंबर|संख्या)?$/],
  [
    'quantity',
    /^(billed|actual|item|lineitem|invoiced?|sold)?(qty|quantity|quantities)(nos|pcs|units)?$|^(nos|units|pcs|pieces)$/,
  ],
  ['quantity', /^(maa?tra|nag)$|^(मात्रा|संख्या|नग|अदद|पीस)$/],
  [
    'unit',
    /^(unit|uom|(item)?unitofmeasure(ment)?|uqc|per|ikai|(base|primary|usage|sales?|item)unit(x|name)?|unitname)$|^(इकाई|यूनिट)$/,
  ],
  ['rate', taxNames('(?:total|item)?(?:gst|tax|gsttax)')],
  [
    'rate',
    /^(intrastate(gst|tax)(rate)?%?|(gst|tax)ratein%|rate%|%(gst|tax)|rateof(gst|tax)%?|(gst|tax)slab%?)$/,
  ],
  ['rate', /^(जीएसटी|टैक्स|कर)(की)?(दर|रेट)%?$|^(जीएसटी|टैक्स|कर)(%|प्रतिशत)$|^%(जीएसटी|टैक्स|कर)$/],
  ['central', taxNames('cgst')],
  ['state', taxNames('(?:sgst|utgst|sgst(?:or)?utgst)')],
  ['integrated', taxNames('igst')],
  ['integrated', /^interstate(gst|tax)(rate)?%?$/],
  ['central', /^सीजीएसटी(दर%?|%|प्रतिशत)$/],
  ['state', /^(एसजीएसटी|यूटीजीएसटी)(दर%?|%|प्रतिशत)$/],
  ['integrated', /^आईजीएसटी(दर%?|%|प्रतिशत)$/],
  ['rate or amount', /^(gst|tax)$|^(जीएसटी|टैक्स|कर)$/],
  ['central or amount', /^cgst$|^सीजीएसटी$/],
  ['state or amount', /^(sgst|utgst|sgst(or)?utgst)$|^(एसजीएसटी|यूटीजीएसटी)$/],
  ['integrated or amount', /^igst$|^आईजीएसटी$/],
  [
    'discountShare',
    /^(trade|cash)?(discount|disc|less)(rate)?(%|percent|percentage)$|^%(discount|disc)$/,
  ],
  ['discountShare', /^(छूट|बट्टा|डिस्काउंट)(%|प्रतिशत)$/],
  ...moneyNames,
  [
    'description',
    /^(item|product|service|goods)?(s|name|names|description|descriptions|particulars|details|item|items|product|service|goods)(of(goods|services|goodsorservices|goodsandservices))?$|^(item|product|service)$/,
  ],
  ['description', /^(product|item|listing)?title$|^lineitemname$/],
  ['description', /^(medicine|drug|material|article)s?(name)?$|^(maal|saa?maa?n|vastu|naa?m)$/],
  [
    'description',
    /^(?=.)(वस्तु|वस्तुओं|सामान|माल|आइटम|उत्पाद|सामग्री|प्रोडक्ट|सेवा)?((का|की|के)?(नाम|विवरण))?$/,
  ],
]

const namedByItself = (head: string) => columnUseOf(namesMoney(head) ? moneyNames : headNames, head)
const moneyNamed = (head: string) => columnUseOf(moneyNames, head)

/** The use that a head names. A head that says whether GST is included is a price or an amount. */
export function namedUse(head: string): ColumnUse | Ambiguous | undefined {
  const money = moneyNamed(withoutTaxWords(head) ?? '')
  const namedUses = namedByItself(head)
  return (money === 'bareRate' ? 'price' : money) ?? namedUses
}

/** The columns of a table: by what a person chose, else by their heads, else by their position. */
export function columnsOf(
  heads: Cells | undefined,
  table: readonly Cells[],
  chosenFor: (names: Cells) => ChosenUses<ColumnUse> = () => new Map(),
): PastedColumn[] {
  const guessed = heads ? usesByHead(heads, table) : usesByPosition(table)
  const names = guessed.map((_, at) => heads?.[at] || billPasteWords.columns.unnamed(at + 1))
  const chosen = chosenFor(names)
  const replacedUses = new Set(
    [...chosen.values()].flatMap((use) => (use ? (usesReplacedBy[use] ?? []) : [])),
  )
  const uses = usesOfColumns(
    guessed.map((use) => (use && replacedUses.has(use) ? undefined : use)),
    chosen,
  )
  const hasPrices = uses.some((use, at) => use === 'price' && isFilled(table, at))
  return uses.map((use, at) => ({
    name: names[at] ?? '',
    // An amount is used only where there is no price.
    ...(use && !(use === 'amount' && hasPrices && !chosen.has(at)) && { use }),
    example: table.find((cells) => cells[at])?.[at] ?? '',
    ...(isRateUse(use) && areFractions(valuesIn(table, at), use) && { isFraction: true }),
  }))
}

const isRateUse = (use: ColumnUse | undefined): use is RateUse =>
  use !== undefined && (rateUses as readonly ColumnUse[]).includes(use)

const valuesIn = (table: readonly Cells[], at: number) => table.map((cells) => cells[at] ?? '')

/** A use that a person chooses replaces these guessed ones. */
const usesReplacedBy: { readonly [Use in ColumnUse]?: readonly ColumnUse[] } = {
  rate: ['central', 'state', 'integrated'],
  central: ['rate'],
  state: ['rate'],
  integrated: ['rate'],
  discount: ['discountShare'],
  discountShare: ['discount'],
}

const isFilled = (table: readonly Cells[], at: number) => table.some((cells) => cells[at])

function usesByHead(heads: Cells, table: readonly Cells[]): (ColumnUse | undefined)[] {
  const namedUses = heads.map(namedUse)
  const isNamed = (...uses: readonly (ColumnUse | Ambiguous)[]) =>
    namedUses.some((use) => use && uses.includes(use))
  const valuesAt = (at: number) => valuesIn(table, at)
  const hasRates = isNamed('rate', 'central', 'state', 'integrated')
  // Beside `Rate incl. tax` and `Net rate`, `Rate` is a price as they are.
  const hasRateAsPrice = heads.some(
    (head, at) =>
      /rate|दर/i.test(head) &&
      (namedUses[at] === 'netPrice' ||
        (namedUses[at] === 'price' && withoutTaxWords(head) !== undefined)),
  )

  // Beside the names of items, `Particulars` are those of parties, and `Description` says more of them.
  const hasItemNames = namedUses.some(
    (use, at) => use === 'description' && NAMES_ITEM.test(headName(heads[at] ?? '')),
  )

  const uses = namedUses.map((use, at): ColumnUse | 'netPrice' | 'mrp' | undefined => {
    if (areKinds(heads[at] ?? '', valuesAt(at))) return 'kind'
    switch (use) {
      case 'description':
        return hasItemNames && !NAMES_ITEM.test(headName(heads[at] ?? '')) ? undefined : use
      case 'bareRate':
        if (hasRateAsPrice) return 'price'
        return bareRate(heads[at] ?? '', valuesAt(at), {
          hasRates,
          hasPrice: isNamed('price'),
          hasOtherPrice: isNamed('netPrice', 'mrp'),
        })
      case 'rate or amount':
      case 'central or amount':
      case 'state or amount':
      case 'integrated or amount': {
        const rate = use.split(' ')[0] as RateUse
        return !hasRates && areRates(valuesAt(at), rate) ? rate : undefined
      }
      default:
        return use
    }
  })
  return withOnePrice(uses, heads, table)
}

/**
 * Of several prices, one whose head says whether GST is included is used. A net price, from which a
 * discount may be taken already, and the MRP are used only where there is no other.
 */
function withOnePrice(
  uses: readonly (ColumnUse | 'netPrice' | 'mrp' | undefined)[],
  heads: Cells,
  table: readonly Cells[],
): (ColumnUse | undefined)[] {
  const ranked = uses.map((use, at) => {
    switch (use) {
      case 'price':
        return { use, rank: pricesSaidBy(heads[at] ?? '') ? 1 : 2 }
      case 'netPrice':
        return { use: 'price', rank: 3 } as const
      case 'mrp':
        return { use: 'price', rank: 4 } as const
      default:
        return { use, rank: 0 }
    }
  })
  const ranks = ranked.map(({ rank }, at) => (isFilled(table, at) ? rank : rank && rank + 4))
  const best = ranks.filter((rank) => rank > 0).sort()[0]
  return ranked.map(({ use }, at) => (ranks[at] === 0 || ranks[at] === best ? use : undefined))
}

const NAMES_ITEM = /item|product|goods|service|material|medicine|article|^(name|title)/

type OtherColumns = {
  readonly hasRates: boolean
  readonly hasPrice: boolean
  /** Whether there is a net price or an MRP. */
  readonly hasOtherPrice: boolean
}

/** `Rate` is the price on most bills; beside a price it is that of GST, if its values can be. */
function bareRate(
  head: string,
  values: Cells,
  { hasRates, hasPrice, hasOtherPrice }: OtherColumns,
) {
  if (namesMoney(head)) return 'price'
  const filled = values.filter((cell) => cell !== '')
  if (filled.length > 0 && filled.every(saysItIsRate)) return 'rate'
  if (!hasPrice && !hasOtherPrice) return 'price'
  if (!hasRates && (areRates(values, 'rate') || filled.length === 0)) return 'rate'
  return hasPrice ? undefined : 'price'
}

/** The uses of columns without heads, as described at `pasteRows`. */
function usesByPosition(table: readonly Cells[]): (ColumnUse | undefined)[] {
  const counts = isRowCount(table) ? 1 : 0
  // Not `Math.max(...)`: there may be more rows than a call can take as arguments.
  const width = table.reduce((width, cells) => Math.max(width, filledLength(cells)), 0)
  const valuesAt = (at: number) => valuesIn(table, at)
  const indexes = Array.from({ length: width }, (_, at) => at).slice(counts)
  const unitAt = indexes.find((at) => at > counts + 1 && areUnits(valuesAt(at)))
  const others = indexes.filter((at) => at !== unitAt)

  const [, second = -1, , fourth = -1] = others
  const isCodes = valuesAt(second).every((cell) => /^(\d{4}|\d{6}|\d{8})?$/.test(cell))
  const endsInRates = others.length === 4 && areRates(valuesAt(fourth), 'rate')
  const hasHsn = others.length > 5 || (others.length > 3 && isCodes && !endsInRates)
  const fields: ColumnUse[] = hasHsn ? ['description', 'hsn'] : ['description']
  fields.push(...usesOfNumbers(others.length - fields.length))

  const uses = new Map(others.map((at, index) => [at, fields[index]]))
  return Array.from({ length: width }, (_, at) => (at === unitAt ? 'unit' : uses.get(at)))
}

function usesOfNumbers(count: number): readonly ColumnUse[] {
  switch (count) {
    case 0:
      return []
    case 1:
      return ['price']
    case 2:
      return ['quantity', 'price']
    case 3:
      return ['quantity', 'price', 'rate']
    default:
      return ['quantity', 'price', 'discount', 'rate']
  }
}

/** The first column is 1, 2, 3 … and a text follows it. */
const isRowCount = (table: readonly Cells[]) =>
  table.length > 0 &&
  table.every(
    (cells, index) =>
      cells[0]?.replace(/\.$/, '') === String(index + 1) && !isNumber(cells[1] ?? ''),
  )

/** Nothing but short words, such as `kg` and `Nos`. */
const areUnits = (values: Cells) =>
  values.some((cell) => cell !== '') && values.every((cell) => /^[\p{L}\p{M}]{0,6}\.?$/u.test(cell))

export const filledLength = (cells: Cells) => cells.findLastIndex((cell) => cell !== '') + 1

export const isNumber = (cell: string) => isRead(readNumber(cell))
