import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const system = new URL('system.mjs', import.meta.url).href
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gst-hisab-system-'))
  // Says what it is asked to do; it has no package of the name “unknown”.
  const aptGet = '#!/bin/sh\necho "apt-get $*"\ncase "$*" in *unknown*) exit 100;; esac\n'
  writeFileSync(join(folder, 'apt-get'), aptGet, { mode: 0o755 })
  writeFileSync(join(folder, 'sudo'), '#!/bin/sh\nshift\nexec "$@"\n', { mode: 0o755 })
})

afterAll(() => rmSync(folder, { recursive: true }))

function said(code: string, env: NodeJS.ProcessEnv = {}) {
  const script = `import * as system from ${JSON.stringify(system)}\n${code}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { PATH: folder, ...env },
  })
  return stdout.split('\n').filter(Boolean)
}

const installing = (...names: string[]) => said(`system.installPackages(${JSON.stringify(names)})`)

// Only Linux has these packages.
describe.runIf(process.platform === 'linux')('installing packages', () => {
  it('is said before it is done, and done at once', () => {
    const [first, ...calls] = installing('chromium', 'nginx-light')
    expect(first).toBe(
      'Installing the packages chromium, nginx-light of this Linux system with apt-get.',
    )
    expect(calls).toEqual([
      expect.stringMatching(/^apt-get .*update$/),
      expect.stringMatching(/^apt-get .*install .*chromium nginx-light$/),
    ])
  })

  it('leaves out only what the system does not have', () => {
    const installs = installing('chromium', 'unknown', 'nginx-light').slice(2)
    const tried = installs.map((call) => call.replace(/.*=\d+ /, ''))
    expect(tried).toEqual([
      'chromium unknown nginx-light',
      ...['chromium', 'unknown', 'nginx-light'],
    ])
  })

  it('does nothing where there is nothing to install', () => {
    expect(installing()).toEqual([])
  })
})

it.each([{ CI: 'true' }, { container: 'podman' }, { KUBERNETES_SERVICE_HOST: '10.0.0.1' }])(
  'takes a machine with %o for one that is thrown away',
  (env) => {
    expect(said('console.log(system.isThrownAway)', env)).toEqual(['true'])
  },
)
