import { absolute, type Decimal, one, toDigits } from '../../core/decimal'
import { formatNumber, formatSmallPercent } from '../../core/format'
import { groupDigits } from '../../core/group-digits'
import { readNumber } from '../../core/parse'
import { actionsFor } from '../../ui/answer/actions'
import type { SharePicture } from '../contract'
import { percentageChange, percentOf, whatPercent } from './compute'
import { type InputName, inputs, readInput } from './inputs'

const changes = { increase: 'an increase of ', decrease: 'a decrease of ', none: 'no change, ' }

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
    `${percentage.digits}% of ${of.digits} is ${formatNumber(percentOf(percentage.value, of.value), 2)}.`,
    whole.value
      ? `${part.digits} is ${formatSmallPercent(whatPercent(part.value, whole.value), 1)} of ${whole.digits}.`
      : `${part.digits} of 0 has no percentage.`,
    `From ${original.digits} to ${next.digits} is ${sayChange(original.value, next.value)}.`,
  ].join(' ')
}

function sayChange(original: Decimal, next: Decimal): string {
  const { change, percent, direction } = percentageChange(original, next)
  if (percent !== undefined) {
    return changes[direction] + formatSmallPercent(absolute(percent), 1)
  }
  return direction === 'none'
    ? 'no change'
    : `${changes[direction]}${groupDigits(toDigits(change))}, without a percentage`
}

export const actions = actionsFor({ name: 'Percentage', say: sayPercentages })

/** The preview picture of a shared link: the results of the page's example. */
export function picture(): SharePicture {
  const { percentage } = inputs.defaults
  const number = readNumber(inputs.defaults.number).value
  const digits = groupDigits(toDigits(number))
  const answer = formatNumber(percentOf(readNumber(percentage).value, number), 2)

  return {
    label: `What is ${percentage}% of ${digits}?`,
    figure: answer,
    isMoney: false,
    caption: `${percentage} out of every 100`,
    rows: [
      { label: 'Number', value: digits, swatch: 'neel' },
      { label: '1% of it', value: formatNumber(percentOf(one, number), 2) },
    ],
    total: { label: `${percentage}% of it`, value: answer },
  }
}
