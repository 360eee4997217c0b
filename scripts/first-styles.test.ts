// @vitest-environment node
import { expect, it } from 'vitest'
import { splitStyles } from './first-styles.mjs'

const seen = '<header class="bar wide"><h1>Loan</h1></header>'
const split = (css: string) => splitStyles(css, seen, 'main>:not(header)')

it.each([
  'h1{margin:0}',
  '.bar{color:red}',
  '.bar.wide:hover{color:red}',
  '.card,.wide{color:red}',
  ':root[data-theme=dark] a{color:red}',
  '.bar:not(.card){color:red}',
  ':is(.card,.list)>*{color:red}',
  '.bar:has(.card:not(:checked)){color:red}',
  '@media (width<37.5em){.bar{color:red}}',
  '@media screen{@supports (color:red){.bar{color:red}}}',
])('takes what may hold for what is seen at first, and says it again at the foot: %s', (css) => {
  const { first, foot } = split(`.list{order:1}${css}`)
  expect(first.startsWith(css)).toBe(true)
  expect(foot.endsWith(`.list{order:1}${css}`)).toBe(true)
})

it.each([
  '.card{color:red}',
  '.bar .card{color:red}',
  '.bar.card,.list{color:red}',
  '@media print{.bar{color:red}}',
  '@media (width<37.5em){.card{color:red}}',
  '@keyframes shake{to{translate:0}}',
])('leaves for the foot what cannot: %s', (css) => {
  const { first, foot } = split(css)
  expect(first).not.toContain('red')
  expect(first).not.toContain('shake')
  expect(foot.endsWith(css)).toBe(true)
})

it.each([
  '@font-face{font-family:Anek}',
  ':root{--ink:#000}',
  '@media screen{:root[data-theme=dark]{--ink:#fff}}',
  '@media print{:root{--ink:#000}}',
])('says once, at first, what no other rule can differ from: %s', (css) => {
  const { first, foot } = split(css)
  expect(first.startsWith(css)).toBe(true)
  expect(foot).not.toMatch(/ink|Anek/)
})

it('shows at the foot what it hid at first, islands too', () => {
  const { first, foot } = split('')
  expect(first).toBe('main>:not(header),main>[data-island],footer{display:none}')
  expect(foot).toBe('main>:not(header),footer{display:revert}main>[data-island]{display:contents}')
})
