import { exponential } from '../money/powers'
import { type FloatFlows, floatSums, reversed } from './float-flows'
import {
  type Flows,
  GRID_BITS,
  gridOf,
  largestOf,
  paceOfGrid,
  paceOnGrid,
  powersOf,
  type Sign,
  signAt,
  signOf,
} from './flows'

/*
 * Where the rates are. The range that can hold any is cut into stretches on each of which the sum is a short
 * power series with a known error; its Bernstein coefficients enclose it. Coefficients of one sign: no rate.
 * Coefficients that only rise or only fall: the signs at the ends decide. Else the stretch is halved.
 *
 * Series from floats do this first. What their error leaves unclear is gone through once more with whole
 * numbers of many digits, where a stretch of nothing but zeros is a rate that the sum only touches.
 */

/** A stretch of paces, in units of the grid, that holds exactly one rate. */
export type Bracket = {
  readonly from: bigint
  readonly to: bigint
  readonly signFrom: Sign
  /** The sum comes to 0 within and turns round, so that its sign is the same at both ends. */
  readonly isTouched: boolean
}

/** All rates of payments that change sign, from the lowest. */
export function bracketsOf(
  flows: Flows,
  floats: FloatFlows,
  signChanges: number,
): readonly Bracket[] {
  const range = { from: -upperEnd(reversed(floats)), to: upperEnd(floats) }
  if (signChanges === 1) return [{ ...range, signFrom: lastSign(flows), isTouched: false }]
  const stretches = mergeAlike(coarseStretches(floats, range), 'unclear')
  return stretches.flatMap((stretch) =>
    stretch.kind === 'one' ? [bracketOf(stretch)] : fineBrackets(flows, stretch),
  )
}

type Range = { readonly from: bigint; readonly to: bigint }

/** What is known of a stretch: one rate, none that is told from 0, or nothing yet. */
type Stretch = Range & {
  readonly kind: 'one' | 'unclear' | 'zero'
  /** The sign just before and just after it, where that is known. */
  readonly signFrom: Sign
  readonly signTo: Sign
}

const bracketOf = ({ from, to, signFrom }: Stretch): Bracket => ({
  from,
  to,
  signFrom,
  isTouched: false,
})

const lastSign = ({ amounts }: Flows): Sign => signOf(amounts.at(-1) ?? 0n)

/** Neighbours of one kind as one. */
function mergeAlike(stretches: readonly Stretch[], kind: Stretch['kind']): readonly Stretch[] {
  const merged: Stretch[] = []
  for (const next of stretches) {
    const last = merged.at(-1)
    if (last?.kind === kind && next.kind === kind && last.to === next.from) {
      merged[merged.length - 1] = { ...last, to: next.to, signTo: next.signTo }
    } else merged.push(next)
  }
  return merged
}

/**
 * A pace above which no rate is. What is paid up to the first change of sign, against all of the other sign:
 * the faster the pace, the more the first weigh.
 */
function upperEnd({ days, parts }: FloatFlows): bigint {
  const first = Math.sign(parts[0] ?? 0)
  const change = parts.findIndex((part) => Math.sign(part) !== first)
  const against = parts.map((part, index) =>
    index < change || Math.sign(part) !== first ? part : 0,
  )
  const sums = floatSums({ days, parts: against })
  const isAbove = (pace: number) => {
    const { value, error } = sums(pace)
    return value * first > error
  }
  const span = (days.at(-1) ?? 1) - (days[0] ?? 0)
  return gridOf(firstAbove(isAbove, 1 / span))
}

/** Doubles a step from 0 up or down until it is passed; a quarter too far is near enough. */
function firstAbove(isAbove: (pace: number) => boolean, step: number): number {
  let below = -step
  let above = step
  if (isAbove(0)) {
    above = 0
    while (isAbove(below)) {
      above = below
      below *= 2
      // So slow a pace is none: there the last payments weigh as much as numbers can.
      if (below < -MOST_PACE) return below
    }
  } else {
    below = 0
    while (!isAbove(above)) {
      below = above
      above *= 2
    }
  }
  for (let halved = 0; halved < 3; halved++) {
    const middle = (below + above) / 2
    if (isAbove(middle)) above = middle
    else below = middle
  }
  return above
}

/** Beyond it the largest payment that can be typed counts less than the smallest, a day later. */
const MOST_PACE = 400

const DEGREE = 32
/** Floats: exponents and their sums are right to this part of the sizes of the parts. */
const FLOAT_ERROR = 1e-12
const UNIT = 2 ** 60
/** Beyond these the series is too long; half the stretch will do. */
const MOST_REMAINDER = 1e-12
const MOST_GROWTH = 100

