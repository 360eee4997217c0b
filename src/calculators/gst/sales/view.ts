import type { Question, View, ViewHead } from '../../contract'
import { salesWords } from './words'

export const view: View = { folder: 'gst/sales', label: salesWords.label }

export const head: ViewHead = {
  heading: salesWords.heading,
  intro: salesWords.intro,
  title: salesWords.title,
  description: salesWords.description,
}

export const questions: readonly Question[] = salesWords.questions
