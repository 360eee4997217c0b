import type { ReactNode, SVGProps } from 'react'
import styles from './frame.module.css'

type ChartFrameProps = {
  /** The texts that stand left of the plot: the widest makes the room. */
  gutter?: ReactNode
  /** What answers to pointers and keys, over the drawing. */
  answers?: ReactNode
  children: ReactNode
}

/**
 * The ground of a chart. Its plot is as wide as the page lets it be, and its labels come and go
 * with that width; nothing is measured, so the prerendered drawing is already the right one.
 */
export function ChartFrame({ gutter, answers, children }: ChartFrameProps) {
  return (
    <div className={styles.chart}>
      <div className={styles.columns} data-amount>
        <div className={styles.gutter} aria-hidden="true">
          {gutter}
        </div>
        <div className={styles.plot}>{children}</div>
      </div>
      {answers}
    </div>
  )
}

/** A box inside a drawing: the percentages of what it holds are percentages of the box. */
export function Box(props: SVGProps<SVGSVGElement>) {
  return <svg {...props} aria-hidden="true" />
}
