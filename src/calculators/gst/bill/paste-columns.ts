import { isRead, readNumber } from '../../../core/parse'
import { type ChosenUses, usesOfColumns } from '../../../core/table/column-uses'
import { type HeadNames, namesMoney, useNamed } from '../../../core/table/head-names'
import { areRates, type RateUse, saysItIsRate } from './paste-rates'
import type { BillField } from './read-row'

/** What a pasted column can be. */
export type ColumnUse = BillField | RateUse | 'discountShare' | 'amount'

export type PastedColumn = {
  /** Its head, or its place where there is no head. */
  readonly name: string
  /** A column that is not needed has none. */
  readonly use?: ColumnUse
  /** The first thing that stands in it. */
  readonly example: string
}

/** What only the heads or the values beside it can tell: `Rate` may be a price, `CGST` an amount. */
type Ambiguous = 'bareRate' | 'mrp' | `${RateUse} or amount`

type Cells = readonly string[]

/** What a column may be called where its head names money, too: `Price (Rs)`. */
const moneyNames: HeadNames<ColumnUse | Ambiguous> = [
  ['discount', /^(trade|cash)?(discount|disc|less)(amount|amt|value)?$/],
  [
    'price',
    /^(unit|item|sales?|selling|basic|net|list)?(price|cost|rateperunit)(per(unit|piece|pc|item)|unit|each)?$|^rate(per(piece|pc|item)|unit|each)$|^(unit|basic|item|sales?|selling)rate$/,
  ],
  ['mrp', /^mrp(perunit)?$/],
  ['bareRate', /^rate$/],
  ['amount', /^(amount|amt|value|(taxable|basic|assessable)(value|amount|amt)?)$/],
]

const taxNames = (tax: string) => new RegExp(`^${tax}(rate)?(%|percent|percentage)$|^${tax}rate$`)

const headNames: HeadNames<ColumnUse | Ambiguous> = [
  ['hsn', /^(hsn|sac|hsnsac|hsnorsac)(code|no|number)?$/],
  [
    'quantity',
    /^(billed|actual)?(qty|quantity|quantities)(nos|pcs|units)?$|^(nos|units|pcs|pieces)$/,
  ],
  ['unit', /^(unit|uom|unitofmeasure|unitofmeasurement|uqc|per)$/],
  ['rate', taxNames('(?:total)?(?:gst|tax)')],
  ['rate', /^(rate%|%(gst|tax)|rateof(gst|tax)%?|(gst|tax)slab%?)$/],
  ['central', taxNames('cgst')],
  ['state', taxNames('(?:sgst|utgst|sgst(?:or)?utgst)')],
  ['integrated', taxNames('igst')],
  ['rate or amount', /^(gst|tax)$/],
  ['central or amount', /^cgst$/],
  ['state or amount', /^(sgst|utgst|sgst(or)?utgst)$/],
  ['integrated or amount', /^igst$/],
  [
    'discountShare',
    /^(trade|cash)?(discount|disc|less)(rate)?(%|percent|percentage)$|^%(discount|disc)$/,
  ],
  ...moneyNames,
  [
    'description',
    /^(item|product|service|goods)?(s|name|names|description|descriptions|particulars|details|item|items|product|service|goods)(of(goods|services|goodsorservices|goodsandservices))?$|^(item|product|service)$/,
  ],
]

/** What is known by its name alone. */
export const namedUse = (head: string) => useNamed(namesMoney(head) ? moneyNames : headNames, head)

