import { createStore } from '../../../ui/tab/store'
import { type BillRequest, takeBillRequest } from '../../books/saved-bills/open-request'
import { openSavedBill } from '../saved-bills/open-bills'
import { closedItemId, focusCell } from '../screen/cell'
import { readOpenBill } from '../store'

/** What another page asked this one to open. */
type RequestedBill = Pick<BillRequest, 'id' | 'back'> & { readonly isGone: boolean }

export const requestedBill = createStore<RequestedBill | undefined>(() => undefined)

/** Opens what another page asked for, if it did, with the cursor in its field. */
export async function openRequestedBill(chooseCurrency: (code: string) => void): Promise<void> {
  const request = takeBillRequest()
  if (!request) return
  const { id, back, field, item } = request
  const kept = await openSavedBill(id, chooseCurrency).catch(() => undefined)
  requestedBill.write({ id, back, isGone: !kept })
  if (kept && field) focusField(field, item)
}

const cellFields = [
  'description',
  'hsn',
  'quantity',
  'unit',
  'price',
  'discount',
  'rate',
] as const satisfies readonly NonNullable<BillRequest['field']>[]

function focusField(field: NonNullable<BillRequest['field']>, item = 1): void {
  const cell = cellFields.find((name) => name === field)
  if (cell) {
    const id = readOpenBill().items[item - 1]?.id
    if (id === undefined) return
    whenHere(
      () =>
        document.getElementById(`item-${id}-${cell}`) ?? document.getElementById(closedItemId(id)),
      (found) => {
        // On a phone the item is closed at first.
        if (found.id === closedItemId(id)) found.click()
        requestAnimationFrame(() => focusCell(id, cell))
      },
    )
    return
  }
  const fold = field === 'payments' ? 'bill-payments' : 'bill-details'
  whenHere(
    () => document.querySelector<HTMLDetailsElement>(`#${fold} > details`),
    (details) => {
      details.open = true
      whenHere(
        () =>
          details.querySelector<HTMLElement>(
            `[name="${field}"], [data-name="${field}"] input:checked`,
          ),
        (input) => input.focus(),
      )
    },
  )
}

/** What is loaded later may take this long. */
const LONGEST_WAIT_MS = 10_000

/** Does something with an element once it is on the page. */
function whenHere<Found extends Element>(
  find: () => Found | null,
  act: (found: Found) => void,
  until = Date.now() + LONGEST_WAIT_MS,
): void {
  const found = find()
  if (found) act(found)
  else if (Date.now() < until) requestAnimationFrame(() => whenHere(find, act, until))
}
