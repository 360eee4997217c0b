// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { siteOriginFrom } from './site-origin.mjs'

describe('the address of the site', () => {
  it.each([
    ['https://example.in', 'https://example.in'],
    ['https://example.in/', 'https://example.in'],
    ['HTTPS://Example.IN', 'https://example.in'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('is what SITE_ORIGIN says: %s', (value, origin) => {
    expect(siteOriginFrom({ SITE_ORIGIN: value })).toBe(origin)
  })

  it.each([
    ['Netlify', { NETLIFY: 'true', URL: 'https://shop.example' }, 'https://shop.example'],
    [
      'Cloudflare Pages',
      { CF_PAGES: '1', CF_PAGES_URL: 'https://1a2b3c4d.hisab.pages.dev' },
      'https://hisab.pages.dev',
    ],
    [
      'Cloudflare Pages, should it name the project itself',
      { CF_PAGES: '1', CF_PAGES_URL: 'https://hisab.pages.dev' },
      'https://hisab.pages.dev',
    ],
    [
      'Vercel',
      { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'hisab.vercel.app' },
      'https://hisab.vercel.app',
    ],
    [
      'Render',
      { RENDER: 'true', RENDER_EXTERNAL_URL: 'https://hisab.onrender.com' },
      'https://hisab.onrender.com',
    ],
  ])('is known from %s', (_, environment, origin) => {
    expect(siteOriginFrom(environment)).toBe(origin)
    expect(siteOriginFrom({ ...environment, SITE_ORIGIN: '' })).toBe(origin)
    expect(siteOriginFrom({ ...environment, SITE_ORIGIN: 'https://own.in' })).toBe('https://own.in')
  })

  it.each([
    ['nobody', {}],
    ['an empty SITE_ORIGIN', { SITE_ORIGIN: '' }],
    ['a URL of something else', { URL: 'https://else.example' }],
    ['a host without its variable', { NETLIFY: 'true', CF_PAGES: '1', VERCEL: '1', RENDER: '1' }],
    ["one host's variable on another", { VERCEL: '1', CF_PAGES_URL: 'https://a.b.pages.dev' }],
    ['a variable left behind', { RENDER_EXTERNAL_URL: 'https://hisab.onrender.com' }],
  ])('is nowhere if it is said by %s', (_, environment) => {
    expect(siteOriginFrom(environment)).toBe('')
  })
})

describe('an address that is none', () => {
  it.each([
    'example.in',
    'https://',
    'https://example.in/shop',
    'https://example.in/?a=1',
    'https://example.in/#top',
    'https://somebody@example.in',
    'ftp://example.in',
    'javascript:alert(1)',
    'localhost:4173',
    'https://exa mple.in',
  ])('is refused by name: %s', (value) => {
    expect(() => siteOriginFrom({ SITE_ORIGIN: value })).toThrow(
      `SITE_ORIGIN should be an address such as https://example.in, without a path, not "${value}".`,
    )
  })

  it('is refused from a host too, with the way out', () => {
    expect(() => siteOriginFrom({ NETLIFY: 'true', URL: 'nonsense' })).toThrow(
      /^URL should be .* not "nonsense"\. Set SITE_ORIGIN instead\.$/,
    )
  })
})
