import { type ComponentType, useEffect } from 'react'
import type { PageProps, View, ViewHead } from '../calculators/contract'
import { loadScreen } from '../screens'
import type { Place } from '../site'
import { PageHead } from '../ui/page/page-head'
import { type LatePart, latePart, StillPart } from '../ui/tab/late-part'
import { applyHead, headOf } from './head'

type PlaceParts = {
  readonly screen: LatePart<object>
  readonly questions: LatePart<object>
}

const known = new Map<View, PlaceParts>()

/** What belongs to a page and is loaded when it is needed. */
export function partsOf(place: Place): PlaceParts {
  const parts = known.get(place.view) ?? partsOfPlace(place)
  known.set(place.view, parts)
  return parts
}

function partsOfPlace(place: Place): PlaceParts {
  return {
    screen: latePart(async () => {
      const { Page, head } = await loadScreen(place.view)
      return screenOf(place, head, Page)
    }),
    questions: latePart(async () => {
      const { QuestionsOf } = await import('../questions')
      return () => <QuestionsOf view={place.view} />
    }),
  }
}

function screenOf(place: Place, head: ViewHead, Page: ComponentType<PageProps>) {
  const { calculator, view } = place
  const others = latePart(async () => {
    const { PageLinks } = await import('../page-links')
    return () => <PageLinks but={calculator} />
  })
  return function Screen() {
    // At the page that a visit begins with, it is the address of the host that is added.
    useEffect(() => applyHead(headOf(view, head)), [])
    return (
      <>
        <PageHead {...head} path={view.path} views={calculator.views} name={calculator.navLabel} />
        <Page others={<StillPart part={others} />} />
      </>
    )
  }
}

/** The page for an address that has none. */
export const notFound = latePart(async () => {
  const { NotFound, notFoundHead } = await import('./not-found')
  return function Screen() {
    useEffect(() => applyHead(notFoundHead), [])
    return <NotFound />
  }
})
