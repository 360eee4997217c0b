import { type Decimal, decimalFrom, toDigits } from '../src/core/money/decimal'
import cases from './vectors.json'

type Case = {
  calculator: string
  category: string
  inputs: Record<string, string>
  expected: Record<string, string | null>
  display: Record<string, string | null>
  displayWhole?: Record<string, string | null>
}

/** The agreed results of one calculator, each with a title that names its inputs. */
export const vectorsOf = (calculator: string) =>
  (cases as unknown as Case[])
    .filter((candidate) => candidate.calculator === calculator)
    .map((found) => ({ ...found, title: `${found.category} ${JSON.stringify(found.inputs)}` }))

/**
 * Expected values are given to 40 significant digits, so the last one may be a rounding of its own.
 * Two values agree when they differ by less than one unit in the last digit that was given.
 */
export function agrees(actual: Decimal, expected: string): boolean {
  const decimals = expected.split('.')[1]?.length ?? 0
  const lastPlace =
    decimals > 0 ? decimalFrom(`0.${'1'.padStart(Math.min(decimals, 40), '0')}`) : 0n
  const distance = actual - decimalFrom(expected)
  return (distance < 0n ? -distance : distance) <= lastPlace
}

/** For readable failures. */
export const shownExactly = (value: Decimal) => toDigits(value)
