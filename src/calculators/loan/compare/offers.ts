import { monthsOf, type TermUnit } from '../../../core/annuity'
import { toDigits } from '../../../core/decimal'
import { groupDigits } from '../../../core/format'
import { readAmount, readNumber } from '../../../core/parse'
import { convertTenure } from '../shared/terms/tenure'
import { EXAMPLE, type FeeKind, inputs, type Method, type Typed, type YesNo } from './inputs'

export type Letter = 'A' | 'B' | 'C'
export const letters: readonly Letter[] = ['A', 'B', 'C']

/** One offer as it is shown in its fields. */
export type TypedOffer = {
  readonly amount: string
  readonly rate: string
  readonly method: Method
  readonly tenure: string
  readonly feeKind: FeeKind
  readonly fee: string
  readonly gst: YesNo
  readonly other: string
}
type Field = keyof TypedOffer
type InputName = Field | `${Field}${'B' | 'C'}`

const fields: readonly Field[] = [
  'amount',
  'rate',
  'method',
  'tenure',
  'feeKind',
  'fee',
  'gst',
  'other',
]

/** @example inputOf('A', 'fee') // 'fee' @example inputOf('B', 'fee') // 'feeB' */
const inputOf = (letter: Letter, field: Field): InputName =>
  letter === 'A' ? field : `${field}${letter}`

/** The letters of the offers that are compared. */
export const lettersIn = ({ hasThird }: Typed): readonly Letter[] =>
  hasThird === 'yes' ? letters : letters.slice(0, 2)

/** What each field of an offer shows: where it is empty, the first offer's. */
export function offerOf(typed: Typed, letter: Letter): TypedOffer {
  const own = Object.fromEntries(
    fields.map((field) => [field, typed[inputOf(letter, field)]]),
  ) as TypedOffer
  return {
    ...own,
    amount: own.amount || typed.amount,
    tenure: (letter === 'A' ? own.tenure : ownTenure(typed, own.tenure)) || typed.tenure,
  }
}

/** A tenure of one of the other offers, in the unit that counts now. */
function ownTenure(typed: Typed, text: string): string {
  const { tenureUnit, otherUnit } = typed
  if (text === EXAMPLE) return isExampleLoan(typed) ? exampleTenure[tenureUnit] : ''
  return otherUnit === tenureUnit ? text : inUnit(text, tenureUnit)
}

const exampleTenure: Record<TermUnit, string> = { years: '25', months: '300' }

/** Whether the loan is that of the example, in whatever unit. */
function isExampleLoan(typed: Typed): boolean {
  const [amount, months] = loanIn(typed)
  const [exampleAmount, exampleMonths] = loanIn(inputs.defaults)
  return amount === exampleAmount && months === exampleMonths
}

const loanIn = ({ amount, tenure, tenureUnit }: Typed) =>
  [readAmount(amount).value, monthsOf(readNumber(tenure).value, tenureUnit)] as const

const inUnit = (text: string, unit: TermUnit) =>
  text && text !== EXAMPLE
    ? groupDigits(toDigits(convertTenure(readNumber(text).value, unit)))
    : text

/** Whether a field of an offer shows what the first offer has, because nothing was typed into it. */
export function isFollowing(typed: Typed, letter: Letter, field: Field): boolean {
  const text = typed[inputOf(letter, field)]
  if (letter === 'A') return false
  return field === 'tenure' ? !ownTenure(typed, text) : field === 'amount' && !text
}

/** A change of some fields of an offer. */
export const changeOf = (
  typed: Typed,
  letter: Letter,
  part: Partial<TypedOffer>,
): Partial<Typed> => ({
  // A tenure is typed in the unit that is shown, so the others are brought to it.
  ...(letter !== 'A' && part.tenure !== undefined && tenuresIn(typed, typed.tenureUnit)),
  ...Object.fromEntries(
    Object.entries(part).map(([field, text]) => [inputOf(letter, field as Field), text]),
  ),
})

const tenuresIn = (typed: Typed, unit: TermUnit): Partial<Typed> =>
  typed.otherUnit === unit
    ? {}
    : {
        otherUnit: unit,
        tenureB: inUnit(typed.tenureB, unit),
        tenureC: inUnit(typed.tenureC, unit),
      }

/** The same tenures in the other unit. */
export const changeOfUnit = (typed: Typed, tenureUnit: TermUnit): Partial<Typed> =>
  tenureUnit === typed.tenureUnit
    ? {}
    : { tenureUnit, tenure: inUnit(typed.tenure, tenureUnit), ...tenuresIn(typed, tenureUnit) }

/**
 * The offers without one of them: those after it move up, and it waits in the last place for a
 * change of mind.
 */
export const withoutOffer = (typed: Typed, letter: Letter): Partial<Typed> => ({
  ...arranged(typed, [...letters.filter((other) => other !== letter), letter]),
  hasThird: 'no',
})

/** What takes that back. What was typed since then stays with its offer. */
export function withOfferAgain(typed: Typed, letter: Letter): Partial<Typed> {
  const order: Letter[] = ['A', 'B']
  order.splice(letters.indexOf(letter), 0, 'C')
  return { ...arranged(typed, order), hasThird: 'yes' }
}

/** The offers in another order. Those that show what the first one has keep their figures. */
function arranged(typed: Typed, order: readonly Letter[]): Partial<Typed> {
  if (order.every((letter, place) => letter === letters[place])) return {}
  const [first, ...others] = order.map((letter) => offerOf(typed, letter))
  if (!first) return {}
  const ownOf = (offer: TypedOffer): TypedOffer => ({
    ...offer,
    amount: offer.amount === first.amount ? '' : offer.amount,
    tenure: offer.tenure === first.tenure ? '' : offer.tenure,
  })
  const all = [first, ...others.map(ownOf)]
  return {
    otherUnit: typed.tenureUnit,
    ...Object.fromEntries(
      all.flatMap((offer, place) =>
        fields.map((field) => [inputOf(letters[place] ?? 'A', field), offer[field]]),
      ),
    ),
  }
}
