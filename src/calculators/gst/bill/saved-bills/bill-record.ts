import { currencies, defaultCurrency } from '../../../../core/currencies'
import { toFixed } from '../../../../core/decimal'
import { isRecord } from '../../../../ui/memory/browser-storage'
import type { BillChoices } from '../choices'
import { type BillLine, computeBill, computeLine } from '../compute'
import { isReverseCharge, noDetails } from '../details'
import { type BillRow, readRow, readWhole } from '../read-row'
import { remembering } from '../remembering'
import { type BillTexts, type KeptAs, parseBill } from '../store'

/** One bill as it stands in the database. */
export type KeptBill = KeptAs & {
  /** In milliseconds since 1970. */
  readonly changedAt: number
  readonly texts: BillTexts
  readonly choices: BillChoices
  /** In plain digits, for the list: 10564.68. */
  readonly total: string
  /** The page that wrote it last: its own older notes are known by that. */
  readonly by?: string
}

/** What a bill comes to, as it stands in the list. */
export function totalOf(texts: BillTexts, { buyer, rupee, isTaxed }: BillChoices): string {
  const bill = {
    prices: texts.prices,
    buyer,
    isTaxed,
    toNearestRupee: rupee === 'yes',
    isReverseCharge: isReverseCharge(texts.details, isTaxed),
  }
  const lines = texts.rows.map(lineOf(bill))
  return toFixed(computeBill(lines, bill, readWhole(texts.whole)).payable, 2)
}

type LineTerms = Parameters<typeof computeLine>[1]

let lastLineOf: { terms: string; compute(row: BillRow): BillLine } | undefined

/** A bill is kept many times while it is typed, and between two of them one row is another. */
function lineOf({ prices, buyer, isTaxed }: LineTerms): (row: BillRow) => BillLine {
  const terms = `${prices} ${buyer} ${isTaxed}`
  if (lastLineOf?.terms !== terms) {
    const compute = remembering((row: BillRow) =>
      computeLine(readRow(row), { prices, buyer, isTaxed }),
    )
    lastLineOf = { terms, compute }
  }
  return lastLineOf.compute
}

/**
 * A record from a file or from an older version; none where it is no bill. Its total is computed
 * anew: nobody's word is taken for a sum.
 */
export function parseKeptBill(value: unknown): KeptBill | undefined {
  if (!isRecord(value)) return undefined
  const { id, revision, changedAt, texts, choices, by } = value
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
    ...(typeof by === 'string' && { by }),
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

/** A bill that an older version kept has no texts for what came later, which is as good as blank. */
const saidBy = ({ texts, choices }: Pick<KeptBill, 'texts' | 'choices'>): string =>
  JSON.stringify([{ ...texts, details: { ...noDetails, ...texts.details } }, choices])

/** Whether two bills say the same, whenever and wherever they were kept. */
export const saysTheSame = (
  a: Pick<KeptBill, 'texts' | 'choices'>,
  b: Pick<KeptBill, 'texts' | 'choices'>,
): boolean => saidBy(a) === saidBy(b)
