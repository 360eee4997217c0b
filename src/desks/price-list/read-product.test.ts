import { describe, expect, it } from 'vitest'
import { toDigits } from '../../core/money/decimal'
import type { Field } from './read-product'
import { productReader } from './read-product'

const read = (cells: Partial<Record<Field, string>>, isForAll = false) => {
  const uses = Object.keys(cells) as Field[]
  return productReader(uses, isForAll)(Object.values(cells))
}

/** What was read, in plain digits; what the row does not say is left out. */
const said = (cells: Partial<Record<Field, string>>, isForAll = false) => {
  const product = read(cells, isForAll)
  if ('reason' in product) return product.reason
  return Object.entries(product)
    .flatMap(([name, value]) => {
      if (value === undefined) return []
      return [`${name} ${typeof value === 'string' ? value : toDigits(value)}`]
    })
    .join(', ')
}

describe('productReader', () => {
  it('reads numbers as people write them', () => {
    expect(
      said({ price: '₹ 1,23,456.00', cost: ' 218.50 ', gstRate: '18%', quantity: '1,200' }),
    ).toBe('price 123456, cost 218.5, quantity 1200, gstRate 18')
  })

  it.each([
    'clothes',
    'Clothes and shoes',
    'CLOTHES & SHOES',
    'apparel',
    'Footwear',
    ' garments ',
    'slab',
    '5/18',
    '5% / 18%',
  ])('knows the slabs of clothes and shoes by “%s”', (gstRate) => {
    expect(said({ price: '2700', cost: '900', gstRate })).toBe(
      'price 2700, cost 900, quantity 1, gstRate clothesAndShoes',
    )
  })

  it('knows clothes in both columns of GST, and nowhere else', () => {
    const cells = { price: '4000', gstRate: 'clothes' }
    expect(said({ ...cells, gstOnCost: 'slab' })).toContain('gstOnCost clothesAndShoes')
    expect(said({ ...cells, gstRate: 'clothes 5' })).toBe('“clothes 5” is not a number')
    expect(said({ price: '4000', cost: '1', commission: 'clothes' })).toBe(
      '“clothes” is not a number',
    )
  })

  it('takes one order where a row does not say how many', () => {
    expect(said({ price: '499', cost: '218', quantity: '' })).toBe(
      'price 499, cost 218, quantity 1',
    )
    expect(said({ price: '499', cost: '218', quantity: '0' })).toBe(
      'price 499, cost 218, quantity 0',
    )
  })

  it('tells a blank from 0', () => {
    expect(said({ price: '499', cost: '0', shipping: '-', ads: '0' })).toBe(
      'price 499, cost 0, quantity 1, ads 0',
    )
  })

  it.each(['Exempt', 'exempted', 'Nil', 'NIL', 'nil rated', 'Nil-rated', 'GST exempt', '0', '0%'])(
    'takes %s for a rate of 0',
    (gstRate) => {
      expect(said({ price: '500', cost: '1', gstRate })).toBe(
        'price 500, cost 1, quantity 1, gstRate 0',
      )
    },
  )

  it.each([
    ['18%', '18'],
    ['0.18', '0.18'],
    ['GST@18%', '18'],
    ['IGST 5%', '5'],
    ['40', '40'],
  ])('reads the rate of %s', (gstOnCost, rate) => {
    expect(said({ price: '500', cost: '1', gstOnCost })).toContain(`gstOnCost ${rate}`)
  })

  it.each([
    '$25',
    '25 $',
    'US$ 25',
    '€25',
    '£25',
    '25€',
    'USD 25',
    'EUR 1,299.50',
    '25 USD',
    'AED25',
  ])('does not take %s for rupees', (price) => {
    const reason = `“${price}” is not in rupees`
    expect(read({ price, cost: '5' })).toEqual({ at: 0, reason })
    expect(read({ price: '5', cost: price })).toEqual({ at: 1, reason })
    expect(read({ price: '5', cost: '5', shipping: price })).toEqual({ at: 2, reason })
  })

  it.each(['₹25', '₹ 25', 'Rs 25', 'Rs. 25', 'INR 25', '25 INR', '25/-', 'Rs.25/-', '₨25'])(
    'but %s',
    (price) => {
      const isSignKnown = !price.startsWith('₨')
      expect(said({ price, cost: '5' })).toBe(
        isSignKnown ? 'price 25, cost 5, quantity 1' : '“₨25” is not a number',
      )
    },
  )

  it('says that a formula has no result', () => {
    expect(said({ price: '=B2*1.18', cost: '5' })).toBe(
      'A formula without a result: open the file in Excel or LibreOffice and save it once',
    )
  })

  it('divides the amounts of a line by its pieces, but for the cost of a piece', () => {
    const cells = {
      price: '1500',
      cost: '200',
      quantity: '3',
      commissionAmount: '90',
      shipping: '150',
    }
    expect(said(cells, true)).toBe('price 500, cost 200, quantity 3, commission 6, shipping 50')
    expect(said({ ...cells, quantity: '0' }, true)).toContain('price 1500')
  })

  it.each<[Partial<Record<Field, string>>, number, string]>([
    [{ sku: 'A', price: '', cost: '5' }, 1, 'The price is missing'],
    [{ price: '5', cost: '–' }, 1, 'The cost is missing'],
    [{ price: '5', cost: 'N/A' }, 1, '“N/A” is not a number'],
    [{ price: '1.8E+17', cost: '5' }, 0, '“1.8E+17” is not a price'],
    [{ price: '0', cost: '5' }, 0, '“0” is not above 0'],
    [{ price: '-5', cost: '5' }, 0, '“-5” is below 0'],
    [{ price: '5', cost: '-5' }, 1, '“-5” is below 0'],
    [{ price: '5', cost: '5', gstRate: '41' }, 2, '“41” is above 40%, the highest rate of GST'],
    [
      { price: '5', cost: '5', gstOnCost: '118%' },
      2,
      '“118%” is above 40%, the highest rate of GST',
    ],
    [{ price: '5', cost: '5', commission: '101%' }, 2, '“101%” is above 100%'],
    [
      { price: '500', cost: '5', commissionAmount: '501' },
      2,
      'The commission is more than the price',
    ],
    [{ price: '500', cost: '5', commissionAmount: '-45' }, 2, '“-45” is below 0'],
    [{ price: '500', cost: '5', shipping: '-65.00' }, 2, '“-65.00” is below 0'],
    [{ price: '500', cost: '5', fixedFee: '-1' }, 2, '“-1” is below 0'],
    [{ price: '500', cost: '5', ads: '-1' }, 2, '“-1” is below 0'],
    [{ price: '500', cost: '5', fixedFee: '(11)' }, 2, '“(11)” is not a number'],
    [{ price: '5', cost: '5', quantity: '1.5' }, 2, '“1.5” is not a whole number'],
    [{ price: '5', cost: '5', quantity: '-1' }, 2, '“-1” is below 0'],
    [{ price: '9'.repeat(60), cost: '5' }, 0, `“${'9'.repeat(39)}…” is not a number`],
  ])('says why %j is no product', (cells, at, reason) => {
    expect(read(cells)).toEqual({ at, reason })
  })

  it('needs no cost where the file has none', () => {
    expect(said({ price: '5' })).toBe('price 5, quantity 1')
  })

  it('takes whatever stands in a cell, and shorter rows', () => {
    for (const text of ['', '\u0000', '=1+1', '1e400', '٣', 'NaN', '∞', '🙂']) {
      expect(() => said({ price: text, cost: text, quantity: text })).not.toThrow()
    }
    expect(productReader(['price', 'cost'], false)([])).toEqual({
      at: 0,
      reason: 'The price is missing',
    })
  })

  it.each(['499,50', '12,5', '1 299,50', '1.180,00', '₹1,2345', '४९९,५०'])(
    'takes no comma for a point, and none for nothing: %s',
    (price) => {
      expect(productReader(['price', 'cost'], false)([price, '5'])).toEqual({
        at: 0,
        reason: `“${price}” has a comma where a point may be meant`,
      })
    },
  )

  it.each(['1,299', '1,23,456.50', '₹ 1,00,000', '1,299/-', '१,२९९'])('but groups: %s', (price) => {
    expect(productReader(['price', 'cost'], false)([price, '5'])).toHaveProperty('price')
  })
})
