import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const [, list = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## Where is …?')
const rows = [
  ...(list.split('\n## ')[0] ?? '').matchAll(/^\| (?!what you want)([^|]+) \| `([^`]+)` \|$/gm),
]

describe('what is asked for in "Where is …?"', () => {
  it.each(rows.map(([, what = '', file = '']) => [what, file]))('%s: %s', (_, file) => {
    expect(existsSync(file)).toBe(true)
  })

  it('is at least a dozen things', () => {
    expect(rows.length).toBeGreaterThanOrEqual(12)
  })
})
