import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from './read-workbook'
import type { WorkbookReading } from './workbook'

/*
 * As LibreOffice 7.4 writes them: the texts of cells are cut from files that it made.
 */

const text = (words: string) =>
  `<table:table-cell office:value-type="string" calcext:value-type="string"><text:p>${words}</text:p></table:table-cell>`
const typed = (type: string, value: string, shown: string, more = '') =>
  `<table:table-cell ${more}office:value-type="${type}" ${value} calcext:value-type="${type}"><text:p>${shown}</text:p></table:table-cell>`
const number = (value: string, shown = value) => typed('float', `office:value="${value}"`, shown)
const blank = (times = 1) => `<table:table-cell table:number-columns-repeated="${times}"/>`
const row = (cells: string, times = 1) =>
  `<table:table-row table:style-name="ro1"${times > 1 ? ` table:number-rows-repeated="${times}"` : ''}>${cells}</table:table-row>`
const sheet = (name: string, rows: string, look = 'ta1') =>
  `<table:table table:name="${name}" table:style-name="${look}"><office:forms form:automatic-focus="false"/><table:table-column table:style-name="co1" table:number-columns-repeated="16384"/>${rows}${row(blank(16384), 1_048_000)}</table:table>`
const look = (name: string, isShown: boolean) =>
  `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${isShown}" style:writing-mode="lr-tb"/></style:style>`
