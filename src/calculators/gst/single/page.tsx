import { Columns } from '../../../ui/page/card'
import { lazyPart, StaticIsland } from '../../../ui/tab/lazy-part'
import type { PageProps } from '../../contract'
import { SingleAmount } from './single-amount'
import { head } from './view'

// Many words that nobody needs for the first answer.
const ratesCard = lazyPart(() => import('./rates-card').then((part) => part.RatesCard))

export { head }

export function Page({ others }: PageProps) {
  return (
    <SingleAmount>
      <Columns parts="7:5">
        <StaticIsland part={ratesCard} />
        {others}
      </Columns>
    </SingleAmount>
  )
}
