import type { Question, View, ViewHead } from '../../contract'
import { sipWords } from './words'

export const view: View = { folder: 'savings/sip', label: sipWords.label }

export const head: ViewHead = {
  heading: sipWords.heading,
  intro: sipWords.intro,
  title: sipWords.title,
  description: sipWords.description,
}

export const questions: readonly Question[] = sipWords.questions
