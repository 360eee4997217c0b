import { siteName } from '../site'
import type { CalculatorMeta } from '../ui/calculator-meta'

export type Head = { title: string; description: string; canonical: string | undefined }

/** Where the site lives, if the build was told; otherwise addresses are relative to it. */
const origin: string = import.meta.env.SITE_ORIGIN

/** The full address of a path. */
export const addressOf = (path: string): string => origin + path

/** The head tags of a page: one address each, whichever path led to it. */
export function headOf(calculator: CalculatorMeta | undefined): Head {
  if (!calculator) {
    return {
      title: `Page not found | ${siteName}`,
      description: 'This page is not in our books. The link may be old or mistyped.',
      canonical: undefined,
    }
  }
  const { title, description, path } = calculator
  return { title: `${title} | ${siteName}`, description, canonical: origin + path }
}

/** Brings the document's head up to date after a change of page. */
export function applyHead({ title, description, canonical }: Head): void {
  document.title = title
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
  document.querySelector('link[rel=canonical]')?.remove()
  if (!canonical) return
  const link = document.createElement('link')
  link.rel = 'canonical'
  link.href = canonical
  document.head.append(link)
}
