import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { ownList, statementHeads } from '../../../../tests/price-files'
import { MOST_LIST_ROWS } from '../../../core/limits'
import { problems } from '../../../ui/tables/read-file'
import type { Workbooks } from '../../../ui/tables/workbook/lazy-workbooks'
import type { Workbook } from '../../../ui/tables/workbook/workbook'
import { superseded } from '../../../ui/worker/pacing'
import { examplesOf, readTable, type Table } from './read-table'

const turn = { progress: () => {}, isStale: () => false }
const noBooks = {} as Workbooks
const utf8 = (text: string) => new TextEncoder().encode(text)

const readBytes = (...parts: BlobPart[]) =>
  readTable(new File(parts, 'list.csv'), undefined, turn, noBooks)
const readRows = (text: string) => readTable({ name: 'Pasted', text }, undefined, turn, noBooks)

async function tableOf(reading: ReturnType<typeof readTable>): Promise<Table> {
  const table = await reading
  if ('problem' in table) throw new Error(table.problem)
  return table
}
const problemOf = async (reading: ReturnType<typeof readTable>) => {
  const table = await reading
  return 'problem' in table ? table.problem : 'none'
}

describe('the files that sellers have', () => {
  it('an own list: title above, blank lines left out, lines counted', async () => {
    const table = await tableOf(readBytes(ownList))
    expect(table.headRow).toBe(3)
    expect(table.heads.join('|')).toBe('SKU|Product name|MRP|Selling price|Cost price|GST %|Sold')
    expect(table.lines).toEqual([4, 5, 6, 7, 9, 10, 11, 12])
    expect(table.rows[2]?.[1]).toBe('Bedsheet 60" x 90"')
    expect(examplesOf(table)).toHaveLength(7)
  })
})

