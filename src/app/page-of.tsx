import { use } from 'react'
import { type CalculatorPage, loadPage } from '../pages'
import type { CalculatorMeta } from '../ui/calculator-meta'
import type { PageLink } from '../ui/page-links'

const loaded = new Map<string, CalculatorPage>()
const loading = new Map<string, Promise<CalculatorPage>>()

/** Loads a calculator's screen once; the first page is loaded before the site comes alive. */
export function preloadPage(calculator: CalculatorMeta): Promise<CalculatorPage> {
  const { folder } = calculator
  const started = loading.get(folder)
  if (started) return started
  const page = loadPage(calculator).then((Page) => {
    loaded.set(folder, Page)
    return Page
  })
  // A screen that failed to load is asked for again the next time.
  page.catch(() => loading.delete(folder))
  loading.set(folder, page)
  return page
}

type PageOfProps = { calculator: CalculatorMeta; others: readonly PageLink[] }

/** The screen of a calculator, waiting for its code where it is not here yet. */
export function PageOf({ calculator, others }: PageOfProps) {
  const Page = loaded.get(calculator.folder) ?? use(preloadPage(calculator))
  return <Page others={others} />
}
