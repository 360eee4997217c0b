import { ArrowUp, ChevronDown } from 'lucide'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '../page/button'
import { classNames } from '../page/class-names'
import { Icon } from '../page/icon'
import { fitOf } from './fit'
import styles from './result-bars.module.css'

type ResultBarsProps = {
  /** The main result first. */
  results: readonly { label: string; value: string }[]
  inputs: RefObject<HTMLElement | null>
  result: RefObject<HTMLElement | null>
}

/**
 * The answer when its card is out of view: a bar under the header on wide screens, a dock at the
 * bottom on narrow ones. Both only repeat, so screen readers hear nothing of the figures.
 */
export function ResultBars({ results, inputs, result }: ResultBarsProps) {
  const place = usePlaceOf(result)

  const goToInputs = () => {
    inputs.current?.scrollIntoView({ block: 'start' })
    inputs.current
      ?.querySelector<HTMLElement>('[type=text],textarea')
      ?.focus({ preventScroll: true })
  }

  const [main] = results
  return (
    <>
      <div className={classNames(styles.answerBar, place === 'above' && styles.shown)}>
        <div className={styles.answers}>
          <p className={styles.pairs} aria-hidden="true">
            {results.map(({ label, value }) => (
              <span key={label}>
                {label} <b data-amount>{value}</b>
              </span>
            ))}
          </p>
          <Button kind="quiet" onClick={goToInputs}>
            <Icon of={ArrowUp} size={18} />
            Change inputs
          </Button>
        </div>
      </div>
      <div className={classNames(styles.dock, place !== 'in view' && styles.shown)}>
        <p className={styles.answer} aria-hidden="true">
          <span>{main?.label}</span>
          <b data-amount data-fit={fitOf(main?.value ?? '')}>
            {main?.value}
          </b>
        </p>
        <Button kind="secondary" onClick={() => result.current?.scrollIntoView({ block: 'start' })}>
          Details
          <Icon of={ChevronDown} size={18} />
        </Button>
      </div>
    </>
  )
}

/** What it covers of the window, in pixels. */
const HEADER = 72

/** Where the result's figure is. On phones it opens below the first screen, so that is assumed. */
function usePlaceOf(result: RefObject<HTMLElement | null>): 'above' | 'in view' | 'below' {
  const [place, setPlace] = useState<'above' | 'in view' | 'below'>('below')

  useEffect(() => {
    const figure = result.current?.querySelector('dd')
    const card = result.current
    if (!figure || !card || !('IntersectionObserver' in window)) return
    let figureInView = false
    let cardInView = false
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.target === figure) figureInView = entry.isIntersecting
          else cardInView = entry.isIntersecting
        }
        // The bar waits until the whole card is gone, if a window can hold it; the dock only looks at
        // the figure.
        const isWide = matchMedia('(width >= 56.25em)').matches
        const isLow = card.offsetHeight <= innerHeight
        const isAbove = figure.getBoundingClientRect().top < HEADER
        setPlace(
          (isWide && isLow ? cardInView : figureInView) ? 'in view' : isAbove ? 'above' : 'below',
        )
      },
      { rootMargin: `-${HEADER}px 0px 0px` },
    )
    watcher.observe(figure)
    watcher.observe(card)
    return () => watcher.disconnect()
  }, [result])

  return place
}
