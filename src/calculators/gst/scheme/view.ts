import type { Question, View, ViewHead } from '../../contract'
import { schemeWords } from './words'

export const view: View = { folder: 'gst/scheme', label: schemeWords.label }

export const head: ViewHead = {
  heading: schemeWords.heading,
  intro: schemeWords.intro,
  title: schemeWords.title,
  description: schemeWords.description,
}

export const questions: readonly Question[] = schemeWords.questions
