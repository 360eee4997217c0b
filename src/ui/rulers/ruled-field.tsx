import { toApproximate } from '../../core/decimal'
import type { Reading } from '../../core/parse'
import { NumberField, type NumberFieldProps } from '../fields/number-field'
import { Ruler } from './ruler'
import type { RulerScale } from './ruler-scale'

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
