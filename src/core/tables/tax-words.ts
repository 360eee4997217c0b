import { headName, hindiName } from './heads'

/** Whether GST is in the amounts of a column. */
export type GstIn = 'before-gst' | 'with-gst'

const tax = '%?(?:gst|tax(?:es)?)%?'
const hindiTax = '(?:जीएसटी|टैक्स|कर)'

/** Words that say whether the tax is in a price, as `headName` and `hindiName` spell them. */
const taxWords: readonly (readonly [GstIn, RegExp])[] = [
  ['before-gst', new RegExp(`${tax}(?:is)?(?:not|un)(?:inclusive|included|including|incl|paid)`)],
  [
    'before-gst',
    new RegExp(
      `(?:not|non|no|un)(?:inclusive|including|includes|included|incl|inc|with)(?:of)?(?:all)?(?:${tax})?`,
    ),
  ],
  ['before-gst', new RegExp(`(?:net|free|exclusive|no)(?:of)?(?:all)?${tax}$`)],
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

/** A name that says it without naming the tax. */
export type TellingName = readonly [GstIn, RegExp]

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
 * @example gstSaidBy('Rate incl tax', []) // 'with-gst'
 * @example gstSaidBy('Basic rate', [['before-gst', /^basic/]]) // 'before-gst'
 */
export function gstSaidBy(head: string, telling: readonly TellingName[]): GstIn | undefined {
  for (const name of namesOf(head)) {
    const said = [...taxWords, ...telling].find(([, words]) => words.test(name))?.[0]
    if (said) return said
  }
  return undefined
}
