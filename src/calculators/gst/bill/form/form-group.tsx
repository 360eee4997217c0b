import { type ReactNode, useId } from 'react'
import { Button } from '../../../../ui/page/button'
import { undoBy, useToast } from '../../../../ui/tab/toast'
import type { Undo } from '../../../../ui/tab/undo'
import styles from './details-form.module.css'

type FormGroupProps = {
  title: string
  /** A quiet addition to the title: how it stands with what is in it. */
  note?: string
  /** Empties the group. */
  clear?: {
    readonly label: string
    readonly done: string
    readonly isOffered: boolean
    run(): Undo
  }
  children: ReactNode
}

/** The fields that belong together, under a small heading. */
export function FormGroup({ title, note, clear, children }: FormGroupProps) {
  const showToast = useToast()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot stand beside a button
    <div role="group" className={styles.group} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {note !== undefined && <p role="status">{note}</p>}
        {clear && (
          <Button
            kind="quiet"
            disabled={!clear.isOffered}
            onClick={() => showToast(clear.done, undoBy(clear.run()))}
          >
            {clear.label}
          </Button>
        )}
      </header>
      {children}
    </div>
  )
}
