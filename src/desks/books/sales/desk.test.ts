import { describe, expect, it } from 'vitest'
import { openShop, type ShopName } from '../../../../tests/sales-shops'
import { formatNumber } from '../../../core/money/format'
import { type SalesDesk, salesDesk } from './desk'
import type { Asked, ListQuestion } from './messages'

function deskOf(name: ShopName): {
  desk: SalesDesk
  ask(day: string, kind?: 'month' | 'quarter' | 'year'): Asked
} {
  const { bills, seller, today } = openShop(name)
  const desk = salesDesk()
  desk.put(bills)
  return { desk, ask: (day, kind = 'month') => ({ period: { kind, day }, seller, today }) }
}

describe('a desk of kept bills', () => {
  it('opens with the month of the newest document', () => {
    const { desk, ask } = deskOf('small')
    expect(desk.totals(ask('')).period.from).toBe('2026-10-01')
    expect(salesDesk().totals(ask('')).period.from).toBe('2026-11-01')
  })

  it('gives lists in pages, and finds in them', () => {
    const { desk, ask } = deskOf('big')
    const [bill] = openShop('big').bills
    if (!bill) throw new Error('no bill')
    const { details } = bill.texts
    desk.put(
      Array.from({ length: 60 }, (_, at) => ({
        ...bill,
        id: `more-${at}`,
        texts: { ...bill.texts, details: { ...details, buyerGstin: '', buyerName: `Buyer ${at}` } },
      })),
    )
    const list = (part: Partial<ListQuestion>) =>
      desk.list({ ...ask('2026-07-01', 'year'), list: 'customers', search: '', from: 0, ...part })
    const all = list({})
    expect(all.rows).toHaveLength(50)
    expect(all.count).toBeGreaterThan(50)
    expect(list({ from: 50 }).rows).toHaveLength(Math.min(50, all.count - 50))
    expect(list({ search: 'BUYER 59' })).toMatchObject({ rows: [{ name: 'Buyer 59' }], count: 1 })
    expect(list({ search: 'nobody of this name' })).toEqual({ rows: [], count: 0 })
  })

  it('answers about a month before many bills are worked out, and about dues after that', () => {
    const { desk, ask } = deskOf('small')
    const { bills } = openShop('small')
    const year = ask('2026-10-01', 'year')
    const dues = desk.totals(year).dues
    expect(dues).toBeDefined()

    const many = salesDesk()
    // Besides those of the shop there are many of another year.
    const [bill] = bills
    if (!bill) throw new Error('no bill')
    const { details } = bill.texts
    const older = { ...bill.texts, details: { ...details, date: '2024-05-05', buyerName: '' } }
    many.put([
      ...bills,
      ...Array.from({ length: 1_500 }, (_, at) => ({ ...bill, id: `old-${at}`, texts: older })),
    ])
    const first = many.totals(year)
    expect(first.dues).toBeUndefined()
    expect(first.net).toEqual(desk.totals(year).net)
    expect(many.workAhead(1_000)).toBe(true)
    expect(many.workAhead(1_000)).toBe(false)
    expect(many.totals(year).dues).toBeDefined()
    many.remove(Array.from({ length: 1_500 }, (_, at) => `old-${at}`))
    expect(many.totals(year).dues).toEqual(dues)
  })

  it('names the bills that a customer owes on', () => {
    const { desk, ask } = deskOf('hardware')
    const question = { ...ask(''), search: '', from: 0 }
    const { customers } = desk.money({ ...question, order: 'largest' })
    const [first] = customers.rows
    const bills = desk.list({ ...question, list: 'due-bills', customer: first?.key ?? '' })
    expect(bills.count).toBe(first?.bills)
  })

  it('puts the oldest dues first where that is wanted', () => {
    const { desk, ask } = deskOf('hardware')
    const { rows } = desk.money({ ...ask(''), order: 'oldest' }).customers
    const since = rows.map(({ oldest }) => oldest).filter(Boolean)
    expect(since).toEqual(since.toSorted())
  })

  it('misses the number that no bill has', () => {
    const { desk, ask } = deskOf('hardware')
    const { missingNumbers } = desk.return(ask('2026-10-01'))
    expect(missingNumbers.map(({ from, to }) => [from, to])).toContainEqual(['SH-1053', 'SH-1053'])
    // Those of other months of the year are on the device.
    expect(missingNumbers.map(({ from }) => from)).not.toContain('CN-002')
  })

  it('follows a bill that is changed, dated otherwise, emptied or deleted', () => {
    const { desk, ask } = deskOf('small')
    const { bills } = openShop('small')
    const sales = () => formatNumber(desk.totals(ask('2026-10-01')).net.total, 2)
    expect(sales()).toBe('1,39,987.03')
    const [bill] = bills.filter(({ id }) => id === 'small-007')
    if (!bill) throw new Error('no bill')
    const next = (part: Partial<typeof bill.texts>, revision: number) =>
      desk.put([{ ...bill, revision, texts: { ...bill.texts, ...part } }])
    next({ rows: [] }, 10)
    expect(sales()).toBe('1,39,607.03')
    expect(desk.totals(ask('')).drafts.map(({ id }) => id)).toEqual(['small-007'])
    next({ details: { ...bill.texts.details, date: '' } }, 11)
    expect(desk.totals(ask('')).undated.map(({ id }) => id)).toEqual(['small-007'])
    desk.remove(['small-007'])
    expect(desk.totals(ask('')).undated).toEqual([])
    desk.put(bills)
    expect(sales()).toBe('1,39,987.03')
  })
})

