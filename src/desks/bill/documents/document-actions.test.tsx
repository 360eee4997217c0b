// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyRow } from '../../books/bill/inputs'
import { saveNow } from '../saved-bills/autosave'
import { appendRows, changeDetails, readOpenBill } from '../store'
import { DocumentActions } from './document-actions'
import { DocumentBanners } from './document-banners'
import { askedOfOpenBill } from './notes-on-bill'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => vi.unstubAllGlobals())

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
