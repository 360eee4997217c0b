import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { headersFor, readHeadersFile } from '../../scripts/headers.mjs'
import { addressesOf, hrefIn, hrefOf, OFFLINE_PATH } from '../../src/addresses'
import { pictureSize } from '../../src/app/share-tags'
import { appWords } from '../../src/app/words'
import { addressHere, addressIn, languages } from '../../src/core/language/languages'
import { languageWords } from '../../src/core/language/words'
import { calculators, paths, siteName, views } from '../../src/site'
import agreed from '../hindi.json'
import { latinIn } from '../latin-words'
import { textsOf } from '../texts-of'
import {
  addresses,
  bytesOf,
  isThere,
  origin,
  pageAt,
  sizeOfPicture,
  sourceAt,
  textAt,
} from './build'
import { all, around, elementsIn, everything, type Html, lettersOf, one, tidy } from './html'
import { everyPart, lacks, nameless, type Part, partsOf, textOf } from './outline'
import { pages } from './pages'
import { formulas, laterLines, opensWith, rulers, structures } from './structures'

/* What every page must have, read out of the build in the language of this run. */

const isEnglish = languageWords.code === 'en'
const others = languages.filter(({ code }) => code !== languageWords.code)
const isOfOther = (address: string) =>
  others.some(({ path }) => path && (address === path || address.startsWith(`${path}/`)))
const here = addresses.filter((address) =>
  languageWords.path
    ? address === languageWords.path || address.startsWith(`${languageWords.path}/`)
    : !isOfOther(address),
)
const notFound = addressHere('/404')
const inEnglish = (address: string) => address.slice(languageWords.path.length) || '/'
const full = (path: string) => origin + path

/** What the English words of a page are in Hindi, by agreement; some serve in several places. */
function agreedFor(address: string): Readonly<Record<string, readonly string[]>> {
  const words: Record<string, string[]> = {}
  const ofPage: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
  > = agreed.pages
  for (const [source, word] of [
    ...Object.values(ofPage[address] ?? {}),
    agreed.shell,
    agreed.nav,
    ...(ofPage[address] ? Object.values(agreed.views) : []).map(({ en, hi }) => ({ [en]: hi })),
  ].flatMap((group) => Object.entries(group))) {
    // Agreed for steps; of a month they are other words.
    if (['Next', 'Previous'].includes(source)) continue
    words[source] = [...(words[source] ?? []), word]
  }
  return words
}

/** What can be seen or heard at an address, a line for each text. */
const shownAt = (address: string) =>
  textsOf(/<body>.*<\/body>/s.exec(sourceWithoutStylesAt(address))?.[0] ?? '')
const sourceWithoutStylesAt = (address: string) =>
  sourceAt(address).replace(/<style>.*?<\/style>/gs, '')

const contents = (
  page: Html,
  tag: string,
  attributes: Readonly<Record<string, string>>,
  name: string,
) => all(page, tag, attributes).map((element) => element.attributes[name])
const read = (element: Html) => tidy(textOf(element))
const bodyOf = (page: Html) => one(page, 'body')

