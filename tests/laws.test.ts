import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { asOf } from '../src/core/rules/rule-on'
import { calendarDay } from '../src/core/time/calendar'
import { allLaws } from './all-laws'

/** One government list holds all rates of a scheme. */
const hasSource = (name: string) => !name.startsWith('deposits.schemeRates')

const termsOf = ({ from: _from, source: _source, ...terms }: Record<string, unknown>) => terms

describe('the lists of law', () => {
  it('are all found', () => {
    expect(allLaws.length).toBeGreaterThan(50)
  })

  it.each(allLaws)(
    '%s: days of the calendar in their order, each with where it stands',
    (name, law) => {
      for (const { from, source } of law) {
        const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
        expect(calendarDay(year, month, day)).toBe(from)
        if (!hasSource(name)) continue
        const texts = typeof source === 'string' ? [source] : Object.values(source ?? {})
        expect(texts.join('')).toMatch(/\d|Bank|Government/)
      }
      const days = law.map(({ from }) => from)
      expect(days).toEqual([...new Set(days)].sort())
    },
  )

  // A later entry may begin in the future.
  it.each(allLaws)('%s: had begun when the rules were last read', (_name, law) => {
    expect(law[0]?.from.localeCompare(asOf)).toBeLessThanOrEqual(0)
  })

  it.each(allLaws)('%s: each entry says something new', (_name, law) => {
    for (const [at, entry] of law.entries()) {
      const before = law[at - 1]
      if (before && Object.keys(termsOf(entry)).length > 0)
        expect(termsOf(entry)).not.toEqual(termsOf(before))
    }
  })
})

it('are all asked for the day of the next change', () => {
  const asked = readFileSync('src/core/rules/next-change.ts', 'utf8')
  const files = readdirSync('src/core/rules').map((file) => file.replace(/\.ts$/, ''))
  const rooms = files.filter((file) => !/\.test$|^(?:next-change|rule-on)$/.test(file))
  expect(rooms.filter((room) => !asked.includes(`'./${room}'`))).toEqual([])
  expect(rooms).toContain('gst-on-fees')
})
