import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { treeOf, walk } from '../scripts/syntax.mjs'
import { languages } from '../src/core/language/languages'
import { gstStates as englishStates } from '../src/core/states/states'
import { gstStates } from '../src/core/states/states.hi'
import agreed from './hindi.json'

/** Every text of the Hindi catalogs; what is put in stands as {}. */
const texts = new Set<string>()
for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  if (!/words\.hi\.tsx?$/.test(name)) continue
  const file = `src/${name}`
  walk(treeOf(file, readFileSync(file, 'utf8')), (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') texts.add(node.value)
    if (node.type === 'TemplateLiteral') {
      texts.add(
        node.quasis.map(({ value }: { value: { cooked: string } }) => value.cooked).join('{}'),
      )
    }
    return true
  })
}

/** What the site does not say in English either. */
const unsaid = ['Files as marketplaces give them', 'Language', 'Next', 'Previous']

/** Words that a rule quotes stand in English beside them. */
const withEnglish = (english: string, hindi: string) => `${hindi} / ${english}`

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patterns = [...texts]
  .filter((text) => text.includes('{}') && /\p{L}/u.test(text))
  .map((text) => new RegExp(`^${text.split('{}').map(escaped).join('.+')}$`, 'u'))

/** Whether a catalog says it, with whatever is put in. */
const isSaid = (hindi: string) =>
  texts.has(hindi) || patterns.some((pattern) => pattern.test(hindi))

const pairs = Object.entries(agreed.pages).flatMap(([path, parts]) =>
  Object.values(parts).flatMap((words) =>
    Object.entries(words as Record<string, string>).map(([english, hindi]) => ({
      path,
      english,
      hindi,
    })),
  ),
)

describe('the agreed words', () => {
  it('are the words of the pages', () => {
    const missing = pairs.filter(
      ({ english, hindi }) =>
        !isSaid(hindi) && !isSaid(withEnglish(english, hindi)) && !unsaid.includes(english),
    )
    expect(missing.map(({ path, english, hindi }) => `${path} ${english}: ${hindi}`)).toEqual([])
    expect(pairs.length).toBeGreaterThan(400)
  })

  it.each(Object.entries({ ...agreed.shell, ...agreed.nav }))('say %s', (english, hindi) => {
    expect(isSaid(hindi) || unsaid.includes(english)).toBe(true)
  })

  it.each(Object.values(agreed.messages))('say %s', (hindi) => {
    expect(isSaid(hindi)).toBe(true)
  })

  it('name the languages', () => {
    expect(languages.map(({ name }) => name)).toEqual([agreed.link.hi, agreed.link.en])
  })

  it('name the states, all of them', () => {
    expect(gstStates).toMatchObject(agreed.states)
    expect(Object.keys(gstStates)).toEqual(Object.keys(englishStates))
  })
})
