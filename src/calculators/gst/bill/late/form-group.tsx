import { type ReactNode, useId } from 'react'
import { Button } from '../../../../ui/page/button'
import { useToast } from '../../../../ui/tab/toast'
import styles from './details-form.module.css'

type FormGroupProps = {
  title: string
  /** A quiet addition to the title. */
  note?: string
  /** Empties the group. */
  clear?: {
    readonly label: string
    readonly done: string
    readonly isOffered: boolean
    /** @returns a way to undo it */
    run(): () => void
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
        {note && <p>{note}</p>}
        {clear && (
          <Button
            kind="quiet"
            disabled={!clear.isOffered}
            onClick={() => showToast(clear.done, { label: 'Undo', onClick: clear.run() })}
          >
            {clear.label}
          </Button>
        )}
      </header>
      {children}
    </div>
  )
}
