import { treeOf, walk } from './syntax.mjs'

/**
 * A language that nobody speaks: the English words in other letters. What is not in a catalog still
 * shows in plain ones. `SITE_LANGUAGE=xx npm run dev` shows the site in it.
 */
export const PSEUDO_LANGUAGE = 'xx'

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const other = [...'ȦɃƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ']

/** @param {string} text @example inOtherLetters('Total 5') // 'Ŧǿŧȧŀ 5' */
export const inOtherLetters = (text) =>
  text.replace(/[A-Za-z]/g, (letter) => other[plain.indexOf(letter)] ?? letter)

/** What the machine reads: of the language its codes and its path, and a list with heads that are recognised. */
const forTheMachine = (/** @type {string} */ file) =>
  /core\/language\/words/.test(file) ? ['code', 'tag', 'locale', 'path'] : ['exampleList']

/**
 * A catalog with its words in other letters.
 *
 * @param {string} file
 * @param {string} code
 */
export function pseudoCatalog(file, code) {
  const unread = forTheMachine(file)
  /** @type {{ start: number, end: number, text: string }[]} */
  const changes = []
  walk(treeOf(file, code), (node, parents) => {
    if (node.type === 'ImportDeclaration' || /^TS(?!As|Satisfies)/.test(node.type)) return false
    const parent = parents.at(-1)
    if (parent?.key === node && !parent.computed) return false
    if (parent?.type === 'Property' && unread.includes(parent.key.name)) return false
    if (parent?.type === 'JSXAttribute') return true
    const isText = node.type === 'Literal' && typeof node.value === 'string'
    if (isText || node.type === 'JSXText' || node.type === 'TemplateElement') {
      const { start, end } = node
      const text = code
        .slice(start, end)
        .replace(/\\n|&\w+;|[A-Za-z]+/g, (word) =>
          /^[\\&]/.test(word) ? word : inOtherLetters(word),
        )
      changes.push({ start, end, text })
    }
    return true
  })
  let result = code
  for (const { start, end, text } of changes.sort((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end)
  }
  return result
}
