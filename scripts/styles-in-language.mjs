/**
 * Style sheets for one language: rules for others (`:lang(hi)`) are left out, so that no page carries
 * them, and what a whole script needs is done here, once, instead of in every style sheet.
 *
 * @param {string} language
 * @returns {import('vite').Plugin}
 */
export function stylesInLanguage(language) {
  return {
    name: 'styles-in-language',
    enforce: 'pre',
    transform: (code, id) => {
      if (!/\.css$/.test(id.replace(/\?.*/, ''))) return null
      const own = withoutOtherLanguages(code, language)
      return { code: language === 'hi' ? forDevanagari(own, id) : own, map: null }
    },
  }
}

const RULE_FOR_LANGUAGE = /[^;{}]*:lang\((\w+)\)[^;{}]*\{/g

/**
 * A style sheet without its rules for other languages.
 *
 * @param {string} code
 * @param {string} language
 */
export function withoutOtherLanguages(code, language) {
  let result = ''
  let from = 0
  for (const rule of code.matchAll(RULE_FOR_LANGUAGE)) {
    if (rule[1] === language || rule.index < from) continue
    result += code.slice(from, rule.index)
    from = endOfBlock(code, rule.index + rule[0].length)
  }
  return result + code.slice(from)
}

/** Where a block ends whose inside begins here. @param {string} code @param {number} start */
export function endOfBlock(code, start) {
  let depth = 1
  let at = start
  while (depth > 0 && at < code.length) {
    if (code[at] === '{') depth += 1
    if (code[at] === '}') depth -= 1
    at += 1
  }
  return at
}

/** Latin fonts have nothing else: so no browser looks there for Devanagari before the first paint. */
const NOT_DEVANAGARI = 'U+0-8FF, U+980-FFFF'

/** Figures on rulers, on axes and in tables keep their size. */
const FIGURES = /\/ui\/(rulers|charts|tables)\//

/**
 * What Devanagari needs everywhere. The fonts of systems have it in Regular and Bold alone: a weight
 * between 500 and 600 would show as Bold, and an unselected choice as the chosen one. And its small
 * words are hard to read below 15 pixels.
 *
 * @param {string} code
 * @param {string} id
 */
export function forDevanagari(code, id) {
  const lighter = code
    .replace(/(font-weight:\s*)5(?!00)\d\d(?=\s*[;}!])/g, '$1500')
    .replace(
      /@font-face \{(?![^}]*unicode-range)/g,
      `@font-face { unicode-range: ${NOT_DEVANAGARI};`,
    )
  return FIGURES.test(id) ? lighter : lighter.replace(/(font-size:\s*)0\.875rem/g, '$10.9375rem')
}
