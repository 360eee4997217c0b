import { useEffect, useState } from 'react'
import { Announcement } from '../../../ui/answer/page-answer'
import { readTabText } from '../../../ui/memory/browser-storage'
import { lazyPart, loadOrReload, notLoaded, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import type { PageProps } from '../../contract'
import { useOwnOrder } from '../shared/market/inputs'
import { changeDesk, type Desk, desk, useDesk } from './desk'
import { EmptyDesk } from './empty-desk'
import { keepsList } from './keeps'
import { LacksCard } from './lacks-card'
import { OPENED_ROWS } from './opened-rows'
import { atWork } from './take'
import { takeDropped } from './take-dropped'
import { useIsSlow } from './use-is-slow'
import { head } from './view'

const listOnDesk = lazyPart(() => import('./screen/list-on-desk').then((part) => part.ListOnDesk))

const whoWorks = { load: atWork }

export { head }

/** A whole price list at once: before there is a file, what can be given; then what came of it. */
export function Page({ others }: PageProps) {
  const order = useOwnOrder()
  const { list, coming, problem } = useDesk()
  const isSlow = useIsSlow(coming)
  const ListOnDesk = useListOnDesk({ list, coming })
  useLoadedWhenIdle(whoWorks)
  useEffect(takeDropped, [])
  useEffect(restoreKept, [])

  return (
    <>
      {ListOnDesk && (list || coming?.stage === 'columns' || isSlow) ? (
        <ListOnDesk isSlow={isSlow} />
      ) : (
        <>
          <EmptyDesk problem={problem} />
          <LacksCard order={order} uses={[]} intro="These come from your marketplace order." />
        </>
      )}
      <Announcement text={list ? `${list.source.name}: worked out` : ''} />
      {others}
    </>
  )
}

/** What shows a list. Where it could not be loaded ahead, each list is another try. */
function useListOnDesk({ list, coming }: Desk) {
  const ahead = useLoadedWhenIdle(listOnDesk)
  const [loaded, setLoaded] = useState<typeof ahead>()
  const due = list ?? (coming?.stage === 'columns' ? coming.source : undefined)
  useEffect(() => {
    if (!due || listOnDesk.isHere()) return
    const { name } = 'source' in due ? due.source : due
    loadOrReload(listOnDesk.load).then(
      (part) => setLoaded(() => part),
      () => changeDesk({ problem: { name, text: notLoaded('What shows a list') } }),
    )
  }, [due])
  return ahead ?? loaded
}

/** What was left open in this tab, or kept on this device. */
function restoreKept() {
  if (readTabText(OPENED_ROWS))
    import('./screen/opened-row').then(
      (row) => row.returnFromRow(),
      () => {},
    )

  if (keepsList.read() !== null && !desk.read().list)
    loadOrReload(atWork).then(
      ({ restore }) => restore(),
      () => changeDesk({ problem: { name: 'Kept list', text: notLoaded('What reads files') } }),
    )
}
