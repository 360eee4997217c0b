import { Check, ChevronDown, Monitor, Moon, Sun } from 'lucide'
import { type MouseEvent, type ToggleEvent, useId, useRef } from 'react'
import { Icon } from '../ui/page/icon'
import { type ThemeChoice, useTheme } from './theme'
import styles from './theme-menu.module.css'

export const themes = [
  { value: 'light', label: 'Light', icon: <Icon of={Sun} size={18} /> },
  { value: 'dark', label: 'Dark', icon: <Icon of={Moon} size={18} /> },
  { value: 'system', label: 'System', icon: <Icon of={Monitor} size={18} /> },
] as const satisfies readonly { value: ThemeChoice; label: string; icon: unknown }[]

/** A native popover with radio buttons. The button shows the theme in force, from the first paint. */
export function ThemeMenu() {
  const { choice, chooseTheme } = useTheme()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLFieldSetElement>(null)
  const id = useId()

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
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Theme"
        popoverTarget={id}
      >
        <Icon of={Sun} className={styles.sun} size={18} />
        <Icon of={Moon} className={styles.moon} size={18} />
        <Icon of={ChevronDown} className={styles.chevron} size={16} />
      </button>
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
        <legend className="visually-hidden">Theme</legend>
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
    </>
  )
}
