import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  one,
  subtract,
  sum,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { type EquityTax, equityFundTax, equityTaxOn, totalTax } from './tax-rules'

const taxOn = (longTerm: string, shortTerm = '0', otherIncome?: string) =>
  equityTaxOn(
    { longTerm: decimalFrom(longTerm), shortTerm: decimalFrom(shortTerm) },
    otherIncome === undefined ? undefined : decimalFrom(otherIncome),
  )
const figuresOf = ({ surchargePercent, surcharge, marginalRelief, cess }: EquityTax) =>
  [surchargePercent, surcharge, marginalRelief, cess].map(toDigits)
/** Tax and surcharge, which marginal relief is about. */
const beforeCess = (equity: EquityTax) => subtract(totalTax(equity), equity.cess)

describe('the basic exemption that other income leaves', () => {
  it.each<[string, Parameters<typeof taxOn>, string[]]>([
    [
      'is used up by income that is not known',
      ['1000000', '100000'],
      ['0', '0', '109375', '20000'],
    ],
    [
      'lowers the short-term gain first',
      ['1000000', '100000', '0'],
      ['300000', '100000', '71875', '0'],
    ],
    [
      'then the long-term gain, before its own limit',
      ['500000', '0', '0'],
      ['400000', '0', '0', '0'],
    ],
    ['is what is left of it', ['1000000', '100000', '350000'], ['0', '50000', '109375', '10000']],
    [
      'is nothing from its amount on',
      ['1000000', '100000', '400000'],
      ['0', '0', '109375', '20000'],
    ],
    ['lowers no loss', ['1000000', '-5000', '399000'], ['1000', '0', '109250', '0']],
  ])('%s', (_, gains, figures) => {
    const { longTermFree, shortTermFree, longTermTax, shortTermTax } = taxOn(...gains)
    expect([longTermFree, shortTermFree, longTermTax, shortTermTax].map(toDigits)).toEqual(figures)
  })
})

describe('the surcharge on the tax of an equity fund', () => {
  it.each<[string, Parameters<typeof taxOn>, string[]]>([
    ['up to the first threshold', ['5000000'], ['0', '0', '0', '24375']],
    ['just above it', ['5010000'], ['10', '61062.5', '52312.5', '24775']],
    ['further above it', ['5100000'], ['10', '62187.5', '0', '27362.5']],
    ['at the second threshold', ['10000000'], ['10', '123437.5', '0', '54312.5']],
    ['just above that', ['10010000'], ['15', '185343.75', '53156.25', '54712.5']],
    ['further above that', ['20000000'], ['15', '372656.25', '0', '114281.25']],
    [
      'with short-term gains, which go first',
      ['4960000', '50000'],
      ['10', '61437.5', '53437.5', '24895'],
    ],
    [
      'with other income up to the threshold',
      ['1000000', '0', '4010000'],
      ['10', '10937.5', '2187.5', '4725'],
    ],
    [
      'with other income above it: no relief',
      ['1000000', '0', '5000001'],
      ['10', '10937.5', '0', '4812.5'],
    ],
    ['on other income alone, without a gain', ['-500000', '0', '20000000'], ['15', '0', '0', '0']],
  ])('%s', (_, gains, figures) => {
    expect(figuresOf(taxOn(...gains))).toEqual(figures)
  })

  const anyPaise = (most: number) =>
    fc
      .integer({ min: 0, max: most * 100 })
      .map((paise) => multiplyDivide(decimalFrom(paise), one, hundred))
  /** Mostly around a threshold, where the relief is. */
  const anyGains = fc
    .record({
      threshold: fc.constantFrom(...equityFundTax.surcharge.map(({ above }) => above)),
      beyond: fc.oneof(anyPaise(200_000), anyPaise(20_000_000)),
      shortTerm: fc.oneof(fc.constant(zero), anyPaise(300_000), anyPaise(10_000_000)),
      otherIncome: fc.oneof(fc.constant(zero), anyPaise(5_000_000), anyPaise(12_000_000)),
      isBelow: fc.boolean(),
    })
    .map(({ threshold, beyond, shortTerm, otherIncome, isBelow }) => {
      const income = isBelow ? subtract(threshold, beyond) : sum(threshold, beyond)
      const longTerm = subtract(income, sum(shortTerm, otherIncome))
      return { gains: { longTerm: longTerm < 0n ? zero : longTerm, shortTerm }, otherIncome }
    })
  const anyStep = fc.oneof(fc.constant(decimalFrom('0.01')), fc.constant(one), anyPaise(500_000))

  it('never takes more than what a gain has more, and never less than before: it does not jump', () => {
    fc.assert(
      fc.property(anyGains, anyStep, fc.boolean(), ({ gains, otherIncome }, step, isLong) => {
        // Beside higher other income there is no relief, and the surcharge does jump.
        if (equityFundTax.surcharge.some(({ above }) => otherIncome > above)) return
        const more = isLong
          ? { ...gains, longTerm: sum(gains.longTerm, step) }
          : { ...gains, shortTerm: sum(gains.shortTerm, step) }
        const before = beforeCess(equityTaxOn(gains, otherIncome))
        const after = beforeCess(equityTaxOn(more, otherIncome))
        expect(after >= before).toBe(true)
        expect(subtract(after, before) <= step).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('is what the law says in one line: the lower of rate and cap, and the cess on top', () => {
    fc.assert(
      fc.property(anyGains, ({ gains, otherIncome }) => {
        const equity = equityTaxOn(gains, otherIncome)
        const { longTermTax, shortTermTax, surcharge, marginalRelief, cess } = equity
        const tax = sum(longTermTax, shortTermTax)
        expect(marginalRelief >= 0n && marginalRelief <= surcharge).toBe(true)
        expect(beforeCess(equity) >= tax).toBe(true)
        expect(beforeCess(equity)).toBe(subtract(sum(tax, surcharge), marginalRelief))
        expect(cess).toBe(multiplyDivide(beforeCess(equity), decimalFrom(4), hundred))
        const income: Decimal = sum(gains.longTerm, gains.shortTerm, otherIncome)
        if (income <= decimalFrom(5_000_000)) expect(surcharge).toBe(zero)
      }),
    )
  })
})
