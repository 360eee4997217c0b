import type { ViewHead } from '../../contract'

export const head: ViewHead = {
  heading: 'SIP calculator',
  intro: 'See how a fixed monthly investment can grow.',
  title: 'SIP calculator: maturity value and returns',
  description:
    'See what a monthly SIP may grow to: total invested, estimated returns and maturity value, year by year. Free, without ads or sign-up.',
}
