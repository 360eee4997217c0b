import type { ReactNode } from 'react'

/** The words of the shell: header, menu, footer, and the pages that stand in for a page. */
export const appWords = {
  skip: 'Skip to the calculator',
  home: (site: string) => `${site}, home`,
  calculators: 'Calculators',
  openMenu: 'Open menu',
  menuNotLoaded: 'The menu could not be loaded. Check your connection and try again.',
  menu: 'Menu',
  closeMenu: 'Close menu',
  allCalculators: 'All calculators',

  theme: 'Theme',
  themesNotLoaded: 'The list of themes could not be loaded. Check your connection and try again.',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },

  rights: (site: string) => `© 2026 ${site}. All rights reserved.`,
  purpose: 'Built for accurate eCommerce profit calculations and financial planning.',

  /** The page in another language, which is named in that language. */
  readIn: (language: ReactNode) => <>Read this page in {language}</>,

  newVersion: 'A new version is ready:',
  reload: 'Reload',
  notNow: 'Not now',
  currencyIsNow: (currency: string) => `Currency is now ${currency}`,

  crash: {
    heading: 'Unexpected Application Error!',
    help: 'Something in this page broke. Nothing you entered was sent anywhere. Reload the page to go on, or start again from the home page.',
    reload: 'Reload the page',
    home: 'Go to the home page',
  },

  notFound: {
    title: 'Page not found',
    heading: 'Oops! Page not found',
    help: 'This page is not in our books. The link may be old or mistyped.',
    home: 'Return to Home',
    page: 'Page',
    particulars: 'Particulars',
    amount: 'Amount',
    nil: 'Nil',
  },

  offline: {
    heading: 'You are offline',
    description: 'This page is not on your device.',
    help: 'This page is not on your device. The calculators below are, and work as always.',
    tryAgain: 'Try again',
  },

  /** For search engines and devices. */
  structured: {
    name: (heading: string, site: string) => `${heading} by ${site}`,
    anySystem: 'Any',
    needsScript: 'Requires JavaScript',
    home: 'Home',
  },
  manifest: 'Free, exact calculators for GST, profit, loans and savings. They work offline.',
}
