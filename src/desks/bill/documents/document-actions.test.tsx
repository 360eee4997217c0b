// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, it, vi } from 'vitest'
import { CurrencyProvider } from '../../../ui/tab/currency'
import { newRecordVersion, noWhole } from '../../books/bill/bill-texts'
import { noDetails } from '../../books/bill/details'
import { emptyRow } from '../../books/bill/inputs'
import { saveNow } from '../saved-bills/autosave'
import { appendRows, changeDetails, readOpenBill, replaceBill } from '../store'
import { DocumentActions } from './document-actions'
import { DocumentBanners } from './document-banners'
import { askedOfOpenBill } from './notes-on-bill'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterAll(() => vi.unstubAllGlobals())

const place = document.body.appendChild(document.createElement('div'))
const button = (name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)
/** The field of the dialog, whose part comes when it is asked for. */
const reasonField = () =>
  vi.waitFor(
    async () => {
      await act(async () => {})
      const field = place.querySelector('textarea')
      if (!field) throw new Error('no dialog')
      return field
    },
    { timeout: 60_000, interval: 1 },
  )

it('gives the focus to Undo cancelling, as the button that was pressed is gone', async () => {
  appendRows([{ ...emptyRow, description: 'Umbrella', price: '100' }])
  changeDetails({ number: 'A-1', date: '2026-11-16' })
  await saveNow()
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <>
        <DocumentBanners />
        <DocumentActions />
      </>,
    ),
  )
  await act(async () => askedOfOpenBill.write('cancel'))
  const reason = await reasonField()
  const type = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  await act(async () => {
    type?.call(reason, 'Wrong buyer')
    reason.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () =>
    place
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )
  expect(readOpenBill().details.cancelledWhy).toBe('Wrong buyer')
  expect(document.activeElement).toBe(button('Undo cancelling'))
  await act(async () => root.unmount())
})

it('makes a bill of an estimate in one press, and each names the other', async () => {
  replaceBill(
    {
      rows: [{ ...emptyRow, description: 'Umbrella', price: '100' }],
      prices: 'before-gst',
      whole: noWhole,
      details: { ...noDetails, title: 'Estimate', number: 'EST-1', date: '2026-11-02' },
    },
    newRecordVersion(),
  )
  await saveNow()
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <CurrencyProvider>
        <DocumentBanners />
        <DocumentActions />
      </CurrencyProvider>,
    ),
  )
  await act(async () => {
    button('Make bill')?.click()
    await vi.waitFor(() => expect(readOpenBill().details.againstNumber).toBe('EST-1'))
  })
  await act(async () => void (await saveNow()))
  expect(place.textContent).toContain('Made from estimate EST-1 of 2 Nov 2026')
  const { number } = readOpenBill().details
  const open = await vi.waitFor(async () => {
    await act(async () => {})
    const found = button('Open the estimate')
    if (!found) throw new Error('no way back')
    return found
  })
  await act(async () => {
    open.click()
    await vi.waitFor(() => expect(readOpenBill().details.number).toBe('EST-1'))
  })
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(place.textContent).toContain(`Bill ${number} of `)
    expect(button('Make another bill')).toBeDefined()
  })
  await act(async () => root.unmount())
})
