import { groupDigits } from '../../../../core/format'
import type { List } from '../desk'
import styles from './product-list.module.css'
import { NO_SLAB, useRowFigures } from './row-figures'
import { RowLink } from './row-link'

/** The products of a page on a narrow screen: three lines each, on the margin rule. */
export function ProductList({ list, percent }: { list: List; percent: string }) {
  const figuresOf = useRowFigures()
  const hasQuantities = list.reading.uses.includes('quantity')
  return (
    <ul className={styles.products}>
      {list.shown.rows.map((row) => {
        const figures = figuresOf(row)
        return (
          <li
            key={row.row}
            data-row={groupDigits(String(row.row))}
            data-tone={figures.isLoss ? 'loss' : undefined}
          >
            <b>
              <RowLink row={row} list={list} />
            </b>
            <b className={styles.margin}>
              <span className="visually-hidden">Margin </span>
              {figures.margin}
            </b>
            <span data-amount>
              <span className="visually-hidden">Price </span>
              {`${figures.price} · cost ${figures.cost}`}
            </span>
            <span className={styles.profit} data-amount>
              <span className="visually-hidden">Profit </span>
              {figures.profit}
            </span>
            <span data-amount>{`Break-even ${figures.breakEven}`}</span>
            <span data-amount>{`${percent} at ${figures.targetPrice}`}</span>
            {hasQuantities && (
              <>
                <span data-amount>{`${figures.quantity} × payout ${figures.payoutInAll}`}</span>
                <span className={styles.profit} data-amount>
                  {`profit ${figures.profitInAll}`}
                </span>
              </>
            )}
            {row.isBetweenSlabs && <span className={styles.slab}>{NO_SLAB}</span>}
          </li>
        )
      })}
    </ul>
  )
}
