import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names'

export type ButtonKind = 'primary' | 'secondary' | 'quiet'

/** The look of a button, for a link that leads somewhere. */
export const buttonLook = (kind: ButtonKind) => classNames(styles.button, styles[kind])

export function Button({ kind, ...rest }: { kind: ButtonKind } & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(buttonLook(kind), rest.className)} />
}
