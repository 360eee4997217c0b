import { type PaymentsRead, readPaymentsText } from '../../../../core/yearly-rate/payments'
import { answer } from '../compute'
import { readStatement } from './read-statement'

/** What is asked of the worker: long lists of payments, a pasted text, a file. */
export const handlers = {
  answer,
  text: (text: string): PaymentsRead => readPaymentsText(text, { swap: false }),
  file: readStatement,
}
