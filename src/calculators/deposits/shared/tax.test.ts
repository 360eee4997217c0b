import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Decimal, decimalFrom, sum, toFixed, zero } from '../../../core/money/decimal'
import { interestPartsOf } from './interest-goes'
import { type TaxTerms, taxOf, taxOnInterest, tdsOf } from './tax'

const terms: TaxTerms = {
  taxRate: decimalFrom(20),
  tdsRate: decimalFrom(10),
  tdsLimit: decimalFrom(50_000),
  tdsLimitSenior: decimalFrom(100_000),
  otherInterest: zero,
  noTds: false,
  isSenior: false,
}

describe('tax on interest', () => {
  it('adds the cess', () => {
    expect(toFixed(taxOf(decimalFrom('190209.89'), terms.taxRate), 2)).toBe('39563.66')
  })

  it('takes TDS from all interest of a year that passes the limit, and none of one that reaches it', () => {
    expect(tdsOf(decimalFrom(50_000), terms)).toBe(zero)
    expect(toFixed(tdsOf(decimalFrom('50000.01'), terms), 3)).toBe('5000.001')
    expect(tdsOf(decimalFrom(90_000), { ...terms, isSenior: true })).toBe(zero)
    expect(tdsOf(decimalFrom(90_000), { ...terms, noTds: true })).toBe(zero)
    expect(
      toFixed(tdsOf(decimalFrom(10), { ...terms, otherInterest: decimalFrom(50_000) }), 0),
    ).toBe('1')
  })

  it('comes back where more was taken than is owed', () => {
    const { stillToPay } = taxOnInterest([decimalFrom(60_000)], decimalFrom(60_000), {
      ...terms,
      taxRate: decimalFrom(5),
    })
    expect(toFixed(stillToPay, 0)).toBe('-2880')
  })
})

describe('where the interest goes', () => {
  const partsOf = (texts: Record<keyof Parameters<typeof interestPartsOf>[0], string>) =>
    Object.entries(
      interestPartsOf(
        Object.fromEntries(
          Object.entries(texts).map(([name, text]) => [name, decimalFrom(text)]),
        ) as Parameters<typeof interestPartsOf>[0],
      ),
    ).map(([name, amount]) => `${name} ${toFixed(amount, 0)}`)

  it('goes to tax, then to prices, which take of the amount, too', () => {
    expect(
      partsOf({
        interest: '190209.89',
        taxInAll: '39563.66',
        lateFees: '0',
        afterTax: '650646.23',
        inTodaysMoney: '486200.71',
      }),
    ).toEqual(['tax 39564', 'lateFees 0', 'prices 150646', 'ofAmount 13799', 'left 0'])
  })

  it('adds up where fees take all that tax leaves, and both are rounded up', () => {
    const of = { afterTax: '0', inTodaysMoney: '0' }
    expect(partsOf({ ...of, interest: '64341', taxInAll: '63989.50', lateFees: '351.50' })).toEqual(
      ['tax 63990', 'lateFees 351', 'prices 0', 'ofAmount 0', 'left 0'],
    )
    expect(partsOf({ ...of, interest: '1.20', taxInAll: '0.60', lateFees: '500' })).toEqual([
      'tax 1',
      'lateFees 0',
      'prices 0',
      'ofAmount 0',
      'left 0',
    ])
  })

  it('adds up to the interest as shown, whatever is taken', () => {
    const amount = fc.nat(10_000_000).map((paise) => (BigInt(paise) * 10n ** 38n) as Decimal)
    fc.assert(
      fc.property(
        fc.record({
          interest: amount,
          taxInAll: amount,
          lateFees: amount,
          afterTax: amount,
          inTodaysMoney: amount,
        }),
        (of) => {
          const { tax, lateFees, prices, left } = interestPartsOf(of)
          expect(toFixed(sum(tax, lateFees, prices, left), 2)).toBe(`${toFixed(of.interest, 0)}.00`)
        },
      ),
    )
  })
})
