import Big from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/is-thorough'
import { processorTimeOf } from '../../../tests/processor-time'
import { absolute, type Decimal, decimalFrom, round, subtract, toDigits } from '../money/decimal'
import { type Flows, signChangesOf } from './flows'
import { ratesOf } from './rates'

const digitsOf = (rates: readonly Decimal[]) => rates.map(toDigits)

/** Payments a year apart from the factors (a + b·x) of their sum, x a year's discount. */
function yearly(...factors: readonly (readonly bigint[])[]): Flows {
  const amounts = factors.reduce<bigint[]>(
    (product, factor) => {
      const next = new Array<bigint>(product.length + factor.length - 1).fill(0n)
      for (const [i, a] of product.entries()) {
        for (const [j, b] of factor.entries()) next[i + j] = (next[i + j] ?? 0n) + a * b
      }
      return next
    },
    [-1n],
  )
  const kept = amounts.flatMap((amount, year) => (amount === 0n ? [] : [year]))
  return { days: kept.map((year) => 365 * year), amounts: kept.map((year) => amounts[year] ?? 0n) }
}

/** The factor that is 0 at a rate, given in hundredths of a percent. */
const rootAt = (rate: number) => [10_000n, -BigInt(10_000 + rate)]
const inPercent = (rate: number) => toDigits(decimalFrom((rate / 100).toFixed(2)))

