import { afterEach, describe, expect, it, vi } from 'vitest'
import { decimalFrom } from '../../../core/money/decimal'
import type { Workbooks } from '../../../ui/tables/workbook/lazy-workbooks'
import { type Message, type Reply, requestHandler } from '../../../ui/worker/requests'
import { inputs } from '../../market/inputs'
import { firstQuery, type Requests } from '../messages'
import { assumedTaxes } from '../taxes'
import { priceList } from './price-list'

const text = `SKU,Price,Cost\n${'A-1,499,210\n'.repeat(3000)}`
const open = (id: number, text: string): Message<Requests> => ({
  id,
  kind: 'open',
  request: { source: { name: `file ${id}`, text } },
})
const work = (id: number): Message<Requests> => ({
  id,
  kind: 'compute',
  request: {
    uses: ['sku', 'price', 'cost'],
    isForAll: false,
    taxes: assumedTaxes,
    order: inputs.defaults,
    hasCostList: false,
    target: decimalFrom(20),
  },
})
const rows = (id: number): Message<Requests> => ({
  id,
  kind: 'rows',
  request: { query: firstQuery, from: 0, count: 1 },
})

function asking() {
  const replies: Reply[] = []
  const reply = (reply: Reply) => replies.push(reply)
  const handle = requestHandler<Requests>(priceList({} as Workbooks), reply, true)
  return { replies, handle, answered: () => replies.filter((reply) => 'response' in reply) }
}

/** Every look at the clock is late: work rests wherever it can. */
function slowly() {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 60))
}

afterEach(() => vi.restoreAllMocks())

describe('answering', () => {
  it('lets a newer question take the place of an older one, which changes nothing', async () => {
    slowly()
    const { handle, answered, replies } = asking()
    await Promise.all([handle(open(1, text)), handle(open(2, 'SKU,Price,Cost\nB,5,3'))])
    expect(answered()).toMatchObject([{ id: 2, response: { name: 'file 2', rows: 1 } }])
    await handle(work(3))
    await Promise.all([handle(rows(4)), handle(rows(5))])
    expect(answered()).toMatchObject([{ id: 2 }, { id: 3 }, { id: 5 }])
    expect(replies.every((reply) => !('failure' in reply))).toBe(true)
  })

  it('keeps the newest table, whichever is read first', async () => {
    const { handle, answered } = asking()
    const file = new File(['SKU,Price,Cost\nA,5,3\nB,5,3'], 'slow.csv')
    await Promise.all([
      handle({ id: 1, kind: 'open', request: { source: file } }),
      handle(open(2, 'SKU,Price,Cost\nB,5,3')),
    ])
    await handle(work(3))
    expect(answered()).toMatchObject([{ id: 2 }, { id: 3, response: { totals: { products: 1 } } }])
  })

  it('answers about the list that is there while another is worked out', async () => {
    slowly()
    const { handle, answered } = asking()
    await handle(open(1, 'SKU,Price,Cost\nB,5,3'))
    await handle(work(2))
    await handle(open(3, text))
    const working = handle(work(4))
    await handle(rows(5))
    expect(answered().at(-1)).toMatchObject({ id: 5, response: { total: 1 } })
    await working
    await handle(rows(6))
    expect(answered().at(-1)).toMatchObject({ id: 6, response: { total: 3000 } })
  })

  it('counts with a target that came while it was at work', async () => {
    slowly()
    const { handle, answered } = asking()
    await handle(open(1, text))
    await handle(work(2))
    const working = handle(work(3))
    await handle({ id: 4, kind: 'target', request: { target: decimalFrom(99) } })
    await working
    expect(answered().at(-1)).toMatchObject({ id: 3, response: { totals: { below: 3000 } } })
  })

  it('tells how far it is', async () => {
    slowly()
    const { handle, replies } = asking()
    await handle(open(1, text))
    replies.length = 0
    await handle(work(2))
    const shares = replies.flatMap((reply) =>
      'progress' in reply ? [reply.progress.done / reply.progress.of] : [],
    )
    expect(shares.length).toBeGreaterThan(20)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
  })

  it('ends what is stopped', async () => {
    slowly()
    const { handle, replies } = asking()
    await handle(open(1, text))
    replies.length = 0
    await Promise.all([handle(work(2)), handle({ stop: ['compute'] })])
    expect(replies.filter((reply) => !('progress' in reply))).toEqual([{ id: 2, isAborted: true }])
  })
})
