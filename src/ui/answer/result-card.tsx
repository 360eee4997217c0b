import { isValidElement, type ReactNode } from 'react'
import { classNames } from '../page/class-names'
import { useCurrency } from '../tab/currency'
import { uiWords } from '../words'
import { fitOf } from './fit'
import { usePageAnswer } from './page-answer'
import styles from './result-card.module.css'
import verdict from './verdict-tag.module.css'

type ResultCardProps = {
  caption: ReactNode
  /** What stands at the right end of the label line, unless the answer is of an example: then that is said. */
  tag?: ReactNode
  tone?: 'loss' | undefined
  /** Where there is no figure: why, in a sentence that takes its place. */
  sentence?: string | undefined
  children: ReactNode
}

/** The raised card under the cloth strip: here the answer starts, with the main result. */
export function ResultCard({ caption, tag, tone, sentence, children }: ResultCardProps) {
  const { results, resultCard } = usePageAnswer()
  const { currency } = useCurrency()
  const [{ label, value }] = results
  return (
    <section ref={resultCard} className={styles.card} aria-label={uiWords.answer.result}>
      <div className={styles.strip} />
      <div className={styles.hero}>
        <dl>
          <dt className={styles.label}>{label}</dt>
          <dd
            className={sentence ? styles.sentence : styles.figure}
            data-fit={fitOf(value)}
            data-tone={tone}
            data-amount
            translate="no"
          >
            {sentence ? (
              <span key={sentence} translate="yes">
                {sentence}
              </span>
            ) : (
              <Figure figure={value} symbol={currency.symbol} />
            )}
          </dd>
        </dl>
        <HeroTag>{tag}</HeroTag>
        <p className={styles.caption} data-amount>
          {/* A new sentence is a new element: programs that translate pages replace its texts. */}
          <span key={textIn(caption)}>{caption}</span>
        </p>
      </div>
      {children}
    </section>
  )
}

/** The tag at the right end of the label line: of an example it says only that it is one. */
export function HeroTag({ children }: { children?: ReactNode }) {
  const { isExample } = usePageAnswer()
  if (isExample) {
    return <div className={classNames(styles.tag, verdict.tag)}>{uiWords.answer.example}</div>
  }
  return children && <div className={styles.tag}>{children}</div>
}

/** A part of the result card between two lines. */
export function ResultPart({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.part, className)}>{children}</div>
}

/** The currency sign is set lighter than the digits, and so is that of a percentage. */
function Figure({ figure, symbol: currency }: { figure: string; symbol: string }) {
  const symbol = figure.endsWith('%') ? '%' : currency
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

/** The text of a sentence with bold parts. @example textIn(<>in <b>15</b> years</>) // 'in 15 years' */
export function textIn(sentence: ReactNode): string {
  if (Array.isArray(sentence)) return sentence.map(textIn).join('')
  if (isValidElement<{ children?: ReactNode }>(sentence)) return textIn(sentence.props.children)
  return String(sentence)
}
