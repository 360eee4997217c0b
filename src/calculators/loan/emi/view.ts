import type { Question, View, ViewHead } from '../../contract'
import { emiWords } from './words'

export const view: View = { folder: 'loan/emi', label: emiWords.label }

export const head: ViewHead = {
  heading: emiWords.heading,
  intro: emiWords.intro,
  title: emiWords.title,
  description: emiWords.description,
}

export const questions: readonly Question[] = emiWords.questions
