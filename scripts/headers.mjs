// The one source of what is sent with every answer. The build writes it down twice: as `_headers`,
// which Cloudflare Pages, Netlify and our own server obey, and as `_nginx.conf`.
import { createHash } from 'node:crypto'
import { replaceOnly } from './template.mjs'

/** @typedef {{ scripts: string[], styles: string[] }} InlineHashes as a policy names them */
/** @typedef {Record<string, string>} Headers */
/** @typedef {{ path: string, headers: Headers }} Rule `path` may end with a star */

/** Hashed names never come back with other content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** All others may. The hosts of `_headers` send this by themselves where no rule says otherwise. */
export const REVALIDATED = 'public, max-age=0, must-revalidate'

const POLICY = 'Content-Security-Policy'

/** The policies our code creates for Trusted Types; every other way to make a script is closed. */
const trusted = ["require-trusted-types-for 'script'", 'trusted-types gst-hisab']

/** What a page of figures never needs. The clipboard is its own alone. */
const permissions = {
  'browsing-topics': '()',
  camera: '()',
  'clipboard-write': '(self)',
  'display-capture': '()',
  geolocation: '()',
  microphone: '()',
  midi: '()',
  payment: '()',
  'publickey-credentials-get': '()',
  usb: '()',
}

/** What a script, a worker or a picture may do when it is asked for by itself. */
const POLICY_OF_FILES = written([
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  ...trusted,
  "frame-ancestors 'none'",
])

/** What the hosts of `_headers` read, at Cloudflare Pages. */
const MOST_RULES = 100
const LONGEST_LINE = 2_000

/** @param {string[]} directives */
function written(directives) {
  return directives.map((directive) => directive.trim()).join('; ')
}

/** @param {string} html */
const policyOf = (html) => written([...policyInside(html), "frame-ancestors 'none'"])

/**
 * The policy of one page, with what stands inline in it and nothing else, as far as a page can say it
 * of itself: who may frame it is for headers alone.
 *
 * @param {string} html
 */
function policyInside(html) {
  const { scripts, styles } = inlineHashes(html)
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...trusted,
  ]
}

/**
 * A page that is sent for any address that has none. Hosts choose headers by the address that was asked
 * for, so this page brings its policy along.
 *
 * @param {string} html
 */
export function withOwnPolicy(html) {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${written(policyInside(html))}" />`
  return replaceOnly(html, '<meta charset="utf-8" />', `<meta charset="utf-8" />${policy}`)
}

/**
 * Hosts send the headers of all rules that fit an address, and a policy twice would be two policies: so
 * each page has its own, and what every answer has is no policy.
 *
 * @param {ReadonlyMap<string, string>} pages the HTML of every address
 * @param {readonly string[]} files outside of the assets that a browser runs or shows by themselves
 * @returns {Rule[]}
 */
export function headerRules(pages, files) {
  return [
    {
      path: '/*',
      headers: {
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': Object.entries(permissions)
          .map(([feature, allowed]) => `${feature}=${allowed}`)
          .join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    { path: '/assets/*', headers: { [POLICY]: POLICY_OF_FILES, 'Cache-Control': IMMUTABLE } },
    ...files.map((path) => ({ path, headers: { [POLICY]: POLICY_OF_FILES } })),
    ...[...pages].map(([path, html]) => ({ path, headers: { [POLICY]: policyOf(html) } })),
  ]
}

/**
 * What stands inline in a page, hashed for its policy. Data blocks are not run and need none.
 * @param {string} html
 * @returns {InlineHashes}
 */
export function inlineHashes(html) {
  const hashes = (/** @type {RegExp} */ element) => [
    ...new Set([...html.matchAll(element)].map(([, content]) => sourceHash(`${content}`))),
  ]
  return {
    scripts: hashes(/<script>(.*?)<\/script>/gs),
    styles: hashes(/<style>(.*?)<\/style>/gs),
  }
}

/** @param {string} content */
function sourceHash(content) {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

/** @param {Rule[]} rules */
export function writeHeadersFile(rules) {
  const text = rules.map(({ path, headers }) => [path, ...lines(headers, '  ')].join('\n'))
  const longest = Math.max(
    ...text
      .join('\n')
      .split('\n')
      .map((line) => line.length),
  )
  if (rules.length > MOST_RULES || longest > LONGEST_LINE) {
    throw new Error(
      `Hosts do not read ${rules.length} rules, the longest with ${longest} characters`,
    )
  }
  return text.join('\n\n')
}

/**
 * @param {Headers} headers
 * @param {string} indent
 */
function lines(headers, indent) {
  return Object.entries(headers).map(([name, value]) => `${indent}${name}: ${value}`)
}

/**
 * Reads what `writeHeadersFile` wrote.
 * @param {string} text
 * @returns {Rule[]}
 */
export function readHeadersFile(text) {
  /** @type {Rule[]} */
  const rules = []
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} })
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (rule && name && value) rule.headers[name] = value
  }
  return rules
}

/**
 * The headers of one path: those of all rules that fit it.
 * @param {Rule[]} rules
 * @param {string} path
 * @returns {Headers}
 */
export function headersFor(rules, path) {
  const fitting = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  )
  return Object.assign({}, ...fitting.map(({ headers }) => headers))
}
