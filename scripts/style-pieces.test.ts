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

  it('takes pieces named in several lines', () => {
    expect(withPieces('.a { @apply row\n    note; }', pieces)).toContain('color: gray')
  })

  it('names the piece that is missing', () => {
    expect(() => withPieces('.a { @apply column; }', pieces)).toThrow('pieces.css has no .column')
  })
})

describe('pieces.css', () => {
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(`src/${path}`, 'utf8'))
  const applied = styles.flatMap((code) =>
    [...code.replace(/\/\*.*?\*\//gs, '').matchAll(/@apply ([^;]+);/g)].flatMap(([, names = '']) =>
      names.split(/\s+/),
    ),
  )
  const names = [...readPieces(readFileSync('src/ui/layout/pieces.css', 'utf8')).keys()]

  it.each(names)('.%s is a piece of several style sheets', (name) => {
    expect(applied.filter((other) => other === name).length).toBeGreaterThan(1)
  })
})
