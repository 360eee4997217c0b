import { deflateRawSync, constants as zlib } from 'node:zlib'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from './read-workbook'
import type { WorkbookReading } from './workbook'

type Parts = Record<string, string | Uint8Array | undefined>

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const relations = (targets: Record<string, string>, types = TYPES) =>
  `<Relationships xmlns="x">${Object.entries(targets)
    .map(
      ([target, type], at) =>
        `<Relationship Id="rId${at + 1}" Type="${types}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const sheetXml = (rows: string) =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`

/** The parts of a usual workbook of one sheet; others replace them. */
const parts = (rows: string, others: Parts = {}): Parts => ({
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': relations({ 'xl/workbook.xml': 'officeDocument' }),
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="r"><sheets><sheet name="Prices" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations({
    'worksheets/sheet1.xml': 'worksheet',
    'styles.xml': 'styles',
    'sharedStrings.xml': 'sharedStrings',
  }),
  'xl/worksheets/sheet1.xml': sheetXml(rows),
  ...others,
})

const zipped = (all: Parts, options = {}) => {
  const files: Zippable = {}
  for (const [path, content] of Object.entries(all)) {
    if (content !== undefined) {
      files[path] = typeof content === 'string' ? strToU8(content) : content
    }
  }
  return zipSync(files, options)
}

const read = async (bytes: Uint8Array, reading: Partial<WorkbookReading> = {}) =>
  readWorkbook(new Blob([bytes as Uint8Array<ArrayBuffer>]), { mostRows: 1_000, ...reading })

const readParts = (all: Parts, reading?: Partial<WorkbookReading>) => read(zipped(all), reading)

async function rowsOf(all: Parts, reading?: Partial<WorkbookReading>): Promise<string[][]> {
  const found = await readParts(all, reading)
  if ('problem' in found) throw new Error(found.problem)
  return found.rows
}

async function problemOf(bytes: Uint8Array, reading?: Partial<WorkbookReading>) {
  const found = await read(bytes, reading)
  return 'problem' in found ? found.problem : undefined
}

