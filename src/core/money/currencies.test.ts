import { describe, expect, it } from 'vitest'
import { currencies, unitOf } from './currencies'

describe('unitOf', () => {
  it('names what each currency is counted in', () => {
    expect(
      Object.fromEntries(currencies.map((currency) => [currency.code, unitOf(currency)])),
    ).toEqual({
      INR: 'rupee',
      USD: 'dollar',
      EUR: 'euro',
      GBP: 'pound',
      JPY: 'yen',
      CAD: 'dollar',
      AUD: 'dollar',
      CHF: 'franc',
      AED: 'dirham',
      KWD: 'dinar',
      BDT: 'taka',
      SGD: 'dollar',
      NZD: 'dollar',
      KRW: 'won',
    })
  })
})
