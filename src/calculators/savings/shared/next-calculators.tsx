import { hrefOf } from '../../../addresses'
import { type Decimal, round } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { LinkTiles } from '../../../ui/page/link-tiles'
import { useCurrency } from '../../../ui/tab/currency'
import { savingsWords } from './words'

type NextCalculatorsProps = {
  /** What the plan comes to; undefined where there is no answer. */
  sum: Decimal | undefined
  /** The yearly return in percent, of which a twelfth counts every month. */
  rate: string
  /** As typed. The SIP pages share this field: a link without it would reset it on all of them. */
  years: string
}

/** The links below a plan: the sum, as it is shown, opens the withdrawal calculator. */
export function NextCalculators({ sum, rate, years }: NextCalculatorsProps) {
  const { currency, wholeMoney } = useCurrency()
  if (sum === undefined || round(sum, 0) <= 0n) return null
  const savings = formatNumber(sum, 0)
  return (
    <LinkTiles
      title={savingsWords.goOn}
      links={[
        {
          number: 1,
          name: savingsWords.withdraw,
          note: savingsWords.withdrawNote(wholeMoney(sum)),
          href: hrefOf('savings/withdraw', { savings, rate, years, currency: currency.code }),
        },
      ]}
    />
  )
}
