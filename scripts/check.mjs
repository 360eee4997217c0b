// Format, lint, types and unit tests side by side: each prints when those before it have printed.
import { spawn } from 'node:child_process'

const checks = [
  ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['typescript/bin/tsc', '--noEmit'],
  ['typescript/bin/tsc', '--noEmit', '--project', 'src/core'],
  ['vitest/vitest.mjs', 'run'],
]

const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

const running = checks.map(async ([program, ...given]) => {
  const child = spawn(process.execPath, [`node_modules/${program}`, ...given], {
    env: { ...process.env, ...colour },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  }
  const code = await new Promise((done) => child.on('close', done))
  return { said, hasPassed: code === 0 }
})

for (const [index, check] of running.entries()) {
  const { said, hasPassed } = await check
  console.log(`${hasPassed ? '✓' : '✗'} ${checks[index]?.join(' ')}\n${said.trim()}`)
  if (!hasPassed) process.exitCode = 1
}
