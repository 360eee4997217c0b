import { X } from 'lucide'
import { type MouseEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import type { Outcome } from '../../../../ui/memory/browser-storage'
import { sayOutcome } from '../../../../ui/memory/browser-storage'
import { Icon } from '../../../../ui/page/icon'
import { undoBy, useToast } from '../../../../ui/tab/toast'
import type { RowFill } from '../saved-items/fill-row'
import { readItemsIndex } from '../saved-items/items-index'
import { type Scanning, scanAtOnce, scanWhenRead } from '../saved-items/scan'
import type { KnownBuyer } from './suggestion-index'
import styles from './suggestion-list.module.css'
import { buyerOffers, type Offers as Finder, fillBy, forget, itemOffers } from './suggestions'

type OffersProps<Known> = {
  /** The field that is typed into; it has the focus. */
  field: HTMLInputElement | HTMLTextAreaElement
  /** What stands in it. */
  text: string
  onPick(known: Known): void
}

/** For a code that was scanned before this was here. */
export const scanLater = scanWhenRead

type ItemOffersProps = Omit<OffersProps<never>, 'onPick'> &
  Omit<Scanning, 'showToast'> & { onPick(fill: RowFill): void }

/** The shop's own items, and those of earlier bills. A code that is scanned here fills its row. */
export function ItemOffers({ id, goTo, keep, onPick, ...props }: ItemOffersProps) {
  const showToast = useToast()
  const { field } = props

  // Whoever begins to type may be a scanner, which waits for nobody.
  useEffect(() => void readItemsIndex(), [])

  const scan = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.shiftKey && !event.isComposing
    if (event.key !== 'Enter' || !isPlain || event.defaultPrevented) return
    const scanning = { id, goTo, keep, showToast }
    const text = field.value
    const isDone = scanAtOnce(text, scanning)
    if (isDone) {
      event.preventDefault()
      event.stopPropagation()
    } else if (isDone === undefined) scanWhenRead(text, scanning)
  })
  useEffect(() => {
    const listener = (event: Event) => scan(event as KeyboardEvent)
    field.addEventListener('keydown', listener)
    return () => field.removeEventListener('keydown', listener)
  }, [field])

  return (
    <Offers
      {...props}
      finder={itemOffers}
      onPick={(item) => {
        const { fill, said } = fillBy(item)
        onPick(fill)
        if (said) showToast(said)
      }}
    />
  )
}

/** Buyers of earlier bills. */
export const BuyerOffers = (props: OffersProps<KnownBuyer>) => (
  <Offers {...props} finder={buyerOffers} />
)

/**
 * A list under a field, as browsers have it for addresses: arrows go through it, Enter takes one,
 * Escape puts it away, Shift with Delete forgets one. Typing goes on as if it were not there.
 */
function Offers<Known>({
  field,
  text,
  onPick,
  finder,
}: OffersProps<Known> & { finder: Finder<Known> }) {
  const showToast = useToast()
  const listId = useId()
  const [found, setFound] = useState<readonly Known[]>([])
  const [at, setAt] = useState(-1)
  const [dismissed, setDismissed] = useState<string>()
  const offers = dismissed === text ? [] : found
  const current = offers[at]
  const from = finder.sayFrom(offers)

  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was forgotten is asked for again
  useEffect(() => {
    let isStale = false
    finder.find(text).then((found) => {
      if (isStale) return
      setFound(found)
      setAt(-1)
    })
    return () => {
      isStale = true
    }
  }, [finder, text, asked])

  const pick = (known: Known) => {
    setDismissed(finder.nameOf(known))
    onPick(known)
  }

  const drop = (known: Known) => {
    let outcome: Outcome = 'kept'
    const undo = forget(finder.keyOf(known), (became) => {
      outcome = became
    })
    setAsked((times) => times + 1)
    const offerAgain = () => {
      undo.run()
      setAsked((times) => times + 1)
    }
    const said = sayOutcome(`${finder.nameOf(known)} is offered no more`, outcome)
    showToast(said, undoBy({ run: offerAgain }))
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (offers.length === 0 || event.isComposing || event.altKey || event.ctrlKey) return
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
        ((((at + 1 + step) % (offers.length + 1)) + offers.length + 1) % (offers.length + 1)) - 1,
      )
    } else if (event.key === 'Enter' && current !== undefined) {
      handled()
      pick(current)
    } else if (event.key === 'Escape') {
      handled()
      setDismissed(text)
    } else if (event.key === 'Delete' && event.shiftKey && current && finder.canForget(current)) {
      handled()
      drop(current)
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
      ...(field instanceof HTMLInputElement
        ? { role: 'combobox', 'aria-expanded': String(offers.length > 0) }
        : { 'aria-haspopup': 'listbox' }),
      ...(at >= 0 && offers.length > 0 && { 'aria-activedescendant': `${listId}-${at}` }),
    }
    for (const [name, value] of Object.entries(roles)) field.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(roles)) field.removeAttribute(name)
    }
  }, [field, listId, offers.length, at])

  const press = (event: MouseEvent<HTMLElement>) => {
    const pressed = event.target as Element
    const known = offers[Number(pressed.closest<HTMLElement>('[role=option]')?.dataset.index)]
    if (known === undefined) return
    if (pressed.closest('[data-forget]')) drop(known)
    else pick(known)
  }

  return (
    <>
      <span role="status" className="visually-hidden">
        {offers.length > 0 && `${offers.length} ${lowerFirst(from)}, with the arrow keys`}
      </span>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which keeps the focus */}
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={from}
        className={styles.offers}
        hidden={offers.length === 0}
        onPointerDown={(event) => event.preventDefault()}
        onClick={press}
      >
        {offers.map((known, index) => (
          <div
            key={finder.keyOf(known)}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            data-index={index}
          >
            <b>{finder.nameOf(known)}</b>
            <small>{finder.noteOf(known)}</small>
            {finder.canForget(known) && (
              <span data-forget title="Offer this no more (Shift+Delete)">
                <Icon of={X} size={16} />
              </span>
            )}
          </div>
        ))}
      </div>
    </>
  )
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
