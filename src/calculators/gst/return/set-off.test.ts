import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLongFuzz } from '../../../../tests/is-thorough'
import type { CreditOrder } from '../../../core/rules/gst-returns'
import { bestSplit, byHead, plainSplit, type Split, type ToSplit } from './set-off'

type Small = Readonly<Record<'igst' | 'cgst' | 'sgst', number>>
type SmallReturn = Readonly<
  Record<'output' | 'credit' | 'reverseCharge' | 'cashLedger' | 'cashSinceDue', Small>
> & { readonly order: CreditOrder }

/** What each credit pays: IGST credit three heads, CGST credit its own and IGST, SGST credit the same. */
type Way = readonly [
  ii: number,
  ic: number,
  is: number,
  cc: number,
  ci: number,
  ss: number,
  si: number,
]

/** The law, word by word: section 49(5), 49A, rule 88A. */
function isLawful([ii, ic, is, cc, ci, ss, si]: Way, { output, credit, order }: SmallReturn) {
  const igstCreditLeft = credit.igst - ii - ic - is
  const cgstDue = output.cgst - ic - cc
  const sgstDue = output.sgst - is - ss
  const cgstCreditLeft = credit.cgst - cc - ci
  // IGST credit pays IGST first, and is used up before any other credit.
  if (ic + is > 0 && ii < output.igst) return false
  if (cc + ci + ss + si > 0 && igstCreditLeft > 0) return false
  // Own head first.
  if (ci > 0 && cgstDue > 0) return false
  if (si > 0 && sgstDue > 0) return false
  return !(order === 'cgstFirst' && si > 0 && cgstCreditLeft > 0)
}

function goalsOf([ii, ic, is, cc, ci, ss, si]: Way, asked: SmallReturn): number[] {
  const { output, credit, reverseCharge, cashLedger, cashSinceDue } = asked
  const igst = output.igst - ii - ci - si + reverseCharge.igst
  const cgst = output.cgst - ic - cc + reverseCharge.cgst
  const sgst = output.sgst - is - ss + reverseCharge.sgst
  const beyond = (there: Small) =>
    Math.max(igst - there.igst, 0) + Math.max(cgst - there.cgst, 0) + Math.max(sgst - there.sgst, 0)
  const [cgstLeft, sgstLeft] = [credit.cgst - cc - ci, credit.sgst - ss - si]
  return [
    igst + cgst + sgst,
    beyond(cashSinceDue),
    beyond(cashLedger),
    Math.abs(cgstLeft - sgstLeft),
    Math.abs(cgst - sgst),
    // An odd rupee, left or in cash, is SGST's.
    cgstLeft - sgstLeft,
    cgst - sgst,
  ]
}

const compare = (a: readonly number[], b: readonly number[]) => {
  const at = a.findIndex((goal, index) => goal !== b[index])
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number)
}

/** All lawful ways that nothing beats, found by trying every one. */
function bestByTrying(asked: SmallReturn): Way[] {
  const { output, credit } = asked
  let best: Way[] = []
  let goals: number[] | undefined
  for (let ii = 0; ii <= Math.min(output.igst, credit.igst); ii++) {
    for (let ic = 0; ic <= Math.min(output.cgst, credit.igst - ii); ic++) {
      for (let is = 0; is <= Math.min(output.sgst, credit.igst - ii - ic); is++) {
        for (let cc = 0; cc <= Math.min(output.cgst - ic, credit.cgst); cc++) {
          for (let ci = 0; ci <= Math.min(output.igst - ii, credit.cgst - cc); ci++) {
            for (let ss = 0; ss <= Math.min(output.sgst - is, credit.sgst); ss++) {
              for (let si = 0; si <= Math.min(output.igst - ii - ci, credit.sgst - ss); si++) {
                const way: Way = [ii, ic, is, cc, ci, ss, si]
                if (!isLawful(way, asked)) continue
                const reached = goalsOf(way, asked)
                const order = goals ? compare(reached, goals) : -1
                if (order < 0) goals = reached
                if (order < 0) best = [way]
                else if (order === 0) best.push(way)
              }
            }
          }
        }
      }
    }
  }
  return best
}

