import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { answer as answerFixed } from '../src/calculators/deposits/fixed/answer'
import { HowItWorks as Fixed } from '../src/calculators/deposits/fixed/how-it-works'
import { inputs as fixedInputs } from '../src/calculators/deposits/fixed/inputs'
import { answer as answerPpf } from '../src/calculators/deposits/ppf/compute'
import { HowItWorks as PpfSteps } from '../src/calculators/deposits/ppf/how-it-works'
import { inputs as ppfInputs } from '../src/calculators/deposits/ppf/inputs'
import { answer as answerRecurring } from '../src/calculators/deposits/recurring/compute'
import { HowItWorks as Recurring } from '../src/calculators/deposits/recurring/how-it-works'
import { inputs as recurringInputs } from '../src/calculators/deposits/recurring/inputs'
import { answer as answerReturn } from '../src/calculators/gst/return/answer'
import { HowItWorks as ReturnSteps } from '../src/calculators/gst/return/how-it-works'
import { inputs as returnInputs } from '../src/calculators/gst/return/inputs'
import { answer as answerScheme } from '../src/calculators/gst/scheme/compute'
import { HowItWorks as SchemeSteps } from '../src/calculators/gst/scheme/how-it-works'
import { inputs as schemeInputs } from '../src/calculators/gst/scheme/inputs'
import { answer as answerOffers } from '../src/calculators/loan/compare/compute'
import { HowItWorks as Compare } from '../src/calculators/loan/compare/how-it-works'
import { inputs as offerInputs } from '../src/calculators/loan/compare/inputs'
import { answer as answerLoan } from '../src/calculators/loan/emi/compute'
import { HowItWorks as Emi } from '../src/calculators/loan/emi/how-it-works'
import { inputs as loanInputs } from '../src/calculators/loan/emi/inputs'
import { answer as findLoan } from '../src/calculators/loan/find/compute'
import { HowItWorks as Find } from '../src/calculators/loan/find/how-it-works'
import { inputs as findInputs } from '../src/calculators/loan/find/inputs'
import { answer as answerPrepay } from '../src/calculators/loan/prepay/compute'
import { HowItWorks as Prepay } from '../src/calculators/loan/prepay/how-it-works'
import { inputs as prepayInputs } from '../src/calculators/loan/prepay/inputs'
import { computeProfitLoss } from '../src/calculators/profit-loss/compute'
import { HowItWorks as ProfitLoss } from '../src/calculators/profit-loss/how-it-works'
import { answer as answerAfterTax } from '../src/calculators/savings/after-tax/compute'
import { HowItWorks as AfterTax } from '../src/calculators/savings/after-tax/how-it-works'
import { inputs as afterTaxInputs } from '../src/calculators/savings/after-tax/inputs'
import { answer as answerReturns } from '../src/calculators/savings/earned/compute'
import { HowItWorks as ReturnsSteps } from '../src/calculators/savings/earned/how-it-works'
import { inputs as returnsInputs } from '../src/calculators/savings/earned/inputs'
import { answer as answerGoal, planIn } from '../src/calculators/savings/goal/compute'
import { HowItWorks as Goal } from '../src/calculators/savings/goal/how-it-works'
import { inputs as goalInputs } from '../src/calculators/savings/goal/inputs'
import { answer as answerLumpSum } from '../src/calculators/savings/lump-sum/compute'
import { HowItWorks as LumpSum } from '../src/calculators/savings/lump-sum/how-it-works'
import { inputs as lumpSumInputs } from '../src/calculators/savings/lump-sum/inputs'
import { answer as answerSip } from '../src/calculators/savings/sip/compute'
import { HowItWorks as Sip } from '../src/calculators/savings/sip/how-it-works'
import { inputs as sipInputs } from '../src/calculators/savings/sip/inputs'
import { answer as answerStepUp } from '../src/calculators/savings/step-up/compute'
import { HowItWorks as StepUp } from '../src/calculators/savings/step-up/how-it-works'
import { inputs as stepUpInputs } from '../src/calculators/savings/step-up/inputs'
import { answer as answerWithdraw } from '../src/calculators/savings/withdraw/compute'
import { HowItWorks as Withdraw } from '../src/calculators/savings/withdraw/how-it-works'
import { inputs as withdrawInputs } from '../src/calculators/savings/withdraw/inputs'
import { answer as answerOrder } from '../src/calculators/selling/marketplace/compute'
import { HowItWorks as Marketplace } from '../src/calculators/selling/marketplace/how-it-works'
import { WorkedExample } from '../src/calculators/selling/one-product/how-it-works'
import { decimalFrom, zero } from '../src/core/money/decimal'
import { formatMoney } from '../src/core/money/format'
import { evaluateLine, lineEquals } from '../src/core/money/worked-line'
import { finePlanOf, savingsOf } from '../src/core/savings/plan'
import { monthGrowth } from '../src/core/savings/yearly-growth'
import { inputs as orderInputs } from '../src/desks/market/inputs'
import { CurrencyProvider } from '../src/ui/tab/currency'
import { isThorough } from './is-thorough'

