import type { Frame } from './messages'
import { periodOf } from './period'

/** Of a frame, what the page needs before any bill is read. */
export type OpeningFrame = Pick<Frame, 'isExample' | 'isForbidden' | 'today' | 'period' | 'periods'>

/** The frame of the example, which the page opens with (`example.test.ts` holds it to the example's own). */
export const openingFrame: OpeningFrame = {
  isExample: true,
  isForbidden: false,
  today: '2026-11-16',
  period: periodOf('month', '2026-10-01'),
  periods: {
    month: ['2026-11-01', '2026-10-01', '2026-09-01'],
    quarter: ['2026-10-01', '2026-07-01'],
    year: ['2026-04-01'],
  },
}
