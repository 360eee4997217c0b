import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import agreed from '../../../../../tests/real-files/README.json'
import { formatNumber } from '../../../../core/money/format'
import { answer } from '../compute'
import { inputs } from '../inputs'
import { writeRows } from '../rows'
import { isWhole, rowsOfStatement, sumsByScheme } from '../statement'
import { readSource } from './read-source'

const folder = 'tests/real-files'
const fileOf = (name: string, content: BlobPart = readFileSync(`${folder}/${name}`)) =>
  new File([content], name)
const read = (source: File, as?: Parameters<typeof readSource>[0]['as']) =>
  readSource({ source, chosen: [], as })

const statementOf = async (source: File) => {
  const found = await read(source)
  if (found.kind !== 'statement') throw new Error(`${source.name}: ${found.kind}`)
  return found.statement
}

describe('the agreed files', () => {
  const own = agreed.files.filter(({ page }) => page === 'returns')
  it.each(own.map(({ file, expected }) => [file, expected] as const))('%s', async (file, said) => {
    const expected = said as Record<string, number | undefined>
    const statement = await statementOf(fileOf(file))
    expect(isWhole(statement)).toBe(true)
    expect(Number(statement.sums.paidIn)).toBe(expected.in)
    if (expected.out !== undefined) expect(Number(statement.sums.takenOut)).toBe(expected.out)
    const xirr = expected['xirr at 20,000 on 2026-11-18']
    if (xirr === undefined) return
    const { returns } = answer({
      ...inputs.defaults,
      rows: writeRows(rowsOfStatement(statement, undefined)),
      value: '20,000',
      on: '2026-11-18',
    })
    expect(returns.rate && formatNumber(returns.rate, 2)).toBe(String(xirr))
  })

  const others = agreed.files.filter(({ page }) => page !== 'returns')
  it.each(others.map(({ file }) => [file]))('%s is refused in words', async (file) => {
    const found = await read(fileOf(file))
    expect(['other', 'problem']).toContain(found.kind)
    if (file.endsWith('.zip')) expect(found.kind).toBe('problem')
    else expect(found).toMatchObject({ kind: 'other' })
  })
})

it('tells what each scheme of a file earned', async () => {
  const statement = await statementOf(fileOf('groww-mf-orders.csv'))
  expect(sumsByScheme(statement).map(({ name, count }) => [name, count])).toEqual([
    ['Nifty 50 Index Fund Direct Growth', 1],
    ['Gold Silver Passive FoF Direct Growth', 1],
    ['Small Cap Fund Direct Growth', 1],
    ['Technology Direct Plan Growth', 1],
  ])
  expect(rowsOfStatement(statement, 2)).toEqual([{ date: '2025-09-16', in: '', out: '5455' }])
})

it('asks what heads leave open, and reads as it was told', async () => {
  const source = fileOf('a.csv', 'When,Sign,Rupees,Left\n5/4/2021,Buy,1000,9\n5/4/2022,Sell,400,8')
  const asked = await read(source)
  expect(asked).toMatchObject({
    kind: 'asks',
    asked: { heads: ['When', 'Sign', 'Rupees', 'Left'], shape: 'when|sign|rupees|left' },
  })
  const columns = { date: 0, type: 1, amount: 2, isTurned: false }
  const again = await readSource({ source, chosen: [['when|sign|rupees|left', columns]] })
  expect(again).toMatchObject({
    kind: 'statement',
    statement: { sums: { paidIn: '1000', takenOut: '400', file: '1400' } },
  })
})

it('leaves a plain list as it is, and says why a file is none', async () => {
  expect(await read(fileOf('a.csv', '5-Apr-21,1000'))).toEqual({
    kind: 'plain',
    rows: '5-Apr-21,1000',
  })
  expect(await read(fileOf('a.pdf', '%PDF-1.7'))).toMatchObject({ kind: 'problem' })
  expect(await read(fileOf('a.csv', ''))).toMatchObject({ kind: 'problem' })
})
