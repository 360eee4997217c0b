import { useEffect } from 'react'
import { currencyOf } from '../core/currencies'
import { storedCurrency } from '../ui/tab/currency'
import { useToast } from '../ui/tab/toast'

/** Says so when another tab changed the currency of the amounts on this page. */
export function useCurrencyNews(): void {
  const showToast = useToast()
  useEffect(
    () =>
      storedCurrency.subscribe((fromAnotherTab) => {
        if (fromAnotherTab) showToast(`Currency is now ${currencyOf(storedCurrency.read()).name}`)
      }),
    [showToast],
  )
}
