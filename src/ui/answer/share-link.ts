import { type Fields, writeFragment } from '../../core/fragment'

/** An address that restores these inputs on this page, and never reaches a server. */
export const shareLink = (typed: Fields, currencyCode: string): string =>
  `${location.origin}${location.pathname}#${writeFragment({ ...typed, currency: currencyCode })}`
