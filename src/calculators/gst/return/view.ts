import type { Question, View, ViewHead } from '../../contract'
import { returnWords } from './words'

export const view: View = { folder: 'gst/return', label: returnWords.label }

export const head: ViewHead = {
  heading: returnWords.heading,
  intro: returnWords.intro,
  title: returnWords.title,
  description: returnWords.description,
}

export const questions: readonly Question[] = returnWords.questions
