import { expect, it } from 'vitest'
import { questions as emiQuestions } from '../src/calculators/loan/emi/questions'
import { questions as prepayQuestions } from '../src/calculators/loan/prepay/questions'
import { FREE_TO_PREPAY, prepaymentRules, prepaymentRulesShortly } from '../src/calculators/loan/shared/terms/prepayment-rules'

it('dates every sentence about prepayment charges, the rules before 2026, too', () => {
  for (const sentence of [FREE_TO_PREPAY, prepaymentRules, prepaymentRulesShortly]) {
    expect(sentence).toMatch(/May 2014.*August 2019.*1 January 2026/)
  }
  expect(prepaymentRules).toContain('home loans since June 2012')
})

it('is what the questions of both pages say', () => {
  const answers = [...emiQuestions, ...prepayQuestions].map(({ answer }) => answer)
  expect(answers).toContain(prepaymentRules)
  expect(answers.some((answer) => answer.endsWith(prepaymentRulesShortly))).toBe(true)
  const others = answers.filter((answer) => !/August 2019/.test(answer))
  expect(others.join(' ')).not.toMatch(/1 January 2026/)
})
