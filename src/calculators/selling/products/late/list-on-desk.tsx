import { usePageInputs } from '../../../../ui/tab/page-inputs'
import { inputs } from '../../shared/market/inputs'
import { useDesk } from '../desk'
import { LacksCard } from '../lacks-card'
import { ColumnsScreen } from './columns-screen'
import { LoadedList } from './loaded-list'
import { Working } from './working'

/** What is on the desk: a file on its way, or the list that was worked out last. */
export function ListOnDesk({ isSlow }: { isSlow: boolean }) {
  const { list, coming, problem } = useDesk()
  const order = usePageInputs(inputs)
  if (coming?.stage === 'columns' && coming.reading) {
    return <ColumnsScreen coming={coming} reading={coming.reading} list={list} />
  }
  if (coming && (isSlow || !list)) {
    return (
      <>
        <Working coming={coming} />
        <LacksCard
          order={order}
          uses={coming.reading?.uses ?? []}
          intro="These come from your marketplace order."
        />
      </>
    )
  }
  return list && <LoadedList list={list} order={order} problem={problem} />
}
