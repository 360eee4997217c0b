import type { Question, View, ViewHead } from '../../contract'
import { prepaymentFreeSince } from '../shared/rules'

export const view: View = { folder: 'loan/prepay', label: 'Prepay' }

export const head: ViewHead = {
  heading: 'Loan prepayment calculator',
  intro: 'See what an extra payment, a higher EMI or a new rate does to your loan.',
  title: 'Loan prepayment calculator: interest and time saved',
  description:
    'See how much interest and how many months a prepayment, a higher EMI or a new rate saves. Shorter loan or lower EMI, exact to the rupee, free, without sign-up.',
}

const { bankHomeLoans, banks, financeCompanies, allLenders } = prepaymentFreeSince

export const questions: readonly Question[] = [
  {
    question: 'Can my bank charge me for prepaying?',
    answer: `Not on a floating-rate loan to an individual that is not for business: home loans of banks since ${bankHomeLoans}, all such loans of banks since ${banks}, of NBFCs since ${financeCompanies}, of every lender if sanctioned or renewed from ${allLenders}. For others, your agreement says.`,
  },
  {
    question: 'And for a business loan?',
    answer: `Floating-rate loans of individuals and small enterprises sanctioned or renewed from ${allLenders} are free with commercial banks and large NBFCs, and up to ₹50 lakh with small finance banks, regional rural banks and middle-layer NBFCs. Otherwise your agreement says.`,
  },
  {
    question: 'Shorter loan or lower EMI?',
    answer:
      'A shorter loan saves more interest, because you go on paying the same EMI on a smaller balance. A lower EMI keeps the end and leaves you more each month. Choose per prepayment and compare the two: on ₹50,00,000 at 8.5%, ₹5,00,000 after a year saves ₹16,03,691 or ₹5,09,408.',
  },
  {
    question: 'My bank raised the rate. What can I ask for?',
    answer:
      'For personal loans with EMIs and a floating rate, lenders let you choose since 2023: a higher EMI, a longer loan, or both, and you may prepay at any time. Add “The rate changes” and switch between Keep the EMI and Keep the end to see what each costs.',
  },
  {
    question: 'I am in the middle of my loan. What do I enter?',
    answer:
      'As loan amount, what you still owe today; as tenure, the time that is left; as EMI you pay, your EMI. EMI 1 is then the next one. Your bank’s statement or app shows what is still owed.',
  },
]
