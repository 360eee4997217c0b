import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import readExcelFile from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { decimalFrom, toDigits } from '../../../core/money/decimal'
import { readWorkbook } from './read-workbook'
import { type TableCell, tableWriter, workbookWriter } from './write-workbook'

type Options = Parameters<typeof tableWriter>[0]

async function written(rows: readonly (readonly TableCell[])[], options: Partial<Options> = {}) {
  const writer = tableWriter({ sheetName: 'Prices', heads: ['SKU', 'Price'], ...options })
  for (const row of rows) await writer.addRow(row)
  return writer.end()
}

async function readBack(file: Blob) {
  const found = await readWorkbook(file, { mostRows: 200_000 })
  if ('problem' in found) throw new Error(found.problem)
  return found
}

async function unzipped(file: Blob): Promise<(path: string) => string> {
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  return (path) => strFromU8(files[path] as Uint8Array)
}

describe('tableWriter', () => {
  it('writes what other readers read', async () => {
    const file = await written([
      ['=1+1', { number: '199.50' }],
      ['Pens & <ink>', { number: '-3' }],
      ['000123', '18%'],
    ])
    expect(file.type).toMatch(/spreadsheetml.sheet$/)
    expect(await readExcelFile(await file.arrayBuffer())).toEqual([
      {
        sheet: 'Prices',
        data: [
          ['SKU', 'Price'],
          ['=1+1', 199.5],
          ['Pens & <ink>', -3],
          ['000123', '18%'],
        ],
      },
    ])
  })

  it('gives back any text', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'a _x0D&<>"\'=\n\r\t', '_x000D_', '\u0001', '\ud83d') }),
    )
    const isAllowed = (sign: string) =>
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML forbids.
      !/^[\0-\x08\v\f\x0e-\x1f\ufffe\uffff\ud800-\udfff]$/.test(sign)
    const kept = (text: string) => [...text.replace(/\r\n?/g, '\n')].filter(isAllowed).join('')
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 40 }), async (texts) => {
        const { rows } = await readBack(await written([['first', ...texts, 'last']]))
        expect(rows.at(-1)).toEqual(['first', ...texts.map(kept), 'last'])
      }),
    )
  })

  it('gives back any decimal, as a number where it stays exact', async () => {
    const anyDecimal = fc
      .tuple(
        fc.boolean(),
        fc.string({
          unit: fc.constantFrom(...'0123456789'),
          minLength: 1,
          maxLength: 20,
          size: 'max',
        }),
        fc.nat(20),
      )
      .map(([isMinus, units, decimals]) => {
        const digits = units.padStart(decimals + 1, '0')
        const place = digits.length - decimals
        const fraction = decimals > 0 ? `.${digits.slice(place)}` : ''
        return `${isMinus ? '-' : ''}${digits.slice(0, place)}${fraction}`
      })
    await fc.assert(
      fc.asyncProperty(fc.array(anyDecimal, { minLength: 1, maxLength: 30 }), async (numbers) => {
        const file = await written([numbers.map((number) => ({ number }))], { heads: [] })
        const { rows } = await readBack(file)
        expect(rows[0]?.map((digits) => decimalFrom(digits))).toEqual(numbers.map(decimalFrom))
        const sheet = (await unzipped(file))('xl/worksheets/sheet1.xml')
        const cells = [...sheet.matchAll(/<c r="\w+" s="\d+"( t="s")?>/g)]
        for (const [at, number] of numbers.entries()) {
          const digits = toDigits(decimalFrom(number)).replace(/^[-0.]+|\./g, '')
          expect(cells[at]?.[1] === undefined).toBe(digits.length <= 15)
        }
      }),
    )
  })

  it.each([
    ['1e5', '1e5'],
    ['abc', 'abc'],
    ['-', '-'],
    ['.5', '.5'],
    ['-0.00', '0'],
    ['007.10', '7.1'],
    ['5.', '5'],
  ])('writes the number %j so that it reads %j', async (number, text) => {
    expect((await readBack(await written([[{ number }]]))).rows[1]).toEqual([text])
  })

  it('leaves blank cells out, and keeps the rest in place', async () => {
    const file = await written([['', { number: '' }, 'c'], [], ['d']])
    expect(await readBack(file)).toMatchObject({
      rows: [['SKU', 'Price'], ['', '', 'c'], ['d']],
      rowNumbers: [1, 2, 4],
    })
  })

  it('cuts a text that is longer than a cell', async () => {
    const { rows } = await readBack(
      await written([['x'.repeat(40_000), `${'y'.repeat(32_766)}😀`]]),
    )
    expect(rows[1]?.map(({ length }) => length)).toEqual([32_767, 32_766])
  })

  it('names the sheet as Excel allows, and freezes a bold head', async () => {
    const file = await written([['a']], { sheetName: `Prices: [2026] & ${'more '.repeat(9)}` })
    expect((await readBack(file)).sheet).toBe('Prices 2026 & more more more')
    const part = await unzipped(file)
    const sheet = part('xl/worksheets/sheet1.xml')
    expect(sheet).toContain(
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    )
    const style = Number(/<c r="A1" s="(\d+)"/.exec(sheet)?.[1])
    const looks = [
      ...(part('xl/styles.xml').split('<cellXfs')[1] ?? '').matchAll(/<xf [^>]*fontId="(\d)"/g),
    ]
    expect(looks[style]?.[1]).toBe('1')
  })

  it('makes columns as wide as their first cells', async () => {
    const file = await written([
      ['a'.repeat(20), { number: '5' }],
      ['', 'b'.repeat(90)],
    ])
    const sheet = (await unzipped(file))('xl/worksheets/sheet1.xml')
    expect([...sheet.matchAll(/<col .*? width="(\d+)"/g)].map(([, width]) => width)).toEqual([
      '22',
      '48',
    ])
  })

  it('writes a long table without blocking', async () => {
    let turns = 0
    const other = setInterval(() => {
      turns += 1
    }, 0)
    const texts = Array.from({ length: 30_000 }, (_, at) => [`SKU ${at}`, `${at}.25`] as const)
    const file = await written(texts.map(([sku, number]) => [sku, { number }]))
    clearInterval(other)
    expect(turns).toBeGreaterThan(0)
    expect((await readBack(file)).rows.slice(1)).toEqual(texts)
  })
})

