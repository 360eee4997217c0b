import { expect, it } from 'vitest'
import { decimalFrom } from '../../../../core/money/decimal'
import { readPaymentsText } from '../../../../core/yearly-rate/payments'
import { excelBlob } from '../../../../ui/tables/export-excel'
import { answer } from '../compute'
import { returnsSheet } from '../export'
import { inputs } from '../inputs'
import { unescapeText } from '../rows'
import { readStatement } from './read-statement'

const textIn = async (content: BlobPart) => {
  const statement = await readStatement(new Blob([content]))
  return 'rows' in statement ? unescapeText(statement.rows) : statement.problem
}

it('reads a text as it is', async () => {
  expect(await textIn('\ufeff5-Apr-21,1000\r\n6-Apr-21,"1,000"\r\n')).toBe(
    '5-Apr-21,1000\n6-Apr-21,"1,000"',
  )
})

it('leaves what banks write above a head, and keeps the numbers of lines', async () => {
  const text = await textIn('Asha Rao\nAccount 12345\nDate,Debit,Credit\n5/4/2021,500,\n')
  expect(text).toBe('\n\nDate,Debit,Credit\n5/4/2021,500,')
  expect(readPaymentsText(text, { swap: false }).rows[0]?.row).toBe(4)
})

it('leaves nothing out where payments come first', async () => {
  const text = 'soon,5\n5/4/2021,500\nDate,Amount'
  expect(await textIn(text)).toBe(text)
})

it('says why a file is none', async () => {
  expect(await textIn('')).toContain('no rows were found')
  expect(await textIn('%PDF-1.7')).toContain('This is a PDF')
  expect(await textIn('  \n ')).toContain('no rows were found')
})

it('reads the days of a workbook as days, and finds its payments below other lines', async () => {
  const book = await excelBlob(returnsSheet(answer(inputs.defaults), 'INR'))
  const text = await textIn(await book.arrayBuffer())
  const { rows, bad } = readPaymentsText(text, { swap: false })
  expect(bad).toEqual([])
  expect(rows.map(({ day }) => day)).toEqual([
    '2021-04-05',
    '2021-10-11',
    '2022-04-05',
    '2023-01-20',
    '2023-04-05',
    '2024-04-05',
  ])
  expect(rows[3]?.out).toBe(decimalFrom(40_000))
})
