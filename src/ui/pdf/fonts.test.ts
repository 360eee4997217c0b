import { describe, expect, it } from 'vitest'
import { paperFonts } from '../../../tests/paper-fonts'

const widthsOf = (characters: string, weight: 'regular' | 'bold') =>
  [...characters].map((character) => {
    const [font] = paperFonts[weight]
    return font?.widthOf(font.glyphOf(character.codePointAt(0) ?? 0) ?? -1)
  })

describe('readTrueType', () => {
  it.each(['regular', 'bold'] as const)('sets all %s figures in one width', (weight) => {
    expect(new Set(widthsOf('0123456789', weight)).size).toBe(1)
    expect(new Set(widthsOf('iWm', weight)).size).toBe(3)
  })

  it('has Latin letters with accents, and the signs of bills', () => {
    const [font] = paperFonts.regular
    for (const character of 'Az09éüñÅß%&@#()×÷·½–—‘’“”…−•€£¥°') {
      expect(font?.glyphOf(character.codePointAt(0) ?? 0), character).toBeGreaterThan(0)
    }
  })

  it.each(['regular', 'bold'] as const)('has the rupee in %s, in a file of its own', (weight) => {
    const [letters, signs] = paperFonts[weight]
    expect(letters?.glyphOf(0x20b9)).toBeUndefined()
    expect(signs?.glyphOf(0x20b9)).toBeGreaterThan(0)
  })

  it('lacks what is in other scripts', () => {
    const all = [...paperFonts.regular, ...paperFonts.bold]
    for (const character of 'कதবΩЖ中😀') {
      expect(all.some((font) => font.glyphOf(character.codePointAt(0) ?? 0))).toBe(false)
    }
  })

  it('knows how tall its letters are', () => {
    const [font] = paperFonts.regular
    expect(font?.ascent).toBeGreaterThan(700)
    expect(font?.descent).toBeLessThan(-150)
    expect(font?.box).toHaveLength(4)
  })
})
