import type { ComponentProps } from 'react'
import styles from './named-select.module.css'

/** A native choice over the full width, its name before what is chosen. */
export function NamedSelect({ name, ...select }: { name: string } & ComponentProps<'select'>) {
  return (
    <label className={styles.choice}>
      <span>{name}</span>
      <select {...select} />
    </label>
  )
}
