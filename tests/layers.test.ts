import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsIn, whyForbidden, whyMisplaced } from './layers'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }))
const views = sources
  .filter(({ file }) => file.endsWith('/page.tsx'))
  .map(({ file }) => file.replace('/page.tsx', ''))

describe('layers', () => {
  it('are kept by every file', () => {
    const broken = sources.flatMap(({ file, text }) =>
      importsIn(file, text).flatMap((imported) => {
        const why = whyForbidden(file, imported, views)
        return why ? [`${file} imports ${imported}: ${why}`] : []
      }),
    )
    expect(broken).toEqual([])
    expect(sources.length).toBeGreaterThan(400)
    expect(views).toContain('calculators/loan/emi')
  })

  it.each([
    ['core/fragment.ts', 'ui/page/card', 'lower layer'],
    ['core/loan/deep/deeper/deepest.ts', 'calculators/loan/emi/compute', 'lower layer'],
    ['ui/page/card.tsx', 'app/app', 'lower layer'],
    ['contract.ts', 'desks/books/upi/upi', 'lower layer'],
    ['addresses.ts', 'calculators/gst/single/answer', 'lower layer'],
    ['ui/page/card.tsx', 'addresses', 'lower layer'],
    ['desks/bill/a/b/c/d.ts', 'site', 'lower layer'],
    ['desks/bill/a/b/c/d.ts', 'screens', 'lower layer'],
    ['desks/books/upi/upi.ts', 'desks/bill/store', 'lower layer'],
    ['desks/books/upi/upi.ts', 'calculators/gst/single/answer', 'lower layer'],
    ['desks/books/upi/upi.ts', 'desks/market/inputs', 'nothing of each other'],
    ['desks/bill/a/b/c/d.ts', 'calculators/loan/shared/terms', 'one family'],
    ['desks/bill/a.ts', 'desks/sales/inputs', 'one family'],
    ['calculators/gst/return/a.ts', 'desks/sales/inputs', 'one family'],
    ['calculators/loan/shared/rates.ts', 'calculators/percentage/compute', 'one family'],
    ['calculators/gst/return/a/b.ts', 'calculators/gst/single/compute', 'a view never'],
    ['calculators/loan/shared/a/b.ts', 'calculators/loan/emi/compute', 'a family never'],
    ['site.ts', 'app/app', 'lower layer'],
    ['app/deep/a.ts', 'calculators/loan/shared/terms', 'contract alone'],
    ['app/deep/a.ts', 'desks/books/upi/upi', 'contract alone'],
    ['core/fragment.ts', '../tests/nasty-texts', 'outside src'],
  ])('keep %s from %s', (file, imported, why) => {
    expect(whyForbidden(file, imported, views)).toContain(why)
  })

  it.each([
    ['desks/bill/a/b/c/d.ts', 'desks/books/upi/upi'],
    ['calculators/gst/return/a.ts', 'desks/books/upi/upi'],
    ['desks/bill/a/b/c/d.ts', 'desks/bill/store'],
    ['calculators/loan/emi/a/b.ts', 'calculators/loan/shared/terms/a'],
    ['calculators/percentage/page.tsx', 'calculators/percentage/compute'],
    ['calculators/loan/emi/page.tsx', 'contract'],
    ['calculators/loan/emi/page.tsx', 'addresses'],
    ['contract.ts', 'addresses'],
    ['app/app.tsx', 'contract'],
    ['app/app.tsx', 'addresses'],
    ['site.ts', 'desks/bill/words'],
    ['client.tsx', 'app/app'],
    ['core/fragment.test.ts', '../tests/nasty-texts'],
  ])('let %s import %s', (file, imported) => {
    expect(whyForbidden(file, imported, views)).toBeUndefined()
  })

  it('hold no view inside another', () => {
    expect(views.flatMap((view) => whyMisplaced(view, views) ?? [])).toEqual([])
    expect(whyMisplaced('desks/bill/paper', ['desks/bill', 'desks/bill/paper'])).toContain('inside')
  })

  it('are read from every kind of import', () => {
    const text = [
      "import { a } from '../../a'",
      "import type { B } from './b'",
      "import '../c.css'",
      "const d = () => import('./late/d').then(({ d }) => d)",
      "export { e } from './e'",
      "import { f } from 'react'",
    ].join('\n')
    expect(importsIn('ui/page/card.tsx', text)).toEqual([
      'a',
      'ui/page/b',
      'ui/c.css',
      'ui/page/late/d',
      'ui/page/e',
    ])
  })
})
