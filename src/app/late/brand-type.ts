import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import latin from '../../ui/style/fonts/anek-latin.woff2'
import latinExt from '../../ui/style/fonts/anek-latin-ext.woff2'
import { usePath } from '../../ui/tab/navigation'

/**
 * A first page that was painted before the fonts came keeps the system's type: nothing changes under
 * a reader's eyes. The next page has ours, if the fonts came meanwhile.
 */
export function useBrandType(): void {
  // Deferred as the shell defers it: the type changes in the same paint as the page.
  const path = useDeferredValue(usePath())
  const shownAt = useRef(path)
  const faces = useRef<readonly FontFace[]>([])

  useEffect(() => {
    // The style sheet's own faces are given up for as long as this document lives.
    const loading = [latin, latinExt].map((file) =>
      new FontFace('Anek Latin', `url(${file})`, { weight: '400 650' }).load(),
    )
    Promise.all(loading).then(
      (loaded) => {
        faces.current = loaded
      },
      () => {},
    )
  }, [])

  useLayoutEffect(() => {
    if (path === shownAt.current) return
    shownAt.current = path
    for (const face of faces.current) document.fonts.add(face)
  }, [path])
}
