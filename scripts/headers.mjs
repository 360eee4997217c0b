// The one source of what is sent with every answer. The build writes it down twice: as `_headers`,
// which Cloudflare Pages, Netlify and our own server obey, and as `_nginx.conf`.
import { createHash } from 'node:crypto'

/** @typedef {{ scripts: string[], styles: string[] }} InlineHashes as a policy names them */
/** @typedef {Record<string, string>} Headers */
/** @typedef {{ path: string, headers: Headers }} Rule `path` may end with a star */

/** Hashed names never come back with other content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** All others may. The hosts of `_headers` send this by themselves where no rule says otherwise. */
export const REVALIDATED = 'public, max-age=0, must-revalidate'

/** The policies our code creates for Trusted Types; every other way to make a script is closed. */
const trustedTypes = 'gst-hisab'

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

/** @param {InlineHashes} hashes */
function contentSecurityPolicy({ scripts, styles }) {
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
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ]
    .map((directive) => directive.trim())
    .join('; ')
}

/**
 * @param {InlineHashes} hashes
 * @returns {Rule[]}
 */
export function headerRules(hashes) {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(hashes),
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
    { path: '/assets/*', headers: { 'Cache-Control': IMMUTABLE } },
  ]
}

/**
 * What stands inline in these pages, hashed for the policy. Data blocks are not run and need none.
 * @param {string[]} pages
 * @returns {InlineHashes}
 */
export function inlineHashes(pages) {
  const contents = (/** @type {RegExp} */ element) =>
    new Set(pages.flatMap((html) => [...html.matchAll(element)].map(([, content]) => `${content}`)))
  return {
    scripts: [...contents(/<script>(.*?)<\/script>/gs)].map(sourceHash),
    styles: [...contents(/<style>(.*?)<\/style>/gs)].map(sourceHash),
  }
}

/** @param {string} content */
function sourceHash(content) {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

/** @param {Rule[]} rules */
export function writeHeadersFile(rules) {
  return rules.map(({ path, headers }) => [path, ...lines(headers, '  ')].join('\n')).join('\n\n')
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
