import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { zippedFiles } from './zipped-files'

const REAL = join(import.meta.dirname, '../../../../tests/real-files')

const zipOf = (files: Zippable) => new Blob([zipSync(files) as Uint8Array<ArrayBuffer>])
const csv = strToU8('Sub Order No,SKU\n1,A\n')

async function filesOf(blob: Blob, mostBytes?: number) {
  const found = await zippedFiles(blob, mostBytes)
  if (!found || 'problem' in found) throw new Error(found ? found.problem : 'a workbook')
  return found
}

async function problemOf(blob: Blob, mostBytes?: number) {
  const found = await zippedFiles(blob, mostBytes)
  return found && 'problem' in found ? found.problem : undefined
}

/** The same zip file with some bytes of its entries changed. */
function changed(blob: Blob, change: (list: DataView, at: number) => void) {
  return blob.arrayBuffer().then((buffer) => {
    const view = new DataView(buffer)
    for (let at = 0; at + 4 <= view.byteLength; at++)
      if (view.getUint32(at, true) === 0x02014b50) change(view, at)
    return new Blob([buffer])
  })
}

describe('the files in a zip file', () => {
  it('are there by their names, byte by byte', async () => {
    const files = await filesOf(zipOf({ 'tcs/tcs_sales.csv': csv, 'tcs/b/tcs_sales.csv': csv }))
    expect(files.map(({ name }) => name)).toEqual(['tcs_sales.csv', 'tcs/b/tcs_sales.csv'])
    expect(new Uint8Array(await (files[0] as File).arrayBuffer())).toEqual(csv)
  })

  it('are those of a real download', async () => {
    const bytes = readFileSync(join(REAL, 'meesho_PREVIOUS_PAYMENT_aug_1000000000000.zip'))
    const [file] = await filesOf(new Blob([bytes]))
    expect(file?.name).toMatch(/_PREVIOUS_PAYMENT_.*\.xlsx$/)
    expect(await zippedFiles(file as File)).toBeUndefined()
  })

  it('do not include what systems put beside them', async () => {
    const files = await filesOf(
      zipOf({
        'a.csv': csv,
        '__MACOSX/._a.csv': csv,
        '.DS_Store': csv,
        'sub/': new Uint8Array(),
        'sub/Thumbs.db': csv,
      }),
    )
    expect(files.map(({ name }) => name)).toEqual(['a.csv'])
    expect(await problemOf(zipOf({ '.DS_Store': csv }))).toMatch(/no files/)
  })

  it('stay as they are where they are zip files themselves', async () => {
    const inner = new Uint8Array(await zipOf({ 'a.csv': csv }).arrayBuffer())
    const [file] = await filesOf(zipOf({ 'inner.zip': inner }))
    expect(new Uint8Array(await (file as File).arrayBuffer())).toEqual(inner)
  })

  it('are no more than fit, whatever sizes they claim', async () => {
    const bomb = zipOf({ 'a.csv': new Uint8Array(600_000) })
    expect(bomb.size).toBeLessThan(5_000)
    expect(await problemOf(bomb, 300_000)).toMatch(/too large inside/)
    const lying = await changed(bomb, (list, at) => list.setUint32(at + 24, 10, true))
    expect(await problemOf(lying, 300_000)).toMatch(/too large inside/)
    const three = Object.fromEntries([1, 2, 3].map((n) => [`${n}.csv`, new Uint8Array(120_000)]))
    expect(await problemOf(zipOf(three), 300_000)).toMatch(/too large inside/)
  })

  it('are counted', async () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`${n}.csv`, csv]))
    expect(await problemOf(zipOf(many))).toMatch(/more than 20 files/)
  })

  it('are refused in a true sentence where they cannot be unpacked', async () => {
    const zip = zipOf({ 'a.csv': csv })
    const locked = await changed(zip, (list, at) => list.setUint16(at + 8, 1, true))
    expect(await problemOf(locked)).toMatch(/password/)
    const rare = await changed(zip, (list, at) => list.setUint16(at + 10, 12, true))
    expect(await problemOf(rare)).toMatch(/rare way/)
    expect(await problemOf(zip.slice(0, zip.size - 30))).toMatch(/not complete/)
  })
})
