import type { Question, View, ViewHead } from '../../contract'
import { prepaymentFreeSince } from '../shared/rules'
import { prepayWords } from './words'

export const view: View = { folder: 'loan/prepay', label: prepayWords.label }

export const head: ViewHead = {
  heading: prepayWords.heading,
  intro: prepayWords.intro,
  title: prepayWords.title,
  description: prepayWords.description,
}

export const questions: readonly Question[] = prepayWords.questions(prepaymentFreeSince)
