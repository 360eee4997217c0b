import { hrefOf } from '../../../../addresses'
import { TextLink } from '../../../../ui/page/text-link'
import { useOwnOrder } from '../../../market/inputs'
import { rememberOwnOrder } from '../../../market/opened-rows'
import type { SkuRow } from '../../messages'
import { orderOfSku, type SellerTerms } from './order-of-sku'
import { settlementPriceWords } from './words'

type PriceLinkProps = SellerTerms & { row: Pick<SkuRow, 'sku' | 'average'> }

/**
 * Opens a SKU with its real averages as a marketplace order, where its price can be found. Nothing for a
 * SKU that no order was kept of.
 */
export function PriceLink({ row, ...terms }: PriceLinkProps) {
  const own = useOwnOrder()
  if (!row.average) return null
  const order = orderOfSku(row.average, terms, own)
  return (
    <TextLink
      href={hrefOf('selling/marketplace', order)}
      aria-label={settlementPriceWords.findOf(row.sku)}
      onClick={(event) => {
        const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (!isForBrowser) rememberOwnOrder(order)
      }}
    >
      {settlementPriceWords.find}
    </TextLink>
  )
}
