import { describe, expect, it } from 'vitest'
import { documentsOf, openShop } from '../../../../../tests/sales-shops'
import { toFixed } from '../../../../core/money/decimal'
import { type BillDetails, noDetails } from '../../bill/details'
import { type BillRow, emptyRow } from '../../bill/inputs'
import { noSeller } from '../../bill/seller'
import { loadHsnList } from '../../hsn/load-hsn-list'
import type { SavedBill } from '../../saved-bills/bills-database'
import { salesDesk } from '../desk'
import { makeFiles } from '../files/make-files'
import type { Asked } from '../messages'
import { periodOf } from '../period'
import { sumByItem } from '../totals'
import { unitCode, unitNames } from './portal-codes'
import { portalTables } from './portal-csv'
import { neighboursAmong } from './problems'
import { returnOfPeriod } from './return-of-period'
import { toolTaxDifference } from './tool-notes'

const codes = await loadHsnList()
const seller = { ...noSeller, gstin: '27AAPFU0939F1ZV' }
const asked: Asked = { period: { kind: 'month', day: '2026-10-01' }, seller, today: '2026-11-18' }

const row = (part: Partial<BillRow> = {}): BillRow => ({
  ...emptyRow,
  ...{ description: 'Fan', hsn: '84145120', quantity: '1', unit: 'Nos', price: '1000' },
  ...part,
})

const bill = (
  details: Partial<BillDetails>,
  rows: readonly BillRow[] = [row()],
  choices: Partial<SavedBill['choices']> = {},
): SavedBill => ({
  id: `bill ${details.number}`,
  revision: 1,
  changedAt: 1,
  texts: {
    rows,
    prices: 'before-gst',
    whole: { discount: '', freight: '' },
    details: { ...noDetails, number: 'A-1', date: '2026-10-05', ...details },
    payments: [],
  },
  choices: { buyer: 'same-state', rupee: 'no', currency: 'INR', isTaxed: true, ...choices },
  total: '',
})

function deskOf(...bills: readonly SavedBill[]) {
  const desk = salesDesk()
  desk.setCodes(codes)
  desk.put(bills)
  return desk
}

const returnOf = (bills: readonly SavedBill[]) => {
  const documents = documentsOf(bills)
  return returnOfPeriod({
    period: periodOf('month', '2026-10-01'),
    documents,
    neighbours: neighboursAmong(documents),
    seller,
    today: asked.today,
    sentByIff: [],
  })
}

const tableOf = (bills: readonly SavedBill[], name: string) =>
  portalTables('GSTR-1', returnOf(bills).tables).find((table) => table.name === name)?.rows ?? []

async function jsonOf(...bills: readonly SavedBill[]) {
  const [file] = await makeFiles(deskOf(...bills), { ...asked, file: 'return-json' })
  return JSON.parse((await file?.content.text()) ?? '')
}

const codesOf = (...bills: readonly SavedBill[]) => {
  const { toMend, worthALook } = deskOf(...bills).return(asked)
  return [...toMend.rows, ...worthALook.rows].map(({ problem }) => problem.code)
}

describe('a buyer with a number that is no ordinary GSTIN', () => {
  it.each(['0717UNO00157UNO', '27MUMA12345B1D5', '0717USA12345NRO', '27AAACA1234B12D'])(
    '%s stands in table 4 as registered',
    async (buyerGstin) => {
      const isHere = buyerGstin.startsWith('27')
      const one = bill({ buyerGstin }, [row()], { buyer: isHere ? 'same-state' : 'another-state' })
      expect(codesOf(one)).toEqual([])
      const { b2b, b2cl, b2cs, hsn } = await jsonOf(one)
      expect(b2b).toMatchObject([{ ctin: buyerGstin, inv: [{ inum: 'A-1', inv_typ: 'R' }] }])
      expect([b2cl, b2cs, hsn.hsn_b2c]).toEqual([undefined, undefined, undefined])
    },
  )

  it('with a UIN in another state stands in 3.2 among UIN holders', () => {
    const one = bill({ buyerGstin: '0717UNO00157UNO' }, [row()], { buyer: 'another-state' })
    const { toOtherStates, toUinHolders } = returnOf([one]).gstr3b
    expect(toOtherStates).toEqual([])
    expect(toUinHolders.map(({ place, value }) => [place, toFixed(value, 2)])).toEqual([
      ['07', '1000.00'],
    ])
  })

  it('is only worth a look where the last character of a UIN does not fit', () => {
    const one = bill({ buyerGstin: '0717UNO00157UNP' }, [row()], { buyer: 'another-state' })
    expect(codesOf(one)).toEqual(['gstin-doubtful'])
    expect(deskOf(one).return(asked).inFile.bills).toBe(1)
  })
})

