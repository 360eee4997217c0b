import { describe, it } from 'vitest'
import { amountInWords } from '../src/core/language/amount-in-words'
import { toDigits, zero } from '../src/core/money/decimal'
import { sayAmount } from '../src/core/money/format'
import { formatFactor, formatGrowth } from '../src/core/money/format-exact'
import { groupDigits } from '../src/core/money/group-digits'
import { readAmount, readNumber, tidyAmount, tidyNumber } from '../src/core/money/parse'
import {
  applyTyping,
  dropTrailingPoint,
  LONGEST_NUMBER,
  LONGEST_PERCENTAGE,
} from '../src/core/money/typing-rules'
import { amountHint, understoodAs } from '../src/ui/fields/hints'
import { amountIn, currencyFor, grouped, hold, holdFigure, texts, trying } from './fuzz'

const inCountingWords = new RegExp(`^${grouped} (thousand|lakh|crore|lakh crore)$`)

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
          hold(typed.problem === undefined || typed.text === '12.', 'a refusal changes nothing')
          hold(readNumber(typed.text).problem === undefined, 'what came through can be read')
          hold(!dropTrailingPoint(typed.text).endsWith('.'), 'the point goes')
        }
      })
    })
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
})
