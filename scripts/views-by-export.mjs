import { readFile } from 'node:fs/promises'

/**
 * A view says all about itself in `view.ts`, of which no page needs everything at once: its address is
 * in every page, its heading in its own, its questions in none. So each export is taken from a copy of
 * the file, in which the bundler leaves out the others.
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
      const [, file] = /^(.*\/view\.ts)\?\w+$/.exec(id) ?? []
      return file ? { code: await readFile(file, 'utf8'), moduleType: 'ts' } : null
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
