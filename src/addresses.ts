import { type Fields, writeFragment } from './core/fragment'
import { addressHere, addressIn } from './core/language/languages'

/**
 * The addresses of every view in English, by the folder of its code. The first is the one that links lead to;
 * the others are older and show the same page. No other file writes an address of a view.
 */
const addresses = {
  'gst/single': ['/', '/gst'],
  bill: ['/gst/bill'],
  sales: ['/gst/sales'],
  'gst/return': ['/gst/return'],
  'gst/scheme': ['/gst/scheme'],
  percentage: ['/percentage'],
  'profit-loss': ['/profit-loss'],
  'selling/one-product': ['/ecommerce-profit', '/ecommerce'],
  'selling/marketplace': ['/ecommerce-profit/marketplace'],
  'price-list': ['/ecommerce-profit/products'],
  settlements: ['/ecommerce-profit/settlements'],
  'loan/emi': ['/loan'],
  'loan/prepay': ['/loan/prepay'],
  'loan/compare': ['/loan/compare'],
  'loan/find': ['/loan/find'],
  'savings/sip': ['/sip'],
  'savings/goal': ['/sip/goal'],
  'savings/after-tax': ['/sip/after-tax'],
  'savings/withdraw': ['/sip/withdraw'],
  'savings/lump-sum': ['/sip/lump-sum'],
  'savings/earned': ['/sip/returns'],
  'savings/step-up': ['/step-up-sip'],
  'deposits/fixed': ['/deposits'],
  'deposits/recurring': ['/deposits/recurring'],
  'deposits/ppf': ['/deposits/ppf'],
} as const satisfies Record<string, readonly [`/${string}`, ...`/${string}`[]]>

export type ViewName = keyof typeof addresses

/** Every address of a view. @example addressesOf('gst/single') // ['/', '/gst'] */
export const addressesOf = (view: ViewName): readonly string[] => addresses[view].map(addressHere)

/**
 * The address of a link to a view, with what is typed there.
 *
 * @example hrefOf('loan/emi') // '/loan'
 * @example hrefOf('loan/emi', { rate: '9' }) // '/loan#v=1&rate=9'
 */
export const hrefOf = (view: ViewName, inputs?: Fields): string =>
  addressHere(addresses[view][0]) + (inputs ? `#${writeFragment(inputs)}` : '')

/** The address of a view in a language. @example hrefIn('/hi', 'loan/emi') // '/hi/loan' */
export const hrefIn = (languagePath: string, view: ViewName): string =>
  addressIn(languagePath, addresses[view][0])

/**
 * Tells whether a path, with or without a trailing slash, is an address of one of these views.
 *
 * @example isAddressOf('gst/single')('/gst/') // true
 */
export const isAddressOf =
  (...views: readonly ViewName[]) =>
  (path: string): boolean =>
    views.some((view) => addressesOf(view).includes(path.replace(/(?<=.)\/+$/, '')))

/** Where the page for addresses that are not on this device lives. */
export const OFFLINE_PATH = addressHere('/offline')
