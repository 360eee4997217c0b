import type { ComponentType, ReactNode } from 'react'

/**
 * One page of a calculator: what the whole site knows of it without loading it. `meta.ts` exports it.
 */
export type View = {
  /** Where its code lives, below src/calculators. */
  folder: string
  path: string
  /** Older addresses that lead to it, too. */
  otherPaths?: readonly string[]
  /** What it is called among the views of its calculator. */
  label: string
}

/** What a page says of itself, loaded with it: `head.ts`, in plain data. */
export type ViewHead = {
  /** Its heading and what it is for. */
  heading: string
  intro: string
  /** For the browser's tab and for search engines. */
  title: string
  description: string
}

/**
 * One item of the navigation: its first view is the page behind it, and has a line for the index of
 * calculators in `note.ts`.
 */
export type Calculator = {
  navLabel: string
  views: readonly [View, ...View[]]
}

/** What every page gets from the shell: the index of the other calculators, to put in its place. */
export type PageProps = { others: ReactNode }

/** What `page.tsx` exports: the screen of a view, and its head beside it. */
export type Screen = { Page: ComponentType<PageProps>; head: ViewHead }

/** What people ask about a view: `questions.ts` exports a list of them. */
export type Question = {
  question: string
  /** A line break stays one: formulas stand on lines of their own. */
  answer: string
}

/**
 * What the picture of a view shows where its link is shared: the result that the page opens with, in
 * the words of its ledger. `picture.ts` exports it, and only the build asks for it.
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
