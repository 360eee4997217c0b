import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { decimalFrom } from '../../core/money/decimal'
import { RoundingNote, WHY_SUMS_MISS } from './data-table'

const noteUnder = (...columns: string[][]) =>
  renderToStaticMarkup(<RoundingNote columns={columns.map((column) => column.map(decimalFrom))} />)

it('says why amounts miss their sum, only where they do', () => {
  // 1 + 1 above a sum of 1.
  expect(noteUnder(['0.5', '0.5'])).toContain(WHY_SUMS_MISS)
  expect(noteUnder(['3', '4'], ['0.4', '0.3'])).toContain(WHY_SUMS_MISS)
  expect(noteUnder(['0.4', '0.05'], ['3', '4'])).toBe('')
  expect(noteUnder([])).toBe('')
})
