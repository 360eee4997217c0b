import { Pencil, Trash2 } from 'lucide'
import { useRef, useState, useSyncExternalStore } from 'react'
import { dayOf } from '../../../core/language/dates'
import { MOST_CARDS } from '../../../core/limits'
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
} from '../../../desks/market/fee-cards'
import { inputs } from '../../../desks/market/inputs'
import { parseBands } from '../../../desks/market/read-inputs'
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
  planImport,
  readCardsFile,
  removeCard,
  renameCard,
  restoreCards,
  sayImport,
  withCard,
  writeCardsFile,
} from './fee-card-list'
import styles from './fee-cards-dialog.module.css'
import { marketplaceWords } from './words'

type Message = ListMessage<readonly { card: NamedCard; index: number }[]>

const UNDONE = marketplaceWords.cards.done.undone

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

  const addCard = () => {
    const wanted = cardName(name)
    if (!wanted) return setMessage({ text: marketplaceWords.cards.giveName })
    const card = { name: wanted, bands }
    const before = readCards()
    if (!withCard(before, card)) {
      return setMessage({ text: marketplaceWords.cards.full(MOST_CARDS) })
    }
    const replaced = before.find((card) => card.name === wanted)
    lastCard.write(wanted)
    setName('')
    changeCards(
      (cards) => withCard(cards, card) ?? cards,
      (outcome) =>
        setMessage({
          text:
            outcome === 'kept' && !replaced
              ? marketplaceWords.cards.kept(wanted)
              : sayOutcome(
                  replaced
                    ? marketplaceWords.cards.done.replaced(wanted)
                    : marketplaceWords.cards.done.added(wanted),
                  outcome,
                ),
          undo: replaced && (() => change((cards) => withCard(cards, replaced) ?? cards, UNDONE)),
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
    if (!to) return setMessage({ text: marketplaceWords.cards.needsName })
    if (!renameCard(readCards(), from, to)) {
      return setMessage({ text: marketplaceWords.cards.taken(to) })
    }
    if (lastCard.read() === from) lastCard.write(to)
    setRenamed(undefined)
    change((cards) => renameCard(cards, from, to) ?? cards, marketplaceWords.cards.done.renamed(to))
  }

  const remove = (card: NamedCard) => {
    const index = readCards().findIndex(({ name }) => name === card.name)
    const deleted = [...(message?.deleted ?? []), { card, index: Math.max(index, 0) }]
    change(
      (cards) => removeCard(cards, card.name),
      deleted.length > 1
        ? marketplaceWords.cards.done.deletedMany(deleted.length)
        : marketplaceWords.cards.done.deleted(card.name),
      { deleted, undo: () => change((cards) => restoreCards(cards, deleted), UNDONE) },
    )
  }

  const exportAll = () => {
    const all = readCards()
    const file = new Blob([writeCardsFile(all)], { type: 'application/json' })
    saveFile(`gst-hisab-fee-cards-${dayOf(new Date())}.json`, file)
    setMessage({ text: marketplaceWords.cards.exported(all.length) })
  }

  const importFile = async (file: File) => {
    const read = readCardsFile(await file.text().catch(() => ''))
    if (typeof read === 'string')
      return setMessage({ text: `${read} ${marketplaceWords.cards.nothingChanged}` })
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
    <ListDialog
      list={list}
      id="cards-title"
      title={marketplaceWords.cards.title}
      className={styles.cards}
    >
      <form
        className={styles.keep}
        onSubmit={(event) => {
          event.preventDefault()
          addCard()
        }}
      >
        <label>
          {isKept ? marketplaceWords.cards.nameOfCopy : marketplaceWords.cards.nameOfThis}
          <input
            ref={nameField}
            type="text"
            autoComplete="off"
            maxLength={LONGEST_NAME}
            placeholder={marketplaceWords.cards.exampleName}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Button kind="secondary" type="submit">
          {isReplacing ? marketplaceWords.cards.replace : marketplaceWords.cards.keep}
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
                  aria-label={marketplaceWords.cards.newNameOf(card.name)}
                  maxLength={LONGEST_NAME}
                  value={renamed.text}
                  onChange={(event) => setRenamed({ ...renamed, text: event.target.value })}
                />
                <Button kind="secondary" type="submit">
                  {marketplaceWords.cards.rename}
                </Button>
              </form>
            ) : (
              <>
                <span>
                  <b>{card.name}</b>
                  <small>
                    {card.name === current?.name && isKept
                      ? marketplaceWords.cards.bandsInUse(parseBands(card.bands).length)
                      : marketplaceWords.cards.bands(parseBands(card.bands).length)}
                  </small>
                </span>
                <EntryButton
                  name={marketplaceWords.cards.chooseOf(card.name)}
                  onClick={() => use(card)}
                >
                  {marketplaceWords.cards.use}
                </EntryButton>
                <EntryButton
                  icon={Pencil}
                  name={marketplaceWords.cards.renameOf(card.name)}
                  onClick={() => setRenamed({ from: card.name, text: card.name })}
                />
                <EntryButton
                  icon={Trash2}
                  name={marketplaceWords.cards.deleteOf(card.name)}
                  onClick={() => remove(card)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <ListFoot onClose={list.close} note={marketplaceWords.cards.note}>
        <OwnFileButtons isEmpty={cards.length === 0} onExport={exportAll} onImport={importFile} />
      </ListFoot>
    </ListDialog>
  )
}

function sayCards(count: number, areCleared: boolean): string {
  if (areCleared) {
    return marketplaceWords.cards.cleared
  }
  return count ? marketplaceWords.cards.count(count) : marketplaceWords.cards.none
}
