import { hrefIn, hrefOf } from '../addresses'
import type { Question, SharePicture, View, ViewHead } from '../contract'
import { languages } from '../core/language/languages'
import { languageWords } from '../core/language/words'
import { type Route, siteName } from '../site'
import { addressOf } from './head'
import { appWords } from './words'

/** The size that messengers and social networks show whole. */
export const pictureSize = { width: 1200, height: 630 }

export const picturePath = ({ name }: View) =>
  `/pictures${languageWords.path}/${name.replace('/', '-')}.png`

type ShareTagsProps = {
  route: Route
  head: ViewHead
  picture: SharePicture
}

/** What others need to know of a page: how to show a link to it. */
export function ShareTags({ route, head, picture }: ShareTagsProps) {
  const { view } = route
  const { title, description, heading } = head
  const { label, figure, isMoney, caption } = picture
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:locale': languageWords.locale,
    'og:title': title,
    'og:description': description,
    'og:url': addressOf(hrefOf(view.name)),
    'og:image': addressOf(picturePath(view)),
    'og:image:type': 'image/png',
    'og:image:width': String(pictureSize.width),
    'og:image:height': String(pictureSize.height),
    'og:image:alt': `${heading}. ${label}: ${isMoney ? '₹' : ''}${figure}, ${caption}.`,
  }
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {[...languages, { code: 'x-default', path: '' }].map(({ code, path }) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={code}
          href={addressOf(hrefIn(path, view.name))}
        />
      ))}
    </>
  )
}

type StructuredDataProps = { route: Route; head: ViewHead; questions: readonly Question[] }

/** What a page is, for search engines. */
export function StructuredData({ route, head, questions }: StructuredDataProps) {
  return structuredDataOf(route, head, questions).map((data) => (
    <script
      key={JSON.stringify(data)}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the element
      dangerouslySetInnerHTML={{ __html: jsonForHtml(data) }}
    />
  ))
}

/** JSON in which no text can be taken for the end of its element. */
export const jsonForHtml = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')

const context = 'https://schema.org'

/** What a page is, in the words that search engines read (JSON-LD, schema.org). */
export const structuredDataOf = (
  route: Route,
  head: ViewHead,
  questions: readonly Question[],
): readonly object[] => [
  applicationOf(route, head),
  breadcrumbsOf(route),
  questionPageOf(questions),
]

const applicationOf = ({ view }: Route, { heading, description }: ViewHead) => ({
  '@context': context,
  '@type': 'WebApplication',
  name: appWords.structured.name(heading, siteName),
  url: addressOf(hrefOf(view.name)),
  description,
  applicationCategory: 'FinanceApplication',
  operatingSystem: appWords.structured.anySystem,
  browserRequirements: appWords.structured.needsScript,
  inLanguage: languageWords.tag,
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR' },
})

function breadcrumbsOf({ calculator, view }: Route) {
  const [first] = calculator.views
  const trail = [
    { name: appWords.structured.home, path: hrefOf('gst/single') },
    // Fewer than two entries are no trail, so the calculator at home follows itself.
    { name: calculator.navLabel, path: hrefOf(first.name) },
    ...(view === first ? [] : [{ name: view.label, path: hrefOf(view.name) }]),
  ]
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  }
}

const questionPageOf = (questions: readonly Question[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
