import type { ViewHead } from '../../contract'

export const head: ViewHead = {
  heading: 'Goal SIP calculator',
  intro: 'Say what you need and when. Find what to put aside every month.',
  title: 'Goal SIP calculator: what to put aside every month',
  description:
    'Find the monthly SIP, the time, the step-up or the return that reaches your goal, with inflation and a lump sum. Exact, free, without ads or sign-up.',
}
