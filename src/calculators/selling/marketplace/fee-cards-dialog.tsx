import { Pencil, Trash2 } from 'lucide'
import { useRef, useState, useSyncExternalStore } from 'react'
import { countOf } from '../../../core/format'
import { dayOf } from '../../../core/language/dates'
import { MOST_CARDS } from '../../../core/limits'
import {
  EntryButton,
  isTouchScreen,
  ListDialog,
  ListFoot,
  type ListMessage,
  MessageLine,
  OwnFileButtons,
  useListDialog,
} from '../../../ui/dialogs/list-dialog'
import { sayOutcome } from '../../../ui/memory/browser-storage'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { Button } from '../../../ui/page/button'
import { saveFile } from '../../../ui/tables/save-file'
import {
  areCardsCleared,
  cardName,
  cardOf,
  changeCards,
  chooseCard,
  type EditCards,
  exampleCards,
  LONGEST_NAME,
  lastCard,
  type NamedCard,
  readCards,
  useCards,
} from '../shared/market/fee-cards'
import { inputs } from '../shared/market/inputs'
import { parseBands } from '../shared/market/read-inputs'
import {
  keepCard,
  planImport,
  readCardsFile,
  removeCard,
  renameCard,
  restoreCards,
  sayImport,
  writeCardsFile,
} from './fee-card-list'
import styles from './fee-cards-dialog.module.css'

type Message = ListMessage<readonly { card: NamedCard; index: number }[]>

const UNDONE = 'Undone'

