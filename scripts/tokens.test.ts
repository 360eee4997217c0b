// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readTokens, tokensOf } from './tokens.mjs'

const css = `
/* --ink: #bad000; */
:root {
  color-scheme: light;
  --ink: #111111; --cloth: #a00000;
  --rule: 0 1px
    var(--cloth);
  @media (width < 600px) {
    --ink: #bad111;
  }
  --gap: 24px;
}
@media screen {
  :root[data-theme="dark"] {
    --cloth: #800000;
  }
}
@media print {
  :root {
    --ink: #bad222;
  }
}`

describe('the tokens of a style sheet', () => {
  const { light, dark } = tokensOf(css)

  it('are those of the rule for all, not those of a narrow screen, of paper or of a comment', () => {
    expect(light('ink')).toBe('#111111')
    expect(light('gap')).toBe('24px')
  })

  it('differ in the dark only where the dark theme says so', () => {
    expect(dark('cloth')).toBe('#800000')
    expect(dark('ink')).toBe('#111111')
  })

  it('follow one another, each in its own theme', () => {
    expect(light('rule')).toMatch(/^0 1px\s+#a00000$/)
    expect(dark('rule')).toMatch(/^0 1px\s+#800000$/)
  })

  it('are missed by name', () => {
    expect(() => light('silk')).toThrow('tokens.css has no --silk.')
    expect(() => tokensOf(css.replaceAll('--cloth:', '--silk:')).light('rule')).toThrow('--cloth')
    expect(() => tokensOf(':root { --ink: #111111; }')).toThrow('data-theme="dark"')
  })
})

describe("the site's own tokens", () => {
  it('give the cloth another colour in the dark', async () => {
    const { light, dark } = await readTokens()
    expect(light('cloth')).toMatch(/^#[\da-f]{6}$/)
    expect(dark('cloth')).toMatch(/^#[\da-f]{6}$/)
    expect(dark('cloth')).not.toBe(light('cloth'))
  })

  it.each(['favicon.svg', 'logo.svg'])('colour %s too', async (name) => {
    const icon = await readFile(new URL(`../public/${name}`, import.meta.url), 'utf8')
    const { light } = await readTokens()
    expect(icon.toLowerCase()).toContain(`fill="${light('cloth')}"`)
  })
})
