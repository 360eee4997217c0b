import { expect, it } from 'vitest'
import { toDigits } from '../../../core/money/decimal'
import { parseInputs } from '../../../ui/memory/page-inputs'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { sayApr } from './sentences'

const answerTo = (part: Partial<Typed>) => answer({ ...inputs.defaults, ...part })
const homeLoan = { amount: '50,00,000', rate: '8.5', tenure: '20' } as const

it.each<[Partial<Typed>, string | undefined, string]>([
  [{ feeKind: 'percent', fee: '0.5' }, '8.58%', '4500'],
  [{ feeKind: 'fixed', fee: '25,000' }, '8.58%', '4500'],
  [{ feeKind: 'percent', fee: '2' }, '8.83%', '18000'],
  [{ feeKind: 'percent', fee: '2', gst: 'no' }, '8.78%', '0'],
  [{ feeKind: 'percent', fee: '0' }, '8.50%', '0'],
  [{ feeKind: 'percent', fee: '99' }, 'None', '891000'],
  [{ feeKind: 'none', fee: '2' }, undefined, '0'],
])('counts the GST on a fee in the APR: %o', (part, apr, gst) => {
  const { loan, apr: shown } = answerTo({ ...homeLoan, ...part })
  expect([sayApr(shown), loan && toDigits(loan.feeGst)]).toEqual([apr, gst])
})

it('counts it for links from before it could be chosen, too', () => {
  const link = 'v=1&amount=50,00,000&rate=8.5&tenure=20&feeKind=percent&fee=0.5'
  const typed = parseInputs<Typed>(link, inputs)
  expect(typed && sayApr(answer(typed).apr)).toBe('8.58%')
})
