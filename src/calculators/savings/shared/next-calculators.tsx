import { hrefOf } from '../../../addresses'
import { type Decimal, round } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { readNumber } from '../../../core/money/parse'
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

/** Of those who live on their savings: most hold less of what goes up and down, and prices rise. */
const CAUTIOUS_RETURN = '8'
const RISE = '6'

/**
 * The links below a plan: the sum, as it is shown, opens the withdrawal calculator, with a return that is
 * no higher than the plan's.
 */
export function NextCalculators({ sum, rate, years }: NextCalculatorsProps) {
  const { currency, wholeMoney } = useCurrency()
  if (sum === undefined || round(sum, 0) <= 0n) return null
  const savings = formatNumber(sum, 0)
  const cautious =
    readNumber(rate).value < readNumber(CAUTIOUS_RETURN).value ? rate : CAUTIOUS_RETURN
  return (
    <LinkTiles
      title={savingsWords.goOn}
      links={[
        {
          number: 1,
          name: savingsWords.withdraw,
          note: savingsWords.withdrawNote(wholeMoney(sum), `${cautious}%`, `${RISE}%`),
          href: hrefOf('savings/withdraw', {
            savings,
            rate: cautious,
            rise: RISE,
            years,
            currency: currency.code,
          }),
        },
      ]}
    />
  )
}
