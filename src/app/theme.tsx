import { Monitor, Moon, Sun } from 'lucide'
import { useSyncExternalStore } from 'react'
import { ignoreOutcome } from '../ui/memory/browser-storage'
import { deviceText } from '../ui/memory/device-text'
import { Icon } from '../ui/page/icon'
import { appWords } from './words'

export type ThemeChoice = 'light' | 'dark' | 'system'

const choices: readonly ThemeChoice[] = ['light', 'dark', 'system']
const stored = deviceText('theme')

const readChoice = (): ThemeChoice => choices.find((choice) => choice === stored.read()) ?? 'system'

/** The theme choice, and a way to change it. */
export function useTheme() {
  const choice = useSyncExternalStore(stored.subscribe, readChoice, (): ThemeChoice => 'system')
  return { choice, chooseTheme: (next: ThemeChoice) => stored.change(() => next, ignoreOutcome) }
}

/**
 * Keeps the document in the theme in force: the choice, or the system's as it changes. The first
 * paint had it already, from the line in index.html; this follows from there.
 */
export function followTheme(): () => void {
  const darkSystem = matchMedia('(prefers-color-scheme: dark)')

  const apply = () => {
    const choice = readChoice()
    const theme = choice === 'system' ? (darkSystem.matches ? 'dark' : 'light') : choice
    const root = document.documentElement
    root.dataset.theme = theme
    root.classList.toggle('dark', theme === 'dark')
    const colour = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
    if (colour) colour.content = colour.dataset[theme] ?? ''
  }

  apply()
  darkSystem.addEventListener('change', apply)
  const unsubscribe = stored.subscribe(apply)
  return () => {
    darkSystem.removeEventListener('change', apply)
    unsubscribe()
  }
}

/** The themes to choose from, in the list and in the menu. */
export const themes = [
  { value: 'light', label: appWords.themes.light, icon: <Icon of={Sun} size={18} /> },
  { value: 'dark', label: appWords.themes.dark, icon: <Icon of={Moon} size={18} /> },
  { value: 'system', label: appWords.themes.system, icon: <Icon of={Monitor} size={18} /> },
] as const satisfies readonly { value: ThemeChoice; label: string; icon: unknown }[]
