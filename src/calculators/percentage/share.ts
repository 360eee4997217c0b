import type { SharePicture } from '../../contract'
import { absolute, one, toDigits } from '../../core/money/decimal'
import { formatNumber, formatSmallPercent } from '../../core/money/format'
import { groupDigits } from '../../core/money/group-digits'
import { readNumber } from '../../core/money/parse'
import { actionsFor } from '../../ui/answer/actions'
import { percentageChange, percentOf, whatPercent } from './compute'
import { type InputName, inputs, readInput } from './inputs'
import { percentageWords } from './words'

/**
 * What Copy and Share say: the three questions with their answers.
 *
 * @example '18% of 2,500 is 450.00. 45,000 is 37.5% of 1,20,000. From 1,500 to 1,200 is a decrease of 20.0%.'
 */
export function sayPercentages(typed: typeof inputs.defaults): string {
  const number = (name: InputName) => readInput(typed, name)
  const [percentage, whole] = [number('percentage'), number('whole')]
  const [of, part, original, next] = [
    number('number'),
    number('part'),
    number('original'),
    number('new'),
  ]
  return [
    percentageWords.copied.percentOf(
      `${percentage.digits}%`,
      of.digits,
      formatNumber(percentOf(percentage.value, of.value), 2),
    ),
    whole.value
      ? percentageWords.copied.whatPercent(
          part.digits,
          formatSmallPercent(whatPercent(part.value, whole.value), 1),
          whole.digits,
        )
      : percentageWords.copied.noWhole(part.digits),
    sayChange(original, next),
  ].join(' ')
}

type Input = ReturnType<typeof readInput>

function sayChange(original: Input, next: Input): string {
  const { change, percent, direction } = percentageChange(original.value, next.value)
  const [from, to] = [original.digits, next.digits]
  if (percent !== undefined) {
    return percentageWords.copied.changes[direction](
      from,
      to,
      formatSmallPercent(absolute(percent), 1),
    )
  }
  return percentageWords.copied.changesOnly[direction](from, to, groupDigits(toDigits(change)))
}

export const actions = actionsFor({ name: percentageWords.label, say: sayPercentages })

/** The preview picture of a shared link: the results of the page's example. */
export function picture(): SharePicture {
  const { percentage } = inputs.defaults
  const number = readNumber(inputs.defaults.number).value
  const digits = groupDigits(toDigits(number))
  const answer = formatNumber(percentOf(readNumber(percentage).value, number), 2)

  return {
    label: percentageWords.pictureQuestion(`${percentage}%`, digits),
    figure: answer,
    isMoney: false,
    caption: percentageWords.percentOf.outOfHundred(percentage),
    rows: [
      { label: percentageWords.percentOf.numberRow, value: digits, swatch: 'neel' },
      {
        label: percentageWords.percentOf.ofIt('1%'),
        value: formatNumber(percentOf(one, number), 2),
      },
    ],
    total: { label: percentageWords.percentOf.ofIt(`${percentage}%`), value: answer },
  }
}
