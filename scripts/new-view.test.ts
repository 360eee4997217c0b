import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { newView } from './new-view.mjs'

const sources = Object.fromEntries(
  ['src/addresses.ts', 'src/site.ts', 'src/questions.tsx'].map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
)
const added = (name: string, file: string) => {
  const before = new Set(sources[file]?.split('\n'))
  return newView(name, sources)
    .files[file]?.split('\n')
    .filter((line) => !before.has(line))
}

describe('a new view', () => {
  it('joins its family: an address below the first, a label and questions', () => {
    expect(newView('savings/gold', sources).address).toBe('/sip/gold')
    expect(added('savings/gold', 'src/addresses.ts')).toEqual(["  'savings/gold': ['/sip/gold'],"])
    expect(added('savings/gold', 'src/site.ts')).toEqual([
      "import { savingsGoldWords } from './calculators/savings/gold/words'",
      "      { name: 'savings/gold', label: savingsGoldWords.label },",
    ])
    expect(added('savings/gold', 'src/questions.tsx')).toEqual([
      "import { savingsGoldWords } from './calculators/savings/gold/words'",
      "  'savings/gold': savingsGoldWords.questions,",
    ])
  })

  it('stands among the views of its family, not of Step-Up SIP', () => {
    const site = newView('savings/gold', sources).files['src/site.ts'] ?? ''
    expect(site.indexOf("'savings/gold'")).toBeGreaterThan(site.indexOf("'savings/earned'"))
    expect(site.indexOf("'savings/gold'")).toBeLessThan(site.indexOf("'savings/step-up'"))
  })

  it('is a calculator of its own without a family', () => {
    expect(newView('age', sources).address).toBe('/age')
    expect(added('age', 'src/site.ts')).toContain(
      "    views: [{ name: 'age', label: ageWords.label }],",
    )
    expect(newView('age', sources).files['src/calculators/age/page.tsx']).toContain(
      "'../../contract'",
    )
  })

  it('has the same messages in both languages', () => {
    const { files } = newView('loan/gold', sources)
    const keysOf = (text = '') => [...text.matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key)
    expect(keysOf(files['src/calculators/loan/gold/words.hi.ts'])).toEqual(
      keysOf(files['src/calculators/loan/gold/words.ts']),
    )
  })

  it.each([
    ['loan/emi', 'already'],
    ['percentage/marks', 'no view holds another'],
    ['loan', 'is a family'],
    ['Loan/Gold', 'no name'],
    ['a/b/c', 'no name'],
    ['deposits/../emi', 'no name'],
    ['deposits/recurring', 'already'],
  ])('is refused as %s: %s', (name, why) => {
    expect(() => newView(name, sources)).toThrow(why)
  })
})
