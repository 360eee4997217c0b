import { describe, expect, it } from 'vitest'
import type { Payment } from '../bill/bill-texts'
import { noDetails } from '../bill/details'
import { emptyRow } from '../bill/inputs'
import type { SavedBill } from '../saved-bills/bills-database'
import { planJoining } from './join-books'
import { countsOf, questionsAbout, sayJoining } from './say-joining'

type Part = Partial<Pick<SavedBill, 'id' | 'revision' | 'changedAt'>> & {
  readonly details?: Partial<SavedBill['texts']['details']>
  readonly payments?: readonly Payment[]
  readonly price?: string
  readonly prices?: SavedBill['texts']['prices']
}

const bill = ({
  id = 'a',
  revision = 2,
  changedAt = 10,
  details,
  payments,
  price = '240.20',
  prices = 'with-gst',
}: Part = {}): SavedBill => ({
  id,
  revision,
  changedAt,
  choices: { buyer: 'same-state', rupee: 'yes', currency: 'INR', isTaxed: true },
  texts: {
    rows: [{ ...emptyRow, description: 'Umbrella', price }],
    prices,
    whole: { discount: '10%', freight: '' },
    details: { ...noDetails, number: 'INV-041', date: '2026-11-18', ...details },
    ...(payments && { payments }),
  },
  total: '216.00',
})

const pay = (amount: string, part: Partial<Payment> = {}): Payment => ({
  date: '2026-11-18',
  amount,
  how: 'cash',
  note: '',
  ...part,
})

const newer = bill({ changedAt: 11, prices: 'before-gst' })
const say = (here: readonly SavedBill[], brought: readonly SavedBill[], cut = 0) =>
  sayJoining(countsOf(planJoining(here, brought)), cut)

describe('the bills of a file', () => {
  it('are added, take the place of what is older, and leave what is the same', () => {
    const other = bill({ id: 'b' })
    expect(planJoining([], [bill(), other])).toMatchObject({ added: 2, replaced: 0, known: 0 })
    expect(planJoining([bill()], [newer])).toMatchObject({ added: 0, replaced: 1, known: 0 })
    expect(planJoining([newer], [bill()])).toMatchObject({ bills: [], kept: 1, known: 0 })
    expect(planJoining([bill()], [bill({ changedAt: 11 })])).toMatchObject({ bills: [], known: 1 })
  })

  it('are above what any tab knows', () => {
    expect(planJoining([bill({ revision: 7 })], [newer]).bills[0]?.revision).toBe(8)
  })

  it.each([
    ['first', [newer, bill()]],
    ['last', [bill(), newer]],
    ['between older ones', [bill(), newer, bill({ changedAt: 9, revision: 5 })]],
  ])('count once, the newest of several versions: %s', (_, file) => {
    const plan = planJoining([], file)
    expect(plan).toMatchObject({ added: 1, replaced: 0, known: 0, older: file.length - 1 })
    expect(plan.bills.map(({ texts }) => texts.prices)).toEqual(['before-gst'])
    expect(planJoining([bill()], file)).toMatchObject({ added: 0, replaced: 1, known: 0 })
  })

  it('of the same moment are told by their revision', () => {
    const later = { ...newer, changedAt: 10, revision: 3 }
    expect(planJoining([], [later, bill()]).bills).toMatchObject([{ texts: later.texts }])
    expect(planJoining([], [bill(), later]).bills).toMatchObject([{ texts: later.texts }])
  })

  it('go by the revision where the clock of a device was set back', () => {
    const begun = Date.UTC(2026, 9, 5)
    const id = `${begun.toString(36)}-abc`
    const before = bill({ id, revision: 1, changedAt: begun + 1 })
    const after = { ...newer, id, revision: 2, changedAt: Date.UTC(2019, 0, 1) }
    expect(planJoining([after], [before])).toMatchObject({ bills: [], kept: 1 })
    expect(planJoining([before], [after])).toMatchObject({ replaced: 1 })
    // A copy of a bill gets its id a moment after it was typed: its time is as good as any.
    const copy = { ...after, changedAt: begun - 5 }
    expect(planJoining([copy], [before])).toMatchObject({ replaced: 1 })
  })
})