/** Goes through a range with series from floats. */
function coarseStretches(floats: FloatFlows, range: Range): readonly Stretch[] {
  const series = floatSeries(floats)
  const found: Stretch[] = []
  const todo: Range[] = [range]
  for (let next = todo.pop(); next; next = todo.pop()) {
    if (next.to <= next.from) continue
    const local = series(next)
    if (local) found.push(...segmentsOf(local, next, undefined))
    else {
      // Not in the middle, which is 0 often enough, and so is many a rate.
      const middle = next.from + ((next.to - next.from) * 9n) / 17n
      todo.push({ from: middle, to: next.to }, { from: next.from, to: middle })
    }
  }
  return found
}

/** A power series on a stretch, from −1 at its start to 1 at its end, in whole units. */
type Series = {
  readonly coefficients: readonly bigint[]
  /** How far the sum may be away from the series, in the same units. */
  readonly error: bigint
}

/** e to this power is, even for all payments together, far below the error of floats. */
const NOTHING = -60

/** What a payment adds to a series, in the middle of its stretch. */
type Weights = {
  /** The size of each, and its logarithm. */
  readonly each: Float64Array
  readonly logarithms: Float64Array
  readonly all: number
  /** By how much each grows from the middle to the end of the stretch, as a power of e. */
  readonly powers: Float64Array
}

function floatSeries({ days, parts }: FloatFlows): (range: Range) => Series | undefined {
  const last = days.at(-1) ?? 0
  const fromLast = days.map((day) => last - day)
  const sizes = parts.map((part) => Math.log(Math.abs(part)))
  const logarithms = new Float64Array(days.length)
  const each = new Float64Array(days.length)
  const powers = new Float64Array(days.length)
  return ({ from, to }) => {
    const middle = paceOfGrid((from + to) >> 1n)
    const half = paceOfGrid(to - from) / 2
    const isForward = middle >= 0
    const distances = isForward ? days : fromLast
    const { all, centre } = weigh({ each, logarithms }, sizes, distances, Math.abs(middle))
    // Payments that lie further from the near end weigh less at a greater pace.
    const reach = isForward ? -half : half
    for (let index = 0; index < powers.length; index++) {
      powers[index] = ((distances[index] ?? 0) - centre) * reach
    }
    return seriesOf({ each, logarithms, all, powers }, parts)
  }
}

/** The weights of all payments at a pace, the largest of them 1, and the day around which they lie. */
function weigh(
  { each, logarithms }: Pick<Weights, 'each' | 'logarithms'>,
  sizes: Float64Array,
  distances: Float64Array,
  pace: number,
): { readonly all: number; readonly centre: number } {
  let most = Number.NEGATIVE_INFINITY
  for (let index = 0; index < each.length; index++) {
    const logarithm = (sizes[index] ?? 0) - pace * (distances[index] ?? 0)
    logarithms[index] = logarithm
    if (logarithm > most) most = logarithm
  }
  let all = 0
  let moment = 0
  for (let index = 0; index < each.length; index++) {
    const logarithm = (logarithms[index] ?? 0) - most
    const weight = logarithm < NOTHING ? 0 : Math.exp(logarithm)
    logarithms[index] = logarithm
    each[index] = weight
    all += weight
    moment += weight * (distances[index] ?? 0)
  }
  return { all, centre: moment / all }
}

/** Nothing where the stretch is too long for so short a series. */
function seriesOf(
  { each, logarithms, all, powers }: Weights,
  parts: Float64Array,
): Series | undefined {
  let grown = 0
  let remainder = 0
  for (let index = 0; index < each.length; index++) {
    const away = Math.abs(powers[index] ?? 0)
    const logarithm = (logarithms[index] ?? 0) + away
    if (logarithm < NOTHING) continue
    const atEnd = Math.exp(logarithm)
    grown += atEnd
    remainder += atEnd * Math.min(1, (away / ROOT_OF_FACTORIAL) ** (DEGREE + 1))
    if (remainder > MOST_REMAINDER * all || grown > MOST_GROWTH * all) return undefined
  }
  const coefficients = new Float64Array(DEGREE + 1)
  const negligible = (FLOAT_ERROR * all) / each.length / 1000
  for (let index = 0; index < each.length; index++) {
    const power = powers[index] ?? 0
    const weight = each[index] ?? 0
    if (weight === 0) continue
    let term = (parts[index] ?? 0) < 0 ? -weight : weight
    for (let degree = 0; degree <= DEGREE; degree++) {
      coefficients[degree] = (coefficients[degree] ?? 0) + term
      term *= power * (inverses[degree] ?? 0)
      // From here on the terms only fall, faster and faster.
      if (Math.abs(term) < negligible && Math.abs(power) < degree) break
    }
  }
  const unit = UNIT / grown
  return {
    coefficients: Array.from(coefficients, (value) => BigInt(Math.round(value * unit))),
    error: BigInt(Math.ceil((FLOAT_ERROR * grown + remainder) * unit)) + BigInt(4 * DEGREE),
  }
}

