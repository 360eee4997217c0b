// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { decimalFrom } from '../../../../core/decimal'
import { ignoreOutcome } from '../../../../ui/memory/browser-storage'
import { inputs } from '../../shared/market/inputs'
import { desk } from '../desk'
import { keepsList } from '../keeps'
import type { Asked, Question, Reply } from '../messages'
import { tryOut } from '../try-out'
import { answering } from '../worker/answering'
import { priceList } from '../worker/price-list'
import type { Workbooks } from '../worker/workbook'

/** Questions of these kinds do not get to their worker until they are let go. */
const held = new Set<Asked>()
/** And these make it fail. */
const failing = new Set<Asked>()

/** A worker that runs here. */
class WorkerHere {
  static readonly all: WorkerHere[] = []
  onmessage?: (event: { data: Reply }) => void
  isClosed = false
  readonly waiting: Question[] = []
  private readonly answer = answering(priceList({} as Workbooks), (data) => this.deliver(data))

  constructor() {
    WorkerHere.all.push(this)
  }

  postMessage(question: Question) {
    if (held.has(question.ask)) this.waiting.push(question)
    else if (failing.has(question.ask)) this.deliver({ id: question.id, failure: 'of ours' })
    else this.answer(question)
  }

  /** All at once, so that newer ones take the place of older ones. */
  letGo() {
    held.clear()
    for (const question of this.waiting.splice(0)) this.answer(question)
  }

  terminate() {
    this.isClosed = true
  }

  private deliver(data: Reply) {
    queueMicrotask(() => this.isClosed || this.onmessage?.({ data }))
  }
}

vi.stubGlobal('Worker', WorkerHere)

const { forgetList, keepList, keptList } = vi.hoisted(() => ({
  forgetList: vi.fn(async () => true),
  keepList: vi.fn(async () => 'kept'),
  keptList: vi.fn(async (): Promise<unknown> => undefined),
}))
vi.mock('./kept-list', () => ({ forgetList, keepList, keptList }))

const atWork = await import('./at-work')
const lastWorker = () => WorkerHere.all.at(-1)
/** The worker has a question of a kind that is held. */
const isAsked = (kind: Asked, count = 1) =>
  vi.waitFor(() =>
    expect(lastWorker()?.waiting.filter(({ ask }) => ask === kind)).toHaveLength(count),
  )
const own = (name: string, price = '1180') => ({
  name,
  text: `SKU,Price (with GST),Cost (before GST)\nA-1,${price},450\n`,
})
const strange = { name: 'strange', text: 'Maal,Daam,Lagat\nKurta,499,218\n' }
const products = () => desk.read().list?.worked.totals.products