describe('rates', () => {
  it('are none where the sign never changes', () => {
    expect(ratesOf({ days: [], amounts: [] })).toEqual([])
    expect(ratesOf({ days: [0, 365], amounts: [-100n, -1n] })).toEqual([])
  })

  it('are exactly those that payments were made of, also where they only touch', () => {
    const anyRate = fc.oneof(
      fc.integer({ min: -9_990, max: 20_000 }),
      fc.integer({ min: 20_000, max: 2_000_000 }),
    )
    const anyRootless = fc.oneof(
      fc.tuple(fc.bigInt(1n, 999n), fc.bigInt(1n, 999n)),
      // b² < 4ac
      fc
        .tuple(fc.bigInt(1n, 999n), fc.bigInt(-999n, 999n), fc.bigInt(1n, 999n))
        .map(([a, b, more]) => [a, b, (b * b) / (4n * a) + more]),
    )
    fc.assert(
      fc.property(
        fc.uniqueArray(anyRate, { maxLength: 5 }),
        fc.boolean(),
        fc.array(anyRootless, { maxLength: 3 }),
        (rates, isTwice, rootless) => {
          const twice = isTwice ? rates.slice(0, 1) : []
          const flows = yearly(...[...rates, ...twice].map(rootAt), ...rootless)
          const expected = [...rates].sort((a, b) => a - b).map(inPercent)
          expect(digitsOf(ratesOf(flows))).toEqual(expected)
          const changes = signChangesOf(flows)
          expect(changes).toBeGreaterThanOrEqual(rates.length + twice.length)
          expect((changes - rates.length - twice.length) % 2).toBe(0)
        },
      ),
      runs(300),
    )
  })

  it('that lie close together are told apart', () => {
    const close = yearly([10n ** 12n, -11n * 10n ** 11n], [10n ** 12n, -11n * 10n ** 11n - 1n])
    expect(digitsOf(ratesOf(close))).toEqual(['10', '10.0000000001'])
  })

  it('are none where a sum only comes near to 0', () => {
    const near = yearly([100n, -220n, 121n])
    const amounts = near.amounts.map((amount) => amount * 10n ** 24n)
    expect(digitsOf(ratesOf({ ...near, amounts }))).toEqual(['10'])
    // 10^-20 of the sizes of its parts is more than nothing.
    const missed = amounts.map((amount, index) =>
      index === 2 ? amount - 10n ** 6n * 121n : amount,
    )
    expect(ratesOf({ ...near, amounts: missed })).toEqual([])
    const crossed = amounts.map((amount, index) =>
      index === 2 ? amount + 10n ** 6n * 121n : amount,
    )
    expect(ratesOf({ ...near, amounts: crossed })).toHaveLength(2)
  })

  it('that touch at many orders at once are found', () => {
    for (const times of [2, 3, 4, 5, 6]) {
      const flows = yearly(...Array.from({ length: times }, () => [10n, -11n]))
      expect(digitsOf(ratesOf(flows)), `${times} times`).toEqual(['10'])
    }
  })

  it('between two decimals are rounded by what they are', () => {
    const tie = { days: [0, 365], amounts: [-(10n ** 30n), 1_123_450n * 10n ** 24n] }
    const nudged = (by: bigint) => ({
      ...tie,
      amounts: [tie.amounts[0] ?? 0n, (tie.amounts[1] ?? 0n) + by],
    })
    expect(digitsOf(ratesOf(tie))).toEqual(['12.345'])
    const [above] = ratesOf(nudged(1n))
    const [below] = ratesOf(nudged(-1n))
    expect(above && toDigits(round(above, 2))).toBe('12.35')
    expect(below && toDigits(round(below, 2))).toBe('12.34')
  })

  it('are there however short, long, large or small', () => {
    const two = (days: number, paid: bigint, back: bigint) =>
      ratesOf({ days: [0, days], amounts: [-paid, back] })
    // A paisa, and a number of 24 digits a day later: 10^9492 %.
    expect(two(1, 1n, 10n ** 26n)[0]?.toString()).toMatch(/^(10{35}|9{36})/)
    expect(digitsOf(two(1, 10n ** 26n, 1n))).toEqual([`-99.${'9'.repeat(40)}`])
    expect(digitsOf(two(54_750, 1n, 1n))).toEqual(['0'])
    const [slow] = two(54_750, 10n ** 26n, 1n)
    expect(slow && toDigits(round(slow, 2))).toBe('-32.91')
    const [late] = ratesOf({ days: [0, 1, 54_750], amounts: [-1n, -(10n ** 26n), 1n] })
    expect(late).toBeDefined()
  })

  const anyFlows = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: -99_999, max: 99_999 })), {
      minLength: 1,
      maxLength: 9,
    })
    .map((later): Flows => {
      let day = 0
      const kept = later.filter(([, amount]) => amount !== 0)
      return {
        days: [0, ...kept.map(([gap]) => (day += gap))],
        amounts: [-50_000n, ...kept.map(([, amount]) => BigInt(amount))],
      }
    })

  it('are those at which a decimal library sees the sign change', () => {
    const Exact = Big.clone({ precision: 30 })
    // Growths of a year from 1/100,000 to 100,000.
    const grid = Array.from({ length: 41 }, (_, index) =>
      new Exact(10).pow(`${index / 4 - 5.0003}`),
    )
    fc.assert(
      fc.property(anyFlows, (flows) => {
        const growths = ratesOf(flows).map((rate) => new Exact(toDigits(rate)).div(100).plus(1))
        expect(growths.length).toBeLessThanOrEqual(signChangesOf(flows))
        const signs = grid.map((growth) => {
          const day = growth.pow(new Exact(1).div(365))
          const sum = flows.amounts.reduce(
            (total, amount, index) =>
              total.plus(new Exact(amount.toString()).div(day.pow(flows.days[index] ?? 0))),
            new Exact(0),
          )
          return Math.sign(sum.toNumber())
        })
        for (const [index, growth] of grid.entries()) {
          const next = grid[index + 1]
          if (!next) continue
          const inside = growths.filter((found) => found.gt(growth) && found.lte(next))
          expect(inside.length % 2 === 1).toBe(signs[index] !== signs[index + 1])
        }
      }),
      runs(30),
    )
  })

  it('find the one that a last payment was made for', () => {
    const Exact = Big.clone({ precision: 60 })
    fc.assert(
      fc.property(anyFlows, fc.integer({ min: -9_000, max: 100_000 }), (flows, hundredths) => {
        const last = (flows.days.at(-1) ?? 0) + 400
        const growth = new Exact(hundredths).div(10_000).plus(1)
        const sum = flows.amounts.reduce((total, amount, index) => {
          const years = new Exact(last - (flows.days[index] ?? 0)).div(365)
          return total.plus(new Exact(amount.toString()).times(growth.pow(years)))
        }, new Exact(0))
        const closing = BigInt(sum.times(-1e12).times(1e12).toFixed(0))
        if (closing === 0n) return
        const found = ratesOf({
          days: [...flows.days, last],
          amounts: [...flows.amounts.map((amount) => amount * 10n ** 24n), closing],
        })
        const chosen = decimalFrom((hundredths / 100).toFixed(2))
        const distances = found.map((rate) => absolute(subtract(rate, chosen)))
        expect(distances.some((distance) => distance < decimalFrom('0.000000000001'))).toBe(true)
      }),
      runs(100),
    )
  })

  it('of thousands of payments that change sign every day are found without delay', () => {
    const days = Array.from({ length: 5000 }, (_, day) => day)
    const amounts = days.map((day) =>
      BigInt((day % 2 === 0 ? -1 : 1) * (100_000 + ((day * 7919) % 90_001))),
    )
    const took = processorTimeOf(() => {
      expect(ratesOf({ days, amounts }).length % 2).toBe(1)
    })
    expect(took).toBeLessThan(3000)
  })
})
