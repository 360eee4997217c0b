// @vitest-environment happy-dom

import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MOST_BILL_ROWS } from '../../core/limits'
import { type BillRow, emptyRow } from '../books/bill/inputs'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const KEY = 'gst-hisab-bill'
const rowOf = (description: string): BillRow => ({ ...emptyRow, description })

/** A fresh tab with the given text in its storage. */
async function openBill(kept?: string) {
  sessionStorage.clear()
  if (kept !== undefined) sessionStorage.setItem(KEY, kept)
  vi.resetModules()
  const bill = await import('./store')
  let shown: ReturnType<typeof bill.useOpenBill> | undefined
  const screen = createElement(() => {
    shown = bill.useOpenBill()
    return null
  })
  /** Looks at the page, and leaves it. */
  const items = () => {
    const root = createRoot(document.createElement('div'))
    act(() => root.render(screen))
    act(() => root.unmount())
    return shown?.items ?? []
  }
  const prerendered = () => {
    renderToString(screen)
    return shown?.items
  }
  const descriptions = () => items().map(({ row }) => row.description)
  const idOf = (description: string) =>
    items().find(({ row }) => row.description === description)?.id ?? Number.NaN
  const next = () => bill.emptyLastItem(items())
  return { ...bill, items, prerendered, descriptions, idOf, next }
}

type OpenBill = Awaited<ReturnType<typeof openBill>>
let bill: OpenBill

beforeEach(async () => {
  bill = await openBill()
  bill.appendRows([rowOf('rice'), rowOf('oil'), rowOf('soap')])
})

