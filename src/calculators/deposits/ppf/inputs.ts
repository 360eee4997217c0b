import { isAddressOf } from '../../../addresses'
import { MOST_RATE_CHANGES } from '../../../core/limits'
import { readList, writeList } from '../../../core/list-text'
import { atLeastZero, one } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { isRead, type Reading, readNumber } from '../../../core/money/parse'
import { type Scheme, type SchemeRate, schemeRates, schemes } from '../../../core/rules/deposits'
import { inForce, today } from '../../../core/rules/rule-on'
import { startOfFinancialYear } from '../../../core/time/calendar'
import { readMonth } from '../../../core/time/read-day'
import { amount, choice, number, onOff, percent, text, years } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { quarterOf, type RateChange } from './account'

/** How deposits are paid. */
export type Rhythm = 'yearly' | 'monthly'

/** Months in the order of the financial year. */
export const monthsOfYear = ['4', '5', '6', '7', '8', '9', '10', '11', '12', '1', '2', '3'] as const
/** By how many years a PPF account may be extended, in blocks. */
export const extensions = Array.from({ length: 11 }, (_, blocks) =>
  String(blocks * schemes.ppf.blockYears),
)
export const quarters = ['1', '2', '3', '4'] as const

/** The rate of a scheme that holds today, as far as is known. */
export const latestRate = (scheme: Scheme): SchemeRate => inForce(schemeRates[scheme])

export const inputs = pageInputs({
  name: 'deposits-ppf',
  isAddress: isAddressOf('deposits/ppf'),
  fields: {
    scheme: choice<Scheme>(['ppf', 'ssy']),
    deposit: choice<Rhythm>(['yearly', 'monthly']),
    yearly: amount(groupDigits(schemes.ppf.most)),
    monthly: amount('12,500'),
    month: choice<string>(monthsOfYear),
    day: number('5'),
    opened: text(''),
    extended: choice(extensions, '0'),
    goOn: onOff('on'),
    balance: amount('0'),
    inflation: percent('6'),
    // What belongs to a scheme is kept apart, so that each has its own when the other is looked at.
    rate: percent(latestRate('ppf').percent),
    years: years(String(schemes.ppf.years)),
    most: amount(groupDigits(schemes.ppf.most)),
    least: amount(groupDigits(schemes.ppf.least)),
    ssyRate: percent(latestRate('ssy').percent),
    ssyYears: years(String(schemes.ssy.years)),
    ssyDepositYears: years(String(schemes.ssy.depositYears)),
    ssyMost: amount(groupDigits(schemes.ssy.most)),
    ssyLeast: amount(groupDigits(schemes.ssy.least)),
    changes: text(''),
  },
  list: 'changes',
})

export type Typed = typeof inputs.defaults

/** The names of the fields that each scheme has for itself. */
export const ownFields = {
  ppf: { rate: 'rate', years: 'years', most: 'most', least: 'least' },
  ssy: { rate: 'ssyRate', years: 'ssyYears', most: 'ssyMost', least: 'ssyLeast' },
} as const

/** Parses what is typed, for the scheme that is chosen. */
export const readInputs = (typed: Typed) => {
  const own = ownFields[typed.scheme]
  const read = inputs.parse(typed)
  const opened = readMonth(typed.opened)
  return {
    ...read,
    amount: read[typed.deposit],
    rate: read[own.rate],
    years: read[own.years],
    most: read[own.most],
    least: read[own.least],
    /** Like 2026-04; nothing while there is no month to read. */
    opened: 'month' in opened ? opened.month : undefined,
  }
}

export type PpfReading = ReturnType<typeof readInputs>

/** A change of the rate as it is typed. It belongs to one scheme. */
export type TypedChange = {
  readonly scheme: Scheme
  /** A year of the account, or with a month of opening the year in which a financial year begins. */
  readonly year: string
  readonly quarter: string
  readonly rate: string
}

export type Changes = readonly TypedChange[]

/** @example writeChanges([{ scheme: 'ppf', year: '6', quarter: '1', rate: '7.5' }]) // 'ppf~6~1~7.5' */
export const writeChanges = (changes: Changes): string =>
  writeList(changes.map(({ scheme, year, quarter, rate }) => [scheme, year, quarter, rate]))

/**
 * Parses such a text. A link may hold any text: what cannot be parsed is left out.
 *
 * @example parseChanges('ppf~6~1~7.5*hello') // [{ scheme: 'ppf', year: '6', quarter: '1', rate: '7.5' }]
 */
export function parseChanges(text: string): Changes {
  const changes = readList(text).flatMap(
    ([scheme = '', year = '', quarter = '', rate = '']): TypedChange[] =>
      (scheme === 'ppf' || scheme === 'ssy') && isQuarter(quarter)
        ? [{ scheme, year, quarter, rate }]
        : [],
  )
  return [...changesOf('ppf', changes), ...changesOf('ssy', changes)]
}

const isQuarter = (text: string) => quarters.some((quarter) => quarter === text)

/** The changes of one scheme, as many as there may be. */
export const changesOf = (scheme: Scheme, changes: Changes): Changes =>
  changes.filter((change) => change.scheme === scheme).slice(0, MOST_RATE_CHANGES)

/** A change, parsed. */
export type ChangeReading = {
  readonly year: Reading
  readonly rate: Reading
  /** The financial year of the account, from 1; nothing where it is not one. */
  readonly row: number | undefined
  /** For computing; nothing while it is incomplete. */
  readonly change: RateChange | undefined
}

/** Numbers from here on are years of the calendar. */
const FIRST_CALENDAR_YEAR = 1900

