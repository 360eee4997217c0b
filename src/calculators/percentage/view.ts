import type { Question, View, ViewHead } from '../contract'
import { percentageWords } from './words'

export const view: View = { folder: 'percentage', label: percentageWords.label }

export const head: ViewHead = {
  heading: percentageWords.heading,
  intro: percentageWords.intro,
  title: percentageWords.title,
  description: percentageWords.description,
}

export const questions: readonly Question[] = percentageWords.questions
