import { renderToStaticMarkup } from 'react-dom/server'
import { describe, it } from 'vitest'
import { answer as compareOffers } from '../src/calculators/loan/compare/compute'
import { offersSheet } from '../src/calculators/loan/compare/export'
import { inputs as offerInputs } from '../src/calculators/loan/compare/inputs'
import { verdictOn } from '../src/calculators/loan/compare/sentences'
import { computeLoan, halfRepaidMonth, yearlyBalances } from '../src/calculators/loan/emi/compute'
import { loanSheet } from '../src/calculators/loan/emi/export'
import { columns } from '../src/calculators/loan/emi/schedule'
import { answer as prepayAnswer, yearByYear } from '../src/calculators/loan/prepay/compute'
import { prepaySheet } from '../src/calculators/loan/prepay/export'
import { rateMoves } from '../src/calculators/loan/prepay/rate-moves'
import { columns as prepayColumns } from '../src/calculators/loan/prepay/years-card'
import { calendarMonth, convertTenure } from '../src/calculators/loan/shared/terms'
import { scheduleOf } from '../src/core/loan/annuity'
import { type Decimal, sum, toDigits, zero } from '../src/core/money/decimal'
import { formatMoney, formatPercent } from '../src/core/money/format'
import { groupDigits } from '../src/core/money/group-digits'
import { writeCsv } from '../src/core/tables/csv'
import {
  amountIn,
  currencyFor,
  forEachFew,
  hold,
  holdCsv,
  holdFigure,
  holdMoney,
  isDust,
  numberIn,
  SCHEDULE_EVERY,
  texts,
  trying,
  units,
} from './fuzz'
import { fuzzSeed, nastyChanges, randomFrom } from './nasty-texts'

describe('every text', () => {
  it('is the start of a calendar only if it is a month', () => {
    for (const text of texts) {
      trying(text, () => {
        const month = calendarMonth(12, text)
        hold(month === undefined || /^[A-Z][a-z]{2} \d+$/.test(month), `"${month}" is no month`)
      })
    }
  })
})

