import { describe, expect, it } from 'vitest'
import { openShop, type ShopName } from '../../../../tests/sales-shops'
import { parseSeller } from '../shared/bill/seller'
import { salesDesk } from './desk'

function deskOf(name: ShopName) {
  const { bills, today } = openShop(name)
  const desk = salesDesk()
  desk.put(bills)
  const totals = desk.totals({ period: { kind: 'month', day: '' }, seller: parseSeller({}), today })
  return { desk, bills, totals }
}

describe('totals', () => {
  it('count all that is kept, with estimates and drafts', () => {
    const { desk, bills, totals } = deskOf('hardware')
    expect(bills).toHaveLength(83)
    expect(totals.kept).toBe(83)
    expect(totals.documents).toBe(82)
    desk.remove(bills.map(({ id }) => id))
    expect(desk.isEmpty()).toBe(true)
  })

  it('name bills without items and without a date, and count them', () => {
    const { totals } = deskOf('trouble')
    expect(totals.drafts.map(({ id }) => id)).toEqual(['trouble-019'])
    expect(totals.undated.map(({ id }) => id)).toEqual(['trouble-018'])
    expect([totals.draftCount, totals.undatedCount]).toEqual([1, 1])
  })
})
