import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPieces, withPieces } from './style-pieces.mjs'

const pieces = readPieces(`
  /* Rows */
  .row { display: flex; }
  .note { color: gray; & b { color: black; } }
`)

describe('withPieces', () => {
  it('writes out what each piece says, in any rule', () => {
    expect(withPieces('.a { @apply row; gap: 8px; & p { @apply note row; } }', pieces)).toBe(
      '.a {  display: flex;  gap: 8px; & p {  color: gray; & b { color: black; }  display: flex;  } }',
    )
  })

  it('writes out the pieces that a piece is made of', () => {
    const made = new Map([...pieces, ['head', ' @apply row; gap: 4px; ']])
    expect(withPieces('.a { @apply head; }', made)).toBe('.a {   display: flex;  gap: 4px;  }')
  })

  it('takes pieces named in several lines', () => {
    expect(withPieces('.a { @apply row\n    note; }', pieces)).toContain('color: gray')
  })

  it('names the piece that is missing', () => {
    expect(() => withPieces('.a { @apply column; }', pieces)).toThrow(
      'ui/layout has no piece .column',
    )
  })
})

describe('pieces of ui/layout', () => {
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(`src/${path}`, 'utf8'))
  const applied = styles.flatMap((code) =>
    [...code.replace(/\/\*.*?\*\//gs, '').matchAll(/@apply ([^;]+);/g)].flatMap(([, names = '']) =>
      names.split(/\s+/),
    ),
  )
  const folder = 'src/ui/layout/'
  const names = readdirSync(folder).flatMap((file) => [
    ...readPieces(readFileSync(folder + file, 'utf8')).keys(),
  ])

  it('have a name each', () => {
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  })

  it.each(names)('.%s is a piece of several style sheets', (name) => {
    expect(applied.filter((other) => other === name).length).toBeGreaterThan(1)
  })
})
