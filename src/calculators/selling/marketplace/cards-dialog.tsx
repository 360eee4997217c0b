import { Download, Pencil, Trash2, Upload } from 'lucide'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { countOf } from '../../../core/format'
import { dayOf } from '../../../core/say-date'
import dialogStyles from '../../../ui/dialog/dialog.module.css'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { sayOutcome } from '../../../ui/memory/say-outcome'
import { Button } from '../../../ui/page/button'
import { classNames } from '../../../ui/page/class-names'
import { Icon } from '../../../ui/page/icon'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { FileButton, OWN_FILES } from '../../../ui/tables/given-file/file-button'
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
  MOST_CARDS,
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
} from './card-list'
import styles from './cards-dialog.module.css'

type Said = {
  text: string
  undo?: (() => void) | undefined
  /** What was deleted since the list was opened: one Undo brings all of it back. */
  deleted?: readonly { card: NamedCard; index: number }[]
}

const UNDONE = 'Undone'

/** The fee cards of this device: to keep, use, rename, delete, and to take elsewhere. */
export function CardsDialog({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const showToast = useToast()
  const cards = useCards()
  const areCleared = useSyncExternalStore(areCardsCleared.subscribe, areCardsCleared.read)
  const { bands } = usePageInputs(inputs)
  const current = cardOf(bands, cards)
  const isKept = current !== undefined && !exampleCards.includes(current)
  const [name, setName] = useState(() =>
    cards.some(({ name }) => name === lastCard.read()) ? lastCard.read() : '',
  )
  const [renamed, setRenamed] = useState<{ from: string; text: string }>()
  const [said, setSaid] = useState<Said>()
  const isReplacing = cards.some((card) => card.name === cardName(name))

  useEffect(() => {
    dialog.current?.showModal()
    // On a phone the keyboard would hide what there is to see.
    const first = matchMedia('(pointer: coarse)').matches ? title : nameField
    first.current?.focus()
  }, [])

  useEffect(() => {
    if (said?.undo) undoButton.current?.focus()
  }, [said])

  const close = () => dialog.current?.close()

  /** What can be undone here can be undone after it, too. */
  const leave = () => {
    if (said?.undo) showToast(said.text, undoBy({ run: said.undo }))
    onClose()
  }

  /** Changes the cards, and says what was done as it turned out. */
  const change = (edit: EditCards, done: string, then: Omit<Said, 'text'> = {}) =>
    changeCards(edit, (outcome) => setSaid({ ...then, text: sayOutcome(done, outcome) }))

  const keep = () => {
    const wanted = cardName(name)
    if (!wanted) return setSaid({ text: 'Give the card a name, such as that of its category.' })
    const card = { name: wanted, bands }
    const before = readCards()
    if (!keepCard(before, card)) {
      return setSaid({ text: `There is room for ${MOST_CARDS} cards. Delete one first.` })
    }
    const replaced = before.find((card) => card.name === wanted)
    lastCard.write(wanted)
    setName('')
    changeCards(
      (cards) => keepCard(cards, card) ?? cards,
      (outcome) =>
        setSaid({
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
    close()
  }

  const rename = () => {
    if (!renamed) return
    const { from } = renamed
    const to = cardName(renamed.text)
    if (!to) return setSaid({ text: 'A card needs a name.' })
    if (!renameCard(readCards(), from, to)) {
      return setSaid({ text: `There is already a card called ${to}.` })
    }
    if (lastCard.read() === from) lastCard.write(to)
    setRenamed(undefined)
    change((cards) => renameCard(cards, from, to) ?? cards, `Now called ${to}`)
  }

  const remove = (card: NamedCard) => {
    const index = readCards().findIndex(({ name }) => name === card.name)
    const deleted = [...(said?.deleted ?? []), { card, index: Math.max(index, 0) }]
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
    setSaid({ text: `${countOf(all.length, 'card')} exported.` })
  }

  const importFile = async (file: File) => {
    const read = readCardsFile(await file.text().catch(() => ''))
    if (typeof read === 'string') return setSaid({ text: `${read} Nothing was changed.` })
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
    <dialog
      ref={dialog}
      className={classNames(dialogStyles.dialog, styles.cards)}
      aria-labelledby="cards-title"
      onClose={leave}
    >
      <h2 ref={title} id="cards-title" tabIndex={-1}>
        Fee cards
      </h2>
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
      <p role="status" className={styles.said}>
        <span key={said?.text}>{said?.text ?? sayCards(cards.length, areCleared)}</span>
        {said?.undo && (
          <Button
            // What was pressed may be gone.
            ref={undoButton}
            kind="quiet"
            onClick={() => {
              said.undo?.()
              title.current?.focus()
            }}
          >
            Undo
          </Button>
        )}
      </p>
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
                <Button kind="quiet" aria-label={`Use ${card.name}`} onClick={() => use(card)}>
                  Use
                </Button>
                <Button
                  kind="quiet"
                  aria-label={`Rename ${card.name}`}
                  onClick={() => setRenamed({ from: card.name, text: card.name })}
                >
                  <Icon of={Pencil} size={18} />
                </Button>
                <Button
                  kind="quiet"
                  aria-label={`Delete ${card.name}`}
                  onClick={() => remove(card)}
                >
                  <Icon of={Trash2} size={18} />
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button kind="quiet" disabled={cards.length === 0} onClick={exportAll}>
          <Icon of={Download} size={18} />
          Export all
        </Button>
        <FileButton kind="quiet" accept={OWN_FILES} onFile={importFile}>
          <Icon of={Upload} size={18} />
          Import
        </FileButton>
        <Button kind="secondary" onClick={close}>
          Close
        </Button>
      </div>
      <p className={styles.note}>
        Cards stay on this device and are sent nowhere; a link you share brings the bands, not the
        name. Marketplaces change their fees about twice a year: look yours up, and keep it with its
        date.
      </p>
    </dialog>
  )
}

function sayCards(count: number, areCleared: boolean): string {
  if (areCleared) {
    return 'The storage of this browser was cleared. Your cards are still here, and kept again when you change one.'
  }
  return count ? countOf(count, 'card') : 'No card is kept yet.'
}
