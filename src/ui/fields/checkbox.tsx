import type { ReactNode } from 'react'
import type { Input } from '../memory/input-kinds'
import { type BoundTo, useText } from './bound'
import styles from './checkbox.module.css'

type CheckboxProps = {
  label: ReactNode
  isChecked: boolean
  onCheck(isChecked: boolean): void
  /** The look of its own, in the place of the common one. */
  className?: string | undefined
}

/** A yes or no beside its words; the whole line takes the click. */
export function Checkbox({ label, isChecked, onCheck, className = styles.line }: CheckboxProps) {
  return (
    <label className={className}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onCheck(event.target.checked)}
      />
      {label}
    </label>
  )
}

type TickProps<Name extends string> = BoundTo<Name, Input<'tick'>> & {
  label: ReactNode
  className?: string | undefined
}

/** An input that is one of two, as a box to tick. */
export function Tick<Name extends string>({ of, name, ...box }: TickProps<Name>) {
  const { text, onText } = useText(of, name)
  const [off = '', on = ''] = of.fields[name].choices ?? []
  return <Checkbox {...box} isChecked={text === on} onCheck={(isOn) => onText(isOn ? on : off)} />
}
