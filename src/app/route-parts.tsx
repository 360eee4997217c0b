import { type ComponentType, useEffect } from 'react'
import { hrefOf } from '../addresses'
import type { PageProps, View, ViewHead } from '../contract'
import { loadScreen } from '../screens'
import type { Route } from '../site'
import { PageHead } from '../ui/page/page-head'
import { type LazyPart, lazyPart, StaticIsland } from '../ui/tab/lazy-part'
import { applyHead, headOf } from './head'

type RouteParts = {
  readonly screen: LazyPart<object>
  readonly questions: LazyPart<object>
}

const known = new Map<View, RouteParts>()

/** What belongs to a page and is loaded when it is needed. */
export function partsOf(route: Route): RouteParts {
  const parts = known.get(route.view) ?? partsOfRoute(route)
  known.set(route.view, parts)
  return parts
}

function partsOfRoute(route: Route): RouteParts {
  return {
    screen: lazyPart(async () => {
      const { Page, head } = await loadScreen(route.view)
      return screenOf(route, head, Page)
    }),
    questions: lazyPart(async () => {
      const { QuestionsOf } = await import('../questions')
      return () => <QuestionsOf view={route.view} />
    }),
  }
}

function screenOf(route: Route, head: ViewHead, Page: ComponentType<PageProps>) {
  const { calculator, view } = route
  const links = calculator.views.map(({ name, label }) => ({ path: hrefOf(name), label }))
  const others = lazyPart(async () => {
    const { PageLinks } = await import('../page-links')
    return () => <PageLinks but={calculator} />
  })
  return function Screen() {
    // At the page that a visit begins with, it is the address of the host that is added.
    useEffect(() => applyHead(headOf(view, head)), [])
    return (
      <>
        <PageHead {...head} path={hrefOf(view.name)} views={links} name={calculator.navLabel} />
        <Page others={<StaticIsland part={others} />} />
      </>
    )
  }
}

/** The page for an address that has none. */
export const notFound = lazyPart(async () => {
  const { NotFound, notFoundHead } = await import('./not-found')
  return function Screen() {
    useEffect(() => applyHead(notFoundHead), [])
    return <NotFound />
  }
})
