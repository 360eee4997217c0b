import { describe, expect, it } from 'vitest'
import { answer, changesOf } from './compute'
import { exampleChanges, inputs, type Typed, writeChanges } from './inputs'

const typedWith = (part: Partial<Typed>): Typed => ({ ...inputs.defaults, ...part })

describe('the example change', () => {
  it.each<Partial<Typed>>([
    {},
    { amount: '6,00,000' },
    { amount: '' },
    { tenure: '' },
    { tenure: '101' },
    { emi: '35,000' },
    { amount: '50,00,000', tenure: '2' },
  ])('stays on a loan that can have it: %j', (part) => {
    expect(answer(typedWith(part)).changes).toBe(exampleChanges)
  })

  it.each<Partial<Typed>>([
    { amount: '3,00,000' },
    { amount: '5,00,000' },
    { amount: '5,10,000', tenure: '2' },
    { tenure: '1' },
    { tenure: '6', tenureUnit: 'months' },
    { emi: '10,00,000' },
  ])('goes where it cannot belong to the loan: %j', (part) => {
    const { changes, results } = answer(typedWith(part))
    expect(changes).toEqual([])
    expect(results?.with).toEqual(results?.without)
    expect(changesOf(typedWith(part))).toEqual([])
  })

  it('stays where somebody typed the same', () => {
    const changes = writeChanges(exampleChanges)
    expect(answer(typedWith({ amount: '3,00,000', changes })).changes).toEqual(exampleChanges)
  })
})
