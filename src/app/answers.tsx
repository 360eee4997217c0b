import { use, useState, useSyncExternalStore } from 'react'
import type { CalculatorMeta } from '../ui/calculator-meta'

let given = ''

/** Gives the next page its questions as HTML before it is rendered. In the browser it has them. */
export function giveAnswers(html: string): void {
  given = html
}

type Loaded = typeof import('../questions') | undefined

let loading: Promise<Loaded> | undefined

/** A page is complete without its questions: if they do not come, this visit goes on without. */
function load(): Promise<Loaded> {
  loading ??= import('../questions').catch(() => undefined)
  return loading
}

const never = () => () => {}

/**
 * The questions of a page. Where a visit begins they are in the HTML, and stay as they are: no script
 * has to bring them. On later pages they are loaded.
 */
export function Answers({ calculator }: { calculator: CalculatorMeta }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isPrerendered] = useState(isHydrating)
  // Hydrating leaves the inside of such an element alone, whatever it is said to be.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own text, from our own page
  if (isPrerendered) return <div dangerouslySetInnerHTML={{ __html: given }} />
  const loaded = use(load())
  return loaded && <loaded.QuestionsOf calculator={calculator} />
}
