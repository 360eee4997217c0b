import { isAddressOf } from '../../addresses'
import { toDigits } from '../../core/money/decimal'
import { groupDigits } from '../../core/money/group-digits'
import { readNumber } from '../../core/money/parse'
import { applyTyping, LONGEST_NUMBER, LONGEST_PERCENTAGE } from '../../core/money/typing-rules'
import { number } from '../../ui/memory/input-kinds'
import { pageInputs } from '../../ui/memory/page-inputs'

export const inputs = pageInputs({
  name: 'percentage',
  isAddress: isAddressOf('percentage'),
  fields: {
    percentage: number('18'),
    number: number('2500'),
    part: number('45000'),
    whole: number('120000'),
    original: number('1500'),
    new: number('1200'),
  },
})

export type InputName = keyof typeof inputs.defaults

/** Parses a field. A link may hold any text: one that cannot be typed is replaced by the default. */
export function readInput(typed: typeof inputs.defaults, name: InputName) {
  const longest = name === 'percentage' ? LONGEST_PERCENTAGE : LONGEST_NUMBER
  const { text } = applyTyping({
    current: inputs.defaults[name],
    proposed: typed[name],
    isPaste: true,
    longest,
  })
  const { value } = readNumber(text)
  return { text, longest, value, digits: groupDigits(toDigits(value)) }
}