describe('workbookWriter', () => {
  it('writes several sheets, each under a name of its own', async () => {
    const book = workbookWriter()
    for (const name of ['Months', 'months', 'Inputs: [2026]']) {
      const sheet = book.sheet({ name, widths: [], frozenRows: 0 })
      await sheet.addRow([name, { number: '12' }])
      await sheet.end()
    }
    const sheets = await readExcelFile(await (await book.end()).arrayBuffer())
    expect(sheets).toEqual([
      { sheet: 'Months', data: [['Months', 12]] },
      { sheet: 'months 2', data: [['months', 12]] },
      { sheet: 'Inputs 2026', data: [['Inputs: [2026]', 12]] },
    ])
  })

  it('draws the line of a blank cell, and names equal styles once', async () => {
    const book = workbookWriter()
    const sheet = book.sheet({ name: 'Total', widths: [], frozenRows: 0 })
    const total = { format: '@', isBold: true, line: 'above', align: 'right' } as const
    await sheet.addRow([
      { text: 'Total', style: total },
      { text: '', style: { ...total } },
      { number: '5', style: { format: '#,##0.00' } },
    ])
    await sheet.end()
    const part = await unzipped(await book.end())
    const cells = [...part('xl/worksheets/sheet1.xml').matchAll(/<c r="(\w+)" s="(\d+)"/g)]
    expect(cells.map(([, place]) => place)).toEqual(['A1', 'B1', 'C1'])
    expect(cells[0]?.[2]).toBe(cells[1]?.[2])
    expect(part('xl/styles.xml')).toContain('formatCode="#,##0.00"')
    expect(part('xl/styles.xml')).toContain('<top style="thin">')
  })
})
