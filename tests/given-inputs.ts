import type { Fields } from '../src/core/fragment'
import type { Declared } from '../src/ui/memory/input-kinds'
import type { DeclaredInputs, PageInputs } from '../src/ui/memory/page-inputs'

type PageInputsFile = typeof import('../src/ui/memory/page-inputs')

export type InputsOfPage = {
  readonly isAddress: (path: string) => boolean
  readonly inputs: DeclaredInputs<Declared>
  readonly choices: Readonly<Record<string, readonly string[]>>
}

/** The inputs of every page that was rendered, as the pages themselves declare them. */
export const pages: InputsOfPage[] = []

/** What pages show instead of their examples. */
export const given = new Map<unknown, Fields>()

/** The inputs of pages, noting each page in `pages` and showing what is `given`. */
export const givenInputs = (actual: PageInputsFile) => ({
  ...actual,
  pageInputs: (options: Parameters<typeof actual.pageInputs<Declared>>[0]) => {
    const inputs = actual.pageInputs(options)
    const choices = Object.fromEntries(
      Object.entries(options.fields).flatMap(([name, { choices }]) =>
        choices ? [[name, choices]] : [],
      ),
    )
    pages.push({ isAddress: options.isAddress, inputs, choices })
    return inputs
  },
  usePageInputs: (inputs: PageInputs<Fields>) => given.get(inputs) ?? inputs.defaults,
})
