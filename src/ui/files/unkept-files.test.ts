// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { unkeptFiles } from './unkept-files'

const KEY = 'gst-hisab-open-here'

/** The page, loaded in the same tab. */
const load = () => unkeptFiles(KEY)

beforeEach(() => sessionStorage.clear())

it('a reload tells once which files were open and kept nowhere', () => {
  const first = load()
  expect(first.takeLost()).toEqual([])
  first.note(['paid.csv', 'orders.csv'])
  // Coming back to the page without a reload loses nothing.
  expect(first.takeLost()).toEqual([])

  const second = load()
  expect(second.takeLost()).toEqual(['paid.csv', 'orders.csv'])
  expect(second.takeLost()).toEqual([])
  expect(load().takeLost()).toEqual([])
})

it('nothing is lost that was cleared or kept, and what is opened before somebody asks is not mixed in', () => {
  const first = load()
  first.note(['paid.csv'])
  first.note([])
  expect(load().takeLost()).toEqual([])

  first.note(['paid.csv'])
  const second = load()
  second.note([])
  second.note(['next.csv'])
  expect(second.takeLost()).toEqual(['paid.csv'])
  expect(load().takeLost()).toEqual(['next.csv'])
})

it('what is no list of names is nothing', () => {
  sessionStorage.setItem(KEY, '{"a":1}')
  expect(load().takeLost()).toEqual([])
})
