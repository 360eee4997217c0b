// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type CostConversion,
  chooseSeller,
  convertCost,
  inputs,
  isStillConverted,
  lastConversion,
  undoConversion,
} from '../../../desks/market/inputs'
import { sayCostConversion } from './extra-fields'

const now = () => {
  const { seller, cost, packing } = inputs.read()
  return [seller, cost, packing]
}
const said = () => {
  const conversion = lastConversion.read()
  return conversion && isStillConverted(inputs.read(), conversion)
    ? sayCostConversion(conversion, '₹')
    : undefined
}

beforeEach(() => {
  inputs.change({ ...inputs.defaults })
  lastConversion.write(undefined)
})

describe('another seller', () => {
  it('has the same costs, with GST where it does not come back, and says so', () => {
    chooseSeller('composition')
    expect(now()).toEqual(['composition', '531', '14.16'])
    expect(said()).toBe(
      'Cost ₹450 + 18% GST = ₹531, packing ₹12 + 18% GST = ₹14.16: input tax does not come back.',
    )
    chooseSeller('unregistered')
    expect(now()).toEqual(['unregistered', '531', '14.16'])
    expect(said()).toMatch(/does not come back/)
    chooseSeller('registered')
    expect(now()).toEqual(['registered', '450', '12'])
    expect(said()).toBe(
      'Cost ₹531 less 18% GST = ₹450, packing ₹14.16 less 18% GST = ₹12: input tax comes back.',
    )
  })

  it('gets the very texts back, as they were typed, whichever way it went first', () => {
    inputs.change({ cost: '1.5 lakh', packing: ' 7' })
    chooseSeller('unregistered')
    expect(now()).toEqual(['unregistered', '1,77,000', '8.26'])
    chooseSeller('registered')
    expect(now()).toEqual(['registered', '1.5 lakh', ' 7'])
    inputs.change({ seller: 'unregistered', cost: '600', packing: '0' })
    chooseSeller('registered')
    expect(now()).toEqual(['registered', '508.47', '0'])
    expect(said()).toBe('Cost ₹600 less 18% GST = ₹508.47, rounded: input tax comes back.')
    chooseSeller('composition')
    expect(now()).toEqual(['composition', '600', '0'])
  })

  it('turns what was changed since, and nothing is said of it before', () => {
    chooseSeller('composition')
    inputs.change({ cost: '590' })
    expect(said()).toBeUndefined()
    chooseSeller('registered')
    expect(now()).toEqual(['registered', '500', '12'])
  })

  it('turns by a rate that was changed since, and nothing is said of the old one', () => {
    chooseSeller('composition')
    chooseSeller('registered')
    inputs.change({ costGst: '5', packingGst: '0' })
    expect(said()).toBeUndefined()
    chooseSeller('composition')
    expect(now()).toEqual(['composition', '472.5', '12'])
  })

  it('leaves costs alone that were meant as they stood, or cannot be turned', () => {
    chooseSeller('composition')
    undoConversion(lastConversion.read() as CostConversion)
    expect(now()).toEqual(['composition', '450', '12'])
    expect(said()).toBeUndefined()
    for (const cost of ['', 'abc', '0', '-5']) {
      expect(convertCost(cost, '18', 'registered', 'unregistered')).toBe(cost)
    }
    for (const rate of ['0', '', 'x', '-5']) {
      expect(convertCost('450', rate, 'registered', 'unregistered')).toBe('450')
    }
  })
})

it('with GST and without it again is the same, to the last digit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 9 }).map((paise) => String(paise / 100)),
      fc.constantFrom('5', '12', '18', '40', '0.25'),
      (cost, rate) => {
        const withGst = convertCost(cost, rate, 'registered', 'composition')
        expect(convertCost(withGst, rate, 'unregistered', 'registered').replaceAll(',', '')).toBe(
          cost,
        )
      },
    ),
  )
})
