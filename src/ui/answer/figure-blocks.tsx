import styles from './figure-blocks.module.css'
import { fitOf } from './fit'

type FigureBlock = {
  readonly label: string
  readonly value: string
  /** One line of words below the figure. */
  readonly note: string
}

/** Figures that are no part of the sum above them, side by side; the first one is the loudest. */
export function FigureBlocks({ blocks }: { blocks: readonly FigureBlock[] }) {
  return (
    <dl className={styles.blocks}>
      {blocks.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-fit={fitOf(value)} data-amount>
            {value}
          </dd>
          <dd key={note} data-amount>
            {note}
          </dd>
        </div>
      ))}
    </dl>
  )
}
