import { describe, expect, it } from 'vitest'
import { questionsOf } from '../questions'
import { calculators } from '../site'
import { jsonForHtml } from './share-tags'
import { structuredDataOf } from './structured-data'

describe.each(calculators)('the structured data of $path', (calculator) => {
  const questions = questionsOf(calculator)
  const [application, breadcrumbs, questionPage] = structuredDataOf(calculator, questions)

  it('is an application that costs nothing', () => {
    expect(application).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name: expect.stringContaining(calculator.heading),
      url: expect.stringMatching(new RegExp(`${calculator.path}$`)),
      description: calculator.description,
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
        { '@type': 'ListItem', position: 2, name: calculator.navLabel, item: calculator.path },
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
