import { X } from 'lucide'
import { type MouseEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import type { Outcome } from '../../../ui/memory/browser-storage'
import { sayOutcome } from '../../../ui/memory/browser-storage'
import { Icon } from '../../../ui/page/icon'
import { undoBy, useToast } from '../../../ui/tab/toast'
import type { HsnCode } from '../../books/hsn/hsn-codes'
import {
  type RowFill,
  type Scanning,
  scanAfterLoading,
  scanIfLoaded,
} from '../saved-items/add-to-bill'
import { loadItemsIndex } from '../saved-items/items-index'
import styles from './suggestion-list.module.css'
import {
  buyerSuggestions,
  codeSuggestions,
  type EarlierBuyer,
  fillBy,
  hideSuggestion,
  itemSuggestions,
  type SuggestionSource,
} from './suggestions'
import { savedBillsWords } from './words'

type SuggestionsProps<Known> = {
  /** The field that is typed into; it has the focus. */
  field: HTMLInputElement | HTMLTextAreaElement
  /** What stands in it. */
  text: string
  onPick(known: Known): void
}

/** For a code that was scanned before this file was loaded. */
export const scanLater = scanAfterLoading

type ItemSuggestionsProps = Omit<SuggestionsProps<never>, 'onPick'> &
  Omit<Scanning, 'showToast'> & { onPick(fill: RowFill): void }

/** The shop's own items, and those of earlier bills. A code that is scanned here fills its row. */
export function ItemSuggestions({ id, goTo, openItems, onPick, ...props }: ItemSuggestionsProps) {
  const showToast = useToast()
  const { field } = props

  // A scanner may type the code at any moment, so the items are loaded right away.
  useEffect(() => void loadItemsIndex(), [])

  const scan = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.shiftKey && !event.isComposing
    if (event.key !== 'Enter' || !isPlain || event.defaultPrevented) return
    const scanning = { id, goTo, openItems, showToast }
    const text = field.value
    const isDone = scanIfLoaded(text, scanning)
    if (isDone) {
      event.preventDefault()
      event.stopPropagation()
    } else if (isDone === undefined) scanAfterLoading(text, scanning)
  })
  useEffect(() => {
    const listener = (event: Event) => scan(event as KeyboardEvent)
    field.addEventListener('keydown', listener)
    return () => field.removeEventListener('keydown', listener)
  }, [field])

  return (
    <SuggestionList
      {...props}
      source={itemSuggestions}
      onPick={(item) => {
        const { fill, said } = fillBy(item)
        onPick(fill)
        if (said) showToast(said)
      }}
    />
  )
}

/** Codes of the department's list. */
export const CodeSuggestions = (props: SuggestionsProps<HsnCode>) => (
  <SuggestionList {...props} source={codeSuggestions} />
)

/** Buyers of earlier bills. */
export const BuyerSuggestions = (props: SuggestionsProps<EarlierBuyer>) => (
  <SuggestionList {...props} source={buyerSuggestions} />
)

/**
 * A list under a field, as browsers have it for addresses: arrows go through it, Enter takes one,
 * Escape puts it away, Shift with Delete forgets one. Typing goes on as if it were not there.
 */
function SuggestionList<Known>({
  field,
  text,
  onPick,
  source,
}: SuggestionsProps<Known> & { source: SuggestionSource<Known> }) {
  const showToast = useToast()
  const listId = useId()
  const [found, setFound] = useState<readonly Known[]>([])
  const [at, setAt] = useState(-1)
  const [dismissed, setDismissed] = useState<string>()
  const suggestions = dismissed === text ? [] : found
  const current = suggestions[at]
  const origin = source.originOf(suggestions)

  const [reloads, setReloads] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is hidden or shown again is loaded anew
  useEffect(() => {
    let isStale = false
    source.find(text).then((found) => {
      if (isStale) return
      setFound(found)
      setAt(-1)
    })
    return () => {
      isStale = true
    }
  }, [source, text, reloads])

  const pick = (known: Known) => {
    setDismissed(source.nameOf(known))
    onPick(known)
  }

  const hide = (known: Known) => {
    let outcome: Outcome = 'kept'
    const undo = hideSuggestion(source.keyOf(known), (became) => {
      outcome = became
    })
    setReloads((times) => times + 1)
    const showAgain = () => {
      undo.run()
      setReloads((times) => times + 1)
    }
    const said = sayOutcome(savedBillsWords.offerHidden(source.nameOf(known)), outcome)
    showToast(said, undoBy({ run: showAgain }))
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (suggestions.length === 0 || event.isComposing || event.altKey || event.ctrlKey) return
    const handled = () => {
      event.preventDefault()
      // The table has its own use for these keys.
      event.stopPropagation()
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      handled()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // Beyond either end is the field itself.
      setAt(
        ((((at + 1 + step) % (suggestions.length + 1)) + suggestions.length + 1) %
          (suggestions.length + 1)) -
          1,
      )
    } else if (event.key === 'Enter' && current !== undefined) {
      handled()
      pick(current)
    } else if (event.key === 'Escape') {
      handled()
      setDismissed(text)
    } else if (event.key === 'Delete' && event.shiftKey && current && source.canHide(current)) {
      handled()
      hide(current)
    }
  })

  useEffect(() => {
    const listener = (event: Event) => onKey(event as KeyboardEvent)
    field.addEventListener('keydown', listener)
    return () => field.removeEventListener('keydown', listener)
  }, [field])

  useEffect(() => {
    const roles = {
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      // A field of several lines can be no combobox.
      // A code is mostly typed as it is: its field is a plain one until there is something to offer.
      ...(field instanceof HTMLInputElement && (origin !== 'codes' || suggestions.length > 0)
        ? { role: 'combobox', 'aria-expanded': String(suggestions.length > 0) }
        : { 'aria-haspopup': 'listbox' }),
      ...(at >= 0 && suggestions.length > 0 && { 'aria-activedescendant': `${listId}-${at}` }),
    }
    for (const [name, value] of Object.entries(roles)) field.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(roles)) field.removeAttribute(name)
    }
  }, [field, listId, origin, suggestions.length, at])

  const press = (event: MouseEvent<HTMLElement>) => {
    const pressed = event.target as Element
    const known = suggestions[Number(pressed.closest<HTMLElement>('[role=option]')?.dataset.index)]
    if (known === undefined) return
    if (pressed.closest('[data-forget]')) hide(known)
    else pick(known)
  }

  return (
    <>
      <span role="status" className="visually-hidden">
        {suggestions.length > 0 && savedBillsWords.offers[origin](suggestions.length)}
      </span>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which keeps the focus */}
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={savedBillsWords.offersFrom[origin]}
        className={styles.offers}
        hidden={suggestions.length === 0}
        onPointerDown={(event) => event.preventDefault()}
        onClick={press}
      >
        {suggestions.map((known, index) => (
          <div
            key={source.keyOf(known)}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            data-index={index}
          >
            <b>{source.nameOf(known)}</b>
            <small>{source.noteOf(known)}</small>
            {source.canHide(known) && (
              <span data-forget title={savedBillsWords.hideOffer}>
                <Icon of={X} size={16} />
              </span>
            )}
          </div>
        ))}
      </div>
    </>
  )
}
