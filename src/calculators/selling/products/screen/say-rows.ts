import { countOf, groupDigits } from '../../../../core/format'
import type { Arrangement, Filter } from '../arrange'
import { sayBin } from './say-bin'

const count = (number: number) => groupDigits(String(number))

const sayFilter = (filter: Filter, percent: string): string | undefined => {
  if (filter === 'all') return undefined
  if (filter === 'losses') return 'Losses'
  return filter === 'below' ? `Below ${percent}` : sayBin(filter.bin)
}

/**
 * Which products a sheet of paper has, in words.
 *
 * @example sayRows({ filter: 'losses', search: 'mug' }, { total: 3, products: 60, percent: '20%' })
 * // '3 of 60 products. Losses. “mug” in SKU or name.'
 */
export function sayRows(
  { filter, search }: Pick<Arrangement, 'filter' | 'search'>,
  { total, products, percent }: { total: number; products: number; percent: string },
): string {
  const words = search.trim()
  return [
    total === products
      ? countOf(products, 'product')
      : `${count(total)} of ${countOf(products, 'product')}`,
    sayFilter(filter, percent),
    words && `“${words}” in SKU or name`,
  ]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ')
}
