// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { MOST_CARDS } from '../../core/limits'
import { ignoreOutcome } from '../../ui/memory/browser-storage'
import {
  cardName,
  cardOf,
  cardsIn,
  changeCards,
  exampleCards,
  lastCard,
  type NamedCard,
  readCards,
} from './fee-cards'

const KEY = 'gst-hisab-fee-cards'
const kurtas = { name: 'My kurtas', bands: '1,000~0~20*~12~25' }

const keepCards = (cards: readonly NamedCard[]) => changeCards(() => cards, ignoreOutcome)

afterEach(() => {
  keepCards([])
  lastCard.write('')
})

describe('kept cards', () => {
  it('are on the device, and an empty list when all are gone: no list at all is one that was cleared', () => {
    expect(readCards()).toEqual([])
    keepCards([kurtas])
    expect(localStorage.getItem(KEY)).toBe(JSON.stringify([kurtas]))
    expect(readCards()).toEqual([kurtas])
    keepCards([])
    expect(localStorage.getItem(KEY)).toBe('[]')
  })

  it.each([
    ['nothing', undefined, []],
    ['a text', 'hello', []],
    ['other things', [null, 1, 'x', {}, { name: 'a' }, { name: 1, bands: '~1~1' }], []],
    ['a blank name', [{ name: '  ', bands: '~1~1' }], []],
    ['a name twice', [kurtas, { ...kurtas, bands: '~1~1' }], [kurtas]],
    ['bands of anything', [{ name: 'a', bands: 'x' }], [{ name: 'a', bands: '~~' }]],
  ])('may hold %s', (_, kept, expected) => {
    expect(cardsIn(kept)).toEqual(expected)
  })

  it('are no more than a list can show', () => {
    const many = Array.from({ length: 90 }, (_, index) => ({
      name: `Card ${index}`,
      bands: '~1~1',
    }))
    expect(cardsIn(many)).toHaveLength(MOST_CARDS)
  })

  it('have a short name without space around it', () => {
    expect(cardName('  My \n kurtas ')).toBe('My kurtas')
    expect(cardName('x'.repeat(99))).toHaveLength(40)
    expect(cardName(' ')).toBe('')
  })
})

describe('cardOf', () => {
  it('knows a card by its bands, however they are typed', () => {
    expect(cardOf('1000~0%~20*~12.0~₹25', [kurtas])).toBe(kurtas)
    expect(cardOf('~15~65', [])?.name).toBe('Example, one band, Nov 2026')
    expect(cardOf('~15~66', [kurtas])).toBeUndefined()
  })

  it('prefers the one that was chosen, then an own one', () => {
    const same = { name: 'Also this', bands: exampleCards[0]?.bands ?? '' }
    expect(cardOf(same.bands, [same])).toBe(same)
    lastCard.write('Example, Nov 2026')
    expect(cardOf(same.bands, [same])).toBe(exampleCards[0])
  })
})
