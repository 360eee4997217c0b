import { ArrowRight } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon'
import styles from './text-link.module.css'

/** A link in a sentence of its own, with an arrow. */
export function TextLink({ children, ...link }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...link} className={styles.link}>
      <span>{children}</span>
      <Icon of={ArrowRight} size={18} />
    </a>
  )
}

/** The same look for what opens something on the page. */
export function TextButton({ children, ...button }: Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button type="button" {...button} className={styles.link}>
      <span>{children}</span>
      <Icon of={ArrowRight} size={18} />
    </button>
  )
}
