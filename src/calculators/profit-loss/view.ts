import type { Question, View, ViewHead } from '../contract'
import { profitLossWords } from './words'

export const view: View = { folder: 'profit-loss', label: profitLossWords.label }

export const head: ViewHead = {
  heading: profitLossWords.heading,
  intro: profitLossWords.intro,
  title: profitLossWords.title,
  description: profitLossWords.description,
}

export const questions: readonly Question[] = profitLossWords.questions
