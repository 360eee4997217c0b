import {
  ignoreOutcome,
  isRecord,
  parseJson,
  readTabText,
  writeTabText,
} from '../ui/memory/browser-storage'
import { deviceText } from '../ui/memory/device-text'
import { address } from '../ui/tab/address'
import { combineCleanups } from '../ui/tab/store'
import { MS_UNTIL_LOADED, pinScrollAt } from './scroll-positions'

/** The language that was chosen last, until it has been offered. */
export const chosenLanguage = deviceText('gst-hisab-language')

const KEY = 'gst-hisab-language-change'

/** What opens and closes, in the order of the page. */
const DISCLOSURES = 'main details, main [aria-expanded]'

/**
 * What a page looked like when its language was changed: which of its parts were open, and what stood
 * below the header, by its way down from `main`. Pages have the same elements in every language, but not
 * the same heights.
 */
type Look = { path: string; open: readonly boolean[]; way: readonly number[]; top: number }

/** Takes along what is typed, open and seen when the language is changed, and shows it again. */
export function followLanguageChange(): () => void {
  const leave = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
    if (!link) return
    chosenLanguage.change(() => link.hreflang, ignoreOutcome)
    link.hash = address.read().link
    writeTabText(KEY, JSON.stringify(lookNow(link.pathname)), ignoreOutcome)
  }
  document.addEventListener('click', leave)
  return combineCleanups(restoreLook(), () => document.removeEventListener('click', leave))
}

function lookNow(path: string): Look {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const main = document.getElementById('main')
  const seen = [...document.querySelectorAll('main section *')].find((element) => {
    const { top, height } = element.getBoundingClientRect()
    return height > 0 && top >= header && !isStuck(element)
  })
  return {
    path,
    open: disclosures().map(isOpen),
    way: main && seen ? wayTo(seen, main) : [],
    top: seen?.getBoundingClientRect().top ?? 0,
  }
}

/** Whether a part stays in view, such as the head of a long table: it tells nothing of the place. */
const isStuck = (element: Element | null): boolean =>
  element !== null &&
  (/sticky|fixed/.test(getComputedStyle(element).position) || isStuck(element.parentElement))

const disclosures = () => [...document.querySelectorAll<HTMLElement>(DISCLOSURES)]

const isOpen = (part: HTMLElement) =>
  part instanceof HTMLDetailsElement ? part.open : part.ariaExpanded === 'true'

/** The place of each ancestor among its siblings, from the outermost on. */
function wayTo(element: Element, main: Element): number[] {
  const parent = element.parentElement
  if (element === main || !parent) return []
  return [...wayTo(parent, main), [...parent.children].indexOf(element)]
}

/** Opens what was open, which may bring more that was, and scrolls to what was seen. */
function restoreLook(): () => void {
  const look = readLook()
  if (!look) return () => {}
  const tried = new Set<number>()
  const restore = () => {
    const parts = disclosures()
    const next = parts.findIndex((part, index) => look.open[index] && !isOpen(part))
    const part = parts[next]
    if (part && !tried.has(next)) {
      tried.add(next)
      if (part instanceof HTMLDetailsElement) part.open = true
      else part.click()
    }
  }
  const growth = new MutationObserver(restore)
  growth.observe(document.body, { subtree: true, childList: true, attributes: true })
  const timer = setTimeout(() => growth.disconnect(), MS_UNTIL_LOADED)
  restore()
  if (look.way.length > 0) {
    pinScrollAt(() => {
      const element = look.way.reduce<Element | null | undefined>(
        (parent, index) => parent?.children[index],
        document.getElementById('main'),
      )
      return element && scrollY + element.getBoundingClientRect().top - look.top
    })
  }
  return () => {
    growth.disconnect()
    clearTimeout(timer)
  }
}

/** The look of this page, once. */
function readLook(): Look | undefined {
  const look = parseJson(readTabText(KEY))
  writeTabText(KEY, null, ignoreOutcome)
  const isLook =
    isRecord(look) &&
    look.path === location.pathname &&
    Array.isArray(look.open) &&
    Array.isArray(look.way) &&
    typeof look.top === 'number'
  return isLook ? (look as Look) : undefined
}
