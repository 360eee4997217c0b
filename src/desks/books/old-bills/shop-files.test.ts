import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toFixed } from '../../../core/money/decimal'
import type { OldAnswers, OldBill } from './old-bill'
import { type OpenedFile, openFile, readOpened, sheetsWithBills } from './open-files'
import { planOldBills, sumsOf } from './plan'
import { partyKey } from './read-tables'

const folder = 'tests/shop-files'
type Figures = Record<'taxable' | 'igst' | 'cgst' | 'sgst' | 'roundOff' | 'total', number>
type Expected = {
  bills: number
  creditNotes?: number
  cancelled: number
  bill: Partial<Figures>
  'credit-note'?: Partial<Figures>
  first: Partial<Figures> & {
    number: string
    date: string
    party?: string | null
    gstin?: string | null
    paid?: number
    place?: string
  }
  stated?: number
  balanceDue?: number
}
type Case = { file: string; page: string; expected: Expected }
const cases: Case[] = JSON.parse(readFileSync(`${folder}/README.json`, 'utf8')).files

const fileAt = (name: string) => new File([readFileSync(`${folder}/${name}`)], name)

const answers: OldAnswers = {
  ownState: '27',
  order: undefined,
  rate: undefined,
  amounts: undefined,
  states: new Map([
    [partyKey('Kaveri Stores'), '29'],
    [partyKey('Navjivan Hardware'), '24'],
  ]),
}

const opened = async (name: string): Promise<OpenedFile> => {
  const file = await openFile(fileAt(name))
  if ('problem' in file) throw new Error(file.problem)
  return file
}

const readAt = async (name: string, given = answers) => {
  const file = await opened(name)
  const sheets = file.kind === 'tables' ? sheetsWithBills(file, new Map()) : []
  const reading = readOpened(file, sheets, new Map(), given)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading
}

const inRupees = (bill: Pick<OldBill, 'figures'>, like: Partial<Figures>) =>
  Object.fromEntries(
    Object.keys(like)
      .filter((name) => name in bill.figures)
      .map((name) => [name, Number(toFixed(bill.figures[name as keyof Figures], 2))]),
  )
const figuresIn = (like: object) =>
  Object.fromEntries(
    Object.entries(like).filter(([name]) =>
      ['taxable', 'igst', 'cgst', 'sgst', 'roundOff', 'total'].includes(name),
    ),
  )

const ofBills = cases.filter(({ page, expected }) => page === 'sales' && 'bill' in expected)

it.each(ofBills)('$file comes out as it should', async ({ file, expected }) => {
  const { bills } = await readAt(file)
  const sums = sumsOf(bills)
  expect([sums.bills.count, sums.notes.count, sums.cancelled]).toEqual([
    expected.bills,
    expected.creditNotes ?? 0,
    expected.cancelled,
  ])
  expect(inRupees(sums.bills, expected.bill)).toEqual(figuresIn(expected.bill))
  const note = expected['credit-note'] ?? {}
  expect(inRupees(sums.notes, note)).toEqual(figuresIn(note))
  const first = bills.find(({ number }) => number === expected.first.number)
  expect(first && inRupees(first, expected.first)).toEqual(figuresIn(expected.first))
  expect(first?.date).toBe(expected.first.date)
  if (expected.first.party) expect(first?.party).toBe(expected.first.party)
  if (expected.first.gstin) expect(first?.gstin).toBe(expected.first.gstin)
})

it.each(ofBills)('$file is kept as it is, to the paisa', async ({ file }) => {
  const { bills } = await readAt(file)
  const { put, partly } = planOldBills([], bills, 1_000_000)
  expect(partly).toEqual([])
  expect(put).toHaveLength(bills.length)
  const counted = bills.filter(({ isCancelled }) => !isCancelled)
  const totals = put.filter(({ texts }) => texts.details.cancelledOn === '')
  expect(totals.map(({ total }) => total).sort()).toEqual(
    counted.map(({ figures }) => toFixed(figures.total, 2)).sort(),
  )
})
