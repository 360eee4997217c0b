import type { Question, View, ViewHead } from '../../contract'
import { fixedWords } from './words'

export const view: View = { folder: 'deposits/fixed', label: fixedWords.label }

export const head: ViewHead = {
  heading: fixedWords.heading,
  intro: fixedWords.intro,
  title: fixedWords.title,
  description: fixedWords.description,
}

export const questions: readonly Question[] = fixedWords.questions
