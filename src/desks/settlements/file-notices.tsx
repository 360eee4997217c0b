import { hrefOf } from '../../addresses'
import { sayDate } from '../../core/language/dates'
import { dayInIndia } from '../../core/time/column-days'
import { FileProblem } from '../../ui/files/file-problem'
import styles from './file-notices.module.css'
import { answerDates } from './open-files'
import { type DatesNotice, type FileNotice, nameInWords } from './settlement-store'
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
          {isPriceList(notice) && (
            <>
              {' '}
              <a href={hrefOf('price-list')}>{words.toProducts}</a>
            </>
          )}
          {notice.reason === 'dates-open' && <DateChoices notice={notice} />}
        </FileProblem>
      ))}
    </div>
  )
}

const isPriceList = (notice: FileNotice) =>
  notice.reason === 'price-list' || (notice.reason === 'problem' && notice.isPriceList === true)

/** The two days that one text may be. */
function DateChoices({ notice }: { notice: DatesNotice }) {
  const { example } = notice.question
  return (
    <span className={styles.choices}>
      {dateOrders.map((order) => (
        <button key={order} type="button" onClick={() => answerDates(notice, order)}>
          {sayDate(dayInIndia(example, order) ?? example)}
        </button>
      ))}
    </span>
  )
}

const dateOrders = ['dayFirst', 'monthFirst'] as const

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
  if (notice.reason === 'dates-open') {
    return words.datesOpen(notice.question.column, notice.question.example)
  }
  if (notice.reason === 'lost') return words.lost(notice.others)
  if (notice.reason !== 'costs') return plain[notice.reason]
  const { taken, unread, isRemembered } = notice
  if (taken === 0) return words.noCosts
  const said = isRemembered ? words.costs(taken) : words.costsInTab(taken)
  return unread > 0 ? `${said} ${words.costsUnread(unread)}` : said
}
