import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsIn, whyForbidden } from './layers'

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
    ['core/parse.ts', 'ui/page/card', 'lower layer'],
    ['core/loan/deep/deeper/deepest.ts', 'calculators/loan/emi/compute', 'lower layer'],
    ['ui/page/card.tsx', 'app/app', 'lower layer'],
    ['calculators/contract.ts', 'calculators/gst/shared/rates', 'the contract'],
    ['calculators/addresses.ts', 'calculators/gst/shared/rates', 'the contract'],
    ['ui/page/card.tsx', 'calculators/addresses', 'lower layer'],
    ['calculators/gst/bill/a/b/c/d.ts', 'site', 'lower layer'],
    ['calculators/gst/bill/a/b/c/d.ts', 'screens', 'lower layer'],
    ['calculators/gst/bill/a/b/c/d.ts', 'calculators/loan/shared/terms', 'one family'],
    ['calculators/gst/bill/a.ts', 'calculators/loan/emi/compute', 'one family'],
    ['calculators/gst/shared/rates.ts', 'calculators/percentage/compute', 'one family'],
    ['calculators/gst/bill/a/b.ts', 'calculators/gst/single/compute', 'a view never'],
    ['calculators/gst/shared/rates.ts', 'calculators/gst/bill/store', 'a family never'],
    ['calculators/loan/shared/a/b.ts', 'calculators/loan/emi/compute', 'a family never'],
    ['site.ts', 'app/app', 'lower layer'],
    ['app/deep/a.ts', 'calculators/gst/shared/rates', 'contract alone'],
    ['core/parse.ts', '../tests/nasty-texts', 'outside src'],
  ])('keep %s from %s', (file, imported, why) => {
    expect(whyForbidden(file, imported, views)).toContain(why)
  })

  it.each([
    ['calculators/gst/bill/a/b/c/d.ts', 'calculators/gst/shared/rates'],
    ['calculators/gst/bill/a/b/c/d.ts', 'calculators/gst/bill/store'],
    ['calculators/loan/emi/a/b.ts', 'calculators/loan/shared/terms/a'],
    ['calculators/percentage/page.tsx', 'calculators/percentage/compute'],
    ['calculators/loan/emi/page.tsx', 'calculators/contract'],
    ['calculators/loan/emi/page.tsx', 'calculators/addresses'],
    ['calculators/contract.ts', 'calculators/addresses'],
    ['app/app.tsx', 'calculators/contract'],
    ['app/app.tsx', 'calculators/addresses'],
    ['site.ts', 'calculators/gst/bill/view'],
    ['client.tsx', 'app/app'],
    ['core/parse.test.ts', '../tests/nasty-texts'],
  ])('let %s import %s', (file, imported) => {
    expect(whyForbidden(file, imported, views)).toBeUndefined()
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
