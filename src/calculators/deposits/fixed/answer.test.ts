import { describe, expect, it } from 'vitest'
import { answer, isClosedByDay } from './answer'
import { inputs, type Typed } from './inputs'

const typed = (changes: Partial<Typed>): Typed => ({ ...inputs.defaults, ...changes })

describe('when a deposit is closed', () => {
  it.each<[Partial<Typed>, boolean, unknown]>([
    [{}, false, undefined],
    [{ closeYears: '2' }, false, { months: 24, days: 0 }],
    [{ from: '1/4/2026' }, true, undefined],
    [{ from: '1/4/2026', closeYears: '2' }, false, { months: 24, days: 0 }],
    [{ from: '1/4/2026', closeYears: '0' }, true, undefined],
    [{ from: '1/4/2026', closeDays: 'x' }, false, undefined],
    [{ from: '1/4/2026', closeOn: '1/4/2027' }, true, { on: '2027-04-01' }],
    [{ from: '1/4/2026', closeOn: '1/4/2027', closeYears: '2' }, true, { on: '2027-04-01' }],
    [{ closeOn: '1/4/2027', closeYears: '2' }, false, { months: 24, days: 0 }],
  ])('%j', (changes, isByDay, close) => {
    expect(isClosedByDay(typed(changes))).toBe(isByDay)
    expect(answer(typed(changes)).asked.close).toEqual(close)
  })

  it('counts a length from the day of the deposit', () => {
    const { outcome } = answer(typed({ from: '1/4/2026', closeYears: '2' }))
    expect(outcome).toMatchObject({
      closing: { kind: 'closed', length: { months: 24, days: 0 } },
    })
  })
})
