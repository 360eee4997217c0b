import { renderToStaticMarkup } from 'react-dom/server'
import readExcel from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { aBill } from '../../../tests/a-bill'
import { paperType } from '../../../tests/paper-fonts'
import { currencyOf } from '../../core/money/currencies'
import { writeCsv } from '../../core/tables/csv'
import { excelBlob } from '../../ui/tables/export-excel'
import { billTaxes } from '../books/bill/compute'
import { noDetails } from '../books/bill/details'
import { noSeller, papers } from '../books/bill/seller'
import { billFile } from './export'
import { billPages } from './paper/bill-pdf'
import { billPaper } from './paper/paper'
import { paperWords as english } from './paper/paper-words.en'
import { paperWords as hindi } from './paper/paper-words.hi'
import { Receipt } from './paper/print-receipt'
import { PageSheet } from './paper/print-sheet'
import { pasteRows } from './paste/paste-rows'

const partsOf = (unit: string) => ({
  ...aBill([{ description: 'Fan', hsn: '84145120', quantity: '5', unit, price: '100' }]),
  details: { ...noDetails, number: 'A-1', date: '2026-10-05' },
  seller: noSeller,
  currency: currencyOf('INR'),
})

describe.each(['UNT', 'OTH'])('the unit %s', (unit) => {
  it.each([
    ['English', english],
    ['Hindi', hindi],
  ])('stands on every paper as it was chosen, in %s', (_, words) => {
    const paper = billPaper(partsOf(unit), words)
    for (const size of papers) {
      const Paper = size === 'A4' || size === 'A5' ? PageSheet : Receipt
      const printed = renderToStaticMarkup(<Paper paper={paper} size={size} copy="" tooWide={[]} />)
      const drawn = billPages({ paper, size, copies: [''], typeset: paperType })
        .flatMap(({ marks }) => marks)
        .flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
        .join(' ')
      expect([size, printed]).toEqual([size, expect.stringContaining(`5 ${unit}`)])
      expect([size, drawn]).toEqual([size, expect.stringMatching(`5\\s${unit}`)])
    }
  })

  it('stands in files as it was chosen, and comes back from them', async () => {
    const parts = partsOf(unit)
    const file = billFile({ ...parts, taxes: billTaxes(parts.bill, undefined) })
    const csv = writeCsv(file)
    expect(csv).toContain(`,5,${unit},`)
    const [sheet] = await readExcel(Buffer.from(await (await excelBlob(file)).arrayBuffer()))
    expect(sheet?.data.flat()).toContain(unit)
    expect(pasteRows(csv, { rate: '18', room: 10 }).rows).toMatchObject([
      { item: { quantity: '5', unit } },
    ])
  })
})
