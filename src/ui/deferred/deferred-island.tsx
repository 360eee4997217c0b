import { useState } from 'react'
import { useCurrency } from '../tab/currency'
import { type LazyPart, never, useIsHydrating, useWithoutWaiting, whenIdle } from '../tab/lazy-part'

/**
 * A part that follows the answer, and in which nothing is pressed. Where a visit begins it is in the
 * HTML, and comes alive when its script, which no first load waits for, is here. Should the answer be
 * another one by then, it is not seen before it follows. On later pages it comes with the page.
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
  const isHere = useWithoutWaiting(load, isPrerendered ? whenIdle : never)
  if (!import.meta.env.SSR && (isHere || !isPrerendered)) {
    return (
      <div data-still>
        <Part {...props} />
      </div>
    )
  }
  const isStale = shown.some((value, index) => value !== first[index])
  const early = { 'data-still': isStale ? 'stale' : 'early' }
  return import.meta.env.SSR ? (
    <div {...early}>
      <Part {...props} />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it stands there already
    <div {...early} dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
