import { expect, it } from 'vitest'
import { NO_CHARGE_NOTE } from '../src/calculators/loan/prepay/sentences'
import { prepaymentFreeSince } from '../src/calculators/loan/shared/rules'
import { questionsOf } from '../src/questions'

it('dates every sentence about prepayment charges, the rules before 2026, too', () => {
  const answers = (['loan/emi', 'loan/prepay'] as const)
    .flatMap((name) => questionsOf({ name }))
    .map(({ answer }) => answer)
  const about = answers.filter((answer) => /not for business/.test(answer))
  expect(about).toHaveLength(2)
  for (const sentence of [...about, NO_CHARGE_NOTE]) {
    expect(sentence).toMatch(/May 2014.*August 2019.*1 January 2026/)
  }
  for (const sentence of about)
    expect(sentence).toContain(`since ${prepaymentFreeSince.bankHomeLoans}`)
})
