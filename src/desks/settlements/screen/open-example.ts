import { exampleCosts, exampleFiles } from './example-files'
import { openExampleSources } from './settlement-actions'

/** Opens the example in place of whatever is open. */
export const openExample = (): Promise<void> => openExampleSources(exampleFiles(), exampleCosts)
