import { Sheet } from '../../../ui/files/sheet'
import { useOwnOrder } from '../../market/inputs'
import { InheritedTermsCard } from '../inherited-terms'
import { useListState } from '../list-store'
import { productsWords } from '../words'
import { ColumnsScreen } from './columns-screen'
import { ProgressScreen } from './progress-screen'
import { ListResult } from './result'
import { productsScreenWords } from './words'

/** Shows the columns of a pending file, its progress, or the list that was computed last. */
export function ListScreen({ isSlow }: { isSlow: boolean }) {
  const { list, pending, problem } = useListState()
  const order = useOwnOrder()
  const screen =
    pending?.stage === 'columns' ? 'columns' : pending && (isSlow || !list) ? 'progress' : 'list'
  return (
    <Sheet key={screen} label={productsScreenWords.priceList}>
      {screen === 'columns' && pending?.mapping && (
        <ColumnsScreen pending={pending} mapping={pending.mapping} list={list} />
      )}
      {screen === 'progress' && pending && (
        <>
          <ProgressScreen pending={pending} />
          <InheritedTermsCard
            order={order}
            uses={pending.mapping?.uses ?? []}
            intro={productsWords.inherited.intro}
          />
        </>
      )}
      {screen === 'list' && list && <ListResult list={list} order={order} problem={problem} />}
    </Sheet>
  )
}
