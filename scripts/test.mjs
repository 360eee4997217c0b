// All checks, one after the other, with one seed of random cases.
import { spawnSync } from 'node:child_process'
import { drawSeed } from './random-seed.mjs'

drawSeed(process.env, console.log)
const all =
  'npm run check && npm run build && node scripts/budgets.mjs && npm run e2e && npm run other-browsers -- --smoke'
const { status } = spawnSync(all, { shell: true, stdio: 'inherit' })
process.exitCode = status ?? 1
