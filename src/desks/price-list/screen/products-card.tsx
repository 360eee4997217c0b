import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide'
import { useState } from 'react'
import { atLeastZero, round, toDigits } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { readNumber } from '../../../core/money/parse'
import { problemHint } from '../../../ui/fields/hints'
import { NamedSelect } from '../../../ui/fields/named-select'
import { NumberField } from '../../../ui/fields/number-field'
import { SearchBox } from '../../../ui/fields/search-box'
import { Segmented } from '../../../ui/fields/segmented'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { Icon } from '../../../ui/page/icon'
import { useIsPhone, useIsPrinting } from '../../../ui/page/media'
import type { List } from '../list-store'
import type { ShownRows } from '../messages'
import { ExportButtons, useExport } from './export-buttons'
import { PrintTable, usePrintRows } from './print-table'
import { ProductList, ProductTable } from './product-table'
import styles from './products-card.module.css'
import {
  changeTarget,
  choosePageSize,
  pageSizes,
  pagesFrom,
  saySort,
  showRows,
  sortChoices,
  usePageSize,
} from './row-actions'
import { sayRows } from './sentences'
import { productsScreenWords } from './words'

const count = (number: number) => groupDigits(String(number))

/** All products with search, filter, sorting and pages; these work over all rows. */
export function ProductsCard({ list }: { list: List }) {
  const isPhone = useIsPhone()
  const isPrinting = useIsPrinting()
  const printRows = usePrintRows(list)
  const file = useExport()
  const { busy } = file
  const { query, shown, target, computed } = list
  const { totals } = computed
  const { filter, search, sort, isDescending } = query
  const reading = readNumber(target)
  const percent = `${groupDigits(toDigits(round(atLeastZero(reading.value), 2)))}%`
  const hint =
    problemHint(reading) ??
    (reading.value < 0n ? productsScreenWords.products.belowZero : undefined)
  const counted = (name: string, products: number) =>
    isPhone ? name : `${name} ${count(products)}`
  const choices = sortChoices(list.mapping.uses.includes('quantity'))
  if (totals.products === 0) return null

  return (
    <Card
      title={productsScreenWords.products.title}
      intro={
        isPrinting
          ? `${sayRows(query, { total: shown.total, products: totals.products, percent })} ${productsScreenWords.printed.sorted(saySort(query, percent))}`
          : productsScreenWords.products.intro(saySort(query, percent))
      }
      className={styles.card}
      actions={<ExportButtons list={list} isPhone={isPhone} file={file} />}
    >
      {busy?.progress && (
        <p className={styles.note} role="status">
          {productsScreenWords.products.making(busy.progress.done, busy.progress.of)}
        </p>
      )}
      <div className={styles.tools}>
        <ProductSearch search={search} />
        <Segmented
          label={productsScreenWords.products.which}
          wide={isPhone}
          segments={[
            { value: 'all', label: counted(productsScreenWords.products.all, totals.products) },
            {
              value: 'losses',
              label: counted(productsScreenWords.products.losses, totals.losers),
            },
            {
              value: 'below',
              label: counted(productsScreenWords.products.below(percent), totals.below),
            },
          ]}
          value={typeof filter === 'string' ? filter : ('bin' as 'all')}
          onChoose={(filter) => showRows({ filter })}
        />
        {isPhone && (
          <NamedSelect
            name={productsScreenWords.products.sort}
            value={`${sort} ${isDescending}`}
            onChange={({ target: { value } }) => {
              const choice = choices.find((each) => `${each.sort} ${each.isDescending}` === value)
              if (choice) showRows(choice)
            }}
          >
            {choices.map((choice) => (
              <option
                key={`${choice.sort} ${choice.isDescending}`}
                value={`${choice.sort} ${choice.isDescending}`}
              >
                {saySort(choice, percent)}
              </option>
            ))}
          </NamedSelect>
        )}
        <div className={styles.target}>
          <span aria-hidden="true">{productsScreenWords.products.target}</span>
          <NumberField
            label={productsScreenWords.products.target}
            size="bare"
            unit="%"
            text={target}
            onText={changeTarget}
          />
        </div>
      </div>
      {hint && (
        <p className={styles.note} key={hint}>
          {hint}
        </p>
      )}
      {typeof filter === 'object' && (
        <p className={styles.note}>
          {productsScreenWords.products.oneBar}
          <Button kind="quiet" onClick={() => showRows({ filter: 'all' })}>
            {productsScreenWords.products.showAll}
          </Button>
        </p>
      )}
      {shown.total === 0 ? (
        <div className={styles.none}>
          <p>{productsScreenWords.products.none}</p>
          <Button kind="quiet" onClick={() => showRows({ filter: 'all', search: '' })}>
            {productsScreenWords.products.clear}
          </Button>
        </div>
      ) : isPrinting ? (
        <PrintTable list={list} percent={percent} printRows={printRows} />
      ) : isPhone ? (
        <ProductList list={list} percent={percent} />
      ) : (
        <ProductTable list={list} percent={percent} />
      )}
      <ListPages shown={shown} />
    </Card>
  )
}

/** The typed text is shown at once; the rows follow. */
function ProductSearch({ search }: { search: string }) {
  const [text, setText] = useState(search)
  const [sent, setSent] = useState(search)
  // Another button has cleared the search.
  if (search !== sent) {
    setSent(search)
    setText(search)
  }
  return (
    <div className={styles.search}>
      <SearchBox
        label={productsScreenWords.products.search}
        text={text}
        onText={(text) => {
          setText(text)
          setSent(text)
          showRows({ search: text })
        }}
      />
    </div>
  )
}

const turns = [
  { to: 'first', name: productsScreenWords.products.pages.first, icon: ChevronFirst },
  { to: 'previous', name: productsScreenWords.products.pages.previous, icon: ChevronLeft },
  { to: 'next', name: productsScreenWords.products.pages.next, icon: ChevronRight },
  { to: 'last', name: productsScreenWords.products.pages.last, icon: ChevronLast },
] as const

/** The numbers of the shown rows, the buttons of the pages, and the rows a page has. */
function ListPages({ shown }: { shown: ShownRows }) {
  const { from, rows, total } = shown
  const size = usePageSize()
  const pages = pagesFrom({ from, count: rows.length, size, total })
  return (
    <div className={styles.pages}>
      <p role="status">
        {total > 0 &&
          productsScreenWords.products.pages.shown(
            count(from + 1),
            count(from + rows.length),
            count(total),
          )}
      </p>
      <div className={styles.size}>
        <NamedSelect
          name={productsScreenWords.products.pages.size}
          value={size}
          onChange={({ target: { value } }) => choosePageSize(Number(value))}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </NamedSelect>
      </div>
      <div className={styles.turns}>
        {turns.map(({ to, name, icon }) => {
          const page = pages[to]
          return (
            <Button
              key={to}
              kind="quiet"
              aria-label={name}
              // Not `disabled`, so that the button keeps the focus on the last page.
              aria-disabled={page === undefined}
              onClick={() => page !== undefined && showRows({}, page)}
            >
              <Icon of={icon} size={20} />
            </Button>
          )
        })}
      </div>
    </div>
  )
}
