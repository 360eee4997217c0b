import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortInSteps } from './sort-in-steps'

/** Rests whenever it is asked. */
const pace = { isDue: () => true, rest: async () => {} }
const byTens = (a: number, b: number) => Math.floor(a / 10) - Math.floor(b / 10)

it('sorts as the engine does, and leaves equal ones as they are', async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => (at * 7_919) % 3_001)
  expect(await sortInSteps(many, byTens, pace)).toEqual(many.toSorted(byTens))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(500), { maxLength: 3_000 }), async (numbers) => {
      expect(await sortInSteps(numbers, byTens, pace)).toEqual(numbers.toSorted(byTens))
    }),
    { numRuns: 20 },
  )
})
