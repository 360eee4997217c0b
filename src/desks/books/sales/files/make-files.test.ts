import readExcel from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { openShop, type ShopName, shopNames } from '../../../../../tests/sales-shops'
import { salesDesk } from '../desk'
import type { FileQuestion } from '../messages'
import { makeFiles } from './make-files'

async function fileOf(
  name: ShopName,
  file: FileQuestion['file'],
  day: string,
  kind: 'month' | 'quarter' | 'year' = 'month',
  sheet?: string,
) {
  const { bills, seller, today } = openShop(name)
  const desk = salesDesk()
  desk.put(bills)
  const files = await makeFiles(desk, {
    file,
    period: { kind, day },
    seller,
    today,
    ...(sheet && { sheet }),
  })
  return files
}

/** The rows of a sheet of a workbook. */
async function sheetOf(files: Awaited<ReturnType<typeof fileOf>>, name: string) {
  const bytes = Buffer.from((await files[0]?.content.arrayBuffer()) ?? new ArrayBuffer(0))
  const sheets = await readExcel(bytes)
  const found = sheets.find(({ sheet }) => sheet === name)
  if (!found) throw new Error(`There is no sheet ${name}`)
  return found.data
}

const textOf = async (files: Awaited<ReturnType<typeof fileOf>>) => files[0]?.content.text() ?? ''

describe('the file for the portal', () => {
  const agreed = shopNames.flatMap((name) =>
    openShop(name)
      .expected.filter(({ gstr1 }) => gstr1)
      .map(({ period, gstr1 }) => ({ name, period, gstr1 })),
  )

  it.each(agreed)('of $name, $period.fp, is the agreed one to the last character', async (one) => {
    const files = await fileOf(one.name, 'return-json', one.period.from, one.period.kind)
    expect(await textOf(files)).toBe(JSON.stringify(one.gstr1))
  })

  it('is named as the offline tool names it', async () => {
    const [file] = await fileOf('small', 'return-json', '2026-10-01')
    expect(file?.name).toBe('returns_16112026_R1_27AAPFU0939F1ZV_offline.json')
  })

  it('has its tables in a workbook of the tool: heads in row 4, dates and numbers as texts', async () => {
    const files = await fileOf('small', 'return-excel', '2026-10-01')
    const rows = await sheetOf(files, 'b2b,sez,de')
    expect(rows[3]?.slice(0, 4)).toEqual([
      'GSTIN/UIN of Recipient',
      'Receiver Name',
      'Invoice Number',
      'Invoice date',
    ])
    expect(rows[4]?.slice(0, 6)).toEqual([
      '24AABCS5678D1ZD',
      'Surat Supply',
      'G-002',
      '05-Oct-2026',
      12392,
      '24-Gujarat',
    ])
    const others = await sheetOf(files, 'b2cs')
    expect(others[3]?.slice(0, 4)).toEqual([
      'Type',
      'Place Of Supply',
      'Applicable % of Tax Rate',
      'Rate',
    ])
    expect(others[4]).toEqual(['OE', '27-Maharashtra', null, 18, 254.24, 0, null])
    const codes = await sheetOf(files, 'hsn(b2c)')
    expect(codes[4]?.[0]).toBe('0401')
  })

  it('has a sheet for each of its tables, heads as the tool has them and numbers as numbers', async () => {
    const [file] = await fileOf('hardware', 'return-excel', '2026-10-01')
    const sheets = await readExcel(
      Buffer.from((await file?.content.arrayBuffer()) ?? new ArrayBuffer(0)),
    )
    const agreed =
      openShop('hardware').expected.find(({ period }) => period.fp === '102026')?.csv ?? {}
    expect(sheets.map(({ sheet }) => sheet).sort()).toEqual(Object.keys(agreed).sort())
    for (const { sheet, data } of sheets) {
      const rows = agreed[sheet] ?? []
      const heads = [...(rows[0] ?? [])]
      // Here the tool itself has another order in a workbook than in a file of values.
      if (sheet === 'b2cs') [heads[2], heads[3]] = [heads[3] ?? '', heads[2] ?? '']
      expect(data[3], sheet).toEqual(heads)
      expect(data.slice(4), sheet).toHaveLength(rows.length - 1)
    }
    const [first] = sheets.find(({ sheet }) => sheet === 'b2b,sez,de')?.data.slice(4) ?? []
    const row = agreed['b2b,sez,de']?.[1]
    expect([first?.[3], first?.[11]]).toEqual([row?.[3], Number(row?.[11])])
  })

  it('of a quarter leaves out what went by IFF, and nothing else', async () => {
    const { bills, seller, today, expected } = openShop('big')
    const desk = salesDesk()
    desk.put(bills)
    desk.setFiled([{ key: 'IFF 072026', filedOn: '2026-08-10', documents: {} }])
    const period = { kind: 'quarter', day: '2026-07-01' } as const
    const [file] = await makeFiles(desk, { file: 'return-json', period, seller, today })
    const made = JSON.parse((await file?.content.text()) ?? '')
    const days: string[] = made.b2b.flatMap(({ inv }: { inv: { idt: string }[] }) =>
      inv.map(({ idt }) => idt),
    )
    expect(days.filter((day) => day.includes('-07-2026'))).toEqual([])
    expect(days.length).toBeGreaterThan(10)
    const agreed = expected.find(
      ({ period }) => period.fp === '092026' && period.kind === 'quarter',
    )
    const { hsn, doc_issue, b2cs } = (agreed?.gstr1 ?? {}) as Record<string, unknown>
    expect(hsn).toBeDefined()
    expect(made).toMatchObject({ hsn, doc_issue, b2cs })
  })

  it('has a file of comma-separated values for each table', async () => {
    const [file, ...more] = await fileOf('small', 'return-csv', '2026-10-01', 'month', 'docs')
    expect(more).toEqual([])
    expect(file?.name).toBe('gstr1-102026-docs.csv')
    expect(await file?.content.text()).toBe(
      'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled\r\n' +
        'Invoices for outward supply,G-001,G-007,7,1\r\n' +
        'Credit Note,CN-001,CN-002,2,0\r\n',
    )
  })
})