const inRupees = (small: Small) => byHead((head) => (head === 'cess' ? 0n : BigInt(small[head])))

const askedOf = (small: SmallReturn): ToSplit => ({
  output: inRupees(small.output),
  credit: inRupees(small.credit),
  reverseCharge: inRupees(small.reverseCharge),
  cashLedger: inRupees(small.cashLedger),
  cashSinceDue: inRupees(small.cashSinceDue),
  order: small.order,
})

const wayOf = ({ setOff: { igst, cgst, sgst } }: Split): Way =>
  [igst.igst, igst.cgst, igst.sgst, cgst.cgst, cgst.igst, sgst.sgst, sgst.igst].map(
    Number,
  ) as unknown as Way

/** Numbers that look like chance and are the same in every run. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const RETURNS = isLongFuzz ? 200_000 : 20_000

describe('the best split', () => {
  it(`is the one that trying all finds, of ${RETURNS} small returns`, () => {
    const next = numbersFrom(28)
    const small = (below: number): Small => ({
      igst: next(below),
      cgst: next(below),
      sgst: next(below),
    })
    const wrong: unknown[] = []
    for (let count = 0; count < RETURNS && wrong.length === 0; count++) {
      const [output, credit, reverseCharge, cashLedger, since] = [
        small(6),
        small(6),
        next(2) ? small(3) : { igst: 0, cgst: 0, sgst: 0 },
        next(2) ? small(5) : { igst: 0, cgst: 0, sgst: 0 },
        small(5),
      ]
      const cashSinceDue: Small = {
        igst: Math.min(since.igst, cashLedger.igst),
        cgst: Math.min(since.cgst, cashLedger.cgst),
        sgst: Math.min(since.sgst, cashLedger.sgst),
      }
      const order = next(2) ? 'anyOrder' : 'cgstFirst'
      const asked = { output, credit, reverseCharge, cashLedger, cashSinceDue, order } as const
      const tried = bestByTrying(asked)
      const found = wayOf(bestSplit(askedOf(asked)))
      if (tried.length !== 1 || String(tried[0]) !== String(found)) {
        wrong.push({ asked, tried, found })
      }
    }
    expect(wrong).toEqual([])
  })

  it('adds up by credit and by tax, and never needs more cash than the plain order', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 24n })
    const heads = fc.record({ igst: amount, cgst: amount, sgst: amount, cess: amount })
    const orders = fc.constantFrom<CreditOrder>('anyOrder', 'cgstFirst')
    fc.assert(
      fc.property(heads, heads, heads, heads, orders, (output, credit, cash, charge, order) => {
        const asked: ToSplit = {
          output,
          credit,
          reverseCharge: charge,
          cashLedger: cash,
          cashSinceDue: cash,
          order,
        }
        const { setOff, left, outputCash } = bestSplit(asked)
        const { igst, cgst, sgst, cess } = setOff
        expect(left.igst + igst.igst + igst.cgst + igst.sgst).toBe(credit.igst)
        expect(left.cgst + cgst.cgst + cgst.igst).toBe(credit.cgst)
        expect(left.sgst + sgst.sgst + sgst.igst).toBe(credit.sgst)
        expect(left.cess + cess.cess).toBe(credit.cess)
        expect(outputCash.igst + igst.igst + cgst.igst + sgst.igst).toBe(output.igst)
        expect(outputCash.cgst + igst.cgst + cgst.cgst).toBe(output.cgst)
        expect(outputCash.sgst + igst.sgst + sgst.sgst).toBe(output.sgst)
        expect(outputCash.cess + cess.cess).toBe(output.cess)
        const all = [...Object.values(left), ...Object.values(outputCash)]
        expect(all.every((rupees) => rupees >= 0n)).toBe(true)
        const cashOf = (split: Split) =>
          Object.values(split.outputCash).reduce((sum, rupees) => sum + rupees, 0n)
        expect(cashOf(bestSplit(asked)) <= cashOf(plainSplit(asked))).toBe(true)
      }),
    )
  })
})