describe('every calculator', () => {
  it('Loan offers: every cost adds up, and a sentence says which is the least', () => {
    const fields = [
      'amount',
      'rate',
      'tenure',
      'fee',
      'other',
      'amountB',
      'tenureB',
      'feeB',
    ] as const
    forEachFew(fields, (few, round) => {
      const typed = {
        ...offerInputs.defaults,
        ...few,
        method: round % 2 ? ('flat' as const) : ('reducing' as const),
        feeKind: round % 3 ? ('percent' as const) : ('amount' as const),
        tenureUnit: round % 5 ? ('years' as const) : ('months' as const),
        hasThird: round % 7 ? ('yes' as const) : ('no' as const),
      }
      const answer = compareOffers(typed)
      for (const offer of answer.compared) {
        const { principal, totalInterest, charges, costInAll, youPayInAll, apr } = offer
        hold(sum(totalInterest, charges) === costInAll, 'the cost is interest and charges')
        hold(sum(principal, costInAll) === youPayInAll, 'all is the loan and its cost')
        hold(totalInterest >= 0n && charges >= 0n, 'nobody is paid to borrow')
        hold(apr === undefined || apr >= 0n, 'an APR is not below 0')
        for (const value of [offer.emi, costInAll, youPayInAll]) holdMoney(value, round)
        if (apr !== undefined) holdFigure(formatPercent(apr, 2))
      }
      const { symbol, code } = currencyFor(round)
      const money = (value: Decimal) => formatMoney(value, symbol, 0)
      const verdict = verdictOn(answer, { money, unit: typed.tenureUnit })
      const words = [verdict.figure, renderToStaticMarkup(verdict.sentence), ...verdict.notes]
      hold(
        words.every((sentence) => sentence && !/undefined|NaN|null/.test(sentence)),
        `"${words.join(' ')}"`,
      )
      if (round % SCHEDULE_EVERY) return
      const csv = writeCsv(offersSheet({ ...answer, typed, currencyCode: code }))
      hold(!/undefined|NaN/.test(csv), csv)
    })
  })

  it('Loan: the instalments repay it, and nothing more', () => {
    forEachFew(['amount', 'rate', 'tenure', 'fee'], (few, round) => {
      const tenureUnit = round % 3 ? ('years' as const) : ('months' as const)
      const tenure = numberIn(few.tenure)
      for (const unit of ['years', 'months'] as const) {
        holdFigure(groupDigits(toDigits(convertTenure(tenure, unit))))
      }
      const loan = computeLoan({
        principal: amountIn(few.amount),
        annualRate: numberIn(few.rate),
        tenure,
        tenureUnit,
        feeKind: (['none', 'percent', 'fixed'] as const)[round % 3] ?? 'none',
        fee: numberIn(few.fee),
        hasGstOnFee: round % 2 === 0,
      })
      if (!loan) return
      const { principal, months, emi, totalInterest, totalPayment, processingFee } = loan
      if (months > 0) hold(sum(principal, totalInterest) === totalPayment, 'the total fits')
      hold(units(BigInt(months))((totalPayment - emi * BigInt(months)) as Decimal), 'the EMIs fit')
      hold(totalInterest >= 0n && processingFee >= 0n, 'nobody is paid to borrow')
      for (const value of [emi, totalInterest, totalPayment, processingFee]) holdMoney(value, round)

      if (round % SCHEDULE_EVERY) return
      const schedule = scheduleOf(loan)
      hold(schedule.length === months, 'every month has a row')
      if (months === 0) return
      hold(sum(...schedule.map((row) => row.principal)) === principal, 'the parts are the loan')
      hold(schedule.at(-1)?.balance === zero, 'nothing is owed in the end')
      let before = principal
      for (const { month, principal, interest, balance, interestLeft } of schedule) {
        hold(isDust((principal + interest - emi) as Decimal), `month ${month} pays one EMI`)
        hold(balance >= 0n && balance <= before, `month ${month} leaves less`)
        before = balance
        for (const value of [principal, interest, balance, interestLeft]) holdMoney(value, round)
      }
      const half = halfRepaidMonth(loan, schedule)
      hold(half === undefined || (half >= 1 && half <= months), `month ${half} is half-way`)
      for (const { principalLeft } of yearlyBalances(loan, schedule))
        holdMoney(principalLeft, round)
      const start = round % 2 ? '2027-04' : few.fee
      const calendar = schedule.map(({ month }) => calendarMonth(month, start))
      holdCsv(
        writeCsv(
          loanSheet({
            loan,
            schedule: { months: schedule, columns, calendar },
            currencyCode: 'INR',
          }),
        ),
      )
    })
  })

  it('Prepay: what is paid repays it, or it never ends', () => {
    const random = randomFrom(fuzzSeed + 4)
    forEachFew(['amount', 'rate', 'tenure', 'emi', 'charge', 'start'], (few, round) => {
      // Each of them is followed for up to a century, twice.
      if (round % 20) return
      const typed = {
        ...few,
        emi: random.chance(0.5) ? '' : few.emi,
        tenureUnit: random.pick(['years', 'months']),
        changes: nastyChanges(random),
        years: random.pick(['loan', 'financial']),
        expected: few.rate,
        gainTax: few.charge,
      }
      trying(typed, () => {
        const { results, agreedMonths } = prepayAnswer(typed)
        if (!results) return
        for (const { rows, end, noEnd } of [results.without, results.with]) {
          hold((end === undefined) !== (noEnd === undefined), 'it ends, or says why not')
          for (const { interest, prepayment, balance } of rows) {
            hold(interest >= 0n && prepayment >= 0n && balance >= 0n, 'no amount is below 0')
          }
          if (end) hold((rows.at(-1)?.balance ?? zero) === zero, 'nothing is owed in the end')
          if (noEnd) for (const value of [noEnd.smallestEmi, noEnd.balance]) holdMoney(value, round)
          const paid = rows.flatMap(({ principal, prepayment }) => [principal, prepayment])
          const owed = rows.at(-1)?.balance ?? zero
          if (rows.length > 0) {
            hold(sum(...paid, owed) === results.loan.principal, 'the parts are the loan')
          }
        }
        const { interestSaved, savedInAll, charges, prepaid } = results
        for (const value of [interestSaved, savedInAll, charges, prepaid]) holdMoney(value, round)
        for (const { interest, owed } of yearByYear(results, agreedMonths).flatMap(
          ({ without, with: changed }) => [without ?? [], changed ?? []].flat(),
        )) {
          holdMoney(interest, round)
          holdMoney(owed, round)
        }
        for (const { emiEndKept, interestDifferenceEmiKept } of rateMoves(results)) {
          holdMoney(emiEndKept, round)
          holdMoney(interestDifferenceEmiKept, round)
        }
        const months = results.with.rows.slice(0, results.with.end?.months ?? agreedMonths)
        const calendar = months.map(({ month }) => calendarMonth(month, typed.start))
        const table = { months, columns: prepayColumns, calendar }
        holdCsv(writeCsv(prepaySheet({ results, schedule: table, currencyCode: 'INR', typed })))
      })
    })
  })
})