describe('registers', () => {
  it('of bills and items are the agreed ones', async () => {
    for (const name of ['small', 'hardware', 'trouble'] as const) {
      const [, october] = openShop(name).expected
      const agreed = openShop(name).expected.find(({ register }) => register) ?? october
      const lines = (rows: readonly (readonly string[])[] = []) => rows.map((row) => row.join('|'))
      const read = async (file: FileQuestion['file']) =>
        (await textOf(await fileOf(name, file, agreed?.period.from ?? '')))
          .replace('\ufeff', '')
          .trimEnd()
          .split('\r\n')
          .map((line) => line.replaceAll(/"([^"]*)"/g, (_, text) => text.replaceAll(',', '\u0001')))
          .map((line) => line.replaceAll(',', '|').replaceAll('\u0001', ','))
      expect(await read('bills-csv')).toEqual(lines(agreed?.register))
      expect(await read('items-csv')).toEqual(lines(agreed?.itemRegister))
    }
  })

  it('are two sheets of one workbook, with numbers as numbers', async () => {
    const files = await fileOf('small', 'registers-excel', '2026-10-01')
    expect(files[0]?.name).toBe('sales-2026-10.xlsx')
    const [, ...bills] = await sheetOf(files, 'Bills')
    const total = bills.reduce((sum, row) => sum + Number(row[14]), 0)
    expect(total.toFixed(2)).toBe('139987.03')
    expect(bills[0]?.slice(0, 2)).toEqual(['2026-10-02', 'G-001'])
    const [, ...items] = await sheetOf(files, 'Items')
    expect(items.find((row) => row[6] === 'Fresh milk')?.[7]).toBe('0401')
  })
})
