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
 * Installs packages of Debian or one of its kin, where that needs no password. One that this system
 * does not have keeps none of the others away.
 * @param {...string} names
 */
export function installPackages(...names) {
  const program = isRoot ? 'apt-get' : 'sudo'
  // Without -n, sudo would wait for a password that nobody may be there to type.
  const leading = isRoot ? [] : ['-n', 'apt-get']
  const canInstall = ['apt-get', program].every((tool) => findOnPath(tool).length > 0)
  if (platform !== 'linux' || !canInstall) return
  if (!run(program, [...leading, 'update'], 3 * minute)) return
  for (const name of names) {
    run(program, [...leading, 'install', '-y', '--no-install-recommends', name], 10 * minute)
  }
}

/**
 * @param {string} program
 * @param {string[]} programArguments
 * @param {number} timeout
 */
export function run(program, programArguments, timeout) {
  return spawnSync(program, programArguments, { stdio: 'inherit', timeout }).status === 0
}

/**
 * Whether a script was started by name, rather than imported by another.
 * @param {string} scriptUrl
 */
export function isRunDirectly(scriptUrl) {
  const [, script = ''] = process.argv
  return existsSync(script) && realpathSync(script) === fileURLToPath(scriptUrl)
}
