import { expect, it } from 'vitest'
import { hrefIn } from '../addresses'
import { languages } from '../core/language/languages'
import { views } from '../site'
import { crawlerFiles } from './site-files'

it('maps the main address of every view, in full and once', () => {
  const addresses = [...`${crawlerFiles()['sitemap.xml']}`.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(`${address}`),
  )
  expect(addresses.map(({ pathname }) => pathname)).toEqual(
    views.flatMap(({ name }) => languages.map(({ path }) => hrefIn(path, name))),
  )
})

it('lets everyone in and says where the map is', () => {
  const lines = crawlerFiles()['robots.txt']?.split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain('Allow: /')
  expect(lines?.some((line) => /^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/.test(line))).toBe(true)
})
