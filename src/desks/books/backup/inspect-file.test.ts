// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { noSeller } from '../bill/seller'
import { changeFiledReturns, readFiledReturns } from '../saved-bills/bills-database'
import { writeBillsFile } from '../saved-bills/bills-file'
import { inspectFile } from './inspect-file'

const october = { key: 'GSTR-1 102026', filedOn: '2026-11-10', documents: { a: 3 } }
const november = { key: 'GSTR-1 112026', filedOn: '2026-12-10', documents: { b: 1 } }

beforeEach(async () =>
  changeFiledReturns(
    [],
    (await readFiledReturns()).map(({ key }) => key),
  ),
)

it('counts the returns that only the file has as filed', async () => {
  const filed = [october, november]
  const file = new Blob([writeBillsFile({ seller: noSeller, bills: [], filed })])
  expect(await inspectFile({ file: file, settings: {} })).toMatchObject({
    missingHere: 0,
    filedMissingHere: 2,
  })
  await changeFiledReturns([october, { ...november, filedOn: '2026-12-09' }])
  expect(await inspectFile({ file: file, settings: {} })).toMatchObject({ filedMissingHere: 1 })
  await changeFiledReturns([{ ...november, filedOn: '2026-12-20' }])
  expect(await inspectFile({ file: file, settings: {} })).toMatchObject({ filedMissingHere: 0 })
})
