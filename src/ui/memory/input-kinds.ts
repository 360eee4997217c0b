import { type Reading, readAmount, readNumber } from '../../core/money/parse'

/** What a view declares of one of its inputs. */
export type Input<Kind extends string = string, Text extends string = string> = {
  /** What it is: how its text is read, and how its field looks, go by that. */
  readonly kind: Kind
  /** The text that the page opens with. */
  readonly text: Text
  /** The texts that are possible where a person chooses, in the order in which they are shown. */
  readonly choices?: readonly Text[]
}

const inputOf =
  <Kind extends string>(kind: Kind) =>
  (text: string): Input<Kind> => ({ kind, text })

/** An amount of money. @example amount('5,00,000') */
export const amount = inputOf('amount')
/** A percentage. @example percent('12') */
export const percent = inputOf('percent')
/** A length of time, in one unit. */
export const years = inputOf('years')
export const months = inputOf('months')
export const days = inputOf('days')
/** A number without a unit of its own. */
export const number = inputOf('number')
/** Any other text: a day, a list, a choice out of what the law or a file brings. */
export const text = inputOf('text')

/**
 * One text out of a few: the first of them, unless it says another.
 *
 * @example choice(['percent', 'fixed']) // opens with 'percent'
 */
export function choice<const Text extends string>(
  choices: readonly [Text, ...Text[]],
  text?: NoInfer<Text>,
): Input<'choice', Text>
export function choice<Text extends string>(
  choices: readonly Text[],
  text: NoInfer<Text>,
): Input<'choice', Text>
export function choice<Text extends string>(
  choices: readonly Text[],
  text = choices[0] as Text,
): Input<'choice', Text> {
  return { kind: 'choice', text, choices }
}

/** Yes or no; the second of its choices is the one that ticks a box. */
export const yesNo = (text: 'no' | 'yes') => tick(['no', 'yes'], text)
export const onOff = (text: 'off' | 'on') => tick(['off', 'on'], text)

const tick = <Text extends string>(
  choices: readonly [Text, Text],
  text: Text,
): Input<'tick', Text> => ({ kind: 'tick', text, choices })

/** How the text of a number is read. @example readers.amount('1.5 lakh').value // 150000 */
export const readers = {
  amount: readAmount,
  percent: readNumber,
  years: readNumber,
  months: readNumber,
  days: readNumber,
  number: readNumber,
}

export type NumberKind = keyof typeof readers

const isNumber = (kind: string): kind is NumberKind => kind in readers

/** The inputs of a view, by their names. */
export type Declared = Readonly<Record<string, Input>>

/** The texts of inputs. */
export type TextsOf<Of extends Declared> = {
  readonly [Name in keyof Of]: Of[Name]['text']
}

/** The numbers among inputs, as they are read. */
export type Readings<Of extends Declared> = {
  readonly [Name in keyof Of as Of[Name]['kind'] extends NumberKind ? Name : never]: Reading
}

/** @example readNumbers({ rate: percent('10') }, { rate: '12' }).rate.value // 12 */
export function readNumbers<Of extends Declared>(declared: Of, typed: TextsOf<Of>): Readings<Of> {
  return Object.fromEntries(
    Object.entries(declared).flatMap(([name, { kind }]) =>
      isNumber(kind) ? [[name, readers[kind](typed[name] ?? '')]] : [],
    ),
  ) as Readings<Of>
}
