// @vitest-environment node
import { expect, it } from 'vitest'
import { forDevanagari, withoutOtherLanguages } from './styles-in-language.mjs'

const sheet = `.heading {
  line-height: 2.75rem;

  &:lang(hi) {
    line-height: 3.25rem;

    @media (width < 37.5em) {
      line-height: 2.5rem;
    }
  }
}

:root:lang(hi) {
  --sans: "Noto Sans Devanagari";
}

.last {
  color: red;
}
`

it('has the rules of its own language', () => {
  expect(withoutOtherLanguages(sheet, 'hi')).toBe(sheet)
})

it('leaves out the rules of other languages, and no others', () => {
  const english = withoutOtherLanguages(sheet, 'en').replace(/\s+/g, ' ')
  expect(english).toBe('.heading { line-height: 2.75rem; } .last { color: red; } ')
})

it.each([
  ['a { font-weight: 550; }', 'a { font-weight: 500; }'],
  ['a { font-weight: 500; }', 'a { font-weight: 500; }'],
  ['a { font-weight: 620; }', 'a { font-weight: 620; }'],
  [
    '@font-face { font-weight: 550 650; }',
    '@font-face { unicode-range: U+0-8FF, U+980-FFFF; font-weight: 550 650; }',
  ],
  ['@font-face { unicode-range: U+20B9; }', '@font-face { unicode-range: U+20B9; }'],
  ['a { font-size: 0.875rem; }', 'a { font-size: 0.9375rem; }'],
])('for Devanagari, %s becomes %s', (before, after) => {
  expect(forDevanagari(before, '/src/ui/page/a.css')).toBe(after)
})

it('keeps the figures of charts as small as they are', () => {
  const small = 'a { font-size: 0.875rem; }'
  expect(forDevanagari(small, '/src/ui/charts/a.css')).toBe(small)
})
