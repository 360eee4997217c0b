import { describe, expect, it } from 'vitest'
import { relatedTests } from './related-tests.mjs'

describe('the tests of a file', () => {
  it('are those that import it, and those that import what does', () => {
    const tests = relatedTests(['src/core/loan/changing-loan.ts'])
    expect(tests).toContain('src/core/loan/changing-loan.test.ts')
    expect(tests).toContain('src/calculators/loan/prepay/compute.test.ts')
    expect(tests).toContain('tests/sentences.test.ts')
    expect(tests).not.toContain('src/desks/books/upi/qr.test.ts')
  })

  it('are the test itself', () => {
    expect(relatedTests(['src/core/money/parse.test.ts'])).toEqual(['src/core/money/parse.test.ts'])
  })

  it('follow agreed results, workers and scripts, too', () => {
    expect(relatedTests(['src/calculators/percentage/share.ts'])).toContain(
      'tests/sentences.test.ts',
    )
    expect(relatedTests(['tests/hindi.json'])).toContain('tests/agreed-hindi.test.ts')
    expect(relatedTests(['scripts/steps.mjs'])).toEqual(['scripts/steps.test.ts'])
    expect(relatedTests(['src/core/tables/separated-values.ts'])).toContain(
      'src/desks/bill/paste/paste-rows.test.ts',
    )
  })

  it('are all tests where the set-up of all of them changes', () => {
    expect(relatedTests(['vite.config.ts']).length).toBeGreaterThan(300)
  })

  it('are none of a text that no test imports', () => {
    expect(relatedTests(['CONTRIBUTING.md', 'src/gone.ts'])).toEqual([])
  })
})