describe('payments', () => {
  const paid = (...payments: readonly Payment[]) => bill({ payments })
  const joined = (here: SavedBill, brought: SavedBill) =>
    planJoining([here], [brought]).bills[0]?.texts.payments?.map(({ amount }) => amount)

  it('of both sides stay, whichever record is newer', () => {
    const here = paid(pay('500'))
    const there = { ...paid(pay('300')), changedAt: 99, revision: 8 }
    expect(joined(here, there)).toEqual(['500', '300'])
    expect(joined(there, here)).toEqual(['300', '500'])
    expect(planJoining([here], [there])).toMatchObject({ paid: 1, payments: 1, known: 0, kept: 0 })
    expect(say([here], [there])).toMatch(/^1 payment added to 1 bill\. 1 bill differs/)
  })

  it('that are equal are as many as the side with more of them has', () => {
    const two = paid(pay('500'), pay('500'))
    expect(joined(paid(pay('500')), { ...two, changedAt: 99 })).toEqual(['500', '500'])
    expect(planJoining([two], [{ ...paid(pay('500')), changedAt: 99 }])).toMatchObject({
      bills: [],
      kept: 1,
    })
  })

  it('come to a bill on which nobody had noted any', () => {
    expect(joined(bill(), paid(pay('300')))).toEqual(['300'])
    expect(planJoining([paid(pay('300'))], [bill({ changedAt: 99 })]).bills).toEqual([])
  })

  it('stand in the order of their days', () => {
    const early = pay('1', { date: '2026-11-01' })
    expect(joined(paid(pay('500')), paid(early))).toEqual(['1', '500'])
  })

  it('are asked about where each side lacks one: one or two?', () => {
    const [here, there] = [paid(pay('500'), pay('7')), paid(pay('500', { note: 'Raju' }))]
    const record = planJoining([here], [there]).differing.get('a')
    expect(record?.differences).toMatchObject([
      { kind: 'payment', own: pay('500'), brought: pay('500', { note: 'Raju' }) },
    ])
    const [question] = record ? questionsAbout(record) : []
    expect(question?.text).toBe(
      'INV-041: ₹500.00 (cash, 18 Nov 2026) was noted here, ₹500.00 (cash, 18 Nov 2026, Raju) in the file: one payment or two?',
    )
  })

  it('are never cut: what would be more than a bill can have is left out, and said', () => {
    const many = Array.from({ length: 30 }, (_, index) => pay(String(index + 1)))
    const others = many.map((payment) => ({ ...payment, note: 'other' }))
    expect(planJoining([paid(...many)], [paid(...others)])).toMatchObject({
      bills: [],
      payments: 0,
    })
    expect(say([paid(...many)], [paid(...others)])).toBe(
      '1 left as here, where it is newer. 30 payments left out: a bill has at most 50.',
    )
  })
})

describe('two edits of a bill', () => {
  it('join by field, and what contradicts is listed', () => {
    const here = bill({ changedAt: 20, details: { vehicleNumber: 'GJ 1', note: 'ours' } })
    const there = bill({ changedAt: 30, details: { dueDate: '2026-12-01', note: 'theirs' } })
    const plan = planJoining([here], [there])
    expect(plan.bills[0]?.texts.details).toMatchObject({
      vehicleNumber: 'GJ 1',
      dueDate: '2026-12-01',
      note: 'theirs',
    })
    expect(plan.bills[0]).toMatchObject({ revision: 3, changedAt: 30 })
    const record = plan.differing.get('a')
    expect(record && questionsAbout(record).map(({ text }) => text)).toEqual([
      'Vehicle number of INV-041: “GJ 1” here counts. The file has “nothing”.',
      'Note of INV-041: “theirs” of the file counts. Here it was “ours”.',
    ])
    expect(say([here], [there])).toBe(
      '1 bill joined field by field. 1 bill differs; the later one counts. The other is listed here once.',
    )
  })

  it('stay cancelled, whichever was later', () => {
    const cancelled = bill({ changedAt: 20, details: { cancelledOn: '2026-11-18' } })
    const paid = bill({ changedAt: 30, payments: [pay('300')] })
    for (const [here, there] of [
      [cancelled, paid],
      [paid, cancelled],
    ] as const) {
      expect(planJoining([here], [there]).bills[0]?.texts).toMatchObject({
        details: { cancelledOn: '2026-11-18' },
        payments: [{ amount: '300' }],
      })
    }
  })

  it('have their total worked out anew', () => {
    const here = bill({ changedAt: 20, price: '100', details: { note: 'ours' } })
    const there = bill({ changedAt: 30, price: '200', payments: [pay('1')] })
    expect(planJoining([here], [there]).bills[0]?.total).toBe('180.00')
  })

  it('come to the same, whichever way the file goes, and a second time bring nothing', () => {
    const here = bill({ changedAt: 20, details: { note: 'ours' }, payments: [pay('5')] })
    const there = bill({
      changedAt: 30,
      details: { buyerName: 'Asha', note: 'x' },
      payments: [pay('3')],
    })
    const [one] = planJoining([here], [there]).bills
    const [other] = planJoining([there], [here]).bills
    expect(other?.texts.details).toEqual(one?.texts.details)
    expect(planJoining(one ? [one] : [], [there])).toMatchObject({ bills: [], kept: 1 })
    expect(planJoining(one ? [one] : [], other ? [other] : [])).toMatchObject({
      bills: [],
      known: 1,
    })
  })
})

it('says what it did', () => {
  expect(say([bill()], [newer, bill({ id: 'b' })])).toMatch(
    /^1 bill added, 1 replaced by a newer version\./,
  )
  expect(say([], [newer, bill()], 1)).toBe(
    '1 bill added, 1 older version in the file left out. 1 text longer than its field cut.',
  )
  expect(say([], [])).toBe('There is no bill in this file.')
})
