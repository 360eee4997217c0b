import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { usePath } from './use-path'

/**
 * A first page that was painted before our fonts came keeps the system's type: nothing changes under
 * a reader's eyes. The next page has ours, if the fonts came meanwhile.
 */
export function useBrandType(): void {
  // Deferred as the shell defers it: the type changes in the same paint as the page.
  const path = useDeferredValue(usePath(location.pathname))
  const firstPath = useRef(path)
  const isHere = useRef(false)

  useEffect(() => {
    const ours = [...document.fonts].filter(({ family }) => family.includes('Anek Latin'))
    Promise.all(ours.map((face) => face.load())).then(
      () => {
        isHere.current = true
      },
      () => {},
    )
  }, [])

  useLayoutEffect(() => {
    if (path !== firstPath.current && isHere.current) {
      document.documentElement.dataset.font = 'anek'
    }
  }, [path])
}
