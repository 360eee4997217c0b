import { ReadableFiles } from '../../../ui/files/readable-files'
import { marketplaces } from '../marketplaces/list'

/** The month in which files of these kinds were first tried, but for those told by descriptions alone. */
const TRIED = '2026-11'
const untried: ReadonlySet<string> = new Set(['flipkartOrders'])

const programs = marketplaces.map(({ name, formats, words }) => ({
  name,
  files: formats.map(({ kind }) => ({
    name: words.kinds[kind] ?? kind,
    taken: words.takes[kind] ?? '',
    since: untried.has(kind) ? undefined : TRIED,
  })),
}))

/** The files of marketplaces that were tried, and what is taken of each. */
export function ReadableSettlements({ className }: { className?: string | undefined }) {
  return <ReadableFiles programs={programs} className={className} />
}
