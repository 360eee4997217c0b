import { type Flows, largestOf } from './flows'

/** Payments as floats, the largest of them 1, to find brackets with. */
export type FloatFlows = { readonly days: Float64Array; readonly parts: Float64Array }

export function floatFlowsOf({ days, amounts }: Flows): FloatFlows {
  const largest = Number(largestOf(amounts))
  const parts = new Float64Array(amounts.length)
  for (const [index, amount] of amounts.entries()) parts[index] = Number(amount) / largest
  return { days: new Float64Array(days), parts }
}

/** The same payments seen from the last day. */
export function reversed({ days, parts }: FloatFlows): FloatFlows {
  const last = days.at(-1) ?? 0
  return { days: days.map((day) => last - day).reverse(), parts: parts.slice().reverse() }
}

/** A sum in floats, its true value at most `error` away; the slope is by the pace. */
export type FloatSum = {
  readonly value: number
  readonly slope: number
  readonly error: number
}

/**
 * Sums of the same payments at many paces. A payment costs a product, not a power: few gaps between days
 * differ. What each of them rounds, all factors of a payment together, is below the error.
 */
export function floatSums({ days, parts }: FloatFlows): (pace: number) => FloatSum {
  const count = days.length
  const { places, lengths } = gapsOf(days)
  const powers = new Float64Array(lengths.length)
  const relative = 4 * (count + 400) * 2 ** -52
  return (pace) => {
    for (let place = 0; place < lengths.length; place++) {
      powers[place] = Math.exp(-Math.abs(pace) * (lengths[place] ?? 0))
    }
    const isBackwards = pace >= 0
    let value = 0
    let slope = 0
    let size = 0
    for (let step = 0; step < count; step++) {
      const index = isBackwards ? count - 1 - step : step
      const place = places[isBackwards ? index + 1 : index] ?? 0
      const power = powers[place] ?? 0
      const part = parts[index] ?? 0
      slope = (slope + (lengths[place] ?? 0) * value) * power
      value = value * power + part
      size = size * power + Math.abs(part)
    }
    return { value, slope: isBackwards ? -slope : slope, error: size * relative }
  }
}

/** The gap before each payment, and after the last, as places in the list of different gaps. */
function gapsOf(days: Float64Array): { readonly places: Uint32Array; readonly lengths: number[] } {
  const lengths = [0]
  const known = new Map([[0, 0]])
  const places = new Uint32Array(days.length + 1)
  for (let index = 1; index < days.length; index++) {
    const gap = (days[index] ?? 0) - (days[index - 1] ?? 0)
    let place = known.get(gap)
    if (place === undefined) {
      place = lengths.length
      known.set(gap, place)
      lengths.push(gap)
    }
    places[index] = place
  }
  return { places, lengths }
}
