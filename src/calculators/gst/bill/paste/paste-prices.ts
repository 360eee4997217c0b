import { gstSaidBy, type TellingName } from '../../../../core/table/tax-words'
import type { Bill } from '../read-row'

type Prices = Bill['prices']

const tellingNames: readonly TellingName[] = [
  ['with-gst', /mrp|^max(?:imum)?retailprice|^gross|एमआरपी|^अधिकतमखुदरामूल्य$/],
  ['before-gst', /^(?:basic|base|taxable|assessable|net)|^करयोग्य/],
]

/**
 * What a head says about the prices below it, if it says anything.
 *
 * @example pricesSaidBy('Rate incl tax') // 'with-gst'
 * @example pricesSaidBy('Basic rate') // 'before-gst'
 */
export const pricesSaidBy = (head: string): Prices | undefined => gstSaidBy(head, tellingNames)

/** What a line above the heads says, as it stands in the files of our own bills. */
export function pricesSaidAbove(lines: readonly (readonly string[])[]): Prices | undefined {
  const [, said] = lines.find(([label]) => label === 'Prices are') ?? []
  return (Object.keys(pricesNames) as Prices[]).find((prices) => pricesNames[prices] === said)
}

export const pricesNames: Record<Prices, string> = {
  'before-gst': 'Before GST',
  'with-gst': 'With GST',
}
