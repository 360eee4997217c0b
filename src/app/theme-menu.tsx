import { ChevronDown } from 'lucide'
import { type MouseEvent, useId, useRef, useState } from 'react'
import { Icon } from '../ui/page/icon'
import { lazyPart, StaticIsland, useLoadedWhenIdle } from '../ui/tab/lazy-part'
import { useOnDemand } from '../ui/tab/toast'
import styles from './theme-menu.module.css'
import { appWords } from './words'

// Drawings that are in the prerendered HTML already.
const icons = lazyPart(() => import('./static-parts').then((part) => part.ThemeIcons))

const themeList = lazyPart(() => import('./theme-list').then((part) => part.ThemeList))

/** The button shows the theme in force, from the first paint, and opens the list of themes. */
export function ThemeMenu() {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const onDemand = useOnDemand()
  const isHere = useLoadedWhenIdle(themeList)
  const [isWanted, setIsWanted] = useState(false)

  // The browser itself opens the list by `popoverTarget` once it is loaded. A press before that loads
  // it first; then the browser must not act on the press: it would close what has just been opened.
  const want = (event: MouseEvent) => {
    if (isHere || isWanted) return
    event.preventDefault()
    onDemand(themeList.load, appWords.themesNotLoaded, () => setIsWanted(true))
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={appWords.theme}
        popoverTarget={id}
        onClick={want}
      >
        <StaticIsland part={icons} />
        <Icon of={ChevronDown} className={styles.chevron} size={16} />
      </button>
      {(isHere || isWanted) && <themeList.Part id={id} button={button} isOpenedNow={isWanted} />}
    </>
  )
}
