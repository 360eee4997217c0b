import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import type { MoneyAnswer } from '../../books/sales/messages'
import { DueBillList, type Writing } from './due-bills'
import styles from './give-back.module.css'
import { sayRupees } from './say'
import { useSalesList } from './use-sales-list'
import { moneyWords } from './words'

/** Whom the seller owes, and on what. Money paid back is noted on the credit note. */
export function GiveBack({ answer, writing }: { answer: MoneyAnswer; writing: Writing }) {
  const { found, next, showMore } = useSalesList({ list: 'to-give-back' })
  if (!found || found.rows.length === 0) return null
  return (
    <Card
      title={moneyWords.giveBack.title}
      intro={moneyWords.giveBack.intro(sayRupees(answer.toGiveBack))}
      className={styles.card}
    >
      <div className={styles.rows}>
        <DueBillList label={moneyWords.giveBack.title} bills={found.rows} withBuyer {...writing} />
        {next > 0 && (
          <Button kind="quiet" onClick={showMore}>
            {moneyWords.who.more(next)}
          </Button>
        )}
      </div>
    </Card>
  )
}
