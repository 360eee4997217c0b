import { hrefOf } from '../../addresses'
import { FileProblem } from '../../ui/files/file-problem'
import styles from './file-notices.module.css'
import { type FileNotice, nameInWords } from './settlement-store'
import { settlementsWords } from './words'

const words = settlementsWords.notices

/** Why files were not taken, each in a sentence with its name. Those that are open stay. */
export function FileNotices({ notices }: { notices: readonly FileNotice[] }) {
  if (notices.length === 0) return null
  return (
    <div className={styles.notices}>
      {notices.map((notice) => (
        <FileProblem key={`${notice.name} ${notice.reason}`} name={nameInWords(notice.name)}>
          {sayNotice(notice)}
          {notice.reason === 'price-list' && (
            <>
              {' '}
              <a href={hrefOf('price-list')}>{words.toProducts}</a>
            </>
          )}
        </FileProblem>
      ))}
    </div>
  )
}

const plain = {
  'price-list': words.priceList,
  'summary-only': words.summaryOnly,
  unknown: words.unknown,
  'too-many-rows': words.tooManyRows,
  'too-many-files': words.tooManyFiles,
  broken: words.broken,
  'no-workers': words.noWorkers,
  'not-loaded': words.notLoaded,
  'kept-unreadable': words.keptUnreadable,
  'kept-gone': words.keptGone,
  'not-forgotten': words.notForgotten,
} as const satisfies Partial<Record<FileNotice['reason'], string>>

/**
 * What became of a file, after its name.
 *
 * @example sayNotice({ name: 'prices.csv', reason: 'price-list' })
 * // 'This is a price list. Many products reads it.'
 */
export function sayNotice(notice: FileNotice): string {
  if (notice.reason === 'problem') return notice.problem
  if (notice.reason === 'no-total') return words.noTotal(notice.what, notice.column)
  if (notice.reason !== 'costs') return plain[notice.reason]
  const { taken, unread, isKept } = notice
  if (taken === 0) return words.noCosts
  const said = isKept ? words.costs(taken) : words.costsInTab(taken)
  return unread > 0 ? `${said} ${words.costsUnread(unread)}` : said
}
