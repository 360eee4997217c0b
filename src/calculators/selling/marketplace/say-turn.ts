import { hundred, multiplyDivide, sum, toDigits } from '../../../core/decimal'
import { groupDigits, withSymbol } from '../../../core/format'
import { readAmount, readNumber } from '../../../core/parse'
import type { Turn } from '../shared/market/choose-seller'
import { sayPercent } from '../shared/market/say'

const costs = [
  { name: 'cost', gst: 'costGst', label: 'Cost' },
  { name: 'packing', gst: 'packingGst', label: 'packing' },
] as const

/**
 * What became of the costs when somebody else was chosen as the seller; nothing where they stayed.
 *
 * @example sayTurn(turn, '₹')
 * // 'Cost ₹450 + 18% GST = ₹531, packing ₹12 + 18% GST = ₹14.16: input tax does not come back.'
 */
export function sayTurn({ before, after }: Turn, symbol: string): string | undefined {
  const comesBack = after.seller === 'registered'
  const lines = costs.flatMap(({ name, gst, label }) => {
    if (before[name] === after[name]) return []
    const [from, to] = [readAmount(before[name]).value, readAmount(after[name]).value]
    const rate = readNumber(before[gst]).value
    const money = (value: typeof from) => withSymbol(groupDigits(toDigits(value)), symbol)
    const [net, gross] = comesBack ? [to, from] : [from, to]
    const isExact = multiplyDivide(net, sum(hundred, rate), hundred) === gross
    const sign = comesBack ? 'less' : '+'
    const step = `${label} ${money(from)} ${sign} ${sayPercent(rate)} GST = ${money(to)}`
    return isExact ? [step] : [`${step}, rounded`]
  })
  if (lines.length === 0) return undefined
  const words = lines.join(', ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: input tax ${comesBack ? 'comes back' : 'does not come back'}.`
}
