import type { Question, View, ViewHead } from '../../contract'
import { settlementsWords } from './words'

export const view: View = { folder: 'selling/settlements', label: settlementsWords.label }

export const head: ViewHead = {
  heading: settlementsWords.heading,
  intro: settlementsWords.intro,
  title: settlementsWords.title,
  description: settlementsWords.description,
}

export const questions: readonly Question[] = settlementsWords.questions
