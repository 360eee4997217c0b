import { isAddressOf } from '../../../addresses'
import { monthsOf, type TermUnit } from '../../../core/loan/annuity'
import { toDigits } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { readAmount, readNumber } from '../../../core/money/parse'
import { amount, choice, number, percent, text, yesNo } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { convertTenure, sharedTerms, termUnits } from '../shared/terms'

/** `reducing`: interest on what is still owed; `flat`: on the whole loan until its end. */
export type Method = 'reducing' | 'flat'
export type FeeKind = 'percent' | 'amount'
export type YesNo = 'yes' | 'no'

/**
 * The value of the third offer's tenure until one is typed. It stands for 25 years if the first offer
 * is the page's example, and otherwise for the first offer's tenure.
 */
export const EXAMPLE = 'example'

const method = choice<Method>(['reducing', 'flat'])
const feeKind = choice<FeeKind>(['percent', 'amount'])
const gst = yesNo('yes')

/**
 * The first offer's inputs have the names that all loan views share; those of the others end with
 * their letter. An empty amount or tenure of these stands for the first offer's.
 */
export const inputs = pageInputs({
  name: 'loan-compare',
  isAddress: isAddressOf('loan/compare'),
  fields: {
    amount: amount('50,00,000'),
    rate: percent('8.5'),
    method,
    tenure: number('20'),
    feeKind,
    fee: number('0.5'),
    gst,
    other: amount('0'),

    amountB: amount(''),
    rateB: percent('8.25'),
    methodB: method,
    tenureB: number(''),
    feeKindB: feeKind,
    feeB: number('1'),
    gstB: gst,
    otherB: amount('5,000'),

    amountC: amount(''),
    rateC: percent('8.4'),
    methodC: method,
    tenureC: number(EXAMPLE),
    feeKindC: feeKind,
    feeC: number('0.25'),
    gstC: gst,
    otherC: amount('0'),

    tenureUnit: choice(termUnits),
    /** The unit of `tenureB` and `tenureC`: another view may change `tenureUnit`, which it shares. */
    otherUnit: choice(termUnits),
    /** A comparison of two begins with two. */
    hasThird: yesNo('no'),
    start: text(''),
  },
  shared: [sharedTerms],
})

export type Typed = typeof inputs.defaults

export type Letter = 'A' | 'B' | 'C'
export const letters: readonly Letter[] = ['A', 'B', 'C']

/** The texts in the fields of one offer. */
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

/** The letters of the offers on the page. */
export const lettersIn = ({ hasThird }: Typed): readonly Letter[] =>
  hasThird === 'yes' ? letters : letters.slice(0, 2)

/**
 * Whether an offer is one that the page invented: nobody has typed anything in it. One that moved to the place of
 * another is still the one it was.
 */
export const isInvented = (typed: Typed, letter: Letter): boolean =>
  letters.some((other) => {
    const [own, example] = [offerOf(typed, letter), offerOf(inputs.defaults, other)]
    const months = monthsOf(readNumber(own.tenure).value, typed.tenureUnit)
    return fields.every((field) => {
      if (isInherited(typed, letter, field)) return true
      if (field !== 'tenure') return own[field] === example[field]
      return months === monthsOf(readNumber(example.tenure).value, inputs.defaults.tenureUnit)
    })
  })

/** The offers that the page invented, beside others that are a person's; none where all are the example. */
export function inventedBesideOwn(typed: Typed): readonly Letter[] {
  const invented = lettersIn(typed).filter((letter) => isInvented(typed, letter))
  return invented.length < lettersIn(typed).length ? invented : []
}

/** The texts in the fields of an offer; empty ones are the first offer's. */
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

/** The tenure of the second or third offer in the chosen unit; empty if none is typed. */
function ownTenure(typed: Typed, text: string): string {
  const { tenureUnit, otherUnit } = typed
  if (text === EXAMPLE) return isExampleLoan(typed) ? exampleTenure[tenureUnit] : ''
  return otherUnit === tenureUnit ? text : inUnit(text, tenureUnit)
}

const exampleTenure: Record<TermUnit, string> = { years: '25', months: '300' }

/** Whether the first offer has the example's amount and tenure, in any unit. */
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

/** Whether a field shows the first offer's text because it is empty itself. */
export function isInherited(typed: Typed, letter: Letter, field: Field): boolean {
  const text = typed[inputOf(letter, field)]
  if (letter === 'A') return false
  return field === 'tenure' ? !ownTenure(typed, text) : field === 'amount' && !text
}

/** The inputs that change when some fields of an offer change. */
export const changeOf = (
  typed: Typed,
  letter: Letter,
  part: Partial<TypedOffer>,
): Partial<Typed> => ({
  // The tenure is typed in the chosen unit, so the others are converted to it.
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

/** Converts all tenures to the other unit. */
export const changeOfUnit = (typed: Typed, tenureUnit: TermUnit): Partial<Typed> =>
  tenureUnit === typed.tenureUnit
    ? {}
    : { tenureUnit, tenure: inUnit(typed.tenure, tenureUnit), ...tenuresIn(typed, tenureUnit) }

/**
 * Removes an offer: those after it move up, and it moves to the hidden third place, so that it can be
 * restored.
 */
export const withoutOffer = (typed: Typed, letter: Letter): Partial<Typed> => ({
  ...reordered(typed, [...letters.filter((other) => other !== letter), letter]),
  hasThird: 'no',
})

/** Undoes a removal. What is typed in the meantime stays with its offer. */
export function withOfferRestored(typed: Typed, letter: Letter): Partial<Typed> {
  const order: Letter[] = ['A', 'B']
  order.splice(letters.indexOf(letter), 0, 'C')
  return { ...reordered(typed, order), hasThird: 'yes' }
}

/** Reorders the offers. Fields that show the first offer's text keep showing the same text. */
function reordered(typed: Typed, order: readonly Letter[]): Partial<Typed> {
  if (order.every((letter, index) => letter === letters[index])) return {}
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
      all.flatMap((offer, index) =>
        fields.map((field) => [inputOf(letters[index] ?? 'A', field), offer[field]]),
      ),
    ),
  }
}

/** The fields of every offer, parsed. */
export const readInputs = (typed: Typed): Record<Letter, OfferReading> => ({
  A: readOffer(typed, 'A'),
  B: readOffer(typed, 'B'),
  C: readOffer(typed, 'C'),
})

export type OfferReading = ReturnType<typeof readOffer>

function readOffer(typed: Typed, letter: Letter) {
  const offer = offerOf(typed, letter)
  return {
    principal: readAmount(offer.amount),
    annualRate: readNumber(offer.rate),
    tenure: readNumber(offer.tenure),
    fee: (offer.feeKind === 'amount' ? readAmount : readNumber)(offer.fee),
    otherCharges: readAmount(offer.other),
  }
}
