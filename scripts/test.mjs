// Everything that must hold before and after a change. What the browser tests run on is installed
// while the rest works, as installing mostly waits for the network.
import { drawSeed } from './random-seed.mjs'
import { runSteps } from './steps.mjs'

// One seed for all that is started here.
drawSeed(process.env, console.log)

process.exitCode = await runSteps(
  [
    { name: 'set-up', script: ['scripts/set-up.mjs'] },
    { name: 'check', script: ['scripts/check.mjs'] },
    { name: 'build', script: ['scripts/build.mjs'] },
    { name: 'budgets', script: ['scripts/budgets.mjs'], after: ['build'] },
    {
      name: 'pages as built',
      script: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.built.config.ts'],
      after: ['build'],
    },
    {
      name: 'browser tests',
      script: ['node_modules/@playwright/test/cli.js', 'test'],
      after: ['set-up', 'check', 'budgets', 'pages as built'],
    },
    {
      name: 'Firefox and WebKit',
      script: ['--experimental-websocket', 'scripts/other-browsers.mjs', '--smoke'],
      after: ['browser tests'],
    },
  ],
  { stopsAtFailure: true },
)
