import { hrefOf, type ViewName } from '../../../addresses'
import { followLoan } from '../../../core/loan/changing-loan'
import { type Decimal, decimalFrom, one, round, toDigits } from '../../../core/money/decimal'
import { formatNumber, plainMoney } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { LinkTiles } from '../../../ui/page/link-tiles'
import { useCurrency } from '../../../ui/tab/currency'
import type { LoanResults } from './compute'
import type { Typed } from './inputs'
import { emiWords } from './words'

/** Links to the other loan views, which open with this loan. */
export function NextCalculators({ loan, typed }: { loan: LoanResults | undefined; typed: Typed }) {
  const { currency, wholeMoney } = useCurrency()
  if (!loan || loan.months === 0 || loan.principal === 0n) return null
  const { amount, rate, tenure, tenureUnit, start } = typed
  const terms = { amount, rate, tenure, tenureUnit, start, currency: currency.code }
  const linkTo = (view: ViewName, more: Record<string, string>) =>
    hrefOf(view, { ...terms, ...more })
  const more = suggestedRaise(loan.emi)
  const earlier = monthsEarlier(loan, more)
  const hasFee = typed.feeKind !== 'none'
  return (
    <LinkTiles
      title={emiWords.next.title}
      links={[
        {
          number: 1,
          name: emiWords.next.prepay,
          note:
            earlier > 0
              ? emiWords.next.endsEarlier(plainMoney(more, currency.symbol), earlier)
              : emiWords.next.prepayNote,
          href: linkTo('loan/prepay', {
            changes: earlier > 0 ? `monthly~${groupDigits(toDigits(more))}~1` : '',
          }),
        },
        {
          number: 2,
          name: emiWords.next.compare,
          note: emiWords.next.compareNote,
          href: linkTo('loan/compare', {
            feeKind: typed.feeKind === 'fixed' ? 'amount' : 'percent',
            fee: hasFee ? typed.fee : '0',
            gst: typed.gst,
          }),
        },
        {
          number: 3,
          name: emiWords.next.find,
          note: emiWords.next.findNote(wholeMoney(loan.emi)),
          href: linkTo('loan/find', { emiFrom: 'typed', emi: formatNumber(loan.emi, 0) }),
        },
      ]}
    />
  )
}

/**
 * A raise of the EMI to suggest: about a tenth of it, as 1, 2 or 5 and zeros.
 *
 * @example suggestedRaise(decimalFrom(43391)) // 5000
 * @example suggestedRaise(decimalFrom(10624)) // 1000
 */
export function suggestedRaise(emi: Decimal): Decimal {
  const eighth = round(emi, 0) / one / 8n
  const decade = 10n ** BigInt(Math.max(eighth.toString().length - 1, 0))
  const steps = [5n, 2n, 1n].map((digit) => digit * decade)
  return decimalFrom(steps.find((step) => step <= eighth) ?? 1n)
}

function monthsEarlier({ principal, annualRate, months }: LoanResults, more: Decimal): number {
  const { end } = followLoan({
    principal,
    annualRate,
    months,
    changes: [{ kind: 'extraMonthly', amount: more, instalment: 1 }],
  })
  return end ? months - end.months : 0
}
