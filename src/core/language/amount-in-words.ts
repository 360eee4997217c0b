import { absolute, type Decimal, toFixed } from '../money/decimal'

type MoneyWords = {
  readonly whole: string
  /** A hundredth, alone and in number. Where coins are cut otherwise, it is written as a fraction. */
  readonly hundredth?: readonly [one: string, many: string]
}

const cent = ['cent', 'cents'] as const
const fils = ['fils', 'fils'] as const
const paisa = ['paisa', 'paise'] as const

const rupees: MoneyWords = { whole: 'Rupees', hundredth: paisa }

const moneyWords: Readonly<Record<string, MoneyWords>> = {
  INR: rupees,
  USD: { whole: 'US dollars', hundredth: cent },
  EUR: { whole: 'Euros', hundredth: cent },
  GBP: { whole: 'Pounds', hundredth: ['penny', 'pence'] },
  JPY: { whole: 'Japanese yen' },
  CAD: { whole: 'Canadian dollars', hundredth: cent },
  AUD: { whole: 'Australian dollars', hundredth: cent },
  CHF: { whole: 'Swiss francs', hundredth: ['centime', 'centimes'] },
  AED: { whole: 'UAE dirhams', hundredth: fils },
  KWD: { whole: 'Kuwaiti dinars' },
  BDT: { whole: 'Taka', hundredth: paisa },
  SGD: { whole: 'Singapore dollars', hundredth: cent },
  NZD: { whole: 'New Zealand dollars', hundredth: cent },
  KRW: { whole: 'Korean won' },
}

const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const CRORE = 10_000_000n
const smallerUnits = [
  { size: 100_000n, word: 'lakh' },
  { size: 1_000n, word: 'thousand' },
  { size: 100n, word: 'hundred' },
]

/**
 * An amount as a bill says it, in Indian English and to the paisa.
 *
 * @example amountInWords(decimalFrom('123456.78'))
 * // 'Rupees one lakh twenty-three thousand four hundred fifty-six and seventy-eight paise only'
 * @example amountInWords(decimalFrom('-1.5'), 'JPY') // 'Minus Japanese yen one and 50/100 only'
 */
export function amountInWords(amount: Decimal, currencyCode = 'INR'): string {
  const { whole, hundredth } = moneyWords[currencyCode] ?? rupees
  const [units = '', cents = ''] = toFixed(absolute(amount), 2).split('.')
  const words = [whole, numberInWords(BigInt(units))]
  if (cents !== '00') words.push('and', hundredthsInWords(cents, hundredth))
  const isNegative = toFixed(amount, 2).startsWith('-')
  const said = isNegative ? ['Minus', lowerFirst(words.join(' '))] : words
  return [...said, 'only'].join(' ')
}

/**
 * A whole number in lakhs and crores. Beyond them, the crores are counted the same way: 10¹² is one
 * lakh crore, 10¹⁴ one crore crore.
 *
 * @example numberInWords(1_00_00_000n) // 'one crore'
 */
export function numberInWords(value: bigint): string {
  if (value < 100n) return belowHundred(Number(value))
  const crores = value / CRORE
  const words = crores > 0n ? [numberInWords(crores), 'crore'] : []
  let rest = value % CRORE
  for (const { size, word } of smallerUnits) {
    const count = Number(rest / size)
    if (count > 0) words.push(belowHundred(count), word)
    rest %= size
  }
  if (rest > 0n) words.push(belowHundred(Number(rest)))
  return words.join(' ')
}

function belowHundred(value: number): string {
  if (value < 20) return upToNineteen[value] ?? ''
  const ten = tens[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? ten : `${ten}-${upToNineteen[value % 10]}`
}

function hundredthsInWords(digits: string, names: MoneyWords['hundredth']): string {
  if (!names) return `${digits}/100`
  const count = Number(digits)
  return `${belowHundred(count)} ${names[count === 1 ? 0 : 1]}`
}

/** Names that stand for a country keep their capital. */
const lowerFirst = (text: string) =>
  /^(Rupees|Euros|Pounds|Taka)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
