// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { workersHere } from '../../../../tests/worker-here'
import type { Unzip, Workbooks } from '../../../ui/tables/workbook/lazy-workbooks'
import type { Requests } from '../messages'
import { settlementStore } from '../settlement-store'
import { settlementDesk } from '../worker/settlement-desk'

const WorkerHere = workersHere<Requests>(
  () => settlementDesk({} as Workbooks, (async () => []) as unknown as Unzip),
  true,
)
const { held } = WorkerHere
vi.stubGlobal('Worker', WorkerHere)
vi.mock('./files-database', () => ({
  filesOnDevice: { saveNew: vi.fn(), setSaved: vi.fn(), forgetCleared: vi.fn(async () => true) },
  readSavedFiles: vi.fn(),
}))

const { cancel, chooseScope, clearFiles, openSources } = await import('./settlement-actions')

const amazon = {
  name: 'amazon',
  text: [
    'date/time\ttype\torder id\tSku\tproduct sales\tselling fees\tother transaction fees\ttotal',
    '1 Aug 2026\tOrder\t404-1\tA\t100\t-10\t0\t90',
  ].join('\n'),
}
const more = { name: 'more', text: amazon.text.replace('404-1', '404-2') }

beforeEach(() => {
  held.clear()
  clearFiles()
})

it('computes what was chosen while a file is read, though reading that is cancelled', async () => {
  await openSources([amazon])
  held.add('open')
  const opening = openSources([more])
  await vi.waitFor(() => expect(settlementStore.read().pending?.stage).toBe('reading'))
  chooseScope('amazon')
  cancel()
  WorkerHere.last()?.letGo()
  await opening
  const asked = WorkerHere.last()?.sent.flatMap((sent) => ('kind' in sent ? [sent] : []))
  expect(asked?.filter(({ kind }) => kind === 'compute').map(({ request }) => request)).toEqual([
    expect.objectContaining({ scope: 'all' }),
    expect.objectContaining({ scope: 'amazon' }),
  ])
  const { scope, files, pending, isBehind } = settlementStore.read()
  expect([scope, files.length, pending, isBehind]).toEqual(['amazon', 1, undefined, undefined])
})
