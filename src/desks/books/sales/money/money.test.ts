import { describe, expect, it } from 'vitest'
import { openShop, type ShopName } from '../../../../../tests/sales-shops'
import { sum, toFixed, zero } from '../../../../core/money/decimal'
import { formatNumber } from '../../../../core/money/format'
import type { Payment } from '../../bill/bill-texts'
import type { SavedBill } from '../../saved-bills/bills-database'
import { type SalesDesk, salesDesk } from '../desk'
import type { Asked, DueBill } from '../messages'
import { duesOn } from './dues'
import { toSettle } from './settle'

function open(name: ShopName, change: (bill: SavedBill) => SavedBill = (bill) => bill) {
  const shop = openShop(name)
  const desk = salesDesk()
  desk.put(shop.bills.map(change))
  const asked: Asked = {
    period: { kind: 'month', day: '' },
    seller: shop.seller,
    today: shop.today,
  }
  return { shop, desk, asked, money: desk.money({ ...asked, order: 'largest' }) }
}

const dueBills = (desk: SalesDesk, asked: Asked, customer: string) =>
  desk.list({ ...asked, list: 'due-bills', search: '', from: 0, customer }).rows as DueBill[]

const shown = (amount: Parameters<typeof formatNumber>[0]) => formatNumber(amount, 2)

describe('the bills of a customer', () => {
  it.each(['hardware', 'trouble', 'clothes'] as const)('add up to what is owed in %s', (name) => {
    const { desk, asked, shop } = open(name)
    const { customers } = duesOn(shop.today, shop.documents)
    for (const customer of customers) {
      const bills = dueBills(desk, asked, customer.key)
      expect(shown(sum(...bills.map(({ balance }) => balance)))).toBe(shown(customer.balance))
    }
    expect(customers.length).toBeGreaterThan(5)
  })

  it('are all there to note a payment on, found by number and by buyer, not by what nobody sees', () => {
    const { desk, asked, money } = open('hardware')
    const search = (search: string) =>
      desk.list({ ...asked, list: 'open-bills', search, from: 0 }).rows as DueBill[]
    expect(search('')).toHaveLength(money.states.due + money.states['part-paid'])
    expect(search('sh-1062').map(({ number }) => number)).toEqual(['SH-1062'])
    expect(search('om st')).toHaveLength(3)
    expect(search('hardware-0')).toEqual([])
  })

  it('ask for no tax on reverse charge, even when the rest is paid', () => {
    const { desk, asked } = open('hardware')
    const onCharge = dueBills(desk, asked, '23OQEPW5953X1Z7').find(
      ({ number }) => number === 'SH-1062',
    )
    expect(onCharge && [shown(onCharge.balance), shown(onCharge.toPay)]).toEqual([
      '1,655.40',
      '1,442.07',
    ])
    const paid = open('hardware', (bill) =>
      bill.texts.details.number === 'SH-1062' ? withPayments(bill, ['1442.07']) : bill,
    )
    const after = dueBills(paid.desk, paid.asked, '23OQEPW5953X1Z7').find(
      ({ number }) => number === 'SH-1062',
    )
    expect(after && [shown(after.balance), shown(after.toPay)]).toEqual(['213.33', '0.00'])
    expect(shown(paid.money.reverseChargeTax)).toBe('213.33')
    const more = open('hardware', (bill) =>
      bill.texts.details.number === 'SH-1062' ? withPayments(bill, ['1600']) : bill,
    )
    expect(shown(more.money.reverseChargeTax)).toBe('55.40')
  })
})

const withPayments = (bill: SavedBill, amounts: readonly string[]): SavedBill => ({
  ...bill,
  revision: bill.revision + 1,
  texts: {
    ...bill.texts,
    payments: amounts.map((amount) => ({ date: '2026-11-16', amount, how: '', note: '' })),
  },
})

describe('what the seller owes', () => {
  it('is on its credit notes, and gone when it is paid back there', () => {
    const { desk, asked, money, shop } = open('hardware')
    const owed = (from: SalesDesk) =>
      from.list({ ...asked, list: 'to-give-back', search: '', from: 0 }).rows as DueBill[]
    const [row, ...others] = owed(desk)
    expect(others).toEqual([])
    expect(shown(money.toGiveBack)).toBe('2,976.69')
    expect(row?.payBack && shown(row.payBack.amount)).toBe('2,976.69')
    const note = shop.bills.find(({ id }) => id === row?.payBack?.id)
    expect(note?.texts.details.title).toBe('Credit Note')
    desk.put(note ? [withPayments(note, ['2,976.69'])] : [])
    expect(owed(desk)).toEqual([])
    expect(shown(desk.money({ ...asked, order: 'largest' }).toGiveBack)).toBe('0.00')
  })

  it('is on loose notes, too, and adds up', () => {
    const { desk, asked, money } = open('trouble')
    const rows = desk.list({ ...asked, list: 'to-give-back', search: '', from: 0 })
      .rows as DueBill[]
    expect(shown(sum(...rows.map(({ balance }) => balance)))).toBe('-7,080.00')
    expect(shown(money.toGiveBack)).toBe('7,080.00')
    expect(rows.filter(({ isNote }) => isNote).length).toBeGreaterThan(0)
  })
})

describe('bills from before', () => {
  const { desk, asked, money, shop } = open('old-file')
  const before = desk.before(asked)
  const settled = (as: 'all-paid' | 'named-are-due') => {
    const payments = new Map(before.map((bill) => [bill.id, toSettle(as, bill).payments]))
    const next = salesDesk()
    next.put(
      shop.bills.map((bill) => {
        const noted = payments.get(bill.id)
        return noted ? { ...bill, texts: { ...bill.texts, payments: noted } } : bill
      }),
    )
    return next.money({ ...asked, order: 'largest' })
  }

  it('are all of them there', () => {
    expect(money.notNoted).toBe(8)
    expect(before).toHaveLength(8)
  })

  it('are paid by a payment of the whole, on the day of the bill, without saying how', () => {
    for (const bill of before) {
      expect(toSettle('all-paid', bill).payments).toEqual([
        { date: bill.date, amount: toFixed(bill.toPay, 2), how: '', note: '' },
      ] satisfies Payment[])
    }
    const { notNoted, states, owed } = settled('all-paid')
    expect({ notNoted, states, owed: shown(owed) }).toEqual({
      notNoted: 0,
      states: { paid: 8, 'part-paid': 0, due: 0 },
      owed: '0.00',
    })
  })

  it('are due where a buyer is named, and else paid at the counter', () => {
    const { notNoted, states, owed } = settled('named-are-due')
    const named = before.filter(({ isNamed }) => isNamed)
    expect(named.length).toBeGreaterThan(0)
    expect(named.length).toBeLessThan(8)
    expect({ notNoted, states }).toEqual({
      notNoted: 0,
      states: { paid: 8 - named.length, 'part-paid': 0, due: named.length },
    })
    expect(shown(owed)).toBe(shown(sum(...named.map(({ toPay }) => toPay))))
  })

  it('that came to nothing get no payment of nothing', () => {
    const [bill] = before
    expect(bill && toSettle('all-paid', { ...bill, toPay: zero }).payments).toEqual([])
  })
})
