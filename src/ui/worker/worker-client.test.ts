// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { workersHere } from '../../../tests/worker-here'
import { type Progress, superseded, type Turn } from './pacing'
import { type Handlers, serveRequests } from './requests'
import { Aborted, startWorker } from './worker-client'

type Requests = {
  double(request: number): number
  /** Ends when the test says so. */
  wait(request: string): string
  remove(request: { readonly id: number }): number
  fail(request: { readonly name: string }): never
  nothing(): undefined
}

const ADDRESS = '/assets/sums.js'

/** Work that waits for the test, by what was requested. */
const working = new Map<string, { readonly turn: Turn; end(): void }>()
const end = (request: string) => working.get(request)?.end()

const handlers: Handlers<Requests> = {
  double: (request) => 2 * request,
  wait: (request, turn) =>
    new Promise((resolve) => working.set(request, { turn, end: () => resolve(request) })),
  remove: async ({ id }) => id,
  fail({ name }) {
    throw new DOMException('no room', name)
  },
  nothing: () => undefined,
}

const useWorkers = (isNewestOnly = false) => {
  const workers = workersHere<Requests>((tellNews) => {
    news = tellNews
    return handlers
  }, isNewestOnly)
  vi.stubGlobal('Worker', workers)
  const client = startWorker<Requests>(ADDRESS, 'sums')
  const worker = workers.last()
  if (!client || !worker) throw new Error('nothing was started')
  return { workers, client, worker }
}
let news = () => {}

/** The page itself, with the handlers of the worker. */
const inPage = vi.fn(async (tellNews: () => void) => {
  news = tellNews
  return handlers
})

const aborted = (asked: Promise<unknown>) => expect(asked).rejects.toBeInstanceOf(Aborted)
const failed = (asked: Promise<unknown>) => expect(asked).rejects.not.toBeInstanceOf(Aborted)

beforeEach(() => {
  working.clear()
  inPage.mockClear()
})
afterEach(() => void vi.unstubAllGlobals())

describe('requests', () => {
  it('get each its own answer, in whichever order these come', async () => {
    const { client, worker } = useWorkers()
    expect(worker.address).toBe(ADDRESS)
    const asked = [client.request('wait', 'a'), client.request('wait', 'b')]
    expect(await client.request('double', 21)).toBe(42)
    expect(await client.request('nothing', undefined)).toBeUndefined()
    end('b')
    end('a')
    expect(await Promise.all(asked)).toEqual(['a', 'b'])
  })

  it('may have a number of their own', async () => {
    const { client, worker } = useWorkers()
    client.request('wait', 'a')
    expect(await client.request('remove', { id: 7 })).toBe(7)
    expect(worker.sent.at(-1)).toEqual({ id: 2, kind: 'remove', request: { id: 7 } })
  })

  it('hear how far their own work is, until it is done', async () => {
    const { client } = useWorkers()
    const told: Record<string, Progress[]> = { a: [], b: [] }
    const asked = client.request('wait', 'a', (progress) => told.a?.push(progress))
    client.request('wait', 'b', (progress) => told.b?.push(progress))
    const turn = working.get('a')?.turn
    turn?.progress({ done: 1, of: 2 })
    turn?.progress({ done: 2, of: 2 })
    end('a')
    await asked
    turn?.progress({ done: 3, of: 2 })
    await Promise.resolve()
    expect(told).toEqual({
      a: [
        { done: 1, of: 2 },
        { done: 2, of: 2 },
      ],
      b: [],
    })
  })

  it('fail with the name of the error: that of a full device is told apart', async () => {
    const { client } = useWorkers()
    const error = await client
      .request('fail', { name: 'QuotaExceededError' })
      .catch((error) => error)
    expect(error).toBeInstanceOf(DOMException)
    expect(error).toMatchObject({ name: 'QuotaExceededError', message: 'no room' })
    expect(await client.request('double', 1)).toBe(2)
  })

  it('are answered by what serves them in the worker, which also tells news', async () => {
    const scope = { onmessage: (_: { data: object }) => {}, postMessage: vi.fn() }
    vi.stubGlobal('self', scope)
    serveRequests<Requests>((tellNews) => {
      tellNews()
      return handlers
    })
    expect(scope.postMessage).toHaveBeenCalledWith({ news: true })
    await scope.onmessage({ data: { id: 5, kind: 'double', request: 4 } })
    expect(scope.postMessage).toHaveBeenLastCalledWith({ id: 5, response: 8 })
  })
})

