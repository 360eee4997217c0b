import { Printer } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { NamedSelect } from '../../../../ui/fields/named-select'
import { SearchBox } from '../../../../ui/fields/search-box'
import { Segmented } from '../../../../ui/fields/segmented'
import { Button } from '../../../../ui/page/button'
import { Card } from '../../../../ui/page/card'
import { Icon } from '../../../../ui/page/icon'
import { useIsPhone, useIsPrinting } from '../../../../ui/page/media'
import type { ExportNames, SkuQuery, SkuRow, SkuSort } from '../../messages'
import { ExportButton, useExport } from './export-files'
import { countedIn } from './figures'
import { changeSkus, needsCosts, queryOf, turnSkus, useSkuView } from './orders-query'
import { Answered, Pages } from './pages'
import { PrintedSkus, usePrintedSkus } from './print-sheet'
import { saySort } from './say'
import { SkuList, SkuTable } from './sku-table'
import styles from './skus-card.module.css'
import { type CardProps, useAnswer } from './use-answer'
import { settlementResultsWords } from './words'

const words = settlementResultsWords.skus

const ROWS = 10
const ROWS_ON_PHONES = 5

type SkusCardProps = CardProps & {
  /** What exported files need. */
  names?: ExportNames | undefined
  /** A link to find the price of a SKU, if it has one. */
  priceLink?: ((row: SkuRow) => ReactNode) | undefined
}

/** All SKUs with search, filter, sorting and pages; a row leads to its orders. */
export function SkusCard({ summary, ask, names, priceLink }: SkusCardProps) {
  const isPhone = useIsPhone()
  const isPrinting = useIsPrinting()
  const { query: chosen, from, visits } = useSkuView()
  const query = queryOf(chosen, summary.skusWithCost > 0)
  const count = isPhone ? ROWS_ON_PHONES : ROWS
  const { answer, hasFailed, tryAgain } = useAnswer(
    () => ask('skus', { query, from, count }),
    JSON.stringify([query, from, count]),
    summary,
  )
  const { printed, print } = usePrintedSkus({ summary, ask }, query)
  const { save, isBusy } = useExport(ask, names)
  const card = useVisited(visits)
  const downloads = settlementResultsWords.files
  return (
    <div ref={card} tabIndex={-1} className={styles.visited}>
      <Card
        title={words.title}
        intro={isPrinting ? `${saySort(query)}.` : words.intro(saySort(query))}
        actions={
          <div className={styles.files}>
            <ExportButton name={downloads.csv} isBusy={isBusy} onPress={() => save('skus', 'csv')}>
              {isPhone ? downloads.csvShort : downloads.csv}
            </ExportButton>
            <ExportButton name={downloads.xlsx} isBusy={isBusy} onPress={() => save('all', 'xlsx')}>
              {isPhone ? downloads.xlsxShort : downloads.xlsx}
            </ExportButton>
            <Button kind="quiet" onClick={print}>
              <Icon of={Printer} size={18} />
              {downloads.print}
            </Button>
          </div>
        }
      >
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchBox
              label={words.search}
              text={query.search}
              onText={(search) => changeSkus({ search })}
            />
          </div>
          <Segmented
            label={words.which}
            wide={isPhone}
            segments={[
              { value: 'all', label: words.all(countedIn(summary.skus)) },
              { value: 'losses', label: words.losses(countedIn(summary.losing)) },
              {
                value: 'no-cost',
                label: words.noCost(countedIn(summary.skus - summary.skusWithCost)),
              },
            ]}
            value={query.filter}
            onChoose={(filter) => changeSkus({ filter })}
          />
          {isPhone && <SortSelect query={query} hasCosts={summary.skusWithCost > 0} />}
        </div>
        <Answered isHere={answer !== undefined} hasFailed={hasFailed} tryAgain={tryAgain}>
          {answer?.total === 0 ? (
            <div className={styles.none}>
              <p>{words.none}</p>
              <Button kind="quiet" onClick={() => changeSkus({ filter: 'all', search: '' })}>
                {settlementResultsWords.clear}
              </Button>
            </div>
          ) : isPrinting ? (
            <PrintedSkus summary={summary} printed={printed ?? answer} isWhole={!!printed} />
          ) : (
            answer &&
            (isPhone ? (
              <SkuList answer={answer} priceLink={priceLink} />
            ) : (
              <SkuTable answer={answer} query={query} priceLink={priceLink} />
            ))
          )}
          {answer && !isPrinting && (
            <>
              <Pages
                what={words.title}
                from={answer.from}
                count={answer.rows.length}
                size={count}
                total={answer.total}
                onTurn={turnSkus}
              />
              {answer.total > 0 && (
                <p className={styles.foot}>
                  {summary.settings.seller === 'composition' ? words.footWithTax : words.foot}
                  {summary.waiting.orders > 0 && ` ${words.waiting(summary.waiting.orders)}`}
                </p>
              )}
            </>
          )}
        </Answered>
      </Card>
    </div>
  )
}

/** Takes the focus and comes into view when another card leads here. */
export function useVisited(visits: number) {
  const card = useRef<HTMLDivElement>(null)
  const seen = useRef(visits)
  useEffect(() => {
    if (seen.current === visits) return
    seen.current = visits
    card.current?.scrollIntoView({ block: 'start' })
    card.current?.focus({ preventScroll: true })
  }, [visits])
  return card
}

const sorts: readonly SkuSort[] = [
  'profit',
  'margin',
  'sales',
  'orders',
  'kept',
  'returned',
  'rto',
  'fees',
  'ads',
  'cost',
  'sku',
]
const sortChoices = sorts.flatMap((sort) => [
  { sort, isDescending: false },
  { sort, isDescending: true },
])
type Choice = (typeof sortChoices)[number]

const keyOf = ({ sort, isDescending }: Choice) => `${sort} ${isDescending}`

function SortSelect({ query, hasCosts }: { query: SkuQuery; hasCosts: boolean }) {
  const choices = sortChoices.filter(({ sort }) => hasCosts || !needsCosts(sort))
  return (
    <NamedSelect
      name={words.sort}
      value={keyOf(query)}
      onChange={({ target: { value } }) => {
        const choice = choices.find((each) => keyOf(each) === value)
        if (choice) changeSkus(choice)
      }}
    >
      {choices.map((choice) => (
        <option key={keyOf(choice)} value={keyOf(choice)}>
          {saySort(choice)}
        </option>
      ))}
    </NamedSelect>
  )
}
