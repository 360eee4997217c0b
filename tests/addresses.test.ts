import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paths, views } from '../src/site'

/*
 * Addresses of views stand in one list, src/addresses.ts, and links ask it for them.
 */

const LIST = 'addresses.ts'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }))

/** Each address but the home page's as a whole, or as the beginning of a longer one. */
const named = paths.filter((path) => path !== '/').map((path) => path.slice(1))
const NAMED = new RegExp(`(['"\`])/(?:${named.join('|')})(?=\\1|[/#?]|\\$\\{).*?\\1`, 'g')

/** A slash alone is also what joins the parts of a path, so it counts where an address is expected. */
const HOME =
  /(?:\b(?:href|path|url|start_url)\s*[=:]\s*\{?|\b(?:navigate|redirect)\()\s*(['"`])\/(?:[#?].*?)?\1/g

/** The addresses of views that stand as texts in a source. */
const addressesIn = (text: string): string[] => {
  const code = text.replace(/^\s*(?:\*|\/\*|\/\/).*$/gm, '')
  return [...code.matchAll(NAMED), ...code.matchAll(HOME)].map(([found]) => found)
}

describe('addresses of views', () => {
  it('stand in their list alone', () => {
    const found = sources
      .filter(({ file }) => file !== LIST)
      .flatMap(({ file, text }) => addressesIn(text).map((address) => `${file}: ${address}`))
    expect(found).toEqual([])
    expect(sources.length).toBeGreaterThan(300)
  })

  it('are all found in the list', () => {
    const list = sources.find(({ file }) => file === LIST)
    const found = addressesIn(`${list?.text}`).map((address) => address.slice(1, -1))
    expect(found).toEqual(expect.arrayContaining(paths.filter((path) => path !== '/')))
  })

  it('belong to a view of the site each', () => {
    const list = sources.find(({ file }) => file === LIST)
    const names = [...`${list?.text}`.matchAll(/^ {2}'?([\w/-]+)'?: \['/gm)].map(([, name]) => name)
    expect(names.sort()).toEqual(views.map(({ name }) => name as string).sort())
  })

  it.each([
    `const href = '/loan'`,
    `<TextLink href="/ecommerce-profit/marketplace">Change</TextLink>`,
    `href={\`/step-up-sip#\${writeFragment(raised)}\`}`,
    `const linkTo = (view: string) => \`/loan/\${view}\``,
    `const list = \`/sip\${rest}\``,
    `paths: ['/gst', '/gst/bill'],`,
    `<a href="/" className={styles.home}>`,
    `{ name: 'Home', path: '/' }`,
    `navigate('/')`,
    "redirect('/#v=1&view=bill')",
  ])('are found in %s', (text) => {
    expect(addressesIn(text)).not.toEqual([])
  })

  it.each([
    `href={hrefOf('loan/emi')}`,
    `import { loan } from './loan/emi'`,
    ` * // '/ecommerce-profit/marketplace#v=1&price=300'`,
    `const steps = path.split('/')`,
    `id: '/', scope: '/'`,
    `'/loans' + '/sip-list' + '/icons/icon-192.png'`,
  ])('are not found in %s', (text) => {
    expect(addressesIn(text)).toEqual([])
  })
})
