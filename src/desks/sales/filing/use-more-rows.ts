import { useState } from 'react'
import { useToast } from '../../../ui/tab/toast'
import { askSales } from '../../books/sales/ask-sales'
import {
  type Asked,
  type ListName,
  type ListRows,
  LONGEST_LIST,
  type Page,
} from '../../books/sales/messages'
import { salesWords } from '../words'
import { returnWords } from './words'

/** The rows of a list that an answer begins, and more of them when they are asked for. */
export function useMoreRows<Name extends ListName>(
  list: Name,
  first: Page<ListRows[Name]>,
  asked: Asked,
) {
  const showToast = useToast()
  const [more, setMore] = useState<{ of: object; rows: readonly ListRows[Name][] }>()
  // Another answer begins anew.
  const rows = more?.of === first ? [...first.rows, ...more.rows] : first.rows
  const left = first.count - rows.length

  const showMore = async () => {
    if (left <= 0) return setMore(undefined)
    try {
      const { rows: next } = await askSales('list', {
        ...asked,
        list,
        search: '',
        from: rows.length,
      })
      setMore({
        of: first,
        rows: [...rows.slice(first.rows.length), ...(next as ListRows[Name][])],
      })
    } catch {
      showToast(salesWords.failed)
    }
  }

  const isOpened = rows.length > first.rows.length
  return { rows, moreLabel: labelOf(left, isOpened), showMore }
}

/** What the button says that shows more rows, and at last fewer; blank where all were here from the first. */
function labelOf(left: number, isOpened: boolean): string {
  if (left > 0) {
    return isOpened ? returnWords.showMore(Math.min(left, LONGEST_LIST)) : returnWords.showAll
  }
  return isOpened ? returnWords.showFewer : ''
}
