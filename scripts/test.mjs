// Everything that must hold before and after a change. What the browser tests run on is installed
// while the rest works, as installing mostly waits for the network.
import { runSteps } from './steps.mjs'

process.exitCode = await runSteps(
  [
    { name: 'set-up', script: ['scripts/set-up.mjs'] },
    { name: 'check', script: ['scripts/check.mjs'] },
    { name: 'build', script: ['scripts/build.mjs'] },
    { name: 'budgets', script: ['scripts/budgets.mjs'], after: ['build'] },
    {
      name: 'browser tests',
      script: ['node_modules/@playwright/test/cli.js', 'test'],
      after: ['set-up', 'check', 'budgets'],
    },
  ],
  { stopsAtFailure: true },
)
