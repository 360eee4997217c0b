import { Card } from '../../../../ui/page/card'
import type { TotalsAnswer } from '../messages'
import { salesTotalsWords } from './words'

/** How many documents are kept on this device. */
export const KeptCard = ({ documents }: Pick<TotalsAnswer, 'documents'>) => (
  <Card title={salesTotalsWords.kept.title} intro={salesTotalsWords.kept.documents(documents)}>
    {null}
  </Card>
)
