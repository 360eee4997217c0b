// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CurrencyProvider } from '../../../ui/tab/currency'
import { type BillDetails, noDetails } from '../../books/bill/details'
import { emptyRow } from '../../books/bill/inputs'
import {
  deleteBills,
  parseSavedBill,
  putBills,
  readBill,
  readBills,
} from '../../books/saved-bills/bills-database'
import { BillsDialog } from './bills-dialog'

const said = vi.hoisted(() => ({ dates: 0 }))
vi.mock('../../../core/language/dates', async (original) => {
  const dates = await original<typeof import('../../../core/language/dates')>()
  const sayShortDate: typeof dates.sayShortDate = (...day) => {
    said.dates += 1
    return dates.sayShortDate(...day)
  }
  return { ...dates, sayShortDate }
})

let unmount = () => {}

function show(): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  unmount = () => {
    flushSync(() => root.unmount())
    place.remove()
  }
  flushSync(() =>
    root.render(
      <CurrencyProvider>
        <BillsDialog onClose={() => {}} />
      </CurrencyProvider>,
    ),
  )
  return place
}

function bill(
  id: string,
  details: Partial<BillDetails> = {},
  part = { revision: 1, price: '100' },
) {
  const kept = parseSavedBill({
    id,
    revision: part.revision,
    changedAt: 10,
    texts: {
      rows: [{ ...emptyRow, description: 'Soap', price: part.price }],
      prices: 'before-gst',
      details: { ...noDetails, number: id, date: '2026-10-05', ...details },
      payments: [],
    },
    choices: {},
  })
  if (!kept) throw new Error('this is no bill')
  return kept
}

const buttonIn = (place: HTMLElement, name: string): HTMLElement => {
  const found = [...place.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  )
  if (!found) throw new Error(`there is no button ${name}`)
  return found
}

const press = (place: HTMLElement, name: string) =>
  vi.waitFor(() => flushSync(() => buttonIn(place, name).click()))

const says = (place: HTMLElement, text: string) =>
  vi.waitFor(() => expect(place.textContent).toContain(text))

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  // Other tests of the same thread tell React that they say when it works; here it works as in a page.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  await deleteBills((await readBills()).map(({ id }) => id))
})

afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

it('undoes a deletion, but never over what another tab kept since', async () => {
  await putBills([bill('A-9'), bill('EST-1', { title: 'Estimate' })])
  const place = show()
  await press(place, 'Delete A-9')
  await says(place, 'A-9 deleted.')
  await press(place, 'Delete EST-1')
  await says(place, '2 bills deleted.')
  await putBills([bill('A-9', {}, { revision: 2, price: '250' })])
  await press(place, 'Undo')
  await says(place, 'Undone.')
  expect(await readBill('A-9')).toMatchObject({ revision: 2, texts: { rows: [{ price: '250' }] } })
  expect(await readBill('EST-1')).toMatchObject({ revision: 1 })
})

it('asks before a bill is deleted that has a credit note', async () => {
  const note = { title: 'Credit Note', againstId: 'A-1' } as const
  await putBills([
    bill('A-1'),
    bill('CN-001', note),
    bill('CN-002', { ...note, cancelledOn: '2026-10-06' }),
  ])
  const place = show()
  await press(place, 'Delete A-1')
  await says(place, 'CN-001 is on this bill. Delete the credit note first, or keep both.')
  await press(place, 'Keep it')
  expect(await readBill('A-1')).toBeDefined()
  await press(place, 'Delete A-1')
  await press(place, 'Delete it anyway')
  await says(place, 'A-1 deleted.')
  expect(await readBill('A-1')).toBeUndefined()
})

it('gives the focus back to Import after a file that is refused', async () => {
  await putBills([bill('A-1')])
  const place = show()
  await says(place, '1 bill')
  const input = place.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('there is no Import')
  Object.defineProperty(input, 'files', { value: [new File(['my diary'], 'diary.json')] })
  flushSync(() => input.dispatchEvent(new Event('change', { bubbles: true })))
  await says(place, 'Nothing was changed.')
  // The focus follows the words.
  await vi.waitFor(() => expect(document.activeElement).toBe(buttonIn(place, 'Import')))
})

it('says that it reads, until the bills are here', async () => {
  await putBills([bill('A-1')])
  const place = show()
  expect(place.textContent).toContain('Reading your bills …')
  await expect.poll(() => place.textContent).toContain('1 bill')
  expect(place.textContent).not.toContain('Reading your bills …')
})

it('a key in the search draws the list once', async () => {
  await putBills([bill('A-1'), bill('A-2'), bill('A-3')])
  const place = show()
  await says(place, '3 bills')
  const field = place.querySelector<HTMLInputElement>('input[type=search]')
  if (!field) throw new Error('there is no search')
  said.dates = 0
  // Past React, which else takes it for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'a-2')
  flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })))
  expect(said.dates).toBe(0)
  await says(place, '1 of 3')
  expect(said.dates).toBe(1)
})