describe('rows of table 12', () => {
  it('have the official text, and that of the shop only where there is one', async () => {
    const { hsn } = await jsonOf(
      bill({ number: 'A-1' }),
      bill({ number: 'A-2' }, [row({ hsn: '10063020', description: '' })]),
      bill({ number: 'A-3' }, [row({ hsn: '1006', description: 'चावल' })]),
    )
    expect(hsn.hsn_b2c.map((one: object) => Object.keys(one).slice(1, 4))).toEqual([
      ['hsn_sc', 'desc', 'uqc'],
      ['hsn_sc', 'desc', 'uqc'],
      ['hsn_sc', 'desc', 'user_desc'],
    ])
    expect(hsn.hsn_b2c[1]).toMatchObject({ hsn_sc: '10063020', desc: 'BASMATI RICE' })
  })

  it('have a code that the list lacks, with a word about it and the codes near it', async () => {
    const one = bill({}, [row({ hsn: '84145121' })])
    expect((await jsonOf(one)).hsn.hsn_b2c).toMatchObject([{ hsn_sc: '84145121' }])
    const [line] = deskOf(one).return(asked).worthALook.rows
    expect(line).toMatchObject({ problem: { code: 'hsn-unknown', item: 1 }, about: '84145121' })
    expect(line?.near.map(({ code }) => code)).toContain('84145120')
    const right = deskOf(one).return({ ...asked, rightCodes: ['84145121'] })
    expect(right.worthALook.rows).toEqual([])
  })

  it('are not looked up without the list, which the answer says', () => {
    const desk = salesDesk()
    desk.put([bill({}, [row({ hsn: '84145121' })])])
    expect(desk.return(asked)).toMatchObject({ knowsCodes: false, worthALook: { count: 0 } })
  })
})

