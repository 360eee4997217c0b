import { describe, expect, it } from 'vitest'
import { readSeparated } from '../../core/tables/separated-values'
import { separatedTable } from './marked-up-table'

const rowsOf = (markup: string) => {
  const text = separatedTable(markup)
  return text === undefined ? undefined : readSeparated(text).map(({ cells }) => cells)
}

describe('a table in HTML, as portals name it .xls', () => {
  it('has the cells of its rows', () => {
    const html = `<html xmlns:x="urn:x"><head><style>td {mso-number-format:"\\@"} a>b{}</style></head><body>
      <table border=1><TR><TH>Item</TH><TH>Price&nbsp;(&#8377;)</TH></TR>
      <tr><td>Pens &amp; "ink"</td><td x:num="1250.505">1,250.51</td></tr>
      <tr><td>Two<br>lines</td><td></td></tr></table></body></html>`
    expect(rowsOf(html)).toEqual([
      ['Item', 'Price (₹)'],
      ['Pens & "ink"', '1250.505'],
      ['Two\nlines', ''],
    ])
  })

  it('may leave out what closes cells and rows', () => {
    expect(rowsOf('<table><tr><td>Pen<td>20<tr><td>Ink<td>45</table>')).toEqual([
      ['Pen', '20'],
      ['Ink', '45'],
    ])
  })

  it('keeps each cell in its column where others are wider or higher', () => {
    const html =
      '<table><tr><td rowspan=2>Item<td colspan=2>Stock<td>Price</tr><tr><td>Now<td>Least<td>₹</tr><tr><td>Pen<td>5<td>2<td>20</tr></table>'
    expect(rowsOf(html)).toEqual([
      ['Item', 'Stock', '', 'Price'],
      ['', 'Now', 'Least', '₹'],
      ['Pen', '5', '2', '20'],
    ])
  })

  it('may stand in a cell of another, below a title', () => {
    const html =
      '<table><tr><td>Statement</td></tr><tr><td><table><tr><td>Date<td>Amount</tr><tr><td>1/4/26<td>500</tr></table></td></tr></table>'
    expect(rowsOf(html)).toContainEqual(['Date', 'Amount'])
    expect(rowsOf(html)).toContainEqual(['1/4/26', '500'])
  })

  it.each([
    ['a page of words', '<html><body><p>Session expired. Log in again.</p></body></html>'],
    ['one row', '<!DOCTYPE html><table><tr><td>1,2<td>3</table>'],
    ['a script that draws one', '<script>"<table><tr><td>1<td>2<tr><td>3<td>4"</script>'],
  ])('is not %s', (_, html) => {
    expect(rowsOf(html)).toBeUndefined()
  })
})

describe('a workbook of Excel 2003 in one XML', () => {
  const book = (sheets: string) =>
    `<?xml version="1.0"?><Workbook xmlns:ss="urn:s"><Styles><Style ss:ID="s1"><NumberFormat ss:Format="Percent"/></Style><Style ss:ID="s2"><NumberFormat ss:Format="0.00&quot; Dr&quot;"/></Style></Styles>${sheets}</Workbook>`
  const cell = (type: string, text: string, more = '') =>
    `<Cell${more}><Data ss:Type="${type}">${text}</Data></Cell>`

  it('has its first sheet with anything in it, as its cells are shown', () => {
    const xml = book(
      `<Worksheet ss:Name="Cover"><Table></Table></Worksheet>
       <Worksheet ss:Name="Items"><Table>
         <Row>${cell('String', 'Item')}${cell('String', 'GST')}${cell('String', 'Value')}${cell('String', 'Day')}</Row>
         <Row ss:Index="3">${cell('String', 'Pen')}${cell('Number', '0.18', ' ss:StyleID="s1"')}${cell('Number', '20', ' ss:StyleID="s2"')}${cell('DateTime', '2026-11-16T00:00:00.000')}</Row>
         <Row>${cell('String', 'Ink', ' ss:MergeAcross="1"')}${cell('Number', '199.99000000000001', ' ss:Index="4"')}</Row>
       </Table></Worksheet>
       <Worksheet ss:Name="Other"><Table><Row>${cell('String', 'not read')}</Row></Table></Worksheet>`,
    )
    expect(rowsOf(xml)).toEqual([
      ['Item', 'GST', 'Value', 'Day'],
      [''],
      ['Pen', '18%', '20 Dr', '2026-11-16'],
      ['Ink', '', '', '199.99'],
    ])
  })
})
