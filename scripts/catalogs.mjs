import { readFileSync } from 'node:fs'
import { namesIn, treeOf, walk } from './syntax.mjs'

/** @typedef {import('./syntax.mjs').SyntaxNode} SyntaxNode */

/**
 * A catalog: the one constant that a `words` file exports, and what the file imports for it.
 *
 * @typedef {object} Catalog
 * @property {string} file
 * @property {string} code
 * @property {string} name of the constant
 * @property {SyntaxNode} messages the object
 * @property {Map<string, { name: string, source: string }>} imports by the name they have in the file
 */

/** Tells whether an import is of a catalog. @param {string} source */
export const isCatalogImport = (source) => /\/words$/.test(source)

/** @param {string} file @returns {Catalog} */
export function readCatalog(file) {
  const code = readFileSync(file, 'utf8')
  /** @type {Catalog['imports']} */
  const imports = new Map()
  /** @type {{ name: string, messages: SyntaxNode } | undefined} */
  let found
  for (const statement of treeOf(file, code).body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local, imported } of statement.specifiers) {
        imports.set(local.name, { name: imported.name, source: statement.source.value })
      }
      continue
    }
    const [constant] = statement.declaration?.declarations ?? []
    const value = withoutTypes(constant?.init)
    if (statement.type === 'ExportNamedDeclaration' && value?.type === 'ObjectExpression') {
      found = { name: constant.id.name, messages: value }
    } else if (!isType(statement)) {
      throw new Error(`${file}: a catalog holds imports, types and one exported object`)
    }
  }
  if (!found) throw new Error(`${file} has no catalog`)
  return { file, code, imports, ...found }
}

/** @param {SyntaxNode} statement */
const isType = (statement) =>
  [statement.type, statement.declaration?.type].some((type) => type?.startsWith('TS'))

/** @param {SyntaxNode | undefined} node @returns {SyntaxNode | undefined} */
const withoutTypes = (node) =>
  node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression'
    ? withoutTypes(node.expression)
    : node

/**
 * The message at a path, or the group of messages: as far as the path leads through groups.
 *
 * @param {Catalog} catalog
 * @param {readonly string[]} path
 * @returns {{ value: SyntaxNode, length: number }} and how much of the path it took
 */
export function messageAt({ file, name, messages }, path) {
  let value = messages
  let length = 0
  for (const key of path) {
    if (value.type !== 'ObjectExpression') break
    const property = value.properties.find((/** @type {SyntaxNode} */ it) => keyOf(it) === key)
    if (!property) throw new Error(`${file}: ${name} has no ${path.join('.')}`)
    value = withoutTypes(property.value) ?? property.value
    length += 1
  }
  return { value, length }
}

/** @param {SyntaxNode} property */
const keyOf = (property) => property.key?.name ?? String(property.key?.value)

/**
 * The paths of all messages in a catalog.
 *
 * @param {Catalog} catalog
 * @returns {string[]}
 */
export function messagesIn({ messages }) {
  /** @param {SyntaxNode} group @param {string} before @returns {string[]} */
  const below = (group, before) =>
    group.properties.flatMap((/** @type {SyntaxNode} */ property) => {
      const value = withoutTypes(property.value) ?? property.value
      const path = before + keyOf(property)
      return value.type === 'ObjectExpression' ? below(value, `${path}.`) : [path]
    })
  return below(messages, '')
}

/**
 * @typedef {{ node: SyntaxNode, path: readonly string[], name: string }} Use a place that takes a
 *   message: the expression, the names behind the catalog's, and the catalog's name there
 */

/**
 * The places in a piece of code that take a message, and those that take a catalog as a whole, which
 * is no message.
 *
 * @param {SyntaxNode} tree
 * @param {ReadonlySet<string>} names of catalogs
 * @returns {{ uses: Use[], wholes: SyntaxNode[] }}
 */
export function usesIn(tree, names) {
  /** @type {Use[]} */
  const uses = []
  /** @type {SyntaxNode[]} */
  const wholes = []
  walk(tree, (node, parents) => {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TSType')) return false
    const chain = namesIn(node)
    const [name, ...path] = chain ?? []
    if (!name || !names.has(name)) return true
    const parent = parents.at(-1)
    if (path.length > 0) uses.push({ node, path, name })
    else if (parent?.key !== node || parent.computed) wholes.push(node)
    return false
  })
  return { uses, wholes }
}
