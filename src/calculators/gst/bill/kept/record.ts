import { currencies, defaultCurrency } from '../../../../core/currencies'
import { toFixed } from '../../../../core/decimal'
import type { inputs } from '../../inputs'
import { computeBill, computeLine } from '../compute'
import { isRecord } from '../kept-texts'
import { readRow, readWhole } from '../read-row'
import { type BillTexts, type KeptAs, parseBill } from '../store'

/** What is chosen outside the bill, and belongs to it all the same. */
export type BillChoices = Pick<ReturnType<typeof inputs.read>, 'buyer' | 'rupee'> & {
  readonly currency: string
  readonly isTaxed: boolean
}

/** One bill as it lies on the shelf. */
export type KeptBill = KeptAs & {
  /** In milliseconds since 1970. */
  readonly changedAt: number
  readonly texts: BillTexts
  readonly choices: BillChoices
  /** In plain digits, for the list: 10564.68. */
  readonly total: string
}

/** What a bill comes to, as it stands in the list. */
export function totalOf(texts: BillTexts, { buyer, rupee, isTaxed }: BillChoices): string {
  const bill = { prices: texts.prices, buyer, isTaxed, toNearestRupee: rupee === 'yes' }
  const lines = texts.rows.map((row) => computeLine(readRow(row), bill))
  return toFixed(computeBill(lines, bill, readWhole(texts.whole)).payable, 2)
}

/**
 * A record from a file or from an older version; none where it is no bill. Its total is computed
 * anew: nobody's word is taken for a sum.
 */
export function parseKeptBill(value: unknown): KeptBill | undefined {
  if (!isRecord(value)) return undefined
  const { id, revision, changedAt, texts, choices } = value
  if (typeof id !== 'string' || !id || !isCount(revision) || !isCount(changedAt)) return undefined
  if (!isRecord(texts) || !Array.isArray(texts.rows) || !texts.rows.every(isRecord)) {
    return undefined
  }
  const parsedTexts = parseBill(texts)
  if (parsedTexts.rows.length !== texts.rows.length) return undefined
  const parsedChoices = parseChoices(isRecord(choices) ? choices : {})
  return {
    id,
    revision,
    changedAt,
    texts: parsedTexts,
    choices: parsedChoices,
    total: totalOf(parsedTexts, parsedChoices),
  }
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

const parseChoices = (choices: Readonly<Record<string, unknown>>): BillChoices => ({
  buyer: choices.buyer === 'another-state' ? 'another-state' : 'same-state',
  rupee: choices.rupee === 'yes' ? 'yes' : 'no',
  currency: currencies.find(({ code }) => code === choices.currency)?.code ?? defaultCurrency.code,
  isTaxed: choices.isTaxed !== false,
})

/** Whether two bills say the same, whenever and wherever they were kept. */
export const saysTheSame = (
  a: Pick<KeptBill, 'texts' | 'choices'>,
  b: Pick<KeptBill, 'texts' | 'choices'>,
): boolean => JSON.stringify([a.texts, a.choices]) === JSON.stringify([b.texts, b.choices])
