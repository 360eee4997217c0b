import { treeOf, walk } from './syntax.mjs'

/** @typedef {import('./syntax.mjs').SyntaxNode} SyntaxNode */

/** What a person may see or hear where it stands, however short it is. */
const seen =
  /^(aria-label|aria-description|aria-roledescription|alt|ask|button|caption|children|description|heading|help|helper|hint|intro|label|legend|meaning|message|navLabel|note|placeholder|question|answer|sentence|summary|text|title|word|words)$/

/** What nobody sees, wherever it stands. */
const unseen =
  /^(accept|accept-charset|as|autoComplete|class|className|d|data-.*|enterKeyHint|fill|folder|href|hrefLang|htmlFor|id|inputMode|key|kind|lang|mask|media|method|name|path|pattern|points|property|rel|role|sizes|src|srcDoc|stroke|style|target|transform|type|value|viewBox|aria-live|aria-controls|aria-labelledby|aria-describedby|aria-current|aria-haspopup|aria-orientation|aria-autocomplete|httpEquiv|content|crossOrigin|charSet)$/

/** Functions whose texts are for the machine. */
const machine =
  /^(Error|RangeError|TypeError|DOMException|RegExp|matchMedia|querySelector|querySelectorAll|closest|matches|getElementById|addEventListener|removeEventListener|getItem|setItem|removeItem|createElement|createElementNS|getAttribute|setAttribute|removeAttribute|hasAttribute|glob|import|URL|startsWith|endsWith|includes|split|join|test|has|get|set|delete|Blob|File|MessageChannel|BroadcastChannel|CustomEvent|Event|createContext|objectStore|transaction|createObjectStore|deleteDatabase|openDB|Worker|dispatchEvent|mark|getContext|request|postMessage|setProperty|removeProperty|getPropertyValue|toggle|warn|error|replace|replaceAll|decimalFrom|exec|localeCompare|encode|charAt|indexOf|from|parse|classNames|createPolicy)$/

/**
 * The visible words that stand in a source file, each with its line.
 *
 * @param {string} file
 * @param {string} code
 */
export function visibleWordsIn(file, code) {
  /** @type {string[]} */
  const found = []
  walk(treeOf(file, code), (node, parents) => {
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return false
    if (/^(Import|Export(All|Named))/.test(node.type) && node.source) return false
    const text = textOf(node)
    if (text !== undefined && isVisible(text, node, parents)) {
      found.push(
        `${code.slice(0, node.start).split('\n').length}: ${text.trim().replace(/\s+/g, ' ')}`,
      )
    }
    return true
  })
  return found
}

/** @param {SyntaxNode} node @returns {string | undefined} */
function textOf(node) {
  if (node.type === 'JSXText') return node.value.replace(/&\w+;/g, ' ')
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateElement' ? node.value.cooked : undefined
}

/** @param {string} text @param {SyntaxNode} node @param {readonly SyntaxNode[]} parents */
function isVisible(text, node, parents) {
  if (!/[A-Za-z]{2}/.test(text)) return false
  if (node.type === 'JSXText') return true
  const parent = parents.at(node.type === 'TemplateElement' ? -2 : -1)
  const holder = holderOf(node, parents)
  if (parent?.key === node && parent.type === 'Property') return false
  if (holder && unseen.test(holder)) return false
  if (parent?.type === 'BinaryExpression' && /^[!=]==?$/.test(parent.operator)) return false
  if (parent?.type === 'SwitchCase' || (parent?.type === 'MemberExpression' && parent.computed))
    return false
  if (/^(ThrowStatement)$/.test(parent?.type ?? '')) return false
  for (const near of parents.slice(-5)) {
    if (/^(Call|New|Import)Expression$/.test(near.type) && machine.test(calleeOf(near)))
      return false
    if (near.type === 'TaggedTemplateExpression') return false
  }
  if (holder && seen.test(holder)) return true
  return looksSaid(text)
}

/**
 * The attribute or property that a text is the value of.
 *
 * @param {SyntaxNode} node
 * @param {readonly SyntaxNode[]} parents
 * @returns {string | undefined}
 */
function holderOf(node, parents) {
  for (const parent of [...parents].reverse()) {
    if (parent.type === 'JSXAttribute') return attributeName(parent)
    if (parent.type === 'Property') return parent.key.name ?? parent.key.value
    if (parent.type === 'JSXExpressionContainer' || parent.type === 'TemplateLiteral') continue
    if (parent.type === 'ConditionalExpression' && parent.test !== node) continue
    if (parent.type === 'LogicalExpression') continue
    return undefined
  }
  return undefined
}

/** @param {SyntaxNode} attribute */
const attributeName = ({ name }) =>
  name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : name.name

/** @param {SyntaxNode} call @returns {string} */
function calleeOf(call) {
  if (call.type === 'ImportExpression') return 'import'
  const { callee } = call
  return callee?.property?.name ?? callee?.name ?? ''
}

/** Whether a text reads like a part of a sentence or a label rather than like a key. @param {string} text */
function looksSaid(text) {
  if (/^[\w./:@#?&=%-]*$/.test(text) && !/^[A-Z][a-z]+$/.test(text)) return false
  if (/^(M|m)?[\d\s,.\-A-Za-z]{0,3}[\d\s,.-]+$/.test(text)) return false
  return /[A-Za-z]{2,}/.test(text)
}
