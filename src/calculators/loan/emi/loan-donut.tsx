import { type Decimal, divide, toApproximate, zero } from '../../../core/decimal'
import { formatPercent, inWords, withSymbol } from '../../../core/format'
import { sharesOf } from '../../../ui/answer/split-bar'
import { Donut } from '../../../ui/charts/donut'
import { chartUnitFor, inUnit } from '../../../ui/charts/geometry'
import { useCurrency } from '../../../ui/tab/currency'
import type { LoanResults } from './compute'
import styles from './page.module.css'

/** How much of all that is repaid is the loan itself, and how much is interest. */
export function LoanDonut({ loan }: { loan: LoanResults | undefined }) {
  const { currency, wholeMoney } = useCurrency()
  const principal = loan?.months ? loan.principal : zero
  const interest = loan?.totalInterest ?? zero
  const total = loan?.totalPayment
  const { baseShare, restShare } = sharesOf(principal, interest, 1)
  const exactShare = (part: Decimal) => (total ? toApproximate(divide(part, total)) : 0)

  const principalLabel = formatPercent(baseShare, 1)
  const interestLabel = formatPercent(restShare, 1)
  return (
    <div className={styles.ring}>
      <Donut
        base={{ share: exactShare(principal), label: principalLabel, name: 'principal' }}
        added={{ share: exactShare(interest), label: interestLabel, name: 'interest' }}
        centerLabel="You repay"
        centerValue={total ? shortly(total, currency.symbol) : wholeMoney(total)}
        description={
          total
            ? `Of ${wholeMoney(total)} that you repay, ${principalLabel} is principal and ${interestLabel} is interest.`
            : 'There is nothing to repay.'
        }
      />
    </div>
  )
}

/** In words where there are some; beyond them counted in the largest unit, so that it has room. */
function shortly(total: Decimal, symbol: string): string {
  const unit = chartUnitFor(total, symbol)
  return withSymbol(inWords(total) ?? `${inUnit(total, unit, 0)} ${unit.letters}`.trimEnd(), symbol)
}