describe('a return that was filed', () => {
  const october = { key: 'GSTR-1 102026', filedOn: '2026-11-10' }

  it('says which documents were changed, came or went since', () => {
    const { desk, ask } = deskOf('small')
    const asked = ask('2026-10-01')
    desk.setFiled([{ ...october, documents: desk.revisions(asked) }])
    expect(desk.return(asked)).toMatchObject({ filed: october, changedSinceFiled: [] })
    const { bills } = openShop('small')
    const [first] = bills
    desk.put(first ? [{ ...first, revision: 99 }] : [])
    desk.remove(['small-003'])
    const changed = desk.return(asked).changedSinceFiled.map(({ id }) => id)
    expect(changed).toEqual([first?.id, 'small-003'])
    expect(desk.return(ask('2026-09-01')).filed).toBeUndefined()
  })

  it('holds what its file held: a bill to be mended is not in it, and not changed since', () => {
    const { desk, ask } = deskOf('small')
    const asked = ask('2026-10-01')
    const [first] = openShop('small').bills
    if (!first) throw new Error('no bill')
    const { details } = first.texts
    const put = (number: string, revision: number) =>
      desk.put([{ ...first, revision, texts: { ...first.texts, details: { ...details, number } } }])
    put('', 50)
    const documents = desk.revisions(asked)
    expect(documents).not.toHaveProperty(first.id)
    expect(Object.keys(documents).length).toBeGreaterThan(0)
    desk.setFiled([{ ...october, documents }])
    expect(desk.return(asked)).toMatchObject({ documentsToMend: 1, changedSinceFiled: [] })
    put(details.number, 51)
    expect(desk.return(asked).changedSinceFiled.map(({ id }) => id)).toEqual([first.id])
  })

  it('is a month or the quarter that ends with it, and not both', () => {
    const { desk, ask } = deskOf('big')
    const september = ask('2026-09-01')
    const monthly = { ...september, seller: { ...september.seller, filing: 'monthly' as const } }
    const { filedKey } = desk.return(monthly)
    desk.setFiled([{ key: filedKey, filedOn: '2026-10-10', documents: desk.revisions(monthly) }])
    expect(desk.return(monthly).filed).toBeDefined()
    const quarter = ask('2026-07-01', 'quarter')
    expect(desk.return(quarter)).toMatchObject({ form: 'GSTR-1', filed: undefined })
    expect(desk.return(quarter).filedKey).not.toBe(filedKey)
  })

  it('by IFF leaves its tables out of the quarter, and all still adds up', () => {
    const { desk, ask } = deskOf('big')
    const quarter = ask('2026-07-01', 'quarter')
    const before = desk.return(quarter)
    expect(before.iff).toEqual([
      { portalPeriod: '072026', day: '2026-07-01', isSent: false },
      { portalPeriod: '082026', day: '2026-08-01', isSent: false },
    ])
    const july = desk.return(ask('2026-07-01'))
    desk.setFiled([{ key: 'IFF 072026', filedOn: '2026-08-10', documents: {} }])
    const after = desk.return(quarter)
    expect(after.iff.map(({ isSent }) => isSent)).toEqual([true, false])
    const ofJuly = july.tables.filter(({ table }) => ['4A', '4B', '9B-registered'].includes(table))
    expect(after.sentByIff.count).toBe(ofJuly.reduce((count, line) => count + line.count, 0))
    expect(after.figures.value + after.sentByIff.value).toBe(before.figures.value)
    expect(after.figures.igst + after.sentByIff.igst).toBe(before.figures.igst)
    // What is filed is not less: GSTR-3B has the whole quarter.
    expect(after.gstr3b).toEqual(before.gstr3b)
  })
})