const inverses = Float64Array.from({ length: DEGREE + 1 }, (_, degree) => 1 / (degree + 1))

/*
 * What a series leaves out of e^away after its last term is at most away^(degree + 1) ÷ (degree + 1)! × e^away,
 * and never more than all of it.
 */
const ROOT_OF_FACTORIAL =
  inverses.reduce((product, inverse) => product / inverse, 1) ** (1 / (DEGREE + 1))

/** So often a stretch is halved before more digits are asked. */
const MOST_HALVINGS = 40
/** Coefficients this little above the error say nothing. */
const UNCLEAR = 16n

/**
 * The parts of a stretch that hold a rate, or may. Where zero is given, it is told what counts as 0; without
 * it, parts that the error covers are unclear.
 */
function segmentsOf(
  { coefficients, error }: Series,
  range: Range,
  zero: bigint | undefined,
): Stretch[] {
  const found: Stretch[] = []
  const width = range.to - range.from
  const todo = [{ points: bernsteinOf(coefficients), from: 0n, level: 0 }]
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { points, from, level } = next
    const signs = signsIn(points, error)
    if (signs === 'none') continue
    const at = (part: bigint) => range.from + ((width * part) >> BigInt(level))
    const first = points[0] ?? 0n
    const last = points.at(-1) ?? 0n
    const stretch = (kind: Stretch['kind']): Stretch => ({
      kind,
      from: at(from),
      to: at(from + 1n),
      signFrom: clearSign(first, error),
      signTo: clearSign(last, error),
    })
    // The error of the slope shrinks with the part, the rounding of its halvings does not.
    const slopeError = ((2n * error) >> BigInt(level)) + BigInt(8 * (level + 1))
    if (isMonotone(points, slopeError)) {
      const whole = stretch('one')
      if (whole.signFrom === 0 || whole.signTo === 0)
        found.push({ ...whole, kind: zero === undefined ? 'unclear' : 'zero' })
      else if (whole.signFrom !== whole.signTo) found.push(whole)
      continue
    }
    const size = largestOf(points)
    if (zero !== undefined && size + error <= zero) {
      found.push(stretch('zero'))
      continue
    }
    const isTooFine = at(from + 1n) - at(from) < 2n
    if (isTooFine || (zero === undefined && (level >= MOST_HALVINGS || size <= UNCLEAR * error))) {
      found.push(stretch(zero === undefined ? 'unclear' : 'zero'))
      continue
    }
    const [left, right] = halved(points)
    todo.push(
      { points: right, from: 2n * from + 1n, level: level + 1 },
      { points: left, from: 2n * from, level: level + 1 },
    )
  }
  return found
}

const clearSign = (value: bigint, error: bigint): Sign =>
  value > error ? 1 : value < -error ? -1 : 0

/** Coefficients that are all clear and of one sign leave no room for a 0. */
const signsIn = (points: readonly bigint[], error: bigint): 'none' | 'some' => {
  const first = clearSign(points[0] ?? 0n, error)
  return first !== 0 && points.every((point) => clearSign(point, error) === first) ? 'none' : 'some'
}

function isMonotone(points: readonly bigint[], error: bigint): boolean {
  const first = clearSign((points[1] ?? 0n) - (points[0] ?? 0n), error)
  if (first === 0) return false
  for (let index = 1; index < points.length; index++) {
    if (clearSign((points[index] ?? 0n) - (points[index - 1] ?? 0n), error) !== first) return false
  }
  return true
}

/** From powers on −1 to 1 to Bernstein coefficients. */
function bernsteinOf(coefficients: readonly bigint[]): bigint[] {
  const degree = coefficients.length - 1
  // First to powers on 0 to 1: a series in 2s − 1, by Horner.
  const shifted: bigint[] = []
  for (let index = degree; index >= 0; index--) {
    let carried = 0n
    for (let place = 0; place < shifted.length; place++) {
      const value = shifted[place] ?? 0n
      shifted[place] = 2n * carried - value
      carried = value
    }
    shifted.push(2n * carried)
    shifted[0] = (shifted[0] ?? 0n) + (coefficients[index] ?? 0n)
  }
  return inBernstein(shifted.slice(0, degree + 1), degree)
}

