import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Sources and their tests. */
const folders = ['scripts', 'src', 'tests']
const SOURCE = /\.(ts|tsx|mjs|json|css)$/
const TEST = /\.test\.tsx?$/

/** What a file names to have it: `import … from`, `import()`, `export … from`, a worker's address. */
const NAMED = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*['"](\.[^'"]+)['"]/g
/** Or with patterns, for all files that match one of them. */
const MATCHED = /\bimport\.meta\.glob[^'[]*?\(\s*('[^']+'|\[[^\]]+\])/g
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json', '/index.ts', '/index.tsx']

/** Not by an import: what all tests go by. */
const OF_ALL =
  /^(package(-lock)?\.json|vite\.config\.ts|tsconfig\.json|tests\/(no-console|no-owner-stacks|same-cases)\.ts)$/

/**
 * The tests of files: they import them, or something that does. The runner finds them, too, but it
 * transforms every file of the site for it, which takes longer than most tests.
 *
 * @param {readonly string[]} files by their paths from here
 * @returns {readonly string[]}
 */
export function relatedTests(files) {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter((file) => SOURCE.test(file)),
  )
  if (files.some((file) => OF_ALL.test(file))) return sources.filter((file) => TEST.test(file))

  const importers = importersAmong(sources)
  const related = new Set(files)
  // A set hands out what is added while it is gone through.
  for (const file of related) {
    for (const importer of importers.get(file) ?? []) related.add(importer)
  }
  return [...related].filter((file) => TEST.test(file)).sort()
}

/** @param {readonly string[]} sources @returns {Map<string, string[]>} by what they import */
function importersAmong(sources) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const file of sources) {
    const code = readFileSync(file, 'utf8')
    /** @param {string | undefined} name */
    const placeOf = (name = '') => join(dirname(file), name).replaceAll('\\', '/')
    const imported = [
      ...[...code.matchAll(NAMED)].map(([, name]) => found(placeOf(name))),
      ...[...code.matchAll(MATCHED)].flatMap(([, patterns = '']) => {
        const matches = [...patterns.matchAll(/'([^']+)'/g)].map(([, one]) =>
          matcherOf(placeOf(one)),
        )
        return sources.filter((source) => matches.some((match) => match.test(source)))
      }),
    ]
    for (const source of imported) {
      if (source) importers.set(source, [...(importers.get(source) ?? []), file])
    }
  }
  return importers
}

/** @param {string} pattern with `**`, `*` and `{a,b}` */
function matcherOf(pattern) {
  const parts = pattern
    .replaceAll('.', '\\.')
    .replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll('**/', '(?:.+/)?')
    .replace(/(?<!\.)\*/g, '[^/]*')
  return new RegExp(`^${parts}$`)
}

/** @param {string} path without its ending, or with it */
function found(path) {
  return ENDINGS.map((ending) => path + ending).find(
    (place) => existsSync(place) && statSync(place).isFile(),
  )
}
