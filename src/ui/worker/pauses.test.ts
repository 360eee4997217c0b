import { expect, it } from 'vitest'
import { pauses } from './pauses'

const work = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it('lets others have their turn after 30 ms of work, and tells before', async () => {
  const order: string[] = []
  const pause = pauses(() => {
    order.push('told')
  })
  setImmediate(() => order.push('other'))
  await pause()
  order.push('work')
  work(31)
  await pause()
  order.push('work')
  await pause()
  expect(order).toEqual(['work', 'told', 'other', 'work'])
})

it('hands on what is thrown when it tells', async () => {
  const pause = pauses(() => {
    throw new Error('cancelled')
  })
  work(31)
  await expect(pause()).rejects.toThrow('cancelled')
})
