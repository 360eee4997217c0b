import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readSeparated } from '../../../core/tables/separated-values'
import { readWorkbook } from '../../../ui/tables/workbook/read-workbook'
import { tableSheet, workbookWriter } from '../../../ui/tables/workbook/write-workbook'
import { zippedFiles } from '../../../ui/tables/workbook/zipped-files'
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

const newDesk = () =>
  settlementDesk(
    {
      reader: async () => readWorkbook,
      writer: async () => ({ tableSheet, workbookWriter }),
    },
    zippedFiles,
  )

async function deskWith(...rows: readonly string[]) {
  const desk = newDesk()
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

const ZIP = 'meesho_PREVIOUS_PAYMENT_aug_1000000000000.zip'

it('opens the workbook in a zip file, and no zip file in one', async () => {
  const bytes = readFileSync(join(import.meta.dirname, '../../../../tests/real-files', ZIP))
  const desk = newDesk()
  const zip = new File([bytes], ZIP)
  const opened = await desk.open({ source: zip }, turn)
  if (opened.is !== 'zip') throw new Error(opened.is)
  const [source] = opened.files
  expect(await desk.open({ source: source as File, isUnpacked: true }, turn)).toMatchObject({
    is: 'file',
    file: { kind: 'meeshoPayments', rows: 4 },
  })
  const nested = zipSync({ [ZIP]: new Uint8Array(bytes) }) as Uint8Array<ArrayBuffer>
  const outer = await desk.open({ source: new File([nested], 'outer.zip') }, turn)
  if (outer.is !== 'zip') throw new Error(outer.is)
  expect(await desk.open({ source: outer.files[0] as File, isUnpacked: true }, turn)).toMatchObject(
    {
      is: 'refused',
      refusal: { reason: 'problem', problem: expect.stringContaining('Unpack it') },
    },
  )
})
