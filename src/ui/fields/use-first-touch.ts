import { type FocusEvent, type MouseEvent, useRef } from 'react'

type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * For the input of a field: the first touch selects what is in it, so that typing replaces it; the
 * next one puts the cursor where it points.
 *
 * @param isReplaced whether a text is one that people replace rather than mend; any is, by default
 */
export function useFirstTouch(isReplaced: (text: string) => boolean = () => true) {
  const justFocused = useRef(false)
  return {
    onFocus({ currentTarget }: FocusEvent<TextField>) {
      justFocused.current = isReplaced(currentTarget.value)
      if (justFocused.current) currentTarget.select()
    },
    onMouseUp(event: MouseEvent<TextField>) {
      // Some browsers put the cursor where the mouse went down after the focus event, others after
      // this one, unless they are stopped.
      if (justFocused.current) {
        event.currentTarget.select()
        event.preventDefault()
      }
      justFocused.current = false
    },
  }
}
