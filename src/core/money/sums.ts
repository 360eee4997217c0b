import { type Decimal, multiplyDivide, one, toFixed } from './decimal'
import {
  isRead,
  LONGEST_WHOLE_PART,
  type Reading,
  readAmount,
  tooLong,
  withDecimalPoint,
} from './parse'

/*
 * Sums as people type them into an amount: + − × ÷ ( ) %. Fractions stay exact until the end, so that
 * 10 ÷ 3 × 3 is 10.
 */

export type SumReading = Reading & {
  /** How many amounts are added up; 1 where it is no plain list of them. */
  readonly terms: number
  /** Whether anything had to be worked out. */
  readonly isSum: boolean
  readonly dividesByZero?: boolean
}

/** Longer texts are no sums of prices. */
const LONGEST_SUM = 400

/**
 * Reads an amount, or a sum of amounts. What is not finished counts as far as it goes: `450 +` is 450.
 *
 * @example readSum('450+120').value // 570
 * @example readSum('3*62.5').value // 187.5
 * @example readSum('1,000 + 18%').value // 1180
 */
export function readSum(text: string): SumReading {
  const amount = readAmount(text)
  const plain = { ...amount, terms: 1, isSum: false }
  if (!amount.problem || text.length > LONGEST_SUM) return plain
  const tokens = tokensOf(text)
  if (tokens.length === 0) return plain
  try {
    const reader = new SumReader(tokens)
    const { over, under } = reader.whole()
    const value = multiplyDivide(one, over as Decimal, under as Decimal)
    const whole = toFixed(value, 0).replace('-', '')
    if (whole.length > LONGEST_WHOLE_PART) return { ...plain, ...tooLong }
    return { value, decimals: 0, terms: reader.terms, isSum: true }
  } catch (error) {
    if (!(error instanceof NoSum)) throw error
    return { ...plain, dividesByZero: error.dividesByZero }
  }
}

class NoSum extends Error {
  readonly dividesByZero: boolean

  constructor(dividesByZero = false) {
    super()
    this.dividesByZero = dividesByZero
  }
}

/** Amounts, and the signs between them in one writing each; nothing of a sum that is still being typed. */
function tokensOf(text: string): string[] {
  const signs = text
    .normalize('NFKC')
    // The end of an amount on a bill: 450/-.
    .replace(/\/-(?=\s*(?:[-+*/)×÷]|$))/g, '')
    .replace(/[−–]/g, '-')
    .replace(/÷/g, '/')
    .replace(/×|(?<=[\d)%]\s*)x(?=\s*[\d(₹.])/gi, '*')
  const tokens = signs.split(/([-+*/()%])/).flatMap((part) => part.trim() || [])
  while (/^[-+*/(]$/.test(tokens.at(-1) ?? '')) tokens.pop()
  return tokens
}

/** A number as it is, before anything is rounded. */
type Fraction = { readonly over: bigint; readonly under: bigint }
/** A percentage by itself is one of what stands before it. */
type Term = Fraction & { readonly isPercent?: boolean }

const plus = (a: Fraction, b: Fraction, sign: bigint): Fraction => ({
  over: a.over * b.under + sign * b.over * a.under,
  under: a.under * b.under,
})
const times = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.over,
  under: a.under * b.under,
})

class SumReader {
  terms = 1
  private at = 0
  private depth = 0
  private readonly tokens: readonly string[]

  constructor(tokens: readonly string[]) {
    this.tokens = tokens
  }

  whole(): Fraction {
    const sum = this.sum()
    if (this.at < this.tokens.length) throw new NoSum()
    return sum
  }

  private sum(): Fraction {
    let left: Fraction = this.product()
    for (let sign = this.take('+', '-'); sign; sign = this.take('+', '-')) {
      const right = this.product()
      if (this.depth === 0) this.terms = sign === '+' && !right.isPercent ? this.terms + 1 : NaN
      left = plus(left, right.isPercent ? times(left, right) : right, sign === '+' ? 1n : -1n)
    }
    if (Number.isNaN(this.terms)) this.terms = 1
    return left
  }

  private product(): Term {
    let left = this.factor()
    for (let sign = this.take('*', '/'); sign; sign = this.take('*', '/')) {
      const { over, under } = this.factor()
      if (sign === '/' && over === 0n) throw new NoSum(true)
      left = times(left, sign === '*' ? { over, under } : { over: under, under: over })
    }
    return left
  }

  private factor(): Term {
    if (this.take('-')) {
      // A second sign is a slip of the finger.
      if (this.take('-')) throw new NoSum()
      const { over, ...rest } = this.factor()
      return { over: -over, ...rest }
    }
    if (this.take('(')) {
      this.depth++
      const inside = this.sum()
      this.depth--
      // The last one may be left out.
      if (!this.take(')') && this.at < this.tokens.length) throw new NoSum()
      return this.take('%') ? times(inside, hundredth) : inside
    }
    const number = amountIn(this.tokens[this.at++])
    return this.take('%') ? { ...times(number, hundredth), isPercent: true } : number
  }

  private take(...signs: readonly string[]): string | undefined {
    const token = this.tokens[this.at]
    if (token === undefined || !signs.includes(token)) return undefined
    this.at++
    return token
  }
}

const hundredth: Fraction = { over: 1n, under: 100n }

function amountIn(token = ''): Fraction {
  const reading = readAmount(token)
  // A comma of two meanings is asked about in an amount alone.
  if (!isRead(reading) || withDecimalPoint(token) !== undefined) throw new NoSum()
  const { value } = reading
  return { over: value, under: one }
}
