import type { Question, View, ViewHead } from '../../contract'
import { stepUpWords } from './words'

export const view: View = { folder: 'savings/step-up', label: stepUpWords.label }

export const head: ViewHead = {
  heading: stepUpWords.heading,
  intro: stepUpWords.intro,
  title: stepUpWords.title,
  description: stepUpWords.description,
}

export const questions: readonly Question[] = stepUpWords.questions
