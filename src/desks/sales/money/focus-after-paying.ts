/*
 * Where the focus goes when what had it goes: bills that are paid leave the list, and so do customers who owe
 * nothing any more. The elements say what they are of: `data-customer`, `data-bills-of`, `data-bill`.
 */

/** Where a button stands: in the list of which name, on which bill, of which customer. */
export type Position = {
  readonly customer: string | undefined
  readonly list: string | null | undefined
  readonly bill: string | undefined
  /** Its row, counted from 0. */
  readonly at: number
}

export function positionOf(focused: HTMLElement): Position {
  const row = focused.closest<HTMLElement>('[data-bill]')
  const list = row?.parentElement
  const bills = focused.closest<HTMLElement>('[data-bills-of]')
  return {
    customer: bills?.dataset.billsOf ?? focused.dataset.customer,
    list: list?.getAttribute('aria-label'),
    bill: row?.dataset.bill,
    at: list && row ? [...list.children].indexOf(row) : -1,
  }
}

/** What is left of its own row, else the row that took its place, else the customer; nothing where all of it is gone. */
export function nextTo(
  place: HTMLElement,
  { customer, list, bill, at }: Position,
): HTMLElement | null | undefined {
  const lists = [...place.querySelectorAll('ul')]
  const rows = [
    ...(lists.find((one) => list && one.getAttribute('aria-label') === list)?.children ?? []),
  ] as HTMLElement[]
  const row = rows.find((one) => bill && one.dataset.bill === bill) ?? rows[at]
  const customers = [...place.querySelectorAll<HTMLElement>('[data-customer]')]
  return (
    row?.querySelector<HTMLElement>('button:not(:disabled), a') ??
    customers.find((one) => customer !== undefined && one.dataset.customer === customer)
  )
}
