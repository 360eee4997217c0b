import { useEffect, useState } from 'react'
import type { PageProps, ViewHead } from '../../contract'
import { Announcement } from '../../ui/answer/page-answer'
import { readTabText } from '../../ui/memory/browser-storage'
import { lazyPart, loadOrReload, useLoadedWhenIdle } from '../../ui/tab/lazy-part'
import { OPENED_ROWS, useOwnOrder } from '../market/inputs'
import { EmptyList } from './empty-list'
import { InheritedTermsCard } from './inherited-terms'
import {
  changeListState,
  type ListState,
  listStore,
  nameInWords,
  type PendingFile,
  savedListNote,
  sayLostList,
  useListState,
} from './list-store'
import { loadListActions, openDroppedFile } from './open-file'
import { productsWords } from './words'

// What the page loads later.
const listScreen = lazyPart(() => import('./screen/list-screen').then((part) => part.ListScreen))

const listActions = { load: loadListActions }

export const head: ViewHead = {
  heading: productsWords.heading,
  intro: productsWords.intro,
  title: productsWords.title,
  description: productsWords.description,
}

/** The page of price lists: without a list, the ways to open one; then the list. */
export function Page({ others }: PageProps) {
  const order = useOwnOrder()
  const { list, pending, problem } = useListState()
  const isSlow = useIsSlow(pending)
  const ListScreen = useListScreen({ list, pending })
  useLoadedWhenIdle(listActions)
  useEffect(openDroppedFile, [])
  useEffect(restoreKept, [])

  return (
    <>
      {ListScreen && (list || pending?.stage === 'columns' || isSlow) ? (
        <ListScreen isSlow={isSlow} />
      ) : (
        <>
          <EmptyList problem={problem} />
          <InheritedTermsCard order={order} uses={[]} intro={productsWords.inherited.intro} />
        </>
      )}
      <Announcement text={list ? productsWords.workedOut(nameInWords(list.source.name)) : ''} />
      {others}
    </>
  )
}

/**
 * The component that shows a list. Where it could not be loaded ahead, each list is another try.
 */
function useListScreen({ list, pending }: ListState) {
  const ahead = useLoadedWhenIdle(listScreen)
  const [loaded, setLoaded] = useState<typeof ahead>()
  const due = list ?? (pending?.stage === 'columns' ? pending.source : undefined)
  useEffect(() => {
    if (!due || listScreen.isHere()) return
    const { name } = 'source' in due ? due.source : due
    loadOrReload(listScreen.load).then(
      (part) => setLoaded(() => part),
      () => changeListState({ problem: { name, text: productsWords.notLoaded.showsList } }),
    )
  }, [due])
  return ahead ?? loaded
}

/**
 * Restores the marketplace order after a row was opened, and the list that is kept on this device.
 */
function restoreKept() {
  sayLostList()
  if (readTabText(OPENED_ROWS))
    import('../market/opened-rows').then(
      (opened) => opened.restoreOwnOrder(),
      () => {},
    )

  if (savedListNote.read() !== null && !listStore.read().list)
    loadOrReload(loadListActions).then(
      ({ restoreSavedList }) => restoreSavedList(),
      () =>
        changeListState({
          problem: {
            name: productsWords.keptList,
            text: productsWords.notLoaded.readsFiles,
          },
        }),
    )
}

/** A shorter wait is not announced. */
const SLOW_MS = 300

/** Whether reading or computing takes long enough to show its progress. */
function useIsSlow(pending: PendingFile | undefined): boolean {
  const isBusy = pending !== undefined && pending.stage !== 'columns'
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