describe('what marketplaces say of orders and payments is no price list', () => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lineOf = (cells: readonly string[], by: string) => cells.map(quoted).join(by)
  const rowsOf = ({ above, heads }: (typeof statementHeads)[number]) => [
    ...above.map((line) => line.split('|')),
    heads,
    heads.map((_, at) => `${at}`),
  ]
  const refusal = (of: string) => new RegExp(`^This is ${of}: it holds .+ A price list has one row`)

  it.each(statementHeads.map((shape) => [shape.of, shape] as const))('%s', async (of, shape) => {
    const rows = rowsOf(shape)
    for (const by of [',', '\t']) {
      const text = rows.map((cells) => lineOf(cells, by)).join('\r\n')
      expect(await problemOf(readBytes(`\ufeff${text}`))).toMatch(refusal(of))
      expect(await problemOf(readRows(text))).toMatch(refusal(of))
    }
    // Some columns were thrown away.
    const fewer = [shape.heads.slice(0, -2), shape.heads.slice(0, -2).map(() => '1')]
    expect(await problemOf(readRows(fewer.map((cells) => lineOf(cells, ',')).join('\n')))).toMatch(
      refusal(of),
    )
  })

  it.each([
    'SKU,Cost,Price,Net units,Bank settlement',
    'SKU,Product,Cost price,Selling price,RTO,Total expenses,Net earnings,Bank settlement',
    'SKU,Price,Cost,Sale amount,Settlement value,Collection fee,Pick and pack fee,Reverse shipping fee',
    'SKU,Cost,Price,Selling fees,FBA fees,Promotional rebates,Shipping credits',
  ])('but a list of one’s own with costs is one: %s', async (heads) => {
    expect(await problemOf(readRows(`${heads}\n${heads.replace(/[^,]+/g, '5')}`))).toBe('none')
    const orders = `Order ID,${heads}`
    expect(await problemOf(readRows(`${orders}\n${orders.replace(/[^,]+/g, '5')}`))).toMatch(
      /^This is /,
    )
  })

  it('nor a long one, and it is not read to its end', async () => {
    const [shape] = statementHeads
    const line = `${shape?.heads.map((_, at) => at).join()}\n`
    let pieces = 0
    const file = new File(['a,b\n'], 'list.csv')
    file.stream = () =>
      new ReadableStream({
        pull(controller) {
          pieces += 1
          if (pieces > 2_000) controller.close()
          else
            controller.enqueue(utf8(pieces === 1 ? `${shape?.heads.join()}\n` : line.repeat(500)))
        },
      })
    expect(await problemOf(readTable(file, undefined, turn, noBooks))).toMatch(/^This is Amazon/)
    expect(pieces).toBeLessThan(20)
  })

  it.each([
    'Order ID,SKU,Quantity,Total',
    'SKU,Price,Cost,Order ID,Order status,Customer state',
    'SKU,Price,Cost,Selling fees,FBA fees,Shipping credits',
    'SKU,Net units,Price,Cost,Total expenses',
    'sku,fnsku,asin,product-name,your-price,cost',
    'Product,Sale price,Cost,Type,Status,Quantity,Commission,Fixed fee,Shipping fee',
  ])('but a list of %s may be one', async (heads) => {
    expect(await problemOf(readRows(`${heads}\n${heads.replace(/[^,]+/g, '5')}`))).toBe('none')
  })

  const zip = new File(['PK\x03\x04'], 'book.xlsx')
  const bookOf = (sheets: Record<string, readonly (readonly string[])[]>): Workbooks => ({
    reader:
      async () =>
      async (_, { sheet = Object.keys(sheets)[0] ?? '' }) => {
        const rows = (sheets[sheet] ?? []).map((cells) => [...cells])
        return {
          sheets: Object.keys(sheets),
          sheet,
          rows,
          rowNumbers: rows.map((_, at) => at + 1),
          isCut: false,
        }
      },
    writer: () => Promise.reject(),
  })
  const cover = [['How to read this report'], ['Amounts are in Rs.']]
  const prices = [
    ['SKU', 'Price', 'Cost'],
    ['A', '5', '3'],
  ]

  it.each(statementHeads.map((shape) => [shape.of, shape] as const))(
    'on any sheet of a workbook: %s',
    async (of, shape) => {
      const rows = rowsOf(shape)
      const asked = (sheets: Record<string, readonly (readonly string[])[]>, sheet?: string) =>
        readTable(zip, sheet, turn, bookOf(sheets))
      expect(await problemOf(asked({ Help: cover, Orders: rows }))).toMatch(refusal(of))
      // A sheet beside it that only seems to have prices does not hide it.
      const summary = [
        ['SKU', 'Price'],
        ['A', '5'],
      ]
      expect(await problemOf(asked({ Summary: summary, Orders: rows }))).toMatch(refusal(of))

      const both = { Orders: rows, Prices: prices }
      expect((await tableOf(asked(both))).sheet).toBe('Prices')
      expect((await tableOf(asked(both, 'Prices'))).sheet).toBe('Prices')
      expect(await problemOf(asked(both, 'Orders'))).toMatch(refusal(of))
    },
  )
})

describe('heads', () => {
  it('are named by their place where they have no name', async () => {
    const table = await tableOf(readRows('SKU,,Price,Cost,\nA,x,5,3,note'))
    expect(table.heads).toEqual(['SKU', 'Column 2', 'Price', 'Cost', 'Column 5'])
    expect(table.named).toEqual(['SKU', '', 'Price', 'Cost', ''])
  })

  it('end at the last name where numbers stand beyond it: a cell was cut in two', async () => {
    const table = await tableOf(readRows('SKU,Price,Cost\nA,1,299,800\nB,999,500'))
    expect(table.heads).toEqual(['SKU', 'Price', 'Cost'])
  })

  it('may be none', async () => {
    const table = await tableOf(readRows('A,5,3\nB,6,4,\n'))
    expect([table.headRow, table.heads.join('|'), table.rows.length]).toEqual([
      0,
      'Column 1|Column 2|Column 3',
      2,
    ])
  })

  it('may be words that nobody knows', async () => {
    const table = await tableOf(readRows('Maal,Daam,Lagat\nPen,5,3\nInk,"1,200",900'))
    expect([table.headRow, table.heads.join('|')]).toEqual([1, 'Maal|Daam|Lagat'])
  })

  it('count a cell of several lines as one', async () => {
    const table = await tableOf(readRows('"My\nshop"\nSKU,Price\n"A\r\nB",5\nC,6'))
    expect([table.headRow, table.lines]).toEqual([2, [3, 4]])
  })
})

