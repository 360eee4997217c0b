import type { Question, View, ViewHead } from '../../contract'
import { slabWords } from '../shared/order/market-rules'
import { productsWords } from './words'

export const view: View = { folder: 'selling/products', label: productsWords.label }

export const head: ViewHead = {
  heading: productsWords.heading,
  intro: productsWords.intro,
  title: productsWords.title,
  description: productsWords.description,
}

export const questions: readonly Question[] = productsWords.questions(
  slabWords.lower,
  slabWords.limit,
  slabWords.higher,
)
