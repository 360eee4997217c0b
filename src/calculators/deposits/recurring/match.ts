import { type Decimal, subtract, toDigits, zero } from '../../../core/money/decimal'
import { roundedUp } from '../../../core/money/round-whole'
import type { BankWay } from '../shared/match-my-bank/match'
import { type WayOfBank, waysOfBanks } from './bank-ways'
import { type answer, type Method, planIn, type RecurringInputs } from './compute'
import type { Typed } from './inputs'
import { recurringWords } from './words'

/**
 * The ways of counting to try against a receipt, for the deposit as it stands. A found instalment is the one that
 * is shown, rounded up.
 *
 * @param change sets the page to one of its own ways
 * @example bankWaysFor(answer(typed), inputs.change)[0]?.name // 'the bank formula'
 */
export function bankWaysFor(
  { asked, outcome }: Pick<ReturnType<typeof answer>, 'asked' | 'outcome'>,
  change: (part: Partial<Typed>) => void,
): readonly BankWay[] {
  const plan = planIn(outcome)
  if (!plan || plan.monthly <= zero) return []
  const { rateUsed: rate, months } = plan
  const monthly = asked.find === 'monthly' ? roundedUp(plan.monthly) : plan.monthly
  return waysOfBanks({ monthly, rate, months }).map((way) => {
    const method = methodOf(way)
    const isInUse = method === asked.method
    const named = { name: sayWay(way), value: way.value, isInUse }
    return method === undefined || isInUse
      ? named
      : { ...named, choose: () => change(settingsFor(method, asked, rate)) }
  })
}

/** A method, at the rate that counts now: banks and the post office have one each. */
function settingsFor(method: Method, asked: RecurringInputs, rate: Decimal): Partial<Typed> {
  if (method === 'postOffice') return { method, postRate: toDigits(rate) }
  return asked.method === 'postOffice'
    ? { method, rate: toDigits(subtract(rate, asked.seniorExtra)) }
    : { method }
}

/** The setting of the page that counts this way. */
const methodOf = ({ way, isRounded, isAtMonthEnd }: WayOfBank): Method | undefined =>
  isRounded || isAtMonthEnd || way === 'credited' || way === 'monthly' || way === 'simple'
    ? undefined
    : way

function sayWay({ way, isRounded, isAtMonthEnd }: WayOfBank): string {
  const named = recurringWords.bankWays[way]
  const whole = isRounded ? recurringWords.bankWays.roundedQuarters(named) : named
  return isAtMonthEnd ? recurringWords.bankWays.atMonthEnd(whole) : whole
}
