// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { CurrencyProvider } from '../../../ui/tab/currency'
import { computeLine } from '../../books/bill/compute'
import { emptyRow, readRow } from '../../books/bill/inputs'
import { appendRows, clearItems, useOpenBill } from '../store'
import { BillList } from './item-list'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterAll(() => vi.unstubAllGlobals())

const choices = { prices: 'before-gst', buyer: 'same-state', isTaxed: true } as const
const ignored = () => {}
const actions = { remove: ignored, duplicate: ignored, move: ignored }

/** The items of the bill as a phone shows them, with the first of them open or none. */
function Items({ isOpen = false }) {
  const { items } = useOpenBill()
  return (
    <CurrencyProvider>
      <BillList
        items={items}
        lines={items.map(({ row }) => computeLine(readRow(row), choices))}
        isTaxed
        isExempt={false}
        actions={actions}
        openId={isOpen ? items[0]?.id : undefined}
        onOpen={ignored}
      />
    </CurrencyProvider>
  )
}

let root: Root | undefined

afterEach(async () => {
  await act(async () => root?.unmount())
  clearItems()
})

async function show(content: React.ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () => root?.render(content))
  const named = (name: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  return { place, named }
}

it('says the unit of an item also where it was typed with the quantity', async () => {
  appendRows([{ ...emptyRow, description: 'Sugar', quantity: '7 kg', price: '40' }])
  const { place } = await show(<Items />)
  expect(place.textContent).toContain('7 kg × ₹40.00')
})

it('asks whether a number in the place of the unit is the quantity', async () => {
  appendRows([{ ...emptyRow, description: 'Sugar', unit: '12', price: '40' }])
  const { place, named } = await show(<Items isOpen />)
  const unit = place.querySelector('input[data-field="unit"]') as HTMLInputElement
  const question = document.getElementById(`${unit.getAttribute('aria-describedby')}`)
  expect(question?.textContent).toContain('The unit is the number 12. Is it the quantity?')
  await act(async () => named('Make 12 the quantity')?.click())
  const quantity = place.querySelector('input[data-field="quantity"]') as HTMLInputElement
  expect([quantity.value, unit.value]).toEqual(['12', ''])
  expect(document.activeElement).toBe(unit)
})

it('says that a unit is a number where there is a quantity', async () => {
  appendRows([{ ...emptyRow, description: 'Sugar', quantity: '3', unit: '१२', price: '40' }])
  const { place, named } = await show(<Items isOpen />)
  expect(place.textContent).toContain('The unit is the number १२. Write kg, pcs or the like.')
  expect(named('Make १२ the quantity')).toBeUndefined()
})

it('has no dead button on a new item', async () => {
  const { place, named } = await show(<Items isOpen />)
  expect(named('Remove')).toBeDefined()
  expect(
    [...place.querySelectorAll<HTMLButtonElement>('button')].filter((b) => b.disabled),
  ).toEqual([])
})
