import { sayDate } from '../../../core/language/dates'
import { toDigits, zero } from '../../../core/money/decimal'
import { runningPaise } from '../../../core/money/round-parts'
import { roundedUp } from '../../../core/money/round-whole'
import {
  type Fact,
  factIf,
  factsOf,
  figureCell,
  fileNameOf,
  type Sheet,
  sheetTable,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { uiWords } from '../../../ui/words'
import { depositsWords } from '../shared/words'
import type { Deposit, FixedInputs } from './compute'
import { sayLength } from './sentences'
import { fixedWords } from './words'
import { columns } from './years-table'

type FixedExport = { asked: FixedInputs; deposit: Deposit; currencyCode: string }

/** The exported file: a deposit year by year, its inputs and results on top, in paise that add up. */
export function fixedSheet({ asked, deposit, currencyCode }: FixedExport): Sheet {
  const amount = asked.find === 'amount' ? roundedUp(deposit.amount) : deposit.amount
  const interest = runningPaise(deposit.years.map(({ interest }) => interest))
  return {
    fileName: fileNameOf(
      'fixed-deposit',
      toDigits(amount),
      `${toDigits(deposit.rate)}pct`,
      `${deposit.length.months}m`,
      ...(deposit.length.days > 0 ? [`${deposit.length.days}d`] : []),
    ),
    title: fixedWords.export.title,
    facts: factsOf(
      [uiWords.fields.currency, textCell(currencyCode)],
      [depositsWords.results.amount, typedCell(amount)],
      [fixedWords.export.rate, typedCell(deposit.rate)],
      [fixedWords.export.term, textCell(sayLength(deposit.length))],
      factIf(fixedWords.depositedOn, asked.depositedOn, (day) => textCell(sayDate(day))),
      factIf(fixedWords.maturesOn, deposit.maturesOn, (day) => textCell(sayDate(day))),
      [fixedWords.payout.label, textCell(fixedWords.payout.choices[asked.payout])],
      ...paidFacts(asked, deposit),
      [depositsWords.results.interest, figureCell(deposit.interest)],
      factIf(fixedWords.results.payoutYield, deposit.payoutYield, figureCell),
      factIf(
        deposit.paidOut ? fixedWords.results.reinvestedYield : depositsWords.results.effectiveYield,
        deposit.effectiveYield,
        figureCell,
      ),
      [depositsWords.results.tdsInAll, figureCell(deposit.tdsInAll)],
      [depositsWords.results.taxInAll, figureCell(deposit.taxInAll)],
      [depositsWords.results.afterTax, figureCell(deposit.afterTax)],
      [depositsWords.results.inTodaysMoney, figureCell(deposit.inTodaysMoney)],
      factIf(fixedWords.results.realReturn, deposit.realReturn, figureCell),
      ...closingFacts(deposit),
    ),
    ...sheetTable(
      columns,
      deposit.years.map((year, index) => ({ ...year, interest: interest[index] ?? zero })),
      { shown: 2 },
    ),
  }
}

function closingFacts({ closing }: Deposit): readonly Fact[] {
  if (closing?.kind !== 'closed') return []
  return [
    [fixedWords.export.closedAfter, textCell(sayLength(closing.length))],
    [fixedWords.results.rateThen, figureCell(closing.rateThen)],
    [fixedWords.results.interestThen, figureCell(closing.interestThen)],
    [fixedWords.results.youGet, figureCell(closing.valueThen)],
    [fixedWords.results.givenUp, figureCell(closing.givenUp)],
  ]
}

function paidFacts({ payout, compounding }: FixedInputs, deposit: Deposit): readonly Fact[] {
  const { paidOut, maturityValue } = deposit
  if (!paidOut || payout === 'maturity') {
    return [
      [fixedWords.compounding.label, textCell(fixedWords.compounding.choices[compounding])],
      [depositsWords.results.maturityValue, figureCell(maturityValue)],
    ]
  }
  return [
    [fixedWords.export.payment[payout], figureCell(paidOut.payment)],
    paidOut.lastPayment > zero && [fixedWords.export.lastPayment, figureCell(paidOut.lastPayment)],
  ]
}
