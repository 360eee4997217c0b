import { absolute, type Decimal, one, round, subtract, zero } from '../../../../core/money/decimal'
import { isRead, type Reading } from '../../../../core/money/parse'
import { roundedDown, roundedUp } from '../../../../core/money/round-whole'

/** One way of counting, and what it makes of the deposit. */
export type BankWay = {
  /** In a sentence: `quarterly, days ÷ 365`. */
  readonly name: string
  readonly value: Decimal
  /** The page counts so at this moment. */
  readonly isInUse: boolean
  /** Sets the fields so that the page counts this way; absent where it cannot. */
  choose?(): void
}

/** How a way's value became what stands on a receipt. */
export type Rounding = 'nearest' | 'down' | 'up'

export type BankMatch =
  | { readonly kind: 'given'; readonly ways: readonly BankWay[]; readonly rounding: Rounding }
  | {
      readonly kind: 'missed'
      readonly nearest: BankWay
      /** The nearest value less the receipt's, rounded as the receipt is. */
      readonly difference: Decimal
      readonly decimals: number
    }

const roundings: readonly Rounding[] = ['nearest', 'down', 'up']

/**
 * Which ways of counting give the value on a receipt; or the one that comes nearest to it. A receipt in whole
 * rupees may be rounded in any direction, one with paise is rounded to the paisa. Ways that come to the same
 * count as one, the first of them, and one that the page can count leaves those out that it cannot.
 *
 * @example matchBank(readAmount('6,90,210'), ways) // { kind: 'given', ways: [quarterly], rounding: 'nearest' }
 */
export function matchBank(receipt: Reading, ways: readonly BankWay[]): BankMatch | undefined {
  if (!isRead(receipt) || receipt.value <= zero) return undefined
  const distinct = distinctOf(ways)
  const isWhole = receipt.value % one === 0n
  for (const rounding of isWhole ? roundings : (['nearest'] as const)) {
    const given = distinct.filter((way) => {
      const written = isWhole ? wholeOf(way.value, rounding) : round(way.value, 2)
      return written === receipt.value
    })
    const own = given.filter(({ isInUse, choose }) => isInUse || choose)
    if (given.length > 0) return { kind: 'given', ways: own.length > 0 ? own : given, rounding }
  }
  const [first, ...others] = distinct
  if (!first) return undefined
  const distance = ({ value }: BankWay) => absolute(subtract(value, receipt.value))
  const nearest = others.reduce((a, b) => (distance(b) < distance(a) ? b : a), first)
  const decimals = isWhole ? 0 : 2
  const difference = subtract(round(nearest.value, decimals), receipt.value)
  return { kind: 'missed', nearest, difference, decimals }
}

/** The way in use stands for all that come to the same. */
function distinctOf(ways: readonly BankWay[]): readonly BankWay[] {
  const byValue = new Map<Decimal, BankWay>()
  for (const way of ways) {
    if (!byValue.has(way.value) || way.isInUse) byValue.set(way.value, way)
  }
  return [...byValue.values()]
}

const wholeOf = (value: Decimal, rounding: Rounding): Decimal =>
  rounding === 'nearest'
    ? round(value, 0)
    : rounding === 'down'
      ? roundedDown(value)
      : roundedUp(value)