/**
 * @example readChange({ year: '6', quarter: '1', rate: '7.5', … }, undefined).row // 6
 * @example readChange({ year: '2031', quarter: '1', rate: '7.5', … }, '2026-04').row // 6
 */
export function readChange(typed: TypedChange, opened: string | undefined): ChangeReading {
  const year = readNumber(typed.year)
  const rate = readNumber(typed.rate)
  const row = rowOf(year, opened)
  const isComplete = row !== undefined && isRead(rate)
  return {
    year,
    rate,
    row,
    change: isComplete
      ? { row, quarter: Number(typed.quarter), rate: atLeastZero(rate.value) }
      : undefined,
  }
}

function rowOf(year: Reading, opened: string | undefined): number | undefined {
  if (year.value < one) return undefined
  const whole = Number(year.value / one)
  if (!opened || whole < FIRST_CALENDAR_YEAR) return whole
  const row = whole - startOfFinancialYear(opened) + 1
  return row >= 1 ? row : undefined
}

/** The complete changes of a scheme. */
export const readChanges = (
  scheme: Scheme,
  text: string,
  opened: string | undefined,
): readonly RateChange[] =>
  changesOf(scheme, parseChanges(text)).flatMap((typed) => readChange(typed, opened).change ?? [])

/** What is known of a scheme's rates since an account was opened. */
export type KnownRates = {
  /** The rate at the opening, where it is known. */
  readonly atOpening: string | undefined
  readonly changes: Changes
}

/**
 * The rates of the government's list that an account has seen since it was opened: its first, and those that
 * followed.
 *
 * @example knownRatesSince('ppf', '2019-08') // 7.9 at the opening, then 7.1 from April 2020
 */
export function knownRatesSince(scheme: Scheme, opened: string): KnownRates {
  const rates = schemeRates[scheme]
  const atOpening = rates.findLast(({ from }) => from.slice(0, 7) <= opened)?.percent
  const changes = rates
    .filter(({ from }) => from.slice(0, 7) > opened && from <= today)
    .map(({ from, percent }) => ({
      scheme,
      year: String(startOfFinancialYear(from)),
      quarter: String(quarterOf(Number(from.slice(5, 7)))),
      rate: percent,
    }))
  return { atOpening, changes }
}

/** The whole number in a reading, rounded half up: a scheme knows only whole years. */
export const wholeOf = ({ value }: Pick<Reading, 'value'>): number =>
  Number((atLeastZero(value) + halfUnit) / one)

const halfUnit: bigint = one / 2n

/** Whether a rate is written that differs from what the government's list says. */
export const isSameRate = (text: string, percent: string): boolean => {
  const reading = readNumber(text)
  return isRead(reading) && reading.value === readNumber(percent).value
}

/** Rows of both schemes stand in one list; edits are of one scheme's. */
const withChangesOf = (scheme: Scheme, all: Changes, changes: Changes): string =>
  writeChanges([...all.filter((change) => change.scheme !== scheme), ...changes])

/** Edits the changes of the chosen scheme. */
export function editChanges(edit: (changes: Changes) => Changes): void {
  const { scheme, changes } = inputs.read()
  const all = parseChanges(changes)
  inputs.change({ changes: withChangesOf(scheme, all, edit(changesOf(scheme, all))) })
}

/** Adds an empty change, in the year after the last. */
export function addChange(scheme: Scheme, changes: Changes): Changes {
  if (changes.length >= MOST_RATE_CHANGES) return changes
  const last = changes.at(-1)
  const year = last ? readNumber(last.year).value : one
  const next = year >= one && year < MOST_YEAR ? String(year / one + 1n) : ''
  return [...changes, { scheme, year: next, quarter: '1', rate: '' }]
}

const MOST_YEAR = 9999n * one

export const editChange = (changes: Changes, index: number, part: Partial<TypedChange>): Changes =>
  changes.map((change, at) => (at === index ? { ...change, ...part } : change))

export const removeChange = (changes: Changes, index: number): Changes =>
  changes.filter((_, at) => at !== index)

export const insertChange = (changes: Changes, index: number, change: TypedChange): Changes =>
  changes.length < MOST_RATE_CHANGES
    ? [...changes.slice(0, index), change, ...changes.slice(index)]
    : changes

/**
 * What the fields hold once the known rates since the opening are filled in: the rate at the start, and the changes.
 * What was typed for later quarters stays. Nothing where all of it stands there already.
 */
export function fillKnownRates(
  typed: Typed,
  opened: string | undefined,
): Partial<Typed> | undefined {
  if (!opened) return undefined
  const { scheme } = typed
  const known = knownRatesSince(scheme, opened)
  const all = parseChanges(typed.changes)
  const until = latestRate(scheme).from
  const lastKnown = placeOf(
    startOfFinancialYear(until) - startOfFinancialYear(opened) + 1,
    quarterOf(Number(until.slice(5, 7))),
  )
  const later = changesOf(scheme, all).filter((typedChange) => {
    const { row } = readChange(typedChange, opened)
    return row !== undefined && placeOf(row, Number(typedChange.quarter)) > lastKnown
  })
  const changes = withChangesOf(
    scheme,
    all,
    [...known.changes, ...later].slice(0, MOST_RATE_CHANGES),
  )
  const rate = ownFields[scheme].rate
  const isRateKnown = known.atOpening === undefined || isSameRate(typed[rate], known.atOpening)
  if (isRateKnown && changes === writeChanges(all)) return undefined
  return { changes, ...(known.atOpening && !isRateKnown && { [rate]: known.atOpening }) }
}

const placeOf = (row: number, quarter: number) => row * 4 + quarter
