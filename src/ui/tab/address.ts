import { combineCleanups, createStore, onWindow } from './store'

/** Where this tab is, and how it came there. */
export type Address = {
  readonly path: string
  /** The inputs that a shared link carries behind its `#`; empty at any other address. */
  readonly link: string
  readonly way: 'opened' | 'followed' | 'returned'
}

const addressNow = (way: Address['way']): Address => ({
  path: location.pathname,
  link: location.hash.startsWith('#v=') ? location.hash.slice(1) : '',
  way,
})

/** The one owner of the tab's address. Every caller that wants its path or its link asks here. */
export const address = createStore<Address>(
  () => addressNow('opened'),
  (follow) => {
    const followWindow = () => {
      const next = addressNow('returned')
      const { path, link } = address.read()
      // A `#target` within the page leads nowhere else.
      if (next.path === path && next.link === link) return
      saveLinkedInputs()
      follow(next)
    }
    return combineCleanups(onWindow('popstate', followWindow), onWindow('hashchange', followWindow))
  },
)

/** Goes to another page of the site without loading a document. */
export function navigate(href: string): void {
  saveLinkedInputs()
  // For Back: scroll-positions.ts may not be loaded yet.
  history.replaceState({ ...history.state, top: scrollY }, '')
  history.pushState(null, '', href)
  address.write(addressNow('followed'))
}

/** The same in place of the current address: Back leads to the one before it. */
export function redirect(href: string): void {
  history.replaceState(history.state, '', href)
  address.write(addressNow('followed'))
}

/** What a person changes is no longer what the link said: the address becomes the plain one. */
export function leaveLink(): void {
  if (!address.read().link) return
  saveLinkedInputs()
  history.replaceState(history.state, '', location.pathname + location.search)
  address.write({ ...address.read(), link: '' })
}

const saversOnLeave = new Set<() => void>()

/**
 * Inputs that were read from a link are saved in the tab when the link is left, by this callback. Until
 * then they are not saved, so that Back leads to what was saved before.
 */
export function onLeaveLink(save: () => void): void {
  saversOnLeave.add(save)
}

function saveLinkedInputs(): void {
  for (const save of saversOnLeave) save()
  saversOnLeave.clear()
}
