import { subtract, toDigits, zero } from '../../../core/decimal'
import { roundedUp } from '../../../core/round-whole'
import type { BankWay } from '../shared/match-my-bank/match'
import { type WayOfBank, waysOfBanks } from './bank-ways'
import { type answer, type Method, planIn } from './compute'
import { inputs, type Typed } from './inputs'
import { recurringWords } from './words'

/** How the ways of banks are named on the page, and which of them it can be set to. */

/**
 * The ways of counting to try against a receipt, for the deposit as it stands. A found instalment is the one that
 * is shown, rounded up.
 *
 * @example bankWaysFor(typed, answer(typed))[0]?.name // 'the bank formula'
 */
export function bankWaysFor(
  typed: Typed,
  { asked, outcome }: Pick<ReturnType<typeof answer>, 'asked' | 'outcome'>,
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
      : { ...named, choose: () => choose(method, typed, { rate, extra: asked.seniorExtra }) }
  })
}

/** Sets the page to a method, at the rate that it counts with now. */
function choose(
  method: Method,
  typed: Typed,
  { rate, extra }: { rate: typeof zero; extra: typeof zero },
) {
  if (method === 'postOffice') inputs.change({ method, postRate: toDigits(rate) })
  else if (typed.method !== 'postOffice') inputs.change({ method })
  else inputs.change({ method, rate: toDigits(subtract(rate, extra)) })
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
