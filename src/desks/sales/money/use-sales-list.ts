import { useEffect, useState } from 'react'
import { dayOf } from '../../../core/language/dates'
import { useToday } from '../../../ui/tab/today'
import { useSeller } from '../../books/bill/remembered-seller'
import { askSales, useSalesChanges } from '../../books/sales/ask-sales'
import {
  type Asked,
  type DueOrder,
  type ListName,
  type ListRows,
  LONGEST_LIST,
  type Page,
} from '../../books/sales/messages'
import { inputs } from '../inputs'
import { askedBy } from '../use-sales-answer'

/** What is said of the device when something is asked by a press, whatever the period is. */
export function useAsked(): () => Asked {
  const seller = useSeller()
  return () => askedBy(inputs.defaults, seller, dayOf(new Date()))
}

type ListAsked<Name extends ListName> = {
  readonly list: Name
  readonly search?: string
  readonly customer?: string
  readonly order?: DueOrder
  /** Nothing is asked where the list is not on show. */
  readonly isWanted?: boolean
}

/** A list of the worker, the first rows of it, read again when kept bills change; until then the old ones stay. */
export function useSalesList<Name extends ListName>({
  list,
  search = '',
  customer,
  order,
  isWanted = true,
}: ListAsked<Name>) {
  const seller = useSeller()
  const today = useToday()
  const changes = useSalesChanges()
  const [shown, setShown] = useState(LONGEST_LIST)
  const [found, setFound] = useState<Page<ListRows[Name]> & { customer?: string | undefined }>()
  const [hasFailed, setHasFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when kept bills change
  useEffect(() => {
    if (!isWanted) return
    let isAwaited = true
    const loadRows = async () => {
      const rows: ListRows[Name][] = []
      let count = 0
      for (let from = 0; from < shown; from += LONGEST_LIST) {
        const page = await askSales('list', {
          ...askedBy(inputs.defaults, seller, today),
          list,
          search,
          from,
          ...(customer !== undefined && { customer }),
          ...(order && { order }),
        })
        rows.push(...(page.rows as readonly ListRows[Name][]))
        count = page.count
        if (rows.length >= count) break
      }
      return { rows, count }
    }
    loadRows().then(
      (page) => {
        if (!isAwaited) return
        setFound({ ...page, customer })
        setHasFailed(false)
      },
      () => isAwaited && setHasFailed(true),
    )
    return () => {
      isAwaited = false
    }
  }, [list, search, customer, order, isWanted, shown, seller, today, changes])

  const left = found ? found.count - found.rows.length : 0
  return {
    found,
    hasFailed,
    /** How many the next press of `Show more` shows. */
    next: Math.min(LONGEST_LIST, left),
    showMore: () => setShown(shown + LONGEST_LIST),
  }
}
