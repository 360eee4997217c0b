// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { fillTemplate, replaceOnly, withoutScripts } from './template.mjs'

const indexHtml = await readFile(new URL('../index.html', import.meta.url), 'utf8')
// Vite puts the style sheet there.
const template = indexHtml.replace('</head>', '<link rel="stylesheet" href="/a.css"></head>')

const parts = {
  language: 'en-IN',
  webManifestPath: '/manifest.webmanifest',
  path: '/gst/bill',
  lawUntil: undefined,
  title: 'Tax & "more"',
  description: 'What $& and $1 cost <today>',
  links: ['<link rel="canonical" href="/gst/bill" />', '<style>p { color: red }</style>'],
  foot: [
    '<link rel="modulepreload" crossorigin href="/b.js" />',
    '<script type="module" crossorigin src="/a.js"></script>',
  ],
  body: '<h1>Costs $& and $1</h1>',
}

describe('a page', () => {
  const page = fillTemplate(template, parts)

  it('has its own words, whatever signs are in them', () => {
    expect(page).toContain('<title>Tax &amp; &quot;more&quot;</title>')
    expect(page).toContain('name="description" content="What $&amp; and $1 cost &lt;today>"')
    expect(page).toContain('<div id="root" data-path="/gst/bill"><h1>Costs $& and $1</h1></div>')
  })

  it('says until when the law in it holds, where a rule is known to change', () => {
    expect(page).not.toContain('data-law-until')
    expect(fillTemplate(template, { ...parts, lawUntil: '2027-04-01' })).toContain(
      '<div id="root" data-path="/gst/bill" data-law-until="2027-04-01"><h1>',
    )
  })

  it('has its links in the head and its foot behind it, instead of those of the template', () => {
    const [head = '', body = ''] = page.split('</head>')
    for (const link of parts.links) expect(head).toContain(link)
    for (const tag of parts.foot) expect(body).toContain(tag)
    expect(page).not.toContain('rel="stylesheet"')
    expect(page.match(/<script type="module"/g)).toHaveLength(1)
  })

  it('loses its scripts where it must do without, and nothing else', () => {
    const still = withoutScripts(page)
    expect(still).not.toMatch(/modulepreload|type="module"/)
    expect(still).toContain(parts.body)
    expect(() => withoutScripts(still)).toThrow('modulepreload')
  })
})

describe('a template that lost something', () => {
  it.each([
    ['the title', /<title>.*<\/title>/, '<title>'],
    ['the description', 'name="description" content=""', 'description'],
    ['the style sheet', '<link rel="stylesheet" href="/a.css">', 'stylesheet'],
    ['the script', /<script type="module".*<\/script>/, 'script type="module"'],
    ['the place of the styles', '<!-- styles -->', '<!-- styles -->'],
    ['the end of the body', '</body>', '</body>'],
    ['the root', '<div id="root"></div>', '<div id="root"></div>'],
  ])('fails the build and names it: %s', (_, part, named) => {
    const lost = template.replace(part, '')
    expect(lost).not.toBe(template)
    expect(() => fillTemplate(lost, parts)).toThrow(named)
  })

  it('fails the build too where it says something twice', () => {
    expect(() => replaceOnly('<i></i><i></i>', '<i></i>', '')).toThrow('found it 2 times')
  })
})