describe('Excel and CSV for the offline tool', () => {
  const buyerGstin = '27AAACA1234B1ZI'

  it.each([
    ['रवि ट्रेडर्स', ''],
    ['Ravi “Sons”', ''],
    ['R'.repeat(100), ''],
    ['R'.repeat(99), 'R'.repeat(99)],
    ["Ravi & Sons' (Pune), No. 5/6", "Ravi & Sons' (Pune), No. 5/6"],
  ])('have the name %s as %j', (buyerName, name) => {
    const bills = [bill({ buyerGstin, buyerName })]
    expect(tableOf(bills, 'b2b,sez,de')[0]?.[1]).toBe(name)
    expect(deskOf(...bills).return(asked).tool.blankNames).toBe(name === '' ? 1 : 0)
  })

  it('say which codes have rows at several rates', () => {
    const twoRates = bill({}, [row(), row({ rate: '5' }), row({ rate: '5', unit: 'kg' })])
    expect(deskOf(twoRates).return(asked).tool.codesAtRates).toEqual(['84145120'])
    expect(deskOf(bill({})).return(asked).tool.codesAtRates).toEqual([])
  })

  it('leave out a row of a credit note that is worth nothing', async () => {
    const note = bill({ title: 'Credit Note', number: 'CN-1', buyerGstin }, [
      row(),
      row({ price: '0', rate: '5' }),
    ])
    expect(tableOf([note], 'cdnr')).toHaveLength(1)
    expect((await jsonOf(note)).cdnr[0].nt[0].itms).toHaveLength(1)
  })

  it('name documents of which no row is left', () => {
    const free = bill({ buyerGstin, number: 'A-9' }, [row({ price: '0' })])
    expect(tableOf([free], 'b2b,sez,de')).toEqual([])
    expect(deskOf(free).return(asked).tool).toMatchObject({
      withoutZeroRows: ['A-9'],
      notInWorkbook: ['A-9'],
    })
  })

  it.each(['0E7', '0X0', '0e-5'])('would lose the number %s, which is said before', (number) => {
    expect(codesOf(bill({ number, buyerGstin }))).toContain('number-like-zero')
    expect(codesOf(bill({ number }))).not.toContain('number-like-zero')
  })

  it('make the tax of table 7 anew, and by how much it differs is said', () => {
    // On each bill twice 2.5 % of 10.10 are 0.25 + 0.25; the tool takes twice 2.5 % of 30.30.
    const bills = ['A-1', 'A-2', 'A-3'].map((number) =>
      bill({ number }, [row({ price: '10.10', rate: '5' })]),
    )
    const { tool } = deskOf(...bills).return(asked)
    expect(toFixed(tool.table7.tax, 2)).toBe('1.50')
    expect(toFixed(tool.table7.byTool, 2)).toBe('1.52')
    expect(toFixed(toolTaxDifference(tool), 2)).toBe('0.02')
  })
})

describe('what the file does not take', () => {
  it('is listed bill by bill, with its value and the reason', () => {
    const { notInFile } = deskOf(
      bill({ number: 'A-1' }),
      bill({ number: 'A-2', buyerGstin: '27AAACA1234B1ZX' }),
      bill({ number: 'A-3' }, [row()], { currency: 'USD' }),
      bill({ number: 'A-4', title: 'Credit Note' }, [row({ price: '0' })]),
    ).return(asked)
    expect(
      notInFile.rows.map(({ number, why, value, tax, currency, problems }) => [
        number,
        why,
        toFixed(value, 2),
        toFixed(tax, 2),
        currency,
        problems.map(({ problem }) => problem.code).join(),
      ]),
    ).toEqual([
      ['A-2', 'to-mend', '1000.00', '180.00', 'INR', 'gstin-wrong'],
      ['A-3', 'to-mend', '0.00', '0.00', 'USD', 'currency'],
      ['A-4', 'worth-nothing', '0.00', '0.00', 'INR', ''],
    ])
  })

  it('by IFF is all without a GSTIN, and what has no tax', () => {
    const { big } = { big: openShop('big') }
    const desk = salesDesk()
    desk.put(big.bills)
    const iff = desk.return({
      ...asked,
      seller: big.seller,
      period: { kind: 'month', day: '2026-07-01' },
    })
    expect(iff.form).toBe('IFF')
    expect(new Set(iff.notInFile.rows.map(({ why }) => why))).toContain('with-quarter')
    expect(iff.notInFile.count).toBeGreaterThan(50)
  })
})

describe('units', () => {
  it.each(['UNT', 'OTH'])('%s stays as it was chosen, on bills, lists and in files', (unit) => {
    const bills = [bill({ buyerGstin: '27AAACA1234B1ZI' }, [row({ unit, quantity: '5' })])]
    expect(codesOf(...bills)).toEqual([])
    expect(sumByItem(documentsOf(bills))[0]?.quantities[0]?.unit).toBe(unit)
    expect(tableOf(bills, 'hsn(b2b)')[0]?.[2]).toBe(`${unit}-${unitNames[unit]}`)
  })

  it('are known as the portal writes them, too', () => {
    for (const [code, name] of Object.entries(unitNames)) {
      expect([code, name, `${code}-${name}`].map(unitCode)).toEqual([code, code, code])
    }
  })
})
