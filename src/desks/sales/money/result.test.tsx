// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { decimalFrom, zero } from '../../../core/money/decimal'
import { captionOf } from './result'
import { moneyWords } from './words'

it('says that something is owed on no bill, but from before them', () => {
  expect(captionOf(0, 0, decimalFrom(750))).toBe(moneyWords.caption.openings)
  expect(captionOf(0, 0, zero)).toBe(moneyWords.caption.none)
})
