// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ReplyMessage, RequestMessage } from './requests'
import { Aborted, startWorker } from './worker-client'

type Requests = { rows: object; file: object; remove: { readonly id: number } }
type Responses = { rows: undefined; file: undefined; remove: undefined }

/** A worker that answers what it is told to. */
class FakeWorker {
  static last: FakeWorker
  readonly asked: RequestMessage<Requests>[] = []
  isTerminated = false
  onmessage?: (event: { data: ReplyMessage<Responses> }) => void
  onerror?: (event: Partial<ErrorEvent>) => void
  constructor() {
    FakeWorker.last = this
  }
  postMessage(request: RequestMessage<Requests>) {
    this.asked.push(request)
  }
  terminate() {
    this.isTerminated = true
  }
}

const rows = {}

beforeEach(() => void vi.stubGlobal('Worker', FakeWorker))
afterEach(() => vi.unstubAllGlobals())

it('ends what was asked of a worker that is let go, then and later', async () => {
  const client = startWorker<Requests, Responses>('/assets/rows.js', 'rows')
  const asked = [client.request('rows', rows), client.request('file', rows)]
  client.close()
  expect(FakeWorker.last.isTerminated).toBe(true)
  for (const each of [...asked, client.request('rows', rows)]) {
    await expect(each).rejects.toBeInstanceOf(Aborted)
  }
  expect(FakeWorker.last.asked).toHaveLength(2)
})

it('ends a question that a newer one took the place of', async () => {
  const client = startWorker<Requests, Responses>('/assets/rows.js', 'rows')
  const older = client.request('rows', rows)
  const newer = client.request('rows', rows)
  const [first, second] = FakeWorker.last.asked
  FakeWorker.last.onmessage?.({ data: { id: first?.id ?? 0, isAborted: true } })
  FakeWorker.last.onmessage?.({ data: { id: second?.id ?? 0, response: undefined } })
  await expect(older).rejects.toBeInstanceOf(Aborted)
  await expect(newer).resolves.toBeUndefined()
})

it('fails what is asked of a broken worker, then and later', async () => {
  const client = startWorker<Requests, Responses>('/assets/rows.js', 'rows')
  const asked = client.request('rows', rows)
  FakeWorker.last.onerror?.({ message: 'gone', preventDefault() {} })
  expect(client.isClosed()).toBe(true)
  for (const each of [asked, client.request('rows', rows)]) {
    await expect(each).rejects.not.toBeInstanceOf(Aborted)
  }
})

it('leaves a number alone that a request has of its own', () => {
  const client = startWorker<Requests, Responses>('/assets/rows.js', 'rows')
  client.request('rows', rows)
  client.request('remove', { id: 7 })
  expect(FakeWorker.last.asked.at(-1)).toEqual({ id: 2, type: 'remove', request: { id: 7 } })
})
