import { Check } from 'lucide'
import { type MouseEvent, type RefObject, type ToggleEvent, useEffect, useRef } from 'react'
import { Icon } from '../ui/page/icon'
import { followTheme, themes, useTheme } from './theme'
import styles from './theme-list.module.css'
import { appWords } from './words'

type ThemeListProps = {
  /** By which the button opens it. */
  id: string
  button: RefObject<HTMLButtonElement | null>
  /** It was asked for before it was here. */
  isOpenedNow: boolean
}

/** A native popover with radio buttons. As long as it is here, the page follows the choice. */
export function ThemeList({ id, button, isOpenedNow }: ThemeListProps) {
  const { choice, chooseTheme } = useTheme()
  const menu = useRef<HTMLFieldSetElement>(null)

  useEffect(followTheme, [])
  useEffect(() => {
    if (isOpenedNow) menu.current?.showPopover()
  }, [isOpenedNow])

  const placeUnderButton = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState !== 'open' || !button.current) return
    const { bottom, right } = button.current.getBoundingClientRect()
    event.currentTarget.style.top = `${bottom + 8}px`
    event.currentTarget.style.right = `${document.documentElement.clientWidth - right}px`
  }

  const focusChosen = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState !== 'open') return
    event.currentTarget.querySelector<HTMLElement>('input:checked')?.focus()
  }

  // Arrow keys try themes on with the menu open; a press of the pointer also closes it. What
  // WebKit passes on from a label to its radio button looks like a key, so the press itself counts.
  const closeAfterPress = (event: MouseEvent) => {
    if (event.detail > 0) menu.current?.hidePopover()
  }

  return (
    <fieldset
      ref={menu}
      id={id}
      popover="auto"
      className={styles.menu}
      onBeforeToggle={placeUnderButton}
      onToggle={focusChosen}
      onClick={closeAfterPress}
      onKeyDown={(event) => {
        if (event.key === 'Enter') menu.current?.hidePopover()
      }}
    >
      <legend className="visually-hidden">{appWords.theme}</legend>
      {themes.map(({ value, label, icon }) => (
        <label key={value} className={styles.row}>
          <input
            type="radio"
            name={`${id}-theme`}
            value={value}
            checked={value === choice}
            onChange={() => chooseTheme(value)}
          />
          {icon}
          {label}
          <Icon of={Check} className={styles.tick} size={18} />
        </label>
      ))}
    </fieldset>
  )
}
