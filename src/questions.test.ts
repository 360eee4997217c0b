import { expect, it } from 'vitest'
import { questionsOf } from './questions'
import { views } from './site'

const lists = views.map(questionsOf)
const all = lists.flat()

it('asks three to six questions on every page, and none twice', () => {
  for (const { length } of lists) expect([3, 4, 5, 6]).toContain(length)
  expect(new Set(all.map(({ question }) => question)).size).toBe(all.length)
  expect(new Set(all.map(({ answer }) => answer)).size).toBe(all.length)
})

it('asks with a question mark and answers in short', () => {
  for (const { question, answer } of all) {
    expect(question).toMatch(/^[A-Z].*\?$/)
    expect(answer).toMatch(/^[A-Z0-9].*\.$/s)
    expect(answer.length, question).toBeLessThanOrEqual(300)
  }
})
