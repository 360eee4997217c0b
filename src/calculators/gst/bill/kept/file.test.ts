import { describe, expect, it } from 'vitest'
import { noDetails } from '../details'
import { emptyRow } from '../read-row'
import { noSeller } from '../seller'
import { planImport, readBillsFile, sayImport, writeBillsFile } from './file'
import type { KeptBill } from './record'

const bill = (part: Partial<KeptBill> = {}): KeptBill => ({
  id: 'a',
  revision: 2,
  changedAt: 10,
  choices: { buyer: 'another-state', rupee: 'yes', currency: 'GBP', isTaxed: true },
  texts: {
    rows: [{ ...emptyRow, description: 'Umbrella\nfolding', price: '240.20' }],
    prices: 'with-gst',
    whole: { discount: '10%', freight: '' },
    details: { ...noDetails, number: 'INV-041', title: 'Estimate' },
  },
  total: '216.00',
  ...part,
})
const seller = { ...noSeller, name: 'Sharma Stores', paper: '80 mm' as const }
const written = writeBillsFile({ seller, bills: [bill()] })

describe('a file of bills', () => {
  it('comes back as it was', () => {
    expect(readBillsFile(written)).toEqual({ seller, bills: [bill()] })
  })

  it('has sums that are computed anew', () => {
    const forged = written.replace('216.00', '1.00')
    expect(forged).not.toBe(written)
    expect(readBillsFile(forged)).toMatchObject({ bills: [{ total: '216.00' }] })
  })

  it.each([
    ['', /cannot be read/],
    ['null', /not a file with bills/],
    ['[]', /not a file with bills/],
    ['{"format":"gst-hisab-bills"}', /not a file with bills/],
    ['{"format":"gst-hisab-bills","version":2,"bills":[]}', /newer version/],
    ['{"format":"gst-hisab-bills","version":1,"bills":[7]}', /Bill 1 of 1/],
    [written.replace('"id": "a"', '"id": ""'), /Bill 1 of 1/],
    [written.replace('"revision": 2', '"revision": -2'), /Bill 1 of 1/],
    [written.replace('"changedAt": 10', '"changedAt": "10"'), /Bill 1 of 1/],
  ])('is refused as a whole where it is %.40j', (text, reason) => {
    expect(readBillsFile(text)).toMatch(reason)
  })
})

describe('an import', () => {
  const newer = bill({ changedAt: 11, texts: { ...bill().texts, prices: 'before-gst' } })

  it('adds, replaces what is older, and leaves what is here', () => {
    const other = bill({ id: 'b' })
    expect(planImport([], [bill(), other])).toMatchObject({ added: 2, replaced: 0, known: 0 })
    expect(planImport([bill()], [newer])).toMatchObject({ added: 0, replaced: 1, known: 0 })
    expect(planImport([newer], [bill()])).toMatchObject({ bills: [], added: 0, known: 1 })
    expect(planImport([bill()], [bill({ changedAt: 11 })])).toMatchObject({ bills: [], known: 1 })
  })

  it('is above what any tab knows', () => {
    expect(planImport([bill({ revision: 7 })], [newer]).bills[0]?.revision).toBe(8)
  })

  it('says what it did', () => {
    expect(sayImport(planImport([bill()], [newer, bill({ id: 'b' })]))).toBe(
      '1 bill added, 1 replaced by a newer version.',
    )
    expect(sayImport(planImport([], []))).toBe('There is no bill in this file.')
  })
})
