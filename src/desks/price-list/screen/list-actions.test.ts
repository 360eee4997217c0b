// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { workersHere } from '../../../../tests/worker-here'
import { decimalFrom } from '../../../core/money/decimal'
import { ignoreOutcome } from '../../../ui/memory/browser-storage'
import type { Workbooks } from '../../../ui/tables/workbook/lazy-workbooks'
import { inputs } from '../../market/inputs'
import { listStore, savedListNote } from '../list-store'
import type { Requests } from '../messages'
import { priceList } from '../worker/price-list'
import { exampleList } from './example-files'

const WorkerHere = workersHere<Requests>(() => priceList({} as Workbooks), true)
const { held, failing } = WorkerHere
vi.stubGlobal('Worker', WorkerHere)

const { forgetList, saveList, readSavedList } = vi.hoisted(() => ({
  forgetList: vi.fn(async () => true),
  saveList: vi.fn(async () => 'kept'),
  readSavedList: vi.fn(async (): Promise<unknown> => undefined),
}))
vi.mock('./list-database', () => ({ forgetList, saveList, readSavedList }))

const listActions = {
  ...(await import('./list-actions')),
  ...(await import('./column-actions')),
  ...(await import('./row-actions')),
}
const lastWorker = WorkerHere.last
/** The worker has a request of a kind that is held. */
const isAsked = (kind: keyof Requests, count = 1) =>
  vi.waitFor(() =>
    expect(lastWorker()?.waiting.filter((message) => message.kind === kind)).toHaveLength(count),
  )
const own = (name: string, price = '1180') => ({
  name,
  text: `SKU,Price (with GST),Cost (before GST)\nA-1,${price},450\n`,
})
const strange = { name: 'strange', text: 'Maal,Daam,Lagat\nKurta,499,218\n' }
const products = () => listStore.read().list?.computed.totals.products

beforeEach(() => {
  held.clear()
  failing.clear()
  listActions.clearList()
  localStorage.clear()
})

