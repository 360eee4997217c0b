import { ChevronDown } from 'lucide'
import { type ReactNode, Suspense, useState } from 'react'
import { classNames } from '../../../ui/page/class-names'
import { Icon } from '../../../ui/page/icon'
import styles from './fold.module.css'

type FoldProps = {
  name: string
  /** What is inside, in words: always current, open or closed. */
  summary: string
  className?: string | undefined
  children: ReactNode
}

/** Fields behind one line that names them. They are loaded when they are first opened. */
export function Fold({ name, summary, className, children }: FoldProps) {
  const [isOpened, setIsOpened] = useState(false)
  return (
    <details className={classNames(styles.fold, className)} onToggle={() => setIsOpened(true)}>
      <summary>
        <span>
          <b>{name}</b>
          {/* New words are a new element: programs that translate pages replace texts. */}
          <small key={summary} data-amount>
            {summary}
          </small>
        </span>
        <Icon of={ChevronDown} size={20} />
      </summary>
      {isOpened && <Suspense>{children}</Suspense>}
    </details>
  )
}