const letters =
  'SKU,Name,Price,Cost\r\nA-1,"Kurti ""café"" – नीला",₹ 499,210\r\nB-2,Sari,799,300\r\n'

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...Array(text.length).keys()].flatMap((at) => {
      const code = text.charCodeAt(at)
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
    }),
  )
const windows1252 = (text: string) =>
  Uint8Array.from(text, (letter) => ({ '–': 0x96, '“': 0x93 })[letter] ?? letter.charCodeAt(0))

describe('encodings', () => {
  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['UTF-8', utf8(letters)],
    ['UTF-8 with a mark', utf8(`\ufeff${letters}`)],
    ['UTF-16, little end first', utf16(`\ufeff${letters}`, true)],
    ['UTF-16, big end first', utf16(`\ufeff${letters}`, false)],
    ['UTF-16, little end first, without a mark', utf16(letters, true)],
    ['UTF-16, big end first, without a mark', utf16(letters, false)],
  ])('%s', async (_, bytes) => {
    const table = await tableOf(readBytes(bytes))
    expect(table.heads).toEqual(['SKU', 'Name', 'Price', 'Cost'])
    expect(table.rows).toEqual([
      ['A-1', 'Kurti "café" – नीला', '₹ 499', '210'],
      ['B-2', 'Sari', '799', '300'],
    ])
  })

  it('Windows-1252, where the first byte that tells comes late', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => `S-${at},Pen,5,3\n`).join('')
    const bytes = windows1252(`SKU,Name,Price,Cost\n${many}Z,café – fin,5,3\n`)
    const table = await tableOf(readBytes(bytes))
    expect(table.rows).toHaveLength(20_001)
    expect(table.rows.at(-1)?.[1]).toBe('café – fin')
  })
})

/** A file whose bytes come in pieces of any length. */
function inPieces(bytes: Uint8Array<ArrayBuffer>, lengths: readonly number[]): File {
  const file = new File([bytes], 'list.csv')
  file.stream = () => {
    let [at, next] = [0, 0]
    return new ReadableStream({
      pull(controller) {
        if (at >= bytes.length) return controller.close()
        const length = lengths[next++ % lengths.length] ?? 1
        controller.enqueue(bytes.subarray(at, at + length))
        at += length
      },
    })
  }
  return file
}

