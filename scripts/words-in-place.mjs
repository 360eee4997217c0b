import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isCatalogImport, messageAt, readCatalog, usesIn } from './catalogs.mjs'
import { languageOf, twinOf } from './languages.mjs'
import { treeOf, walk } from './syntax.mjs'

/** @typedef {import('./catalogs.mjs').Catalog} Catalog */
/** @typedef {import('./syntax.mjs').SyntaxNode} SyntaxNode */
/** @typedef {{ start: number, end: number, text: string }} Change */

/**
 * Puts every message where it is used, so that a script holds the words it shows and no others:
 * bundled as they stand, the words of a view would all come with its page, those of dialogs and
 * errors too, and one word that two pages share would be a file to load.
 *
 * @example <p>{emiWords.once}</p> // becomes <p>{'once, after a month'}</p>
 * @param {string} language
 * @returns {import('vite').Plugin}
 */
export function wordsInPlace(language) {
  /** @type {Map<string, Catalog>} */
  const read = new Map()
  /** @param {string} importer @param {string} source */
  const catalogOf = (importer, source) => {
    const file = twinOf(sourceFile(importer, source), languageOf(importer) ?? language)
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
      return /\.tsx?$/.test(file) && /\/words'/.test(code)
        ? { code: withWords(file, code, catalogOf), map: null }
        : null
    },
  }
}

/**
 * The code with each message in its place.
 *
 * @param {string} file
 * @param {string} code
 * @param {(importer: string, source: string) => Catalog} catalogOf
 */
export function withWords(file, code, catalogOf) {
  const tree = treeOf(file, code)
  /** @type {Map<string, Catalog>} */
  const catalogs = new Map()
  /** @type {Change[]} */
  const changes = []
  for (const { type, importKind, source, specifiers, start, end } of tree.body) {
    if (type !== 'ImportDeclaration' || !isCatalogImport(source.value)) continue
    if (importKind === 'type') continue
    for (const { local } of specifiers) catalogs.set(local.name, catalogOf(file, source.value))
    changes.push({ start, end, text: '' })
  }
  const { uses, wholes } = usesIn(tree, new Set(catalogs.keys()))
  if (wholes[0]) {
    const { start } = wholes[0]
    throw new Error(`${file} takes a whole catalog: ${code.slice(start, start + 60)}`)
  }

  /** @type {Map<string, string>} the names that what the messages need has here, by where it comes from */
  const imports = new Map()
  for (const { node, path, name } of uses) {
    const catalog = catalogs.get(name)
    if (catalog) changes.push(changeOf(node, path, catalog))
  }
  const statements = [...imports].map(
    ([origin, local]) => `import { ${origin.replace(' ', ` as ${local} } `)}`,
  )
  return [...statements, applied(code, 0, changes)].join(';')

  /**
   * @param {SyntaxNode} node that takes a message
   * @param {readonly string[]} path
   * @param {Catalog} catalog
   * @returns {Change}
   */
  function changeOf(node, path, catalog) {
    const { value, length } = messageAt(catalog, path)
    let taken = node
    for (let rest = path.length - length; rest > 0; rest -= 1) taken = taken.object
    return { start: taken.start, end: taken.end, text: textOf(value, catalog) }
  }

  /** A message as it stands in its file, with what it takes from elsewhere. @param {SyntaxNode} value @param {Catalog} catalog @returns {string} */
  function textOf(value, catalog) {
    const text = catalog.code.slice(value.start, value.end)
    if (value.type === 'Literal') return text
    const others = [...catalog.imports].filter(([, { source }]) => isCatalogImport(source))
    const names = new Set([catalog.name, ...others.map(([name]) => name)])
    const changes = usesIn(value, names).uses.map(({ node, path, name }) => {
      const { source } = catalog.imports.get(name) ?? {}
      return changeOf(node, path, source ? catalogOf(catalog.file, source) : catalog)
    })
    for (const { node, name, source } of importsUsedIn(value, catalog)) {
      const from = source.startsWith('.')
        ? relativePath(dirname(file), join(dirname(catalog.file), source))
        : source
      const origin = `${name} from '${from}'`
      const local = imports.get(origin) ?? `${name}$words${imports.size || ''}`
      imports.set(origin, local)
      changes.push({ start: node.start, end: node.end, text: local })
    }
    return `(${applied(text, value.start, changes)})`
  }
}

/**
 * The names in a message that its file imports, but for those of catalogs.
 *
 * @param {SyntaxNode} value
 * @param {Catalog} catalog
 */
function importsUsedIn(value, catalog) {
  /** @type {{ node: SyntaxNode, name: string, source: string }[]} */
  const found = []
  walk(value, (node, parents) => {
    if (node.type === 'TSTypeAnnotation') return false
    const isName = node.type === 'Identifier' || node.type === 'JSXIdentifier'
    const imported = isName ? catalog.imports.get(node.name) : undefined
    const parent = parents.at(-1)
    const isMember = [parent?.property, parent?.key].includes(node) && !parent?.computed
    if (imported && !isMember && !isCatalogImport(imported.source))
      found.push({ node, ...imported })
    return true
  })
  return found
}

/** @param {string} from @param {string} to */
function relativePath(from, to) {
  const path = relative(from, to).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

/** The file that an import means. @param {string} importer @param {string} source */
function sourceFile(importer, source) {
  const path = join(dirname(importer), source)
  const found = [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file))
  if (!found) throw new Error(`${importer} imports ${source}, which is no file`)
  return found
}

/**
 * @param {string} text
 * @param {number} offset where the text begins in its file
 * @param {readonly Change[]} changes
 */
function applied(text, offset, changes) {
  let result = text
  for (const change of [...changes].sort((a, b) => b.start - a.start)) {
    result =
      result.slice(0, change.start - offset) + change.text + result.slice(change.end - offset)
  }
  return result
}
