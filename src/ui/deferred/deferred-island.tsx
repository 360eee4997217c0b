import { useState } from 'react'
import { useCurrency } from '../tab/currency'
import {
  type LazyPart,
  never,
  useIsHydrating,
  useLoadedInBackground,
  whenIdle,
} from '../tab/lazy-part'

/**
 * A part of a page that shows the answer and has no controls, such as a chart or a table. On the page
 * that a visit begins with it is in the prerendered HTML: its script is loaded when the browser is idle
 * and renders it then. If the answer changes before that, the stale HTML is hidden. On pages that are
 * opened later it is rendered with the page.
 */
export function DeferredIsland<Props extends object>({
  part: { Part, load },
  props,
}: {
  part: LazyPart<Props>
  props: Props
}) {
  const [isPrerendered] = useState(useIsHydrating())
  const { currency } = useCurrency()
  const shown = [currency, ...Object.values(props)]
  const [first] = useState(shown)
  const isHere = useLoadedInBackground(load, isPrerendered ? whenIdle : never)
  if (!import.meta.env.SSR && (isHere || !isPrerendered)) {
    return (
      <div data-island>
        <Part {...props} />
      </div>
    )
  }
  const isStale = shown.some((value, index) => value !== first[index])
  const frame = { 'data-island': isStale ? 'stale' : 'prerendered' }
  return import.meta.env.SSR ? (
    <div {...frame}>
      <Part {...props} />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it stands there already
    <div {...frame} dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
