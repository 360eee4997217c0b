import { HALDI_HATCH, Hatch } from '../../../../ui/charts/hatch'
import { type OrderState, orderStates, type Summary } from '../../messages'
import styles from './ended-orders.module.css'
import { countedIn, wholeMoney } from './figures'
import { sayEnded } from './say'
import { settlementResultsWords } from './words'

const words = settlementResultsWords.ended

/** How much of its place the longest bar takes, in percent: the number stands behind it. */
const LONGEST = 62
const SHORTEST = 1.6

const keptStates: readonly OrderState[] = ['delivered', 'partly']

/** One bar of each state, and what its orders earned or cost. */
export function EndedOrders({ summary }: { summary: Summary }) {
  const { byState } = summary
  const most = Math.max(1, ...orderStates.map((state) => byState[state].orders))
  const hasCosts = summary.profit !== undefined
  return (
    <div className={styles.ended}>
      <Hatch />
      <h2>{words.title}</h2>
      <p key={sayEnded(summary)}>{sayEnded(summary)}</p>
      <table>
        <caption className="visually-hidden">{words.title}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.state}</th>
            <th scope="col">{words.orders}</th>
            <th scope="col">{words.earned}</th>
          </tr>
        </thead>
        <tbody>
          {orderStates.map((state) => {
            const { orders, earned } = byState[state]
            return (
              <tr key={state}>
                <th scope="row">{settlementResultsWords.states[state]}</th>
                <td>
                  <span className="visually-hidden">{countedIn(orders)}</span>
                  <StateBar state={state} orders={orders} most={most} />
                </td>
                <td data-tone={earned !== undefined && earned < 0 ? 'loss' : undefined} data-amount>
                  {wholeMoney(hasCosts ? earned : undefined)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={styles.foot}>{hasCosts ? words.foot : words.footWithoutCosts}</p>
    </div>
  )
}

type StateBarProps = { state: OrderState; orders: number; most: number }

/** Kept orders are hatched, the others an outline: they differ without colours, too. */
function StateBar({ state, orders, most }: StateBarProps) {
  const width = orders === 0 ? 0 : Math.max((orders / most) * LONGEST, SHORTEST)
  const isKept = keptStates.includes(state)
  return (
    <svg className={styles.bar} aria-hidden="true">
      {orders > 0 && (
        <rect
          width={`${width}%`}
          height="14"
          y="1"
          className={isKept ? undefined : styles.outline}
          fill={isKept ? `url(#${HALDI_HATCH})` : 'none'}
        />
      )}
      <text x={`${width}%`} dx={orders === 0 ? 0 : 8} y="12.5">
        {countedIn(orders)}
      </text>
    </svg>
  )
}
