import type { Question, View, ViewHead } from '../../contract'
import { lumpSumWords } from './words'

export const view: View = { folder: 'savings/lump-sum', label: lumpSumWords.label }

export const head: ViewHead = {
  heading: lumpSumWords.heading,
  intro: lumpSumWords.intro,
  title: lumpSumWords.title,
  description: lumpSumWords.description,
}

export const questions: readonly Question[] = lumpSumWords.questions
