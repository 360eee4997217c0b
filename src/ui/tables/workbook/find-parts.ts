import { MOST_SHEETS } from '../../../core/limits'
import { sentences, Unreadable } from './limits'
import { formatOf, type NumberFormat } from './number-format'
import { readPart } from './read-part'
import type { ZipArchive, ZipEntry } from './read-zip'
import { attributesOf } from './xml-scanner'

export type SheetPart = {
  readonly name: string
  readonly isHidden: boolean
  readonly entry: ZipEntry
}

export type WorkbookParts = {
  readonly sheets: readonly SheetPart[]
  readonly strings: ZipEntry | undefined
  /** By the number of a cell's style. */
  readonly formats: readonly NumberFormat[]
}

/** Excel itself allows no more. */
const MOST_STYLES = 65_490

/**
 * Finds the parts of a workbook by what the file says of itself: programs name them differently.
 *
 * @throws Unreadable where it is no workbook, or one that is written in another way
 */
export async function workbookParts(archive: ZipArchive): Promise<WorkbookParts> {
  const main = await findWorkbook(archive)
  const { sheets, isFrom1904 } = await readWorkbookPart(archive, main)
  const folder = main.name.replaceAll('\\', '/').replace(/[^/]*$/, '')
  const relations = await readRelations(archive, main.name)
  const related = (type: string) => relations.find((relation) => relation.type === type)
  const partOfType = (type: string, usual: string) =>
    archive.find(related(type)?.target ?? `${folder}${usual}`)

  const styles = partOfType('styles', 'styles.xml')
  return {
    sheets: sheets.slice(0, MOST_SHEETS).flatMap(({ id, ...sheet }, at) => {
      const relation = relations.find((relation) => relation.id === id)
      if (relation && relation.type !== 'worksheet') return []
      const entry = archive.find(relation?.target ?? `${folder}worksheets/sheet${at + 1}.xml`)
      return entry ? [{ ...sheet, entry }] : []
    }),
    strings: partOfType('sharedStrings', 'sharedStrings.xml'),
    formats: styles ? await readFormats(archive, styles, isFrom1904) : [],
  }
}

async function findWorkbook(archive: ZipArchive): Promise<ZipEntry> {
  const relations = await readRelations(archive, '')
  const target = relations.find(({ type }) => type === 'officeDocument')?.target
  const entry = archive.find(target ?? 'xl/workbook.xml') ?? archive.find('xl/workbook.xml')
  if (entry && /(?:^|[/\\])workbook[^/\\]*\.xml$/i.test(entry.name)) return entry
  if (target?.endsWith('.bin') || archive.find('xl/workbook.bin')) {
    throw new Unreadable(sentences.binary)
  }
  if (entry) throw new Unreadable(sentences.notWorkbook)
  if (archive.names.some((name) => /\.(?:xlsx?|xlsm|ods|csv|tsv|txt)$/i.test(name))) {
    throw new Unreadable(sentences.otherZip)
  }
  const isOfWorkbook = archive.names.some((name) => /^xl[/\\]/i.test(name))
  throw new Unreadable(isOfWorkbook ? sentences.damaged : sentences.notWorkbook)
}

type Relation = { readonly id: string; readonly type: string; readonly target: string }

/** What a part refers to; the whole file refers to its main part. */
async function readRelations(archive: ZipArchive, path: string): Promise<Relation[]> {
  const [, folder = '', name = ''] = /^(.*?)([^/]*)$/.exec(path.replaceAll('\\', '/')) ?? []
  const entry = archive.find(`${folder}_rels/${name}.rels`)
  const relations: Relation[] = []
  if (!entry) return relations
  await readPart(archive, entry, {
    isTextWanted: false,
    open(element, text) {
      if (element !== 'Relationship') return
      const attributes = attributesOf(text)
      relations.push({
        id: attributes.get('Id') ?? '',
        type: (attributes.get('Type') ?? '').replace(/^.*\//, ''),
        target: resolved(folder, attributes.get('Target') ?? ''),
      })
    },
    close() {},
    text() {},
  })
  return relations
}

/** @example resolved('xl/', '../xl/worksheets/sheet1.xml') // 'xl/worksheets/sheet1.xml' */
function resolved(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/')
  const steps: string[] = []
  for (const step of (path.startsWith('/') ? path : `${folder}${path}`).split('/')) {
    if (step === '..') steps.pop()
    else if (step && step !== '.') steps.push(step)
  }
  return steps.join('/')
}

async function readWorkbookPart(archive: ZipArchive, entry: ZipEntry) {
  const sheets: { name: string; isHidden: boolean; id: string }[] = []
  let isFrom1904 = false
  await readPart(archive, entry, {
    isTextWanted: false,
    open(element, text) {
      const attributes = attributesOf(text)
      if (element === 'workbookPr') isFrom1904 = isTrue(attributes.get('date1904'))
      if (element !== 'sheet') return
      sheets.push({
        name: attributes.get('name') ?? `Sheet ${sheets.length + 1}`,
        isHidden: /hidden$/i.test(attributes.get('state') ?? ''),
        id: attributes.get('id') ?? '',
      })
    },
    close() {},
    text() {},
  })
  return { sheets, isFrom1904 }
}

const isTrue = (value = '') => /^(?:1|true|on)$/i.test(value)

async function readFormats(
  archive: ZipArchive,
  entry: ZipEntry,
  isFrom1904: boolean,
): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const ids: number[] = []
  let isInCells = false
  await readPart(archive, entry, {
    isTextWanted: false,
    open(element, text) {
      if (element === 'cellXfs') isInCells = true
      const isFormat = element === 'numFmt'
      if (!isFormat && !(isInCells && element === 'xf')) return
      const attributes = attributesOf(text)
      const id = Number(attributes.get('numFmtId') ?? 0)
      if (!isFormat) ids.push(id)
      // Looks that depend on a condition have formats of their own, with the same numbers.
      else if (!codes.has(id)) codes.set(id, attributes.get('formatCode') ?? '')
      if (ids.length > MOST_STYLES || codes.size > MOST_STYLES) {
        throw new Unreadable(sentences.tooLarge)
      }
    },
    close(element) {
      if (element === 'cellXfs') isInCells = false
    },
    text() {},
  })
  // Formats are often used by many styles.
  const known = new Map<number, NumberFormat>()
  return ids.map((id) => {
    const format = known.get(id) ?? formatOf(id, codes.get(id), isFrom1904)
    known.set(id, format)
    return format
  })
}
