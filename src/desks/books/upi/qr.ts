import { encode } from 'uqr'

/**
 * The modules of a QR code row by row, true where one is black, without the white around them. A
 * sixth of it may be unreadable (level M), as creases and cheap printers want.
 */
export const qrModules = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'M', border: 0, boostEcc: false }).data

/** The white around a code that readers want, in modules. */
export const QUIET = 4

/**
 * A code as one path, a stroke for every run of black modules: neighbours that were drawn one by one
 * would show hairlines between them on paper.
 *
 * @example qrPath([[true, true], [false, true]]) // 'M4 4h2v1h-2zM5 5h1v1h-1z'
 */
export const qrPath = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => runsOf(row).map(({ at, length }) => stroke(at, y, length))).join('')

const stroke = (x: number, y: number, length: number): string =>
  `M${x + QUIET} ${y + QUIET}h${length}v1h-${length}z`

function runsOf(row: readonly boolean[]): { at: number; length: number }[] {
  const runs: { at: number; length: number }[] = []
  for (const [at, isBlack] of row.entries()) {
    const last = runs.at(-1)
    if (!isBlack) continue
    if (last && last.at + last.length === at) last.length += 1
    else runs.push({ at, length: 1 })
  }
  return runs
}
