import { ChevronDown } from 'lucide'
import { type ReactNode, Suspense, useState } from 'react'
import { Icon } from '../../../ui/page/icon'
import styles from './fold.module.css'

type FoldProps = {
  name: string
  /** What is inside, in words: always current, open or closed. */
  summary: string
  children: ReactNode
}

/** Fields behind one line that names them. They are loaded when they are first opened. */
export function Fold({ name, summary, children }: FoldProps) {
  const [isOpened, setIsOpened] = useState(false)
  return (
    <details className={styles.fold} onToggle={() => setIsOpened(true)}>
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
