import type { ReactNode } from 'react'
import { formatMoney } from '../../../../core/format'
import type { Result } from '../../../../ui/answer/page-answer'
import { Card } from '../../../../ui/page/card'
import type { ExportNames, FileSku, Settings, SkuRow, Summary } from '../messages'
import { fromPaise } from '../paise'
import { settlementsWords } from '../words'
import type { CardProps } from './asking'

/*
 * The cards of the screen, in their order.
 */

export const resultsOf = (summary: Summary): readonly [Result, ...Result[]] => [
  {
    label: settlementsWords.results.profit,
    value: formatMoney(fromPaise(summary.profit ?? 0), '₹', 2),
  },
]

export const ResultCard = (_: CardProps): ReactNode => null
export const FindingsCard = (_: CardProps): ReactNode => null
export const SkusCard = (
  _: CardProps & { names: ExportNames; priceLink?: (row: SkuRow) => ReactNode },
): ReactNode => null
export const OrdersCard = (_: CardProps): ReactNode => null
export const UnknownCard = (_: CardProps): ReactNode => null
export const TaxCard = ({
  children,
}: CardProps & { operator: string; children: ReactNode }): ReactNode => <Card>{children}</Card>
export const useFileSkus = (_: CardProps): readonly FileSku[] => []
export const CostsCard = (_: { skus: readonly FileSku[]; seller: Settings['seller'] }): ReactNode =>
  null
