import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { problems } from '../../../ui/tables/read-file'
import { readItemsFile } from './items-import'

const fileOf = (name: string, content: string | Uint8Array) =>
  new File([content as Uint8Array<ArrayBuffer>], name)

const namesOf = async (file: File) => {
  const read = await readItemsFile(file)
  return 'problem' in read
    ? read.problem
    : read.rows.map(({ item }) => [item.description, item.price])
}

describe('a file of items', () => {
  it('may be a spreadsheet of LibreOffice', async () => {
    const row = (...cells: string[]) =>
      `<table:table-row>${cells.map((text) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>`
    const content = `<office:document-content><office:body><office:spreadsheet><table:table table:name="Items">${row('Item', 'Rate')}${row('Pen', '20')}</table:table></office:spreadsheet></office:body></office:document-content>`
    const book = zipSync({
      'content.xml': strToU8(content),
      'META-INF/manifest.xml': strToU8('<manifest/>'),
    })
    expect(await namesOf(fileOf('items.ods', book))).toEqual([['Pen', '20']])
  })

  it('may be a text with tabs that is called .xls', async () => {
    expect(await namesOf(fileOf('items.xls', 'Item\tRate\nPen\t20\n'))).toEqual([['Pen', '20']])
  })

  it('says of an old workbook how to save it anew', async () => {
    const old = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
    expect(await namesOf(fileOf('items.xls', old))).toBe(problems.oldWorkbook)
  })
})
