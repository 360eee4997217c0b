import { MOST_COSTS } from '../../../core/limits'
import { type Decimal, decimalFrom, toDigits } from '../../../core/money/decimal'
import { isRead, type Reading, readAmount, readNumber } from '../../../core/money/parse'
import { marketRules } from '../order/market-rules'

/**
 * What one SKU costs: a line of the list that is kept on the device. All texts are as they were typed
 * or read; a blank cost is none.
 */
export type CostLine = {
  readonly sku: string
  readonly name: string
  /** Of one piece: before GST where input tax comes back, otherwise with it. */
  readonly cost: string
  /** In percent. */
  readonly gst: string
  /** Of one order. */
  readonly packing: string
}

/** A SKU as it is shown: files of marketplaces have quotes and `SKU:` around it. */
export const plainSku = (sku: string): string =>
  sku
    .replaceAll('"', '')
    .trim()
    .replace(/^sku:\s*/i, '')
    .trim()

/**
 * How SKUs are compared: without case, spaces around, quotes and `SKU:`.
 *
 * @example skuKey('"""SKU:FK-B23"""') // 'fk-b23'
 */
export const skuKey = (sku: string): string => plainSku(sku).toLowerCase()

/** What can be typed of a line. */
export type CostPart = Partial<Omit<CostLine, 'sku'>>

/** A piece that costs more is none that marketplaces sell, and its orders could not be added up exactly. */
export const HIGHEST_COST: Decimal = decimalFrom(100_000_000)

/** Whether an amount of a line counts: it can be read, and is neither below 0 nor beyond all goods. */
export const isCost = (reading: Reading): boolean =>
  isRead(reading) && reading.value >= 0n && reading.value <= HIGHEST_COST

/** Whether a rate of GST counts. */
export const isCostRate = (reading: Reading): boolean =>
  isRead(reading) && reading.value >= 0n && reading.value <= marketRules.highestGst

const digitsOf = (reading: Reading, counts: (reading: Reading) => boolean) =>
  counts(reading) ? toDigits(reading.value) : ''

/**
 * A line as it counts: plain digits, and blank where a text is no amount.
 *
 * @example countedLine({ sku: 'A-1', name: '', cost: '₹ 1,218', gst: 'five', packing: '-4' })
 * // cost '1218', gst '', packing ''
 */
export const countedLine = (line: CostLine): CostLine => ({
  ...line,
  cost: digitsOf(readAmount(line.cost), isCost),
  gst: digitsOf(readNumber(line.gst), isCostRate),
  packing: digitsOf(readAmount(line.packing), isCost),
})

const byKey = (lines: readonly CostLine[]): Map<string, CostLine> =>
  new Map(lines.map((line) => [skuKey(line.sku), line]))

const isSame = (a: CostLine | undefined, b: CostLine | undefined) =>
  a?.name === b?.name && a?.cost === b?.cost && a?.gst === b?.gst && a?.packing === b?.packing

/** The line of a SKU, if there is one. */
export const lineOf = (lines: readonly CostLine[], sku: string): CostLine | undefined => {
  const key = skuKey(sku)
  return lines.find((line) => skuKey(line.sku) === key)
}

/**
 * The kept list with the lines of another one. A line of the same SKU takes the place of the kept one,
 * but what is blank in it erases nothing. Beyond `MOST_COSTS` no new SKU is taken.
 *
 * @example mergedCosts([{ sku: 'A', name: 'Cap', cost: '5', … }], [{ sku: 'a', name: '', cost: '', packing: '2', … }])
 * // [{ sku: 'A', name: 'Cap', cost: '5', packing: '2', … }]
 */
export function mergedCosts(
  kept: readonly CostLine[],
  lines: readonly CostLine[],
): readonly CostLine[] {
  const merged = byKey(kept)
  for (const line of lines) {
    const key = skuKey(line.sku)
    const before = merged.get(key)
    if (key === '' || (!before && merged.size >= MOST_COSTS)) continue
    merged.set(key, {
      sku: before?.sku ?? line.sku,
      name: line.name || before?.name || '',
      cost: line.cost || before?.cost || '',
      gst: line.gst || before?.gst || '',
      packing: line.packing || before?.packing || '',
    })
  }
  return [...merged.values()]
}

/** The list with other texts of one SKU. */
export function changedCosts(
  kept: readonly CostLine[],
  sku: string,
  part: CostPart,
): readonly CostLine[] {
  const key = skuKey(sku)
  const lines = byKey(kept)
  if (key === '' || (!lines.has(key) && lines.size >= MOST_COSTS)) return kept
  const blank = { sku, name: '', cost: '', gst: '', packing: '' }
  lines.set(key, { ...blank, ...lines.get(key), ...part })
  return [...lines.values()]
}

/** The list without the lines of these SKUs. */
export function withoutCosts(
  kept: readonly CostLine[],
  skus: readonly string[],
): readonly CostLine[] {
  const gone = new Set(skus.map(skuKey))
  return kept.filter(({ sku }) => !gone.has(skuKey(sku)))
}

/**
 * Takes back what made one list of another. What was changed since stays.
 *
 * @example takenBack(now, { before: [], after: [cap] }) // now without the cap, if it is as it was
 */
export function takenBack(
  now: readonly CostLine[],
  { before, after }: { before: readonly CostLine[]; after: readonly CostLine[] },
): readonly CostLine[] {
  const [was, became, lines] = [byKey(before), byKey(after), byKey(now)]
  for (const key of new Set([...was.keys(), ...became.keys()])) {
    const [old, made] = [was.get(key), became.get(key)]
    if (isSame(old, made) || !isSame(lines.get(key), made)) continue
    if (old) lines.set(key, old)
    else lines.delete(key)
  }
  return [...lines.values()]
}

/**
 * A list as a text that is read as a list of costs: what has input tax is kept before GST, other costs
 * with it.
 *
 * @example costsAsText([{ sku: 'A-1', cost: '100', … }], 'registered') // 'SKU,Cost (excl. GST)\n"A-1",100'
 */
export const costsAsText = (
  lines: readonly CostLine[],
  seller: 'registered' | 'composition' | 'unregistered',
): string =>
  [
    `SKU,Cost (${seller === 'registered' ? 'excl' : 'incl'}. GST)`,
    ...lines.map(({ sku, cost }) => `"${sku.replaceAll('"', '""')}","${cost}"`),
  ].join('\n')
