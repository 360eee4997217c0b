import { useEffect, useRef, useState } from 'react'
import { NamedSelect } from '../../../../ui/fields/named-select'
import { SearchBox } from '../../../../ui/fields/search-box'
import { Button } from '../../../../ui/page/button'
import { Card } from '../../../../ui/page/card'
import { useIsPhone } from '../../../../ui/page/media'
import {
  type FindingCode,
  firstOrderQuery,
  type OrderQuery,
  type OrderState,
  orderStates,
  type Summary,
} from '../../messages'
import { ExportButton, useExport } from './export-files'
import { countedIn } from './figures'
import { OrderList, OrderTable } from './order-rows'
import styles from './orders-card.module.css'
import { changeOrders, isOfOrders, orderView, turnOrders, useOrderView } from './orders-query'
import { Answered, Pages } from './pages'
import { type CardProps, useAnswer } from './use-answer'
import { settlementResultsWords } from './words'

const words = settlementResultsWords.orders

const ROWS = 20

/** All orders with search and filters; a row opens its lines. */
export function OrdersCard({ summary, ask }: CardProps) {
  const isPhone = useIsPhone()
  const { query, from, visits } = useOrderView()
  const asked = JSON.stringify([query, from])
  const { answer, hasFailed, tryAgain } = useAnswer(
    () => ask('orders', { query, from, count: ROWS }),
    asked,
    summary,
  )
  const [opened, setOpened] = useState<{ order: number; asked: string }>()
  const openedOrder = opened?.asked === asked ? opened.order : undefined
  const { save, isBusy } = useExport(ask)
  const found = useRef<HTMLParagraphElement>(null)
  useFocusOnVisit(visits, found)
  useEffect(() => () => changeOrders(firstOrderQuery), [])

  const showAll = () => {
    changeOrders(firstOrderQuery)
    // The button disappears.
    found.current?.focus({ preventScroll: true })
  }
  const rows = answer && {
    rows: answer.rows,
    hasMarketplaces: summary.marketplaces.length > 1,
    openedOrder,
    onOpen: (order: number | undefined) =>
      setOpened(order === undefined ? undefined : { order, asked }),
    summary,
    ask,
  }
  return (
    <Card
      title={words.title}
      intro={words.intro}
      className={styles.card}
      actions={
        <ExportButton
          name={settlementResultsWords.files.csv}
          isBusy={isBusy}
          onPress={() => save('orders', 'csv')}
        >
          {isPhone ? settlementResultsWords.files.csvShort : settlementResultsWords.files.csv}
        </ExportButton>
      }
    >
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchBox
            label={words.search}
            text={query.search}
            onText={(search) => changeOrders({ search })}
          />
        </div>
        <StateSelect query={query} summary={summary} />
        <FindingSelect query={query} summary={summary} />
      </div>
      <div className={styles.found}>
        <p ref={found} tabIndex={-1} role="status">
          {answer &&
            (query.sku === undefined
              ? words.found(answer.total)
              : words.foundOf(answer.total, query.sku || settlementResultsWords.noSku))}
        </p>
        {isFiltered(query) && (
          <Button kind="quiet" onClick={showAll}>
            {words.showAll}
          </Button>
        )}
      </div>
      <Answered isHere={answer !== undefined} hasFailed={hasFailed} tryAgain={tryAgain}>
        {answer?.total === 0 && <p className={styles.none}>{words.none}</p>}
        {rows &&
          rows.rows.length > 0 &&
          (isPhone ? <OrderList {...rows} /> : <OrderTable {...rows} />)}
        {answer && (
          <Pages
            what={words.title}
            from={answer.from}
            count={answer.rows.length}
            size={ROWS}
            total={answer.total}
            onTurn={turnOrders}
          />
        )}
      </Answered>
    </Card>
  )
}

const isFiltered = ({ state, finding, sku, search }: OrderQuery) =>
  state !== firstOrderQuery.state || finding !== undefined || sku !== undefined || search !== ''

/** Where another card leads here, the line that says which orders are shown takes the focus. */
function useFocusOnVisit(visits: number, line: { current: HTMLElement | null }) {
  const seen = useRef(orderView.read().visits)
  useEffect(() => {
    if (seen.current === visits) return
    seen.current = visits
    line.current?.closest('section')?.scrollIntoView({ block: 'start' })
    line.current?.focus({ preventScroll: true })
  }, [visits, line])
}

type FilterProps = { query: OrderQuery; summary: Summary }

function StateSelect({ query, summary }: FilterProps) {
  return (
    <div className={styles.filter}>
      <NamedSelect
        name={words.state}
        value={query.state}
        onChange={({ target: { value } }) => changeOrders({ state: value as OrderQuery['state'] })}
      >
        <option value="all">{`${words.allStates} ${countedIn(summary.orders)}`}</option>
        {orderStates
          .filter((state) => summary.byState[state].orders > 0 || state === query.state)
          .map((state) => (
            <option key={state} value={state}>
              {`${stateNames[state]} ${countedIn(summary.byState[state].orders)}`}
            </option>
          ))}
      </NamedSelect>
    </div>
  )
}

const stateNames: Readonly<Record<OrderState, string>> = settlementResultsWords.states

function FindingSelect({ query, summary }: FilterProps) {
  const findings = summary.findings.filter(
    ({ code, count }) => isOfOrders(code) && (count > 0 || code === query.finding),
  )
  if (findings.length === 0) return null
  return (
    <div className={styles.filter}>
      <NamedSelect
        name={words.finding}
        value={query.finding ?? ''}
        onChange={({ target: { value } }) =>
          changeOrders({ finding: value ? (value as FindingCode) : undefined })
        }
      >
        <option value="">{words.anyFinding}</option>
        {findings.map(({ code, count }) => (
          <option key={code} value={code}>
            {`${words.findings[code]} ${countedIn(count)}`}
          </option>
        ))}
      </NamedSelect>
    </div>
  )
}
