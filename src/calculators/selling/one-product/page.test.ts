import { describe, expect, it } from 'vitest'
import { readFragment } from '../../../core/fragment'
import { inputs } from './inputs'
import { orderLink } from './page'

const linked = (part: Partial<typeof inputs.defaults>) =>
  readFragment(
    orderLink({ ...inputs.defaults, ...part }, 'INR').split('#')[1] ?? '',
    ['price', 'cost', 'packing', 'bands', 'shipping', 'ads', 'currency'],
    'bands',
  )

describe('a sale as an order on a marketplace', () => {
  it('carries the numbers of the person', () => {
    expect(linked({ other: '7', selling: '1,499' })).toEqual({
      price: '1,499',
      cost: '200',
      packing: '7',
      bands: '~10~0',
      shipping: '30',
      ads: '0',
      currency: 'INR',
    })
  })

  it('has a fixed fee as one, and no band too many whatever was typed', () => {
    expect(linked({ feeKind: 'fixed', fee: '25' })?.bands).toBe('~0~25')
    expect(linked({ fee: '1*2~3(2a)' })?.bands).toBe('~1232a~0')
  })
})
