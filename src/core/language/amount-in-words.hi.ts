import { absolute, type Decimal, toFixed } from '../money/decimal'
import { belowHundred } from './spoken-numbers.hi'

/** A name, alone and in number. */
type Counted = readonly [one: string, many: string]

type MoneyWords = {
  readonly whole: Counted
  /** A hundredth. Where coins are cut otherwise, it is written as a fraction. */
  readonly hundredth?: Counted
}

const unchanged = (name: string): Counted => [name, name]

const cent = unchanged('सेंट')
const paisa: Counted = ['पैसा', 'पैसे']

const rupees: MoneyWords = { whole: ['रुपया', 'रुपये'], hundredth: paisa }

const moneyWords: Readonly<Record<string, MoneyWords>> = {
  INR: rupees,
  USD: { whole: unchanged('अमेरिकी डॉलर'), hundredth: cent },
  EUR: { whole: unchanged('यूरो'), hundredth: cent },
  GBP: { whole: unchanged('ब्रिटिश पाउंड'), hundredth: ['पेनी', 'पेंस'] },
  JPY: { whole: unchanged('जापानी येन') },
  CAD: { whole: unchanged('कनाडाई डॉलर'), hundredth: cent },
  AUD: { whole: unchanged('ऑस्ट्रेलियाई डॉलर'), hundredth: cent },
  CHF: { whole: unchanged('स्विस फ़्रैंक'), hundredth: unchanged('सेंटीम') },
  AED: { whole: unchanged('यूएई दिरहम'), hundredth: unchanged('फ़िल्स') },
  KWD: { whole: unchanged('कुवैती दीनार') },
  BDT: { whole: unchanged('बांग्लादेशी टका'), hundredth: paisa },
  SGD: { whole: unchanged('सिंगापुर डॉलर'), hundredth: cent },
  NZD: { whole: unchanged('न्यूज़ीलैंड डॉलर'), hundredth: cent },
  KRW: { whole: unchanged('दक्षिण कोरियाई वॉन') },
}

const SHANKH = 10n ** 17n
const smallerUnits = [
  { size: 10n ** 15n, word: 'पद्म' },
  { size: 10n ** 13n, word: 'नील' },
  { size: 10n ** 11n, word: 'खरब' },
  { size: 10n ** 9n, word: 'अरब' },
  { size: 10_000_000n, word: 'करोड़' },
  { size: 100_000n, word: 'लाख' },
  { size: 1_000n, word: 'हज़ार' },
  { size: 100n, word: 'सौ' },
]

/**
 * An amount as a bill says it, in Hindi and to the paisa.
 *
 * @example amountInWords(decimalFrom('123456.78'))
 * // 'एक लाख तेईस हज़ार चार सौ छप्पन रुपये और अठहत्तर पैसे मात्र'
 * @example amountInWords(decimalFrom('-1.5'), 'JPY') // 'माइनस एक जापानी येन और 50/100 मात्र'
 */
export function amountInWords(amount: Decimal, currencyCode = 'INR'): string {
  const { whole, hundredth } = moneyWords[currencyCode] ?? rupees
  const [units = '', cents = ''] = toFixed(absolute(amount), 2).split('.')
  const isNegative = toFixed(amount, 2).startsWith('-')
  return [
    ...(isNegative ? ['माइनस'] : []),
    counted(BigInt(units), whole),
    ...(cents === '00'
      ? []
      : ['और', hundredth ? counted(BigInt(cents), hundredth) : `${cents}/100`]),
    'मात्र',
  ].join(' ')
}

/**
 * A whole number in हज़ार, लाख, करोड़ and so on up to शंख. Beyond it, the शंख are counted the same way.
 *
 * @example numberInWords(1_00_00_000n) // 'एक करोड़'
 */
export function numberInWords(value: bigint): string {
  if (value < 100n) return belowHundred[Number(value)] ?? ''
  const shankhs = value / SHANKH
  const words = shankhs > 0n ? [numberInWords(shankhs), 'शंख'] : []
  let rest = value % SHANKH
  for (const { size, word } of smallerUnits) {
    const count = rest / size
    if (count > 0n) words.push(numberInWords(count), word)
    rest %= size
  }
  if (rest > 0n) words.push(numberInWords(rest))
  return words.join(' ')
}

const counted = (count: bigint, [one, many]: Counted): string =>
  `${numberInWords(count)} ${count === 1n ? one : many}`
