import type { Question, View, ViewHead } from '../../contract'
import { recurringWords } from './words'

export const view: View = { folder: 'deposits/recurring', label: recurringWords.label }

export const head: ViewHead = {
  heading: recurringWords.heading,
  intro: recurringWords.intro,
  title: recurringWords.title,
  description: recurringWords.description,
}

export const questions: readonly Question[] = recurringWords.questions
