import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies } from '../money/currencies'
import { decimalFrom } from '../money/decimal'
import { amountInWords, numberInWords } from './amount-in-words'

const spoken = new Map(
  Object.entries({
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  }).map(([word, value]) => [word, BigInt(value)]),
)

/** Reads words from left to right: a unit counts what was said since the last larger one. */
function readWords(text: string): bigint {
  let crores = 0n
  let sum = 0n
  let count = 0n
  for (const word of text.split(/[ -]/)) {
    const value = spoken.get(word)
    if (value !== undefined) count += value
    else if (word === 'hundred' || word === 'thousand' || word === 'lakh') {
      sum += count * { hundred: 100n, thousand: 1_000n, lakh: 100_000n }[word]
      count = 0n
    } else if (word === 'crore') {
      crores = (crores + sum + count) * 10_000_000n
      sum = 0n
      count = 0n
    } else throw new Error(`"${word}" is no number`)
  }
  return crores + sum + count
}

/** Reads back what a bill says. */
function readAmount(text: string): string {
  const match = /^(Minus rupees|Rupees) (.+?)(?: and (\S+) pais[ae])? only$/.exec(text)
  if (!match) throw new Error(`"${text}" is no amount`)
  const [, name = '', whole = '', paise = 'zero'] = match
  const digits = `${readWords(whole)}.${String(readWords(paise)).padStart(2, '0')}`
  return name === 'Rupees' ? digits : `-${digits}`
}

describe('amountInWords', () => {
  it.each([
    ['0', 'Rupees zero only'],
    ['0.004', 'Rupees zero only'],
    ['-0.004', 'Rupees zero only'],
    ['0.01', 'Rupees zero and one paisa only'],
    ['0.78', 'Rupees zero and seventy-eight paise only'],
    ['1', 'Rupees one only'],
    ['10.10', 'Rupees ten and ten paise only'],
    ['100', 'Rupees one hundred only'],
    ['110', 'Rupees one hundred ten only'],
    ['1000', 'Rupees one thousand only'],
    ['10564.68', 'Rupees ten thousand five hundred sixty-four and sixty-eight paise only'],
    [
      '123456.78',
      'Rupees one lakh twenty-three thousand four hundred fifty-six and seventy-eight paise only',
    ],
    ['99.995', 'Rupees one hundred only'],
    ['10000000', 'Rupees one crore only'],
    ['10000001', 'Rupees one crore one only'],
    [
      '999999999',
      'Rupees ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine only',
    ],
    ['1000000000', 'Rupees one hundred crore only'],
    ['1000000000000', 'Rupees one lakh crore only'],
    ['1500000000000', 'Rupees one lakh fifty thousand crore only'],
    ['100000000000000', 'Rupees one crore crore only'],
    ['-118', 'Minus rupees one hundred eighteen only'],
  ])('says %s', (digits, words) => {
    expect(amountInWords(decimalFrom(digits))).toBe(words)
  })

  it('is read back as the same amount, however large', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.bigInt(0n, 10n ** 8n), fc.bigInt(0n, 10n ** 26n)),
        fc.boolean(),
        (paise, isNegative) => {
          const digits = paise.toString().padStart(3, '0')
          const amount = `${isNegative && paise > 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
          expect(readAmount(amountInWords(decimalFrom(amount)))).toBe(amount)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('says every number below a lakh so that it is read back', () => {
    const wrong = Array.from({ length: 100_000 }, (_, value) => BigInt(value)).filter(
      (value) => readWords(numberInWords(value)) !== value,
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['USD', 'US dollars one and fifty cents only'],
    ['EUR', 'Euros one and fifty cents only'],
    ['GBP', 'Pounds one and fifty pence only'],
    ['JPY', 'Japanese yen one and 50/100 only'],
    ['CAD', 'Canadian dollars one and fifty cents only'],
    ['AUD', 'Australian dollars one and fifty cents only'],
    ['CHF', 'Swiss francs one and fifty centimes only'],
    ['AED', 'UAE dirhams one and fifty fils only'],
    ['KWD', 'Kuwaiti dinars one and 50/100 only'],
    ['BDT', 'Taka one and fifty paise only'],
    ['SGD', 'Singapore dollars one and fifty cents only'],
    ['NZD', 'New Zealand dollars one and fifty cents only'],
    ['KRW', 'Korean won one and 50/100 only'],
  ])('knows the money of %s', (code, words) => {
    expect(amountInWords(decimalFrom('1.5'), code)).toBe(words)
  })

  it('has words of its own for every currency of the site', () => {
    const said = currencies.map(({ code }) => amountInWords(decimalFrom(1), code))
    expect(new Set(said).size).toBe(currencies.length)
  })

  it('uses a single hundredth in the singular, and a country its capital', () => {
    expect(amountInWords(decimalFrom('2.01'), 'GBP')).toBe('Pounds two and one penny only')
    expect(amountInWords(decimalFrom('-2'), 'USD')).toBe('Minus US dollars two only')
    expect(amountInWords(decimalFrom('-2'), 'EUR')).toBe('Minus euros two only')
  })
})
