import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { endOfBlock } from './styles-in-language.mjs'

const folder = fileURLToPath(new URL('../src/ui/layout/', import.meta.url))

/**
 * `@apply row wrap;` in a style sheet stands for what these pieces of ui/layout say. It is written out
 * when the site is built: shared classes would be told apart by their order, and each of them would
 * weigh in every element that has it, in HTML and in scripts.
 *
 * @returns {import('vite').Plugin}
 */
export function stylePieces() {
  return {
    name: 'style-pieces',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.css$/.test(id.replace(/\?.*/, '')) || !code.includes('@apply')) return null
      const files = (await readdir(folder)).map((file) => folder + file)
      for (const file of files) this.addWatchFile(file)
      const sheets = await Promise.all(files.map((file) => readFile(file, 'utf8')))
      return { code: withPieces(code, readPieces(sheets.join('\n'))), map: null }
    },
  }
}

/**
 * What each piece says, by its name.
 *
 * @param {string} code
 * @example readPieces('.row { display: flex; }') // Map { 'row' → ' display: flex; ' }
 */
export function readPieces(code) {
  /** @type {Map<string, string>} */
  const pieces = new Map()
  let end = 0
  for (const { 0: head, 1: name = '', index } of code.matchAll(/\.([\w-]+) \{/g)) {
    if (index < end) continue
    const start = index + head.length
    end = endOfBlock(code, start)
    pieces.set(name, code.slice(start, end - 1))
  }
  return pieces
}

/**
 * A style sheet with its pieces written out.
 *
 * @param {string} code
 * @param {Map<string, string>} pieces
 */
export function withPieces(code, pieces) {
  return code.replace(/@apply ([^;]+);/g, (_, names) =>
    names
      .split(/\s+/)
      .map((/** @type {string} */ name) => {
        const piece = pieces.get(name)
        if (piece === undefined) throw new Error(`ui/layout has no piece .${name}`)
        return withPieces(piece, pieces)
      })
      .join(''),
  )
}
