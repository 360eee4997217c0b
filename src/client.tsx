import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app'
import { preloadPage } from './app/page-of'
import { calculatorAt } from './site'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

// An extension or a proxy may load this script a second time, but a page comes alive once.
if (!root.dataset.alive) {
  root.dataset.alive = 'yes'
  // A screen that cannot be loaded is reported by the crash screen, which needs the site alive.
  const { path = location.pathname } = root.dataset
  await preloadPage(calculatorAt(path)).catch(() => {})

  // The development server sends an empty page; everywhere else the page is prerendered.
  if (root.hasChildNodes()) hydrateRoot(root, <App path={path} />)
  else createRoot(root).render(<App path={path} />)
}
