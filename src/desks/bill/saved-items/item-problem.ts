import { hundred } from '../../../core/money/decimal'
import { isRead, readAmount, readNumber } from '../../../core/money/parse'
import { longestText } from '../../books/bill/inputs'
import { type ItemField, type ItemTexts, itemFields } from '../../books/saved-items/items-database'
import { savedItemsWords } from './words'

/** Why an item cannot be saved as it is; nothing if it can. */
export function problemOfItem(texts: ItemTexts): { field: ItemField; text: string } | undefined {
  if (!texts.description.trim()) return { field: 'description', text: savedItemsWords.form.noName }
  const price = readAmount(texts.price)
  if (texts.price.trim() && (!isRead(price) || price.value < 0n)) {
    return { field: 'price', text: savedItemsWords.form.noPrice }
  }
  const rate = readNumber(texts.rate)
  if (texts.rate.trim() && (!isRead(rate) || rate.value < 0n || rate.value > hundred)) {
    return { field: 'rate', text: savedItemsWords.form.noRate }
  }
  const long = itemFields.find((field) => texts[field].length > longestText(field))
  return long && { field: long, text: savedItemsWords.form.tooLong }
}
