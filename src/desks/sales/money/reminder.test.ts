import { describe, expect, it } from 'vitest'
import { openShop } from '../../../../tests/sales-shops'
import { formatNumber } from '../../../core/money/format'
import { salesDesk } from '../../books/sales/desk'
import { duesOn } from '../../books/sales/money/dues'
import { canBeReminded, reminderTo, sentReminder } from './reminder'

const shown = (amount: Parameters<typeof formatNumber>[0]) => formatNumber(amount, 2)

describe('a reminder', () => {
  const shop = openShop('hardware')
  const desk = salesDesk()
  desk.put(shop.bills)
  const { seller, today } = shop
  const money = desk.money({ period: { kind: 'month', day: '' }, seller, today, order: 'largest' })
  const [omStores, lakshmi] = money.customers.rows
  const about = { shop: 'Shakti Hardware', upi: 'shop@examplebank', today }

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

  it('names what is owed from before the bills, which is none of them', () => {
    if (!omStores) throw new Error('nobody owes anything')
    const customer = { ...omStores, openings: 1 }
    expect(reminderTo(customer, about).text).toContain(
      ': 3 bills and the balance from before, the oldest since 31 October 2026.',
    )
    expect(reminderTo({ ...customer, bills: 0 }, about).text).toContain(
      ': the balance from before, since 31 October 2026.',
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
