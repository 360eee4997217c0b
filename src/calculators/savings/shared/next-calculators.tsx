import { type Decimal, round } from '../../../core/decimal'
import { formatNumber } from '../../../core/format'
import { LinkTiles } from '../../../ui/page/link-tiles'
import { useCurrency } from '../../../ui/tab/currency'
import { hrefOf } from '../../addresses'

type NextCalculatorsProps = {
  /** What the plan comes to. Nothing where there is no answer. */
  sum: Decimal | undefined
  /** The yearly return, as a twelfth of it counts every month. */
  rate: string
  /** As it was typed: the views of SIP share it, and a link without it would set its own. */
  years: string
}

/** The next question of whoever has saved: the sum as it is shown leads to what it bears. */
export function NextCalculators({ sum, rate, years }: NextCalculatorsProps) {
  const { currency, wholeMoney } = useCurrency()
  if (sum === undefined || round(sum, 0) <= 0n) return null
  const savings = formatNumber(sum, 0)
  return (
    <LinkTiles
      title="Go on with this sum"
      links={[
        {
          number: 1,
          name: 'Withdraw',
          note: `How long ${wholeMoney(sum)} lasts, or what it pays you every month`,
          href: hrefOf('savings/withdraw', { savings, rate, years, currency: currency.code }),
        },
      ]}
    />
  )
}
