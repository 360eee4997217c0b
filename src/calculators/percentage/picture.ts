import { one, toDigits } from '../../core/decimal'
import { formatNumber, groupDigits } from '../../core/format'
import { readNumber } from '../../core/parse'
import type { SharePicture } from '../contract'
import { percentOf } from './compute'
import { inputs } from './inputs'

const { percentage } = inputs.defaults
const number = readNumber(inputs.defaults.number).value
const digits = groupDigits(toDigits(number))
const answer = formatNumber(percentOf(readNumber(percentage).value, number), 2)

export const picture: SharePicture = {
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
