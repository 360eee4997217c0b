import { type FormatKind, formats } from '../../../core/statements/formats'
import { ReadableFiles, type ReadableProgram } from '../../../ui/files/readable-files'
import { statementWords } from './files/words'

const fileOf = (kind: FormatKind | 'passbook' | 'lists', since: string | undefined) => {
  const { name, taken } = statementWords.readable[kind]
  return { name, taken, since }
}

/** Programs, banks and registrars by their names, each with its files, as they are known to the reader. */
const programs: readonly ReadableProgram[] = [
  ...[...new Set(formats.map(({ program }) => program))].map((name) => {
    const own = formats.filter(({ program }) => program === name)
    const kinds = [...new Set(own.map(({ kind }) => kind))]
    return {
      name,
      files: kinds.map((kind) => fileOf(kind, own.find((each) => each.kind === kind)?.since)),
    }
  }),
  ...(['passbook', 'lists'] as const).map((kind) => ({
    name: statementWords.readable[kind].program,
    files: [fileOf(kind, '2026-11')],
  })),
]

export const Readable = () => <ReadableFiles programs={programs} />