/** The columns of a table, by their heads if it has them, and by what a person chose before that. */
export function columnsOf(
  heads: Cells | undefined,
  table: readonly Cells[],
  chosenFor: (names: Cells) => ChosenUses<ColumnUse> = () => new Map(),
): PastedColumn[] {
  const guessed = heads ? usesByHead(heads, table) : usesByPlace(table)
  const names = guessed.map((_, at) => heads?.[at] || `Column ${at + 1}`)
  const chosen = chosenFor(names)
  const rivals = new Set([...chosen.values()].flatMap((use) => (use ? (rivalsOf[use] ?? []) : [])))
  const uses = usesOfColumns(
    guessed.map((use) => (use && rivals.has(use) ? undefined : use)),
    chosen,
  )
  const hasPrices = uses.some((use, at) => use === 'price' && isFilled(table, at))
  return uses.map((use, at) => ({
    name: names[at] ?? '',
    // An amount says a price only where nothing else does.
    ...(use && !(use === 'amount' && hasPrices && !chosen.has(at)) && { use }),
    example: table.find((cells) => cells[at])?.[at] ?? '',
  }))
}

/** Whoever chooses one of these means it instead of what was guessed. */
const rivalsOf: { readonly [Use in ColumnUse]?: readonly ColumnUse[] } = {
  rate: ['central', 'state', 'integrated'],
  central: ['rate'],
  state: ['rate'],
  integrated: ['rate'],
  discount: ['discountShare'],
  discountShare: ['discount'],
}

const isFilled = (table: readonly Cells[], at: number) => table.some((cells) => cells[at])

function usesByHead(heads: Cells, table: readonly Cells[]): (ColumnUse | undefined)[] {
  const named = heads.map(namedUse)
  const isNamed = (...uses: readonly (ColumnUse | Ambiguous)[]) =>
    named.some((use) => use && uses.includes(use))
  const valuesAt = (at: number) => table.map((cells) => cells[at] ?? '')
  const hasRates = isNamed('rate', 'central', 'state', 'integrated')

  const uses = named.map((use, at): ColumnUse | 'mrp' | undefined => {
    switch (use) {
      case 'bareRate':
        return bareRate(heads[at] ?? '', valuesAt(at), isNamed('price'), isNamed('mrp'))
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
  // What is printed on a packet is the price only where there is no other.
  const hasPrice = uses.includes('price')
  return uses.map((use) => (use === 'mrp' ? (hasPrice ? undefined : 'price') : use))
}

/** `Rate` is the price on most bills; beside a price it is that of GST, if its values can be. */
function bareRate(head: string, values: Cells, hasPrice: boolean, hasMrp: boolean) {
  if (namesMoney(head)) return 'price'
  const filled = values.filter((cell) => cell !== '')
  if (filled.length > 0 && filled.every(saysItIsRate)) return 'rate'
  if (!hasPrice && !hasMrp) return 'price'
  if (areRates(values, 'rate') || filled.length === 0) return 'rate'
  return hasPrice ? undefined : 'price'
}

/** The uses of columns without heads: `pasteRows` says which they are. */
function usesByPlace(table: readonly Cells[]): (ColumnUse | undefined)[] {
  const counts = isCounting(table) ? 1 : 0
  // Never as arguments of one call: there may be more rows than a call can take.
  const width = table.reduce((width, cells) => Math.max(width, filledLength(cells)), 0)
  const valuesAt = (at: number) => table.map((cells) => cells[at] ?? '')
  const places = Array.from({ length: width }, (_, at) => at).slice(counts)
  const unitAt = places.find((at) => at > counts + 1 && areUnits(valuesAt(at)))
  const others = places.filter((at) => at !== unitAt)

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
const isCounting = (table: readonly Cells[]) =>
  table.length > 0 &&
  table.every(
    (cells, index) =>
      cells[0]?.replace(/\.$/, '') === String(index + 1) && !isNumber(cells[1] ?? ''),
  )

/** Nothing but short words, such as `kg` and `Nos`. */
const areUnits = (values: Cells) =>
  values.some((cell) => cell !== '') && values.every((cell) => /^[a-z]{0,5}\.?$/i.test(cell))

export const filledLength = (cells: Cells) => cells.findLastIndex((cell) => cell !== '') + 1

export const isNumber = (cell: string) => isRead(readNumber(cell))
