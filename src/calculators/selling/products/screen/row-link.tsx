import { hrefOf } from '../../../addresses'
import type { List } from '../desk'
import type { ShownRow } from '../messages'
import { orderOfRow } from '../row-order'
import { leaveForRow } from './opened-row'

/** The name of a product, which leads to it as a marketplace order. */
export function RowLink({ row, list }: { row: ShownRow; list: List }) {
  const order = orderOfRow(row, list)
  return (
    <a
      href={hrefOf('selling/marketplace', order)}
      translate="no"
      onClick={(event) => {
        const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (!isForBrowser) leaveForRow(order)
      }}
    >
      {row.name || row.sku || `Row ${row.row}`}
      {row.name && row.sku && (
        <>
          {' '}
          <small>{row.sku}</small>
        </>
      )}
    </a>
  )
}
