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

/** The one owner of the tab's address. Whoever wants its path or its link asks here. */
export const address = createStore<Address>(
  () => addressNow('opened'),
  (follow) => {
    const followWindow = () => {
      const next = addressNow('returned')
      const { path, link } = address.read()
      // A `#target` within the page leads nowhere else.
      if (next.path === path && next.link === link) return
      keepWhatWasTaken()
      follow(next)
    }
    return combineCleanups(onWindow('popstate', followWindow), onWindow('hashchange', followWindow))
  },
)

/** Goes to another page of the site without loading a document. */
export function navigate(href: string): void {
  keepWhatWasTaken()
  // For Back: who remembers places may not be loaded yet.
  history.replaceState({ ...history.state, top: scrollY }, '')
  history.pushState(null, '', href)
  address.write(addressNow('followed'))
}

/** The same in place of the address on show: Back leads to the one before it. */
export function redirect(href: string): void {
  history.replaceState(history.state, '', href)
  address.write(addressNow('followed'))
}

/** What a person changes is no longer what the link said: the address becomes the plain one. */
export function leaveLink(): void {
  if (!address.read().link) return
  keepWhatWasTaken()
  history.replaceState(history.state, '', location.pathname + location.search)
  address.write({ ...address.read(), link: '' })
}

const keepers = new Set<() => void>()

/**
 * For whoever takes something from a link: how to keep it in the tab when the link is left. Until
 * then it is not kept, so that Back leads to what was kept before.
 */
export function keepOnLeaving(keep: () => void): void {
  keepers.add(keep)
}

function keepWhatWasTaken(): void {
  for (const keep of keepers) keep()
  keepers.clear()
}
