import { describe, expect, it } from 'vitest'
import { openShop, type ShopName } from '../../../../../tests/sales-shops'
import { decimalFrom, sum, toFixed, zero } from '../../../../core/decimal'
import { formatNumber } from '../../../../core/format'
import type { Payment } from '../../shared/bill/bill-texts'
import type { SavedBill } from '../../shared/saved-bills/bills-database'
import { type SalesDesk, salesDesk } from '../desk'
import type { Asked, DueBill } from '../messages'
import { duesOn } from './dues'
import { hintsOf, refusalOf } from './payment-form'
import { canBeReminded, reminderTo, sentReminder } from './reminder'
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

describe('a reminder', () => {
  const { money, shop } = open('hardware')
  const [omStores, lakshmi] = money.customers.rows
  const about = { shop: 'Shakti Hardware', upi: 'shop@examplebank', today: shop.today }

  it('asks for what the buyer owes the seller, without tax on reverse charge', () => {
    if (!omStores) throw new Error('nobody owes anything')
    expect(shown(omStores.balance)).toBe('88,343.78')
    expect(shown(money.reverseChargeTax)).toBe('213.33')
    expect(shown(omStores.reverseChargeTax)).toBe('213.33')
    const reminder = reminderTo(omStores, about)
    expect(reminder.text).toBe(
      'Dear Om Stores, ₹88,130.45 is due to Shakti Hardware: 3 bills, the oldest since 31 October 2026. You can pay by UPI to shop@examplebank. Thank you.',
    )
    expect(reminder.link).toBe(
      'upi://pay?pa=shop@examplebank&pn=Shakti%20Hardware&am=88130.45&cu=INR',
    )
    expect(sentReminder(reminder)).toBe(`${reminder.text}\n${reminder.link}`)
  })

  it('names the bill where it is one, less what the seller owes', () => {
    if (!lakshmi) throw new Error('only one owes something')
    const reminder = reminderTo(lakshmi, about)
    expect(reminder.text).toMatch(
      /^Dear Lakshmi Reddy, ₹68,535\.82 is due to Shakti Hardware: bill SH-\d+, since 25 September 2026\./,
    )
    expect(reminder.link).toMatch(/&am=68535\.82&cu=INR&tn=SH-\d+$/)
  })

  it('says nothing of UPI without an id that apps can read, and nothing of a shop without a name', () => {
    if (!omStores) throw new Error('nobody owes anything')
    for (const upi of ['', 'shop', 'shop@gmail.com']) {
      const reminder = reminderTo(omStores, { ...about, shop: ' ', upi })
      expect(reminder.text).toBe(
        'Dear Om Stores, ₹88,130.45 is due: 3 bills, the oldest since 31 October 2026. Thank you.',
      )
      expect(reminder.link).toBeUndefined()
      expect(sentReminder(reminder)).toBe(reminder.text)
    }
  })

  it('of a day that is yet to come says so', () => {
    if (!omStores) throw new Error('nobody owes anything')
    const customer = { ...omStores, oldest: '2026-12-09' }
    expect(reminderTo(customer, about).text).toContain(
      '3 bills, the first to be paid by 9 December 2026.',
    )
    expect(reminderTo({ ...customer, bills: 1, onlyBill: 'A-1' }, about).text).toContain(
      'bill A-1, to be paid by 9 December 2026.',
    )
  })

  it('goes to nobody without a name, and to nobody who owes nothing', () => {
    const customers = openShop('trouble')
    const all = duesOn(customers.today, customers.documents).customers
    const hardware = duesOn(shop.today, shop.documents).customers
    const walkIn = hardware.find(({ name }) => name === '')
    const minus = all.find(({ balance }) => balance < 0n)
    expect(walkIn && canBeReminded(walkIn)).toBe(false)
    expect(minus && canBeReminded(minus)).toBe(false)
    expect(omStores && canBeReminded(omStores)).toBe(true)
    expect(omStores && canBeReminded({ ...omStores, balance: omStores.reverseChargeTax })).toBe(
      false,
    )
  })
})

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

describe('a payment as it is typed', () => {
  const typed: Payment = { date: '2026-11-16', amount: '100', how: '', note: '' }
  const target = { toPay: decimalFrom('100'), isPaidBack: false }

  it.each([
    ['much', 'This amount cannot be read. Write it in figures, such as 1,500.'],
    ['', 'Write an amount above zero.'],
    ['0.00', 'Write an amount above zero.'],
    ['-5', 'Write an amount above zero.'],
    ['9'.repeat(30), 'An amount has at most 24 digits.'],
  ])('is refused: %s', (amount, sentence) => {
    expect(refusalOf({ ...typed, amount })).toBe(sentence)
  })

  it('needs its day', () => {
    expect(refusalOf(typed)).toBeUndefined()
    expect(refusalOf({ ...typed, date: '' })).toBe('Choose the date of the payment.')
  })

  it('may be more than the bill', () => {
    expect(hintsOf(typed, target)).toEqual([])
    expect(hintsOf({ ...typed, amount: '120' }, target)).toEqual(['₹20 more than the bill.'])
    expect(hintsOf({ ...typed, amount: '120.50' }, { ...target, isPaidBack: true })).toEqual([
      '₹20.50 more than is to give back.',
    ])
  })

  it('says what words and doubtful commas count as', () => {
    const of = (amount: string) =>
      hintsOf({ ...typed, amount }, { ...target, toPay: decimalFrom(1e9) })
    expect(of('1.5 lakh')).toEqual(['Counted as ₹1,50,000.00.'])
    expect(of('1,50')).toEqual(['Counted as ₹150.00.'])
    expect(of('1,500')).toEqual([])
  })

  it('says the limit of cash once, at two lakh', () => {
    const of = (amount: string, how: Payment['how']) =>
      hintsOf({ ...typed, amount, how }, { ...target, toPay: decimalFrom(1e9) })
    expect(of('1,99,999.99', 'cash')).toEqual([])
    expect(of('2,00,000', 'upi')).toEqual([])
    expect(of('2,00,000', 'cash')).toEqual([
      'The income tax law forbids taking ₹2,00,000 or more in cash from one person in a day, or for one sale.',
    ])
  })
})
