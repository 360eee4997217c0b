import { ChevronDown } from 'lucide'
import { type ReactNode, Suspense, useState } from 'react'
import { classNames } from '../page/class-names'
import { Icon } from '../page/icon'
import styles from './fold.module.css'

type FoldProps = {
  /** In bold, above the summary. */
  name?: string
  /** What is inside, in words: always current, open or closed. */
  summary: string
  /** The summary shows what a person typed: it is hidden until that is restored after a reload. */
  hasAmounts?: boolean
  isOpenAtFirst?: boolean
  /** What is inside is rendered even while the fold is closed; otherwise when it is first opened. */
  isEager?: boolean
  arrowSize?: number
  className?: string | undefined
  children: ReactNode
}

/** A disclosure: one line that opens and closes what stands below it. */
export function Fold(props: FoldProps) {
  const { name, summary, hasAmounts, isOpenAtFirst, isEager, arrowSize = 20, children } = props
  const [isOpened, setIsOpened] = useState(false)
  return (
    <details
      className={classNames(styles.fold, props.className)}
      open={isOpenAtFirst}
      onToggle={isEager ? undefined : () => setIsOpened(true)}
    >
      <summary>
        {/* New words are a new element: programs that translate pages replace texts. */}
        {name ? (
          <span>
            <b>{name}</b>
            <small key={summary} data-amount={hasAmounts}>
              {summary}
            </small>
          </span>
        ) : (
          <span key={summary}>{summary}</span>
        )}
        <Icon of={ChevronDown} size={arrowSize} />
      </summary>
      {isEager ? children : isOpened && <Suspense>{children}</Suspense>}
    </details>
  )
}
