import type { Paise } from '../messages'

/** Products below this are exact as floats, and so is their rounded quotient. */
const EXACT = 2 ** 51

/**
 * `a × b ÷ c`, rounded half away from zero; `c` is above zero. All three are whole.
 *
 * @example multiplyDivide(25, 1, 2) // 13
 * @example multiplyDivide(-25, 1, 2) // -13
 */
export function multiplyDivide(a: number, b: number, c: number): number {
  const product = a * b
  const size = Math.abs(product)
  if (size < EXACT && c < EXACT) {
    const rounded = Math.floor((2 * size + c) / (2 * c))
    return product < 0 ? -rounded || 0 : rounded
  }
  const exact = BigInt(a) * BigInt(b)
  const [whole, under] = [exact < 0n ? -exact : exact, BigInt(c)]
  const rounded = Number((2n * whole + under) / (2n * under))
  return exact < 0n ? -rounded || 0 : rounded
}

/** The GST inside an amount, at a rate in hundredths of a percent. @example gstInside(11800, 1800) // 1800 */
export const gstInside = (amount: Paise, rate: number): Paise =>
  multiplyDivide(amount, rate, 10_000 + rate)

/** GST on the fees of marketplaces, in hundredths of a percent. */
export const FEE_GST = 1_800

/**
 * Shares an amount by weights: each gets what the running sum of weights, rounded, adds. The shares add
 * up to the amount. Without any weight all are alike.
 *
 * @example shareOut(-8378, [179800, 89900]) // [-5585, -2793]
 */
export function shareOut(amount: Paise, weights: readonly number[]): Paise[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const used = sum > 0 ? weights : weights.map(() => 1)
  const all = sum > 0 ? sum : weights.length
  let [run, before] = [0, 0]
  return used.map((weight) => {
    run += weight
    const until = multiplyDivide(amount, run, all)
    const share = until - before
    before = until
    return share
  })
}

/** A share of a whole in percent with two decimals, rounded once. @example percentOf(1, 3) // '33.33' */
export function percentOf(part: number, whole: number): string | undefined {
  if (whole === 0) return undefined
  const hundredths = multiplyDivide(whole < 0 ? -part : part, 10_000, Math.abs(whole))
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
