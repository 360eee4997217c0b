import { readFile } from 'node:fs/promises'

/** @typedef {'light' | 'dark'} Theme */
/** @typedef {(name: string) => string} Tokens the value of a token, by its name without the dashes */

const file = new URL('../src/ui/style/tokens.css', import.meta.url)

/** The tokens as they are now: the development server asks again for every page. */
export async function readTokens() {
  return tokensOf(await readFile(file, 'utf8'))
}

/**
 * The tokens of both themes, for those who cannot use the style sheet itself. The dark theme says
 * only what differs.
 *
 * @param {string} css
 * @returns {Record<Theme, Tokens>}
 */
export function tokensOf(css) {
  const withoutComments = css.replace(/\/\*.*?\*\//gs, '')
  const light = declarationsOf(withoutComments, ':root')
  const dark = declarationsOf(withoutComments, ':root[data-theme="dark"]')
  return { light: reader(light), dark: reader(new Map([...light, ...dark])) }
}

/** @param {Map<string, string>} declarations */
function reader(declarations) {
  /** @type {Tokens} */
  const read = (name) => {
    const value = declarations.get(name)
    if (value === undefined) throw new Error(`tokens.css has no --${name}.`)
    return value.replace(/var\(--([\w-]+)\)/g, (_, other) => read(other))
  }
  return read
}

/**
 * What the first rule for a selector declares, without the rules nested in it.
 *
 * @param {string} css
 * @param {string} selector
 */
function declarationsOf(css, selector) {
  const start = css.indexOf(`${selector} {`)
  if (start === -1) throw new Error(`tokens.css has no rule for ${selector}.`)

  let depth = 1
  let own = ''
  for (const character of css.slice(css.indexOf('{', start) + 1)) {
    if (character === '}') depth--
    if (depth === 0) break
    if (depth === 1) own += character
    if (character === '{') depth++
  }
  const declarations = own.matchAll(/--([\w-]+):\s*([^;]+);/g)
  return new Map([...declarations].map(([, name, value]) => [`${name}`, `${value}`.trim()]))
}
