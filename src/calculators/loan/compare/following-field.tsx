import { useState } from 'react'
import { NumberField, type NumberFieldProps } from '../../../ui/fields/number-field'

type FollowingFieldProps = Omit<NumberFieldProps, 'size'> & {
  /** Nothing was typed into it: its text is that of another field. */
  isFollowing: boolean
}

/**
 * A field that shows the text of another one until something is typed into it. Emptied, it stays
 * empty as long as the cursor is in it; left empty, it follows again.
 */
export function FollowingField({ isFollowing, text, onText, ...field }: FollowingFieldProps) {
  const [isEmptied, setIsEmptied] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that its field was left
    <div onBlur={() => setIsEmptied(false)}>
      <NumberField
        {...field}
        size="bare"
        text={isFollowing && isEmptied ? '' : text}
        onText={(typed) => {
          setIsEmptied(typed === '')
          onText(typed)
        }}
      />
    </div>
  )
}
