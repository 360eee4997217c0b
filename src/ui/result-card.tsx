import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names'
import { fitOf } from './fit'
import styles from './result-card.module.css'

type ResultCardProps = {
  ref?: Ref<HTMLElement>
  /** The result's name and its figure, the answer of the page. */
  label: string
  figure: string
  /** The figure's currency sign, set lighter than the digits. */
  symbol: string
  caption: ReactNode
  /** What stands at the right end of the label line. */
  tag?: ReactNode
  tone?: 'loss' | undefined
  children: ReactNode
}

/** The raised card under the cloth strip: here the answer starts. */
export function ResultCard(props: ResultCardProps) {
  const { ref, label, figure, symbol, caption, tag, tone, children } = props
  return (
    <section ref={ref} className={styles.card} aria-label="Result">
      <div className={styles.strip} />
      <div className={styles.hero}>
        <dl className={styles.pair}>
          <dt className={styles.label}>{label}</dt>
          <dd
            className={styles.figure}
            data-fit={fitOf(figure)}
            data-tone={tone}
            data-amount
            translate="no"
          >
            <Figure figure={figure} symbol={symbol} />
          </dd>
        </dl>
        {tag && <div className={styles.tag}>{tag}</div>}
        <p className={styles.caption} data-amount>
          {caption}
        </p>
      </div>
      {children}
    </section>
  )
}

/** A part of the result card between two lines. */
export function ResultPart({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.part, className)}>{children}</div>
}

function Figure({ figure, symbol }: { figure: string; symbol: string }) {
  const start = figure.indexOf(symbol)
  if (start < 0) return figure
  return (
    <>
      {figure.slice(0, start)}
      <span className={styles.symbol}>{symbol}</span>
      {figure.slice(start + symbol.length)}
    </>
  )
}
