import type { ComponentType, ReactNode } from 'react'
import type { ViewName } from './addresses'

/** One page of a calculator: what the whole site knows of it without loading it. */
export type View = {
  /** Its folder in src/calculators or src/desks; its addresses go by it, too (addresses.ts). */
  name: ViewName
  /** What it is called among the views of its calculator. */
  label: string
}

/** What a page says of itself, loaded with it, in plain data. */
export type ViewHead = {
  /** Its heading and what it is for. */
  heading: string
  intro: string
  /** For the browser's tab and for search engines. */
  title: string
  description: string
}

/** One item of the navigation: its first view is the page behind it. */
export type Calculator = {
  navLabel: string
  /** What it is for, in the index of calculators. */
  note: string
  views: readonly [View, ...View[]]
}

/** What every page gets from the shell: the index of the other calculators, to put in its place. */
export type PageProps = { others: ReactNode }

/** What `page.tsx` exports: the screen of a view, and its head beside it. */
export type Screen = { Page: ComponentType<PageProps>; head: ViewHead }

/** What people ask about a view. */
export type Question = {
  /** Begins with a capital letter and ends with a question mark. */
  question: string
  /**
   * At most 300 characters, whole sentences (`questions.test.ts` holds it).
   * A line break stays one: formulas stand on lines of their own.
   */
  answer: string
}

/**
 * What the picture of a view shows where its link is shared: the result that the page opens with, in
 * the words of its ledger. `share.ts` exports it, and only the build asks for it.
 */
export type SharePicture = {
  label: string
  /** Without the currency, which is drawn smaller. */
  figure: string
  isMoney: boolean
  caption: string
  rows: readonly { label: string; value: string; swatch?: 'neel' | 'haldi' }[]
  total: { label: string; value: string }
}
