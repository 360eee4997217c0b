import { readFile } from 'node:fs/promises'

/**
 * A view says all about itself in `view.ts`, of which no page needs everything at once: its label is
 * in every page, its heading in its own, its questions in none. So each export is taken from a copy of
 * the file without the others.
 *
 * @example import { head } from './view' // becomes './view?head'
 * @returns {import('vite').Plugin}
 */
export function viewsByExport() {
  return {
    name: 'views-by-export',
    enforce: 'pre',
    transform: (code, id) => (/\.tsx?$/.test(id) ? withExports(code) : null),
    load: async (id) => {
      const [, file, name = ''] = /^(.*\/view\.ts)\?(\w+)$/.exec(id) ?? []
      return file
        ? { code: onlyExport(await readFile(file, 'utf8'), name), moduleType: 'ts' }
        : null
    },
  }
}

/**
 * The code with the name of the export behind every file that is a view's.
 *
 * @param {string} code
 */
export function withExports(code) {
  return code.replace(/(import \{ (\w+)(?: as \w+)? \} from '[^']*\/view)'/g, "$1?$2'")
}

/**
 * The file with one of its exports, and with the imports that this one uses: what only the others
 * import would otherwise be loaded with every page. Questions come last and may use all that stands
 * above them, so their copy is the whole file.
 *
 * @param {string} code
 * @param {string} name
 */
export function onlyExport(code, name) {
  if (name === 'questions') return code
  const statements = code.split(/\n(?=\S)(?![}\])])/)
  const wanted = statements.find((statement) => statement.startsWith(`export const ${name}`)) ?? ''
  const words = new Set(wanted.match(/\w+/g))
  const imports = statements.filter(
    (statement) =>
      statement.startsWith('import ') &&
      (statement.split(' from ')[0]?.match(/\w+/g) ?? []).some(
        (word) => !['import', 'type', 'as'].includes(word) && words.has(word),
      ),
  )
  return [...imports, wanted].join('\n')
}
