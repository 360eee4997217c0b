import { sayMonth } from '../../core/language/dates'
import { Fold } from '../fields/fold'
import styles from './readable-files.module.css'
import { filesWords } from './words'

/** A file that a page reads. */
export type ReadableFile = {
  /** What its program calls it. */
  readonly name: string
  /** What the page takes from it, in a line. */
  readonly taken: string
  /** The month in which a file of this kind was tried first, like 2026-11; nothing where none was. */
  readonly since: string | undefined
}

/** The files of one program, marketplace or bank. */
export type ReadableProgram = { readonly name: string; readonly files: readonly ReadableFile[] }

type ReadableFilesProps = {
  programs: readonly ReadableProgram[]
  className?: string | undefined
}

/**
 * The fold What we can read: programs and their files by name.
 *
 * @example <ReadableFiles programs={[{ name: 'Vyapar', files: [{ name: 'Items', taken: 'Name, code, price', since: '2026-11' }] }]} />
 */
export function ReadableFiles({ programs, className }: ReadableFilesProps) {
  return (
    <Fold
      name={filesWords.readable.title}
      summary={programs.map(({ name }) => name).join(', ')}
      className={className}
    >
      <ProgramList programs={programs} />
    </Fold>
  )
}

/** What is in the fold, where a page has its line at once and loads the list when it is opened. */
export function ProgramList({ programs }: Pick<ReadableFilesProps, 'programs'>) {
  return (
    <ul className={styles.programs}>
      {programs.map(({ name, files }) => (
        <li key={name}>
          <b>{name}</b>
          <ul>
            {files.map(({ name, taken, since }) => (
              <li key={name}>
                <span>{name}</span>
                <small>{taken}</small>
                <small>
                  {since
                    ? filesWords.readable.since(sayMonth(`${since}-01`))
                    : filesWords.readable.untried}
                </small>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
