import { parseSync } from 'vite'

/**
 * A node of a syntax tree: what it is, where it stands in the text, and its parts.
 *
 * @typedef {{ type: string, start: number, end: number, [part: string]: any }} SyntaxNode
 */

/**
 * The syntax tree of a source file.
 *
 * @param {string} file whose ending says in which language it is written
 * @param {string} code
 * @returns {SyntaxNode}
 */
export function treeOf(file, code) {
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return /** @type {SyntaxNode} */ (/** @type {unknown} */ (program))
}

/**
 * Visits a node and all its parts, each before its own parts. A visitor that returns `false` leaves
 * the parts of a node out.
 *
 * @param {SyntaxNode} node
 * @param {(node: SyntaxNode, parents: readonly SyntaxNode[]) => unknown} visit
 * @param {readonly SyntaxNode[]} [parents] the nearest last
 */
export function walk(node, visit, parents = []) {
  if (visit(node, parents) === false) return
  const inside = [...parents, node]
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (typeof child?.type === 'string') walk(child, visit, inside)
    }
  }
}

/**
 * The names of a chain of plain members, from its root; nothing for any other expression.
 *
 * @param {SyntaxNode} node
 * @returns {string[] | undefined}
 * @example namesIn(…'loanWords.fee.label'…) // ['loanWords', 'fee', 'label']
 */
export function namesIn(node) {
  if (node.type === 'Identifier') return [node.name]
  if (node.type !== 'MemberExpression' || node.computed) return undefined
  const names = namesIn(node.object)
  return names && [...names, node.property.name]
}
