import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App } from './app/app'
import { headOf } from './app/head'
import { OfflinePage } from './app/offline-page'
import { OFFLINE_PATH } from './app/offline-path'
import { preloadPage } from './app/page-of'
import { webManifest } from './app/web-manifest'
import { pageSource } from './pages'
import { calculatorAt, paths, siteName } from './site'

export { OFFLINE_PATH, paths, webManifest }

/** Renders one address; an address without a page gives the not-found page. */
export async function render(path: string) {
  const calculator = calculatorAt(path)
  await preloadPage(calculator)
  return {
    body: renderToString(<App path={path} />),
    head: headOf(calculator),
    source: calculator ? pageSource(calculator) : 'src/app/not-found.tsx',
  }
}

/** The page without script for when there is no network. It borrows the look of the not-found page. */
export function renderOffline() {
  return {
    body: renderToStaticMarkup(<OfflinePage />),
    head: {
      title: `You are offline | ${siteName}`,
      description: 'This page is not on your device.',
      canonical: undefined,
    },
    source: 'src/app/not-found.tsx',
  }
}
