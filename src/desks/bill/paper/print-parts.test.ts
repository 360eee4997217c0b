import { expect, it } from 'vitest'
import { papers } from '../../books/bill/seller'
import { paperWords } from './paper-words.en'
import { cssString, pageRules } from './print-parts'

const asked = {
  paper: 'A4',
  copies: 1,
  length: 100.2,
  foot: 'SGS-0142 · 15 Nov 2026',
  page: paperWords.page,
  fontFamily: 'sans-serif',
} as const

it('cuts a roll where the bill ends, and never beyond what a browser can set', () => {
  expect(pageRules({ ...asked, paper: '80 mm' })).toBe('@page { size: 80mm 110mm; margin: 4mm }')
  expect(pageRules({ ...asked, paper: '58 mm' })).toBe('@page { size: 58mm 112mm; margin: 5mm }')
  expect(pageRules({ ...asked, paper: '58 mm', length: 9_999 })).toContain('size: 58mm 5000mm')
})

it('knows every paper', () => {
  const sizes = papers.map((paper) => /size: (\S+)/.exec(pageRules({ ...asked, paper }))?.[1])
  expect(sizes).toEqual(['210mm', '148mm', '80mm', '58mm'])
})

it('counts the pages of each copy by itself', () => {
  const one = pageRules(asked)
  expect(one).toContain('"Page " counter(copy-1) " of " counter(pages)')
  expect(one).not.toContain('copy-2')
  const three = pageRules({ ...asked, copies: 3 })
  expect(three).toContain('[data-copy="3"] { page: copy-3 }')
  expect(three).toContain('symbols: "1" "1" "1" "2" "2" "2" "3"')
})

it('writes whatever was typed as one text', () => {
  expect(cssString('SGS 0142 · 15 Nov')).toBe('"SGS 0142 · 15 Nov"')
  expect(cssString('7" } @page {\\')).toBe('"7\\22  \\7d  \\40 page \\7b \\5c "')
  expect(cssString('क/१ 🧾')).toBe('"क\\2f १ \\1f9fe "')
})
