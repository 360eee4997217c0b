// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, it, vi } from 'vitest'
import type { Undo } from '../../../ui/tab/undo'
import { emptyRow } from '../../books/bill/inputs'
import { hsnList } from '../../books/hsn/hsn-list'
import { UnknownCodes } from './unknown-codes'

vi.mock('../../books/hsn/load-hsn-list', () => ({
  loadHsnList: async () => hsnList('6601\tUmbrellas', ''),
}))
const toasts: Undo[] = []
vi.mock('../../../ui/tab/toast', () => ({
  undoBy: (undo: Undo) => undo,
  useToast: () => (_said: string, undo: Undo) => toasts.push(undo),
}))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterAll(() => vi.unstubAllGlobals())

it('keeps the focus among the buttons of the bill when a code is said to be right, and by Undo', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const buttons = () => [...place.querySelectorAll<HTMLElement>('button')]
  const named = (name: string) => buttons().find(({ textContent }) => textContent === name)
  const row = { ...emptyRow, description: 'Umbrella', price: '100' }
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <>
        <button type="button">Print bill</button>
        <UnknownCodes rows={[{ ...row, hsn: '9001' }]} />
      </>,
    ),
  )
  const right = named('The code is right')
  right?.focus()
  expect(document.activeElement).toBe(right)
  await act(async () => right?.click())
  expect(named('The code is right')).toBeUndefined()
  expect(document.activeElement).toBe(named('Print bill'))

  await act(async () => toasts[0]?.run())
  expect(document.activeElement).toBe(named('The code is right'))
  await act(async () => root.unmount())
})