const strings = (...all: readonly string[]) => ({
  'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${all.map((si) => `<si>${si}</si>`).join('')}</sst>`,
})
const inline = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`

describe('readWorkbook', () => {
  it('reads each kind of cell', async () => {
    const rows = `<row r="1">
      <c r="A1" t="s"><v>1</v></c><c r="B1" t="inlineStr"><is><t>in the sheet</t></is></c>
      <c r="C1" t="str"><f>A1&amp;"b"</f><v>by a formula</v></c><c r="D1"><f>1+1</f><v>2</v></c>
      <c r="E1" t="b"><v>1</v></c><c r="F1" t="b"><v>0</v></c><c r="G1" t="e"><v>#N/A</v></c>
      <c r="H1" t="d"><v>2026-11-16T00:00:00</v></c><c r="I1" t="n"><v>199.99000000000001</v></c>
      <c r="J1"/><c r="K1" s="3"/><c r="L1" t="s"></c><c r="M1"><v>1.8E+17</v></c></row>`
    expect(await rowsOf(parts(rows, strings('<t>no</t>', '<t>shared</t>')))).toEqual([
      [
        'shared',
        'in the sheet',
        'by a formula',
        '2',
        'TRUE',
        'FALSE',
        '#N/A',
        '2026-11-16',
        '199.99',
        '',
        '',
        '',
        '1.8E+17',
      ],
    ])
  })

  it('shows a formula whose result no program has kept', async () => {
    const rows = `<row r="1"><c r="A1"><f>B1*1.18</f></c><c r="B1"><f>1+1</f><v>2</v></c>
      <c r="C1" t="str"><f>""</f><v></v></c><c r="D1"><f t="shared" si="0"/></c>
      <c r="E1"><f>A1&amp;"x"</f><v/></c><c r="F1" s="0"><v>5</v></c><c r="G1"/></row>`
    expect(await rowsOf(parts(rows))).toEqual([['=B1*1.18', '2', '', '=…', '=A1&"x"', '5']])
  })

  it('reads numbers by their formats', async () => {
    const styles = `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="0.0%"/>
      <numFmt numFmtId="165" formatCode='"on" dd/mm/yyyy'/><numFmt numFmtId="166" formatCode="[>9]0;0"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>
      <dxfs><dxf><numFmt numFmtId="164" formatCode="yyyy"/></dxf></dxfs></styleSheet>`
    const rows = `<row r="1"><c r="A1" s="0"><v>0.18</v></c><c r="B1" s="1"><v>0.18</v></c><c r="C1" s="2"><v>0.185</v></c>
      <c r="D1" s="3"><v>46342</v></c><c r="E1" s="4"><v>46342</v></c><c r="F1" s="99"><v>7</v></c></row>`
    expect(await rowsOf(parts(rows, { 'xl/styles.xml': styles }))).toEqual([
      ['0.18', '18%', '18.5%', '2026-11-16', '46342', '7'],
    ])
  })

  it.each<[string, string]>([
    ['<t>a</t>', 'a'],
    ['<t/>', ''],
    ['<t> a </t>', 'a'],
    ['<t xml:space="preserve"> a </t>', ' a '],
    ['<t>&lt;a&gt; &amp;amp; &#8377;</t>', '<a> &amp; ₹'],
    ['<t>two_x000D_\nlines</t>', 'two\r\nlines'],
    ['<t>_x005F_x000D_</t>', '_x000D_'],
    ['<t><![CDATA[<b>]]></t>', '<b>'],
    ['<r><rPr><b/></rPr><t xml:space="preserve">rich </t></r><r><t>text</t></r>', 'rich text'],
    ['<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/>', '東京'],
    ['<t>नमस्ते 😀</t>', 'नमस्ते 😀'],
  ])('reads the text %j', async (text, expected) => {
    const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is>${text}</is></c><c r="C1"><v>1</v></c></row>`
    expect(await rowsOf(parts(rows, strings(text)))).toEqual([[expected, expected, '1']])
  })

  it('keeps the lines of rows, and leaves out those with nothing in them', async () => {
    const found = await readParts(
      parts(
        `<row r="2">${inline('C2', 'title')}</row><row r="3"/><row r="4">${inline('A4', ' ')}</row><row r="7">${inline('A7', 'a')}<c r="B7" s="1"/></row><row>${inline('A8', 'b')}</row>`,
      ),
    )
    expect(found).toEqual({
      sheets: ['Prices'],
      sheet: 'Prices',
      rows: [['', '', 'title'], ['a'], ['b']],
      rowNumbers: [2, 7, 8],
      isCut: false,
    })
  })

  it('finds cells that do not say where they are, and passes over those far to the right', async () => {
    const rows = `<row r="x"><c><v>1</v></c><c><v>2</v></c><c r="AA1"><v>27</v></c><c><v>28</v></c><c r="SF1"><v>500</v></c><c r="SG1"><v>501</v></c><c r="ZZZZZZZZZZ1"><v>9</v></c></row>`
    const [row = []] = await rowsOf(parts(rows))
    expect(row).toHaveLength(500)
    expect(row.flatMap((cell, at) => (cell ? [[at + 1, cell]] : []))).toEqual([
      [1, '1'],
      [2, '2'],
      [27, '27'],
      [28, '28'],
      [500, '500'],
    ])
  })

  it('takes the last of cells in one place, in any order', async () => {
    const rows = `<row r="1"><c r="C1"><v>3</v></c><c r="A1"><v>1</v></c><c r="A1"><v>4</v></c></row>`
    expect(await rowsOf(parts(rows))).toEqual([['4', '', '3']])
  })

  it('stops at as many rows as are asked for', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => `<row><c><v>${at}</v></c></row>`).join('')
    expect(await readParts(parts(rows), { mostRows: 3 })).toMatchObject({
      rows: [['0'], ['1'], ['2']],
      rowNumbers: [1, 2, 3],
      isCut: true,
    })
    expect(await readParts(parts(`${rows}<row/>`), { mostRows: 5 })).toMatchObject({ isCut: false })
  })
})

