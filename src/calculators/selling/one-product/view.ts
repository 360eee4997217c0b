import type { Question, View, ViewHead } from '../../contract'
import { oneProductWords } from './words'

export const view: View = { folder: 'selling/one-product', label: oneProductWords.label }

export const head: ViewHead = {
  heading: oneProductWords.heading,
  intro: oneProductWords.intro,
  title: oneProductWords.title,
  description: oneProductWords.description,
}

export const questions: readonly Question[] = oneProductWords.questions
