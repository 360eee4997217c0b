import { useEffect, useState } from 'react'
import type { PageProps, ViewHead } from '../../contract'
import { formatMoney } from '../../core/money/format'
import { Announcement } from '../../ui/answer/page-answer'
import { usePageInputs } from '../../ui/memory/page-inputs'
import { lazyPart, loadOrReload, useLoadedWhenIdle } from '../../ui/tab/lazy-part'
import { EmptyFiles } from './empty-files'
import { inputs } from './inputs'
import { fromPaise, type Paise, type Summary } from './messages'
import { loadSettlementActions, takeDroppedFiles } from './open-files'
import {
  addNotice,
  type SettlementState,
  savedFilesNote,
  sayLostFiles,
  settlementStore,
  useSettlements,
} from './settlement-store'
import { settlementsWords } from './words'

// What the page loads later.
const settlementScreen = lazyPart(() =>
  import('./screen/settlement-screen').then((part) => part.SettlementScreen),
)

const fieldsCard = lazyPart(() => import('./screen/fields-card').then((part) => part.FieldsCard))

const settlementActions = { load: loadSettlementActions }

export const head: ViewHead = {
  heading: settlementsWords.heading,
  intro: settlementsWords.intro,
  title: settlementsWords.title,
  description: settlementsWords.description,
}

/** The page of settlements: without files, the ways to open them; then what the orders earned. */
export function Page({ others }: PageProps) {
  const state = useSettlements()
  const isSlow = useIsSlow(state.pending !== undefined)
  const SettlementScreen = useSettlementScreen(state)
  useLoadedWhenIdle(settlementActions)
  useEffect(takeDroppedFiles, [])
  useEffect(restoreKept, [])
  // The first file is not computed yet, and its wait is too short to be announced.
  const isFirst = state.pending !== undefined && !state.summary && !isSlow
  return (
    <>
      {SettlementScreen && ((state.files.length > 0 && !isFirst) || isSlow) ? (
        <SettlementScreen isSlow={isSlow} />
      ) : (
        <>
          <EmptyFiles notices={state.notices} />
          <LinkedFields />
        </>
      )}
      <Announcement text={useWorkedOut(state)} />
      {others}
    </>
  )
}

/** The settings that a link brought stand there before there are files. */
function LinkedFields() {
  const typed = usePageInputs(inputs)
  const FieldsCard = useLoadedWhenIdle(fieldsCard)
  const isLinked = typed !== inputs.defaults && inputs.inside.now().isLinked
  return isLinked && FieldsCard ? <FieldsCard summary={undefined} /> : null
}

/** The component that shows files. Where it could not be loaded ahead, each file is another try. */
function useSettlementScreen({ files, pending }: SettlementState) {
  const ahead = useLoadedWhenIdle(settlementScreen)
  const [loaded, setLoaded] = useState<typeof ahead>()
  const name = files[0]?.source.name
  const isDue = name !== undefined && pending === undefined
  useEffect(() => {
    if (!isDue || settlementScreen.isHere()) return
    loadOrReload(settlementScreen.load).then(
      (part) => setLoaded(() => part),
      () => addNotice({ name, reason: 'not-loaded' }),
    )
  }, [isDue, name])
  return ahead ?? loaded
}

/** Tells once that files were worked out: what changes with a field is told by the answer itself. */
function useWorkedOut({ files, summary, pending }: SettlementState): string {
  const [told, setTold] = useState({ files, text: '' })
  if (!pending && told.files !== files && (summary || files.length === 0)) {
    setTold({ files, text: summary ? sayWorkedOut(summary) : '' })
  }
  return told.text
}

const sayWorkedOut = ({ profit, settlement }: Summary): string =>
  profit === undefined
    ? settlementsWords.workedOut(settlementsWords.results.settlement, inRupees(settlement))
    : settlementsWords.workedOut(settlementsWords.results.profit, inRupees(profit))

const inRupees = (paise: Paise) => formatMoney(fromPaise(paise), '₹', 2)

/** Restores the files that are kept on this device. */
function restoreKept() {
  sayLostFiles()
  const { files, pending } = settlementStore.read()
  if (savedFilesNote.read() === null || files.length > 0 || pending) return
  loadOrReload(loadSettlementActions).then(
    ({ restoreSavedFiles }) => restoreSavedFiles(),
    () => addNotice({ name: settlementsWords.keptFiles, reason: 'not-loaded' }),
  )
}

/** A shorter wait is not announced. */
const SLOW_MS = 300

/** Whether reading or computing takes long enough to show its progress. */
function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isBusy])
  return isBusy && isSlow
}