describe('the sheets of a workbook', () => {
  const cell = (text: string) => sheetXml(`<row>${inline('A1', text)}</row>`)
  const several = (sheets: string, others: Parts = {}) =>
    parts('', {
      'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relations({
        'worksheets/one.xml': 'worksheet',
        '/xl/worksheets/two.xml': 'worksheet',
        '../xl/worksheets/empty.xml': 'worksheet',
        'chartsheets/sheet1.xml': 'chartsheet',
      }),
      'xl/worksheets/one.xml': cell('one'),
      'xl/worksheets/two.xml': cell('two'),
      'xl/worksheets/empty.xml': sheetXml('<row r="1"><c r="A1" s="1"/></row>'),
      'xl/chartsheets/sheet1.xml': cell('chart'),
      ...others,
    })
  const one = '<sheet name="One" r:id="rId1"/>'
  const two = '<sheet name="Two &amp; more" r:id="rId2"/>'
  const hidden = '<sheet name="Lists" state="veryHidden" r:id="rId2"/>'
  const empty = '<sheet name="Empty" r:id="rId3"/>'
  const chart = '<sheet name="Chart" r:id="rId4"/>'

  it.each<[string, string | undefined, string[], string]>([
    [one + two, undefined, ['One', 'Two & more'], 'one'],
    [one + two, 'Two & more', ['One', 'Two & more'], 'two'],
    [one + two, 'Three', ['One', 'Two & more'], 'one'],
    [empty + chart + two + one, undefined, ['Two & more', 'One'], 'two'],
    [hidden + one, 'Lists', ['One'], 'one'],
    [hidden, undefined, ['Lists'], 'two'],
    [empty + hidden, undefined, ['Lists'], 'two'],
  ])('%#: offers those with something to see', async (sheets, sheet, offered, text) => {
    const found = await readParts(several(sheets), { sheet })
    expect(found).toMatchObject({ sheets: offered, rows: [[text]] })
  })

  it('has nothing to offer where all are empty', async () => {
    expect(await problemOf(zipped(several(empty + chart)))).toMatch(/all its sheets are empty/)
  })
})

describe('workbooks as programs write them', () => {
  it('reads prefixes, strict names, other paths and UTF-16', async () => {
    const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    const utf16 = (text: string) =>
      new Uint8Array(Uint16Array.from(`\ufeff${text}`, (sign) => sign.charCodeAt(0)).buffer)
    const all = {
      '[Content_Types].xml': '<Types/>',
      '_rels/.rels': relations({ '/XL/Workbook2.xml': 'officeDocument' }, strict),
      'xl\\workbook2.xml':
        '<?xml version="1.0"?><x:workbook xmlns:x="m"><x:workbookPr date1904="true"/><x:sheets><x:sheet name="A" sheetId="7" d3p1:id="rId1" xmlns:d3p1="r"/></x:sheets></x:workbook>',
      'xl/_rels/workbook2.xml.rels': relations(
        { 'sheets/a.xml': 'worksheet', 'texts.xml': 'sharedStrings', 'looks.xml': 'styles' },
        strict,
      ),
      'xl/sheets/a.xml':
        '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1" s="0" ><x:v>44880</x:v></x:c></x:row></x:sheetData></x:worksheet>',
      'xl/texts.xml': utf16('<x:sst xmlns:x="m"><x:si><x:t>₹ शब्द</x:t></x:si></x:sst>'),
      'xl/looks.xml': '<x:styleSheet><x:cellXfs><x:xf numFmtId="14"/></x:cellXfs></x:styleSheet>',
    }
    expect(await rowsOf(all)).toEqual([['₹ शब्द', '2026-11-16']])
  })

  it('reads a workbook that does not say where its parts are', async () => {
    const rows = '<row><c t="s"><v>0</v></c></row>'
    expect(
      await rowsOf(
        parts(rows, {
          ...strings('<t>a</t>'),
          '_rels/.rels': undefined,
          'xl/_rels/workbook.xml.rels': undefined,
        }),
      ),
    ).toEqual([['a']])
  })

  it('passes over what follows the table', async () => {
    const sheet = `<worksheet><sheetData><row><c><v>1</v></c></row></sheetData><extLst><ext><x14:row><x14:c><x14:v>2</x14:v></x14:c></x14:row></ext></extLst></worksheet>`
    expect(await rowsOf(parts('', { 'xl/worksheets/sheet1.xml': sheet }))).toEqual([['1']])
  })

  it('reads parts that are not packed, and a comment behind them', async () => {
    const bytes = zipped(parts('<row><c><v>1</v></c></row>'), { level: 0, comment: 'made by hand' })
    expect(await read(bytes)).toMatchObject({ rows: [['1']] })
  })
})

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length)

/** Where a zip file says something of an entry: behind its data, in the list. */
function listed(bytes: Uint8Array, path: string): number {
  const name = Buffer.from(path)
  let at = Buffer.from(bytes).lastIndexOf(name)
  at -= 46
  if (view(bytes).getUint32(at, true) !== 0x02014b50) throw new Error(`${path} is not in the list`)
  return at
}

