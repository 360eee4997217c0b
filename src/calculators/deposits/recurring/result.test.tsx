import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CurrencyProvider } from '../../../ui/tab/currency'
import { answer, planIn } from './compute'
import { inputs } from './inputs'
import { TaxRows } from './result'

describe('what is taken from a deposit', () => {
  const rowsOf = (typed: Partial<typeof inputs.defaults>) => {
    const plan = planIn(answer({ ...inputs.defaults, ...typed }).outcome)
    if (!plan) throw new Error('The test needs a plan')
    return renderToStaticMarkup(
      <CurrencyProvider>
        <TaxRows plan={plan} />
      </CurrencyProvider>,
    )
  }

  it('has a minus where it is something, and none where it is shown as ₹0', () => {
    expect(rowsOf({ monthly: '5000' })).toMatch(/data-sign="-"[^>]*>₹[1-9]/)
    // Less than half a rupee of tax.
    const little = rowsOf({ find: 'monthly', wanted: '2.2' })
    expect(little).toContain('>₹0<')
    expect(little).not.toContain('data-sign')
  })
})
