// Format, lint, types and unit tests side by side.
import { runSteps } from './steps.mjs'

const biome = 'node_modules/@biomejs/biome/bin/biome'
const tsc = 'node_modules/typescript/bin/tsc'
const vitest = 'node_modules/vitest/vitest.mjs'

// One thread checks types with half the work of four, and the unit tests keep the others busy.
const types = [tsc, '--noEmit', '--singleThreaded']

process.exitCode = await runSteps(
  [
    { name: 'format and lint', script: [biome, 'check', '--error-on-warnings', '.'] },
    { name: 'types', script: types },
    { name: 'types of the core', script: [...types, '--project', 'src/core'] },
    { name: 'unit tests', script: [vitest, 'run'] },
  ],
  { stopsAtFailure: false },
)
