import type { ViewHead } from '../../contract'

export const head: ViewHead = {
  heading: 'Loan prepayment calculator',
  intro: 'See what an extra payment, a higher EMI or a new rate does to your loan.',
  title: 'Loan prepayment calculator: interest and time saved',
  description:
    'See how much interest and how many months a prepayment, a higher EMI or a new rate saves. Shorter loan or lower EMI, exact to the rupee, free, without sign-up.',
}
