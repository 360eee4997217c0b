// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { onlyExport, viewsByExport, withExports } from './views-by-export.mjs'

it.each([
  ["import { head } from './view'", "import { head } from './view?head'"],
  [
    "import { view as emiView } from './calculators/loan/emi/view'",
    "import { view as emiView } from './calculators/loan/emi/view?view'",
  ],
  ["import { zoom } from './overview'", "import { zoom } from './overview'"],
  ["import type { View } from '../contract'", "import type { View } from '../contract'"],
])('%s becomes %s', (code, changed) => {
  expect(withExports(code)).toBe(changed)
})

it('leaves no view whole: two exports at once would bring both into one page', async () => {
  const site = await readFile('src/site.ts', 'utf8')
  expect(withExports(site)).not.toMatch(/\/view'/)
})

it('reads a copy from the file itself', async () => {
  const { load } = viewsByExport()
  if (typeof load !== 'function') throw new Error('load is a function')
  const read = (id: string) => load.call(null as never, id)
  const file = 'src/calculators/loan/emi/view.ts'
  const code = await readFile(file, 'utf8')
  expect(await read(`${file}?questions`)).toEqual({ code, moduleType: 'ts' })
  expect(await read(file)).toBeNull()
})

const aView = `import {
  rate,
  sayRate,
} from '../core/rules'
import type { Question, View, ViewHead } from '../contract'
import { noun } from './noun'

export const view: View = { folder: 'gst/single', label: 'Single amount' }

export const head: ViewHead = {
  heading: \`The \${noun}\`,
}

const said = sayRate(rate)

export const questions: readonly Question[] = [
  { question: said },
]
`

it('leaves out the other exports, and what only they import', () => {
  expect(onlyExport(aView, 'view').trim()).toBe(
    [
      "import type { Question, View, ViewHead } from '../contract'",
      "export const view: View = { folder: 'gst/single', label: 'Single amount' }",
    ].join('\n'),
  )
  expect(onlyExport(aView, 'head').trim()).toBe(
    [
      "import type { Question, View, ViewHead } from '../contract'",
      "import { noun } from './noun'\n",
      'export const head: ViewHead = {',
      '  heading: `The ${' + 'noun}`,',
      '}',
    ].join('\n'),
  )
  expect(onlyExport(aView, 'questions')).toBe(aView)
})

it('finds the address and the heading of every view', async () => {
  const { views } = await import('../src/site')
  for (const { folder } of views) {
    const code = await readFile(`src/calculators/${folder}/view.ts`, 'utf8')
    expect(onlyExport(code, 'view')).toContain(`folder: '${folder}'`)
    expect(onlyExport(code, 'head')).toMatch(/heading: .*\n\}\n*$/s)
    expect(onlyExport(code, 'head')).not.toContain('folder')
  }
})
