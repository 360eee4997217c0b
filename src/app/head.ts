import { hrefOf } from '../addresses'
import type { View, ViewHead } from '../contract'
import { siteName } from '../site'

export type Head = { title: string; description: string; canonical: string | undefined }

/** Where the site lives, if the build was told; otherwise addresses are relative to it. */
const origin: string = import.meta.env.SITE_ORIGIN

/** The full address of a path. */
export const addressOf = (path: string): string => origin + path

/** The head tags of a page: one address each, whichever path led to it. */
export const headOf = ({ name }: View, { title, description }: ViewHead): Head => ({
  title: `${title} | ${siteName}`,
  description,
  canonical: addressOf(hrefOf(name)),
})

/** Brings the document's head up to date with the current page. */
export function applyHead({ title, description, canonical }: Head): void {
  document.title = title
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
  // What named the page before in other languages goes with its address.
  for (const link of document.querySelectorAll('link[rel=canonical],link[hreflang]')) link.remove()
  if (canonical === undefined) return
  const link = document.createElement('link')
  link.rel = 'canonical'
  // A build that does not know its host leaves it to the page.
  link.href = new URL(canonical, location.origin).href
  document.head.append(link)
}
