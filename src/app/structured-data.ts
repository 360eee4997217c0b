import { siteName } from '../site'
import type { CalculatorMeta } from '../ui/calculator-meta'
import type { Question } from '../ui/questions'
import { addressOf } from './head'

const context = 'https://schema.org'

/** What a page is, in the words that search engines read (JSON-LD, schema.org). */
export const structuredDataOf = (
  calculator: CalculatorMeta,
  questions: readonly Question[],
): readonly object[] => [
  applicationOf(calculator),
  breadcrumbsOf(calculator),
  questionPageOf(questions),
]

const applicationOf = ({ heading, description, path }: CalculatorMeta) => ({
  '@context': context,
  '@type': 'WebApplication',
  name: `${heading} by ${siteName}`,
  url: addressOf(path),
  description,
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  inLanguage: 'en-IN',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR' },
})

const breadcrumbsOf = ({ path, navLabel }: CalculatorMeta) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  // Fewer than two entries are no trail, so the calculator at home follows itself.
  itemListElement: [
    { name: 'Home', path: '/' },
    { name: navLabel, path },
  ].map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: addressOf(crumb.path),
  })),
})

const questionPageOf = (questions: readonly Question[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
