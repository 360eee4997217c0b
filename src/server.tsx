import { renderToString } from 'react-dom/server'
import { App } from './app/app'
import { headOf } from './app/head'
import { preloadPage } from './app/page-of'
import { pageSource } from './pages'
import { calculatorAt, paths } from './site'

export { paths }

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
