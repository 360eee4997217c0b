import { absolute, type Decimal, subtract, sum, zero } from '../../../core/money/decimal'
import type { Settlement, SettlementEntry } from '../../books/bill/settlement'
import type { PaperWords } from './paper-words.en'
import type { PaperFact } from './sentences'

/** What of a bill was paid, credited and is left, below its total. */
export type PaperSettlement = {
  readonly lines: readonly PaperFact[]
  /** @example 'Balance to pay', '₹183.20' */
  readonly balance: PaperFact
  /** In the place of a code; blank where something is left. @example 'Paid in full on 15 Nov 2026' */
  readonly inFull: string
}

/** More payments than this are one line: a paper has other things to say. */
const MOST_LINES = 6

/** @returns none where nothing was paid or credited yet */
export function settledOnPaper(
  { entries, balance, isPaidInFull, settledOn }: Settlement,
  say: PaperWords,
  money: (value: Decimal) => string,
): PaperSettlement | undefined {
  if (entries.length === 0) return undefined
  const { left } = balance
  const takenOff = (label: string, amount: Decimal): PaperFact => ({
    label,
    value: money(subtract(zero, amount)),
  })
  const isMoney = ({ kind }: SettlementEntry) => kind === 'payment' || kind === 'advance'
  const payments = entries.filter(isMoney)
  const isMany = payments.length > MOST_LINES
  const paid = sum(...payments.map(({ amount }) => amount))
  return {
    lines: [
      ...(isMany ? [takenOff(say.settled.payments(payments.length), paid)] : []),
      ...entries
        .filter((entry) => !isMany || !isMoney(entry))
        .map((entry) => takenOff(sayEntry(entry, say), entry.amount)),
    ],
    balance: {
      label: say.labels[left < zero ? 'toGiveBack' : 'balanceToPay'],
      value: money(absolute(left)),
    },
    inFull: isPaidInFull ? say.settled.inFull(say.date(settledOn)) : '',
  }
}

/** The same line by line, the balance at the end and in bold. */
export const settledLines = ({
  settled,
}: {
  readonly settled: PaperSettlement | undefined
}): readonly (PaperFact & { readonly isBold: boolean })[] =>
  settled
    ? [
        ...settled.lines.map((line) => ({ ...line, isBold: false })),
        { ...settled.balance, isBold: true },
      ]
    : []

function sayEntry({ kind, date, how, number }: SettlementEntry, say: PaperWords): string {
  const { settled } = say
  const day = say.date(date)
  const way = how && settled.ways[how]
  switch (kind) {
    case 'counter':
      return settled.counter
    case 'advance':
      return settled.advance(day, way)
    case 'payment':
      return settled.payment(day, way)
    case 'credit':
      return settled.credit(number, day)
    case 'paidBack':
      return settled.paidBack(number)
  }
}
