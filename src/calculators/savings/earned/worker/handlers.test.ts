import { expect, it } from 'vitest'
import { type Reply, requestHandler } from '../../../../ui/worker/requests'
import { inputs } from '../inputs'
import { handlers } from './handlers'

it('works on the newest list alone', async () => {
  const replies: Reply[] = []
  const handle = requestHandler<typeof handlers>(handlers, (reply) => replies.push(reply), true)
  await Promise.all([1, 2, 3].map((id) => handle({ id, kind: 'answer', request: inputs.defaults })))
  expect(replies.map((reply) => ('isAborted' in reply ? 'aborted' : 'answered'))).toEqual([
    'aborted',
    'aborted',
    'answered',
  ])
})

it('stops a list that nobody waits for', async () => {
  const replies: Reply[] = []
  const handle = requestHandler<typeof handlers>(handlers, (reply) => replies.push(reply), true)
  const answering = handle({ id: 1, kind: 'answer', request: inputs.defaults })
  await handle({ stop: ['answer'] })
  await answering
  expect(replies).toEqual([{ id: 1, isAborted: true }])
})
