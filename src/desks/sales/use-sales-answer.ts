import { useEffect, useState } from 'react'
import { useToday } from '../../ui/tab/today'
import { useSeller } from '../books/bill/remembered-seller'
import type { Seller } from '../books/bill/seller'
import { readRightCodes, useRightCodes } from '../books/hsn/right-codes'
import { askSales, useSalesChanges } from '../books/sales/ask-sales'
import type { Asked, MoneyAnswer, ReturnAnswer, TotalsAnswer } from '../books/sales/messages'
import { type Part, readDay, type SalesTexts } from './inputs'

/** The answer of a part. */
export type PartAnswer =
  | { readonly part: 'totals'; readonly found: TotalsAnswer }
  | { readonly part: 'return'; readonly found: ReturnAnswer }
  | { readonly part: 'money'; readonly found: MoneyAnswer }

/** What is asked about, wherever something is asked. */
export const askedBy = ({ kind, day }: SalesTexts, seller: Seller, today: string): Asked => ({
  period: { kind, day: readDay(day) },
  seller,
  today,
  rightCodes: readRightCodes(),
})

/**
 * Asks for the part that is shown, again after every change of a choice, the shop or a bill.
 *
 * @param load loads what shows a part, so that the answer can be shown at once
 */
export function useSalesAnswer(
  typed: SalesTexts,
  load: (part: Part) => Promise<unknown>,
): {
  readonly answer: PartAnswer | undefined
  readonly hasFailed: boolean
} {
  const seller = useSeller()
  const today = useToday()
  const changes = useSalesChanges()
  const rightCodes = useRightCodes()
  const [answer, setAnswer] = useState<PartAnswer>()
  const [hasFailed, setHasFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when kept bills change
  useEffect(() => {
    let isWanted = true
    const asked = askedBy(typed, seller, today)
    // What cannot be loaded says so in its place.
    const loaded = load(typed.part).catch(() => {})
    Promise.all([askPart(typed, asked), loaded]).then(
      ([found]) => {
        if (!isWanted) return
        setAnswer(found)
        setHasFailed(false)
      },
      () => isWanted && setHasFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [typed, seller, today, changes, rightCodes])
  return { answer, hasFailed }
}

async function askPart(typed: SalesTexts, asked: Asked): Promise<PartAnswer> {
  const { part, order } = typed
  switch (part) {
    case 'totals':
      return { part, found: await askSales('totals', asked) }
    case 'return':
      return { part, found: await askSales('return', asked) }
    case 'money':
      return { part, found: await askSales('money', { ...asked, order }) }
  }
}
