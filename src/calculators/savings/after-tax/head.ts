import type { ViewHead } from '../../contract'

export const head: ViewHead = {
  heading: 'SIP after tax and inflation',
  intro: 'See what is left when you sell, and what it buys in today’s money.',
  title: 'SIP after tax and inflation: what is really left',
  description:
    'See what a SIP leaves after tax on every instalment, what that buys in today’s money, and your yearly return after tax. Free, without ads or sign-up.',
}
