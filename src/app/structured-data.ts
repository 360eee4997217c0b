import { hrefOf } from '../calculators/addresses'
import type { Question, ViewHead } from '../calculators/contract'
import { type Route, siteName } from '../site'
import { addressOf } from './head'

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
  name: `${heading} by ${siteName}`,
  url: addressOf(hrefOf(view.folder)),
  description,
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  inLanguage: 'en-IN',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR' },
})

function breadcrumbsOf({ calculator, view }: Route) {
  const [first] = calculator.views
  const trail = [
    { name: 'Home', path: hrefOf('gst/single') },
    // Fewer than two entries are no trail, so the calculator at home follows itself.
    { name: calculator.navLabel, path: hrefOf(first.folder) },
    ...(view === first ? [] : [{ name: view.label, path: hrefOf(view.folder) }]),
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