describe('files that are not to be trusted', () => {
  const sheet = 'xl/worksheets/sheet1.xml'
  const good = () => zipped(parts('<row><c><v>1</v></c></row>'), { level: 0 })
  const changed = (change: (list: DataView, at: number, bytes: Uint8Array) => void) => {
    const bytes = good()
    change(view(bytes), listed(bytes, sheet), bytes)
    return bytes
  }

  it.each<[string, () => Uint8Array, RegExp]>([
    ['nothing', () => new Uint8Array(), /is empty/],
    ['a text', () => strToU8('SKU,Price\nA,5'), /not a spreadsheet/],
    ['two letters', () => strToU8('PK'), /damaged/],
    ['half a file', () => good().slice(0, 900), /damaged/],
    ['a file without its first half', () => good().slice(500), /not a spreadsheet/],
    ['an end alone', () => good().slice(-22), /damaged/],
    [
      'a document',
      () =>
        zipped({
          '_rels/.rels': relations({ 'word/document.xml': 'officeDocument' }),
          'word/document.xml': '<a/>',
        }),
      /not a spreadsheet/,
    ],
    [
      'an OpenDocument',
      () =>
        zipped({
          mimetype: 'application/vnd.oasis',
          'content.xml': '<a/>',
          'META-INF/manifest.xml': '<a/>',
        }),
      /\.ods/,
    ],
    [
      'a binary workbook',
      () =>
        zipped({
          '_rels/.rels': relations({ 'xl/workbook.bin': 'officeDocument' }),
          'xl/workbook.bin': 'x',
        }),
      /\.xlsb/,
    ],
    ['a zip of tables', () => zipped({ 'prices.csv': 'a,b' }), /Unpack it/],
    ['a zip of pictures', () => zipped({ 'a.jpg': 'x' }), /not a spreadsheet/],
    ['a workbook in a zip', () => zipped({ 'prices.xlsx': good() }), /Unpack it/],
    ['no main part', () => zipped(parts('', { 'xl/workbook.xml': undefined })), /damaged/],
    ['no sheet', () => zipped(parts('', { [sheet]: undefined })), /all its sheets are empty/],
    ['no texts', () => zipped(parts('<row><c t="s"><v>0</v></c></row>')), /damaged/],
    [
      'half a sheet',
      () => zipped(parts('', { [sheet]: '<sheetData><row><c><v>1</v></c></row>' })),
      /damaged/,
    ],
    ['a locked part', () => changed((list, at) => list.setUint16(at + 8, 1, true)), /locked/],
    [
      'an unknown way of packing',
      () => changed((list, at) => list.setUint16(at + 10, 12, true)),
      /damaged/,
    ],
    ['a wrong place', () => changed((list, at) => list.setUint32(at + 42, 7, true)), /damaged/],
    [
      'a place behind the end',
      () => changed((list, at) => list.setUint32(at + 42, 1e9, true)),
      /damaged/,
    ],
    [
      'a size behind the end',
      () => changed((list, at) => list.setUint32(at + 20, 1e9, true)),
      /damaged/,
    ],
    [
      'a size that is not its own',
      () => changed((list, at) => list.setUint32(at + 24, 5, true)),
      /damaged/,
    ],
    [
      'numbers elsewhere that are not there',
      () => changed((list, at) => list.setUint32(at + 20, 0xffffffff, true)),
      /damaged/,
    ],
    [
      'one digit changed',
      () => changed((_, __, bytes) => bytes.set([0x39], Buffer.from(bytes).indexOf('<v>1') + 3)),
      /damaged/,
    ],
    [
      'a long list',
      () => {
        const bytes = good()
        view(bytes).setUint32(bytes.length - 10, 0x7fffffff, true)
        return bytes
      },
      /too large/,
    ],
    [
      'a list behind the end',
      () => {
        const bytes = good()
        view(bytes).setUint32(bytes.length - 6, 0x7fffffff, true)
        return bytes
      },
      /damaged/,
    ],
  ])('%s gets a sentence', async (_, bytes, sentence) => {
    expect(await problemOf(bytes())).toMatch(sentence)
  })

  it('reads what takes numbers of 64 bits', async () => {
    const bytes = good()
    const end = view(bytes).getUint32(bytes.length - 6, true)
    const list = bytes.slice(end, -22)
    const at = listed(bytes, sheet) - end
    const short = view(list)
    const extra = new DataView(new ArrayBuffer(28))
    extra.setUint16(0, 1, true)
    extra.setUint16(2, 24, true)
    extra.setBigUint64(4, BigInt(short.getUint32(at + 24, true)), true)
    extra.setBigUint64(12, BigInt(short.getUint32(at + 20, true)), true)
    extra.setBigUint64(20, BigInt(short.getUint32(at + 42, true)), true)
    for (const field of [20, 24, 42]) short.setUint32(at + field, 0xffffffff, true)
    short.setUint16(at + 30, 28, true)
    const behindName = at + 46 + sheet.length
    const tail = new DataView(new ArrayBuffer(56 + 20 + 22))
    tail.setUint32(0, 0x06064b50, true)
    tail.setBigUint64(40, BigInt(list.length + 28), true)
    tail.setBigUint64(48, BigInt(end), true)
    tail.setUint32(56, 0x07064b50, true)
    tail.setBigUint64(64, BigInt(end + list.length + 28), true)
    tail.setUint32(76, 0x06054b50, true)
    tail.setUint32(88, 0xffffffff, true)
    tail.setUint32(92, 0xffffffff, true)
    const whole = Buffer.concat([
      bytes.subarray(0, end),
      list.subarray(0, behindName),
      new Uint8Array(extra.buffer),
      list.subarray(behindName),
      new Uint8Array(tail.buffer),
    ])
    expect(await read(whole)).toMatchObject({ rows: [['1']] })
  })

  it('stops unpacking what is far larger than its file', async () => {
    // A megabyte of nothing, over and over: not much of that is in the file.
    const blank = deflateRawSync(Buffer.alloc(2 ** 20, '<a></a>         '), {
      finishFlush: zlib.Z_FULL_FLUSH,
    })
    const begin = deflateRawSync(Buffer.from('<sheetData>'), { finishFlush: zlib.Z_FULL_FLUSH })
    const data = Buffer.concat([begin, ...Array.from({ length: 20 }, () => blank)])
    const bytes = zipped(parts('', { [sheet]: new Uint8Array(data) }), { level: 0 })
    view(bytes).setUint16(listed(bytes, sheet) + 10, 8, true)
    expect(data.length).toBeLessThan(500_000)
    expect(await problemOf(bytes, { mostUnpacked: 16 * 2 ** 20 })).toMatch(/too large/)
  })

  it('gives up on more lines than a sheet has, even if there is nothing in them', async () => {
    const rows = `<row><c><v>1</v></c></row>${'<row/>'.repeat(2 ** 20)}`
    expect(await problemOf(zipped(parts(rows), { level: 1 }))).toMatch(/too large/)
  })

  it('gives up on a cell that never ends', async () => {
    const rows = `<row><c><v>${'1'.repeat(1_200_000)}</v></c></row>`
    expect(await problemOf(zipped(parts(rows)))).toMatch(/damaged/)
  })

  it('gives up on more cells than a phone can hold', async () => {
    const wide = '<row><c r="SF1"><v>1</v></c></row>'.repeat(20_001)
    expect(await problemOf(zipped(parts(wide)), { mostRows: 100_000 })).toMatch(/too large/)
  })

  it('says that a file is gone', async () => {
    const blob = new Blob([good() as Uint8Array<ArrayBuffer>])
    const gone = Object.assign(blob, {
      slice: () => ({
        arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
      }),
    }) as unknown as Blob
    const found = await readWorkbook(gone, { mostRows: 1 })
    expect(found).toEqual({ problem: expect.stringMatching(/choose it again/) })
  })
})

