import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toFixed } from '../../../core/money/decimal'
import { loadHsnList } from '../hsn/load-hsn-list'
import { parseSavedBill, type SavedBill } from '../saved-bills/bills-database'
import { readBillsFile, writeBillsFile } from '../saved-bills/bills-file'
import { salesDesk } from './desk'
import { makeFiles } from './files/make-files'
import type { Asked } from './messages'

/*
 * A file as it was written before numbers other than GSTINs and the list of codes were known: it called
 * four of its buyers mistyped. What it holds is the same; what is filed of it is by the rules of today.
 */
const text = readFileSync(
  new URL('../../../../tests/sales/before-numbers.json', import.meta.url),
  'utf8',
)
const { bills: records }: { bills: SavedBill[] } = JSON.parse(text)

function open() {
  const read = readBillsFile(text)
  if (typeof read === 'string') throw new Error(read)
  return read
}

const asked: Asked = {
  period: { kind: 'month', day: '2026-10-01' },
  seller: open().seller,
  today: '2026-11-18',
}

async function deskOf(bills: readonly SavedBill[]) {
  const desk = salesDesk()
  desk.setCodes(await loadHsnList())
  desk.put(bills)
  return desk
}

describe('a file from before', () => {
  it('is read whole, and written as that version wrote it, so that it goes back there', () => {
    const { bills, filed, cut } = open()
    expect(bills).toEqual(records)
    expect([bills.length, filed.length, cut]).toEqual([11, 1, 0])
    expect(writeBillsFile(open())).toBe(text)
  })

  it('has records that are read as they were kept, with the page that wrote them', () => {
    const kept = records.map((record) => ({ ...record, by: 'a page of before' }))
    expect(kept.map(parseSavedBill)).toEqual(kept)
  })
})

describe.each([
  ['read from a file', open().bills],
  ['read from the database', records.map((record) => ({ ...record, by: 'a page of before' }))],
])('bills of before, %s,', (_, bills) => {
  it('are filed by the rules of today', async () => {
    const [json] = await makeFiles(await deskOf(bills), { ...asked, file: 'return-json' })
    const file = JSON.parse((await json?.content.text()) ?? '')
    expect(
      file.b2b.map(({ ctin, inv }: { ctin: string; inv: { inum: string; val: number }[] }) => [
        ctin,
        ...inv.flatMap(({ inum, val }) => [inum, val]),
      ]),
    ).toEqual([
      ['0717UNO00157UNO', 'A-2', 590],
      ['0717USA12345NRO', 'A-4', 236],
      ['27AAACA1234B12D', 'A-5', 354],
      ['27AAACA1234B1ZI', 'A-1', 2360],
      ['27MUMA12345B1D5', 'A-3', 1050],
    ])
    expect(file.b2cl).toMatchObject([{ pos: '24', inv: [{ inum: 'A-7', val: 236000 }] }])
    expect(file.b2cs).toMatchObject([{ pos: '27', rt: 5, txval: 100, camt: 2.5, samt: 2.5 }])
    expect(file.cdnr).toMatchObject([
      { ctin: '27AAACA1234B1ZI', nt: [{ nt_num: 'CN-1', val: 1180 }] },
    ])
  })

  it('have the sums of before, and nothing of them is lost', async () => {
    const answer = (await deskOf(bills)).return(asked)
    const { taxable, untaxed, igst, cgst, sgst } = answer.net
    expect([taxable, untaxed, igst, cgst, sgst].map((sum) => toFixed(sum, 2))).toEqual([
      ...['203500.00', '50.00', '36126.00', '180.50', '180.50'],
    ])
    expect(answer.notInFile.rows.map(({ number, value }) => [number, toFixed(value, 2)])).toEqual([
      ['A-9', '400.00'],
    ])
  })

  it('have a code looked up, as it was typed then', async () => {
    const { toMend, worthALook } = (await deskOf(bills)).return(asked)
    expect(toMend.rows.map(({ problem }) => problem.code)).toEqual(['gstin-wrong'])
    expect(worthALook.rows.map(({ problem, about }) => [problem.code, about])).toContainEqual([
      'hsn-unknown',
      '84145121',
    ])
  })
})
