import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isCatalogImport, messageAt, readCatalog, usesIn } from './catalogs.mjs'
import { treeOf, walk } from './syntax.mjs'

/** @typedef {import('./catalogs.mjs').Catalog} Catalog */
/** @typedef {import('./syntax.mjs').SyntaxNode} SyntaxNode */

/**
 * Puts every message where it is used, so that a script holds the words it shows and no others:
 * bundled as they stand, the words of a view would all come with its page, those of dialogs and
 * errors too, and one word that two pages share would be a file to load.
 *
 * @example <p>{emiWords.once}</p> // becomes <p>{'once, after a month'}</p>
 * @returns {import('vite').Plugin}
 */
export function wordsInPlace() {
  /** @type {Map<string, Catalog>} */
  const read = new Map()
  const catalogIn = (/** @type {string} */ file) => {
    const catalog = read.get(file) ?? readCatalog(file)
    read.set(file, catalog)
    return catalog
  }
  return {
    name: 'words-in-place',
    enforce: 'pre',
    apply: 'build',
    buildStart: () => read.clear(),
    transform: (code, id) => {
      const file = id.replace(/\?.*/, '')
      return /\.tsx?$/.test(file) && /\/words'/.test(code) && !/\/words(\.\w+)?\.tsx?$/.test(file)
        ? { code: withWords(file, code, catalogIn), map: null }
        : null
    },
  }
}

/**
 * The code with each message in its place.
 *
 * @param {string} file
 * @param {string} code
 * @param {(file: string) => Catalog} catalogIn
 */
export function withWords(file, code, catalogIn) {
  const tree = treeOf(file, code)
  /** @type {Map<string, Catalog>} */
  const catalogs = new Map()
  /** @type {{ start: number, end: number, text: string }[]} */
  const changes = []
  for (const { type, importKind, source, specifiers, start, end } of tree.body) {
    if (type !== 'ImportDeclaration' || importKind === 'type' || !isCatalogImport(source.value))
      continue
    const catalog = catalogIn(sourceFile(file, source.value))
    for (const { local } of specifiers) catalogs.set(local.name, catalog)
    changes.push({ start, end, text: '' })
  }

  /** @type {Map<string, string>} what the messages import, with the name it gets here */
  const imports = new Map()
  const { uses, wholes } = usesIn(tree, new Set(catalogs.keys()))
  if (wholes[0]) {
    throw new Error(
      `${file}: takes a whole catalog, at ${code.slice(wholes[0].start, wholes[0].start + 60)}`,
    )
  }
  for (const { node, path, name } of uses) {
    const catalog = catalogs.get(name)
    if (catalog) changes.push(changeOf(node, path, catalog))
  }
  const added = [...imports].map(([statement]) => statement).join(';')
  return `${added};${applied(code, 0, changes)}`

  /** @param {SyntaxNode} node @param {readonly string[]} path @param {Catalog} catalog */
  function changeOf(node, path, catalog) {
    const { value, length } = messageAt(catalog, path)
    let taken = node
    for (let rest = path.length - length; rest > 0; rest -= 1) taken = taken.object
    return { start: taken.start, end: taken.end, text: textOf(value, catalog) }
  }

  /** @param {SyntaxNode} value @param {Catalog} catalog @returns {string} */
  function textOf(value, catalog) {
    const text = catalog.code.slice(value.start, value.end)
    if (value.type === 'Literal') return text
    const names = new Set([catalog.name])
    for (const [name, { source }] of catalog.imports) if (isCatalogImport(source)) names.add(name)
    const { uses } = usesIn(value, names)
    const changes = uses.map(({ node, path, name }) => {
      const { source } = catalog.imports.get(name) ?? {}
      return changeOf(node, path, source ? catalogIn(sourceFile(catalog.file, source)) : catalog)
    })
    walk(value, (node, parents) => {
      const imported =
        node.type === 'Identifier' || node.type === 'JSXIdentifier'
          ? catalog.imports.get(node.name)
          : undefined
      const parent = parents.at(-1)
      if (
        !imported ||
        isCatalogImport(imported.source) ||
        (parent?.property === node && !parent.computed) ||
        (parent?.key === node && !parent.computed)
      )
        return node.type !== 'TSTypeAnnotation'
      const path = imported.source.startsWith('.')
        ? relativePath(dirname(file), join(dirname(catalog.file), imported.source))
        : imported.source
      const local = `${imported.name}$words`
      imports.set(`import { ${imported.name} as ${local} } from '${path}'`, local)
      changes.push({ start: node.start, end: node.end, text: local })
      return true
    })
    return `(${applied(text, value.start, changes)})`
  }
}

/** @param {string} from @param {string} to */
function relativePath(from, to) {
  const path = relative(from, to).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

/**
 * The file that an import means.
 *
 * @param {string} importer
 * @param {string} source
 */
function sourceFile(importer, source) {
  const path = join(dirname(importer), source)
  const found = [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file))
  if (!found) throw new Error(`${importer} imports ${source}, which is no file`)
  return found
}

/**
 * @param {string} text
 * @param {number} offset where the text begins in its file
 * @param {readonly { start: number, end: number, text: string }[]} changes
 */
function applied(text, offset, changes) {
  let result = text
  for (const change of [...changes].sort((a, b) => b.start - a.start)) {
    result =
      result.slice(0, change.start - offset) + change.text + result.slice(change.end - offset)
  }
  return result
}
