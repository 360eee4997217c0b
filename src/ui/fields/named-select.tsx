import type { ComponentProps } from 'react'
import styles from './named-select.module.css'

/** A native select over the full width, with its name before its value. */
export function NamedSelect({ name, ...select }: { name: string } & ComponentProps<'select'>) {
  return (
    <label className={styles.choice}>
      <span>{name}</span>
      <select {...select} />
    </label>
  )
}
