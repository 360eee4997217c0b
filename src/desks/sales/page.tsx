import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide'
import { useState } from 'react'
import { hrefOf } from '../../addresses'
import type { PageProps, ViewHead } from '../../contract'
import { sayDate } from '../../core/language/dates'
import { Segmented } from '../../ui/fields/segmented'
import { usePageInputs } from '../../ui/memory/page-inputs'
import { Button } from '../../ui/page/button'
import { Icon } from '../../ui/page/icon'
import { TextLink } from '../../ui/page/text-link'
import { lazyPart, useIsHydrating, useLoadedWhenIdle } from '../../ui/tab/lazy-part'
import { OldBillsButton } from '../books/old-bills/old-bills-button'
import type { Frame } from '../books/sales/messages'
import { type OpeningFrame, openingFrame } from '../books/sales/opening-frame'
import { type PeriodKind, periodBeside, periodKinds, periodOf } from '../books/sales/period'
import { hasSavedBills } from '../books/saved-bills/saved-bills-note'
import { frameBar } from './frame-bar'
import { inputs, type Part, parts, type SalesTexts } from './inputs'
import styles from './page.module.css'
import { sayPeriod } from './sentences'
import { type PartAnswer, useSalesAnswer } from './use-sales-answer'
import { salesWords } from './words'

const totals = lazyPart(() => import('./totals/totals-screen').then((part) => part.TotalsScreen))
const returned = lazyPart(() => import('./filing/return-screen').then((part) => part.ReturnScreen))
const money = lazyPart(() => import('./money/money-screen').then((part) => part.MoneyScreen))
const backupLine = lazyPart(() =>
  import('../books/backup/backup-line').then((part) => part.BackupLine),
)
/** Only the build has it: a page gets its example from what reads the bills. */
const example = import.meta.env.SSR
  ? lazyPart(() => import('./example-screen').then((part) => part.ExampleScreen))
  : undefined

const loadPart = (part: Part): Promise<unknown> => {
  switch (part) {
    case 'totals':
      return totals.load()
    case 'return':
      return returned.load()
    case 'money':
      return money.load()
  }
}

export const head: ViewHead = {
  heading: salesWords.heading,
  intro: salesWords.intro,
  title: salesWords.title,
  description: salesWords.description,
}

/** What the kept bills come to: a frame of period and part, and the part. */
export function Page({ others }: PageProps) {
  const typed = usePageInputs(inputs)
  const isHydrating = useIsHydrating()
  const { answer, hasFailed } = useSalesAnswer(typed, loadPart)
  const isExampleExpected = isHydrating || !hasSavedBills()
  const frame = answer?.found ?? (isExampleExpected ? openingFrame : undefined)
  return (
    <>
      <FrameBar typed={typed} frame={frame} />
      {hasFailed && (
        <p className={styles.notice} role="alert">
          {salesWords.failed}
        </p>
      )}
      {frame?.isExample && <ExampleNotice frame={frame} />}
      {answer && !answer.found.isExample && <KeptSafe />}
      <PartIsland typed={typed} answer={answer} isExampleExpected={isExampleExpected} />
      {others}
    </>
  )
}

/** Payments and marks are changes, too: whichever part makes them, they are backed up. */
function KeptSafe() {
  return useLoadedWhenIdle(backupLine) && <backupLine.Part isQuiet />
}

const kinds = periodKinds.map((kind) => ({ value: kind, label: salesWords.kinds[kind] }))
const partChoices = parts.map((part) => ({ value: part, label: salesWords.parts[part] }))

type FrameBarProps = { typed: SalesTexts; frame: Frame | OpeningFrame | undefined }

