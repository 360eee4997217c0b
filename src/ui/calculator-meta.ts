/** What the rest of the site knows of a calculator without loading it: plain data. */
export type CalculatorMeta = {
  /** Where its code lives, below src/calculators. */
  folder: string
  path: string
  otherPaths: readonly string[]
  navLabel: string
  /** The page's heading and what it is for. */
  heading: string
  intro: string
  /** For the browser's tab and for search engines. */
  title: string
  description: string
  /** One line in the index of calculators. */
  note: string
}
