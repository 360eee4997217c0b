import { ChevronDown, Printer } from 'lucide'
import {
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Decimal } from '../../../../core/decimal'
import { countOf } from '../../../../core/format'
import type { Sheet } from '../../../../core/sheet'
import { Button } from '../../../../ui/page/button'
import { Icon } from '../../../../ui/page/icon'
import {
  type LazyPart,
  lazyPart,
  loadOrReload,
  notLoaded,
  useLoadedWhenIdle,
} from '../../../../ui/tab/lazy-part'
import { useToast } from '../../../../ui/tab/toast'
import type { YearKind } from './financial-years'
import { type OpenYears, useOpenYears } from './open-years'
import styles from './schedule-fold.module.css'

/** A column of amounts: what a month adds to it, or what is left after the month. */
export type ScheduleColumn<Month> = {
  readonly name: string
  of(month: Month): Decimal
  readonly isLeft?: true
}

/** The months of a loan, and the name of each in the calendar, if it has one. */
export type Schedule<Month> = {
  readonly months: readonly Month[]
  readonly columns: readonly ScheduleColumn<Month>[]
  readonly calendar: readonly (string | undefined)[]
  /** The month of the first EMI, where years run from April to March. */
  readonly financialStart?: string | undefined
  /** What a tax return asks for, where that is something else, and a word about it. */
  readonly taxColumns?: readonly ScheduleColumn<Month>[]
  readonly taxNote?: string
}

type ScheduleFoldProps<Month> = {
  schedule: Schedule<Month>
  openYears: OpenYears
  /** What the button says that brings back what is seen first. */
  foldName: string
  /** What is seen first; nothing more where that is all. */
  children: ReactNode
  hasMore: boolean
}

const firstMonthField = lazyPart(() =>
  import('./first-month-field').then((part) => part.FirstMonthField),
)

const financialTable = lazyPart(() =>
  import('./financial-table').then((part) => part.FinancialTable),
) as LazyPart<{ schedule: Schedule<never> }>

type FirstMonthProps = {
  start: string
  onStart(start: string): void
  years: YearKind
  onYears(years: YearKind): void
}

/**
 * When the first EMI is paid: it gives the months of a schedule their names. Then its years may be
 * those of the tax return, too.
 */
export function FirstMonth(props: FirstMonthProps) {
  const isHere = useLoadedWhenIdle(firstMonthField)
  return <div className={styles.start}>{isHere && <firstMonthField.Part {...props} />}</div>
}

// Most people never open it, so it does not weigh on the first load.
let here: typeof import('./full-schedule') | undefined

/** A short table, and the ways to see or to print every month in its place. */
export function ScheduleFold<Month extends { readonly month: number }>(
  props: ScheduleFoldProps<Month>,
) {
  const { schedule, openYears, children } = props
  const showToast = useToast()
  const table = useRef<HTMLDivElement>(null)
  const open = useOpenYears(openYears)
  const [full, setFull] = useState(here)
  const [isForPrint, setIsForPrint] = useState(false)
  const isFinancial = schedule.financialStart !== undefined
  const hasMore = props.hasMore || isFinancial
  const seenFirst = isFinancial ? (
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
      here ??= await loadOrReload(() => import('./full-schedule'))
      setFull(here)
    } catch {
      showToast(notLoaded('The schedule'))
    }
    return here
  }, [showToast])

  // It may have been left open.
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])

  const toggle = async ({ currentTarget }: MouseEvent) => {
    const full = await load()
    if (FullSchedule) full?.closeAbove(currentTarget, openYears)
    else full?.openBelow(table, openYears)
  }
  const printAll = async ({ currentTarget }: MouseEvent) =>
    (await load())?.printAll(currentTarget, setIsForPrint)

  return (
    <>
      <div ref={table}>
        {FullSchedule ? (
          <FullSchedule schedule={schedule} open={open ?? ''} openYears={openYears} />
        ) : (
          seenFirst
        )}
      </div>
      {hasMore && (
        <div className={styles.more}>
          <Button kind="secondary" aria-expanded={FullSchedule !== undefined} onClick={toggle}>
            <span>
              {!FullSchedule
                ? 'Show full schedule'
                : isFinancial
                  ? 'Show years only'
                  : props.foldName}
            </span>
            <Icon of={ChevronDown} size={18} />
          </Button>
          <Button kind="quiet" onClick={printAll}>
            <Icon of={Printer} size={18} />
            <span>{`Print all ${countOf(schedule.months.length, 'month')}`}</span>
          </Button>
        </div>
      )}
    </>
  )
}

/** A monthly file, by financial year where the tables are. */
export async function sheetByYears(
  sheet: Sheet,
  financialStart: string | undefined,
): Promise<Sheet> {
  if (financialStart === undefined) return sheet
  const { inFinancialYears } = await loadOrReload(() => import('./financial-sheet'))
  return inFinancialYears(sheet, financialStart)
}