describe('what nobody waits for any more', () => {
  it('ends as aborted where a newer request of the same kind came, if the newest counts', async () => {
    const { client } = useWorkers(true)
    const older = client.request('wait', 'older')
    const other = client.request('double', 3)
    const newer = client.request('wait', 'newer')
    expect(working.get('older')?.turn.isStale()).toBe(true)
    expect(working.get('newer')?.turn.isStale()).toBe(false)
    end('newer')
    end('older')
    await aborted(older)
    expect(await newer).toBe('newer')
    expect(await other).toBe(6)
  })

  it('ends as aborted where the work itself gave up, and at once where it is stopped', async () => {
    const { client } = useWorkers()
    const asked = client.request('wait', 'a')
    const other = client.request('double', 3)
    client.stop('wait', 'remove')
    expect(working.get('a')?.turn.isStale()).toBe(true)
    end('a')
    await aborted(asked)
    expect(await other).toBe(6)

    vi.spyOn(handlers, 'double').mockRejectedValueOnce(superseded)
    await aborted(client.request('double', 1))
  })

  it('leaves alone what was done already, and what is asked afterwards', async () => {
    const { client } = useWorkers()
    const done = client.request('double', 1)
    await Promise.resolve()
    client.stop('double')
    expect(await done).toBe(2)
    expect(await client.request('double', 2)).toBe(4)
  })

  it('ends as aborted where the worker is closed, then and later', async () => {
    const { client, worker } = useWorkers()
    const asked = [client.request('wait', 'a'), client.request('wait', 'b')]
    client.close()
    expect(worker.isEnded).toBe(true)
    expect(client.isClosed()).toBe(true)
    for (const each of [...asked, client.request('double', 1)]) await aborted(each)
    expect(worker.sent).toHaveLength(2)
  })

  it('a worker that is closed stays so, though it breaks afterwards', async () => {
    const { client, worker } = useWorkers()
    client.close()
    worker.break()
    await aborted(client.request('double', 1))
  })
})

describe('a worker that breaks, or cannot be loaded', () => {
  it('fails what it was asked, then and later, and is ended: another takes its place', async () => {
    const { client, worker } = useWorkers()
    const asked = client.request('wait', 'a')
    worker.break()
    expect(client.isClosed()).toBe(true)
    expect(worker.isEnded).toBe(true)
    await failed(asked)
    await failed(client.request('double', 1))
    expect(await useWorkers().client.request('double', 1)).toBe(2)
  })

  it('fails what it was asked where a reply cannot be read: nothing waits for good', async () => {
    const { client, worker } = useWorkers()
    const asked = client.request('wait', 'a')
    worker.onmessageerror?.()
    await failed(asked)
    expect([client.isClosed(), worker.isEnded]).toEqual([true, true])
  })

  it('leaves what it did not answer to the page, which goes on for it', async () => {
    const workers = workersHere<Requests>(() => handlers)
    vi.stubGlobal('Worker', workers)
    const client = startWorker<Requests>(ADDRESS, 'sums', inPage)
    const told: Progress[] = []
    const wait = vi.spyOn(handlers, 'wait')
    expect(await client.request('double', 1)).toBe(2)
    workers.held.add('wait')
    const asked = client.request('wait', 'a', (progress) => told.push(progress))
    expect(inPage).not.toHaveBeenCalled()
    workers.last()?.break()
    workers.last()?.break()
    await vi.waitFor(() => expect(working.has('a')).toBe(true))
    working.get('a')?.turn.progress({ done: 1, of: 2 })
    end('a')
    expect(await asked).toBe('a')
    expect(told).toEqual([{ done: 1, of: 2 }])
    expect(wait).toHaveBeenCalledOnce()
    expect(client.isClosed()).toBe(false)
    expect(await client.request('double', 2)).toBe(4)
    expect(inPage).toHaveBeenCalledOnce()
    expect(workers.last()?.sent).toHaveLength(2)
  })
})

const throwing = class {
  constructor() {
    throw new DOMException('no', 'SecurityError')
  }
}

describe.each([
  ['has no workers', undefined],
  ['allows none', throwing],
])('a browser that %s', (_, worker) => {
  beforeEach(() => void vi.stubGlobal('Worker', worker))

  it('is told apart', () => {
    expect(startWorker<Requests>(ADDRESS, 'sums')).toBeUndefined()
  })

  it('does the same in the page: answers, errors, news, stops', async () => {
    const onNews = vi.fn()
    const client = startWorker<Requests>(ADDRESS, 'sums', inPage, onNews)
    expect(await client.request('double', 4)).toBe(8)
    await expect(client.request('fail', { name: 'QuotaExceededError' })).rejects.toMatchObject({
      name: 'QuotaExceededError',
    })
    news()
    expect(onNews).toHaveBeenCalledOnce()
    const asked = client.request('wait', 'a')
    await vi.waitFor(() => expect(working.has('a')).toBe(true))
    client.stop('wait')
    await vi.waitFor(() => expect(working.get('a')?.turn.isStale()).toBe(true))
    end('a')
    await aborted(asked)
    client.close()
    await aborted(client.request('double', 1))
    expect(inPage).toHaveBeenCalledOnce()
  })

  it('tries again to load what does it, with the next request', async () => {
    const client = startWorker<Requests>(ADDRESS, 'sums', inPage)
    inPage.mockRejectedValueOnce(new TypeError('lost on the way'))
    const asked = [client.request('double', 1), client.request('double', 2)]
    for (const each of asked) await expect(each).rejects.toThrow('lost on the way')
    expect(await client.request('double', 3)).toBe(6)
    expect(inPage).toHaveBeenCalledTimes(2)
  })
})

it('news of a worker are heard', async () => {
  const workers = workersHere<Requests>((tellNews) => {
    news = tellNews
    return handlers
  })
  vi.stubGlobal('Worker', workers)
  const onNews = vi.fn()
  startWorker<Requests>(ADDRESS, 'sums', inPage, onNews)
  news()
  await vi.waitFor(() => expect(onNews).toHaveBeenCalledOnce())
})
