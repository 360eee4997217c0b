import { expect, it } from 'vitest'
import { hrefOf } from '../calculators/addresses'
import { views } from '../site'
import { crawlerFiles } from './site-files'

it('maps the main address of every view, in full and once', () => {
  const addresses = [...`${crawlerFiles()['sitemap.xml']}`.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(`${address}`),
  )
  expect(addresses.map(({ pathname }) => pathname)).toEqual(
    views.map(({ folder }) => hrefOf(folder)),
  )
})

it('lets everyone in and says where the map is', () => {
  const lines = crawlerFiles()['robots.txt']?.split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain('Allow: /')
  expect(lines?.some((line) => /^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/.test(line))).toBe(true)
})
