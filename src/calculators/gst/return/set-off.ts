import type { CreditOrder } from '../../../core/rules/gst-returns'

/*
 * How credit pays tax, in whole rupees. The law leaves one thing open, and it comes down to one number: how much
 * of the IGST credit that is left after IGST goes to CGST, the rest to SGST; or, where none is left, how much of
 * what IGST still needs comes from CGST credit.
 */

export const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
export type Head = (typeof heads)[number]
export type ByHead<Amount = bigint> = Readonly<Record<Head, Amount>>

/** What each credit pays, by the head of the credit and then by the head that it pays. */
export type SetOff = {
  readonly igst: Readonly<Record<'igst' | 'cgst' | 'sgst', bigint>>
  readonly cgst: Readonly<Record<'cgst' | 'igst', bigint>>
  readonly sgst: Readonly<Record<'sgst' | 'igst', bigint>>
  readonly cess: Readonly<Record<'cess', bigint>>
}

export type Split = {
  readonly setOff: SetOff
  /** Credit that stays. */
  readonly left: ByHead
  /** Output tax that no credit pays. */
  readonly outputCash: ByHead
}

export type ToSplit = {
  readonly output: ByHead
  readonly credit: ByHead
  readonly reverseCharge: ByHead
  readonly cashLedger: ByHead
  /** At most the cash ledger. */
  readonly cashSinceDue: ByHead
  readonly order: CreditOrder
}

/** @example byHead((head) => output[head] + reverseCharge[head]) */
export const byHead = <Amount>(amountOf: (head: Head) => Amount): ByHead<Amount> => ({
  igst: amountOf('igst'),
  cgst: amountOf('cgst'),
  sgst: amountOf('sgst'),
  cess: amountOf('cess'),
})

export const total = ({ igst, cgst, sgst, cess }: ByHead): bigint => igst + cgst + sgst + cess

const least = (a: bigint, b: bigint) => (a < b ? a : b)
const atLeast0 = (a: bigint) => (a > 0n ? a : 0n)
const distance = (a: bigint, b: bigint) => (a > b ? a - b : b - a)

/**
 * Of all lawful splits the one with the least tax in cash, then the least of it bearing interest, then the least
 * beyond the cash ledger of its own head; then CGST and SGST credit left as equal as can be, then their cash; an
 * odd rupee is SGST's.
 *
 * @example // 18,000 + 54,000 + 54,000 against 63,000 + 27,400 + 20,400: of the IGST credit 19,000 goes to CGST
 */
export function bestSplit(asked: ToSplit): Split {
  const { from, to, at } = waysOf(asked)
  const inRange = bendsOf(asked).filter((share) => from <= share && share <= to)
  const [first, ...others] = [from, to, ...inRange].map((share) => at(share))
  return others.reduce(
    (best, split) => (isBetter(goalsOf(split, asked), goalsOf(best, asked)) ? split : best),
    first as Split,
  )
}

/** The split that others show: IGST credit goes to CGST as far as it goes, and then to SGST. */
export function plainSplit(asked: ToSplit): Split {
  const { to, at } = waysOf(asked)
  return at(to)
}

/** The shares that are lawful, from the least to the most, and the split of each. */
function waysOf({ output, credit, order }: ToSplit) {
  const paid = least(credit.igst, output.igst)
  const spare = credit.igst - paid
  const short = output.igst - paid
  if (spare > 0n) {
    // IGST credit is used up before any other.
    const shared = least(spare, output.cgst + output.sgst)
    return {
      from: atLeast0(shared - output.sgst),
      to: least(shared, output.cgst),
      at: (share: bigint) =>
        splitBy({ output, credit }, { igst: paid, cgst: share, sgst: shared - share }, [0n, 0n]),
    }
  }
  const ownLeft = {
    cgst: atLeast0(credit.cgst - output.cgst),
    sgst: atLeast0(credit.sgst - output.sgst),
  }
  const lent = least(short, ownLeft.cgst + ownLeft.sgst)
  const most = least(lent, ownLeft.cgst)
  return {
    from: order === 'cgstFirst' ? most : atLeast0(lent - ownLeft.sgst),
    to: most,
    at: (share: bigint) =>
      splitBy({ output, credit }, { igst: paid, cgst: 0n, sgst: 0n }, [share, lent - share]),
  }
}

