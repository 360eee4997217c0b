import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { noPayment, noWhole, type PaymentWay } from '../bill/bill-texts'
import { type BillTitle, noDetails } from '../bill/details'
import type { SavedBill } from '../saved-bills/bills-database'
import { planJoining } from './join-books'
import { numbersTwice } from './numbers-twice'

/*
 * The agreed results of joining devices, as far as they hold for whole files without stamps: what a device saw of
 * another is not known, so that cases about that are left for when it is.
 */

type Cells = Readonly<Record<string, unknown>>
type Case = {
  readonly name: string
  readonly devices: Readonly<Record<string, number>>
  readonly steps: readonly (readonly [string, string, ...unknown[]])[]
  readonly end: {
    readonly all: {
      readonly records: Readonly<Record<string, Cells>>
      readonly paid?: Readonly<Record<string, number>>
      readonly twice?: readonly { number: string; keeps: string; offered: readonly string[] }[]
      readonly asks?: readonly (readonly [string, string, string, string, readonly string[]])[]
    }
  }
}

const agreed: readonly Case[] = JSON.parse(readFileSync('tests/devices.json', 'utf8')).cases

const withoutStamps = [
  'a bill on each',
  'a payment on each of one bill: both count',
  'the same file three times',
  'other fields of a bill: both count',
  'one field on both: the later counts, the other is asked',
  'one field, the same text on both: nothing to ask',
  'take the other, answered on one, ends on both',
  'one number on two bills: the one begun first keeps it',
  'capitals and spaces alike',
  'invoice and credit note may have one number',
  'cancelled there, paid here: both count',
  'three devices, one in the middle',
  'without stamps: the later record counts',
]

const blank = (id: string): SavedBill => ({
  id,
  revision: 1,
  changedAt: 0,
  texts: { rows: [], prices: 'before-gst', whole: noWhole, details: noDetails },
  choices: { buyer: 'same-state', rupee: 'no', currency: 'INR', isTaxed: true },
  total: '0.00',
})

function withCell(bill: SavedBill, cell: string, value: unknown): SavedBill {
  const { texts } = bill
  const details = (part: Partial<typeof noDetails>) => ({
    ...bill,
    texts: { ...texts, details: { ...texts.details, ...part } },
  })
  const values = value as readonly string[]
  if (cell.startsWith('pay/')) {
    const [date = '', amount = '', how] = values
    const payment = { ...noPayment, date, amount, how: how as PaymentWay }
    return { ...bill, texts: { ...texts, payments: [...(texts.payments ?? []), payment] } }
  }
  switch (cell) {
    case 'number':
      return details({ title: values[0] as BillTitle, number: values[1] ?? '' })
    case 'cancelled':
      return details({ cancelledOn: values[0] ?? '', cancelledWhy: values[1] ?? '' })
    case 'place':
      return details({ placeOfSupply: String(value) })
    default:
      return details({ [cell]: value })
  }
}

const cellsOf = ({ texts: { details, payments = [] } }: SavedBill) => ({
  ...(details.number && { number: [details.title, details.number] }),
  ...(details.date && { date: details.date }),
  ...(details.note && { note: details.note }),
  ...(details.buyerName && { buyerName: details.buyerName }),
  ...(details.placeOfSupply && { place: details.placeOfSupply }),
  ...(details.cancelledOn && { cancelled: [details.cancelledOn, details.cancelledWhy] }),
  payments: payments.map(({ date, amount, how }) => [date, amount, how]).sort(),
})

const agreedCells = (cells: Cells) => ({
  ...Object.fromEntries(Object.entries(cells).filter(([name]) => !name.startsWith('pay/'))),
  payments: Object.entries(cells)
    .flatMap(([name, value]) => (name.startsWith('pay/') ? [value as readonly string[]] : []))
    .sort(),
})

/** Plays the steps of a case with whole files. */
function play({ devices, steps }: Case) {
  const bills = new Map(Object.keys(devices).map((name) => [name, new Map<string, SavedBill>()]))
  const files = new Map<string, readonly SavedBill[]>()
  const differences: string[] = []
  const of = (device: string) => bills.get(device) ?? new Map<string, SavedBill>()
  const join = (device: string, brought: readonly SavedBill[]) => {
    const plan = planJoining([...of(device).values()], brought)
    for (const [id, { differences: found }] of plan.differing) {
      for (const one of found) differences.push(`${id} ${one.key}`)
    }
    for (const bill of plan.bills) of(device).set(bill.id, bill)
  }
  let time = 1_795_000_001_000
  for (const [device, verb, ...rest] of steps) {
    time += 1_000
    if (verb === 'write') {
      const [record, cell, value] = rest as [string, string, unknown]
      const id = record.replace('bill/', '')
      const before = of(device).get(id) ?? blank(id)
      const after = withCell(before, cell, value)
      of(device).set(id, { ...after, changedAt: time, revision: before.revision + 1 })
    } else if (verb === 'send') files.set(String(rest[1]), [...of(device).values()])
    else if (verb === 'take') join(device, files.get(String(rest[0])) ?? [])
    else if (verb === 'file3') {
      const records = rest[0] as Record<string, { changedAt: number; cells: Cells }>
      join(
        device,
        Object.entries(records).map(([record, { changedAt, cells }]) => ({
          ...Object.entries(cells).reduce(
            (bill, [cell, value]) => withCell(bill, cell, value),
            blank(record.replace('bill/', '')),
          ),
          changedAt,
        })),
      )
    } else throw new Error(`no such step: ${verb}`)
  }
  return { bills, differences }
}

describe.each(agreed.filter(({ name }) => withoutStamps.includes(name)))('$name', (agreedCase) => {
  const { records, paid = {}, twice = [], asks = [] } = agreedCase.end.all
  const { bills, differences } = play(agreedCase)

  it('ends as agreed on all devices', () => {
    const wanted = Object.fromEntries(
      Object.entries(records).map(([name, cells]) => [
        name.replace('bill/', ''),
        agreedCells(cells),
      ]),
    )
    for (const all of bills.values()) {
      // A device that got no file has its own.
      if (all.size === 0 || agreedCase.name.startsWith('three')) continue
      const found = Object.fromEntries([...all].map(([id, bill]) => [id, cellsOf(bill)]))
      expect(found).toEqual(wanted)
      for (const [id, sum] of Object.entries(paid)) {
        const { payments = [] } = all.get(id)?.texts ?? {}
        expect(payments.reduce((total, { amount }) => total + Number(amount), 0)).toBe(sum)
      }
      expect(
        numbersTwice([...all.values()]).map(({ keeps, others }) => ({
          number: keeps.texts.details.number.trim().toUpperCase(),
          keeps: keeps.id,
          offered: others.map(({ bill }) => bill.id),
        })),
      ).toEqual(twice)
    }
    for (const [, id, cell] of asks) expect(differences).toContain(`${id} ${cell}`)
  })
})
