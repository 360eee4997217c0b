import { useEffect, useState } from 'react'
import { sayDate } from '../../../core/language/dates'
import { sumOf } from '../../../core/money/decimal'
import { useIsPrinting } from '../../../ui/page/media'
import { whenIdle } from '../../../ui/tab/lazy-part'
import { askSales } from '../../books/sales/ask-sales'
import type { DueOrder, MoneyAnswer } from '../../books/sales/messages'
import { ages, type CustomerBalance } from '../../books/sales/money/dues'
import { nameOf, sayRupees } from './say'
import { useAsked } from './use-sales-list'
import { CustomerCells, CustomerHead } from './who-owes'
import styles from './who-owes.module.css'
import { moneyWords } from './words'

type PrintedDuesProps = { answer: MoneyAnswer; order: DueOrder }

/** All who owe something, on paper: a screen shows the first of them. */
export function PrintedDues({ answer, order }: PrintedDuesProps) {
  const isPrinting = useIsPrinting()
  const customers = useAllDues(answer, order)
  if (!isPrinting || customers.length === 0) return null
  const { today, shop, byAge } = answer
  return (
    <section className={styles.printed}>
      <h2>{moneyWords.print.title(shop)}</h2>
      <p>{moneyWords.print.asOf(sayDate(today))}</p>
      <table className={styles.table}>
        <CustomerHead />
        <tbody>
          {customers.map((customer, index) => (
            <tr key={customer.key}>
              <CustomerCells customer={customer} number={index + 1} today={today}>
                {nameOf(customer)}
              </CustomerCells>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{moneyWords.who.total}</th>
            <td>{customers.reduce((count, { bills }) => count + bills, 0)}</td>
            <td />
            {ages.map((age) => (
              <td key={age}>{sayRupees(byAge[age])}</td>
            ))}
            <td>{sayRupees(sumOf(customers.map(({ balance }) => balance)))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** All of them are here before the page is printed: a browser lays out paper without waiting. */
function useAllDues(answer: MoneyAnswer, order: DueOrder): readonly CustomerBalance[] {
  const asked = useAsked()
  const [found, setFound] = useState<{ of: MoneyAnswer; all: readonly CustomerBalance[] }>()
  const { rows, count } = answer.customers
  const isPart = rows.length < count

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with every answer
  useEffect(() => {
    if (!isPart) return
    let isAwaited = true
    whenIdle(() => {
      if (!isAwaited) return
      askSales('dues', { ...asked(), order }).then(
        (all) => isAwaited && setFound({ of: answer, all }),
        () => {},
      )
    })
    return () => {
      isAwaited = false
    }
  }, [answer, order])
  return isPart && found?.of === answer ? found.all : rows
}
