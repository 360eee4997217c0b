import { beforeAll, describe, expect, it, vi } from 'vitest'
import { hrefOf } from '../src/calculators/addresses'
import { type BillSums, computeBill, computeLine } from '../src/calculators/gst/bill/compute'
import { readGstin } from '../src/calculators/gst/bill/gstin'
import { pasteRows } from '../src/calculators/gst/bill/paste/paste-rows'
import { emptyRow, readRow, readWhole } from '../src/calculators/gst/bill/read-row'
import { computeGst } from '../src/calculators/gst/compute'
import { splitGst } from '../src/calculators/gst/split'
import { answer as compareOffers } from '../src/calculators/loan/compare/answer'
import { offersSheet } from '../src/calculators/loan/compare/export'
import { inputs as offerInputs } from '../src/calculators/loan/compare/inputs'
import { verdictOn } from '../src/calculators/loan/compare/verdict'
import { computeLoan, halfRepaidMonth, yearlyBalances } from '../src/calculators/loan/emi/compute'
import { loanSheet } from '../src/calculators/loan/emi/export'
import { answer as prepayAnswer } from '../src/calculators/loan/prepay/answer'
import { prepaySheet } from '../src/calculators/loan/prepay/export'
import { rateMoves } from '../src/calculators/loan/prepay/rate-moves'
import { yearByYear } from '../src/calculators/loan/prepay/years'
import { calendarMonth } from '../src/calculators/loan/shared/schedule/months'
import { convertTenure } from '../src/calculators/loan/shared/terms/tenure'
import { percentageChange, percentOf, whatPercent } from '../src/calculators/percentage/compute'
import { computeProfitLoss } from '../src/calculators/profit-loss/compute'
import { answer as answerAfterTax, captionOf } from '../src/calculators/savings/after-tax/answer'
import { afterTaxSheet } from '../src/calculators/savings/after-tax/export'
import { inputs as afterTaxInputs } from '../src/calculators/savings/after-tax/inputs'
import { savingsSheet } from '../src/calculators/savings/export'
import { answer as askGoal } from '../src/calculators/savings/goal/answer'
import { noPlanIn, planIn } from '../src/calculators/savings/goal/compute'
import { inputs as goalInputs } from '../src/calculators/savings/goal/inputs'
import { sayGoal } from '../src/calculators/savings/goal/share'
import { heroOf, sayFound } from '../src/calculators/savings/goal/words'
import { computeRaisedSip, computeSip } from '../src/calculators/savings/sip/compute'
import { computeStepUpSip } from '../src/calculators/savings/step-up/compute'
import { answer as answerOrder } from '../src/calculators/selling/marketplace/answer'
import { computeMarketplace } from '../src/calculators/selling/marketplace/compute'
import { resultsOf } from '../src/calculators/selling/marketplace/order-result'
import { sayOrder } from '../src/calculators/selling/marketplace/share'
import { bandHint, sayBand, sayMore } from '../src/calculators/selling/marketplace/words'
import {
  computeEcommerceProfit,
  readQuantity,
  roundUpPrice,
} from '../src/calculators/selling/one-product/compute'
import {
  parseBands,
  plainBands,
  settleBands,
  writeBands,
} from '../src/calculators/selling/shared/market/bands'
import { inputs as orderInputs } from '../src/calculators/selling/shared/market/inputs'
import { sayReturns } from '../src/calculators/selling/shared/market/say'
import { feeCardOf } from '../src/calculators/selling/shared/order/fee-card'
import { orderAt } from '../src/calculators/selling/shared/order/order'
import type { OrderTerms } from '../src/calculators/selling/shared/order/terms'
import { lessUpTo, profitPieces } from '../src/calculators/selling/shared/prices/profit-pieces'
import { amountInWords } from '../src/core/amount-in-words'
import { scheduleOf } from '../src/core/annuity/annuity'
import { writeCsv } from '../src/core/csv'
import { currencies, currencyOf } from '../src/core/currencies'
import {
  absolute,
  type Decimal,
  decimalFrom,
  one,
  subtract,
  sum,
  toDigits,
  zero,
} from '../src/core/decimal'
import {
  formatMoney,
  formatNumber,
  formatPercent,
  formatSmallPercent,
  groupDigits,
  plainMoney,
  sayAmount,
} from '../src/core/format'
import { formatFactor, formatGrowth } from '../src/core/format-factor'
import { type Fields, readFragment, writeFragment } from '../src/core/fragment'
import { type Reading, readAmount, readNumber, tidyAmount, tidyNumber } from '../src/core/parse'
import type { Savings } from '../src/core/savings/plan'
import {
  applyTyping,
  dropTrailingPoint,
  LONGEST_NUMBER,
  LONGEST_PERCENTAGE,
} from '../src/core/typing-rules'
import { render } from '../src/server'
import { views } from '../src/site'
import { amountHint, understoodAs } from '../src/ui/fields/hints'
import { type PageInputs, parseInputs } from '../src/ui/memory/page-inputs'
import { isThorough } from './is-thorough'
import {
  fuzzSeed,
  nastyChanges,
  nastyFragment,
  nastyText,
  type Random,
  randomFrom,
  wellFormed,
} from './nasty-texts'