/** The fee cards of this device: to keep, use, rename, delete, and to take elsewhere. */
export function CardsDialog({ onClose }: { onClose(): void }) {
  const nameField = useRef<HTMLInputElement>(null)
  const list = useListDialog<Message['deleted']>({
    onClose,
    focusFirst: () => (isTouchScreen() ? list.title : nameField).current?.focus(),
  })
  const { message, setMessage } = list
  const cards = useCards()
  const areCleared = useSyncExternalStore(areCardsCleared.subscribe, areCardsCleared.read)
  const { bands } = usePageInputs(inputs)
  const current = cardOf(bands, cards)
  const isKept = current !== undefined && !exampleCards.includes(current)
  const [name, setName] = useState(() =>
    cards.some(({ name }) => name === lastCard.read()) ? lastCard.read() : '',
  )
  const [renamed, setRenamed] = useState<{ from: string; text: string }>()
  const isReplacing = cards.some((card) => card.name === cardName(name))

  /** Changes the cards, and says what was done as it turned out. */
  const change = (edit: EditCards, done: string, then: Omit<Message, 'text'> = {}) =>
    changeCards(edit, (outcome) => setMessage({ ...then, text: sayOutcome(done, outcome) }))

  const keep = () => {
    const wanted = cardName(name)
    if (!wanted) return setMessage({ text: 'Give the card a name, such as that of its category.' })
    const card = { name: wanted, bands }
    const before = readCards()
    if (!keepCard(before, card)) {
      return setMessage({ text: `There is room for ${MOST_CARDS} cards. Delete one first.` })
    }
    const replaced = before.find((card) => card.name === wanted)
    lastCard.write(wanted)
    setName('')
    changeCards(
      (cards) => keepCard(cards, card) ?? cards,
      (outcome) =>
        setMessage({
          text:
            outcome === 'kept' && !replaced
              ? `${wanted} kept on this device.`
              : sayOutcome(replaced ? `${wanted} replaced` : `${wanted} is in the list`, outcome),
          undo: replaced && (() => change((cards) => keepCard(cards, replaced) ?? cards, UNDONE)),
        }),
    )
  }

  const use = (card: NamedCard) => {
    chooseCard(card)
    list.close()
  }

  const rename = () => {
    if (!renamed) return
    const { from } = renamed
    const to = cardName(renamed.text)
    if (!to) return setMessage({ text: 'A card needs a name.' })
    if (!renameCard(readCards(), from, to)) {
      return setMessage({ text: `There is already a card called ${to}.` })
    }
    if (lastCard.read() === from) lastCard.write(to)
    setRenamed(undefined)
    change((cards) => renameCard(cards, from, to) ?? cards, `Now called ${to}`)
  }

  const remove = (card: NamedCard) => {
    const index = readCards().findIndex(({ name }) => name === card.name)
    const deleted = [...(message?.deleted ?? []), { card, index: Math.max(index, 0) }]
    change(
      (cards) => removeCard(cards, card.name),
      deleted.length > 1 ? `${deleted.length} cards deleted` : `${card.name} deleted`,
      { deleted, undo: () => change((cards) => restoreCards(cards, deleted), UNDONE) },
    )
  }

  const exportAll = () => {
    const all = readCards()
    const file = new Blob([writeCardsFile(all)], { type: 'application/json' })
    saveFile(`gst-hisab-fee-cards-${dayOf(new Date())}.json`, file)
    setMessage({ text: `${countOf(all.length, 'card')} exported.` })
  }

  const importFile = async (file: File) => {
    const read = readCardsFile(await file.text().catch(() => ''))
    if (typeof read === 'string') return setMessage({ text: `${read} Nothing was changed.` })
    const before = readCards()
    const plan = planImport(before, read)
    const added = plan.cards.slice(before.length)
    // One that was changed since stays.
    const removeAdded = (cards: readonly NamedCard[]) =>
      cards.filter(({ name, bands }) =>
        added.every((card) => card.name !== name || card.bands !== bands),
      )
    change((cards) => planImport(cards, read).cards, sayImport(plan), {
      undo: plan.added > 0 ? () => change(removeAdded, UNDONE) : undefined,
    })
  }

  return (
    <ListDialog list={list} id="cards-title" title="Fee cards" className={styles.cards}>
      <form
        className={styles.keep}
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <label>
          {isKept ? 'Keep a copy as' : 'Name of this card'}
          <input
            ref={nameField}
            type="text"
            autoComplete="off"
            maxLength={LONGEST_NAME}
            placeholder="Such as My kurtas"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Button kind="secondary" type="submit">
          {isReplacing ? 'Replace' : 'Keep'}
        </Button>
      </form>
      <MessageLine
        message={message}
        otherwise={sayCards(cards.length, areCleared)}
        onUndo={(undo) => {
          undo()
          list.title.current?.focus()
        }}
        className={styles.message}
      />
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.name}>
            {renamed?.from === card.name ? (
              <form
                onSubmit={(event) => {
                  event.preventDefault()
                  rename()
                }}
              >
                <input
                  type="text"
                  // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was pressed
                  autoFocus
                  autoComplete="off"
                  aria-label={`New name of ${card.name}`}
                  maxLength={LONGEST_NAME}
                  value={renamed.text}
                  onChange={(event) => setRenamed({ ...renamed, text: event.target.value })}
                />
                <Button kind="secondary" type="submit">
                  Rename
                </Button>
              </form>
            ) : (
              <>
                <span>
                  <b>{card.name}</b>
                  <small>
                    {countOf(parseBands(card.bands).length, 'band')}
                    {card.name === current?.name && isKept && ', in use'}
                  </small>
                </span>
                <EntryButton name={`Use ${card.name}`} onClick={() => use(card)}>
                  Use
                </EntryButton>
                <EntryButton
                  icon={Pencil}
                  name={`Rename ${card.name}`}
                  onClick={() => setRenamed({ from: card.name, text: card.name })}
                />
                <EntryButton
                  icon={Trash2}
                  name={`Delete ${card.name}`}
                  onClick={() => remove(card)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <ListFoot
        onClose={list.close}
        note="Cards stay on this device and are sent nowhere; a link you share brings the bands, not the name. Marketplaces change their fees about twice a year: look yours up, and keep it with its date."
      >
        <OwnFileButtons isEmpty={cards.length === 0} onExport={exportAll} onImport={importFile} />
      </ListFoot>
    </ListDialog>
  )
}

function sayCards(count: number, areCleared: boolean): string {
  if (areCleared) {
    return 'The storage of this browser was cleared. Your cards are still here, and kept again when you change one.'
  }
  return count ? countOf(count, 'card') : 'No card is kept yet.'
}
