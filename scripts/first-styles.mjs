import { endOfBlock } from './styles-in-language.mjs'

/**
 * What is seen at first needs its own rules alone, and is painted before the others are here. They stand
 * at the foot of the page, in their order, and show what waits for them. Rules that hold for what is
 * seen at first stand there once more: so none wins that did not before.
 *
 * @param {string} css all rules of a page, as the bundler writes them
 * @param {string} seen the HTML of what is painted at first
 * @param {string} later the elements of the page that wait for the foot, as a selector
 */
export function splitStyles(css, seen, later) {
  const classes = new Set(
    [...seen.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const atFirst = rulesIn(css, (head, isPaper) => {
    return isOfRoot(head) || (!isPaper && !head.startsWith('@') && mayHold(head, classes))
  })
  // Islands have no box of their own, by a rule that is stronger than one for elements.
  const islands = 'main>[data-island]'
  return {
    first: `${atFirst}${later},${islands},footer{display:none}`,
    foot: `${later},footer{display:revert}${islands}{display:contents}${rulesIn(css, (head) => !isOfRoot(head))}`,
  }
}

/**
 * Some rules of a style sheet, each in the conditions around it.
 *
 * @param {string} css
 * @param {(head: string, isPaper: boolean) => boolean} isWanted
 * @returns {string}
 */
function rulesIn(css, isWanted, isPaper = false) {
  let rules = ''
  let end = 0
  for (let start = css.indexOf('{'); start >= 0; start = css.indexOf('{', end)) {
    const head = css.slice(end, start)
    const from = end
    end = endOfBlock(css, start + 1)
    if (/^@(media|supports|container)/.test(head)) {
      const inside = css.slice(start + 1, end - 1)
      const wanted = rulesIn(inside, isWanted, isPaper || head === '@media print')
      if (wanted) rules += `${head}{${wanted}}`
    } else if (isWanted(head, isPaper)) {
      rules += css.slice(from, end)
    }
  }
  return rules
}

/** Fonts, and the root with its colours and sizes, with which no other rule can differ: said once. */
const isOfRoot = (/** @type {string} */ head) =>
  head === '@font-face' || /^(:root[^ >+~,]*,?)+$/.test(head)

/** Whether one of these selectors may hold. @param {string} selectors @param {ReadonlySet<string>} classes */
const mayHold = (selectors, classes) =>
  selectors
    // What is asked beside the element itself may be so.
    .replace(/:(is|where|not|has)\((\([^()]*\)|[^()])*\)/g, '')
    .split(',')
    .some((selector) =>
      [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)),
    )
