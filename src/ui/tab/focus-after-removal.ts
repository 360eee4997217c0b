import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Notes where something stands, and finds by that what gets the focus when it has gone. */
type Places<Mark> = {
  mark(focused: HTMLElement): Mark
  instead(mark: Mark): HTMLElement | null | undefined
}

/** Gives the focus to something else when what had it goes: a row that is paid, a button that has done its work. */
export function useFocusAfterRemoval<Mark>(
  place: RefObject<HTMLElement | null>,
  { mark, instead }: Places<Mark>,
): void {
  const start = useEffectEvent((element: HTMLElement): (() => void) =>
    moveFocusAfterRemoval(element, { mark, instead }),
  )
  useEffect(() => (place.current ? start(place.current) : undefined), [place])
}

/** @returns a way to stop */
export function moveFocusAfterRemoval<Mark>(
  place: HTMLElement,
  { mark, instead }: Places<Mark>,
): () => void {
  let last: { readonly focused: HTMLElement; readonly mark: Mark } | undefined
  const end = new AbortController()
  const { signal } = end

  const noteFocus = (focused: EventTarget | null) => {
    if (focused instanceof HTMLElement) last = { focused, mark: mark(focused) }
  }
  // Some browsers say the same of what is about to go: only what is still there afterwards was left.
  const forgetFocus = () =>
    setTimeout(() => {
      if (last?.focused.isConnected && last.focused !== document.activeElement) last = undefined
    })
  const changes = new MutationObserver(() => {
    if (!last) return
    // Others came or went beside it: it stands elsewhere now.
    if (last.focused.isConnected) return noteFocus(last.focused)
    const { mark } = last
    last = undefined
    if (isFocusLost()) instead(mark)?.focus()
  })

  place.addEventListener('focusin', ({ target }) => noteFocus(target), { signal })
  place.addEventListener('focusout', forgetFocus, { signal })
  changes.observe(place, { childList: true, subtree: true })
  return () => {
    end.abort()
    changes.disconnect()
  }
}

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body
