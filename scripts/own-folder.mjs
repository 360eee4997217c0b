import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A folder below another for this process alone, named by its number: the tests empty theirs when they
 * begin, and two runs beside one another would empty each other's. Those of processes that have ended
 * go.
 * @param {string} parent
 */
export function ownFolderIn(parent) {
  for (const { name } of existsSync(parent) ? readdirSync(parent, { withFileTypes: true }) : []) {
    if (/^\d+$/.test(name) && !isRunning(Number(name))) {
      rmSync(join(parent, name), { recursive: true, force: true })
    }
  }
  return join(parent, `${process.pid}`)
}

/** @param {number} id */
function isRunning(id) {
  try {
    // Asks only: no signal is sent.
    return process.kill(id, 0)
  } catch (error) {
    // There is such a process, but it belongs to somebody else.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
