import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { giveAnswers } from './app/answers'
import { App } from './app/app'
import { crawlerFiles } from './app/crawler-files'
import { headOf } from './app/head'
import { OfflinePage } from './app/offline-page'
import { OFFLINE_PATH } from './app/offline-path'
import { preloadPage } from './app/page-of'
import { picturePath, pictureSize, ShareTags } from './app/share-tags'
import { webManifest } from './app/web-manifest'
import { pageSource } from './pages'
import { pictureOf } from './pictures'
import { QuestionsOf, questionsOf } from './questions'
import { calculatorAt, calculators, paths, siteName } from './site'

export { crawlerFiles, OFFLINE_PATH, paths, webManifest }

/** Nobody should find a page that is none. */
const noTags = '<meta name="robots" content="noindex" />'

/** Renders one address; an address without a page gives the not-found page. */
export async function render(path: string) {
  const calculator = calculatorAt(path)
  await preloadPage(calculator)
  if (calculator) {
    giveAnswers(renderToStaticMarkup(<QuestionsOf calculator={calculator} />))
  }
  return {
    body: renderToString(<App path={path} />),
    head: headOf(calculator),
    tags: calculator
      ? renderToStaticMarkup(
          <ShareTags
            calculator={calculator}
            questions={questionsOf(calculator)}
            picture={pictureOf(calculator)}
          />,
        )
      : noTags,
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
    tags: noTags,
    source: 'src/app/not-found.tsx',
  }
}

/** The pictures to draw, one a calculator, with the words for them. */
export const sharePictures = calculators.map((calculator) => ({
  file: picturePath(calculator),
  size: pictureSize,
  siteName,
  heading: calculator.heading,
  intro: calculator.intro,
  ...pictureOf(calculator),
}))

export type PictureWords = (typeof sharePictures)[number]
