import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What a sentence says, without its elements. @example textOf(<b>₹5</b>) // '₹5' */
export const textOf = (node: ReactNode): string =>
  renderToStaticMarkup(node)
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
