import { toApproximate } from '../../core/decimal'
import { sayAmount } from '../../core/format'
import type { Reading } from '../../core/parse'
import { amountHint } from '../fields/hints'
import { NumberField, type NumberFieldProps } from '../fields/number-field'
import { useCurrency } from '../tab/currency'
import { Ruler } from './ruler'
import type { RulerScale } from './rulers'

export type RuledFieldProps = Omit<NumberFieldProps, 'below'> & {
  scale: RulerScale
  /** What the field's text was read as. */
  reading: Reading
  /** How the ruler's value is said: "10%", "5 years". */
  say(text: string): string
}

/** A number that can be typed exactly or set on a ruler. */
export function RuledField({ scale, reading, say, ...field }: RuledFieldProps) {
  return (
    <NumberField
      {...field}
      below={
        <Ruler
          scale={scale}
          value={toApproximate(reading.value)}
          valueText={say(field.text)}
          text={field.text}
          onText={field.onText}
        />
      }
    />
  )
}

type RuledAmountProps = Pick<
  RuledFieldProps,
  'label' | 'text' | 'onText' | 'reading' | 'scale' | 'money'
>

/** An amount in the chosen currency, typed or set on a ruler, and said in words below. */
export function RuledAmount(props: RuledAmountProps) {
  const { currency } = useCurrency()
  const inWords = sayAmount(props.reading.value, currency.symbol)
  return (
    <RuledField
      money="chooser"
      {...props}
      helper={inWords}
      hint={amountHint(props.reading)}
      say={() => inWords}
    />
  )
}
