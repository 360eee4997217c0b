import { groupDigits } from '../../../core/money/group-digits'
import { tds, usualExtraForSeniors } from '../../../core/rules/deposits'
import { amount, onOff, percent, type Readings, type TextsOf } from '../../../ui/memory/input-kinds'
import { sharedInputs } from '../../../ui/memory/page-inputs'
import type { TaxTerms } from './tax'

/** A switch, as a link writes it. */
export type Switch = 'on' | 'off'

/** Fields that Fixed and Recurring ask alike: typed on one page, they are there on the other. */
export const sharedRate = sharedInputs('deposit-rate', ['rate'])
export const sharedSenior = sharedInputs('deposit-senior', ['senior', 'seniorExtra'])
const taxNames = [
  'taxRate',
  'inflation',
  'otherInterest',
  'noTds',
  'tds',
  'tdsAbove',
  'tdsAboveSenior',
] as const
export const sharedTax = sharedInputs('deposit-tax', taxNames)

/** What Fixed and Recurring open with alike. */
export const commonFields = {
  rate: percent('6.5'),
  senior: onOff('off'),
  seniorExtra: percent(usualExtraForSeniors),
  taxRate: percent('20'),
  inflation: percent('6'),
  otherInterest: amount('0'),
  noTds: onOff('off'),
  tds: percent(tds.percent),
  tdsAbove: amount(groupDigits(tds.above)),
  tdsAboveSenior: amount(groupDigits(tds.aboveForSeniors)),
}

export type TypedCommon = TextsOf<typeof commonFields>

type ReadCommon = Readings<typeof commonFields>

/** The terms of tax in what was typed. */
export const taxTermsOf = (typed: TypedCommon, read: ReadCommon): TaxTerms => ({
  taxRate: read.taxRate.value,
  tdsRate: read.tds.value,
  tdsLimit: read.tdsAbove.value,
  tdsLimitSenior: read.tdsAboveSenior.value,
  otherInterest: read.otherInterest.value,
  noTds: typed.noTds === 'on',
  isSenior: typed.senior === 'on',
})
