import { Monitor, Moon, Sun } from 'lucide'
import { Icon } from '../ui/page/icon'
import type { ThemeChoice } from './theme'

/** The themes to choose from, in the list and in the menu. */
export const themes = [
  { value: 'light', label: 'Light', icon: <Icon of={Sun} size={18} /> },
  { value: 'dark', label: 'Dark', icon: <Icon of={Moon} size={18} /> },
  { value: 'system', label: 'System', icon: <Icon of={Monitor} size={18} /> },
] as const satisfies readonly { value: ThemeChoice; label: string; icon: unknown }[]
