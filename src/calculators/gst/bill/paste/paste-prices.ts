import { headName, hindiName } from '../../../../core/table/head-names'
import type { Bill } from '../read-row'

type Prices = Bill['prices']

const tax = '%?(?:gst|tax(?:es)?)%?'
const hindiTax = '(?:जीएसटी|टैक्स|कर)'

/** Words that say whether the tax is in a price, as `headName` and `hindiName` spell them. */
const taxWords: readonly (readonly [Prices, RegExp])[] = [
  [
    'before-gst',
    new RegExp(
      `(?:exclusive|excluding|excl|exc|ex|without|wo|before|pre|plus)(?:of)?(?:all)?${tax}`,
    ),
  ],
  ['before-gst', new RegExp(`${tax}(?:exclusive|excluded|excl|extra|additional)`)],
  ['before-gst', /^excl(?:usive)?|excl(?:usive)?$/],
  ['before-gst', new RegExp(`${hindiTax}(?:के)?(?:से)?(?:रहित|बिना|अतिरिक्त|पूर्व|पहले|छोडकर)`)],
  ['before-gst', new RegExp(`बिना${hindiTax}(?:के)?`)],
  [
    'with-gst',
    new RegExp(`(?:inclusive|including|includes|incl|inc|with|after)(?:of)?(?:all)?${tax}`),
  ],
  ['with-gst', new RegExp(`${tax}(?:inclusive|included|including|incl|paid)`)],
  ['with-gst', /^incl(?:usive)?|incl(?:usive)?$/],
  ['with-gst', new RegExp(`${hindiTax}(?:के)?(?:सहित|समेत|साथ|मिलाकर)`)],
]

/** Names that say it without naming the tax. */
const tellingNames: readonly (readonly [Prices, RegExp])[] = [
  ['with-gst', /mrp|^max(?:imum)?retailprice|^gross|एमआरपी|^अधिकतमखुदरामूल्य$/],
  ['before-gst', /^(?:basic|base|taxable|assessable|net)|^करयोग्य/],
]

const namesOf = (head: string) => [hindiName(head), headName(head)].filter((name) => name !== '')

/**
 * A head without the words that say whether the tax is in its prices; nothing where it has none.
 *
 * @example withoutTaxWords('Price (incl. GST)') // 'price'
 */
export function withoutTaxWords(head: string): string | undefined {
  for (const name of namesOf(head)) {
    const words = taxWords.find(([, words]) => words.test(name))?.[1]
    if (words) return name.replace(words, '')
  }
  return undefined
}

/**
 * What a head says about the prices below it, if it says anything.
 *
 * @example pricesSaidBy('Rate incl tax') // 'with-gst'
 * @example pricesSaidBy('Basic rate') // 'before-gst'
 */
export function pricesSaidBy(head: string): Prices | undefined {
  for (const name of namesOf(head)) {
    const said = [...taxWords, ...tellingNames].find(([, words]) => words.test(name))?.[0]
    if (said) return said
  }
  return undefined
}

/** What a line above the heads says, as it stands in the files of our own bills. */
export function pricesSaidAbove(lines: readonly (readonly string[])[]): Prices | undefined {
  const [, said] = lines.find(([label]) => label === 'Prices are') ?? []
  return (Object.keys(pricesNames) as Prices[]).find((prices) => pricesNames[prices] === said)
}

export const pricesNames: Record<Prices, string> = {
  'before-gst': 'Before GST',
  'with-gst': 'With GST',
}
