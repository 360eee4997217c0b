import { Copy, Link as LinkIcon, Printer, RotateCcw } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { Fields } from '../../core/fragment'
import type { PageInputs } from '../memory/page-inputs'
import { Button } from '../page/button'
import { Icon } from '../page/icon'
import { useCurrency } from '../tab/currency'
import { useLoadedWhenIdle } from '../tab/lazy-part'
import { useToast } from '../tab/toast'
import { useOnDemand } from '../tab/use-on-demand'
import type { Actions } from './actions'
import styles from './page-actions.module.css'

export type ActionsProps = {
  /** Loses what it knows of each field's name: the actions only pass the inputs on. */
  inputs: PageInputs<Fields>
  /** The inputs that the results belong to: results may be a moment behind what is typed. */
  typed: Fields
  /** Loads what the buttons do, with the page's own words for its inputs. Always the same function. */
  load(): Promise<{ actions: Actions }>
  /** The main result first. */
  results: readonly { label: string; value: string }[]
}

const buttons = [
  ['copy', Copy, 'Copy'],
  ['share', LinkIcon, 'Share link'],
  ['print', Printer, 'Print'],
  ['reset', RotateCcw, 'Reset'],
] as const

/** The place at the foot of the page where a printed sheet says when it was made, and from what. */
export const PRINTED_FOOT = 'printed-foot'

/**
 * What a person does with a result: copy it, send it, print it, or start again. All of that is
 * loaded ahead, so that a press acts at once, as clipboards want it; an earlier press waits for it.
 */
export function PageActions({ load, ...asked }: ActionsProps) {
  const showToast = useToast()
  const onDemand = useOnDemand()
  const { currency } = useCurrency()
  const { actions } = useLoadedWhenIdle({ load }) ?? {}
  const [dialog, showDialog] = useState<ReactNode>()
  const answer = { ...asked, currency, showToast, showDialog }

  const press = (name: (typeof buttons)[number][0]) =>
    actions ? actions[name](answer) : onDemand(load, 'This', ({ actions }) => actions[name](answer))

  return (
    <div className={styles.actions}>
      {buttons.map(([name, icon, label]) => (
        <Button key={name} kind="quiet" onClick={() => press(name)}>
          <Icon of={icon} size={18} />
          {label}
        </Button>
      ))}
      {actions && <actions.PrintedFoot {...answer} />}
      {dialog}
    </div>
  )
}