const TEXTS = isThorough ? 100_000 : 5_000
const FRAGMENTS = TEXTS / 4
/** Whole pages, drawn with their charts and tables. */
const RENDERS = isThorough ? 40 : 15
/** One plan in so many is also written out month by month. */
const SCHEDULE_EVERY = 50

type Page = {
  readonly isAddress: (path: string) => boolean
  readonly inputs: PageInputs<Fields>
  readonly choices: Readonly<Record<string, readonly string[]>>
}

/** What every page lets in, as the pages themselves declare it, and what they are given instead. */
const { pages, given } = vi.hoisted(() => ({
  pages: [] as Page[],
  given: new Map<unknown, Fields>(),
}))

vi.mock('../src/ui/memory/page-inputs', async (original) => {
  const actual = await original<typeof import('../src/ui/memory/page-inputs')>()
  return {
    ...actual,
    pageInputs: (options: Parameters<typeof actual.pageInputs<Fields>>[0]) => {
      const inputs = actual.pageInputs(options)
      pages.push({
        isAddress: options.isAddress,
        inputs,
        choices: (options.choices ?? {}) as Page['choices'],
      })
      return inputs
    },
    usePageInputs: (inputs: PageInputs<Fields>) => given.get(inputs) ?? inputs.defaults,
  }
})

/** Cheaper than `expect`, which would take most of the time here. */
function hold(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence)
}