const content = (sheets: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content xmlns:office="urn:o"><office:automatic-styles>${look('ta1', true)}${look('ta2', false)}</office:automatic-styles><office:body><office:spreadsheet><table:calculation-settings table:case-sensitive="false"/>${sheets}<table:named-expressions/></office:spreadsheet></office:body></office:document-content>`

const manifest =
  '<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"/></manifest:manifest>'

const zipped = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])))

const ods = (sheets: string, others: Record<string, string> = {}) =>
  zipped({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': content(sheets),
    'META-INF/manifest.xml': manifest,
    ...others,
  })

const read = (bytes: Uint8Array, reading: Partial<WorkbookReading> = {}) =>
  readWorkbook(new Blob([bytes as Uint8Array<ArrayBuffer>]), { mostRows: 1_000, ...reading })

async function bookOf(sheets: string, reading?: Partial<WorkbookReading>) {
  const book = await read(ods(sheets), reading)
  if ('problem' in book) throw new Error(book.problem)
  return book
}

const rowsOf = async (rows: string) => (await bookOf(sheet('Prices', rows))).rows

const problemOf = async (bytes: Uint8Array, reading?: Partial<WorkbookReading>) => {
  const book = await read(bytes, reading)
  return 'problem' in book ? book.problem : undefined
}

describe('an OpenDocument spreadsheet', () => {
  it.each([
    ['a text', text('Pens &amp; ink'), 'Pens & ink'],
    ['a number', number('131.5'), '131.5'],
    ['all digits of a number', number('199.99', '200'), '199.99'],
    ['dust behind a number', number('0.30000000000000004', '0.3'), '0.3'],
    ['a number that is too long', number('1.8E+17', '1.8E+17'), '1.8E+17'],
    ['a code with zeros before it', number('123', '000123'), '000123'],
    ['a number with its side', number('3894', '3,894.00 Dr'), '3894 Dr'],
    ['a number of the other side', number('-0.03', '0.03 Cr'), '0.03 Cr'],
    ['a number with its unit', number('-25', '-25.00 nos'), '-25 nos'],
    ['a number in rupees', number('25', '25.00 Rs'), '25'],
    ['a percentage', typed('percentage', 'office:value="0.18"', '18%'), '18%'],
    ['a percentage with decimals', typed('percentage', 'office:value="0.125"', '13%'), '12.5%'],
    [
      'an amount',
      typed('currency', 'office:currency="INR" office:value="499.5"', '₹499.50'),
      '499.5',
    ],
    [
      'an amount of other money',
      typed('currency', 'office:currency="USD" office:value="25"', '$25.00'),
      'USD 25',
    ],
    ['a day', typed('date', 'office:date-value="2026-11-16"', '16/11/26'), '2026-11-16'],
    [
      'a day with its time',
      typed('date', 'office:date-value="2026-11-16T09:30:00"', '16/11/26 09:30'),
      '2026-11-16 09:30',
    ],
    ['a time', typed('time', 'office:time-value="PT09H30M00S"', '09:30 AM'), '09:30'],
    ['yes and no', typed('boolean', 'office:boolean-value="true"', 'TRUE'), 'TRUE'],
    [
      'the result of a formula',
      typed('float', 'office:value="2497.5"', '₹2,497.50', 'table:formula="of:=[.C2]*[.H2]" '),
      '2497.5',
    ],
    [
      'an error',
      '<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell>',
      '#DIV/0!',
    ],
    ['several lines', text('Line</text:p><text:p>break'), 'Line\nbreak'],
    ['a line break', text('Line<text:line-break/>break'), 'Line\nbreak'],
    ['spaces', text('two <text:s/>and<text:s text:c="3"/>three'), 'two  and   three'],
    ['looks and links', text('<text:span>A</text:span><text:a xlink:href="x">B</text:a>C'), 'ABC'],
    [
      'a text without its note',
      '<table:table-cell office:value-type="string" calcext:value-type="string"><office:annotation draw:style-name="gr1"><dc:date>2026-11-17T00:00:00</dc:date><text:p>A note</text:p></office:annotation><text:p>Kurta</text:p></table:table-cell>',
      'Kurta',
    ],
    [
      'a text without what is drawn over it',
      '<table:table-cell office:value-type="string"><draw:custom-shape><text:p>Shape</text:p></draw:custom-shape><text:p>Kurta</text:p></table:table-cell>',
      'Kurta',
    ],
  ])('has %s', async (_, cell, expected) => {
    expect(await rowsOf(row(`${text('A')}${cell}${blank(16382)}`))).toEqual([['A', expected]])
  })

  it('repeats cells and rows as often as it says, in their lines', async () => {
    const repeated = number('7').replace(
      '<table:table-cell',
      '<table:table-cell table:number-columns-repeated="2"',
    )
    const book = await bookOf(
      sheet(
        'Prices',
        `${row(text('SKU'))}${row(blank(16384), 3)}${row(`${blank(2)}${repeated}${text('x')}`, 2)}`,
      ),
    )
    expect(book.rows).toEqual([['SKU'], ['', '', '7', '7', 'x'], ['', '', '7', '7', 'x']])
    expect(book.rowNumbers).toEqual([1, 5, 6])
  })

  it('leaves blank what a wider cell covers', async () => {
    const wide = text('Title').replace(
      'office:value-type',
      'table:number-columns-spanned="3" office:value-type',
    )
    const covered = '<table:covered-table-cell table:number-columns-repeated="2"/>'
    const hidden = text('unseen').replaceAll('table:table-cell', 'table:covered-table-cell')
    expect(await rowsOf(row(`${wide}${covered}${number('5')}${hidden}${number('6')}`))).toEqual([
      ['Title', '', '', '5', '', '6'],
    ])
  })

  it('has several sheets; hidden and blank ones are not offered', async () => {
    const sheets = [
      sheet('Cover', ''),
      sheet('Helper', row(text('secret')), 'ta2'),
      sheet('Prices', row(text('SKU'))),
      sheet('More', `<table:table-row-group>${row(text('A'))}</table:table-row-group>`),
    ].join('')
    expect(await bookOf(sheets)).toMatchObject({
      sheets: ['Prices', 'More'],
      sheet: 'Prices',
      rows: [['SKU']],
    })
    expect(await bookOf(sheets, { sheet: 'More' })).toMatchObject({ sheet: 'More', rows: [['A']] })
    expect((await bookOf(sheets, { sheet: 'gone' })).sheet).toBe('Prices')
    expect(await bookOf(sheet('Helper', row(text('A')), 'ta2'))).toMatchObject({
      sheets: ['Helper'],
      rows: [['A']],
    })
  })

  it('passes over tables of links and of changes', async () => {
    const link = `<table:dde-links><table:dde-link>${sheet('Linked', row(text('no')))}</table:dde-link></table:dde-links>`
    const change = `<table:tracked-changes><table:cell-content-change><table:previous><table:change-track-table-cell office:value-type="string"><text:p>old</text:p></table:change-track-table-cell></table:previous></table:cell-content-change></table:tracked-changes>`
    const book = await bookOf(`${change}${sheet('Prices', row(text('SKU')))}${link}`)
    expect([book.sheets, book.rows]).toEqual([['Prices'], [['SKU']]])
  })

  it('is cut where there are more rows than are wanted', async () => {
    const book = await bookOf(sheet('Prices', row(text('A'), 1_000_000)), { mostRows: 3 })
    expect([book.rows.length, book.isCut]).toEqual([3, true])
    const whole = await bookOf(sheet('Prices', row(text('A'), 3)), { mostRows: 3 })
    expect([whole.rows.length, whole.isCut]).toEqual([3, false])
  })

  it('cannot grow: what a file of some kilobytes repeats is counted', async () => {
    const wide = number('7').replace(
      '<table:table-cell',
      '<table:table-cell table:number-columns-repeated="16384"',
    )
    const bomb = ods(sheet('Prices', row(wide, 1_000_000)))
    expect(bomb.length).toBeLessThan(2_000)
    expect(await problemOf(bomb, { mostRows: 100_000 })).toMatch(/too large/)
    const spaces = text(`a<text:s text:c="2000000000"/>b`)
    expect((await rowsOf(row(spaces)))[0]?.[0]).toHaveLength(1_002)
    const longer = text('<text:s text:c="2000000000"/>'.repeat(500))
    expect((await rowsOf(row(`${text('A')}${longer}`)))[0]?.[1]?.length).toBeLessThan(70_000)
    const many = Array.from({ length: 300 }, (_, at) => sheet(`S${at}`, row(text('A')))).join('')
    expect((await bookOf(many)).sheets).toHaveLength(200)
    expect(await problemOf(ods(sheet('Prices', row(text('A')))), { mostUnpacked: 300 })).toMatch(
      /too large/,
    )
  })

  it.each([
    ['nothing in it', ods(sheet('Prices', '')), /nothing in it/],
    [
      'a text document',
      zipped({
        'content.xml':
          '<office:document-content><office:body><office:text><text:p>Hello</text:p></office:text></office:body></office:document-content>',
        'META-INF/manifest.xml': manifest,
      }),
      /not a spreadsheet/,
    ],
    [
      'a password',
      ods(sheet('Prices', row(text('A'))), {
        'META-INF/manifest.xml': manifest.replace(
          '"/>',
          '"><manifest:encryption-data/></manifest:file-entry>',
        ),
      }),
      /locked/,
    ],
    [
      'a password, all in one part',
      zipped({ 'encrypted-package': 'x', 'META-INF/manifest.xml': manifest }),
      /locked/,
    ],
    [
      'an end that is missing',
      ods('', { 'content.xml': content(sheet('Prices', row(text('A')))).slice(0, -200) }),
      /damaged/,
    ],
  ])('with %s gets a sentence', async (_, bytes, sentence) => {
    expect(await problemOf(bytes)).toMatch(sentence)
  })
})
