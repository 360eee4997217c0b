import { describe, expect, it, vi } from 'vitest'
import { decimalFrom, toDigits } from '../src/core/money/decimal'

/*
 * The law as it might be: each change is one line of a file of core/rules, and all that pages count, offer and say
 * follows.
 */

const { withChanges } = vi.hoisted(() => {
  const changes = {
    gst: [
      ["const ESSENTIALS = '5'", "const ESSENTIALS = '4'"],
      ["const STANDARD = '18'", "const STANDARD = '20'"],
      ["luxury: { percent: '40'", "luxury: { percent: '45'"],
      ["formerHigher: { percent: '28'", "formerHigher: { percent: '27'"],
      ["general: { since: '2025-09-22'", "general: { since: '2027-04-01'"],
      ["upToBeforeGst: '2500'", "upToBeforeGst: '3000'"],
      ["compositionPercent: string = '1'", "compositionPercent: string = '1.5'"],
      ["tcsPercent: string = '0.5'", "tcsPercent: string = '0.7'"],
      ["tdsPercent: string = '0.1'", "tdsPercent: string = '0.3'"],
      ["tdsFreeUpTo = '500000'", "tdsFreeUpTo = '600000'"],
      ["optionalUpToTurnover: '50000000'", "optionalUpToTurnover: '70000000'"],
      ['leastDigits: 4', 'leastDigits: 6'],
      ["above: '50000'", "above: '80000'"],
      ["fromBeforeGst: '50000'", "fromBeforeGst: '90000'"],
    ],
    deposits: [
      ["percent: '10'", "percent: '12'"],
      ["above: '50000'", "above: '70000'"],
      ["aboveForSeniors: '100000'", "aboveForSeniors: '140000'"],
      ["percentWithoutPan: '20'", "percentWithoutPan: '25'"],
      ["law: 'financeAct2025', since: '2025-04-01'", "law: 'financeAct2025', since: '2027-04-01'"],
      ["number: '121'", "number: '131'"],
      ['age: 60', 'age: 65'],
    ],
    loans: [["allLenders: '2026-01-01'", "allLenders: '2027-05-01'"]],
    'income-tax': [
      ["asOf = '2026-11-17'", "asOf = '2027-02-03'"],
      ["cessPercent = '4'", "cessPercent = '3'"],
      ["longTermPercent: '12.5'", "longTermPercent: '15'"],
      ["longTermExempt: '125000'", "longTermExempt: '150000'"],
      ["shortTermPercent: '20'", "shortTermPercent: '25'"],
      ['longTermAfterMonths: 12', 'longTermAfterMonths: 24'],
    ],
  }

  /** The rules of a file of core/rules as they would be with these changes. */
  const withChanges = async (file: keyof typeof changes) => {
    const [{ readFileSync }, { transformWithOxc }] = await Promise.all([
      import('node:fs'),
      import('vite'),
    ])
    let text = readFileSync(`src/core/rules/${file}.ts`, 'utf8')
    for (const [line, changed] of changes[file]) {
      if (text.split(`${line}`).length !== 2) throw new Error(`${line} does not stand there once`)
      text = text.replace(`${line}`, `${changed}`)
    }
    const { code } = await transformWithOxc(text, `${file}.ts`)
    return import(`data:text/javascript,${encodeURIComponent(code)}`)
  }
  return { withChanges }
})

vi.mock('../src/core/rules/gst', () => withChanges('gst'))
vi.mock('../src/core/rules/deposits', () => withChanges('deposits'))
vi.mock('../src/core/rules/loans', () => withChanges('loans'))
vi.mock('../src/core/rules/income-tax', () => withChanges('income-tax'))

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
    expect(quickRates.map(({ rate }) => rate)).toEqual(['4', '12', '20', '27', '45'])
    const { inputs } = await import('../src/desks/books/gst/inputs')
    expect(inputs.defaults.rate).toBe('20')

    const words = await wordsOf('gst/single')
    expect(words).toContain('12% Old slab Most items moved to 4% or 20% on 1 Apr 2027;')
    expect(words).toContain('27% Old slab Most items moved to 20% or 45% on 1 Apr 2027;')
    expect(words).toContain('For a bill dated before 1 April 2027')
    expect(words).toContain('in force from 1 April 2027')
    expect(words).toContain('Since 1 April 2027 the general rates are 0%, 4%, 20% and 45%')
    expect(words).toContain('12% and 27% are former slabs')
    expect(words).not.toMatch(/28%|40%|2025 (?:the|use)/)
    // What remains is worked examples.
    const [, questions = ''] = words.split('How is GST worked out?')
    expect(words.match(/18%/g)).toEqual(questions.match(/18%/g))
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
      ].map((cells) => areRates(cells, 'rate')),
    ).toEqual([true, false])
  })

  it('reaches what bills are checked for: odd rates, codes, buyers and e-way bills', async () => {
    const { emptyRow } = await import('../src/desks/books/bill/inputs')
    const { aBill } = await import('./a-bill')
    const { noDetails } = await import('../src/desks/books/bill/details')
    const { noSeller } = await import('../src/desks/books/bill/seller')
    const { likelyMistakes } = await import('../src/desks/bill/checks/checks')
    const { missingByLaw } = await import('../src/desks/bill/checks/checks')
    const checked = (row: Partial<typeof emptyRow>) => {
      const parts = {
        ...aBill([{ ...emptyRow, description: 'Fan', quantity: '1', unit: 'Nos', ...row }]),
        ...{ details: noDetails, seller: noSeller, currencyCode: 'INR', today: '2026-11-15' },
      }
      return [...likelyMistakes(parts), ...(missingByLaw(parts)?.missing ?? [])].join('\n')
    }
    expect(checked({ price: '5', rate: '18' })).toContain('GST has no rate of 18%: the item.')
    expect(checked({ price: '5', rate: '20' })).not.toContain('GST has no rate')
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
  })

  it('reaches gains on equity funds, and what is said of them', async () => {
    const { equityTaxOn, totalTax } = await import('../src/calculators/savings/after-tax/tax-rules')
    const gains = { longTerm: decimalFrom(250_000), shortTerm: decimalFrom(100_000) }
    expect(toDigits(totalTax(equityTaxOn(gains, decimalFrom(0))))).toBe('41200')
    expect(await wordsOf('savings/withdraw')).toContain(
      'as of February 2027: 15% of gains above ₹1.5 lakh a year if held more than 24 months, 25% if held less, and 3% cess.',
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
    expect(words).not.toMatch(/\b18%|\b5%|40%|0\.5%|0\.1%|2,500|₹5 lakh/)
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
      formerInWords: '12% or 27%',
      currentInWords: '4%, 20% or 45%',
    })
    expect([27, 28].map((rate) => isFormerRate(decimalFrom(rate)))).toEqual([true, false])
    const { sayNotes } = await import('../src/desks/price-list/screen/sentences')
    const none = {
      sums: 0,
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
