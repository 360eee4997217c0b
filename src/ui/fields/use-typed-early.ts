import { useLayoutEffect, useRef } from 'react'

/** For a field of the first load: what was typed before the page came alive counts. */
export function useTypedEarly(text: string, onText: (text: string) => void) {
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useLayoutEffect(() => {
    const typed = ref.current?.value
    if (typed !== undefined && typed !== text && !ref.current?.disabled) onText(typed)
  }, [])

  return ref
}
