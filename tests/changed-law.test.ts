import { describe, expect, it, vi } from 'vitest'
import { decimalFrom, toDigits } from '../src/core/money/decimal'
import { withChanges } from './changed-law'

// The changed law is in force for two months.
vi.hoisted(() => vi.useFakeTimers({ now: new Date(2027, 5, 1), toFake: ['Date'] }))

vi.mock('../src/core/rules/gst', () => withChanges('gst'))
vi.mock('../src/core/rules/gst-on-fees', () => withChanges('gst-on-fees'))
vi.mock('../src/core/rules/gst-returns', () => withChanges('gst-returns'))
vi.mock('../src/core/rules/composition', () => withChanges('composition'))
vi.mock('../src/core/rules/deposits', () => withChanges('deposits'))
vi.mock('../src/core/rules/income-tax', () => withChanges('income-tax'))
vi.mock('../src/core/rules/loans', async (original) => {
  const rules = await original<typeof import('../src/core/rules/loans')>()
  const allLenders = { ...rules.prepaymentFree.allLenders, from: '2027-05-01' }
  return { ...rules, prepaymentFree: { ...rules.prepaymentFree, allLenders } }
})

const { render } = await import('../src/server')
const { hrefOf } = await import('../src/addresses')

/** The words of a page, and of nothing else. */
async function wordsOf(view: Parameters<typeof hrefOf>[0]): Promise<string> {
  const { body } = await render(hrefOf(view))
  return body
    .replace(/<!--.*?-->|<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

describe('a change of the law', () => {
  it('reaches the GST calculator: its rates, its example and its words', async () => {
    const { quickRates } = await import('../src/desks/books/gst/rate-buttons')
    expect(quickRates.map(({ rate }) => rate)).toEqual([
      '4',
      '5',
      '12',
      '18',
      '20',
      '28',
      '40',
      '45',
    ])
    const { inputs } = await import('../src/desks/books/gst/inputs')
    expect(inputs.defaults.rate).toBe('20')

    const words = await wordsOf('gst/single')
    expect(words).toContain('5% Old slab 4% since 1 Apr 2027')
    expect(words).toContain('12% Old slab Most items moved to 5% or 18% on 22 Sep 2025;')
    expect(words).toContain('18% Old slab 20% since 1 Apr 2027')
    expect(words).toContain('28% Old slab Most items moved to 18% or 40% on 22 Sep 2025;')
    expect(words).toContain('For a bill dated before 1 April 2027')
    expect(words).toContain('this table is of 1 April 2027')
    expect(words).toContain('in force from 1 April 2027')
    expect(words).toContain('Since 1 April 2027 the general rates are 0%, 4%, 20% and 45%')
    expect(words).toContain('5%, 12%, 18%, 28% and 40% are former slabs')
  })

  it('reaches bills: the rates of a new row, of pasted tables and of the checks', async () => {
    const { emptyRow, readRow } = await import('../src/desks/books/bill/inputs')
    expect(emptyRow.rate).toBe('20')
    const rateOf = (rate: string) =>
      readRow({ ...emptyRow, description: 'Pen', price: '5', rate }).problems.rate
    expect([rateOf('45'), rateOf('46')]).toEqual([undefined, 'above every rate'])
    const { rowHint } = await import('../src/desks/bill/sentences')
    expect(rowHint('rate', 'above every rate')).toBe('The highest GST rate is 45%.')

    const { areRates } = await import('../src/desks/bill/paste/paste-gst')
    expect(
      [
        ['20', '4'],
        ['18', '5'],
        ['19', '6'],
      ].map((cells) => areRates(cells, 'rate')),
    ).toEqual([true, true, false])
  })

  it('reaches what bills are checked for: odd rates, codes, buyers and e-way bills', async () => {
    const { emptyRow } = await import('../src/desks/books/bill/inputs')
    const { aBill } = await import('./a-bill')
    const { noDetails } = await import('../src/desks/books/bill/details')
    const { noSeller } = await import('../src/desks/books/bill/seller')
    const { likelyMistakes } = await import('../src/desks/bill/checks/checks')
    const { missingByLaw } = await import('../src/desks/bill/checks/checks')
    const checked = (row: Partial<typeof emptyRow>, date = '2027-05-15') => {
      const parts = {
        ...aBill([{ ...emptyRow, description: 'Fan', quantity: '1', unit: 'Nos', ...row }]),
        ...{ details: { ...noDetails, date }, seller: noSeller },
        ...{ currencyCode: 'INR', today: '2027-06-01' },
      }
      return [...likelyMistakes(parts), ...(missingByLaw(parts)?.missing ?? [])].join('\n')
    }
    expect(checked({ price: '5', rate: '19' })).toContain('GST has no rate of 19%: the item.')
    expect(checked({ price: '5', rate: '20' })).not.toContain('rate')
    expect(checked({ price: '5', rate: '18' })).toContain(
      'Most goods left the rate of 18% on 1 April 2027: the item.',
    )
    expect(checked({ price: '5', rate: '18' }, '2027-03-31')).not.toContain('rate')
    expect(checked({ price: '5', rate: '20' }, '2027-03-31')).toContain(
      'GST had no rate of 20% on 31 March 2027: the item.',
    )
    expect(checked({ price: '66,000' }, '2027-03-31')).toContain('Goods of more than ₹50,000')
    expect(checked({ price: '5' })).toContain('a turnover of up to ₹7 crore may leave it out')
    expect(checked({ price: '5', hsn: '84145' })).toContain('code of 6 digits or more of the item')
    expect(checked({ price: '66,000' })).not.toContain('e-way bill')
    expect(checked({ price: '67,000' })).toContain('Goods of more than ₹80,000 that are moved')
    expect(checked({ price: '89,999' })).not.toContain("the buyer's name")
    expect(checked({ price: '90,000' })).toContain("the buyer's name")
  })

  it('reaches loans: the GST on fees and its words', async () => {
    const { gstOnFees, gstOnFeeLabel } = await import('../src/calculators/loan/shared/rules')
    expect([toDigits(gstOnFees), gstOnFeeLabel]).toEqual(['20', '20% GST on the fee'])
    expect(await wordsOf('loan/emi')).toContain('taken off the payout, with 20% GST on it')
    const compare = await wordsOf('loan/compare')
    expect(compare).toContain('20% GST on the fee')
    expect(compare).toContain('Yes, 20% on processing fees')
    expect(compare).toContain('0.5% of 50,00,000 is 25,000, and 30,000 with GST')
    expect(compare).not.toContain('18%')
  })

  it('reaches returns by their period: what pays which tax, interest, fees and days', async () => {
    const { computeReturn } = await import('../src/calculators/gst/return/compute')
    const { byHead } = await import('../src/calculators/gst/return/set-off')
    const { rulesAbout } = await import('../src/calculators/gst/return/why')
    const { inputs } = await import('../src/calculators/gst/return/inputs')
    expect(inputs.defaults.interestRate).toBe('15')
    const amounts = byHead((head) => decimalFrom(head === 'cgst' ? 1000 : 0))
    const asked = (period: string) => ({
      ...({ form: 'gstr3b', filing: 'monthly', period, state: '27', dueDate: '' } as const),
      ...({ filedOn: '', isNil: false, order: '' } as const),
      turnover: decimalFrom(20_000_000),
      stateTurnover: decimalFrom(0),
      interestRate: decimalFrom(inputs.defaults.interestRate),
      output: amounts,
      reverseCharge: amounts,
      creditOpening: amounts,
      creditNew: amounts,
      cashLedger: amounts,
      cashSinceDue: amounts,
    })
    const rulesOf = (period: string) => {
      const results = computeReturn(asked(period))
      return [results?.feeRule, results?.tax?.orderUsed, results?.calendar.at(-3)?.day]
    }
    expect(rulesOf('2027-03')).toEqual([{ perDay: 50n, most: 5000n }, 'anyOrder', '2027-11-30'])
    expect(rulesOf('2027-04')).toEqual([{ perDay: 60n, most: 3000n }, 'cgstFirst', '2028-12-31'])
    const said = (period: string) =>
      rulesAbout('wait', asked(period))
        .map(({ says }) => says)
        .join('\n')
    expect(said('2027-03')).toContain('₹50 a day')
    expect(said('2027-03')).toMatch(/18% a year on the tax.* Counted here at 15%, as typed\./)
    expect(said('2027-04')).toContain('₹60 a day')
    expect(said('2027-04')).toContain(
      '₹3,000 up to ₹3 crore of turnover in the year before, ₹9,000',
    )
    expect(said('2027-04')).toMatch(/15% a year on the tax/)
    expect(said('2027-04')).not.toContain('as typed')
  })

  it('reaches composition: its rate and its limit', async () => {
    const { inputs, rulesFor } = await import('../src/calculators/gst/scheme/inputs')
    const rules = rulesFor({ ...inputs.defaults, state: '27' })
    expect([rules.compositionRate, rules.compositionLimit]).toEqual(['1.5', '20000000'])
    expect(rulesFor({ ...inputs.defaults, state: '11' }).compositionLimit).toBe('9000000')
    const words = await wordsOf('gst/scheme')
    expect(words).toContain('Composition 1.5%, up to ₹2 crore')
    expect(words).toContain('composition still pays 1.5%')
    expect(words).toContain('since 1 April 2027')
  })

  it('reaches the day since which loans are prepaid without a charge', async () => {
    expect(await wordsOf('loan/emi')).toContain('every lender’s from 1 May 2027.')
    const prepay = await wordsOf('loan/prepay')
    expect(prepay).toContain('1 May 2027')
    expect(prepay).not.toContain('January 2026')
  })

  it('reaches deposits: TDS, its limits and forms, the cess and the words', async () => {
    const { inputs } = await import('../src/calculators/deposits/fixed/inputs')
    expect(inputs.defaults).toMatchObject({
      tds: '12',
      tdsAbove: '70,000',
      tdsAboveSenior: '1,40,000',
    })
    const fixed = await wordsOf('deposits/fixed')
    expect(fixed).toContain(
      'passes 70,000 in a financial year, 1,40,000 from the age of 65 (since April 2027). Then 12% of all of it is taken, 25% without PAN.',
    )
    expect(fixed).toContain('hands in Form 131')
    expect(fixed).toContain('TDS above ₹70,000 a year')
    const recurring = await wordsOf('deposits/recurring')
    expect(recurring).toContain('above ₹70,000; from 65 years ₹1,40,000')
    expect(`${fixed} ${recurring}`).not.toMatch(
      /₹?\b50,000 (?:in|a year|of interest)|Form 121|60 years/,
    )
    expect(recurring).toContain('6.9% since 1 April 2027')
    const { latestRate } = await import('../src/calculators/deposits/ppf/inputs')
    expect(latestRate('ppf')).toMatchObject({ percent: '7.4', from: '2027-04-01' })
    expect(await wordsOf('deposits/ppf')).toContain('7.4% since 1 April 2027')
  })

  it('reaches gains on equity funds, and what is said of them', async () => {
    const { equityTaxOn, totalTax } = await import('../src/calculators/savings/after-tax/tax-rules')
    const gains = { longTerm: decimalFrom(250_000), shortTerm: decimalFrom(100_000) }
    expect(toDigits(totalTax(equityTaxOn(gains, undefined)))).toBe('41200')
    expect(await wordsOf('savings/withdraw')).toContain(
      'as of November 2026: 15% of gains above ₹1.5 lakh a year if held more than 24 months, 25% if held less, and 3% cess.',
    )
    expect(await wordsOf('savings/after-tax')).not.toMatch(/12\.5%|1,25,000/)
  })

  it('reaches marketplace orders: fees, what is held back, slabs and their words', async () => {
    const { inputs } = await import('../src/desks/market/inputs')
    const { readOrder } = await import('../src/desks/market/read-inputs')
    const { orderAt } = await import('../src/desks/market/order/order')
    const { prepareOrder } = await import('../src/desks/market/order/prepare-order')
    const order = (typed: Partial<typeof inputs.defaults>, price = 1200) =>
      orderAt(prepareOrder(readOrder({ ...inputs.defaults, ...typed }).terms), decimalFrom(price))
    const { netSale, tcs, tds } = order({})
    expect([netSale, tcs, tds].map(toDigits)).toEqual(['1000', '7', '3'])
    const { fees, gstOnFeesAmount } = order({})
    expect(gstOnFeesAmount * 5n).toBe(fees)
    expect(toDigits(order({ seller: 'composition' }).ledger.compositionTax)).toBe('18')

    const clothes = (price: number) => order({ gstBy: 'clothes' }, price)
    expect([3120, 3121].map((price) => toDigits(clothes(price).gstRateUsed))).toEqual(['4', '20'])
    expect([3600, 3601].map((price) => clothes(price).slabInconsistent)).toEqual([true, false])

    const words = await wordsOf('selling/marketplace')
    for (const said of [
      '20% GST on fees, on top · TCS 0.7% · TDS 0.3%',
      'Clothes and shoes 4% up to ₹3,000, 20% above',
      'holds back 0.7% as TCS and 0.3% as TDS',
      'the 20% on commission, shipping and ads',
      'individuals with PAN up to ₹6 lakh of sales',
    ]) {
      expect(words).toContain(said)
    }
    expect(words).not.toMatch(/0\.5%|0\.1%|2,500|₹5 lakh/)
    const { gstHint } = await import('../src/calculators/selling/marketplace/sentences')
    const { marketplaceWords } = await import('../src/calculators/selling/marketplace/words')
    const { readNumber } = await import('../src/core/money/parse')
    expect(gstHint(readNumber('46'))).toBe('No goods have more than 45% GST.')
    expect(marketplaceWords.sellerNotes.composition).toContain('You pay 1.5% of the sale.')
  })

  it('reaches price lists: what is read, and what is said of it', async () => {
    const { isClothes } = await import('../src/desks/price-list/gst-cell')
    expect(['4/20', '4% or 20%', '5/18'].map(isClothes)).toEqual([true, true, false])
    const { formerRates, isFormerRate } = await import('../src/desks/price-list/former-rates')
    expect(formerRates).toMatchObject({
      since: '1 April 2027',
      formerInWords: '5%, 12%, 18%, 28% or 40%',
      currentInWords: '4%, 20% or 45%',
    })
    expect([18, 20].map((rate) => isFormerRate(decimalFrom(rate)))).toEqual([true, false])
    const { sayNotes } = await import('../src/desks/price-list/screen/sentences')
    const none = {
      sums: 0,
      explained: 0,
      parents: [],
      pictures: 0,
      mangledSkus: 0,
      repeatedSkus: 0,
      smallRates: 0,
      zeroCosts: 0,
    }
    const notes = { ...none, notSales: [], blank: [], leftRates: 0 }
    expect(sayNotes({ notes, betweenSlabs: 2 }, undefined)).toEqual([
      '2 rows of clothes or shoes have a price between ₹3,120 and ₹3,600, which fits no GST slab: at 4% it is above ₹3,000 before GST, at 20% it is not. They count at 20%.',
    ])
    expect(await wordsOf('price-list')).toContain('clothes means 4% up to ₹3,000 and 20% above')
  })
})
