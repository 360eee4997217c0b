import { afterEach, describe, expect, it, vi } from 'vitest'
import { decimalFrom } from '../../../../core/decimal'
import { inputs } from '../../shared/market/inputs'
import { firstArrangement } from '../arrange'
import type { Question, Reply } from '../messages'
import { assumedTaxes } from '../taxes'
import { answering } from './answering'
import { priceList } from './price-list'
import type { Workbooks } from './workbook'

const text = `SKU,Price,Cost\n${'A-1,499,210\n'.repeat(3000)}`
const open = (id: number, text: string): Question => ({
  id,
  ask: 'open',
  source: { name: `file ${id}`, text },
})
const work = (id: number): Question => ({
  id,
  ask: 'work',
  uses: ['sku', 'price', 'cost'],
  isForAll: false,
  taxes: assumedTaxes,
  order: inputs.defaults,
  hasCostList: false,
  target: decimalFrom(20),
})
const rows = (id: number): Question => ({
  id,
  ask: 'rows',
  arrangement: firstArrangement,
  from: 0,
  count: 1,
})

function asking() {
  const replies: Reply[] = []
  const answer = answering(priceList({} as Workbooks), (reply) => replies.push(reply))
  return { replies, answer, answered: () => replies.filter((reply) => 'answer' in reply) }
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
    const { answer, answered, replies } = asking()
    await Promise.all([answer(open(1, text)), answer(open(2, 'SKU,Price,Cost\nB,5,3'))])
    expect(answered()).toMatchObject([{ id: 2, answer: { name: 'file 2', rows: 1 } }])
    await answer(work(3))
    await Promise.all([answer(rows(4)), answer(rows(5))])
    expect(answered().map(({ id }) => id)).toEqual([2, 3, 5])
    expect(replies.every((reply) => !('failure' in reply))).toBe(true)
    // Nobody waits for ever.
    expect(replies.filter((reply) => 'isAborted' in reply).map(({ id }) => id)).toEqual([1, 4])
  })

  it('keeps the newest table, whichever is read first', async () => {
    const { answer, answered } = asking()
    const file = new File(['SKU,Price,Cost\nA,5,3\nB,5,3'], 'slow.csv')
    await Promise.all([
      answer({ id: 1, ask: 'open', source: file }),
      answer(open(2, 'SKU,Price,Cost\nB,5,3')),
    ])
    await answer(work(3))
    expect(answered()).toMatchObject([{ id: 2 }, { id: 3, answer: { totals: { products: 1 } } }])
  })

  it('answers about the list that is there while another is worked out', async () => {
    slowly()
    const { answer, answered } = asking()
    await answer(open(1, 'SKU,Price,Cost\nB,5,3'))
    await answer(work(2))
    await answer(open(3, text))
    const working = answer(work(4))
    await answer(rows(5))
    expect(answered().at(-1)).toMatchObject({ id: 5, answer: { total: 1 } })
    await working
    await answer(rows(6))
    expect(answered().at(-1)).toMatchObject({ id: 6, answer: { total: 3000 } })
  })

  it('counts with a target that came while it was at work', async () => {
    slowly()
    const { answer, answered } = asking()
    await answer(open(1, text))
    await answer(work(2))
    const working = answer(work(3))
    await answer({ id: 4, ask: 'target', target: decimalFrom(99) })
    await working
    expect(answered().at(-1)).toMatchObject({ id: 3, answer: { totals: { below: 3000 } } })
  })

  it('tells how far it is', async () => {
    slowly()
    const { answer, replies } = asking()
    await answer(open(1, text))
    replies.length = 0
    await answer(work(2))
    const shares = replies.flatMap((reply) =>
      'progress' in reply ? [reply.progress.rows / reply.progress.of] : [],
    )
    expect(shares.length).toBeGreaterThan(20)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
  })

  it('ends what is stopped', async () => {
    slowly()
    const { answer, replies } = asking()
    await answer(open(1, text))
    replies.length = 0
    await Promise.all([answer(work(2)), answer({ id: 3, ask: 'stop' })])
    expect(replies.filter((reply) => !('progress' in reply))).toEqual([
      { id: 3, answer: undefined },
      { id: 2, isAborted: true },
    ])
  })

  it('says what failed of ours', async () => {
    const { answer, replies } = asking()
    await answer(rows(1))
    expect(replies).toEqual([{ id: 1, failure: 'Error: no list was worked out' }])
  })
})
