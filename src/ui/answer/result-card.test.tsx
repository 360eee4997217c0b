import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InRupees } from '../tab/currency'
import { PageAnswer } from './page-answer'
import { ResultCard } from './result-card'

const cardOf = (isExample: boolean) =>
  renderToStaticMarkup(
    <InRupees>
      <PageAnswer results={[{ label: 'Cash to pay', value: '₹14,100' }]} isExample={isExample}>
        <ResultCard caption="" tag="Late">
          {null}
        </ResultCard>
      </PageAnswer>
    </InRupees>,
  )

it('says of an example that it is one, and nothing else at that place', () => {
  expect(cardOf(true)).toContain('>Example<')
  expect(cardOf(true)).not.toContain('Late')
})

it('has the tag of what a person typed', () => {
  expect(cardOf(false)).toContain('Late')
  expect(cardOf(false)).not.toContain('Example')
})
