import type { Question, View, ViewHead } from '../../contract'
import { goalWords } from './words'

export const view: View = { folder: 'savings/goal', label: goalWords.label }

export const head: ViewHead = {
  heading: goalWords.heading,
  intro: goalWords.intro,
  title: goalWords.title,
  description: goalWords.description,
}

export const questions: readonly Question[] = goalWords.questions
