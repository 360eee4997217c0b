import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { OFFLINE_PATH } from './addresses'
import { App } from './app/app'
import { headOf } from './app/head'
import { notFoundHead } from './app/not-found'
import { OfflinePage } from './app/offline-page'
import { picturePath, pictureSize, ShareTags, StructuredData } from './app/share-tags'
import { crawlerFiles, webManifest, webManifestPath } from './app/site-files'
import { appWords } from './app/words'
import type { SharePicture, View } from './contract'
import { addressHere, languages } from './core/language/languages'
import { languageWords } from './core/language/words'
import { nextChange } from './core/rules/next-change'
import { questionsOf } from './questions'
import { loadScreen, screenSource } from './screens'
import { paths, routeAt, siteName, views } from './site'
import { uiWords } from './ui/words'

export { crawlerFiles, languages, nextChange, OFFLINE_PATH, paths, webManifest, webManifestPath }

export const NOT_FOUND_PATH = addressHere('/404')
export const languageTag = languageWords.tag
export const languagePath = languageWords.path

const pictures = import.meta.glob<() => SharePicture>(
  ['./calculators/**/share.ts', './desks/*/share.ts'],
  { eager: true, import: 'picture' },
)

function pictureOf({ name }: View): SharePicture {
  const picture = pictures[`./calculators/${name}/share.ts`] ?? pictures[`./desks/${name}/share.ts`]
  if (!picture) throw new Error(`${name} has no share.ts`)
  return picture()
}

const notFoundSource = 'src/app/not-found.tsx'

/** Nobody should find a page that is none. */
const noTags = '<meta name="robots" content="noindex" />'

/** Renders one address; an address without a page gives the not-found page. */
export async function render(path: string) {
  const body = await renderApp(path)
  const route = routeAt(path)
  if (!route) return { body, head: notFoundHead, tags: noTags, data: '', source: notFoundSource }

  const { view } = route
  const { head } = await loadScreen(view)
  const questions = questionsOf(view)
  return {
    body,
    head: headOf(view, head),
    tags: renderToStaticMarkup(<ShareTags route={route} head={head} picture={pictureOf(view)} />),
    data: renderToStaticMarkup(<StructuredData route={route} head={head} questions={questions} />),
    source: screenSource(view),
  }
}

/** The HTML of a whole page, with its lazily loaded parts in their places. */
async function renderApp(path: string): Promise<string> {
  const { prelude } = await prerender(<App path={path} />, {
    // Never in pieces that a script would put together.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return new Response(prelude).text()
}

/** The page without script for when there is no network. It borrows the look of the not-found page. */
export function renderOffline() {
  return {
    body: renderToStaticMarkup(<OfflinePage />),
    head: {
      title: `${appWords.offline.heading} | ${siteName}`,
      description: appWords.offline.description,
      canonical: undefined,
    },
    tags: noTags,
    data: '',
    source: notFoundSource,
  }
}

/** The pictures to draw, one a view, with the words for them. */
export const sharePictures = () => Promise.all(views.map(pictureWords))

async function pictureWords(view: View) {
  const { heading, intro } = (await loadScreen(view)).head
  const file = picturePath(view)
  const promises = uiWords.page.picturePromises
  return { file, size: pictureSize, siteName, promises, heading, intro, ...pictureOf(view) }
}

export type PictureWords = Awaited<ReturnType<typeof pictureWords>>
