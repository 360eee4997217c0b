import { useMemo, useSyncExternalStore } from 'react'
import { MOST_CARDS } from '../../core/limits'
import type { OnOutcome } from '../../ui/memory/browser-storage'
import { parseJson } from '../../ui/memory/browser-storage'
import { rememberedText } from '../../ui/memory/device-text'
import { createStore } from '../../ui/tab/store'
import { undoScope } from '../../ui/tab/undo'
import { inputs } from './inputs'
import { parseBands, plainBands, writeBands } from './read-inputs'
import { sellingWords } from './words'

/** A fee card with a name, its bands as one text. */
export type NamedCard = { readonly name: string; readonly bands: string }

/** Fees change about twice a year: what the page brings is an example of its date, never a claim. */
export const exampleCards: readonly NamedCard[] = [
  { name: sellingWords.exampleCards.bands, bands: inputs.defaults.bands },
  { name: sellingWords.exampleCards.oneBand, bands: '~15~65' },
]

export const LONGEST_NAME = 40

/** The storage of this browser was cleared: the cards are only in the memory of this tab. */
export const areCardsCleared = createStore(() => false)

/** On this device, and nowhere else. */
const stored = rememberedText('gst-hisab-fee-cards', () => areCardsCleared.write(true))

/**
 * A name as it is kept: without the space around it, and no longer than a list can show.
 *
 * @example cardName('  My   kurtas ') // 'My kurtas'
 */
export const cardName = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim()

/** Cards from storage or a file; what does not fit is left out, and every name counts once. */
export function cardsIn(kept: unknown): readonly NamedCard[] {
  const cards = new Map<string, NamedCard>()
  for (const card of Array.isArray(kept) ? kept : []) {
    const { name, bands }: { name?: unknown; bands?: unknown } = card ?? {}
    if (typeof name !== 'string' || typeof bands !== 'string') continue
    const known = cardName(name)
    if (!known || cards.has(known) || cards.size === MOST_CARDS) continue
    cards.set(known, { name: known, bands: writeBands(parseBands(bands)) })
  }
  return [...cards.values()]
}

const parseCards = (text: string | null): readonly NamedCard[] => cardsIn(parseJson(text))

export const readCards = (): readonly NamedCard[] => parseCards(stored.read())

export type EditCards = (newest: readonly NamedCard[]) => readonly NamedCard[]

/** Changes the newest cards, whichever tab wrote them. */
export const changeCards = (edit: EditCards, then: OnOutcome): void =>
  stored.change(
    (text) => JSON.stringify(edit(parseCards(text))),
    (outcome) => {
      if (outcome === 'kept') areCardsCleared.write(false)
      then(outcome)
    },
  )

/** The kept cards of this device; while prerendering, none. */
export function useCards(): readonly NamedCard[] {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => null)
  return useMemo(() => parseCards(text), [text])
}

/**
 * The name of the card that was chosen or kept last in this tab: it also names bands that were changed
 * since.
 */
export const lastCard = createStore<string>(() => '')

/** The undo of removed bands. It ends when another card is chosen. */
export const bandsUndo = undoScope()

/** Shows the bands of a card. */
export function chooseCard({ name, bands }: NamedCard): void {
  bandsUndo.end()
  lastCard.write(name)
  inputs.change({ bands })
}

/** The card with these bands, if there is one: the seller's own before an example. */
export function cardOf(bands: string, kept: readonly NamedCard[]): NamedCard | undefined {
  const said = plainBands(bands)
  const same = [...kept, ...exampleCards].filter((card) => plainBands(card.bands) === said)
  return same.find(({ name }) => name === lastCard.read()) ?? same[0]
}