/** Runs a check, and says how to run it again if it fails. */
function trying(what: unknown, check: () => void) {
  try {
    check()
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${problem}\nwith ${JSON.stringify(what)}\nrepeat with FUZZ_SEED=${fuzzSeed}`, {
      cause,
    })
  }
}

const texts = ((random: Random) => Array.from({ length: TEXTS }, () => nastyText(random)))(
  randomFrom(fuzzSeed),
)

/** All texts, a few at a time: one for each field of a calculator. */
function forEachFew<Field extends string>(
  fields: readonly Field[],
  check: (few: Record<Field, string>, round: number) => void,
) {
  for (let start = 0; start < texts.length; start += fields.length) {
    const few = Object.fromEntries(
      fields.map((field, place) => [field, texts[(start + place) % texts.length]]),
    ) as Record<Field, string>
    trying(few, () => check(few, start / fields.length))
  }
}

/** Every calculator is given the same texts: each is read once for all of them. */
function readOnce(read: (text: string) => Reading) {
  const known = new Map<string, Decimal>()
  return (text: string) => {
    const value = known.get(text) ?? read(text).value
    known.set(text, value)
    return value
  }
}
const numberIn = readOnce(readNumber)
const amountIn = readOnce(readAmount)

const grouped = String.raw`(?:\d{1,3}|\d{1,2}(?:,\d\d)*,\d{3})(?:\.\d+)?`
const inCountingWords = new RegExp(`^${grouped} (thousand|lakh|crore|lakh crore)$`)
const figure = new RegExp(`^-?(?:[^\\d\\s-]{1,3}|[A-Z]{3}\u00a0)?${grouped}%?$`)

/** A figure as the pages show them: nothing but digits in their groups, and never a minus zero. */
function holdFigure(text: string) {
  hold(figure.test(text), `"${text}" is no figure`)
  hold(!text.startsWith('-') || /[1-9]/.test(text), `"${text}" is a minus zero`)
}

const currencyFor = (round: number) => currencies[round % currencies.length] ?? currencyOf(null)

function holdMoney(value: Decimal | undefined, round: number) {
  if (value === undefined) return
  const { symbol } = currencyFor(round)
  holdFigure(formatMoney(value, symbol, round % 2 ? 2 : 0))
}

const units = (count: bigint) => (distance: Decimal) => absolute(distance) <= count
/** Rounding in the fortieth decimal, once or twice. */
const isDust = units(2n)

describe('every text', () => {
  it('is read as a number or as 0, and tidied without changing what it means', () => {
    for (const text of texts) {
      trying(text, () => {
        const { value, problem } = readNumber(text)
        hold(problem === undefined || value === zero, 'what cannot be read counts as 0')
        hold(readNumber(toDigits(value)).value === value, 'a number reads as itself')
        holdFigure(groupDigits(toDigits(value)))
        const tidy = tidyNumber(text)
        hold(tidyNumber(tidy) === tidy, `tidying twice changes "${tidy}"`)
        hold(readNumber(tidy).value === value, `tidying changes the value to "${tidy}"`)
        const digits = (words: string) => words.replace(/\P{Nd}/gu, '').length
        hold(digits(tidy) <= Math.max(digits(text), 1) + 1, `tidying adds digits: "${tidy}"`)
        if (tidy !== text) holdFigure(tidy)
      })
    }
  })

  it('is read as an amount of money as it is as a number, or in words', () => {
    for (const text of texts) {
      trying(text, () => {
        const { value, problem } = readAmount(text)
        const number = readNumber(text)
        hold(problem === undefined || value === zero, 'what cannot be read counts as 0')
        hold(number.problem !== undefined || number.value === value, 'a number is the same amount')
        const tidy = tidyAmount(text)
        hold(tidyAmount(tidy) === tidy, `tidying twice changes "${tidy}"`)
        hold(readAmount(tidy).value === value, `tidying changes the value to "${tidy}"`)
        if (tidy !== text) holdFigure(tidy)
        const said = understoodAs(text, '₹')
        if (said) hold(readAmount(said.split(' · ')[0] ?? '').problem === undefined, said)
      })
    }
  })

  it('is said in figures and words', () => {
    texts.forEach((text, index) => {
      trying(text, () => {
        const reading = readAmount(text)
        const { symbol } = currencyFor(index)
        const [amount = '', words] = sayAmount(reading.value, symbol).split(' · ')
        holdFigure(amount)
        hold(words === undefined || inCountingWords.test(words), `"${words}" is no amount in words`)
        holdFigure(index % 2 ? formatFactor(reading.value, 6) : formatGrowth(reading.value))
        hold(amountHint(reading) !== '', 'a hint says something')
      })
    })
  })

  it('is typed or pasted as digits with one point, or refused', () => {
    texts.forEach((text, index) => {
      trying(text, () => {
        const longest = index % 2 ? LONGEST_NUMBER : LONGEST_PERCENTAGE
        for (const isPaste of [true, false]) {
          const typed = applyTyping({ current: '12.', proposed: text, isPaste, longest })
          hold(/^\d*\.?\d*$/.test(typed.text), `"${typed.text}" came through`)
          hold(typed.text.length <= longest, 'it is too long')
          hold(typed.message !== '', 'a refusal has a reason')
          hold(typed.message === undefined || typed.text === '12.', 'a refusal changes nothing')
          hold(readNumber(typed.text).problem === undefined, 'what came through can be read')
          hold(!dropTrailingPoint(typed.text).endsWith('.'), 'the point goes')
        }
      })
    })
  })

  it('is a whole quantity of at least 1', () => {
    for (const text of texts) {
      trying(text, () => {
        const quantity = readQuantity(text)
        hold(quantity >= one && quantity % one === 0n, `${toDigits(quantity)} is no quantity`)
      })
    }
  })

  it('is said in words as an amount of any currency', () => {
    texts.forEach((text, index) => {
      trying(text, () => {
        const words = amountInWords(amountIn(text), currencyFor(index).code)
        hold(
          /^[A-Z][A-Za-z -]+( and \d\d\/\d{3})?( and \d\d\/100)? only$/.test(words),
          `"${words}"`,
        )
        hold(!/undefined|NaN| {2}/.test(words), `"${words}"`)
      })
    })
  })

  it('is a GSTIN, or says why not', () => {
    for (const text of texts) {
      trying(text, () => {
        const { gstin, problem } = readGstin(text)
        hold(problem !== '', 'a problem says something')
        hold(problem !== undefined || gstin === '' || /^[\dA-Z]{15}$/.test(gstin), `"${gstin}"`)
      })
    }
  })

  it('is a row of a pasted bill, or skipped with a reason', () => {
    forEachFew(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], ({ a, b, c, d, e, f, g, h }, round) => {
      const separator = round % 3 ? '\t' : ','
      const table = [
        `Item${separator}Qty${separator}Price`,
        ...[
          [a, b, c],
          [d, e, f],
          [g, h],
        ].map((row) => row.join(separator)),
      ]
      const pasted = (round % 2 ? table : table.slice(1)).join(round % 5 ? '\n' : '\r\n')
      const { rows, skipped, passed } = pasteRows(pasted, { rate: '18', room: 2 })
      hold(rows.length <= 2, 'a bill has room for so many')
      for (const { item } of rows) {
        hold(
          Object.values(item).every((text) => typeof text === 'string'),
          'fields are texts',
        )
        hold(readAmount(item.price).problem === undefined, `"${item.price}" is no price`)
      }
      hold(
        [...skipped, ...passed].every(({ reason }) => reason !== ''),
        'what is skipped has a reason',
      )
    })
  })

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
  it('GST: what is shown adds up', () => {
    forEachFew(['amount', 'rate'], (few, round) => {
      const amount = amountIn(few.amount)
      const rate = numberIn(few.rate)
      const mode = round % 2 ? 'add' : 'remove'
      const exact = computeGst({ mode, amount, rate })
      const buyer = round % 3 ? 'same-state' : 'another-state'
      const bill = splitGst(exact, mode, buyer)
      hold(sum(exact.original, exact.gst) === exact.total, 'original and tax are the total')
      hold(sum(bill.original, bill.gst) === bill.total, 'what is shown is the total')
      hold(
        sum(bill.taxable, bill.cgst, bill.sgst, bill.igst) === bill.amount,
        'a bill of it adds up',
      )
      if (amount >= 0n && rate >= 0n) hold(exact.gst >= 0n, 'a tax is not negative')
      for (const value of Object.values(bill)) holdMoney(value, round)
    })
  })

  it('GST bill: every row and every sum adds up', () => {
    forEachFew(['quantity', 'price', 'discount', 'rate', 'description'], (few, round) => {
      const prices = round % 2 ? 'before-gst' : 'with-gst'
      const buyer = round % 3 ? 'same-state' : 'another-state'
      const rows = [
        { ...emptyRow, ...few },
        { ...emptyRow, price: few.discount },
      ]
      const choices = {
        prices,
        buyer,
        isTaxed: true,
        toNearestRupee: round % 5 === 0,
        isReverseCharge: false,
      } as const
      const bill = computeBill(
        rows.map((row) => computeLine(readRow(row), choices)),
        choices,
        readWhole({ discount: few.rate, freight: few.price }),
      )
      for (const sums of [...bill.lines, ...bill.rates, bill.sums]) {
        holdSplit(sums)
        holdMoney(sums.total, round)
      }
      hold(sum(...bill.lines.map(({ total }) => total)) === bill.sums.total, 'the rows are the sum')
      hold(sum(bill.sums.total, bill.rupeeRoundOff) === bill.payable, 'the end is the sum')
      holdMoney(bill.payable, round)
    })
  })

  it('Percentage: all three questions have an answer', () => {
    forEachFew(['x', 'y'], (few) => {
      const x = numberIn(few.x)
      const y = numberIn(few.y)
      const { change, percent, direction } = percentageChange(x, y)
      hold(percentOf(x, y) === percentOf(y, x), 'X% of Y is Y% of X')
      hold(sum(x, change) === y, 'the change leads to the new value')
      hold((direction === 'none') === (change === zero), 'the direction is that of the change')
      holdFigure(formatNumber(percentOf(x, y), 2))
      holdFigure(formatNumber(change, 2))
      holdFigure(formatPercent(whatPercent(x, y), 1))
      hold((percent === undefined) === x <= 0n, 'a change from nothing has no percentage')
      if (percent !== undefined) holdFigure(formatSmallPercent(percent, 1))
      holdFigure(formatSmallPercent(whatPercent(x, y), 1))
    })
  })

  it('Profit/Loss: the difference and its shares fit the prices', () => {
    forEachFew(['cost', 'selling'], (few, round) => {
      const costPrice = amountIn(few.cost)
      const sellingPrice = amountIn(few.selling)
      const sale = computeProfitLoss({ costPrice, sellingPrice })
      const isRefused = costPrice < 0n || sellingPrice < 0n
      hold((sale.state === 'refused') === isRefused, 'a price below 0 is none')
      hold(isRefused || sum(costPrice, sale.difference) === sellingPrice, 'the difference fits')
      hold((sale.state === 'loss') === sale.difference < 0n, 'the state fits')
      const shares = sum(sale.coveredShare, sale.differenceShare)
      hold(shares === zero || shares === decimalFrom(100), 'the shares are one whole')
      hold((sale.percent ?? zero) >= 0n, 'the size has no sign')
      holdMoney(sale.difference, round)
      for (const percent of [sale.percent, sale.marginPercent]) {
        if (percent !== undefined) holdFigure(formatSmallPercent(percent, 2))
      }
    })
  })

  it('eCommerce profit: the price is shared out to the last digit', () => {
    const fields = ['cost', 'shipping', 'other', 'selling', 'fee', 'quantity'] as const
    forEachFew(fields, (few, round) => {
      const sale = {
        costPrice: amountIn(few.cost),
        shippingCost: amountIn(few.shipping),
        otherCosts: amountIn(few.other),
        sellingPrice: amountIn(few.selling),
        feeKind: round % 2 ? ('percent' as const) : ('fixed' as const),
        fee: numberIn(few.fee),
        quantity: readQuantity(few.quantity),
      }
      const results = computeEcommerceProfit(sale)
      const { totalCost, fees, netProfit, totalProfit, breakEvenPrice, targetPrice } = results
      hold(sum(totalCost, fees, netProfit) === sale.sellingPrice, 'the price is shared out')
      hold(totalProfit === netProfit * (sale.quantity / one), 'every unit brings the same')
      for (const price of [breakEvenPrice, targetPrice]) {
        hold(price === undefined || price >= 0n, 'no price is below 0')
        if (price !== undefined) hold(roundUpPrice(price) >= price, 'a price is rounded up')
        holdMoney(price && roundUpPrice(price), round)
      }
      if (breakEvenPrice !== undefined && sale.fee >= 0n) {
        const even = computeEcommerceProfit({ ...sale, sellingPrice: breakEvenPrice })
        hold(isDust(even.netProfit), 'at the break-even price nothing is left')
      }
      for (const value of [totalCost, fees, netProfit, totalProfit]) holdMoney(value, round)
      holdFigure(formatPercent(results.feePercent, 1))
      holdFigure(formatPercent(results.profitPercent, 1))
      holdFigure(formatPercent(results.marginPercent, 1))
    })
  })

  it('Marketplace order: it adds up exactly, and every question has an answer', () => {
    const fields = [
      ...(['price', 'cost', 'gst', 'packing', 'upTo', 'commission', 'fixedFee'] as const),
      ...(['shipping', 'ads', 'undelivered', 'returned', 'fee', 'damaged', 'tax'] as const),
      'target',
    ] as const
    forEachFew(fields, (few, round) => {
      const percent = numberIn(few.gst)
      const fees = { commissionPercent: numberIn(few.commission), fixedFee: amountIn(few.fixedFee) }
      const back = { fee: amountIn(few.fee), damagedPercent: numberIn(few.damaged) }
      const terms: OrderTerms = {
        registration:
          (['registered', 'composition', 'unregistered'] as const)[round % 3] ?? 'registered',
        gstRate: round % 4 ? percent : 'clothesAndShoes',
        costPrice: amountIn(few.cost),
        gstOnCost: percent,
        packing: amountIn(few.packing),
        gstOnPacking: percent,
        feeCard: feeCardOf([
          { upTo: amountIn(few.upTo), ...fees },
          { ...fees, upTo: undefined, commissionPercent: zero },
        ]),
        shippingFee: amountIn(few.shipping),
        gstOnFees: round % 5 ? 'onTop' : 'included',
        adsPerOrder: amountIn(few.ads),
        undelivered: { percent: numberIn(few.undelivered), ...back },
        returned: { percent: numberIn(few.returned), ...back },
        givenBack: { commission: true, fixedFee: round % 2 === 0, shippingFee: false },
        tcsPercent: numberIn(few.tax),
        tdsPercent: numberIn(few.tax),
      }
      const price = amountIn(few.price)
      const target = { kind: 'margin', percent: numberIn(few.target) } as const
      const results = computeMarketplace({ terms, price, target })
      const { order, prepared } = results
      const { saleKept, ...lines } = order.ledger
      const left = subtract(saleKept, sum(...Object.values(lines)))
      hold(units(7n)(subtract(left, order.profit)), 'the ledger leads to the profit')
      const { profitPerKept, margin, parts } = order
      for (const value of [order.payout, order.gstDue, saleKept, ...Object.values(parts)]) {
        holdMoney(value, round)
      }
      holdMoney(profitPerKept, round)
      if (margin !== undefined) holdFigure(formatPercent(margin, 2))
      holdMoney(results.adsLimit?.most, round)
      holdMoney(results.adsLimit?.breakEvenRoas, round)
      if (results.returnsLimit !== undefined) holdFigure(formatPercent(results.returnsLimit, 2))
      for (const prices of [results.breakEven, results.targetPrice]) {
        if (prices.kind === 'outOfReach') {
          holdMoney(prices.highestProfit, round)
          holdFigure(formatPercent(prices.highestMargin?.percent ?? zero, 2))
          continue
        }
        let end: Decimal | undefined = zero
        for (const { first, last } of prices.ranges) {
          hold(end !== undefined && first > end, 'ranges are sorted and apart')
          hold(last === undefined || last >= first, 'a range holds a price')
          const there = orderAt(prepared, first)
          hold(prices !== results.breakEven || there.profit >= 0n, 'it breaks even there')
          end = last
        }
      }
      const pieces = profitPieces(prepared, { from: zero, to: sum(absolute(price), one) })
      hold(pieces.length > 0, 'there is a line to draw')
      for (const { profitFrom, profitTo } of pieces) {
        holdMoney(profitFrom, round)
        holdMoney(profitTo, round)
      }
      holdMoney(lessUpTo(prepared, absolute(price)), round)
    })
  })

  it('Marketplace order: whatever is in its fields, every line of the page has words', () => {
    const fields = [
      ...(['price', 'gst', 'cost', 'costGst', 'packing', 'packingGst', 'shipping', 'ads'] as const),
      ...(['undelivered', 'undeliveredFee', 'returned', 'returnedDamaged', 'tcs', 'tds'] as const),
      ...(['upTo', 'commission', 'fixedFee', 'bands'] as const),
    ] as const
    forEachFew(fields, ({ upTo, commission, fixedFee, bands, ...few }, round) => {
      const { symbol } = currencyFor(round)
      const typed = {
        ...orderInputs.defaults,
        ...few,
        bands:
          round % 3
            ? writeBands([
                { upTo, commission, fixedFee },
                { upTo: '', commission, fixedFee },
              ])
            : bands,
        seller: (['registered', 'composition', 'unregistered'] as const)[round % 3] ?? 'registered',
        gstBy: round % 4 ? ('rate' as const) : ('clothes' as const),
      }
      const { asked, answered } = answerOrder(typed)
      const money = (value: Decimal) => formatMoney(value, symbol, 2)
      const rows = parseBands(typed.bands)
      hold(plainBands(writeBands(settleBands(rows))) === plainBands(typed.bands), 'one card')
      const words = [
        ...resultsOf(answered?.order, money).map(({ label, value }) => label + value),
        ...(answered ? [sayBand(answered.order.band, symbol)] : []),
        sayReturns(asked.terms, symbol),
        sayMore(asked.terms),
        bandHint(rows) ?? '-',
        sayOrder(typed, symbol),
      ]
      hold(
        words.every((sentence) => sentence && !/undefined|NaN|null/.test(sentence)),
        `"${words.join(' ')}"`,
      )
    })
  })

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
      const words = [verdict.figure, verdict.lead + verdict.sentence, ...verdict.notes]
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
      holdCsv(writeCsv(loanSheet({ loan, schedule, calendar, currencyCode: 'INR' })))
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
        const { results, agreed } = prepayAnswer(typed)
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
        for (const { interest, owed } of yearByYear(results, agreed).flatMap(
          ({ without, with: changed }) => [without ?? [], changed ?? []].flat(),
        )) {
          holdMoney(interest, round)
          holdMoney(owed, round)
        }
        for (const { emiEndKept, interestDifferenceEmiKept } of rateMoves(results)) {
          holdMoney(emiEndKept, round)
          holdMoney(interestDifferenceEmiKept, round)
        }
        const months = results.with.rows.slice(0, results.with.end?.months ?? agreed)
        const calendar = months.map(({ month }) => calendarMonth(month, typed.start))
        holdCsv(writeCsv(prepaySheet({ results, months, calendar, currencyCode: 'INR', typed })))
      })
    })
  })

  it('SIP: the value is what was paid in and what it brought', () => {
    forEachFew(['monthly', 'rate', 'years'], (few, round) => {
      const plan = {
        monthly: amountIn(few.monthly),
        annualRate: numberIn(few.rate),
        years: numberIn(few.years),
      }
      const sip = computeSip(plan)
      if (sip) holdSavings(sip, plan.annualRate, round)
      if (round % SCHEDULE_EVERY || !sip) return
      const raised = computeRaisedSip(plan)
      hold(!raised || raised.futureValue >= sip.futureValue, 'paying in more leaves no less')
      const inputs = [{ label: 'Monthly amount', value: plan.monthly, suffix: '' }]
      holdCsv(
        writeCsv(
          savingsSheet({ savings: sip, currencyCode: 'INR', name: 'sip', title: 'SIP', inputs }),
        ),
      )
    })
  })

  it('Goal: every question has a figure, or a sentence that says why not', () => {
    const fields = [
      'goal',
      'inflation',
      'monthly',
      'step',
      'stepAmount',
      'rate',
      'years',
      'lump',
    ] as const
    const finds = ['monthly', 'duration', 'stepUp', 'return'] as const
    forEachFew(fields, (few, round) => {
      const typed = {
        ...goalInputs.defaults,
        ...few,
        find: finds[round % 4] ?? 'monthly',
        stepKind: round % 7 < 4 ? ('percent' as const) : ('amount' as const),
        timing: round % 3 ? ('start' as const) : ('end' as const),
        reading: round % 5 ? ('divide12' as const) : ('effective' as const),
      }
      const answered = askGoal(typed)
      const { symbol, code } = currencyFor(round)
      const money = (value: Decimal) => formatMoney(value, symbol, 0)
      const hero = heroOf(answered, (value) => plainMoney(value, symbol), money)
      const words = [hero.value, hero.caption.join(''), sayGoal(typed, symbol)]
      hold(
        words.every((sentence) => sentence && !/undefined|NaN|null|Infinity/.test(sentence)),
        `"${words.join(' ')}"`,
      )
      const plan = planIn(answered.outcome)
      hold(!plan || !noPlanIn(answered.outcome), 'there is a plan, or there is none')
      if (!plan) return
      holdFigure(sayFound(answered.asked, plan, money).replace(/ months?$/, ''))
      hold(
        sum(plan.invested, plan.returns) === plan.futureValue,
        'the value is paid in and brought',
      )
      if (plan.kind === 'found') hold(plan.futureValue >= plan.goalThen, 'the goal is reached')
      for (const value of [plan.invested, plan.futureValue, plan.goalThen]) holdMoney(value, round)
      if (round % SCHEDULE_EVERY) return
      const sheet = { savings: plan, currencyCode: code, name: 'goal', title: 'Goal', inputs: [] }
      holdCsv(writeCsv(savingsSheet(sheet)))
    })
  })

  it('Step-Up SIP: the value is what was paid in and what it brought', () => {
    forEachFew(['initial', 'step', 'rate', 'years'], (few, round) => {
      const stepPercent = numberIn(few.step)
      const annualRate = numberIn(few.rate)
      const sip = computeStepUpSip({
        monthly: amountIn(few.initial),
        stepPercent,
        annualRate,
        years: numberIn(few.years),
      })
      if (!sip) return
      holdSavings(sip, annualRate, round)
      holdMoney(sip.withoutStepUp, round)
      const level = sip.withoutStepUp ?? zero
      if (stepPercent >= 0n) hold(sip.futureValue >= level, 'a step up leaves no less')
      if (stepPercent === zero) hold(sip.futureValue === level, 'no step is a plain SIP')
    })
  })

  it('SIP after tax: what is left and the tax are the value', () => {
    const fields = [
      'monthly',
      'step',
      'stepAmount',
      'rate',
      'years',
      'lump',
      'inflation',
      'flatRate',
    ] as const
    forEachFew(fields, (few, round) => {
      const tax = (['equity', 'flat', 'none'] as const)[round % 3] ?? 'none'
      const stepKind = round % 2 ? ('percent' as const) : ('amount' as const)
      const { plan, results } = answerAfterTax({
        ...afterTaxInputs.defaults,
        ...few,
        stepKind,
        tax,
      })
      const [caption] = captionOf(plan, results)
      hold(caption.length > 0, 'a figure has a caption')
      if (!results) return
      const { invested, returns, futureValue, afterTax, inTodaysMoney, yearlyReturnAfterTax } =
        results
      hold(sum(invested, returns) === futureValue, 'invested and returns are the value')
      hold(sum(afterTax, results.tax) === futureValue, 'the rest and the tax are the value')
      hold(
        results.tax >= 0n && (results.tax === zero || results.tax <= returns),
        'only a gain is taxed',
      )
      hold(afterTax >= 0n && inTodaysMoney >= 0n, 'nothing is below 0')
      for (const value of [invested, returns, futureValue, results.tax, afterTax, inTodaysMoney]) {
        holdMoney(value, round)
      }
      if (yearlyReturnAfterTax !== undefined) holdFigure(formatPercent(yearlyReturnAfterTax, 2))
      if (round % SCHEDULE_EVERY) return
      holdCsv(writeCsv(afterTaxSheet({ plan, results, currency: currencyFor(round) })))
    })
  })
})

function holdSplit({ original, gst, total, cgst, sgst, igst }: BillSums) {
  hold(sum(original, gst) === total, 'original and tax are the total')
  hold(sum(cgst, sgst, igst) === gst, 'the parts are the tax')
}

function holdSavings(sip: Savings, annualRate: Decimal, round: number) {
  const { months, invested, futureValue, returns, years } = sip
  hold(sum(invested, returns) === futureValue, 'invested and returns are the value')
  hold(invested >= 0n && futureValue >= 0n, 'neither is below 0')
  if (annualRate >= 0n) hold(futureValue >= invested, 'a gain is no loss')
  hold(years.length === Math.ceil(months / 12), 'every year has a row')
  hold((years.at(-1)?.value ?? zero) === futureValue, 'the last year is the result')
  for (const value of [invested, futureValue, returns]) holdMoney(value, round)
  if (round % SCHEDULE_EVERY) return
  let before = zero
  for (const year of years) {
    hold(year.invested >= before, `year ${year.year} takes nothing out`)
    before = year.invested
    holdMoney(year.monthly, round)
    holdMoney(year.invested, round)
    holdMoney(year.value, round)
  }
}

/** Plain numbers only, and never a minus zero. */
function holdCsv(csv: string) {
  hold(!/NaN|Infinity|undefined|null|(^|,)-0(\.0*)?(,|\r)/m.test(csv), csv)
}

describe('every fragment', () => {
  const names = ['amount', 'rate', 'mode', 'tenure', 'tenureUnit', 'feeKind', 'fee', 'start']

  beforeAll(async () => {
    for (const { folder } of views) await render(hrefOf(folder))
  })

  it('brings only what a page asks for, in a form it can hold', () => {
    for (const { folder } of views) {
      const path = hrefOf(folder)
      expect(
        pages.filter(({ isAddress }) => isAddress(path)),
        path,
        // A price list is in no link.
      ).toHaveLength(path === '/ecommerce-profit/products' ? 0 : 1)
    }
    const random = randomFrom(fuzzSeed + 1)
    for (let count = 0; count < FRAGMENTS; count++) {
      const fragment = nastyFragment(random, names)
      trying(fragment, () => {
        const fields = readFragment(fragment, [...names, '__proto__', 'constructor'])
        if (fields) holdFields(fields)
        for (const { inputs, choices } of pages) {
          const { defaults } = inputs
          const read = parseInputs(fragment, { defaults, choices }) ?? defaults
          holdFields(read)
          hold(
            Object.keys(read).join() === Object.keys(inputs.defaults).join(),
            'a page has its own inputs and no others',
          )
          for (const [field, possible] of Object.entries(choices)) {
            hold(possible.includes(read[field] ?? ''), `${field} is not a possible choice`)
          }
        }
      })
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('that was written is read again, letter by letter', () => {
    const random = randomFrom(fuzzSeed + 2)
    for (let count = 0; count < FRAGMENTS; count++) {
      const fields = Object.fromEntries(names.map((name) => [name, nastyText(random)]))
      trying(fields, () => {
        const fragment = writeFragment(fields)
        hold(/^[\w=&,.$:/%!~*'()-]*$/.test(fragment), `"${fragment}" is no fragment of an address`)
        const read = readFragment(fragment, names)
        if (fragment.length > 8_000) return
        for (const [name, text] of Object.entries(fields)) {
          const isHoldable = text.length <= 500 && !/[<>\p{Cc}]/u.test(text)
          const expected = isHoldable ? wellFormed(text) : undefined
          hold(read?.[name] === expected, `${name} came back as ${JSON.stringify(read?.[name])}`)
        }
      })
    }
  })
})

function holdFields(fields: Fields) {
  hold(Object.getPrototypeOf(fields) === Object.prototype, 'the prototype is left alone')
  for (const [name, text] of Object.entries(fields)) {
    hold(typeof text === 'string' && text.length <= 500, `${name} is no text of its size`)
    hold(!/[<>\p{Cc}]/u.test(text), `${name} holds markup or control characters`)
  }
}

describe('every page', () => {
  // Typed texts stand in their fields as they are; only what the page says about them is judged.
  const typedText = / (?:value|aria-valuetext)="[^"]*"/g
  const minusZero = />[^<]*?(?<![\w.,])-(?:[^\w\s<]{1,3}|[A-Z]{3}\u00a0)?0(?:\.0+)?%?(?![\d.,])/

  it.each(views.map(({ folder }) => ({ path: hrefOf(folder) })))(
    '$path draws no broken figure',
    async ({ path }) => {
      await render(path)
      // Before there is a file, the page of price lists shows what a marketplace order says.
      const from = path === '/ecommerce-profit/products' ? '/ecommerce-profit/marketplace' : path
      const page = pages.find(({ isAddress }) => isAddress(from))
      if (!page) throw new Error(`${path} keeps no inputs`)
      const random = randomFrom(fuzzSeed + 3)
      for (let count = 0; count < RENDERS; count++) {
        const fields = Object.fromEntries(
          Object.keys(page.inputs.defaults).map((name) => {
            const choices = page.choices[name]
            if (name === 'changes') return [name, nastyChanges(random)]
            return [name, choices ? random.pick(choices) : nastyText(random)]
          }),
        )
        given.set(page.inputs, fields)
        const { body } = await render(path)
        trying(fields, () => {
          const said = body.replace(typedText, '')
          hold(!/NaN|Infinity|undefined|\[object/.test(said), 'the page says what is no number')
          hold(!minusZero.test(said), `the page says ${minusZero.exec(said)?.[0]}`)
          hold(!/data-sign="-"[^>]*>\D{0,4}0(\.0+)?</.test(said), 'a row takes 0 away')
          hold(!/<dd[^>]*>\s*<\/dd>/.test(said), 'a result is empty')
          hold(said.includes('<h1'), 'the page is not there')
        })
      }
    },
  )
})
