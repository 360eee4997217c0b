import type { Question, View, ViewHead } from '../../contract'
import { marketplaceWords } from './words'

export const view: View = { folder: 'selling/marketplace', label: marketplaceWords.label }

export const head: ViewHead = {
  heading: marketplaceWords.heading,
  intro: marketplaceWords.intro,
  title: marketplaceWords.title,
  description: marketplaceWords.description,
}

export const questions: readonly Question[] = marketplaceWords.questions
