import { isAddressOf } from '../../../addresses'
import { MOST_CHANGES } from '../../../core/limits'
import { readList, writeList } from '../../../core/list-text'
import type { Change } from '../../../core/loan/changing-loan'
import { atLeastZero, one } from '../../../core/money/decimal'
import { isRead, type Reading, readAmount, readNumber } from '../../../core/money/parse'
import { amount, choice, number, percent, text } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { instalmentIn, monthNamedIn, sharedTerms, termUnits, yearKinds } from '../shared/terms'

/**
 * The value of `changes` until they are edited. It stands for the page's example, if that fits the
 * loan.
 */
export const EXAMPLE = 'example'

export const inputs = pageInputs({
  name: 'loan-prepay',
  isAddress: isAddressOf('loan/prepay'),
  fields: {
    amount: amount('50,00,000'),
    rate: percent('8.5'),
    tenure: number('20'),
    tenureUnit: choice(termUnits),
    emi: amount(''),
    charge: percent('0'),
    start: text(''),
    years: choice(yearKinds),
    expected: percent('12'),
    gainTax: percent('13'),
    changes: text(EXAMPLE),
  },
  shared: [sharedTerms],
  list: 'changes',
})

export type Typed = typeof inputs.defaults

export type ChangeKind = (typeof changeKinds)[number]

/**
 * What a change keeps: keeping the EMI makes the loan shorter or longer, keeping the end changes the
 * EMI.
 */
export type Effect = 'keepEmi' | 'keepEnd'

/** A change as it is typed. Its kind says whether the value is an amount, a percentage or a rate. */
export type TypedChange = {
  readonly kind: ChangeKind
  readonly value: string
  /** The number of the EMI, or its month. */
  readonly from: string
  /** Kept while the kind has no such choice, for the next kind that has. */
  readonly effect: Effect
  /** The values of other kinds that were chosen before. Kept in memory only, not in links. */
  readonly others?: Readonly<Partial<Record<ChangeKind, string>>>
}

export type Changes = readonly TypedChange[]

/** The kinds in the order in which they are offered. */
export const changeKinds = ['once', 'monthly', 'yearly', 'raise', 'rate'] as const

/** Whether a person chooses what a change of the kind keeps. */
export const hasEffect = (kind: ChangeKind): boolean => kind !== 'monthly' && kind !== 'raise'

/** Whether the value is money; otherwise it is in percent. */
export const isMoney = (kind: ChangeKind): boolean => kind !== 'raise' && kind !== 'rate'

export const exampleChanges: Changes = [
  { kind: 'once', value: '5,00,000', from: '12', effect: 'keepEmi' },
]

/** How effects are written in a link: `keepEmi` and `keepEnd`; the last two belong to a rate. */
const effectWords = ['shorter', 'lower-emi', 'keep-emi', 'keep-end']

/**
 * Writes changes as one text, for links and for the tab's storage.
 *
 * @example writeChanges([{ kind: 'once', value: '5,00,000', from: '12', effect: 'keepEmi' }])
 * // 'once~5,00,000~12~shorter'
 */
export const writeChanges = (changes: Changes): string =>
  writeList(
    changes.map(({ kind, value, from, effect }) => {
      const word = effectWords[(kind === 'rate' ? 2 : 0) + (effect === 'keepEnd' ? 1 : 0)]
      const isSaid = hasEffect(kind) || effect === 'keepEnd'
      return [kind, value, from, ...(isSaid && word ? [word] : [])]
    }),
  )

/**
 * Parses such a text. A link may hold any text: what cannot be parsed is left out.
 *
 * @example parseChanges('rate~8.75~25~keep-end*hello')
 * // [{ kind: 'rate', value: '8.75', from: '25', effect: 'keepEnd' }]
 */
export const parseChanges = (text: string): TypedChange[] =>
  readList(text)
    .flatMap(([kind = '', value = '', from = '', word = '']): TypedChange[] => {
      const effect = effectWords.indexOf(word) % 2 === 1 ? 'keepEnd' : 'keepEmi'
      return isKind(kind) ? [{ kind, value, from, effect }] : []
    })
    .slice(0, MOST_CHANGES)

const isKind = (text: string): text is ChangeKind => changeKinds.some((kind) => kind === text)

/**
 * The changes with the number of its EMI where a month was typed; one before the first EMI, or without its month,
 * stays a text, which does not count.
 *
 * @example inNumbers([{ …, from: 'Dec 2027' }], '2027-04') // [{ …, from: '9' }]
 */