/** CGST and SGST credit pay their own head, and lend to IGST what is asked of them. */
function splitBy(
  { output, credit }: Pick<ToSplit, 'output' | 'credit'>,
  igst: SetOff['igst'],
  [fromCgst, fromSgst]: readonly [bigint, bigint],
): Split {
  const cgst = { cgst: least(credit.cgst, output.cgst - igst.cgst), igst: fromCgst }
  const sgst = { sgst: least(credit.sgst, output.sgst - igst.sgst), igst: fromSgst }
  const cess = { cess: least(credit.cess, output.cess) }
  return {
    setOff: { igst, cgst, sgst, cess },
    left: {
      igst: credit.igst - igst.igst - igst.cgst - igst.sgst,
      cgst: credit.cgst - cgst.cgst - cgst.igst,
      sgst: credit.sgst - sgst.sgst - sgst.igst,
      cess: credit.cess - cess.cess,
    },
    outputCash: {
      igst: output.igst - igst.igst - cgst.igst - sgst.igst,
      cgst: output.cgst - igst.cgst - cgst.cgst,
      sgst: output.sgst - igst.sgst - sgst.sgst,
      cess: output.cess - cess.cess,
    },
  }
}

/**
 * Where a goal may bend: where CGST or SGST begins to need cash, cash that bears interest or cash beyond its
 * ledger, and where the two are equal. Between these points every goal is a straight line, so one of them, or
 * an end, is the best.
 */
function bendsOf({ output, credit, reverseCharge, cashLedger, cashSinceDue }: ToSplit): bigint[] {
  const spare = credit.igst - output.igst
  /** What a head needs beyond its own credit. */
  const needs = { cgst: output.cgst - credit.cgst, sgst: output.sgst - credit.sgst }
  if (spare <= 0n) {
    // What both would have left is equal.
    return halves(needs.sgst - needs.cgst - spare)
  }
  const cash = {
    cgst: needs.cgst + reverseCharge.cgst,
    sgst: needs.sgst + reverseCharge.sgst,
  }
  return [
    needs.cgst,
    cash.cgst - cashSinceDue.cgst,
    cash.cgst - cashLedger.cgst,
    ...[needs.sgst, cash.sgst - cashSinceDue.sgst, cash.sgst - cashLedger.sgst].map(
      (toSgst) => spare - toSgst,
    ),
    ...halves(needs.cgst - needs.sgst + spare),
    ...halves(cash.cgst - cash.sgst + spare),
  ]
}

/** Half of a number; of an odd one both neighbours. */
const halves = (twice: bigint): bigint[] => [twice >> 1n, (twice + 1n) >> 1n]

/** What is to be least, the most important first. */
function goalsOf({ left, outputCash }: Split, asked: ToSplit): readonly bigint[] {
  const cash = byHead((head) => outputCash[head] + asked.reverseCharge[head])
  const beyond = (there: ByHead) => total(byHead((head) => atLeast0(cash[head] - there[head])))
  return [
    total(cash),
    beyond(asked.cashSinceDue),
    beyond(asked.cashLedger),
    distance(left.cgst, left.sgst),
    distance(cash.cgst, cash.sgst),
    // An odd rupee is SGST's.
    left.cgst,
    cash.cgst,
  ]
}

function isBetter(goals: readonly bigint[], than: readonly bigint[]): boolean {
  const differs = goals.findIndex((goal, index) => goal !== than[index])
  return differs >= 0 && (goals[differs] as bigint) < (than[differs] as bigint)
}
