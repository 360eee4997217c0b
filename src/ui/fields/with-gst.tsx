import { readNumber } from '../../core/money/parse'
import { Field, type FieldProps, useText } from './bound'
import type { Hint } from './hints'
import styles from './with-gst.module.css'

type WithGstProps<Name extends string> = Omit<FieldProps<Name>, 'hint'> & {
  hint: Hint
  /** The field for the rate; nothing where there is none. */
  gst: { name: Name; label: string; hint: Hint } | undefined
}

/** A number and the GST on it, in one row. */
export function WithGst<Name extends string>({ hint, gst, ...field }: WithGstProps<Name>) {
  const rate = useText(field.of, gst?.name ?? field.name).text
  return (
    <div className={gst && styles.twin}>
      <Field
        {...field}
        hint={(reading) => hint(reading) ?? gst?.hint(readNumber(rate))}
        beside={
          gst && (
            <div className={styles.gst}>
              <Field of={field.of} size="bare" unit="%" {...gst} />
            </div>
          )
        }
      />
    </div>
  )
}
