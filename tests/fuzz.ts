import { currencies, currencyOf } from '../src/core/money/currencies'
import { absolute, type Decimal } from '../src/core/money/decimal'
import { formatMoney } from '../src/core/money/format'
import { type Reading, readAmount, readNumber } from '../src/core/money/parse'
import { isLongFuzz } from './is-thorough'
import { fuzzSeed, nastyText, type Random, randomFrom } from './nasty-texts'

/*
 * What the random tests share: texts that try to break things, and cheap assertions about what
 * comes of them. A failure names its text and the seed to repeat it with.
 */

/** Read by every parser and every calculator. */
export const TEXTS = isLongFuzz ? 100_000 : 2_000
/** One plan in so many is also written out month by month. */
export const SCHEDULE_EVERY = isLongFuzz ? 50 : 20

/** Cheaper than `expect`, which would take most of the time here. */
export function hold(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence)
}

/** Runs a check, and says how to run it again if it fails. */
export function trying(what: unknown, check: () => void) {
  try {
    check()
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${problem}\nwith ${JSON.stringify(what)}\nrepeat with FUZZ_SEED=${fuzzSeed}`, {
      cause,
    })
  }
}

export const texts = ((random: Random) => Array.from({ length: TEXTS }, () => nastyText(random)))(
  randomFrom(fuzzSeed),
)

/** All texts, a few at a time: one for each field of a calculator. */
export function forEachFew<Field extends string>(
  fields: readonly Field[],
  check: (few: Record<Field, string>, round: number) => void,
) {
  for (let start = 0; start < texts.length; start += fields.length) {
    const few = Object.fromEntries(
      fields.map((field, place) => [field, texts[(start + place) % texts.length]]),
    ) as Record<Field, string>
    trying(few, () => check(few, start / fields.length))
  }
}

/** Every calculator is given the same texts: each is read once for all of them. */
function readOnce(read: (text: string) => Reading) {
  const known = new Map<string, Decimal>()
  return (text: string) => {
    const value = known.get(text) ?? read(text).value
    known.set(text, value)
    return value
  }
}
export const numberIn = readOnce(readNumber)
export const amountIn = readOnce(readAmount)

export const grouped = String.raw`(?:\d{1,3}|\d{1,2}(?:,\d\d)*,\d{3})(?:\.\d+)?`
const figure = new RegExp(`^-?(?:[^\\d\\s-]{1,3}|[A-Z]{3}\u00a0)?${grouped}%?$`)

/** A figure as the pages show them: nothing but digits in their groups, and never a minus zero. */
export function holdFigure(text: string) {
  hold(figure.test(text), `"${text}" is no figure`)
  hold(!text.startsWith('-') || /[1-9]/.test(text), `"${text}" is a minus zero`)
}

export const currencyFor = (round: number) =>
  currencies[round % currencies.length] ?? currencyOf(null)

export function holdMoney(value: Decimal | undefined, round: number) {
  if (value === undefined) return
  const { symbol } = currencyFor(round)
  holdFigure(formatMoney(value, symbol, round % 2 ? 2 : 0))
}

export const units = (count: bigint) => (distance: Decimal) => absolute(distance) <= count
/** Rounding in the fortieth decimal, once or twice. */
export const isDust = units(2n)

/** Plain numbers only, and never a minus zero. */
export function holdCsv(csv: string) {
  hold(!/NaN|Infinity|undefined|null|(^|,)-0(\.0*)?(,|\r)/m.test(csv), csv)
}
