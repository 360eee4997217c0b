import { sayMonth, sayShortDate } from '../../../core/language/dates'
import { languageWords } from '../../../core/language/words'
import { decimalFrom } from '../../../core/money/decimal'
import { inWords, plainMoney } from '../../../core/money/format'
import { isRead } from '../../../core/money/parse'
import { annualExemptLaw, type ReturnForm } from '../../../core/rules/gst-returns'
import type { ReturnInputs, ReturnResults, Row } from './compute'
import { rows } from './compute'
import { ruleFor } from './days'
import type { ReturnReading, Typed } from './inputs'
import { shownHeads } from './inputs'
import { sayRupees } from './rupees'
import { type Head, heads } from './set-off'
import { returnWords } from './words'

/** The name of a row; what is new in a return is of its month or its quarter. */
export const rowName = (row: Row, filing: Typed['filing']): string =>
  row === 'creditNew' ? returnWords.rows.creditNew[filing] : returnWords.rows[row]

/** The name of a head as a column. */
export const columnName = (head: Head): string =>
  head === 'sgst' ? returnWords.stateTax : returnWords.heads[head]

/** An amount of money in words alone. @example sayTurnover('20000000') // '₹2 crore' */
export const sayTurnover = (digits: string): string => {
  const amount = decimalFrom(digits)
  return `₹${inWords(amount) ?? plainMoney(amount, '')}`
}

/** @example sayPeriod({ form: 'gstr3b', filing: 'monthly', period: '2026-10' }) // 'October 2026' */
export function sayPeriod({
  form,
  filing,
  period,
}: Pick<ReturnInputs, 'form' | 'filing' | 'period'>): string {
  if (isOfYear(form)) return period
  const [year = '', month = ''] = period.split('-')
  return filing === 'quarterly' && isQuarter(month)
    ? returnWords.quarterOf(returnWords.quarters[month], year)
    : sayMonth(`${period}-01`)
}

export const isOfYear = (form: ReturnForm): boolean => form === 'gstr4' || form === 'gstr9'

type Quarter = keyof typeof returnWords.quarters
const isQuarter = (month: string): month is Quarter => ['03', '06', '09', '12'].includes(month)

/** What is to be known about the cells, each in a sentence. */
export function cellNotes(
  typed: Typed,
  { cells }: Pick<ReturnReading, 'cells'>,
  results: ReturnResults | undefined,
): readonly string[] {
  const shown = shownHeads(typed)
  const all = rows.flatMap((row) => shown.map((head) => ({ row, head, reading: cells[row][head] })))
  const unread = all.filter(({ reading }) => reading.problem)
  const since = shown.filter(
    (head) => cells.cashSinceDue[head].value > cells.cashLedger[head].value,
  )
  const tax = results?.tax
  return [
    ...(unread.length > 0
      ? [
          returnWords.notReadable(
            languageWords.and(
              unread.map(({ row, head }) =>
                returnWords.cell(rowName(row, typed.filing), columnName(head)),
              ),
            ),
          ),
        ]
      : []),
    ...(all.some(({ reading }) => reading.value < 0n) ? [returnWords.belowZero] : []),
    ...(tax && since.length > 0
      ? [
          returnWords.sinceAboveNow(
            languageWords.and(since.map((head) => sayRupees(tax.cashSinceDue[head]))),
          ),
        ]
      : []),
    ...(tax && isCashForgotten(typed, cells, results) ? [returnWords.cashWasThere] : []),
  ]
}

/** Late, with cash in the ledger, and nothing said about since when it is there. */
const isCashForgotten = (
  typed: Typed,
  cells: ReturnReading['cells'],
  { daysLate }: ReturnResults,
): boolean =>
  daysLate > 0 &&
  shownHeads(typed).some((head) => cells.cashLedger[head].value > 0n) &&
  shownHeads(typed).every((head) => !isRead(cells.cashSinceDue[head]))

/** What a person has to know before the figures, the most urgent first. */
export function noticesOf(asked: ReturnInputs, results: ReturnResults): readonly string[] {
  const { tax, isNil, feeRule, daysLate } = results
  return [
    ...(results.isBarred ? [returnWords.notices.barred(sayShortDate(results.barredAfter))] : []),
    ...(results.isBeforePeriodEnd ? [returnWords.notices.beforeEnd] : []),
    ...(results.isExempt
      ? [returnWords.notices.exempt(sayTurnover(ruleFor(annualExemptLaw, asked).upTo))]
      : []),
    ...(tax?.moves ?? []).map(({ from, to, amount }) =>
      returnWords.notices.move(sayRupees(amount), returnWords.heads[from], returnWords.heads[to]),
    ),
    ...(tax?.stuck ? [sayStuck(tax.carryForward[tax.stuck], tax.stuck)] : []),
    ...(tax && isNil ? [returnWords.notices.nil(sayRupees(feeRule.perDay))] : []),
    ...(tax?.centralTaxNil ? [returnWords.notices.noCentralTax] : []),
    ...(asked.form === 'gstr9' && !results.isExempt && daysLate > 0
      ? [returnWords.notices.untilReconciled]
      : []),
  ]
}

function sayStuck(amount: bigint, head: 'cgst' | 'sgst'): string {
  const other = head === 'cgst' ? 'sgst' : 'cgst'
  return returnWords.notices.stuck(
    sayRupees(amount),
    returnWords.heads[head],
    returnWords.heads[other],
  )
}

/** Where credit is carried forward, by head, in words. */
export function sayCarried({ tax }: ReturnResults): string {
  if (!tax) return ''
  const left = heads.filter((head) => tax.carryForward[head] > 0n)
  if (left.length === 0) {
    const hasCredit = heads.some((head) => tax.credit[head] > 0n)
    return hasCredit ? returnWords.allUsed : returnWords.noCredit
  }
  return left
    .map((head) => returnWords.ofHead(sayRupees(tax.carryForward[head]), returnWords.heads[head]))
    .join(', ')
}
