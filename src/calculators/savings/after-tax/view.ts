import type { Question, View, ViewHead } from '../../contract'
import { afterTaxWords } from './words'

export const view: View = { folder: 'savings/after-tax', label: afterTaxWords.label }

export const head: ViewHead = {
  heading: afterTaxWords.heading,
  intro: afterTaxWords.intro,
  title: afterTaxWords.title,
  description: afterTaxWords.description,
}

export const questions: readonly Question[] = afterTaxWords.questions
