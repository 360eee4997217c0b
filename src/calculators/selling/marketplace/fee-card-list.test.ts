import { describe, expect, it } from 'vitest'
import { MOST_CARDS } from '../../../core/limits'
import type { NamedCard } from '../../../desks/market/fee-cards'
import {
  planImport,
  readCardsFile,
  removeCard,
  renameCard,
  restoreCards,
  sayImport,
  withCard,
  writeCardsFile,
} from './fee-card-list'

const shoes: NamedCard = { name: 'Shoes', bands: '1,000~0~20*~12~25' }
const books: NamedCard = { name: 'Books', bands: '~5~10' }
const toys: NamedCard = { name: 'Toys', bands: '~9~9' }

describe('the list of cards', () => {
  it('keeps a card, in place of one of its name', () => {
    expect(withCard([shoes], books)).toEqual([shoes, books])
    const newer = { ...shoes, bands: '~1~1' }
    expect(withCard([shoes, books], newer)).toEqual([newer, books])
  })

  it('has an end', () => {
    const full = Array.from({ length: MOST_CARDS }, (_, index) => ({ ...shoes, name: `${index}` }))
    expect(withCard(full, shoes)).toBeUndefined()
    expect(withCard(full, { ...shoes, name: '7' })).toHaveLength(MOST_CARDS)
  })

  it('gives a card another name, unless another one has it', () => {
    expect(renameCard([shoes, books], 'Shoes', 'Boots')).toEqual([
      { ...shoes, name: 'Boots' },
      books,
    ])
    expect(renameCard([shoes, books], 'Shoes', 'Books')).toBeUndefined()
    expect(renameCard([shoes], 'Shoes', 'Shoes')).toEqual([shoes])
  })

  it('brings back what was deleted, where it was', () => {
    const all = [shoes, books, toys]
    const first = { card: shoes, index: 0 }
    const second = { card: books, index: 0 }
    const left = removeCard(removeCard(all, 'Shoes'), 'Books')
    expect(restoreCards(left, [first, second])).toEqual(all)
  })

  it('leaves a card alone that has the name of a deleted one by now', () => {
    const other = { ...shoes, bands: '~2~2' }
    expect(restoreCards([other], [{ card: shoes, index: 0 }])).toEqual([other])
  })
})

describe('a file of cards', () => {
  it('is read back as it was written', () => {
    expect(readCardsFile(writeCardsFile([shoes, books]))).toEqual([shoes, books])
    expect(readCardsFile(writeCardsFile([]))).toEqual([])
  })

  it.each([
    ['', /cannot be read/],
    ['{"format":"gst-hisab-fee-cards"', /cannot be read/],
    ['null', /not a file with fee cards/],
    ['[]', /not a file with fee cards/],
    ['{"format":"gst-hisab-bills","version":1,"bills":[]}', /not a file with fee cards/],
    ['{"format":"gst-hisab-fee-cards","version":2,"cards":[]}', /newer version/],
    ['{"format":"gst-hisab-fee-cards","version":1,"cards":[{"name":"x"}]}', /damaged/],
  ])('%s is none, and gets a sentence', (text, sentence) => {
    expect(readCardsFile(text)).toMatch(sentence)
  })

  it('adds what is not here, and gives another card of the same name a number', () => {
    const other = { ...shoes, bands: '~2~2' }
    const plan = planImport([shoes], [shoes, other, books])
    expect(plan.cards).toEqual([shoes, { ...other, name: 'Shoes 2' }, books])
    expect(sayImport(plan)).toBe('2 cards added, 1 already here')
    const again = planImport(plan.cards, [shoes, other, books])
    expect(again.cards).toEqual(plan.cards)
    expect(sayImport(again)).toBe('3 already here')
    expect(sayImport(planImport([], []))).toBe('There is no card in this file')
  })

  it('knows a card again that is typed in another way', () => {
    expect(planImport([shoes], [{ ...shoes, bands: '1000~0~20.0*~12~25' }]).added).toBe(0)
  })
})