export const inNumbers = (changes: Changes, start: string): Changes =>
  changes.map((change) => {
    const month = monthNamedIn(change.from)
    const instalment = month && instalmentIn(month, start)
    return !month
      ? change
      : { ...change, from: instalment && instalment > 0 ? String(instalment) : NO_NUMBER }
  })

/** What no instalment is called. */
const NO_NUMBER = '?'

/** A change, parsed. */
export type ChangeReading = {
  readonly value: Reading
  readonly from: Reading
  /** Rounded down; undefined if it is empty, not a number or below 1. */
  readonly instalment: number | undefined
  /** The change for computing; undefined while it is incomplete. */
  readonly change: Change | undefined
}

/** @example readChange({ kind: 'once', value: '5 lakh', from: '12', effect: 'keepEmi' }).instalment // 12 */
export function readChange({
  kind,
  value: text,
  from: fromText,
  effect,
}: TypedChange): ChangeReading {
  const value = (isMoney(kind) ? readAmount : readNumber)(text)
  const from = readNumber(fromText)
  const instalment = from.value >= one ? Number(from.value / one) : undefined
  // An empty rate is incomplete; it does not count as 0%.
  const isComplete = isRead(value) && instalment !== undefined
  return {
    value,
    from,
    instalment,
    change: isComplete ? changeOf(kind, atLeastZero(value.value), instalment, effect) : undefined,
  }
}

function changeOf(
  kind: ChangeKind,
  value: Reading['value'],
  instalment: number,
  effect: Effect,
): Change {
  if (kind === 'rate') return { kind: 'rateChange', rate: value, instalment, effect }
  if (kind === 'raise') return { kind: 'raiseEmi', percent: value, instalment }
  if (kind === 'monthly') return { kind: 'extraMonthly', amount: value, instalment }
  return {
    kind: kind === 'once' ? 'payOnce' : 'extraYearly',
    amount: value,
    instalment,
    effect: effect === 'keepEmi' ? 'shorter' : 'lowerEmi',
  }
}

/** The complete changes, in the order of the list. @example readChanges(parseChanges('once~5 lakh~12')) */
export const readChanges = (changes: Changes): Change[] =>
  changes.flatMap((typed) => readChange(typed).change ?? [])

/** Adds a change, a year after the last one of the list. */
export function addChange(changes: Changes): Changes {
  if (changes.length >= MOST_CHANGES) return changes
  const last = changes.at(-1)
  const next = ((last && readChange(last).instalment) ?? 0) + 12
  const from = String(Number.isSafeInteger(next) ? next : 12)
  return [...changes, { kind: 'once', value: '', from, effect: 'keepEmi' }]
}

/**
 * Chooses another kind. Each kind keeps its own value, because an amount is no percentage.
 *
 * @example withKind({ kind: 'once', value: '5 lakh', … }, 'rate')
 * // { kind: 'rate', value: '', others: { once: '5 lakh' } }, and back the value is '5 lakh' again
 */
export const withKind = (
  { kind: before, value, others }: TypedChange,
  kind: ChangeKind,
): Partial<TypedChange> =>
  kind === before
    ? {}
    : { kind, value: others?.[kind] ?? '', others: { ...others, [before]: value } }

export const editChange = (changes: Changes, index: number, part: Partial<TypedChange>): Changes =>
  changes.map((change, at) => (at === index ? { ...change, ...part } : change))

export const removeChange = (changes: Changes, index: number): Changes =>
  changes.filter((_, at) => at !== index)

/** Inserts a change at an index, or at the end of a shorter list. */
export const insertChange = (changes: Changes, index: number, change: TypedChange): Changes =>
  changes.length < MOST_CHANGES
    ? [...changes.slice(0, index), change, ...changes.slice(index)]
    : changes

/** @example moveChange([a, b, c], 0, 2) // [b, c, a] */
export function moveChange(changes: Changes, from: number, to: number): Changes {
  const moved = changes[from]
  if (!moved) return changes
  return insertChange(removeChange(changes, from), to, moved)
}

/** The last edited list, with the values of other kinds, which its text does not hold. */
let edited: { readonly text: string; readonly changes: Changes } | undefined

/** The changes of a text: the last edited list if the text is its own, else parsed. */
export const changesFromText = (text: string): Changes =>
  edited?.text === text ? edited.changes : parseChanges(text)

/** Remembers edited changes, and returns their text. */
export function rememberChanges(changes: Changes): string {
  const text = writeChanges(changes)
  edited = { text, changes }
  return text
}