describe('the build', () => {
  const rules = readHeadersFile(textAt('/_headers'))
  const policyAt = (address: string) => `${headersFor(rules, address)['Content-Security-Policy']}`
  const asset = '/assets/kit.js'

  it('has a file for every address of the site, and for no other', () => {
    expect([...here].sort()).toEqual([...paths, notFound, OFFLINE_PATH].sort())
    expect([...addresses].sort()).toEqual(
      languages
        .flatMap(({ path }) =>
          [...paths, notFound, OFFLINE_PATH].map((address) => addressIn(path, inEnglish(address))),
        )
        .sort(),
    )
  })

  it('maps the main address of every view for search engines, with its other languages', () => {
    const map = textAt('/sitemap.xml')
    const host = new URL(`${/^Sitemap: (.*)\/sitemap\.xml$/m.exec(textAt('/robots.txt'))?.[1]}`)
      .origin
    const entries = [...map.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
      address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
      alternates: [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map((found) =>
        found.slice(1),
      ),
    }))
    expect(entries).toEqual(
      views.flatMap(({ name }) => {
        const alternates = languages.map(({ code, path }) => [code, host + hrefIn(path, name)])
        return alternates.map(([, address]) => ({ address, alternates }))
      }),
    )
  })

  it('has a manifest whose addresses and icons are there', () => {
    const manifest = JSON.parse(textAt(addressHere('/manifest.webmanifest')))
    expect(manifest).toMatchObject({
      id: hrefOf('gst/single'),
      start_url: hrefOf('gst/single'),
      name: siteName,
      lang: languageWords.tag,
      description: appWords.manifest,
    })
    expect(
      manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url]),
    ).toEqual(calculators.map(({ navLabel, views }) => [navLabel, hrefOf(views[0].name)]))
    for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
      expect(isThere(src), src).toBe(true)
      if (sizes !== 'any') expect(sizeOfPicture(src).join('x'), src).toBe(sizes)
    }
  })

  it('lets pages run nothing but what is their own, wherever they are served', () => {
    const nginx = textAt('/_nginx.conf')
    for (const address of [...addresses, asset]) {
      const policy = policyAt(address)
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/)
      expect(nginx).toContain(`set $policy "${policy}";`)
    }
    for (const [name, value] of Object.entries(headersFor(rules, '/nowhere'))) {
      expect(nginx).toContain(`add_header ${name} "${value}" always;`)
    }
  })

  it('names each script and style that stands in a page in its policy, and no other', () => {
    for (const address of addresses) {
      const hashes = [
        ...sourceAt(address).matchAll(/<(?:script|style)>(.*?)<\/(?:script|style)>/gs),
      ].map(
        ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
      )
      expect(hashes.length, address).toBeGreaterThan(1)
      expect(
        policyAt(address)
          .match(/'sha256-[^']*'/g)
          ?.sort(),
        address,
      ).toEqual([...new Set(hashes)].sort())
    }
    expect(policyAt(asset)).not.toContain('sha256')
  })

  it('has at most 24 kB of rules before the first words of a page', () => {
    for (const address of addresses.filter((address) => !address.endsWith('/offline'))) {
      const [head = ''] = sourceAt(address).split('<div id="root"')
      const [, rules = ''] = /<style>(.*?)<\/style>/s.exec(head) ?? []
      expect(rules.length, address).toBeGreaterThan(5_000)
      expect(rules.length, address).toBeLessThan(24_000)
    }
  })

  it('sends every header once, and pages for what is not there with their policy inside', () => {
    for (const address of [...addresses, asset, '/sw.js', '/favicon.svg']) {
      const fitting = rules.filter(({ path }) =>
        path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address,
      )
      const names = fitting.flatMap(({ headers }) => Object.keys(headers))
      expect(new Set(names).size, address).toBe(names.length)
    }
    const [inside] = contents(
      pageAt(notFound),
      'meta',
      { 'http-equiv': 'Content-Security-Policy' },
      'content',
    )
    expect(`${inside}; frame-ancestors 'none'`).toBe(policyAt(notFound))
  })
})

describe('the worker that keeps the site on the device', () => {
  const worker = textAt(`/sw${languageWords.path.replace('/', '-')}.js`)
  const isKept = (file: string) => worker.includes(`\`${file}\``)

  it('has every page of this language and what each of them loads', () => {
    expect([...paths, OFFLINE_PATH].filter((path) => !isKept(path))).toEqual([])
    const files = paths.flatMap((path) =>
      everything(pageAt(path)).flatMap(({ tag, attributes: { src, href } }) =>
        (tag === 'script' || tag === 'link') && (src ?? href)?.startsWith('/assets/')
          ? `${src ?? href}`
          : [],
      ),
    )
    expect([...new Set(files)].filter((file) => !isKept(file))).toEqual([])
  })
})