describe('a long sheet', () => {
  const rows = Array.from(
    { length: 60_000 },
    (_, at) =>
      `<row><c r="A${at + 1}"><v>${at}</v></c><c r="B${at + 1}" t="str"><v>row ${at}</v></c></row>`,
  )
  const long = zipped(parts(rows.join('')), { level: 1 })

  it('tells how far it is, and lets others have their turn', async () => {
    const told: [number, number][] = []
    let turns = 0
    const other = setInterval(() => {
      turns += 1
    }, 0)
    const found = await read(long, {
      mostRows: 100_000,
      onProgress: (rows, share) => {
        told.push([rows, share])
      },
    })
    clearInterval(other)
    expect(found).toMatchObject({ isCut: false })
    expect(told.length).toBeGreaterThan(0)
    expect(turns).toBeGreaterThan(0)
    expect(told).toEqual(told.toSorted(([a], [b]) => a - b))
    expect(told.every(([, share]) => share >= 0 && share <= 1)).toBe(true)
  })

  it('ends when its progress is answered by an error', async () => {
    const cancelled = new Error('cancelled')
    const reading = read(long, {
      mostRows: 100_000,
      onProgress: () => Promise.reject(cancelled),
    })
    await expect(reading).rejects.toBe(cancelled)
  })
})
