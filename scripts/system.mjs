// What the set-up of the tests needs from the machine it runs on.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const minute = 60 * 1000

const { env, platform } = process
export const isRoot = process.getuid?.() === 0

/** @param {string} name */
export function findOnPath(name) {
  const fileName = platform === 'win32' ? `${name}.exe` : name
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, fileName)).filter(isExecutable)
}

/** @param {string} place */
export function isExecutable(place) {
  try {
    accessSync(place, constants.X_OK)
    return statSync(place).isFile()
  } catch {
    return false
  }
}

/**
 * Whether this machine is thrown away after the tests, so that they may install what only a few of
 * them need: one of continuous integration, or a container. Docker and Podman leave a file, others a
 * variable.
 */
export const isThrownAway =
  Boolean(env.CI || env.container || env.KUBERNETES_SERVICE_HOST) ||
  existsSync('/.dockerenv') ||
  existsSync('/run/.containerenv')

/**
 * Installs packages of Debian or one of its kin, where that needs no password, and says so first. One
 * that this system does not have keeps none of the others away.
 * @param {readonly string[]} names
 */
export function installPackages(names) {
  const program = isRoot ? 'apt-get' : 'sudo'
  // Without -n, sudo would wait for a password that nobody may be there to type.
  const leading = isRoot ? [] : ['-n', 'apt-get']
  const canInstall = ['apt-get', program].every((tool) => findOnPath(tool).length > 0)
  if (platform !== 'linux' || !canInstall || names.length === 0) return
  console.log(`Installing the packages ${names.join(', ')} of this Linux system with apt-get.`)

  /** @param {string[]} given */
  const aptGet = (...given) => run(program, [...leading, '-q', ...given], 10 * minute)
  // A run beside this one may be installing, too.
  const waiting = ['-o', 'DPkg::Lock::Timeout=300']
  /** @param {readonly string[]} packages */
  const install = (packages) =>
    aptGet('install', '-y', '--no-install-recommends', ...waiting, ...packages)

  aptGet('update')
  if (install(names) || names.length === 1) return
  for (const name of names) install([name])
}

/**
 * @param {string} program
 * @param {string[]} programArguments
 * @param {number} timeout
 */
export function run(program, programArguments, timeout) {
  // Nobody is there to answer a question.
  return (
    spawnSync(program, programArguments, { stdio: ['ignore', 'inherit', 'inherit'], timeout })
      .status === 0
  )
}

/**
 * Whether a script was started by name, rather than imported by another.
 * @param {string} scriptUrl
 */
export function isRunDirectly(scriptUrl) {
  const [, script = ''] = process.argv
  return existsSync(script) && realpathSync(script) === fileURLToPath(scriptUrl)
}
