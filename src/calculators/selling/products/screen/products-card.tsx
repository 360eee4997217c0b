import { Search } from 'lucide'
import { useState } from 'react'
import { atLeastZero, round, toDigits } from '../../../../core/decimal'
import { countOf, groupDigits } from '../../../../core/format'
import { readNumber } from '../../../../core/parse'
import { problemHint } from '../../../../ui/fields/hints'
import { NumberField } from '../../../../ui/fields/number-field'
import { Segmented } from '../../../../ui/fields/segmented'
import { Button } from '../../../../ui/page/button'
import { Card } from '../../../../ui/page/card'
import { Icon } from '../../../../ui/page/icon'
import { useIsPhone, useIsPrinting } from '../../../../ui/page/media'
import type { List } from '../desk'
import { aimAt, arrangeRows } from './at-work'
import { ListFiles } from './list-files'
import { ListPages } from './list-pages'
import { NamedSelect } from './named-select'
import { usePaperRows } from './paper-rows'
import { PaperTable } from './paper-table'
import { ProductList } from './product-list'
import { ProductTable } from './product-table'
import styles from './products-card.module.css'
import { sayRows } from './say-rows'
import { sayOrder, sortChoices } from './sorting'
import { useListFile } from './use-list-file'

const count = (number: number) => groupDigits(String(number))

/** Every product, to be looked for, filtered and put in order over all rows at once. */
export function ProductsCard({ list }: { list: List }) {
  const isPhone = useIsPhone()
  const isPrinting = useIsPrinting()
  const paper = usePaperRows(list)
  const file = useListFile()
  const { busy } = file
  const { arrangement, shown, target, worked } = list
  const { totals } = worked
  const { filter, search, sort, isDescending } = arrangement
  const reading = readNumber(target)
  const percent = `${groupDigits(toDigits(round(atLeastZero(reading.value), 2)))}%`
  const hint = problemHint(reading) ?? (reading.value < 0n ? 'Below 0% counts as 0%.' : undefined)
  const choices = sortChoices(list.reading.uses.includes('quantity'))
  if (totals.products === 0) return null

  return (
    <Card
      title="Products"
      intro={
        isPrinting
          ? `${sayRows(arrangement, { total: shown.total, products: totals.products, percent })} ${sayOrder(arrangement, percent)}.`
          : `${sayOrder(arrangement, percent)}. Choose a row to open it as a marketplace order.`
      }
      className={styles.card}
      actions={<ListFiles list={list} isPhone={isPhone} file={file} />}
    >
      {busy?.progress && (
        <p className={styles.note} role="status">
          Making the file: {count(busy.progress.rows)} of {countOf(busy.progress.of, 'row')}
        </p>
      )}
      <div className={styles.tools}>
        <SearchField search={search} />
        <Segmented
          label="Which products"
          wide={isPhone}
          segments={[
            { value: 'all', label: `All ${isPhone ? '' : count(totals.products)}`.trim() },
            { value: 'losses', label: `Losses ${isPhone ? '' : count(totals.losers)}`.trim() },
            {
              value: 'below',
              label: `Below ${percent} ${isPhone ? '' : count(totals.below)}`.trim(),
            },
          ]}
          value={typeof filter === 'string' ? filter : ('bin' as 'all')}
          onChoose={(filter) => arrangeRows({ filter })}
        />
        {isPhone && (
          <NamedSelect
            name="Sort"
            value={`${sort} ${isDescending}`}
            onChange={({ target: { value } }) => {
              const choice = choices.find((each) => `${each.sort} ${each.isDescending}` === value)
              if (choice) arrangeRows(choice)
            }}
          >
            {choices.map((choice) => (
              <option
                key={`${choice.sort} ${choice.isDescending}`}
                value={`${choice.sort} ${choice.isDescending}`}
              >
                {sayOrder(choice, percent)}
              </option>
            ))}
          </NamedSelect>
        )}
        <div className={styles.target}>
          <span aria-hidden="true">Price for a margin of</span>
          <NumberField
            label="Price for a margin of"
            size="bare"
            unit="%"
            text={target}
            onText={aimAt}
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
          Only the products of one bar.
          <Button kind="quiet" onClick={() => arrangeRows({ filter: 'all' })}>
            Show all
          </Button>
        </p>
      )}
      {shown.total === 0 ? (
        <div className={styles.none}>
          <p>No product matches.</p>
          <Button kind="quiet" onClick={() => arrangeRows({ filter: 'all', search: '' })}>
            Clear
          </Button>
        </div>
      ) : isPrinting ? (
        <PaperTable list={list} percent={percent} paper={paper} />
      ) : isPhone ? (
        <ProductList list={list} percent={percent} />
      ) : (
        <ProductTable list={list} percent={percent} />
      )}
      <ListPages shown={shown} />
    </Card>
  )
}

/** What is typed is shown at once; the rows follow. */
function SearchField({ search }: { search: string }) {
  const [text, setText] = useState(search)
  const [asked, setAsked] = useState(search)
  // It was cleared by another button.
  if (search !== asked) {
    setAsked(search)
    setText(search)
  }
  return (
    <div className={styles.search}>
      <Icon of={Search} size={18} />
      <input
        type="search"
        aria-label="SKU or name"
        placeholder="SKU or name"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAsked(event.target.value)
          arrangeRows({ search: event.target.value })
        }}
      />
    </div>
  )
}
