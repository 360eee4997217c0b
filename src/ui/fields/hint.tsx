import { Info } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '../page/icon'

type HintProps = Omit<ComponentProps<'p'>, 'children'> & {
  text: string | undefined
  /** What only helps has no sign before it. */
  isHelp?: boolean | undefined
}

/**
 * What is worth knowing of a field, below it. It is spoken with the field that names its `id` in `aria-describedby`;
 * what comes without the focus there stands in a `SpokenHint`. Each text is an element of its own: programs that
 * translate pages replace its text.
 */
export const Hint = ({ text, isHelp = false, ...more }: HintProps) => (
  <p key={text} {...more}>
    {!isHelp && <Icon of={Info} size={16} />}
    {text}
  </p>
)

/** A hint that is spoken when it comes: its place is there before it. */
export const SpokenHint = ({ text, ...more }: HintProps) => (
  <div role="status">{text && <Hint text={text} {...more} />}</div>
)
