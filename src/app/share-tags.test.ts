import { describe, expect, it } from 'vitest'
import { hrefOf } from '../addresses'
import { questionsOf } from '../questions'
import { loadScreen } from '../screens'
import { calculators } from '../site'
import { jsonForHtml, structuredDataOf } from './share-tags'

const routes = await Promise.all(
  calculators.flatMap((calculator) =>
    calculator.views.map(async (view) => ({
      calculator,
      view,
      path: hrefOf(view.name),
      head: (await loadScreen(view)).head,
      questions: questionsOf(view),
    })),
  ),
)

describe.each(routes)('the structured data of $path', ({ path, head, questions, ...route }) => {
  const { calculator, view } = route
  const [application, breadcrumbs, questionPage] = structuredDataOf(route, head, questions)

  it('is an application that costs nothing', () => {
    expect(application).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name: expect.stringContaining(head.heading),
      url: expect.stringMatching(new RegExp(`${path}$`)),
      description: head.description,
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Any',
      inLanguage: 'en-IN',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR' },
    })
  })

  it('has a trail of at least two entries, counted from 1', () => {
    expect(breadcrumbs).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: calculator.navLabel,
          item: hrefOf(calculator.views[0].name),
        },
        ...(view === calculator.views[0]
          ? []
          : [{ '@type': 'ListItem', position: 3, name: view.label, item: path }]),
      ],
    })
  })

  it('has the questions that the page shows', () => {
    expect(questionPage).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    })
  })
})

describe('jsonForHtml', () => {
  it('cannot end the element it stands in, and reads back the same', () => {
    const data = { text: '</script><script>alert(1)</script>' }
    expect(jsonForHtml(data)).not.toContain('<')
    expect(JSON.parse(jsonForHtml(data))).toEqual(data)
  })
})
