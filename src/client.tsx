import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app'
import { notFound, partsOf } from './app/route-parts'
import { routeAt } from './site'
import { loadOrReload } from './ui/tab/lazy-part'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

// An extension or a proxy may load this script a second time, but a page is hydrated once.
if (!root.dataset.alive) {
  root.dataset.alive = 'soon'
  const { path = location.pathname, lawUntil } = root.dataset
  const route = routeAt(path)
  const screen = route ? partsOf(route).screen : notFound
  await loadOrReload(screen.load).catch(() => {})

  const app = <App path={path} />
  // In small steps, so that a tap in between is heard.
  startTransition(() => {
    // The development server sends an empty page; everywhere else the page is prerendered. A screen
    // that cannot be loaded says so in its place, which is not what the HTML says; nor is the law, where a rule
    // began since the page was built.
    const hasOldLaw = new Date() >= new Date(`${lawUntil}T00:00`)
    if (import.meta.env.DEV || hasOldLaw || !screen.isHere()) createRoot(root).render(app)
    else hydrateRoot(root, app)
  })
}