/*
 * No false equals sign: every line of How it works is worked out again from the digits that are
 * written in it, and has to come to what it says.
 */

const FRACTION =
  /<span class="[^"]*fraction[^"]*"><span>(.*?)<\/span><span class="visually-hidden"> ÷ <\/span><span class="[^"]*divisor[^"]*">(.*?)<\/span><\/span>/g

/** The lines of working, and what letters stand for, as a person reads them. */
function linesIn(part: ReactNode): string[] {
  const html = renderToString(<CurrencyProvider>{part}</CurrencyProvider>)
  const lines = [...html.matchAll(/<(p|dd)\b([^>]*)>(.*?)<\/\1>/g)]
    .filter(([, tag, attributes = '']) => tag === 'dd' || attributes.includes('translate="no"'))
    .map(([, , , inner = '']) =>
      inner
        .replace(/<!-- -->/g, '')
        .replace(FRACTION, '(($1) ÷ ($2))')
        .replace(/<sup>(.*?)<\/sup>/g, '^($1)')
        .replace(/<[^>]*>/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  // A line that begins with the sign belongs to the one before.
  return lines
    .join('\n')
    .replace(/\n(?=[=≈])/g, ' ')
    .split('\n')
}

/** What stands beside a number and is no part of it. */
const UNITS =
  / (a month|a year|days?|more every year|interest|charges|reaches you|payments?|instalments?|on cost|margin)\b/g

const sidesOf = (line: string): string[] =>
  line
    .replace(UNITS, '')
    // As it is taught: × 100 makes a percentage.
    .replace(/× 100 (?==[^=]*%$)/, '× 100% ')
    .split(/[=≈]/)
    // Words before a colon say what follows; a comma and a space end a result.
    .map((side) =>
      side
        .replace(/(\d%?), .*$/, '$1')
        .replace(/^.*: (?=.*\d)/, '')
        .trim(),
    )

/** Nothing where the line is true. */
function whatIsFalse(line: string): string | undefined {
  if (!/[=≈]/.test(line)) return undefined
  const sides = sidesOf(line)
  const known = sides.filter((side) => !isFormula(side))
  if (known.some((side) => evaluateLine(side) === undefined)) return `unreadable: ${line}`
  for (let index = 1; index < known.length; index++) {
    const [working = '', result = ''] = [known[index - 1], known[index]]
    if (!lineEquals(working, result)) return `false: ${line}`
  }
  return line.includes('≈') ? `only about right: ${line}` : undefined
}

/** Letters, and no numbers but those of the formula itself. */
const isFormula = (side: string) =>
  /[A-Za-z]/.test(side) &&
  (side.match(/[\d.,]*\d/g) ?? []).every(
    (number) => number === '0' || number === '1' || number === '12',
  )

function expectTrue(part: ReactNode, typed: unknown): number {
  const lines = linesIn(part)
  const wrong = lines.map(whatIsFalse).filter((line) => line !== undefined)
  expect(wrong, JSON.stringify(typed)).toEqual([])
  return lines.filter((line) => /\d.*[=≈]/.test(line)).length
}

const amount = fc.oneof(
  fc.integer({ min: 1, max: 99_999_999 }).map(String),
  fc.integer({ min: 1, max: 999_999_99 }).map((paise) => (paise / 100).toFixed(2)),
)
const small = fc.oneof(fc.constant('0'), amount)
const percent = fc.oneof(
  fc.constant('0'),
  fc.integer({ min: 1, max: 30 }).map(String),
  fc.integer({ min: 1, max: 3000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  fc.integer({ min: 1, max: 300_000 }).map((parts) => (parts / 10_000).toFixed(4)),
)
const signed = fc.oneof(
  percent,
  percent.map((text) => `-${text}`),
)
const years = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map(String),
  fc.integer({ min: 1, max: 480 }).map((months) => (months / 12).toFixed(10)),
)
const RUNS = { numRuns: isThorough ? 1000 : 25 }

/** Every choice of the inputs, and texts for the rest. */
function holds<Typed extends object>(
  defaults: Typed,
  texts: { [Name in keyof Typed]?: fc.Arbitrary<Typed[Name]> },
  partOf: (typed: Typed) => ReactNode,
  checkMore?: (typed: Typed) => void,
) {
  let checked = 0
  fc.assert(
    fc.property(
      fc.record(texts as Record<string, fc.Arbitrary<unknown>>) as fc.Arbitrary<Partial<Typed>>,
      (changes) => {
        const typed = { ...defaults, ...changes }
        checked += expectTrue(partOf(typed), typed)
        checkMore?.(typed)
      },
    ),
    RUNS,
  )
  expectTrue(partOf(defaults), defaults)
  expect(checked).toBeGreaterThan(RUNS.numRuns)
}

describe('no false equals sign in How it works', () => {
  it('of a SIP', () => {
    holds(sipInputs.defaults, { monthly: amount, rate: signed, years }, (typed) => (
      <Sip {...answerSip(typed)} />
    ))
  })

  it('of a step-up SIP', () => {
    const kinds = fc.constantFrom('percent' as const, 'amount' as const)
    holds(
      stepUpInputs.defaults,
      { initial: amount, step: signed, stepKind: kinds, stepAmount: small, rate: signed, years },
      (typed) => <StepUp {...answerStepUp(typed)} />,
    )
  })

  it('of a goal, whatever is looked for', () => {
    holds(
      goalInputs.defaults,
      {
        find: fc.constantFrom('monthly', 'duration', 'stepUp', 'return'),
        goal: amount,
        inflation: signed,
        monthly: amount,
        step: signed,
        stepKind: fc.constantFrom('percent', 'amount'),
        stepAmount: small,
        rate: signed,
        years,
        lump: small,
        timing: fc.constantFrom('start', 'end'),
        reading: fc.constantFrom('divide12', 'effective'),
      },
      (typed) => <Goal answered={answerGoal(typed)} />,
      expectReached,
    )
  })

  it('of a SIP after tax', () => {
    holds(
      afterTaxInputs.defaults,
      {
        monthly: amount,
        rate: signed,
        years,
        step: percent,
        lump: small,
        inflation: signed,
        tax: fc.constantFrom('equity', 'flat', 'none'),
        flatRate: percent,
        otherIncome: small,
      },
      (typed) => <AfterTax {...answerAfterTax(typed)} />,
    )
  })

  it('of a withdrawal plan', () => {
    holds(
      withdrawInputs.defaults,
      {
        find: fc.constantFrom('duration', 'monthly'),
        savings: amount,
        withdrawal: amount,
        rise: fc.oneof(fc.constant('0'), signed),
        rate: signed,
        years,
      },
      (typed) => <Withdraw {...answerWithdraw(typed)} />,
    )
  })

  it('of a PPF account', () => {
    const change = fc
      .tuple(fc.constantFrom('1', '2'), fc.constantFrom('1', '3', '4'), percent)
      .map(([year, quarter, rate]) => `ppf~${year}~${quarter}~${rate}`)
    holds(
      ppfInputs.defaults,
      {
        scheme: fc.constantFrom('ppf', 'ssy'),
        deposit: fc.constantFrom('yearly', 'monthly'),
        yearly: amount,
        monthly: amount,
        month: fc.constantFrom('4', '7', '3'),
        day: fc.constantFrom('1', '5', '6'),
        rate: percent,
        ssyRate: percent,
        opened: fc.constantFrom('', '04/2026', '11/2019', '03/2020'),
        balance: small,
        most: fc.constantFrom('1,50,000', '99999999'),
        changes: fc.oneof(fc.constant(''), change),
      },
      (typed) => <PpfSteps {...answerPpf(typed)} />,
    )
  })

  it('of an EMI', () => {
    holds(loanInputs.defaults, { amount, rate: percent, tenure: years }, (typed) => (
      <Emi loan={answerLoan(typed).loan} tenureUnit={typed.tenureUnit} />
    ))
  })

  it('of a loan that changes', () => {
    const change = fc.oneof(
      fc
        .tuple(amount, fc.integer({ min: 1, max: 40 }))
        .map(([sum, at]) => `once~${sum}~${at}~shorter`),
      fc.tuple(amount, fc.integer({ min: 1, max: 40 })).map(([sum, at]) => `monthly~${sum}~${at}`),
      fc
        .tuple(percent, fc.integer({ min: 1, max: 40 }))
        .map(([rate, at]) => `rate~${rate}~${at}~keepEmi`),
      fc.tuple(percent, fc.integer({ min: 1, max: 40 })).map(([rate, at]) => `raise~${rate}~${at}`),
    )
    holds(
      prepayInputs.defaults,
      { amount, rate: percent, tenure: years, changes: fc.oneof(change, fc.constant('')) },
      (typed) => {
        const { results, changes } = answerPrepay(typed)
        return <Prepay results={results} changes={changes} />
      },
    )
  })

  it.each([
    ['once~5,00,000~12~shorter', 'The same EMI from there'],
    ['once~5,00,000~12~lower-emi', 'A lower EMI from there'],
    ['once~5,00,000~12~shorter*rate~12~13~keep-end', 'A higher EMI from there'],
  ])('of %s, and the EMI after it is called what it is', (changes, title) => {
    const { results, changes: read } = answerPrepay({ ...prepayInputs.defaults, changes })
    const part = <Prepay results={results} changes={read} />
    expectTrue(part, changes)
    const page = renderToString(<CurrencyProvider>{part}</CurrencyProvider>)
    expect(page).toContain(title)
    expect(page).toContain('So much goes to the loan, not ')
  })

  it('of a fixed deposit, whatever is looked for', () => {
    const few = (most: number) => fc.integer({ min: 0, max: most }).map(String)
    holds(
      fixedInputs.defaults,
      {
        find: fc.constantFrom('value', 'amount', 'term'),
        amount,
        wanted: amount,
        income: amount,
        rate: percent,
        years: few(12),
        months: few(14),
        days: few(40),
        from: fc.constantFrom('', '', '31/08/2027', '10/01/2028'),
        payout: fc.constantFrom('maturity', 'maturity', 'monthly', 'quarterly'),
        compounding: fc.constantFrom('quarterly', 'monthly', 'halfYearly', 'yearly', 'simple'),
        dayCount: fc.constantFrom('365', 'leap366'),
        taxRate: percent,
        inflation: percent,
        closeYears: fc.constantFrom('', '1'),
        closeOn: fc.constantFrom('', '15/05/2028'),
        penalty: percent,
      },
      (typed) => <Fixed answered={answerFixed(typed)} />,
    )
  })

  it('of a GST return', () => {
    holds(
      returnInputs.defaults,
      {
        'output-igst': small,
        'output-cgst': amount,
        'output-sgst': amount,
        'reverseCharge-cgst': small,
        'creditNew-igst': amount,
        'cashLedger-cgst': small,
        'cashSinceDue-sgst': small,
        interestRate: percent,
        filedOn: fc.constantFrom('', '2026-11-21', '2026-12-31', '2028-03-01'),
      },
      (typed) => {
        const { asked, results } = answerReturn(typed)
        const tax = results?.tax
        return tax ? <ReturnSteps asked={asked} results={results} tax={tax} /> : null
      },
    )
  })

  it('of composition or regular GST', () => {
    holds(
      schemeInputs.defaults,
      {
        business: fc.constantFrom('goods', 'restaurant', 'services'),
        sales: amount,
        businessShare: percent,
        gstRate: percent,
        purchaseShare: percent,
        gstOnPurchases: percent,
        expenses: small,
        gstOnExpenses: percent,
        bookkeepingRegular: small,
        bookkeepingComposition: small,
        untaxedSales: amount,
        secondSales: amount,
        secondRate: percent,
        maker: fc.constantFrom('yes', 'no'),
        inputTaxBack: fc.constantFrom('', 'yes', 'no'),
        otherStates: fc.constantFrom('yes', 'no'),
      },
      (typed) => <SchemeSteps {...answerScheme(typed)} />,
    )
  })

  it('of offers', () => {
    holds(
      offerInputs.defaults,
      {
        amount,
        rate: percent,
        fee: percent,
        other: small,
        rateB: percent,
        feeB: percent,
        method: fc.constantFrom('reducing', 'flat'),
      },
      (typed) => <Compare compared={answerOffers(typed).compared} />,
    )
  })

  it('of a loan that is looked for', () => {
    holds(
      findInputs.defaults,
      {
        find: fc.constantFrom('amount', 'tenure', 'rate'),
        emiFrom: fc.constantFrom('typed', 'income'),
        emi: amount,
        income: amount,
        share: percent,
        otherEmis: small,
        amount,
        rate: percent,
        tenure: years,
      },
      (typed) => <Find outcome={findLoan(typed).outcome} typed={typed} />,
    )
  })

  it('of a marketplace order', () => {
    holds(
      orderInputs.defaults,
      {
        price: amount,
        cost: amount,
        shipping: small,
        ads: small,
        packing: small,
        gst: percent,
        seller: fc.constantFrom('registered', 'composition', 'unregistered'),
        undelivered: percent,
        undeliveredFee: small,
        returned: percent,
        returnedFee: small,
        returnedDamaged: percent,
        feesGst: fc.constantFrom('onTop', 'included'),
      },
      (typed) => <Marketplace {...answerOrder(typed)} />,
    )
  })

  it('of a sale, and of the worked example', () => {
    fc.assert(
      fc.property(amount, amount, (cost, price) => {
        const prices = { costPrice: decimalFrom(cost), sellingPrice: decimalFrom(price) }
        expectTrue(<ProfitLoss prices={prices} sale={computeProfitLoss(prices)} />, { cost, price })
      }),
      RUNS,
    )
    expect(expectTrue(<WorkedExample />, {})).toBeGreaterThan(3)
  })

  it('of a recurring deposit', () => {
    holds(
      recurringInputs.defaults,
      {
        find: fc.constantFrom('value', 'monthly', 'months'),
        method: fc.constantFrom('formula', 'quarters', 'postOffice'),
        monthly: amount,
        wanted: amount,
        rate: percent,
        postRate: percent,
        months: fc.integer({ min: 1, max: 130 }).map(String),
        taxRate: percent,
        inflation: percent,
        late: fc.oneof(fc.constant('0'), fc.integer({ min: 1, max: 9 }).map(String)),
      },
      (typed) => <Recurring {...answerRecurring(typed)} />,
    )
  })

  it('of a lump sum, whatever is looked for', () => {
    holds(
      lumpSumInputs.defaults,
      {
        find: fc.constantFrom('value', 'amount', 'return', 'years'),
        amount,
        rate: signed,
        years,
        value: amount,
        inflation: signed,
        reading: fc.constantFrom('effective', 'divide12'),
      },
      (typed) => <LumpSum answered={answerLumpSum(typed)} />,
    )
  })

  it.each([
    ['next to nothing', '0.01', false],
    ['a tenth', '2.281', true],
  ])('of a lump sum of which %s is left a month later', (_, value, hasLine) => {
    const typed = { find: 'return', amount: '22.81', value, years: '0.0833333333' } as const
    const part = <LumpSum answered={answerLumpSum({ ...lumpSumInputs.defaults, ...typed })} />
    expectTrue(part, value)
    expect(linesIn(part).some((line) => line.includes('× 0.000000'))).toBe(hasLine)
  })

  const stepsOfPayments = (typed: typeof returnsInputs.defaults) => {
    const { returns, worth, asked } = answerReturns(typed)
    return <ReturnsSteps returns={returns} first={worth[0]} bankRate={asked.bankRate} />
  }

  it.each([
    ['next to nothing, a month later', '2026-04-01~1416~*2026-05-01~~0.01', false],
    ['half, a day later', '2026-04-01~1,00,000~*2026-04-02~~50,000', false],
    ['a tenth, a month later', '2026-04-01~1,00,000~*2026-05-01~~10,000', true],
  ])('of payments of which %s is left', (_, rows, hasLine) => {
    const part = stepsOfPayments({ ...returnsInputs.defaults, rows, value: '0' })
    expectTrue(part, rows)
    expect(linesIn(part).some((line) => line.includes('× 0.0000000000'))).toBe(hasLine)
  })

  it('of payments', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((day) => String(day).padStart(2, '0'))
    const rows = fc
      .tuple(fc.constantFrom(2001, 2019, 2024, 2026, 2026), day, amount, small)
      .map(([year, day, first, out]) => `${year}-04-${day}~${first}~*2026-05-01~~${out}`)
    holds(returnsInputs.defaults, { rows, value: small, bank: percent }, stepsOfPayments)
  })
})

/** A found return or step-up, with the digits that are shown, comes to the goal as it is shown. */
function expectReached(typed: typeof goalInputs.defaults) {
  const { asked, outcome } = answerGoal(typed)
  const plan = planIn(outcome)
  const line = linesIn(<Goal answered={{ asked, outcome, otherPlan: undefined }} />).find((text) =>
    /(rising by|at) [\d,.]+%/.test(text),
  )
  const [, shown, result] = /(?:rising by|at) ([\d,.]+)%.*: (\S+)$/.exec(line ?? '') ?? []
  if (plan?.kind !== 'found' || shown === undefined || asked.find === 'monthly') return
  const found = decimalFrom(shown.replaceAll(',', ''))
  const isReturn = asked.find === 'return'
  const terms = {
    monthly: plan.monthly,
    lumpSum: asked.lumpSum,
    stepPercent: isReturn ? plan.stepPercent : found,
    stepAmount: isReturn ? plan.stepAmount : zero,
    annualRate: isReturn ? found : plan.annualRate,
    timing: asked.timing,
    months: plan.months,
  }
  const savings = savingsOf(finePlanOf(terms, monthGrowth(terms.annualRate, asked.reading)))
  expect(formatMoney(savings?.futureValue ?? zero, '₹', 0), line).toBe(result)
}
