import { expect, it } from 'vitest'
import { readSeparated } from '../../../core/tables/separated-values'
import { readWorkbook } from '../../../ui/tables/workbook/read-workbook'
import { tableSheet, workbookWriter } from '../../../ui/tables/workbook/write-workbook'
import type { Settings } from '../messages'
import { settlementDesk } from './settlement-desk'

const turn = { isStale: () => false, progress: () => {} }

const settings: Settings = {
  seller: 'registered',
  spread: 'sales',
  returnedDamaged: '0',
  rtoDamaged: '0',
  card: '',
  tolerance: 1,
  state: '27',
  rates: {},
  today: '2026-11-16',
}

const heads =
  'date/time\ttype\torder id\tSku\tproduct sales\tselling fees\tother transaction fees\ttotal'

async function deskWith(...rows: readonly string[]) {
  const desk = settlementDesk({
    reader: async () => readWorkbook,
    writer: async () => ({ tableSheet, workbookWriter }),
  })
  await desk.open({ source: { name: 'rows', text: [heads, ...rows].join('\n') } }, turn)
  await desk.compute({ settings, costs: [], scope: 'all' }, turn)
  return desk
}

it('finds the orders of a SKU however they write it', async () => {
  const desk = await deskWith(
    '1 Aug 2026\tOrder\t404-1\tAZ-C24\t100\t0\t0\t100',
    '2 Aug 2026\tOrder\t404-2\taz-c24\t100\t0\t0\t100',
    '3 Aug 2026\tOrder\t404-3\tAZ-C25\t100\t0\t0\t100',
  )
  const query = { state: 'all', finding: undefined, sku: 'AZ-C24', search: '' } as const
  const { rows } = await desk.orders({ query, from: 0, count: 20 }, turn)
  expect(rows.map(({ id }) => id)).toEqual(['404-1', '404-2'])
})

it('exports a fee of two orders that comes to nothing in all', async () => {
  const desk = await deskWith(
    '1 Aug 2026\tOrder\t404-1\tA\t100\t-11.80\t-5.90\t82.30',
    '2 Aug 2026\tOrder\t404-2\tA\t100\t-11.80\t5.90\t94.10',
  )
  const blob = await desk.file({ table: 'orders', kind: 'csv', names: { operator: '' } }, turn)
  const [names, ...rows] = readSeparated(await blob.text()).map(({ cells }) => cells)
  const at = names?.indexOf('Shipping and other fees') ?? -1
  expect(rows.map((cells) => cells[at])).toEqual(['-5.00', '5.00'])
})
