import type { Question, View, ViewHead } from '../../contract'
import { returnsWords } from './words'

export const view: View = { folder: 'savings/returns', label: returnsWords.label }

export const head: ViewHead = {
  heading: returnsWords.heading,
  intro: returnsWords.intro,
  title: returnsWords.title,
  description: returnsWords.description,
}

export const questions: readonly Question[] = returnsWords.questions