describe('the items of a bill', () => {
  it('end with an empty row for the next one', () => {
    expect(bill.descriptions()).toEqual(['rice', 'oil', 'soap', ''])
    bill.changeItem(bill.next()?.id ?? Number.NaN, { description: 'tea' })
    expect(bill.descriptions()).toEqual(['rice', 'oil', 'soap', 'tea', ''])
  })

  it('keep their identity when nothing about them changes', () => {
    const [before] = bill.items()
    bill.changeItem(bill.idOf('rice'), { description: 'rice' })
    bill.changeItem(bill.idOf('oil'), { quantity: '2' })
    expect(bill.items()[0]).toBe(before)
  })

  it('move, but never past the empty row', () => {
    expect(bill.moveItem(bill.idOf('oil'), -1)).toBe(1)
    expect(bill.moveItem(bill.idOf('oil'), -1)).toBeUndefined()
    expect(bill.moveItem(bill.idOf('soap'), 1)).toBeUndefined()
    expect(bill.descriptions()).toEqual(['oil', 'rice', 'soap', ''])
  })

  it('are doubled right below', () => {
    bill.duplicateItem(bill.idOf('rice'))
    expect(bill.descriptions()).toEqual(['rice', 'rice', 'oil', 'soap', ''])
  })

  it('may bring what prices are, and take it back when they are taken back', () => {
    const prices = () => bill.readOpenBill().prices
    const undo = bill.appendRows([rowOf('tea')], 'with-gst')
    expect(prices()).toBe('with-gst')
    undo.run()
    expect(prices()).toBe('before-gst')
    expect(bill.descriptions()).toEqual(['rice', 'oil', 'soap', ''])
    const again = bill.appendRows([rowOf('tea')])
    bill.choosePrices('with-gst')
    again.run()
    // What was chosen since stays.
    expect(prices()).toBe('with-gst')
  })

  it('come back where they were when a removal is undone', () => {
    const { beside, undo } = bill.removeItem(bill.idOf('oil'))
    expect(beside?.row.description).toBe('soap')
    expect(bill.descriptions()).toEqual(['rice', 'soap', ''])
    undo.run()
    expect(bill.descriptions()).toEqual(['rice', 'oil', 'soap', ''])
  })

  it('come back when clearing is undone, and leave when adding is', () => {
    const undoClear = bill.clearItems()
    expect(bill.descriptions()).toEqual([''])
    undoClear.run()
    const undoAdd = bill.appendRows([rowOf('tea')])
    undoAdd.run()
    expect(bill.descriptions()).toEqual(['rice', 'oil', 'soap', ''])
  })

  it('keep what was typed since, when clearing is undone', () => {
    const undo = bill.clearItems()
    bill.changeItem(bill.next()?.id ?? Number.NaN, { description: 'tea' })
    undo.run()
    expect(bill.descriptions()).toEqual(['rice', 'oil', 'soap', 'tea', ''])
  })

  it('stay when adding them is undone, if they were changed since', () => {
    const undo = bill.appendRows([rowOf('tea'), rowOf('salt')])
    bill.changeItem(bill.idOf('salt'), { price: '20' })
    undo.run()
    expect(bill.descriptions()).toEqual(['rice', 'oil', 'soap', 'salt', ''])
  })

  it('keep what was typed since in a full bill, too, and after a reload', async () => {
    bill.appendRows(Array.from({ length: MOST_BILL_ROWS }, (_, index) => rowOf(`item ${index}`)))
    const { undo } = bill.removeItem(bill.idOf('oil'))
    bill.changeItem(bill.next()?.id ?? Number.NaN, { description: 'tea' })
    expect(bill.items()).toHaveLength(MOST_BILL_ROWS)
    undo.run()
    expect(bill.descriptions().slice(0, 3)).toEqual(['rice', 'oil', 'soap'])
    expect(bill.descriptions().at(-1)).toBe('tea')
    const again = await openBill(sessionStorage.getItem(KEY) ?? '')
    expect(again.descriptions().at(-1)).toBe('tea')
  })

  it('go on with the last rate, as long as no other was chosen', () => {
    bill.changeItem(bill.idOf('soap'), { rate: '5' })
    expect(bill.next()?.row.rate).toBe('5')
    bill.changeItem(bill.next()?.id ?? Number.NaN, { description: 'tea' })
    expect(bill.next()?.row.rate).toBe('5')
    bill.changeItem(bill.next()?.id ?? Number.NaN, { rate: '12' })
    bill.changeItem(bill.idOf('tea'), { rate: '18' })
    expect(bill.next()?.row.rate).toBe('12')
  })

  it('go on after an item without GST with the last rate above 0', () => {
    bill.changeItem(bill.idOf('oil'), { rate: '5' })
    for (const rate of ['0', '', 'low', '-5', '518']) {
      bill.changeItem(bill.idOf('soap'), { rate })
      expect(bill.next()?.row.rate).toBe('5')
    }
    bill.changeItem(bill.idOf('soap'), { rate: '12' })
    expect(bill.next()?.row.rate).toBe('12')
    bill.removeItem(bill.idOf('soap'))
    expect(bill.next()?.row.rate).toBe('5')
  })

  it('begin with the usual rate of the shop, and go back to it after items without GST', () => {
    bill.clearItems()
    bill.setUsualRate('5')
    expect(bill.next()?.row.rate).toBe('5')
    bill.changeItem(bill.next()?.id ?? Number.NaN, { description: 'milk', rate: '0' })
    expect(bill.items().map(({ row }) => row.rate)).toEqual(['0', '5'])
    bill.appendRows([{ ...rowOf('curd'), rate: '0' }])
    expect(bill.items().map(({ row }) => row.rate)).toEqual(['0', '0', '5'])
  })

  it('keep a rate of 0 that was chosen for the next one', () => {
    bill.changeItem(bill.next()?.id ?? Number.NaN, { rate: '0' })
    bill.changeItem(bill.idOf('soap'), { rate: '5' })
    expect(bill.next()?.row.rate).toBe('0')
  })

  it(`are at most ${MOST_BILL_ROWS}`, () => {
    bill.appendRows(Array.from({ length: MOST_BILL_ROWS }, (_, index) => rowOf(`item ${index}`)))
    expect(bill.items()).toHaveLength(MOST_BILL_ROWS)
    expect(bill.next()).toBeUndefined()
    expect(bill.rowsLeft(bill.items())).toBe(0)
    expect(bill.duplicateItem(bill.idOf('rice'))).toBeUndefined()
  })
})

describe('what a tab kept', () => {
  it('is there again, as soon as the page is alive', async () => {
    bill.choosePrices('with-gst')
    expect(bill.descriptions()).toHaveLength(4)
    const kept = sessionStorage.getItem(KEY) ?? ''
    expect(JSON.parse(kept)).toMatchObject({ prices: 'with-gst' })
    expect(JSON.parse(kept).rows).toHaveLength(3)

    const again = await openBill(kept)
    expect(again.prerendered()).toEqual([{ id: 0, row: emptyRow }])
    expect(again.descriptions()).toEqual(['rice', 'oil', 'soap', ''])
  })

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[1, 2]'],
    ['rows that are none', '{"rows": "many", "prices": 7}'],
  ])('counts as an empty bill if it is %s', async (_, kept) => {
    expect((await openBill(kept)).descriptions()).toEqual([''])
  })

  it('is read field by field, and what does not fit is left out', async () => {
    const kept = { rows: [{ description: 'rice', quantity: 3, __proto__: { hsn: '1' } }, null] }
    const [rice] = (await openBill(JSON.stringify(kept))).items()
    expect(rice?.row).toEqual(rowOf('rice'))
  })
})
