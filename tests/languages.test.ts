// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest'
import { PSEUDO_LANGUAGE } from '../scripts/pseudo-language.mjs'
import agreed from './hindi.json'
import { latinIn } from './latin-words'
import { siteIn } from './site-in'
import { textsOf } from './texts-of'

type Pages = ReadonlyMap<string, readonly string[]>
let [hindi, english, pseudo]: Pages[] = []

beforeAll(async () => {
  english = await pagesIn('en')
  hindi = await pagesIn('hi')
  pseudo = await pagesIn(PSEUDO_LANGUAGE)
})

/** The pages of the site in a language with their visible texts, by their English addresses. */
async function pagesIn(language: string): Promise<Pages> {
  const { server, close } = await siteIn(language)
  const pages = new Map<string, readonly string[]>()
  for (const path of [...server.paths, server.NOT_FOUND_PATH]) {
    const { body, head } = await server.render(path)
    const address = path.slice(server.languagePath.length) || '/'
    pages.set(address, [head.title, head.description, ...textsOf(body)])
  }
  await close()
  return pages
}

describe('Hindi', () => {
  it('has no Latin words but those that are the same in every language', () => {
    for (const [path, texts] of hindi ?? []) expect(latinIn(texts), path).toEqual([])
    expect(hindi?.size).toBeGreaterThan(16)
  })

  it('has the figures of English', () => {
    const figuresOf = (texts: readonly string[] = []) =>
      // What a chart is counted in is said in other words.
      [
        ...new Set(
          texts
            .filter((text) => !/^₹1 (L|लाख) =/.test(text))
            .flatMap((text) => text.match(/\d+(?:,\d+)*(?:\.\d+)?/g) ?? []),
        ),
      ].sort()
    for (const [path, texts] of hindi ?? []) {
      expect(figuresOf(texts), path).toEqual(figuresOf(english?.get(path)))
    }
  })

  it.each(Object.entries(agreed.headings))('calls %s as agreed', (path, { hi }) => {
    expect(hindi?.get(path)).toContain(hi)
  })
})

it('leaves no words outside the catalogs', () => {
  // An amount in words is no catalog: each language has a way of its own.
  const isAmount = (text: string) => /^Rupees .* only$/.test(text)
  for (const [path, texts] of pseudo ?? []) {
    expect(latinIn(texts.filter((text) => !isAmount(text))), path).toEqual([])
  }
  expect(pseudo?.size).toBe(hindi?.size)
})
