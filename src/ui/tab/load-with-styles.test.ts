// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadWithStyles } from './load-with-styles'

const part = async () => 'part'

/** The links that were put into the page; here they lead nowhere. */
let links: HTMLLinkElement[] = []

beforeEach(() => {
  links = []
  vi.spyOn(document.body, 'append').mockImplementation((link) => {
    links.push(link as HTMLLinkElement)
  })
})
afterEach(() => vi.restoreAllMocks())

it('waits for the styles of a part, which several parts may share', async () => {
  const both = Promise.all([
    loadWithStyles(part, ['shared.css']),
    loadWithStyles(part, ['shared.css']),
  ])
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/shared.css'])
  links[0]?.dispatchEvent(new Event('load'))
  expect(await both).toEqual(['part', 'part'])
})

it('asks again for styles that failed', async () => {
  const first = loadWithStyles(part, ['lost.css'])
  links[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toBeInstanceOf(Event)

  const second = loadWithStyles(part, ['lost.css'])
  expect(links).toHaveLength(2)
  links[1]?.dispatchEvent(new Event('load'))
  expect(await second).toBe('part')
})

it('asks for nothing that stands inside the page', async () => {
  document.head.innerHTML = '<link rel="preload" href="/inside.css">'
  expect(await loadWithStyles(part, ['inside.css'])).toBe('part')
  expect(links).toEqual([])
})
