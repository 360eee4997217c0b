import { Card } from '../../../../ui/page/card'
import type { TotalsAnswer } from '../messages'
import { salesTotalsWords } from './words'

/** How many documents are kept on this device. */
export const KeptCard = ({ kept }: Pick<TotalsAnswer, 'kept'>) => (
  <Card title={salesTotalsWords.kept.title} intro={salesTotalsWords.kept.documents(kept)}>
    {null}
  </Card>
)