describe('pieces', () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'ab1.₹é\n\r",;\t '), maxLength: 8 }),
    fc.nat().map(String),
  )
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const anyFile = fc
    .array(fc.array(cell, { minLength: 3, maxLength: 5 }), { minLength: 1, maxLength: 20 })
    .map((rows) => `SKU,Price,Cost\n${rows.map((row) => row.map(quoted).join()).join('\r\n')}`)

  it('of any length give the same rows, in every encoding', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyFile,
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom('utf-8', 'utf-16'),
        async (text, lengths, encoding) => {
          const bytes = encoding === 'utf-8' ? utf8(text) : utf16(`\ufeff${text}`, true)
          const [whole, pieces] = await Promise.all([
            readBytes(bytes),
            readTable(inPieces(bytes, lengths), undefined, turn, noBooks),
          ])
          expect(pieces).toEqual(whole)
          expect(whole).toEqual({ ...(await readRows(text)), name: 'list.csv' })
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('names say nothing', () => {
  it('reads a text with tabs that is called .xls', async () => {
    const bytes = utf8('SKU\tPrice\tCost\nA-1\t499\t218\n')
    const file = new File([bytes as Uint8Array<ArrayBuffer>], 'report.xls')
    const table = await readTable(file, undefined, turn, noBooks)
    expect(table).toMatchObject({ heads: ['SKU', 'Price', 'Cost'], rows: [['A-1', '499', '218']] })
  })

  it.each([
    [
      'a web page',
      '<html><body><table><tr><th>SKU</th><th>Price</th><th>Cost</th></tr><tr><td>A-1</td><td>499</td><td>218</td></tr></table></body></html>',
    ],
    [
      'a workbook of Excel 2003 in one XML',
      '<?xml version="1.0"?><Workbook xmlns:ss="urn:s"><Worksheet><Table><Row><Cell><Data ss:Type="String">SKU</Data></Cell><Cell><Data ss:Type="String">Price</Data></Cell><Cell><Data ss:Type="String">Cost</Data></Cell></Row><Row><Cell><Data ss:Type="String">A-1</Data></Cell><Cell><Data ss:Type="Number">499</Data></Cell><Cell><Data ss:Type="Number">218</Data></Cell></Row></Table></Worksheet></Workbook>',
    ],
  ])('reads %s that is called .xls', async (_, text) => {
    for (const bytes of [utf8(text), utf16(`\ufeff${text}`, true)]) {
      const file = new File([bytes as Uint8Array<ArrayBuffer>], 'report.xls')
      const table = await readTable(file, undefined, turn, noBooks)
      expect(table).toMatchObject({
        heads: ['SKU', 'Price', 'Cost'],
        rows: [['A-1', '499', '218']],
        lines: [2],
      })
    }
  })

  it('says of an old workbook and of a web page how to save them anew, in both programs', () => {
    for (const problem of [problems.oldWorkbook, problems.webPage]) {
      expect(problem).toContain('in Excel by File, Save As, Excel Workbook (*.xlsx)')
      expect(problem).toContain('in LibreOffice by File, Save As, Excel 2007–365 (.xlsx)')
    }
  })
})

describe('what is no table is said so', () => {
  it.each<[string, BlobPart[], string]>([
    ['nothing', [], problems.empty],
    ['an old workbook', [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)], problems.oldWorkbook],
    [
      'a workbook that is older still',
      [Uint8Array.of(0x09, 0x08, 0x10, 0x00, 0x00, 0x06)],
      problems.oldWorkbook,
    ],
    ['vouchers of Tally', ['<ENVELOPE><HEADER>&#4; x</HEADER>'], problems.accountsInXml],
    [
      'vouchers of Tally in UTF-16',
      [Uint8Array.of(0xff, 0xfe), utf16('<ENVELOPE>\r\n <HEADER>', true)],
      problems.accountsInXml,
    ],
    [
      'a return of the GST portal',
      ['{"gstin": "27AAPFU0939F1ZV", "b2b": []}'],
      problems.portalData,
    ],
    ['a PDF', ['%PDF-1.7\n1,2,3'], problems.pdf],
    ['a PNG', [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)], problems.picture],
    ['a JPEG', [Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], problems.picture],
    ['a picture of a phone', ['\0\0\0\x18ftypheic'], problems.picture],
    ['a web page', ['\ufeff\n<!DOCTYPE html><table><tr><td>1,2'], problems.webPage],
    ['a table of a web page, named .xls', ['<table border=1><tr>'], problems.webPage],
    ['a workbook in one text, named .xls', ['<?xml version="1.0"?><Workbook>'], problems.webPage],
    ['data of programs', ['[{"sku":"A","price":5}]'], problems.noTable],
    ['a text with its own marks', ['{\\rtf1\\ansi a,b}'], problems.noTable],
    ['bytes', [Uint8Array.of(1, 2, 0, 3, 4, 0, 0, 5)], problems.noTable],
    [
      'packed bytes',
      [Uint8Array.from({ length: 500 }, (_, at) => (at * 73) % 255 || 7)],
      problems.noTable,
    ],
    ['blank lines', ['\n\n \n'], problems.empty],
    ['a letter', ['Dear sir\nplease find the prices\nRegards'], problems.oneColumn],
    ['one column', ['Price\n5\n6'], problems.oneColumn],
    ['heads alone', ['SKU,Price,Cost\n\n,,\n'], problems.noRows],
  ])('%s', async (_, parts, problem) => {
    expect(await problemOf(readBytes(...parts))).toBe(problem)
  })

  it('pasted blanks', async () => {
    expect(await problemOf(readRows(''))).toBe(problems.empty)
  })

  it('a long file without line ends, without reading all of it', async () => {
    const bytes = utf8('a'.repeat(1_000_000))
    let pieces = 0
    const file = new File(['a,b'], 'list.csv')
    file.stream = () =>
      new ReadableStream({
        pull(controller) {
          pieces += 1
          if (pieces > 2_000) controller.close()
          else controller.enqueue(bytes)
        },
      })
    expect(await problemOf(readTable(file, undefined, turn, noBooks))).toBe(problems.noTable)
    expect(pieces).toBeLessThan(20)
  })

  it('a file that is gone when it is read', async () => {
    const gone = () => Promise.reject(new DOMException('', 'NotReadableError'))
    const atFirst = new File(['a,b'], 'list.csv')
    atFirst.slice = () => ({ arrayBuffer: gone }) as unknown as Blob
    expect(await problemOf(readTable(atFirst, undefined, turn, noBooks))).toBe(problems.unreadable)
    const later = new File(['SKU,Price\na,1'], 'list.csv')
    later.stream = () => new ReadableStream({ pull: gone })
    expect(await problemOf(readTable(later, undefined, turn, noBooks))).toBe(problems.unreadable)
  })
})

