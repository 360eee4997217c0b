import type { Question, View, ViewHead } from '../../contract'
import { ppfWords } from './words'

export const view: View = { folder: 'deposits/ppf', label: ppfWords.label }

export const head: ViewHead = {
  heading: ppfWords.heading,
  intro: ppfWords.intro,
  title: ppfWords.title,
  description: ppfWords.description,
}

export const questions: readonly Question[] = ppfWords.questions
