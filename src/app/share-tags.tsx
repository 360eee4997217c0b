import { hrefOf } from '../calculators/addresses'
import type { Question, SharePicture, View, ViewHead } from '../calculators/contract'
import { type Route, siteName } from '../site'
import { addressOf } from './head'
import { structuredDataOf } from './structured-data'

/** The size that messengers and social networks show whole. */
export const pictureSize = { width: 1200, height: 630 }

export const picturePath = ({ folder }: View) => `/pictures/${folder.replace('/', '-')}.png`

type ShareTagsProps = {
  route: Route
  head: ViewHead
  questions: readonly Question[]
  picture: SharePicture
}

/** What others need to know of a page: how to show a link to it, and what it is. */
export function ShareTags({ route, head, questions, picture }: ShareTagsProps) {
  const { view } = route
  const { title, description, heading } = head
  const { label, figure, isMoney, caption } = picture
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': description,
    'og:url': addressOf(hrefOf(view.folder)),
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
      {structuredDataOf(route, head, questions).map((data) => (
        <script
          key={JSON.stringify(data)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the element
          dangerouslySetInnerHTML={{ __html: jsonForHtml(data) }}
        />
      ))}
    </>
  )
}

/** JSON in which no text can be taken for the end of its element. */
export const jsonForHtml = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
