import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide'
import { groupDigits } from '../../../../core/format'
import { Button } from '../../../../ui/page/button'
import { Icon } from '../../../../ui/page/icon'
import type { ShownRows } from '../messages'
import { arrangeRows, choosePageSize } from './at-work'
import styles from './list-pages.module.css'
import { NamedSelect } from './named-select'
import { pageSizes, pagesFrom, usePageSize } from './page-size'

const count = (number: number) => groupDigits(String(number))

const turns = [
  { to: 'first', name: 'First page', icon: ChevronFirst },
  { to: 'previous', name: 'Previous page', icon: ChevronLeft },
  { to: 'next', name: 'Next page', icon: ChevronRight },
  { to: 'last', name: 'Last page', icon: ChevronLast },
] as const

/** Which rows are on show, the pages before and behind them, and how many rows a page has. */
export function ListPages({ shown }: { shown: ShownRows }) {
  const { from, rows, total } = shown
  const size = usePageSize()
  const pages = pagesFrom({ from, count: rows.length, size, total })
  return (
    <div className={styles.pages}>
      <p role="status">
        {total > 0 && `${count(from + 1)}–${count(from + rows.length)} of ${count(total)}`}
      </p>
      <div className={styles.size}>
        <NamedSelect
          name="Rows a page"
          value={size}
          onChange={({ target: { value } }) => choosePageSize(Number(value))}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </NamedSelect>
      </div>
      <div className={styles.turns}>
        {turns.map(({ to, name, icon }) => {
          const page = pages[to]
          return (
            <Button
              key={to}
              kind="quiet"
              aria-label={name}
              // Not `disabled`: who turns to the last page by keyboard stays on the button.
              aria-disabled={page === undefined}
              onClick={() => page !== undefined && arrangeRows({}, page)}
            >
              <Icon of={icon} size={20} />
            </Button>
          )
        })}
      </div>
    </div>
  )
}
