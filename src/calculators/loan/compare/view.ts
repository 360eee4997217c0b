import { decimalFrom, hundred, multiplyDivide, sum } from '../../../core/decimal'
import { plainMoney } from '../../../core/format'
import { gstOnFeesPercent } from '../../../core/rules/gst'
import type { Question, View, ViewHead } from '../../contract'
import { compareWords } from './words'

export const view: View = { folder: 'loan/compare', label: compareWords.label }

export const head: ViewHead = {
  heading: compareWords.heading,
  intro: compareWords.intro,
  title: compareWords.title,
  description: compareWords.description,
}

const feeWithGst = plainMoney(
  multiplyDivide(decimalFrom(25_000), sum(hundred, decimalFrom(gstOnFeesPercent)), hundred),
  '',
)

export const questions: readonly Question[] = compareWords.questions(gstOnFeesPercent, feeWithGst)
