import { sayDate } from '../../../core/language/dates'
import { type Decimal, plus, round, subtract, toDigits, zero } from '../../../core/money/decimal'
import { roundedUp } from '../../../core/money/round-whole'
import {
  countCell,
  fileNameOf,
  numberCell,
  type Sheet,
  type SheetCell,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { depositsWords } from '../shared/words'
import type { Deposit, FixedInputs } from './compute'
import { sayLength } from './sentences'
import { fixedWords } from './words'

type FixedExport = { asked: FixedInputs; deposit: Deposit; currencyCode: string }

const paise = (value: Decimal): SheetCell => numberCell(value, 2)

/** The exported file: a deposit year by year, its inputs and results on top, in paise that add up. */
export function fixedSheet({ asked, deposit, currencyCode }: FixedExport): Sheet {
  const amount = asked.find === 'amount' ? roundedUp(deposit.amount) : deposit.amount
  return {
    fileName: fileNameOf(
      'fixed-deposit',
      toDigits(amount),
      `${toDigits(deposit.rate)}pct`,
      `${deposit.length.months}m`,
      ...(deposit.length.days > 0 ? [`${deposit.length.days}d`] : []),
    ),
    title: fixedWords.export.title,
    facts: [
      { label: fixedWords.export.currency, value: textCell(currencyCode) },
      { label: depositsWords.results.amount, value: typedCell(amount) },
      { label: fixedWords.export.rate, value: typedCell(deposit.rate) },
      { label: fixedWords.export.term, value: textCell(sayLength(deposit.length)) },
      ...(asked.depositedOn
        ? [{ label: fixedWords.depositedOn, value: textCell(sayDate(asked.depositedOn)) }]
        : []),
      ...(deposit.maturesOn
        ? [{ label: fixedWords.maturesOn, value: textCell(sayDate(deposit.maturesOn)) }]
        : []),
      {
        label: fixedWords.payout.label,
        value: textCell(fixedWords.payout.choices[asked.payout]),
      },
      ...paidFacts(asked, deposit),
      { label: depositsWords.results.interest, value: paise(deposit.interest) },
      ...percentFact(depositsWords.results.effectiveYield, deposit.effectiveYield),
      { label: depositsWords.results.tdsInAll, value: paise(deposit.tdsInAll) },
      { label: depositsWords.results.taxInAll, value: paise(deposit.taxInAll) },
      { label: depositsWords.results.afterTax, value: paise(deposit.afterTax) },
      { label: depositsWords.results.inTodaysMoney, value: paise(deposit.inTodaysMoney) },
      ...percentFact(fixedWords.results.realReturn, deposit.realReturn),
    ],
    columns: [
      depositsWords.year,
      depositsWords.results.interest,
      depositsWords.tds,
      depositsWords.value,
    ],
    rows: rowsOf(deposit),
  }
}

function paidFacts({ payout, compounding }: FixedInputs, { paidOut, maturityValue }: Deposit) {
  if (!paidOut || payout === 'maturity') {
    return [
      {
        label: fixedWords.compounding.label,
        value: textCell(fixedWords.compounding.choices[compounding]),
      },
      { label: depositsWords.results.maturityValue, value: paise(maturityValue) },
    ]
  }
  return [
    { label: fixedWords.export.payment[payout], value: paise(paidOut.payment) },
    ...(paidOut.lastPayment > zero
      ? [{ label: fixedWords.export.lastPayment, value: paise(paidOut.lastPayment) }]
      : []),
  ]
}

const percentFact = (label: string, percent: Decimal | undefined) =>
  percent === undefined ? [] : [{ label, value: numberCell(percent, 2) }]

/** The interest of a year is what lies between two rounded sums, so that all of them add up. */
function rowsOf({ years }: Deposit): SheetCell[][] {
  let exact = zero
  let written = zero
  return years.map(({ year, interest, tds, value }) => {
    exact = plus(exact, interest)
    const before = written
    written = round(exact, 2)
    return [
      /^\d+$/.test(year) ? countCell(Number(year)) : textCell(year),
      paise(subtract(written, before)),
      paise(tds),
      paise(value),
    ]
  })
}
