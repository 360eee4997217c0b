import { type PaymentsRead, readPaymentsText } from '../../../../core/yearly-rate/payments'
import { answer, type ReturnsAnswer } from '../compute'
import type { Typed } from '../inputs'
import { readStatement, type Statement } from './read-statement'

/** What is asked of the worker, and what it answers. */
export type Questions = {
  answer: { readonly question: Typed; readonly answer: ReturnsAnswer }
  /** A pasted text. */
  text: { readonly question: string; readonly answer: PaymentsRead }
  file: { readonly question: Blob; readonly answer: Statement }
}

export type QuestionName = keyof Questions

const works: {
  [Name in QuestionName]: (
    question: Questions[Name]['question'],
  ) => Questions[Name]['answer'] | Promise<Questions[Name]['answer']>
} = {
  answer,
  text: (text) => readPaymentsText(text, { swap: false }),
  file: readStatement,
}

/** Does what is asked, in whichever thread it is called. */
export const work = async <Name extends QuestionName>(
  name: Name,
  question: Questions[Name]['question'],
): Promise<Questions[Name]['answer']> => works[name](question)