describe('long files', () => {
  it('are cut at the most rows, and not read to their end', async () => {
    const bytes = utf8('A-1,499,210\n'.repeat(10_000))
    let pieces = 0
    const file = new File(['SKU,Price,Cost\n'], 'list.csv')
    file.stream = () =>
      new ReadableStream({
        pull(controller) {
          pieces += 1
          controller.enqueue(pieces === 1 ? utf8('SKU,Price,Cost\n') : bytes)
        },
      })
    const table = await tableOf(readTable(file, undefined, turn, noBooks))
    expect([table.rows.length, table.lines.at(-1), table.isCut]).toEqual([
      MOST_LIST_ROWS,
      MOST_LIST_ROWS + 1,
      true,
    ])
    expect(pieces).toBeLessThan(20)
  })

  it('are whole at just as many', async () => {
    const table = await tableOf(readBytes(`SKU,Price\n${'A,5\n'.repeat(MOST_LIST_ROWS)}\n\n`))
    expect([table.rows.length, table.isCut]).toEqual([MOST_LIST_ROWS, false])
  })

  it('tell how far they are, and end when nobody waits any more', async () => {
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 60))
    const text = `SKU,Price,Cost\n${'A-1,499,210\n'.repeat(30_000)}`
    const told: number[] = []
    const reading = readTable(
      { name: 'Pasted', text },
      undefined,
      {
        progress: ({ done, of }) => told.push(done / of),
        isStale: () => told.length === 100,
      },
      noBooks,
    )
    await expect(reading).rejects.toBe(superseded)
    clock.mockRestore()
    expect(told).toHaveLength(100)
    expect(told.every((share) => share >= 0 && share <= 1)).toBe(true)
    expect(told.at(-1)).toBeGreaterThan(0.1)
  })
})

describe('workbooks', () => {
  const zip = new File(['PK\x03\x04'], 'list.csv')
  const books = (book: Workbook | { readonly problem: string }): Workbooks => ({
    reader: async () => async (_, options) => {
      await options.onProgress?.(1, 0.5)
      return book
    },
    writer: () => Promise.reject(),
  })

  it('are known by their bytes; sheets and lines are theirs', async () => {
    const table = await tableOf(
      readTable(
        zip,
        'Prices',
        turn,
        books({
          sheets: ['Notes', 'Prices'],
          sheet: 'Prices',
          rows: [['My shop'], ['SKU', 'Price', 'Cost'], ['A', '5', '3'], ['Total', '5']],
          rowNumbers: [2, 5, 6, 9],
          isCut: true,
        }),
      ),
    )
    expect(table).toMatchObject({
      sheets: ['Notes', 'Prices'],
      sheet: 'Prices',
      headRow: 5,
      lines: [6, 9],
      isCut: true,
    })
  })

  it('say why they cannot be read', async () => {
    const problem = 'This workbook is locked.'
    expect(await readTable(zip, undefined, turn, books({ problem }))).toEqual({ problem })
  })
})
