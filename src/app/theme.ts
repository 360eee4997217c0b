import { useSyncExternalStore } from 'react'
import { deviceText } from '../ui/memory/device-text'
import { unsaid } from '../ui/memory/outcome'

export type ThemeChoice = 'light' | 'dark' | 'system'

const choices: readonly ThemeChoice[] = ['light', 'dark', 'system']
const stored = deviceText('theme')

const readChoice = (): ThemeChoice => choices.find((choice) => choice === stored.read()) ?? 'system'

/** The theme choice, and a way to change it. */
export function useTheme() {
  const choice = useSyncExternalStore(stored.subscribe, readChoice, (): ThemeChoice => 'system')
  return { choice, chooseTheme: (next: ThemeChoice) => stored.change(() => next, unsaid) }
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
