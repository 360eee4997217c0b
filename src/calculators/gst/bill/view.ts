import type { Question, View, ViewHead } from '../../contract'
import { billWords } from './words'

export const view: View = { folder: 'gst/bill', label: billWords.label }

export const head: ViewHead = {
  heading: billWords.heading,
  intro: billWords.intro,
  title: billWords.title,
  description: billWords.description,
}

export const questions: readonly Question[] = billWords.questions
