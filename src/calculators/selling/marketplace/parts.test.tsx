import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { isLongFuzz } from '../../../../tests/is-thorough'
import { fuzzSeed, nastyText, randomFrom } from '../../../../tests/nasty-texts'
import { inputs, type MarketplaceTexts } from '../../../desks/market/inputs'
import { CurrencyProvider } from '../../../ui/tab/currency'
import { answer } from './compute'
import { Advice, HowItWorks } from './how-it-works'
import { LimitCards } from './limit-cards'
import { CheapestPrice, PricePicture } from './price-answer'
import { PriceTable } from './price-details'

type Part = typeof LimitCards | typeof PricePicture

function markupOf(Part: Part, typed: Partial<MarketplaceTexts> = {}) {
  const { orderInputs, results } = answer({ ...inputs.defaults, ...typed })
  return renderToStaticMarkup(
    <CurrencyProvider>
      <Part orderInputs={orderInputs} results={results} anchor={orderInputs.price} />
    </CurrencyProvider>,
  )
}

/** What is read out, card by card. */
const textOf = (Part: Part, typed?: Partial<MarketplaceTexts>) =>
  markupOf(Part, typed)
    .replace(/<\/(section|li|p|dl)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\u00a0/g, ' ')

const nothing = { cost: '0', packing: '0', shipping: '0', ads: '0', bands: '~0~0' }
const cliff600 = {
  cost: '600',
  packing: '10',
  ads: '0',
  bands: '1,000~0~34*~15~65',
}

describe('the three small cards', () => {
  it('say what the example can bear', () => {
    expect(textOf(LimitCards)).toContain(
      'Most you can spend on ads₹231.00for an order, before GST. Break-even ROAS 5.11: ₹5.11 of sales for each rupee of ads.\nToday ₹40.00₹231.00',
    )
    expect(textOf(LimitCards)).toContain(
      'Returns that eat the profit51.21%of orders can come back, whole and without a return fee, before nothing is left.\nToday 0%51.21%',
    )
    expect(textOf(LimitCards)).toContain(
      'Break-even price₹709.18is where an order earns nothing, ₹470.82 below today’s price.\n₹709.18Today ₹1,180.00',
    )
  })

  it('have no figure and no meter where there is none', () => {
    const lost = textOf(LimitCards, { price: '300' })
    expect(lost).toContain('Most you can spend on adsNoneIt loses even without ads.')
    expect(lost).toContain('Returns that eat the profitNoneIt loses even without returns.')
    expect(lost).toContain('₹409.18 above today’s price.\nToday ₹300.00₹709.18')
    const always = textOf(LimitCards, { bands: '~120~0' })
    expect(always).toContain('Break-even priceNoneIt loses at any price.')
    expect(markupOf(LimitCards, { bands: '~120~0' })).not.toContain('<svg')
  })

  it('say where it loses again', () => {
    expect(textOf(LimitCards, { ...cliff600, price: '900' })).toContain(
      '₹63.38 below today’s price. It loses again from ₹1,000.01 to ₹1,060.99.',
    )
  })

  it('say today’s share where orders come back', () => {
    const back = { returned: '20', returnedFee: '75', returnedDamaged: '25' }
    expect(textOf(LimitCards, back)).toMatch(/25% of them damaged, at ₹75\.00 each.*\nToday 20%/)
  })

  it('do not say that nothing is earned where every price earns', () => {
    expect(textOf(LimitCards, nothing)).toContain('₹0.01is the lowest price, and it does not lose')
  })

  it('are absent where amounts are too large', () => {
    expect(
      markupOf(LimitCards, {
        margin: '1',
        gst: '9'.repeat(24),
        price: '9'.repeat(24),
        cost: '9'.repeat(24),
        costGst: '9'.repeat(24),
      }),
    ).toBe('')
  })
})

describe('which price', () => {
  it('is one figure by the name of its question', () => {
    expect(markupOf(CheapestPrice)).toMatch(
      /<dt[^>]*>Price for a margin of<\/dt><dd><span[^>]*>₹886\.48</,
    )
    expect(textOf(CheapestPrice)).toContain(
      'is the cheapest price that brings a margin of 20%. It is reached from ₹886.48 to ₹1,000.00, and again from ₹1,197.05.',
    )
    expect(markupOf(CheapestPrice, { targetBy: 'profit' })).toContain('Price for a profit of</dt>')
  })

  it('is none where no price does', () => {
    expect(textOf(CheapestPrice, { margin: '85' })).toContain('Not at any price')
    expect(textOf(CheapestPrice, { margin: '85' })).toContain('The highest margin here is 82.30%.')
  })

  it('is drawn twice, for phones and for wider screens', () => {
    expect(markupOf(PricePicture).split('role="img"')).toHaveLength(3)
    expect(markupOf(PricePicture)).toContain(
      'At ₹1,180 an order brings a profit of ₹191.00. The same figures are in the table below.',
    )
    expect(markupOf(PricePicture, { price: '9'.repeat(20) })).toBe('')
  })
})

describe('how it works and the advice', () => {
  it('use the numbers of the person', () => {
    expect(textOf(HowItWorks)).toContain('Payout1,180 − 307 × 1.18 − 6 = ₹811.74')
    expect(textOf(Advice)).toContain('The ₹180.00 in the price passes through you.')
    expect(textOf(Advice)).toContain('Just above ₹1,000 an order brings ₹181.00 less.')
  })

  it('change with who sells', () => {
    expect(textOf(HowItWorks, { seller: 'composition' })).toContain(
      'Composition tax1,180 × 1% = ₹11.80',
    )
    expect(textOf(Advice, { seller: 'unregistered' })).toContain(
      'TDS comes back with the income tax return.',
    )
    expect(textOf(Advice, { seller: 'unregistered' })).not.toContain('TCS')
    expect(textOf(HowItWorks, { returned: '20' })).toContain('with your numbers: 80% are kept.')
  })

  it('say so where amounts are too large', () => {
    const large = {
      gst: '9'.repeat(24),
      price: '9'.repeat(24),
      cost: '9'.repeat(24),
      costGst: '9'.repeat(24),
    }
    expect(textOf(HowItWorks, large)).toContain('too large')
    expect(textOf(Advice, large)).toContain('Marketplaces change fees')
    expect(textOf(CheapestPrice, large)).toContain('too large')
  })
})

describe('every part', () => {
  it('is sound whatever is typed', () => {
    const random = randomFrom(fuzzSeed)
    const choices = new Set(['seller', 'gstBy', 'targetBy', 'feesGst'])
    for (let round = 0; round < (isLongFuzz ? 50 : 12); round += 1) {
      const typed: Record<string, string> = {}
      for (const name of Object.keys(inputs.defaults)) {
        if (choices.has(name) || name.endsWith('Back') || random.chance(0.6)) continue
        typed[name] =
          name === 'bands'
            ? `${nastyText(random)}~${nastyText(random)}~5*~${nastyText(random)}~${nastyText(random)}`
            : nastyText(random)
      }
      typed.seller = random.pick(['registered', 'composition', 'unregistered'])
      typed.gstBy = random.pick(['rate', 'clothes'])
      typed.targetBy = random.pick(['margin', 'profit'])
      for (const Part of [
        LimitCards,
        CheapestPrice,
        PricePicture,
        HowItWorks,
        Advice,
        PriceTable,
      ]) {
        const markup = markupOf(Part, typed as Partial<MarketplaceTexts>)
        expect(markup, JSON.stringify(typed)).not.toMatch(/NaN|Infinity|undefined|style=/)
      }
    }
  })
})