/** The period, and what is shown of it. Money does not follow the period. */
export function FrameBar({ typed, frame }: FrameBarProps) {
  return (
    <section ref={frameBar} className={styles.bar} aria-label={salesWords.periodAndPart}>
      {typed.part === 'money' ? (
        <p className={styles.today}>{frame && salesWords.asOf(sayDate(frame.today))}</p>
      ) : (
        <PeriodChoice typed={typed} frame={frame} />
      )}
      <div className={styles.parts}>
        <Segmented
          label={salesWords.show}
          segments={partChoices}
          value={typed.part}
          onChoose={(part) => inputs.change({ part })}
          wide
        />
      </div>
    </section>
  )
}

function PeriodChoice({ typed, frame }: FrameBarProps) {
  const { kind } = typed
  // Until the answer is here, the frame may be that of another kind of period.
  const period = frame && periodOf(kind, frame.period.to)
  const days = frame?.periods[kind] ?? []
  // A period without documents is in the list as long as it is chosen.
  const options = period && !days.includes(period.from) ? [period.from, ...days] : days
  const choose = (day: string) => inputs.change({ day })
  /** Another kind of period keeps the days that are on show. */
  const chooseKind = (kind: PeriodKind) =>
    inputs.change({ kind, day: period && typed.day ? periodOf(kind, period.to).from : typed.day })
  return (
    <div className={styles.period}>
      <Segmented
        label={salesWords.period}
        segments={kinds}
        value={kind}
        onChoose={chooseKind}
        wide
      />
      <div className={styles.steps}>
        <Button
          kind="quiet"
          aria-label={salesWords.previous}
          disabled={!period}
          onClick={() => period && choose(periodBeside(period, -1).from)}
        >
          <Icon of={ChevronLeft} size={18} />
        </Button>
        <span className={styles.select}>
          <select
            aria-label={salesWords.kinds[kind]}
            value={period?.from ?? ''}
            onChange={(event) => choose(event.target.value)}
          >
            {options.map((day) => (
              <option key={day} value={day}>
                {sayPeriod(periodOf(kind, day))}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={16} />
        </span>
        <Button
          kind="quiet"
          aria-label={salesWords.next}
          disabled={!period}
          onClick={() => period && choose(periodBeside(period, 1).from)}
        >
          <Icon of={ChevronRight} size={18} />
        </Button>
      </div>
    </div>
  )
}

/** Says that this is an example, and why. */
function ExampleNotice({ frame }: { frame: Frame | OpeningFrame }) {
  return (
    <div className={styles.notice} role="status">
      <span>{frame.isForbidden ? salesWords.forbidden : salesWords.noBills}</span>
      <TextLink href={hrefOf('bill')}>{salesWords.toBill}</TextLink>
      {!frame.isForbidden && <OldBillsButton kind="quiet" />}
    </div>
  )
}

type PartIslandProps = {
  typed: SalesTexts
  answer: PartAnswer | undefined
  isExampleExpected: boolean
}

/**
 * The part that was chosen. The first page of a visit has the totals of the example in its HTML, which stay until
 * the answer is here; where bills are kept, nobody sees them.
 */
function PartIsland({ typed, answer, isExampleExpected }: PartIslandProps) {
  const [isPrerendered] = useState(useIsHydrating())
  if (example) {
    return (
      <div data-island="prerendered">
        <example.Part typed={typed} />
      </div>
    )
  }
  if (answer) {
    return (
      <div data-island>
        <Shown typed={typed} answer={answer} />
      </div>
    )
  }
  if (!isPrerendered) return <p className={styles.reading}>{salesWords.reading}</p>
  const isRight = isExampleExpected && typed === inputs.defaults
  return (
    <div
      data-island={isRight ? 'prerendered' : 'stale'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it stands there already
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

function Shown({ typed, answer }: { typed: SalesTexts; answer: PartAnswer }) {
  switch (answer.part) {
    case 'totals':
      return <totals.Part typed={typed} answer={answer.found} />
    case 'return':
      return <returned.Part typed={typed} answer={answer.found} />
    case 'money':
      return <money.Part typed={typed} answer={answer.found} />
  }
}