describe('the desk', () => {
  it('shows a list whose columns are known without a question, worst margin first', async () => {
    await listActions.openList(exampleList)
    const { list, pending } = listStore.read()
    expect(pending).toBeUndefined()
    expect(list?.shown.total).toBe(12)
    expect(list?.shown.rows[0]?.sku).toBe('MUG-9064')
  })

  it('asks for columns that nobody knows, once for each shape', async () => {
    await listActions.openList(strange)
    expect(listStore.read().pending?.stage).toBe('columns')
    listActions.chooseColumn(1, 'price')
    listActions.chooseColumn(2, 'cost')
    await listActions.computeList()
    expect(products()).toBe(1)
    listActions.clearList()
    await listActions.openList({ ...strange, name: 'the next' })
    expect(listStore.read().list?.source.name).toBe('the next')
  })

  it('keeps the list on show when another file is none', async () => {
    await listActions.openList(own('first'))
    await listActions.openList({ name: 'letter', text: 'Dear seller' })
    expect(listStore.read().problem?.name).toBe('letter')
    expect(listStore.read().list?.source.name).toBe('first')
    expect(lastWorker()?.isEnded).toBe(true)
    expect((await listActions.requestFromList('target', { target: 0n as never })).products).toBe(1)
  })

  it('keeps it when the other is cancelled, however late its answers come', async () => {
    await listActions.openList(own('first'))
    held.add('open')
    const opening = listActions.openList(own('second'))
    expect(listStore.read().pending?.stage).toBe('reading')
    listActions.cancelOpening()
    lastWorker()?.letGo()
    await opening
    expect(listStore.read().pending).toBeUndefined()
    expect(listStore.read().list?.source.name).toBe('first')
  })

  it('takes the newer of two files that come one after the other', async () => {
    held.add('open')
    const slow = listActions.openList(own('slow'))
    const slowWorker = lastWorker()
    held.clear()
    await listActions.openList(own('quick'))
    slowWorker?.letGo()
    await slow
    expect(listStore.read().list?.source.name).toBe('quick')
    expect(slowWorker?.isEnded).toBe(true)
  })

  it('leads from the columns of a list back to the list, or works it out anew', async () => {
    await listActions.openList(own('first'))
    listActions.showColumns()
    expect(listStore.read().pending?.stage).toBe('columns')
    listActions.cancelOpening()
    expect(listStore.read().pending).toBeUndefined()
    expect(products()).toBe(1)
    inputs.change({ packing: '112' })
    await listActions.recomputeList()
    expect(listStore.read().list?.order.packing).toBe('112')
    inputs.change({ packing: '12' })
  })

  it('says what it assumes of GST before it works anything out, and remembers it', async () => {
    const silent = { name: 'silent', text: 'SKU,Price,Cost\nA-1,1180,531\n' }
    await listActions.openList(silent)
    expect(listStore.read().pending?.stage).toBe('columns')
    listActions.chooseTax('cost', 'with-gst')
    await listActions.computeList()
    expect(listStore.read().list?.shown.rows[0]).toMatchObject({
      price: decimalFrom(1180),
      cost: decimalFrom(450),
    })
    await listActions.openList({ ...silent, name: 'silent again' })
    expect(listStore.read().pending).toBeUndefined()
    expect(listStore.read().list?.shown.rows[0]?.cost).toBe(decimalFrom(450))
  })

  it('what was said of one column holds for no other', async () => {
    await listActions.openList({
      name: 'two',
      text: 'SKU,Price,Cost,Landed cost\nA-1,1180,531,600\n',
    })
    listActions.chooseTax('cost', 'with-gst')
    listActions.chooseColumn(3, 'cost')
    expect(listStore.read().pending?.mapping?.taxes).toEqual({})
  })

  it('asks about a price that is not in rupees', async () => {
    await listActions.openList({
      name: 'dollars',
      text: 'SKU,Price ($),Price (with GST),Cost (before GST)\nA-1,25,1180,450\n',
    })
    expect(listStore.read().pending?.mapping?.uses).toEqual(['sku', undefined, 'price', 'cost'])
    expect(listStore.read().pending?.stage).toBe('columns')
  })

  it('counts without costs only when it is told how', async () => {
    await listActions.openList({ name: 'orders', text: 'SKU,Price\nA-1,1180\nB-2,500\n' })
    expect(listStore.read().pending?.stage).toBe('columns')
    await listActions.addCosts({ name: 'costs', text: 'SKU,Cost\na-1,450\n' })
    expect(listStore.read().pending?.mapping?.costs).toMatchObject({ skus: 1, rows: 1 })
    await listActions.computeList()
    expect(listStore.read().list?.computed).toMatchObject({
      unreadRows: 1,
      totals: { products: 1 },
    })
    listActions.showColumns()
    listActions.chooseOrderCost()
    await listActions.computeList()
    expect(listStore.read().list?.computed).toMatchObject({
      unreadRows: 0,
      totals: { products: 2 },
    })
  })

  it('gives a cleared list back, as long as it says that it can', async () => {
    await listActions.openList(own('first'))
    const undo = listActions.clearList()
    expect(listStore.read()).toEqual({})
    expect(undo.signal?.aborted).toBe(false)
    undo.run()
    expect(undo.signal?.aborted).toBe(true)
    expect((await listActions.requestFromList('target', { target: 0n as never })).products).toBe(1)
    const first = lastWorker()
    const late = listActions.clearList()
    // What is undone already is undone once.
    undo.run()
    expect(listStore.read()).toEqual({})
    expect(first?.isEnded).toBe(false)
    const opening = listActions.openList(own('second'))
    expect(late.signal?.aborted).toBe(true)
    await opening
    // Two lists would fill a phone.
    expect(first?.isEnded).toBe(true)
    late.run()
    expect(listStore.read().list?.source.name).toBe('second')
    const tooLate = listActions.clearList()
    await listActions.openList({ name: 'letter', text: 'Dear seller' })
    tooLate.run()
    expect(listStore.read().list).toBeUndefined()
  })

  it('lets a cleared list go after a while', async () => {
    await listActions.openList(own('first'))
    vi.useFakeTimers()
    const undo = listActions.clearList()
    vi.advanceTimersByTime(11_999)
    expect(undo.signal?.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect(undo.signal?.aborted).toBe(true)
    expect(lastWorker()?.isEnded).toBe(true)
    undo.run()
    expect(listStore.read()).toEqual({})
  })

  it('aims at another margin without losing the place in the table', async () => {
    await listActions.openList(exampleList)
    await listActions.showRows({ sort: 'name', search: 'cotton' })
    await listActions.changeTarget('27.50')
    const { list } = listStore.read()
    expect(list?.target).toBe('27.50')
    expect(list?.query).toMatchObject({ sort: 'name', search: 'cotton' })
    expect(list?.shown.rows.map(({ sku }) => sku)).toEqual(['KUR-4471', 'RUG-4108'])
  })
})

describe('whatever is pressed while the desk is at work', () => {
  /** The shown list is worked out anew; its rows are held back. */
  async function workAnew() {
    await listActions.openList(own('first'))
    inputs.change({ packing: '112' })
    held.add('rows')
    const working = listActions.recomputeList()
    await isAsked('rows')
    return { working }
  }

  beforeEach(() => inputs.change({ packing: '12' }))

  it('other rows that are asked for do not hold it up', async () => {
    const { working } = await workAnew()
    const sortRows = listActions.showRows({ sort: 'name' })
    await isAsked('rows', 2)
    lastWorker()?.letGo()
    await Promise.all([working, sortRows])
    expect(listStore.read().pending).toBeUndefined()
    expect(listStore.read().list).toMatchObject({ order: { packing: '112' }, shown: { total: 1 } })
  })

  it('the same again ends both', async () => {
    await listActions.openList(own('first'))
    held.add('compute')
    const both = [listActions.recomputeList(), listActions.recomputeList()]
    await isAsked('compute', 2)
    lastWorker()?.letGo()
    await Promise.all(both)
    expect(listStore.read().pending).toBeUndefined()
    expect(listStore.read().problem).toBeUndefined()
  })

  it('columns are chosen in peace', async () => {
    await listActions.openList(own('first'))
    held.add('compute')
    const working = listActions.recomputeList()
    await isAsked('compute')
    listActions.showColumns()
    lastWorker()?.letGo()
    await working
    expect(listStore.read().pending?.stage).toBe('columns')
  })

  it('a file on its way is not mixed up with the list on show', async () => {
    await listActions.openList(own('first', '500'))
    held.add('open')
    const opening = listActions.openList(exampleList)
    await isAsked('open')
    listActions.showColumns()
    await listActions.recomputeList()
    lastWorker()?.letGo()
    await opening
    expect(listStore.read().pending).toBeUndefined()
    expect(listStore.read().list?.source).toBe(exampleList)
    expect(products()).toBe(12)
  })

  it('what is cancelled does not come after all', async () => {
    held.add('rows')
    const opening = listActions.openList(own('first'))
    await isAsked('rows')
    listActions.cancelOpening()
    expect(listStore.read().pending?.stage).toBe('columns')
    lastWorker()?.letGo()
    await opening
    expect(listStore.read().pending?.stage).toBe('columns')
    expect(listStore.read().list).toBeUndefined()
    await listActions.computeList()
    expect(products()).toBe(1)
  })

  it('a list that was worked out anew when it was cancelled is the one on show', async () => {
    const { working } = await workAnew()
    listActions.cancelOpening()
    lastWorker()?.letGo()
    await working
    expect(listStore.read().pending).toBeUndefined()
    expect(listStore.read().list?.order.packing).toBe('112')
  })

  it('a margin that is typed meanwhile counts', async () => {
    const { working } = await workAnew()
    const aiming = listActions.changeTarget('90')
    await isAsked('rows', 2)
    lastWorker()?.letGo()
    await Promise.all([working, aiming])
    await vi.waitFor(() => expect(listStore.read().list?.computed.totals.below).toBe(1))
    expect(listStore.read().list?.target).toBe('90')
  })

  it('another file ends what was asked about the one before, without a word', async () => {
    await listActions.openList(own('first'))
    held.add('rows').add('target').add('file')
    const asked = [
      listActions.showRows({ sort: 'name' }),
      listActions.changeTarget('30'),
      listActions
        .requestFromList('file', { kind: 'csv', rows: 'all' })
        .catch((error) => error.name),
    ]
    held.clear()
    await listActions.openList(own('second'))
    expect(await Promise.all(asked)).toEqual([undefined, undefined, 'AbortError'])
    expect(listStore.read().problem).toBeUndefined()
  })
})

describe('what fails of ours', () => {
  it('is told of a list of costs, which can be given again', async () => {
    await listActions.openList({ name: 'orders', text: 'SKU,Price\nA-1,1180\n' })
    failing.add('costs')
    await listActions.addCosts({ name: 'costs', text: 'SKU,Cost\na-1,450\n' })
    expect(listStore.read().pending?.problem).toMatch(/our fault/)
    failing.clear()
    await listActions.addCosts({ name: 'costs', text: 'SKU,Cost\na-1,450\n' })
    expect(listStore.read().pending).toMatchObject({
      problem: undefined,
      mapping: { costs: { skus: 1 } },
    })
  })

  it('is told of rows, which stay as they were', async () => {
    await listActions.openList(exampleList)
    const { query } = listStore.read().list ?? {}
    failing.add('rows')
    await listActions.showRows({ sort: 'name' })
    expect(listStore.read().list?.query).toEqual(query)
    expect(listStore.read().problem?.text).toMatch(/try again/)
    failing.clear()
    await listActions.showRows({ sort: 'name' })
    expect(listStore.read().problem).toBeUndefined()
    failing.add('target')
    await listActions.changeTarget('30')
    expect(listStore.read().problem?.text).toMatch(/try again/)
  })

  it('is told of a file, and leaves one that came later alone', async () => {
    failing.add('compute')
    await listActions.openList(own('first'))
    expect(listStore.read()).toMatchObject({ problem: { name: 'first' } })
    expect(listStore.read().pending).toBeUndefined()
  })
})

describe('a list that was kept', () => {
  const order = { ...inputs.defaults, packing: '99' }
  const kept = { source: own('kept'), sheet: undefined, order, target: '25' }

  beforeEach(() => savedListNote.change(() => 'a note', ignoreOutcome))

  it('is here again, and not written for that', async () => {
    readSavedList.mockResolvedValueOnce(kept)
    saveList.mockClear()
    await listActions.restoreSavedList()
    expect(listStore.read()).toMatchObject({
      list: { target: '25', order: { packing: '99' } },
      isSaved: true,
      saveStatus: 'kept',
    })
    expect(saveList).not.toHaveBeenCalled()
    await listActions.openList(own('next'))
    await vi.waitFor(() => expect(saveList).toHaveBeenCalledOnce())
  })

  it('is told when it cannot be read', async () => {
    readSavedList.mockResolvedValueOnce('unreadable')
    await listActions.restoreSavedList()
    expect(listStore.read().problem?.text).toMatch(/could not be read/)
    expect(listStore.read().isSaved).toBeFalsy()
  })

  it.each([
    ['as it stood, before anybody asked', undefined, 450],
    ['with GST on top, if that was said', { price: 'with-gst', cost: 'before-gst' }, 531],
  ])('counts its costs %s', async (_, taxes, cost) => {
    const source = { name: 'silent', text: 'Item,Price,Cost\nPen,1180,450\n' }
    const order = { ...inputs.defaults, seller: 'unregistered' }
    readSavedList.mockResolvedValueOnce({ ...kept, source, order, taxes })
    await listActions.restoreSavedList()
    expect(listStore.read().list?.shown.rows[0]?.cost).toBe(decimalFrom(cost))
  })

  it('is told when it is gone, once, unless it was forgotten', async () => {
    await listActions.restoreSavedList()
    expect(listStore.read().problem?.text).toMatch(/not there any more/)
    listActions.clearList()
    await listActions.restoreSavedList()
    expect(listStore.read().problem).toBeUndefined()
  })

  it('asks for its costs again where they cannot be read', async () => {
    const source = { name: 'orders', text: 'SKU,Price\nA-1,1180\n' }
    readSavedList.mockResolvedValueOnce({
      ...kept,
      source,
      costs: { name: 'costs', text: 'nothing' },
    })
    await listActions.restoreSavedList()
    expect(listStore.read().list).toBeUndefined()
    expect(listStore.read().pending).toMatchObject({
      stage: 'columns',
      problem: expect.any(String),
    })
  })

  it('is kept on when its working out was cancelled and begun again', async () => {
    readSavedList.mockResolvedValueOnce(kept)
    held.add('compute')
    const restoring = listActions.restoreSavedList()
    await isAsked('compute')
    listActions.cancelOpening()
    lastWorker()?.letGo()
    await restoring
    expect(listStore.read().pending?.stage).toBe('columns')
    await listActions.computeList()
    await vi.waitFor(() =>
      expect(listStore.read()).toMatchObject({ isSaved: true, saveStatus: 'kept' }),
    )
  })

  it('stays as it is when it could not be worked out', async () => {
    readSavedList.mockResolvedValueOnce(kept)
    failing.add('compute')
    await listActions.restoreSavedList()
    expect(listStore.read().problem?.name).toBe('kept')
    failing.clear()
    saveList.mockClear()
    await listActions.openList(own('next'))
    expect(listStore.read().isSaved).toBeFalsy()
    expect(saveList).not.toHaveBeenCalled()
  })

  it('stays as it is when another file is quicker', async () => {
    readSavedList.mockResolvedValueOnce(kept)
    held.add('compute')
    const restoring = listActions.restoreSavedList()
    await isAsked('compute')
    held.clear()
    saveList.mockClear()
    await Promise.all([restoring, listActions.openList(own('next'))])
    expect(listStore.read()).toMatchObject({ list: { source: { name: 'next' } }, isSaved: false })
    expect(saveList).not.toHaveBeenCalled()
  })

  it('that is cleared but not forgotten is told', async () => {
    readSavedList.mockResolvedValueOnce(kept)
    await listActions.restoreSavedList()
    forgetList.mockResolvedValueOnce(false)
    listActions.clearList()
    await vi.waitFor(() => expect(listStore.read().problem?.name).toBe('kept'))
  })
})
