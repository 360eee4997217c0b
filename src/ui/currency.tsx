import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { type Currency, currencyOf } from '../core/currencies'
import type { Decimal } from '../core/decimal'
import { formatMoney } from '../core/format'
import { storedText } from './stored-text'

type CurrencyChoice = {
  currency: Currency
  chooseCurrency(code: string): void
  /** An amount in the chosen currency. */
  money(value: Decimal, decimals: number): string
  /** Rounded to whole units; `--` for what is too large to have an answer. */
  wholeMoney(value: Decimal | undefined): string
}

export const storedCurrency = storedText('gst-hisab-currency')

const CurrencyContext = createContext<CurrencyChoice | null>(null)

const noStoredCode = () => null

/** Shares one currency with all calculators, on this page and in other tabs. */
export function CurrencyProvider({ children }: { children: ReactNode }) {
  const code = useSyncExternalStore(storedCurrency.subscribe, storedCurrency.read, noStoredCode)
  const currency = currencyOf(code)
  const money = useCallback(
    (value: Decimal, decimals: number) => formatMoney(value, currency.symbol, decimals),
    [currency],
  )
  const choice = useMemo(
    () => ({
      currency,
      chooseCurrency: storedCurrency.write,
      money,
      wholeMoney: (value: Decimal | undefined) => (value === undefined ? '--' : money(value, 0)),
    }),
    [currency, money],
  )
  return <CurrencyContext value={choice}>{children}</CurrencyContext>
}

export function useCurrency(): CurrencyChoice {
  const choice = use(CurrencyContext)
  if (!choice) throw new Error('useCurrency must be used within CurrencyProvider')
  return choice
}
