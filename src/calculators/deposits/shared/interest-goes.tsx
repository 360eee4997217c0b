import {
  atLeastZero,
  type Decimal,
  round,
  subtract,
  sum,
  toApproximate,
  zero,
} from '../../../core/money/decimal'
import { HALDI_HATCH } from '../../../ui/charts/hatch'
import { useCurrency } from '../../../ui/tab/currency'
import styles from './interest-goes.module.css'
import { depositsWords } from './words'

export type InterestParts = {
  readonly tax: Decimal
  readonly lateFees: Decimal
  /** What rising prices eat of the interest, and of what was put in. */
  readonly prices: Decimal
  readonly ofAmount: Decimal
  readonly left: Decimal
}

/**
 * Where the interest goes, in whole units that add up to it: tax first, then late fees, then what prices rise by.
 *
 * @param afterTax all that comes back, less tax and fees
 * @param inTodaysMoney what that buys
 */
export function interestPartsOf(of: {
  readonly interest: Decimal
  readonly taxInAll: Decimal
  readonly lateFees: Decimal
  readonly afterTax: Decimal
  readonly inTodaysMoney: Decimal
}): InterestParts {
  const interest = atLeastZero(of.interest)
  const tax = least(of.taxInAll, interest)
  const lateFees = least(of.lateFees, subtract(interest, tax))
  const rest = subtract(subtract(interest, tax), lateFees)
  const risen = atLeastZero(subtract(of.afterTax, of.inTodaysMoney))
  const prices = least(risen, rest)
  const left = subtract(rest, prices)
  // Tax and fees are written as elsewhere on the page; what rounding leaves falls on the others. Where fees
  // take all that tax leaves, both may have been rounded up.
  const ofTax = round(tax, 0)
  const ofFees = least(round(lateFees, 0), subtract(round(interest, 0), ofTax))
  const others = subtract(round(interest, 0), sum(ofTax, ofFees))
  const ofRest = least(round(left, 0), others)
  return {
    tax: ofTax,
    lateFees: ofFees,
    prices: subtract(others, ofRest),
    ofAmount: atLeastZero(round(subtract(risen, prices), 0)),
    left: ofRest,
  }
}

const least = (a: Decimal, b: Decimal): Decimal => atLeastZero(a < b ? a : b)

type InterestGoesProps = {
  interest: Decimal
  parts: InterestParts
  /** With cess. @example '20.8%' */
  taxPercent: string
}

/** A bar of where the interest goes. What is gone is an empty outline, what is left is hatched. */
export function InterestGoes({ interest, parts, taxPercent }: InterestGoesProps) {
  const { wholeMoney } = useCurrency()
  const total = sum(parts.tax, parts.lateFees, parts.prices, parts.left)
  if (total <= zero) return null
  const bold = (amount: Decimal) => <b data-amount>{wholeMoney(amount)}</b>
  const shown = [
    { key: 'tax', amount: parts.tax, says: depositsWords.goes.tax(bold(parts.tax), taxPercent) },
    {
      key: 'lateFees',
      amount: parts.lateFees,
      says: depositsWords.goes.lateFees(bold(parts.lateFees)),
    },
    {
      key: 'prices',
      amount: parts.prices,
      says:
        parts.ofAmount > zero
          ? depositsWords.goes.pricesAndAmount(bold(parts.prices), wholeMoney(parts.ofAmount))
          : depositsWords.goes.prices(bold(parts.prices)),
    },
    { key: 'left', amount: parts.left, says: depositsWords.goes.left(bold(parts.left)) },
  ].filter(({ amount }) => amount > zero)
  let start = 0
  const drawn = shown.map((part) => {
    const share = (100 * toApproximate(part.amount)) / toApproximate(total)
    start += share
    return { ...part, share, start: start - share }
  })
  return (
    <div className={styles.goes}>
      <h2 data-amount>{depositsWords.goes.title(wholeMoney(interest))}</h2>
      <svg aria-hidden="true" data-amount>
        {drawn.map(({ key, share, start }) => (
          <rect
            key={key}
            x={`${start.toFixed(2)}%`}
            width={`${share.toFixed(2)}%`}
            height="100%"
            className={key === 'left' ? undefined : styles.gone}
            fill={key === 'left' ? `url(#${HALDI_HATCH})` : undefined}
          />
        ))}
      </svg>
      <ul data-amount>
        {drawn.map(({ key, says }) => (
          <li key={key}>{says}</li>
        ))}
        {parts.left <= zero && (
          // Where prices take of the amount, too, that says it.
          <li className={parts.ofAmount > zero ? 'visually-hidden' : undefined}>
            {depositsWords.goes.noneLeft}
          </li>
        )}
      </ul>
    </div>
  )
}