beforeEach(() => {
  held.clear()
  failing.clear()
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
    expect(lastWorker()?.isClosed).toBe(true)
    expect((await atWork.askList('target', { target: 0n as never })).products).toBe(1)
  })

  it('keeps it when the other is cancelled, however late its answers come', async () => {
    await atWork.open(own('first'))
    held.add('open')
    const opening = atWork.open(own('second'))
    expect(desk.read().coming?.stage).toBe('reading')
    atWork.cancel()
    lastWorker()?.letGo()
    await opening
    expect(desk.read().coming).toBeUndefined()
    expect(desk.read().list?.source.name).toBe('first')
  })

  it('takes the newer of two files that come one after the other', async () => {
    held.add('open')
    const slow = atWork.open(own('slow'))
    const slowWorker = lastWorker()
    held.clear()
    await atWork.open(own('quick'))
    slowWorker?.letGo()
    await slow
    expect(desk.read().list?.source.name).toBe('quick')
    expect(slowWorker?.isClosed).toBe(true)
  })

  it('leads from the columns of a list back to the list, or works it out anew', async () => {
    await atWork.open(own('first'))
    atWork.showColumns()
    expect(desk.read().coming?.stage).toBe('columns')
    atWork.cancel()
    expect(desk.read().coming).toBeUndefined()
    expect(products()).toBe(1)
    inputs.change({ packing: '112' })
    await atWork.workOutAnew()
    expect(desk.read().list?.order.packing).toBe('112')
    inputs.change({ packing: '12' })
  })

  it('says what it assumes of GST before it works anything out, and remembers it', async () => {
    const silent = { name: 'silent', text: 'SKU,Price,Cost\nA-1,1180,531\n' }
    await atWork.open(silent)
    expect(desk.read().coming?.stage).toBe('columns')
    atWork.chooseTax('cost', 'with-gst')
    await atWork.workOut()
    expect(desk.read().list?.shown.rows[0]).toMatchObject({
      price: decimalFrom(1180),
      cost: decimalFrom(450),
    })
    await atWork.open({ ...silent, name: 'silent again' })
    expect(desk.read().coming).toBeUndefined()
    expect(desk.read().list?.shown.rows[0]?.cost).toBe(decimalFrom(450))
  })

  it('what was said of one column holds for no other', async () => {
    await atWork.open({ name: 'two', text: 'SKU,Price,Cost,Landed cost\nA-1,1180,531,600\n' })
    atWork.chooseTax('cost', 'with-gst')
    atWork.chooseColumn(3, 'cost')
    expect(desk.read().coming?.reading?.taxes).toEqual({})
  })

  it('asks about a price that is not in rupees', async () => {
    await atWork.open({
      name: 'dollars',
      text: 'SKU,Price ($),Price (with GST),Cost (before GST)\nA-1,25,1180,450\n',
    })
    expect(desk.read().coming?.reading?.uses).toEqual(['sku', undefined, 'price', 'cost'])
    expect(desk.read().coming?.stage).toBe('columns')
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

  it('gives a cleared list back, as long as it says that it can', async () => {
    await atWork.open(own('first'))
    const undo = atWork.clear()
    expect(desk.read()).toEqual({})
    expect(undo.signal?.aborted).toBe(false)
    undo.run()
    expect(undo.signal?.aborted).toBe(true)
    expect((await atWork.askList('target', { target: 0n as never })).products).toBe(1)
    const first = lastWorker()
    const late = atWork.clear()
    // What is undone already is undone once.
    undo.run()
    expect(desk.read()).toEqual({})
    expect(first?.isClosed).toBe(false)
    const opening = atWork.open(own('second'))
    expect(late.signal?.aborted).toBe(true)
    await opening
    // Two lists would fill a phone.
    expect(first?.isClosed).toBe(true)
    late.run()
    expect(desk.read().list?.source.name).toBe('second')
    const tooLate = atWork.clear()
    await atWork.open({ name: 'letter', text: 'Dear seller' })
    tooLate.run()
    expect(desk.read().list).toBeUndefined()
  })

  it('lets a cleared list go after a while', async () => {
    await atWork.open(own('first'))
    vi.useFakeTimers()
    const undo = atWork.clear()
    vi.advanceTimersByTime(11_999)
    expect(undo.signal?.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect(undo.signal?.aborted).toBe(true)
    expect(lastWorker()?.isClosed).toBe(true)
    undo.run()
    expect(desk.read()).toEqual({})
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

describe('whatever is pressed while the desk is at work', () => {
  /** The list on show is worked out anew; its rows are held back. */
  async function workAnew() {
    await atWork.open(own('first'))
    inputs.change({ packing: '112' })
    held.add('rows')
    const working = atWork.workOutAnew()
    await isAsked('rows')
    return { working }
  }

  beforeEach(() => inputs.change({ packing: '12' }))

  it('other rows that are asked for do not hold it up', async () => {
    const { working } = await workAnew()
    const arranging = atWork.arrangeRows({ sort: 'name' })
    await isAsked('rows', 2)
    lastWorker()?.letGo()
    await Promise.all([working, arranging])
    expect(desk.read().coming).toBeUndefined()
    expect(desk.read().list).toMatchObject({ order: { packing: '112' }, shown: { total: 1 } })
  })

  it('the same again ends both', async () => {
    await atWork.open(own('first'))
    held.add('work')
    const both = [atWork.workOutAnew(), atWork.workOutAnew()]
    await isAsked('work', 2)
    lastWorker()?.letGo()
    await Promise.all(both)
    expect(desk.read().coming).toBeUndefined()
    expect(desk.read().problem).toBeUndefined()
  })

  it('columns are chosen in peace', async () => {
    await atWork.open(own('first'))
    held.add('work')
    const working = atWork.workOutAnew()
    await isAsked('work')
    atWork.showColumns()
    lastWorker()?.letGo()
    await working
    expect(desk.read().coming?.stage).toBe('columns')
  })

  it('a file on its way is not mixed up with the list on show', async () => {
    await atWork.open(own('first', '500'))
    held.add('open')
    const opening = atWork.open(tryOut)
    await isAsked('open')
    atWork.showColumns()
    await atWork.workOutAnew()
    lastWorker()?.letGo()
    await opening
    expect(desk.read().coming).toBeUndefined()
    expect(desk.read().list?.source).toBe(tryOut)
    expect(products()).toBe(12)
  })

  it('what is cancelled does not come after all', async () => {
    held.add('rows')
    const opening = atWork.open(own('first'))
    await isAsked('rows')
    atWork.cancel()
    expect(desk.read().coming?.stage).toBe('columns')
    lastWorker()?.letGo()
    await opening
    expect(desk.read().coming?.stage).toBe('columns')
    expect(desk.read().list).toBeUndefined()
    await atWork.workOut()
    expect(products()).toBe(1)
  })

  it('a list that was worked out anew when it was cancelled is the one on show', async () => {
    const { working } = await workAnew()
    atWork.cancel()
    lastWorker()?.letGo()
    await working
    expect(desk.read().coming).toBeUndefined()
    expect(desk.read().list?.order.packing).toBe('112')
  })

  it('a margin that is typed meanwhile counts', async () => {
    const { working } = await workAnew()
    const aiming = atWork.aimAt('90')
    await isAsked('rows', 2)
    lastWorker()?.letGo()
    await Promise.all([working, aiming])
    await vi.waitFor(() => expect(desk.read().list?.worked.totals.below).toBe(1))
    expect(desk.read().list?.target).toBe('90')
  })

  it('another file ends what was asked about the one before, without a word', async () => {
    await atWork.open(own('first'))
    held.add('rows').add('target').add('file')
    const asked = [
      atWork.arrangeRows({ sort: 'name' }),
      atWork.aimAt('30'),
      atWork.askList('file', { kind: 'csv', rows: 'all' }).catch((error) => error.name),
    ]
    held.clear()
    await atWork.open(own('second'))
    expect(await Promise.all(asked)).toEqual([undefined, undefined, 'AbortError'])
    expect(desk.read().problem).toBeUndefined()
  })
})

describe('what fails of ours', () => {
  it('is told of a list of costs, which can be given again', async () => {
    await atWork.open({ name: 'orders', text: 'SKU,Price\nA-1,1180\n' })
    failing.add('costs')
    await atWork.addCosts({ name: 'costs', text: 'SKU,Cost\na-1,450\n' })
    expect(desk.read().coming?.problem).toMatch(/our fault/)
    failing.clear()
    await atWork.addCosts({ name: 'costs', text: 'SKU,Cost\na-1,450\n' })
    expect(desk.read().coming).toMatchObject({
      problem: undefined,
      reading: { costs: { skus: 1 } },
    })
  })

  it('is told of rows, which stay as they were', async () => {
    await atWork.open(tryOut)
    const { arrangement } = desk.read().list ?? {}
    failing.add('rows')
    await atWork.arrangeRows({ sort: 'name' })
    expect(desk.read().list?.arrangement).toEqual(arrangement)
    expect(desk.read().problem?.text).toMatch(/try again/)
    failing.clear()
    await atWork.arrangeRows({ sort: 'name' })
    expect(desk.read().problem).toBeUndefined()
    failing.add('target')
    await atWork.aimAt('30')
    expect(desk.read().problem?.text).toMatch(/try again/)
  })

  it('is told of a file, and leaves one that came later alone', async () => {
    failing.add('work')
    await atWork.open(own('first'))
    expect(desk.read()).toMatchObject({ problem: { name: 'first' } })
    expect(desk.read().coming).toBeUndefined()
  })
})

describe('a list that was kept', () => {
  const order = { ...inputs.defaults, packing: '99' }
  const kept = { source: own('kept'), sheet: undefined, order, target: '25' }

  beforeEach(() => keepsList.change(() => 'a note', ignoreOutcome))

  it('is here again, and not written for that', async () => {
    keptList.mockResolvedValueOnce(kept)
    keepList.mockClear()
    await atWork.restore()
    expect(desk.read()).toMatchObject({
      list: { target: '25', order: { packing: '99' } },
      isKept: true,
      keeping: 'kept',
    })
    expect(keepList).not.toHaveBeenCalled()
    await atWork.open(own('next'))
    await vi.waitFor(() => expect(keepList).toHaveBeenCalledOnce())
  })

  it('is told when it cannot be read', async () => {
    keptList.mockResolvedValueOnce('unreadable')
    await atWork.restore()
    expect(desk.read().problem?.text).toMatch(/could not be read/)
    expect(desk.read().isKept).toBeFalsy()
  })

  it.each([
    ['as it stood, before anybody asked', undefined, 450],
    ['with GST on top, if that was said', { price: 'with-gst', cost: 'before-gst' }, 531],
  ])('counts its costs %s', async (_, taxes, cost) => {
    const source = { name: 'silent', text: 'Item,Price,Cost\nPen,1180,450\n' }
    const order = { ...inputs.defaults, seller: 'unregistered' }
    keptList.mockResolvedValueOnce({ ...kept, source, order, taxes })
    await atWork.restore()
    expect(desk.read().list?.shown.rows[0]?.cost).toBe(decimalFrom(cost))
  })

  it('is told when it is gone, once, unless it was forgotten', async () => {
    await atWork.restore()
    expect(desk.read().problem?.text).toMatch(/not there any more/)
    atWork.clear()
    await atWork.restore()
    expect(desk.read().problem).toBeUndefined()
  })

  it('asks for its costs again where they cannot be read', async () => {
    const source = { name: 'orders', text: 'SKU,Price\nA-1,1180\n' }
    keptList.mockResolvedValueOnce({ ...kept, source, costs: { name: 'costs', text: 'nothing' } })
    await atWork.restore()
    expect(desk.read().list).toBeUndefined()
    expect(desk.read().coming).toMatchObject({ stage: 'columns', problem: expect.any(String) })
  })

  it('is kept on when its working out was cancelled and begun again', async () => {
    keptList.mockResolvedValueOnce(kept)
    held.add('work')
    const restoring = atWork.restore()
    await isAsked('work')
    atWork.cancel()
    lastWorker()?.letGo()
    await restoring
    expect(desk.read().coming?.stage).toBe('columns')
    await atWork.workOut()
    await vi.waitFor(() => expect(desk.read()).toMatchObject({ isKept: true, keeping: 'kept' }))
  })

  it('stays as it is when it could not be worked out', async () => {
    keptList.mockResolvedValueOnce(kept)
    failing.add('work')
    await atWork.restore()
    expect(desk.read().problem?.name).toBe('kept')
    failing.clear()
    keepList.mockClear()
    await atWork.open(own('next'))
    expect(desk.read().isKept).toBeFalsy()
    expect(keepList).not.toHaveBeenCalled()
  })

  it('stays as it is when another file is quicker', async () => {
    keptList.mockResolvedValueOnce(kept)
    held.add('work')
    const restoring = atWork.restore()
    await isAsked('work')
    held.clear()
    keepList.mockClear()
    await Promise.all([restoring, atWork.open(own('next'))])
    expect(desk.read()).toMatchObject({ list: { source: { name: 'next' } }, isKept: false })
    expect(keepList).not.toHaveBeenCalled()
  })

  it('that is cleared but not forgotten is told', async () => {
    keptList.mockResolvedValueOnce(kept)
    await atWork.restore()
    forgetList.mockResolvedValueOnce(false)
    atWork.clear()
    await vi.waitFor(() => expect(desk.read().problem?.name).toBe('kept'))
  })
})
