import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import agreed from '../../../tests/hindi.json'
import { decimalFrom } from '../money/decimal'
import * as english from './amount-in-words'
import * as hindi from './amount-in-words.hi'

const { amountInWords, numberInWords } = hindi

describe('numbers in Hindi words', () => {
  it.each(agreed.numberWords.map((words, number) => [number, words] as const))(
    '%d is %s',
    (number, words) => {
      expect(numberInWords(BigInt(number))).toBe(words)
    },
  )

  it.each([
    [100n, 'एक सौ'],
    [10n ** 17n, 'एक शंख'],
    [10n ** 19n, 'एक सौ शंख'],
    [10n ** 34n + 5n, 'एक शंख शंख पाँच'],
  ])('%d is %s', (number, words) => {
    expect(numberInWords(number)).toBe(words)
  })

  it('differ from each other', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 30n), fc.bigInt(0n, 10n ** 30n), (one, other) => {
        expect(numberInWords(one) === numberInWords(other)).toBe(one === other)
      }),
    )
  })
})

describe('amounts in Hindi words', () => {
  it.each(
    agreed.amountInWords.map(({ amount, words, ...rest }) => ({
      amount,
      words,
      currency: 'currency' in rest ? rest.currency : undefined,
    })),
  )('$amount $currency: $words', ({ amount, currency, words }) => {
    expect(amountInWords(decimalFrom(amount), currency)).toBe(words)
  })

  it('are said where English says them', () => {
    expect(Object.keys(hindi).sort()).toEqual(Object.keys(english).sort())
  })
})
