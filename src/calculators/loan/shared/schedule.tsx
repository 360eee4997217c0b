import { ChevronDown, Printer } from 'lucide'
import {
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Segmented } from '../../../ui/fields/segmented'
import { ignoreOutcome, readTabText, writeTabText } from '../../../ui/memory/browser-storage'
import { Button } from '../../../ui/page/button'
import { classNames } from '../../../ui/page/class-names'
import { Icon } from '../../../ui/page/icon'
import { type LazyPart, lazyPart, loadOrReload, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { createStore } from '../../../ui/tab/store'
import { useToast } from '../../../ui/tab/toast'
import type { OpenYearsStore, Schedule } from './full-schedule'
import styles from './schedule.module.css'
import type { YearKind } from './terms'
import { loanWords } from './words'

type ExpandableScheduleProps<Month> = {
  schedule: Schedule<Month>
  openYears: OpenYearsStore
  /** The text of the button that goes back to the short table. */
  closeLabel: string
  /** The short table. */
  children: ReactNode
  /** Whether the full schedule has more rows than the short table. */
  hasMore: boolean
}

const firstMonthField = lazyPart(() =>
  import('./first-month-field').then((part) => part.FirstMonthField),
)

const financialTable = lazyPart(() =>
  import('./full-schedule').then((part) => part.FinancialTable),
) as LazyPart<{ schedule: Schedule<never> }>

type FirstMonthSectionProps = {
  start: string
  onStart(start: string): void
  /** In the card of a table instead of the inputs. */
  isInCard?: boolean
}

/** The fields for the month of the first EMI, loaded when the page is idle. */
export function FirstMonthSection({ isInCard, ...field }: FirstMonthSectionProps) {
  const isHere = useLoadedWhenIdle(firstMonthField)
  return (
    <div className={classNames(styles.start, isInCard && styles.inCard)}>
      {isHere && <firstMonthField.Part {...field} />}
    </div>
  )
}

const kindsOfYears = [
  { value: 'loan', label: loanWords.firstEmi.kindsOfYears.loan },
  { value: 'financial', label: loanWords.firstEmi.kindsOfYears.financial },
] as const

type YearKindSectionProps = { years: YearKind; onYears(years: YearKind): void }

/** Which years a table shows, once the month of the first EMI is known. */
export const YearKindSection = ({ years, onYears }: YearKindSectionProps) => (
  <div className={styles.years}>
    <Segmented
      label={loanWords.firstEmi.yearsOfTables}
      wide
      segments={kindsOfYears}
      value={years}
      onChoose={onYears}
    />
  </div>
)

// The full schedule is loaded when it is first opened.
let loadedModule: typeof import('./full-schedule') | undefined

/** A short table with buttons that show all months in its place, or print them. */
export function ExpandableSchedule<Month extends { readonly month: number }>(
  props: ExpandableScheduleProps<Month>,
) {
  const { schedule, openYears, children } = props
  const showToast = useToast()
  const table = useRef<HTMLDivElement>(null)
  const open = useOpenYears(openYears)
  const [full, setFull] = useState(loadedModule)
  const [isForPrint, setIsForPrint] = useState(false)
  const isFinancial = schedule.financialStart !== undefined
  const hasMore = props.hasMore || isFinancial
  const shortTable = isFinancial ? (
    <Suspense>
      <financialTable.Part schedule={schedule as Schedule<never>} />
    </Suspense>
  ) : (
    children
  )
  const isWanted = hasMore && open !== undefined
  const FullSchedule = isWanted || isForPrint ? full?.FullSchedule : undefined

  const load = useCallback(async () => {
    try {
      loadedModule ??= await loadOrReload(() => import('./full-schedule'))
      setFull(loadedModule)
    } catch {
      showToast(loanWords.schedule.notLoaded)
    }
    return loadedModule
  }, [showToast])

  // The tab remembers whether the schedule is open.
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])

  const toggle = async ({ currentTarget }: MouseEvent) => {
    const full = await load()
    if (FullSchedule) full?.closeFullSchedule(currentTarget, openYears)
    else full?.openFullSchedule(table, openYears)
  }
  const printAll = async ({ currentTarget }: MouseEvent) =>
    (await load())?.printAll(currentTarget, setIsForPrint)

  return (
    <>
      <div ref={table}>
        {FullSchedule ? (
          <FullSchedule schedule={schedule} open={open ?? ''} openYears={openYears} />
        ) : (
          shortTable
        )}
      </div>
      {hasMore && (
        <div className={styles.more}>
          <Button kind="secondary" aria-expanded={FullSchedule !== undefined} onClick={toggle}>
            <span>
              {!FullSchedule
                ? loanWords.schedule.show
                : isFinancial
                  ? loanWords.schedule.showYears
                  : props.closeLabel}
            </span>
            <Icon of={ChevronDown} size={18} />
          </Button>
          <Button kind="quiet" onClick={printAll}>
            <Icon of={Printer} size={18} />
            <span>{loanWords.schedule.printAll(schedule.months.length)}</span>
          </Button>
        </div>
      )}
    </>
  )
}

const CLOSED = 'closed'

/** @param key the name in the tab's storage */
export function openYearsStore(key: string): OpenYearsStore {
  const { read, write, subscribe } = createStore<string>(() => readTabText(key) ?? CLOSED)
  return {
    read,
    subscribe,
    save(years) {
      write(years ?? CLOSED)
      writeTabText(key, read(), ignoreOutcome)
    },
  }
}

/** The open years, such as `1,3`; undefined while the schedule is closed. */
export function useOpenYears({ subscribe, read }: OpenYearsStore): string | undefined {
  const text = useSyncExternalStore(subscribe, read, () => CLOSED)
  return text === CLOSED ? undefined : text
}