describe('what stops a whole return', () => {
  const { bills, seller, today } = openShop('small')
  const desk = salesDesk()
  desk.put(bills)
  const whole = (part: Partial<typeof seller>, day = '2026-10-01') =>
    desk.return({ period: { kind: 'month', day }, seller: { ...seller, ...part }, today }).whole

  it.each([
    [{}, []],
    [{ gstin: '' }, ['seller-gstin-missing']],
    [{ gstin: '27AAPFU0939F1ZX' }, ['seller-gstin-wrong']],
    [{ state: '24' }, ['seller-state-differs']],
    [{ state: '27' }, []],
    [{ scheme: 'composition' as const }, ['composition']],
    [{ filing: 'quarterly' as const }, []],
  ])('%j', (part, expected) => {
    expect(whole(part)).toEqual(expected)
  })

  it('is a month that is not filed, and a form that was another one', () => {
    expect(whole({ filing: 'quarterly' }, '2026-12-01')).toEqual(['period'])
    expect(whole({}, '2025-04-01')).toEqual(['before-this-form'])
    expect(whole({}, '2025-05-01')).toEqual([])
  })

  it('is due on the 11th, by the quarter on the 13th', () => {
    const due = (kind: 'month' | 'quarter', day: string, filing: 'monthly' | 'quarterly') =>
      desk.return({ period: { kind, day }, seller: { ...seller, filing }, today }).dueDay
    expect(due('month', '2026-10-01', 'monthly')).toBe('2026-11-11')
    expect(due('month', '2026-12-01', 'monthly')).toBe('2027-01-11')
    expect(due('quarter', '2026-10-01', 'quarterly')).toBe('2027-01-13')
    expect(due('month', '2026-10-01', 'quarterly')).toBe('2026-11-13')
  })
})

describe('totals', () => {
  const totalsOf = (name: ShopName) => {
    const { desk, ask } = deskOf(name)
    return desk.totals(ask(''))
  }

  it('count all that is kept, with estimates and drafts', () => {
    const { kept, documents } = totalsOf('hardware')
    expect([kept, documents]).toEqual([83, 82])
    const { desk } = deskOf('hardware')
    desk.remove(openShop('hardware').bills.map(({ id }) => id))
    expect(desk.isEmpty()).toBe(true)
  })

  it('name bills without items and without a date, and count them', () => {
    const totals = totalsOf('trouble')
    expect(totals.drafts.map(({ id }) => id)).toEqual(['trouble-019'])
    expect(totals.undated.map(({ id }) => id)).toEqual(['trouble-018'])
    expect([totals.draftCount, totals.undatedCount]).toEqual([1, 1])
  })
})
