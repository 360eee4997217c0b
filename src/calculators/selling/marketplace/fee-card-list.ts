import { MOST_CARDS } from '../../../core/limits'
import { cardName, cardsIn, LONGEST_NAME, type NamedCard } from '../../../desks/market/fee-cards'
import { plainBands } from '../../../desks/market/read-inputs'
import { isRecord, parseJson } from '../../../ui/memory/browser-storage'
import { marketplaceWords } from './words'

type Cards = readonly NamedCard[]

/** Keeps a card under its name, in place of an older one; nothing where there is no room for it. */
export function withCard(cards: Cards, card: NamedCard): Cards | undefined {
  const index = cards.findIndex(({ name }) => name === card.name)
  if (index >= 0) return cards.with(index, card)
  return cards.length < MOST_CARDS ? [...cards, card] : undefined
}

/** Gives a card another name; nothing where another card has it. */
export function renameCard(cards: Cards, from: string, to: string): Cards | undefined {
  if (from !== to && cards.some(({ name }) => name === to)) return undefined
  return cards.map((card) => (card.name === from ? { ...card, name: to } : card))
}

export const removeCard = (cards: Cards, gone: string): Cards =>
  cards.filter(({ name }) => name !== gone)

/** Restores deleted cards at their indexes; a newer card with the same name stays. */
export function restoreCards(
  cards: Cards,
  gone: readonly { card: NamedCard; index: number }[],
): Cards {
  return gone.reduceRight<Cards>(
    (all, { card, index }) =>
      all.some(({ name }) => name === card.name) || all.length >= MOST_CARDS
        ? all
        : all.toSpliced(index, 0, card),
    cards,
  )
}

/** How our files are marked. A newer version of the format has a higher number. */
const FORMAT = 'gst-hisab-fee-cards'
const VERSION = 1

/** Cards as the text of a file. */
export const writeCardsFile = (cards: Cards): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, cards }, null, 1)

/**
 * Reads such a text.
 *
 * @returns the cards, or what is wrong in one sentence
 */
export function readCardsFile(text: string): Cards | string {
  const file = parseJson(text)
  if (file === undefined) {
    return marketplaceWords.cards.unreadable
  }
  const { format, version, cards } = isRecord(file) ? file : {}
  if (format !== FORMAT || !Array.isArray(cards)) {
    return marketplaceWords.cards.otherFile
  }
  if (!(Number(version) <= VERSION)) {
    return marketplaceWords.cards.newerFile
  }
  const read = cardsIn(cards)
  return read.length < cards.length ? marketplaceWords.cards.damagedFile : read
}

export type Import = { readonly cards: Cards; readonly added: number; readonly known: number }

/**
 * Adds the cards of a file to those that are here. A card that is here already is skipped; another
 * card of the same name gets a number.
 */
export function planImport(here: Cards, brought: Cards): Import {
  let cards = here
  for (const card of brought) {
    const isKnown = cards.some(
      ({ name, bands }) =>
        isNameOf(name, card.name) && plainBands(bands) === plainBands(card.bands),
    )
    if (isKnown) continue
    cards = withCard(cards, { ...card, name: freeName(cards, card.name) }) ?? cards
  }
  const added = cards.length - here.length
  return { cards, added, known: brought.length - added }
}

/** @example freeName([{ name: 'Shoes', … }], 'Shoes') // 'Shoes 2' */
function freeName(cards: Cards, wanted: string): string {
  for (let number = 1; ; number++) {
    const end = number > 1 ? ` ${number}` : ''
    const name = cardName(wanted.slice(0, LONGEST_NAME - end.length)) + end
    if (!cards.some((card) => card.name === name)) return name
  }
}

/** Whether a name is the given one, or the given one with a number. */
const isNameOf = (name: string, given: string): boolean =>
  name === given || (name.startsWith(given) && /^ \d+$/.test(name.slice(given.length)))

/** @example sayImport({ added: 2, known: 1, … }) // '2 cards added, 1 already here' */
export function sayImport({ added, known }: Import): string {
  const parts = [
    ...(added ? [marketplaceWords.cards.done.imported(added)] : []),
    ...(known ? [marketplaceWords.cards.done.known(known)] : []),
  ]
  return parts.length ? parts.join(', ') : marketplaceWords.cards.done.nothingImported
}
