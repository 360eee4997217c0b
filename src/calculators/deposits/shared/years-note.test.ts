import { expect, it } from 'vitest'
import { decimalFrom, zero } from '../../../core/money/decimal'
import type { TaxTerms } from './tax'
import { sayTdsOfYears } from './years-note'

const terms: TaxTerms = {
  taxRate: decimalFrom(20),
  tdsRate: decimalFrom(10),
  tdsLimit: decimalFrom(50_000),
  tdsLimitSenior: decimalFrom(100_000),
  otherInterest: zero,
  noTds: false,
  isSenior: false,
}

const said = (years: readonly string[], typed: Partial<TaxTerms> = {}) =>
  sayTdsOfYears(years, { ...terms, ...typed }).slice(1)

it('says nothing more where the law of all years is as typed, or no year is known', () => {
  expect(said(['2025-26', '2026-27'])).toEqual([])
  expect(said([])).toEqual([])
  expect(said(['2024-25'], { noTds: true })).toEqual([])
})

it('says which years have another limit by law than the one that is typed for all', () => {
  expect(said(['2023-24', '2024-25', '2025-26'])).toEqual([
    'The limit typed, ₹50,000, counts in every year; by law it is ₹40,000 in 2023-24 to 2024-25.',
  ])
  expect(said(['2024-25', '2025-26'], { isSenior: true })).toEqual([
    'The limit typed, ₹1,00,000, counts in every year; by law it is ₹50,000 in 2024-25.',
  ])
  expect(said(['2024-25', '2025-26'], { tdsLimit: decimalFrom(40_000) })).toEqual([
    'The limit typed, ₹40,000, counts in every year; by law it is ₹50,000 in 2025-26.',
  ])
})

it('says of which years it knows no limit', () => {
  expect(said(['2017-18', '2018-19', '2019-20'])).toEqual([
    'The limit typed, ₹50,000, counts in every year; by law it is ₹40,000 in 2019-20.',
    'The limit of 2017-18 to 2018-19 is not known here.',
  ])
})
