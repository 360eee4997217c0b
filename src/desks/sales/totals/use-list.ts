import { useEffect, useState } from 'react'
import { useSeller } from '../../books/bill/remembered-seller'
import { askSales } from '../../books/sales/ask-sales'
import type { ListRows, Page, TotalsAnswer } from '../../books/sales/messages'
import type { SalesTexts } from '../inputs'
import { askedBy } from '../use-sales-answer'

/** The lists of what was sold. */
export const sourceLists = ['customers', 'items', 'hsn'] as const
export type SourceList = (typeof sourceLists)[number]

export type ListAsked = {
  readonly list: SourceList
  readonly search: string
  /** The first row, counted from 0. */
  readonly from: number
}

/** A page of a list, and what was asked for it. */
export type ListShown = {
  [Name in SourceList]: ListAsked & Page<ListRows[Name]> & { readonly list: Name }
}[SourceList]

/** Asks for a page of a list, again after each new answer. What was found before stays until then. */
export function useList(
  typed: SalesTexts,
  answer: TotalsAnswer,
  { list, search, from }: ListAsked,
  isAll: boolean,
): { readonly shown: ListShown; readonly hasFailed: boolean } {
  const seller = useSeller()
  const first: ListShown = { list: 'customers', search: '', from: 0, ...answer.customers }
  const [found, setFound] = useState<ListShown>()
  const [hasFailed, setHasFailed] = useState(false)
  // The answer has the first customers already.
  const isHere = list === 'customers' && !isAll
  const { today } = answer

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is one about other bills
  useEffect(() => {
    if (isHere) {
      setHasFailed(false)
      return setFound(undefined)
    }
    let isWanted = true
    const asked = askedBy(typed, seller, today)
    askSales('list', { ...asked, list, search, from }).then(
      (page) => {
        if (!isWanted) return
        setFound({ list, search, from, ...page } as ListShown)
        setHasFailed(false)
      },
      () => isWanted && setHasFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [answer, isHere, list, search, from, seller])

  return { shown: isHere ? first : (found ?? first), hasFailed }
}
