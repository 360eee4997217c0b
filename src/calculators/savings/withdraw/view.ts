import type { Question, View, ViewHead } from '../../contract'
import { withdrawWords } from './words'

export const view: View = { folder: 'savings/withdraw', label: withdrawWords.label }

export const head: ViewHead = {
  heading: withdrawWords.heading,
  intro: withdrawWords.intro,
  title: withdrawWords.title,
  description: withdrawWords.description,
}

export const questions: readonly Question[] = withdrawWords.questions
