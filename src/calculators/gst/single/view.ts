import type { Question, View, ViewHead } from '../../contract'
import { gstSingleWords } from './words'

export const view: View = { folder: 'gst/single', label: gstSingleWords.label }

export const head: ViewHead = {
  heading: gstSingleWords.heading,
  intro: gstSingleWords.intro,
  title: gstSingleWords.title,
  description: gstSingleWords.description,
}

export const questions: readonly Question[] = gstSingleWords.questions
