// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decimalFrom } from '../../core/money/decimal'
import { CurrencyProvider, useCurrency } from './currency'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Price() {
  const { currency, money, wholeMoney, chooseCurrency } = useCurrency()
  return (
    <button type="button" onClick={() => chooseCurrency('EUR')}>
      {currency.code} {money(decimalFrom('1180'), 2)} {wholeMoney(undefined)}
    </button>
  )
}

const inProvider = (
  <CurrencyProvider>
    <Price />
  </CurrencyProvider>
)

describe('useCurrency', () => {
  it('says where it must be used when it is not', () => {
    expect(() => renderToString(<Price />)).toThrow(
      'useCurrency must be used within CurrencyProvider',
    )
  })

  it('is the Indian Rupee where there is no browser', () => {
    expect(renderToString(inProvider)).toContain('₹1,180.00')
  })
})

describe('CurrencyProvider', () => {
  let container: HTMLElement
  let root: ReturnType<typeof createRoot>

  beforeEach(() => {
    container = document.createElement('div')
    root = createRoot(container)
    act(() => root.render(inProvider))
  })

  afterEach(() => {
    act(() => root.unmount())
    localStorage.clear()
  })

  it('shares a choice, and remembers it', () => {
    act(() => container.querySelector('button')?.click())
    expect(container.textContent).toBe('EUR €1,180.00 --')
    expect(localStorage.getItem('gst-hisab-currency')).toBe('EUR')
  })

  it('follows another tab, and comes back to the rupee when storage is cleared there', () => {
    const hear = (key: string | null) =>
      act(() => window.dispatchEvent(new StorageEvent('storage', { key })))
    localStorage.setItem('gst-hisab-currency', 'USD')
    hear('something-else')
    expect(container.textContent).toContain('₹1,180.00')
    hear('gst-hisab-currency')
    expect(container.textContent).toContain('$1,180.00')
    localStorage.clear()
    hear(null)
    expect(container.textContent).toContain('₹1,180.00')
  })
})
