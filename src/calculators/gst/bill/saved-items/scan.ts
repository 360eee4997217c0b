import type { ShowToast } from '../../../../ui/tab/toast'
import type { BillField } from '../read-row'
import { changeItem, nextItem, readOpenBill } from '../store'
import { codeOf, type KeptItem } from './item-record'
import { type ItemsIndex, itemsIndexIfLoaded, readItemsIndex } from './items-index'
import { isBarcode, putInRow } from './put-on-bill'

/** Where a code was scanned, and how the page goes on. */
export type Scanning = {
  /** The row. */
  id: number
  /** Puts the focus on the name of an item. */
  goTo(id: number | undefined): void
  /** Opens the shop's items with a new one of this code. */
  keep(code: string, id: number): void
  showToast: ShowToast
}

/** Codes that nobody has, and that were said to be so. */
const saidUnknown = new Set<string>()

/**
 * Looks for a code that Enter was pressed behind, and fills its row.
 *
 * @returns whether it did; nothing where that is not known yet
 */
export function scanAtOnce(text: string, scanning: Scanning): boolean | undefined {
  if (text.trim() === '') return false
  const book = itemsIndexIfLoaded()
  if (!book) return undefined
  if (fill(book.withCode(text), scanning)) return true
  // Another tab may have it by now, and told nobody.
  return isBarcode(text) ? undefined : false
}

/**
 * The same, when the items are read: if the row still holds that text. What was typed beside it in
 * the meantime stays, and so does the focus of whoever went elsewhere.
 */
export async function scanWhenRead(text: string, scanning: Scanning): Promise<void> {
  const { id, goTo, keep, showToast } = scanning
  const before = rowOf(id)
  if (text.trim() === '') return
  const book: ItemsIndex = await readItemsIndex(itemsIndexIfLoaded() !== undefined)
  const now = rowOf(id)
  if (!before || now?.description !== text) return
  const isBusyElsewhere = !isWithin(id, document.activeElement)
  const stay = { ...scanning, goTo: isBusyElsewhere ? () => {} : goTo }
  if (fill(book.withCode(text), stay)) {
    const typed = Object.entries(now).filter(([field, text]) => before[field as BillField] !== text)
    changeItem(id, Object.fromEntries(typed))
    return
  }
  const code = codeOf(text)
  if (!isBarcode(code) || saidUnknown.has(code)) return
  saidUnknown.add(code)
  showToast(`No item of yours has the code ${code} yet.`, {
    label: 'Keep it',
    onClick: () => keep(code, id),
  })
}

const rowOf = (id: number) => readOpenBill().items.find((item) => item.id === id)?.row

/** Whether an element belongs to a row, or to nothing. */
const isWithin = (id: number, element: Element | null) =>
  !element || element === document.body || element.id.startsWith(`item-${id}-`)

function fill(item: KeptItem | undefined, { id, goTo, showToast }: Scanning): boolean {
  const said = item && putInRow(id, item)
  if (!said) return false
  showToast(said)
  goTo(nextItem(readOpenBill().items)?.id)
  return true
}
