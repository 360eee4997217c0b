import { useCallback, useMemo, useState } from 'react'
import { currencyOf } from '../../../core/money/currencies'
import { type Decimal, decimalFrom, zero } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { daysAsOf, sayWantedDays } from '../../../core/time/wanted-days'
import { ListSearchField, useSearch } from '../../../ui/dialogs/list-dialog'
import { SelectField } from '../../../ui/fields/select-field'
import { useToday } from '../../../ui/tab/today'
import type { SavedBill } from '../../books/saved-bills/bills-database'
import {
  readSearch,
  type SearchableBill,
  searchableBills,
  searchBills,
  type WantedOfBill,
  wantedStandings,
} from '../../books/saved-bills/search'
import styles from './bill-search.module.css'
import { savedBillsWords } from './words'

const words = savedBillsWords.list.filter

const rupees = (amount: Decimal) => formatMoney(amount, currencyOf('INR').symbol, 0)

/** Where one span of amounts ends and the next begins. */
const bounds = [1_000, 10_000, 1_00_000].map((amount) => decimalFrom(amount))
const spans = [zero, ...bounds].map((from, index) => [from, bounds[index]] as const)

const dayOptions = [
  { value: 'any' as const, label: words.anyDay },
  ...(['today', 'yesterday', 'thisMonth', 'lastMonth'] as const).map((value) => ({
    value,
    label: words.recent[value],
  })),
]
const amountOptions = [
  { value: 'any', label: words.anyAmount },
  ...spans.map(([from, below], index) => ({
    value: `${index}`,
    label:
      below === undefined
        ? words.from(rupees(from))
        : from === zero
          ? words.below(rupees(below))
          : words.between(rupees(from), rupees(below)),
  })),
]
const standingOptions = [
  { value: 'any' as const, label: words.anyStanding },
  ...wantedStandings.map((value) => ({ value, label: words.standings[value] })),
]

type Chosen = {
  readonly days: (typeof dayOptions)[number]['value']
  readonly amount: string
  readonly standing: (typeof standingOptions)[number]['value']
}

/** The bills that are all of what is typed and chosen. */
export function useBillSearch(bills: readonly SavedBill[] | undefined) {
  const today = useToday()
  const [chosen, setChosen] = useState<Chosen>({ days: 'any', amount: 'any', standing: 'any' })
  const all = useMemo(() => searchableBills(bills ?? []), [bills])
  const find = useCallback(
    (all: readonly SearchableBill[], text: string) =>
      searchBills(all, readSearch(text, today), {
        days: chosen.days === 'any' ? undefined : daysAsOf(chosen.days, today),
        amounts: spans[Number(chosen.amount)],
        standing: chosen.standing === 'any' ? undefined : chosen.standing,
      }),
    [chosen, today],
  )
  const search = useSearch(all, find)
  return {
    ...search,
    /** What of the text was read as days, an amount or a standing, in words. */
    readAs: readSearch(search.text, today).flatMap(sayWanted),
    chosen,
    choose: (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part })),
  }
}

function sayWanted(wanted: WantedOfBill): readonly string[] {
  switch (wanted.kind) {
    case 'days':
      return [sayWantedDays(wanted.days)]
    case 'amount':
      // A number by itself may be any other.
      return wanted.orText === undefined
        ? [formatMoney(wanted.amount, currencyOf('INR').symbol, wanted.isWhole ? 0 : 2)]
        : []
    case 'standing':
      return [words.standings[wanted.standing]]
    case 'text':
      return []
  }
}

/** The field to search bills with, and choices of what is searched for most. */
export function BillSearchFields({ search }: { search: ReturnType<typeof useBillSearch> }) {
  const { chosen, choose } = search
  return (
    <div>
      <ListSearchField
        label={savedBillsWords.list.search}
        placeholder={savedBillsWords.list.searchFor}
        search={search}
      />
      <div className={styles.choices}>
        <SelectField
          stacked
          label={words.date}
          options={dayOptions}
          value={chosen.days}
          onChoose={(days) => choose({ days })}
        />
        <SelectField
          stacked
          label={words.amount}
          options={amountOptions}
          value={chosen.amount}
          onChoose={(amount) => choose({ amount })}
        />
        <SelectField
          stacked
          label={words.standing}
          options={standingOptions}
          value={chosen.standing}
          onChoose={(standing) => choose({ standing })}
        />
      </div>
    </div>
  )
}
