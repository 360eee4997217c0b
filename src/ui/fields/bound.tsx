import type { ReactNode } from 'react'
import type { Reading } from '../../core/money/parse'
import {
  type Declared,
  type Input,
  type NumberKind,
  readers,
  type TextsOf,
} from '../memory/input-kinds'
import { type PageInputs, usePageInputs } from '../memory/page-inputs'
import { amountHint } from './hints'
import { NumberField, type NumberFieldProps } from './number-field'
import { Segmented, Titled } from './segmented'

/*
 * Fields that are bound to an input of their view by its name. What the view declares of the input
 * (`input-kinds.ts`) says how its text is read, which unit and size its field has, and what can be
 * chosen; the page lists the field with its words:
 *
 *   <Field of={inputs} name="cost" label={words.cost} />
 */

/** The inputs of a view, or those of them that a field asks for. */
export type Bound<Of extends Declared> = Pick<
  PageInputs<TextsOf<Of>>,
  'defaults' | 'read' | 'subscribe'
> & {
  readonly fields: Of
  change(part: Partial<TextsOf<Of>>): void
}

/** A name of which the view declares an input of this kind: any other does not compile. */
export type BoundTo<Name extends string, Of extends Input> = {
  of: Bound<Readonly<Record<NoInfer<Name>, Of>>>
  name: Name
}

/** The text of an input, and what changes it. */
export function useText(
  of: Bound<Declared>,
  name: string,
): { text: string; onText(text: string): void } {
  return {
    text: usePageInputs(of)[name] ?? '',
    onText: (text) => of.change({ [name]: text }),
  }
}

const looks = {
  amount: { money: 'symbol' },
  percent: { size: 'percent', unit: '%' },
  years: { size: 'years', unit: 'years' },
  months: { size: 'years', unit: 'months' },
  days: { size: 'years', unit: 'days' },
  number: {},
} satisfies Record<NumberKind, Partial<NumberFieldProps>>

export type FieldProps<Name extends string> = BoundTo<Name, Input<NumberKind>> &
  Omit<NumberFieldProps, 'text' | 'onText' | 'hint'> & {
    /** What the text is read as, where another choice decides that. */
    kind?: NumberKind
    /** What is worth knowing of what is typed; of an amount, that it is not below 0. */
    hint?: ((reading: Reading) => string | undefined) | string | undefined
  }

/** What a field for a number gets from the input that it is bound to. */
export function useNumber<Name extends string>(props: FieldProps<Name>) {
  const { of, name, kind = of.fields[name].kind, hint, ...field } = props
  const typed = useText(of, name)
  const reading = readers[kind](typed.text)
  const rule = hint ?? (kind === 'amount' ? amountHint : undefined)
  return {
    ...looks[kind],
    ...field,
    ...typed,
    hint: typeof rule === 'function' ? rule(reading) : rule,
    reading,
  }
}

/** A number, typed. */
export const Field = <Name extends string>(props: FieldProps<Name>) => (
  <NumberField {...useNumber(props)} />
)

type ChoiceProps<Name extends string, Text extends string> = BoundTo<
  Name,
  Input<'choice', Text>
> & {
  label: string
  /** What each choice is called. */
  words: Readonly<Record<Text, string>>
  wide?: boolean
}

/** One out of the choices of an input, in their order. */
export function Choice<Name extends string, Text extends string>(props: ChoiceProps<Name, Text>) {
  const { of, name, words, ...choice } = props
  const { text, onText } = useText(of, name)
  return (
    <Segmented
      {...choice}
      segments={(of.fields[name].choices ?? []).map((value) => ({ value, label: words[value] }))}
      value={text}
      onChoose={onText}
    />
  )
}

/** The same over the full width, below its label. */
export function TitledChoice<Name extends string, Text extends string>(
  props: ChoiceProps<Name, Text> & { className?: string | undefined; children?: ReactNode },
) {
  return (
    <Titled title={props.label} className={props.className}>
      <Choice wide {...props} />
      {props.children}
    </Titled>
  )
}
