import type { Question, View, ViewHead } from '../../contract'
import { findWords } from './words'

export const view: View = { folder: 'loan/find', label: findWords.label }

export const head: ViewHead = {
  heading: findWords.heading,
  intro: findWords.intro,
  title: findWords.title,
  description: findWords.description,
}

export const questions: readonly Question[] = findWords.questions