describe.each(here)('%s', (address) => {
  const page = pageAt(address)
  const body = bodyOf(page)
  const elements = everything(page)
  const parts = partsOf(body)

  it('stands alone: nothing foreign, and nothing inline but what the policy names', () => {
    const foreign = [...sourceWithoutStylesAt(address).matchAll(/\bhttps?:\/\/[^\s"'<>)\\]+/g)]
      .map(([found]) => found)
      .filter((found) => found !== 'https://schema.org' && !(origin && found.startsWith(origin)))
    expect(foreign).toEqual([])
    const inline = elements.filter(({ attributes }) =>
      Object.entries(attributes).some(
        ([name, value]) => name === 'style' || /^on/.test(name) || /^\s*javascript:/.test(value),
      ),
    )
    expect(inline.map(({ tag, attributes }) => [tag, attributes])).toEqual([])
    const scripts = all(page, 'script').filter(({ attributes }) => !attributes.src)
    expect(
      scripts.filter(({ attributes }) => attributes.type !== 'application/ld+json'),
    ).toHaveLength(1)
  })

  it('refers to what is there: parts of its own, other pages, files', () => {
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? [])
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      'twice the same id',
    ).toEqual([])
    const wanted = elements.flatMap(({ tag, attributes }) =>
      ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns', 'for', 'list', 'form']
        .flatMap((name) => attributes[name]?.split(' ') ?? [])
        .concat(/^url\(#(.*)\)$/.exec(attributes.fill ?? '')?.[1] ?? [])
        .map((id) => `${tag} ${id}`),
    )
    expect(wanted.filter((reference) => !ids.includes(`${reference.split(' ')[1]}`))).toEqual([])

    const links = elements.flatMap(({ tag, attributes: { href, src, rel } }) =>
      rel === 'canonical' || rel === 'alternate' ? [] : { tag, rel, target: href ?? src },
    )
    const dead = links.filter(
      ({ target }) => target !== undefined && !leadsSomewhere(target, address),
    )
    expect(dead).toEqual([])
  })

  it('says in its head which page of which language it is', () => {
    expect(page.attributes.lang).toBe(languageWords.tag)
    expect(all(page, 'title')).toHaveLength(1)
    expect(contents(page, 'meta', { charset: 'utf-8' }, 'charset')).toHaveLength(1)
    expect(contents(page, 'meta', { name: 'viewport' }, 'content')).toEqual([
      'width=device-width, initial-scale=1, viewport-fit=cover',
    ])
    expect(contents(page, 'link', { rel: 'manifest' }, 'href')).toEqual([
      addressHere('/manifest.webmanifest'),
    ])
    expect(one(page, 'div', { id: 'root' }).attributes['data-path']).toBe(address)
  })

  it('has headings in order, the first of them once, and the same landmarks around', () => {
    const levels = elements.flatMap(({ tag }) => /^h(\d)$/.exec(tag)?.[1] ?? []).map(Number)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(jumps, `of ${levels.join(' ')}`).toEqual([])
    const landmarks = everyPart(parts).filter(({ role }) =>
      /^(banner|main|contentinfo)$/.test(role),
    )
    // What is shown without a network has no more than it needs.
    expect(landmarks.map(({ role }) => role)).toEqual(
      address === OFFLINE_PATH ? ['banner', 'main'] : ['banner', 'main', 'contentinfo'],
    )
  })

  it('names everything that is used or looked at', () => {
    expect(nameless(parts)).toEqual([])
    expect(all(page, 'img').filter(({ attributes }) => attributes.alt === undefined)).toEqual([])
    const drawings = all(body, 'svg').filter(
      (svg) =>
        ![svg, ...around(svg)].some(
          ({ attributes }) => attributes['aria-hidden'] === 'true' || attributes.role === 'img',
        ),
    )
    expect(drawings.map(({ attributes }) => attributes)).toEqual([])
  })

  it('shows no broken text, and in Hindi no English', () => {
    const texts = [
      ...contents(page, 'meta', { name: 'description' }, 'content'),
      ...all(page, 'meta').flatMap(({ attributes }) =>
        /^og:(title|description|image:alt)$/.test(attributes.property ?? '')
          ? `${attributes.content}`
          : [],
      ),
      lettersOf(one(page, 'title')),
      ...shownAt(address),
    ].map((text) => `${text}`)
    expect(texts.length).toBeGreaterThan(15)
    expect(
      texts.filter((text) => /\bundefined\b|\bNaN\b|\[object|\bnull\b|\{\}/.test(text)),
    ).toEqual([])
    if (!isEnglish) expect(latinIn(texts)).toEqual([])
  })
})

describe.each(pages)('$path', ({ calculator, view, path, head, questions }) => {
  const english = inEnglish(path)
  const page = pageAt(path)
  const body = bodyOf(page)
  const main = () => one(page, 'main')
  const parts = partsOf(body)

  it.each(addressesOf(view.name))('has its own head at %s', (address) => {
    const shown = pageAt(address)
    expect(lettersOf(one(shown, 'title'))).toBe(`${head.title} | ${siteName}`)
    expect(contents(shown, 'meta', { name: 'description' }, 'content')).toEqual([head.description])
    expect(contents(shown, 'link', { rel: 'canonical' }, 'href')).toEqual([full(path)])
    expect(contents(shown, 'meta', { name: 'robots' }, 'content')).toEqual([])
    expect(
      all(shown, 'link', { rel: 'alternate' }).map(({ attributes }) => [
        attributes.hreflang,
        attributes.href,
      ]),
    ).toEqual([
      ...languages.map(({ code, path }) => [code, full(hrefIn(path, view.name))]),
      ['x-default', full(hrefIn('', view.name))],
    ])
    expect(read(one(shown, 'h1'))).toBe(head.heading)
  })

  it('says how a link to it is shown', () => {
    const properties = Object.fromEntries(
      all(page, 'meta').flatMap(({ attributes: { property, content } }) =>
        property ? [[property, content]] : [],
      ),
    )
    expect(properties).toEqual({
      'og:type': 'website',
      'og:site_name': siteName,
      'og:locale': languageWords.locale,
      'og:title': head.title,
      'og:description': head.description,
      'og:url': full(path),
      'og:image': expect.stringContaining(full('/pictures/')),
      'og:image:type': 'image/png',
      'og:image:width': `${pictureSize.width}`,
      'og:image:height': `${pictureSize.height}`,
      'og:image:alt': expect.stringContaining(head.heading),
    })
    expect(contents(page, 'meta', { name: 'twitter:card' }, 'content')).toEqual([
      'summary_large_image',
    ])
    const file = `${properties['og:image']}`.slice(origin.length)
    expect(sizeOfPicture(file)).toEqual([1200, 630])
    expect(bytesOf(file).length).toBeLessThan(60_000)
  })

  it('says what it is, and asks and answers there what it shows', () => {
    const data = all(page, 'script', { type: 'application/ld+json' }).map((script) =>
      JSON.parse(lettersOf(script)),
    )
    expect(data.map((each) => each['@type'])).toEqual([
      'WebApplication',
      'BreadcrumbList',
      'FAQPage',
    ])
    const [application, breadcrumbs, asked] = data
    expect(application).toMatchObject({
      url: full(path),
      description: head.description,
      inLanguage: languageWords.tag,
    })
    expect(breadcrumbs.itemListElement.at(-1).item).toBe(full(path))

    const shown = all(main(), 'section').at(-1) as Html
    expect(all(shown, 'h3').map(read)).toEqual(questions.map(({ question }) => question))
    expect(asked.mainEntity).toHaveLength(questions.length)
    for (const [index, { question, answer }] of questions.entries()) {
      const { name, acceptedAnswer } = asked.mainEntity[index]
      expect([name, acceptedAnswer.text]).toEqual([question, answer])
      const entry = all(shown, 'h3')[index]?.parent as Html
      expect(read(entry).replaceAll(' ', '')).toBe(`${question}${answer}`.replace(/\s/g, ''))
    }
  })

  it('has its place in the navigation, and shows the way to its neighbours', () => {
    const [navigation, ...more] = all(body, 'nav')
    const isFirst = view === calculator.views[0]
    const linksIn = (nav: Html | undefined) =>
      (nav ? all(nav, 'a') : []).map((link) => ({
        name: read(link),
        href: link.attributes.href,
        current: link.attributes['aria-current'],
      }))
    expect(navigation?.attributes['aria-label']).toBe(appWords.calculators)
    expect(linksIn(navigation)).toEqual(
      calculators.map(({ navLabel, views }) => ({
        name: navLabel,
        href: hrefOf(views[0].name),
        // Its item leads to its first view: only there it is the page itself.
        current: navLabel === calculator.navLabel ? (isFirst ? 'page' : 'true') : undefined,
      })),
    )
    if (calculator.views.length > 1) {
      expect(linksIn(more[0])).toEqual(
        calculator.views.map(({ label, name }) => ({
          name: label,
          href: hrefOf(name),
          current: name === view.name ? 'page' : undefined,
        })),
      )
    }
    for (const { name, path: other } of others) {
      const found = all(body, 'a', { hreflang: otherCode(other) })
      expect(found.map((link) => [read(link), link.attributes.href]).slice(0, 1)).toEqual([
        [name, hrefIn(other, view.name)],
      ])
    }
  })

  it('shows its heading, its example and its formula before any script is run', () => {
    const text = read(main())
    expect(text).toContain(head.intro)
    expect(read(one(main(), 'noscript')).length).toBeGreaterThan(40)
    // A bill, a price list and settlements open empty: their pictures show what they are for.
    const empty = opensWith[english]
    const [told] = contents(page, 'meta', { property: 'og:image:alt' }, 'content')
    const [, figure] = /: ₹?(.*?), /.exec(`${told}`) ?? []
    if (!empty) expect(text).toContain(figure ?? 'the figure of its picture')
    else if (isEnglish) expect(text).toContain(empty)
    if (isEnglish) {
      expect(read(one(main(), 'noscript'))).toContain('needs JavaScript to calculate')
      expect(text).toContain(formulas[english] ?? 'its formula')
    }
  })

  it('has its landmarks, headings, fields and results in order', () => {
    if (isEnglish) {
      const structure = structures[path] ?? '- missing'
      const withoutLater = structure
        .split('\n')
        .filter((line) => !laterLines.some((later) => line.trim().startsWith(later)))
        .join('\n')
      expect(lacks(withoutLater, parts)).toBe(undefined)
    } else {
      const inHindi = everyPart(parts)
      const inSource = everyPart(partsOf(bodyOf(pageAt(english))))
      const kindOf = ({ role, states }: Part) => [role, ...states].join(' ')
      expect(inHindi.map(kindOf)).toEqual(inSource.map(kindOf))
      const misnamed = inHindi.flatMap(({ name }, index) => {
        const source = inSource[index]?.name ?? ''
        const words = agreedFor(english)[source]
        return name === '' || words === undefined || words.includes(name)
          ? []
          : { source, name, words }
      })
      expect(misnamed).toEqual([])
    }
  })

  it('has the figures of English', () => {
    if (isEnglish) return
    expect(figuresAt(path)).toEqual(figuresAt(english))
  })

  it('loads nothing of its files before they are asked for', () => {
    const loaded = everything(page).flatMap(({ tag, attributes: { src, href } }) =>
      tag === 'script' || tag === 'link' ? (src ?? href ?? []) : [],
    )
    expect(loaded.length).toBeGreaterThan(10)
    expect(loaded.filter((file) => /[/-](?:export|csv|sheet)-/.test(file))).toEqual([])
  })

  it('names its results, and the columns of its tables', () => {
    for (const list of all(main(), 'dl')) {
      const rows = elementsIn(list).filter(
        ({ tag, attributes }) => tag === 'div' && attributes['aria-hidden'] !== 'true',
      )
      for (const row of rows.length > 0 ? rows : [list]) {
        const tags = elementsIn(row).map(({ tag }) => tag)
        expect(tags.join(' '), read(row)).toMatch(/^(dt dd( dd)* ?)+$/)
        expect(all(row, 'dt').map(read), read(row)).not.toContain('')
      }
    }
    for (const table of all(main(), 'table')) {
      const heads = all(table, 'th')
      expect(heads.length, read(table).slice(0, 80)).toBeGreaterThan(1)
      expect(
        heads
          .filter(({ attributes }) => !/^(col|row|colgroup|rowgroup)$/.test(attributes.scope ?? ''))
          .map(read),
      ).toEqual([])
    }
  })
})

describe('rulers', () => {
  it.each(Object.entries(rulers))(
    'of %s have the agreed range, under the name of their field',
    (path, agreed) => {
      const main = one(pageAt(addressHere(path)), 'main')
      const inputs = all(main, 'section')[0] as Html
      const shown = all(inputs, 'input', { type: 'range' }).map(({ attributes }) => [
        attributes.min,
        attributes.max,
        attributes.step,
        attributes.value,
        ...(isEnglish ? [attributes['aria-valuetext']] : []),
      ])
      expect(shown).toEqual(agreed.map(([, ...facts]) => facts.slice(0, isEnglish ? 5 : 4)))
      if (!isEnglish) return
      const names = everyPart(partsOf(inputs)).flatMap(({ role, name }) =>
        role === 'slider' || role === 'textbox' ? `${role} ${name}` : [],
      )
      for (const [name] of agreed) {
        expect(names.filter((each) => each === `slider ${name}`)).toHaveLength(1)
        expect(names.filter((each) => each === `textbox ${name}`)).toHaveLength(1)
      }
    },
  )
})

describe.each([notFound, OFFLINE_PATH])('%s', (address) => {
  const page = pageAt(address)
  const words = address === notFound ? appWords.notFound : appWords.offline

  it('is no page of the site for search engines', () => {
    expect(contents(page, 'meta', { name: 'robots' }, 'content')).toEqual(['noindex'])
    expect(all(page, 'link', { rel: 'canonical' })).toEqual([])
    expect(all(page, 'link', { rel: 'alternate' })).toEqual([])
  })

  it('says what it is and leads on', () => {
    expect(read(one(page, 'h1'))).toBe(words.heading)
    expect(read(one(page, 'main'))).toContain(words.help)
    const links = all(one(page, 'main'), 'a').map(({ attributes }) => attributes.href)
    expect(links).toContain(hrefOf('gst/single'))
  })
})

const otherCode = (languagePath: string) =>
  `${languages.find(({ path }) => path === languagePath)?.code}`

/** Every number that stands on a page, once. */
const figuresAt = (address: string) =>
  [
    ...new Set(
      shownAt(address)
        // What a chart is counted in is said in other words.
        .filter((text) => !/^₹1 (L|लाख) =/.test(text))
        .flatMap((text) => text.match(/\d+(?:,\d+)*(?:\.\d+)?/g) ?? []),
    ),
  ].sort()

/** Whether a link of a page leads to a file of the build, and to a part of it that exists. */
function leadsSomewhere(target: string, from: string): boolean {
  // Try again: the page itself.
  if (target === '') return true
  const [path = '', fragment] = target
    .slice(target.startsWith(origin) ? origin.length : 0)
    .split('#')
  const address = path.split('?')[0] || from
  const isPage = addresses.includes(address)
  if (!isPage && !isThere(address)) return false
  // Inputs of a page.
  if (fragment === undefined || fragment.startsWith('v=')) return true
  return isPage && everything(pageAt(address)).some(({ attributes }) => attributes.id === fragment)
}
