import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { readFragment } from '../../core/fragment'
import { type Currency, currencies, currencyOf } from '../../core/money/currencies'
import type { Decimal } from '../../core/money/decimal'
import { formatMoney } from '../../core/money/format'
import { ignoreOutcome, readTabText, writeTabText } from '../memory/browser-storage'
import { deviceText } from '../memory/device-text'
import { address, leaveLink, onLeaveLink } from './address'
import { combineCleanups, createStore } from './store'

type CurrencyChoice = {
  currency: Currency
  chooseCurrency(code: string): void
  /** An amount in the chosen currency. */
  money(value: Decimal, decimals: number): string
  /** Rounded to whole units; `--` for what is too large to have an answer. */
  wholeMoney(value: Decimal | undefined): string
}

const KEY = 'gst-hisab-currency'
export const storedCurrency = deviceText(KEY)

/**
 * A link brings the currency it was made with. It holds in this tab only, until a person chooses
 * another, and leaves the stored choice alone.
 */
const linkedCode = createStore<string | null>(
  () => codeInLink() ?? readTabText(KEY),
  (follow) =>
    combineCleanups(
      address.subscribe(() => follow(codeInLink() ?? linkedCode.read())),
      storedCurrency.subscribe((isFromOutside) => {
        // The newest choice wins, wherever it was made.
        if (isFromOutside) follow(null)
      }),
    ),
)

function codeInLink(): string | null {
  const code = readFragment(address.read().link, ['currency'])?.currency
  if (!code || !currencies.some((currency) => currency.code === code)) return null
  onLeaveLink(() => writeTabText(KEY, code, ignoreOutcome))
  return code
}

/** The code of the currency in force, which may be none of ours. */
export const readCode = () => linkedCode.read() ?? storedCurrency.read()

function chooseCurrency(code: string): void {
  leaveLink()
  writeTabText(KEY, null, ignoreOutcome)
  storedCurrency.change(() => code, ignoreOutcome)
  linkedCode.write(null)
}

const subscribe = (listener: () => void) =>
  combineCleanups(linkedCode.subscribe(listener), storedCurrency.subscribe(listener))

const noStoredCode = () => null

const CurrencyContext = createContext<CurrencyChoice | null>(null)

/** Shares one currency with all calculators, on this page and in other tabs. */
export function CurrencyProvider({ children }: { children: ReactNode }) {
  const currency = currencyOf(useSyncExternalStore(subscribe, readCode, noStoredCode))
  const choice = useMemo(() => {
    const money = (value: Decimal, decimals: number) =>
      formatMoney(value, currency.symbol, decimals)
    const wholeMoney = (value: Decimal | undefined) =>
      value === undefined ? '--' : money(value, 0)
    return { currency, chooseCurrency, money, wholeMoney }
  }, [currency])
  return <CurrencyContext value={choice}>{children}</CurrencyContext>
}

const rupees = currencyOf(null)
const inRupees: CurrencyChoice = {
  currency: rupees,
  chooseCurrency,
  money: (value, decimals) => formatMoney(value, rupees.symbol, decimals),
  wholeMoney: (value) => (value === undefined ? '--' : formatMoney(value, rupees.symbol, 0)),
}

/** A page about Indian law counts in rupees, whatever the currency of the others. */
export function InRupees({ children }: { children: ReactNode }) {
  return <CurrencyContext value={inRupees}>{children}</CurrencyContext>
}

export function useCurrency(): CurrencyChoice {
  const choice = use(CurrencyContext)
  if (!choice) throw new Error('useCurrency must be used within CurrencyProvider')
  return choice
}
