// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inputs } from '../../shared/market/inputs'
import { desk } from '../desk'
import type { Question, Reply } from '../messages'
import { tryOut } from '../try-out'
import { answering } from '../worker/answering'
import { priceList } from '../worker/price-list'
import type { Workbooks } from '../worker/workbook'

/** Workers that run here; those whose answers are held back, until they are let go. */
const workers: { isClosed: boolean; letGo(): void }[] = []
let areHeld = false

vi.mock('./worker-client', () => ({
  startWorker() {
    const waiting = new Map<number, (answer: unknown) => void>()
    const held: Reply[] = []
    const isHeld = areHeld
    const state = {
      isClosed: false,
      letGo() {
        for (const reply of held.splice(0)) deliver(reply)
      },
    }
    const deliver = (reply: Reply) => {
      if (!state.isClosed && 'answer' in reply) waiting.get(reply.id)?.(reply.answer)
    }
    const answer = answering(priceList({} as Workbooks), (reply) =>
      isHeld ? held.push(reply) : deliver(reply),
    )
    let id = 0
    workers.push(state)
    return {
      ask: (ask: string, parts: object) =>
        new Promise((resolve) => {
          id += 1
          waiting.set(id, resolve)
          answer({ ...parts, ask, id } as Question)
        }),
      isBroken: () => false,
      close() {
        state.isClosed = true
      },
    }
  },
}))

vi.mock('./kept-list', () => ({ forgetList: async () => {}, keptList: async () => undefined }))

const atWork = await import('./at-work')
const own = (name: string, price = '1180') => ({ name, text: `SKU,Price,Cost\nA-1,${price},450\n` })
const strange = { name: 'strange', text: 'Maal,Daam,Lagat\nKurta,499,218\n' }
const products = () => desk.read().list?.worked.totals.products

beforeEach(() => {
  areHeld = false
  atWork.clear()
  localStorage.clear()
})

describe('the desk', () => {
  it('shows a list whose columns are known without a question, worst margin first', async () => {
    await atWork.open(tryOut)
    const { list, coming } = desk.read()
    expect(coming).toBeUndefined()
    expect(list?.shown.total).toBe(12)
    expect(list?.shown.rows[0]?.sku).toBe('MUG-9064')
  })

  it('asks for columns that nobody knows, once for each shape', async () => {
    await atWork.open(strange)
    expect(desk.read().coming?.stage).toBe('columns')
    atWork.chooseColumn(1, 'price')
    atWork.chooseColumn(2, 'cost')
    await atWork.workOut()
    expect(products()).toBe(1)
    atWork.clear()
    await atWork.open({ ...strange, name: 'the next' })
    expect(desk.read().list?.source.name).toBe('the next')
  })

  it('keeps the list on show when another file is none', async () => {
    await atWork.open(own('first'))
    await atWork.open({ name: 'letter', text: 'Dear seller' })
    expect(desk.read().problem?.name).toBe('letter')
    expect(desk.read().list?.source.name).toBe('first')
    expect(workers.at(-1)?.isClosed).toBe(true)
    expect((await atWork.askList('target', { target: 0n as never })).products).toBe(1)
  })

  it('keeps it when the other is cancelled, however late its answers come', async () => {
    await atWork.open(own('first'))
    areHeld = true
    atWork.open(own('second'))
    expect(desk.read().coming?.stage).toBe('reading')
    atWork.cancel()
    workers.at(-1)?.letGo()
    await Promise.resolve()
    expect(desk.read().coming).toBeUndefined()
    expect(desk.read().list?.source.name).toBe('first')
  })

  it('takes the newer of two files that come one after the other', async () => {
    areHeld = true
    atWork.open(own('slow'))
    areHeld = false
    await atWork.open(own('quick'))
    workers.at(-2)?.letGo()
    await Promise.resolve()
    expect(desk.read().list?.source.name).toBe('quick')
    expect(workers.at(-2)?.isClosed).toBe(true)
  })

  it('leads from the columns of a list back to the list, or works it out anew', async () => {
    await atWork.open(own('first'))
    atWork.showColumns()
    expect(desk.read().coming?.stage).toBe('columns')
    atWork.cancel()
    expect(desk.read().coming).toBeUndefined()
    expect(products()).toBe(1)
    inputs.change({ packing: '112' })
    await atWork.useOrderOfNow()
    expect(desk.read().list?.order.packing).toBe('112')
    inputs.change({ packing: '12' })
  })

  it('counts without costs only when it is told how', async () => {
    await atWork.open({ name: 'orders', text: 'SKU,Price\nA-1,1180\nB-2,500\n' })
    expect(desk.read().coming?.stage).toBe('columns')
    await atWork.addCosts({ name: 'costs', text: 'SKU,Cost\na-1,450\n' })
    expect(desk.read().coming?.reading?.costs).toMatchObject({ skus: 1, rows: 1 })
    await atWork.workOut()
    expect(desk.read().list?.worked).toMatchObject({ unreadRows: 1, totals: { products: 1 } })
    atWork.showColumns()
    atWork.countAtOrderCost()
    await atWork.workOut()
    expect(desk.read().list?.worked).toMatchObject({ unreadRows: 0, totals: { products: 2 } })
  })

  it('gives a cleared list back, unless another one lies there', async () => {
    await atWork.open(own('first'))
    const undo = atWork.clear()
    expect(desk.read()).toEqual({})
    undo()
    expect((await atWork.askList('target', { target: 0n as never })).products).toBe(1)
    const first = workers.at(-1)
    const undoLate = atWork.clear()
    expect(first?.isClosed).toBe(false)
    await atWork.open(own('second'))
    // Two lists would fill a phone.
    expect(first?.isClosed).toBe(true)
    undoLate()
    expect(desk.read().list?.source.name).toBe('second')
    const undoTooLate = atWork.clear()
    await atWork.open({ name: 'letter', text: 'Dear seller' })
    undoTooLate()
    expect(desk.read().list).toBeUndefined()
  })

  it('aims at another margin without losing the place in the table', async () => {
    await atWork.open(tryOut)
    await atWork.arrangeRows({ sort: 'name', search: 'cotton' })
    await atWork.aimAt('27.50')
    const { list } = desk.read()
    expect(list?.target).toBe('27.50')
    expect(list?.arrangement).toMatchObject({ sort: 'name', search: 'cotton' })
    expect(list?.shown.rows.map(({ sku }) => sku)).toEqual(['KUR-4471', 'RUG-4108'])
  })
})
