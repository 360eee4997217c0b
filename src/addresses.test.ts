import { describe, expect, it } from 'vitest'
import { addressesOf, hrefOf, isAddressOf, type ViewName } from './addresses'

describe('hrefOf', () => {
  it('leads to the first address of a view', () => {
    expect(hrefOf('gst/single')).toBe('/')
    expect(hrefOf('loan/prepay')).toBe('/loan/prepay')
    expect(addressesOf('selling/one-product')).toEqual(['/ecommerce-profit', '/ecommerce'])
  })

  it('carries what is typed, as a shared link does', () => {
    expect(hrefOf('savings/step-up', { initial: '5,000', rate: '12' })).toBe(
      '/step-up-sip#v=1&initial=5,000&rate=12',
    )
    expect(hrefOf('gst/single', { amount: 'a&b' })).toBe('/#v=1&amount=a%26b')
  })

  it('does not compile for a view that does not exist', () => {
    // @ts-expect-error: there is no such view
    expect(() => hrefOf('loan/none')).toThrow()
    // @ts-expect-error: an address is no name of a view
    expect(() => hrefOf('/loan')).toThrow()
    // @ts-expect-error: nor is any text
    const name: ViewName = String('loan/emi')
    expect(hrefOf(name)).toBe('/loan')
  })
})

describe('isAddressOf', () => {
  it('knows all addresses of a view, with or without a trailing slash', () => {
    const isHome = isAddressOf('gst/single')
    expect(['/', '/gst', '/gst/', '/gst//'].filter(isHome)).toHaveLength(4)
    expect(['', '/gst/bill', '/gstx', '/GST', '/hi', '/__proto__'].filter(isHome)).toEqual([])
  })

  it('takes several views that share their inputs', () => {
    const isGst = isAddressOf('gst/single', 'bill')
    expect(['/', '/gst', '/gst/bill', '/loan'].filter(isGst)).toEqual(['/', '/gst', '/gst/bill'])
  })
})
