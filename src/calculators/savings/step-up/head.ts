import type { ViewHead } from '../../contract'

export const head: ViewHead = {
  heading: 'Step-Up SIP calculator',
  intro: 'See how a SIP grows when you raise it a little every year.',
  title: 'Step-Up SIP calculator: a SIP that rises every year',
  description:
    'See what a SIP that rises by a percentage or an amount every year may grow to, with the SIP of each year. Free, without ads or sign-up.',
}