/** b_j = Σ C(j, k) ÷ C(n, k) × a_k */
function inBernstein(powers: readonly bigint[], degree: number): bigint[] {
  const points = powers.map((value, index) => {
    const ways = chosen(degree, index)
    return { value, ways }
  })
  return points.map((_, place) => {
    let total = 0n
    for (let index = 0; index <= place; index++) {
      const point = points[index]
      if (point) total += (point.value * chosen(place, index)) / point.ways
    }
    return total
  })
}

const triangle: bigint[][] = [[1n]]

/** In how many ways some are chosen of all. */
function chosen(all: number, some: number): bigint {
  for (let row = triangle.length; row <= all; row++) {
    const above = triangle[row - 1] ?? []
    triangle.push(
      Array.from(
        { length: row + 1 },
        (_, place) => (above[place - 1] ?? 0n) + (above[place] ?? 0n),
      ),
    )
  }
  return triangle[all]?.[some] ?? 0n
}

/** Both halves, by de Casteljau. */
function halved(points: readonly bigint[]): [left: bigint[], right: bigint[]] {
  const left: bigint[] = []
  const right = [...points]
  for (let end = points.length - 1; end >= 0; end--) {
    left.push(right[0] ?? 0n)
    for (let place = 0; place < end; place++) {
      right[place] = ((right[place] ?? 0n) + (right[place + 1] ?? 0n)) >> 1n
    }
  }
  return [left, right]
}

const FINE_SERIES_BITS = 224
/** A sum below this part of the sizes of its parts is 0 where it turns. */
const ZERO_PART = 10n ** 25n

/** Longer stretches, by what a payment grows from the middle to the end, need too many digits. */
const LONGEST_FINE_STRETCH = 4

/** Goes through what floats left unclear, with many digits. */
function fineBrackets(flows: Flows, range: Range): readonly Bracket[] {
  const stretches = fineRanges(flows, range).flatMap((part) => {
    const { series, size } = fineSeries(flows, part)
    return segmentsOf(series, part, size / ZERO_PART)
  })
  return mergeAlike(stretches, 'zero').map((stretch): Bracket => {
    if (stretch.kind === 'one') return bracketOf(stretch)
    const signFrom = stretch.signFrom || signAt(flows, paceOnGrid(stretch.from))
    const signTo = stretch.signTo || signAt(flows, paceOnGrid(stretch.to))
    return { ...bracketOf(stretch), signFrom, isTouched: signFrom !== -signTo }
  })
}

function fineRanges(flows: Flows, { from, to }: Range): readonly Range[] {
  const span = (flows.days.at(-1) ?? 0) - (flows.days[0] ?? 0)
  const count = Math.ceil((paceOfGrid(to - from) * span) / (4 * LONGEST_FINE_STRETCH)) || 1
  const width = to - from
  return Array.from({ length: count }, (_, index) => ({
    from: from + (width * BigInt(index)) / BigInt(count),
    to: from + (width * BigInt(index + 1)) / BigInt(count),
  }))
}

function fineSeries(
  { days, amounts }: Flows,
  { from, to }: Range,
): { series: Series; size: bigint } {
  const bits = FINE_SERIES_BITS
  const shift = BigInt(bits)
  const toFine = BigInt(bits - GRID_BITS)
  const middle = ((from + to) << toFine) >> 1n
  const half = ((to - from) << toFine) >> 1n
  const isForward = middle >= 0n
  const last = days.at(-1) ?? 0
  const powers = powersOf(exponential(isForward ? -middle : middle, bits), bits)
  const order = days.map((_, index) => (isForward ? index : days.length - 1 - index))
  const distanceOf = (index: number) => (isForward ? (days[index] ?? 0) : last - (days[index] ?? 0))
  const centre = BigInt(Math.round(last / 2))
  const coefficients: bigint[] = []
  let size = 0n
  let weight = 1n << shift
  let before = 0
  for (const index of order) {
    const distance = distanceOf(index)
    weight = (weight * powers(distance - before)) >> shift
    before = distance
    let term = (amounts[index] ?? 0n) * weight
    size += term < 0n ? -term : term
    const power = (BigInt(distance) - centre) * (isForward ? -half : half)
    for (let degree = 0; term !== 0n && term !== -1n; degree++) {
      coefficients[degree] = (coefficients[degree] ?? 0n) + term
      term = ((term * power) >> shift) / BigInt(degree + 1)
    }
  }
  // Every weight is a product of as many roundings as there are payments before it.
  const error = (size >> BigInt(bits - 48)) + BigInt(4 * days.length * (coefficients.length + 4))
  return { series: { coefficients, error }, size }
}
