import { findOnPath, isExecutable } from './system.mjs'

/** @returns {string | undefined} */
export function findNginx() {
  // Debian keeps it where only administrators look.
  return [...findOnPath('nginx'), '/usr/sbin/nginx'].find(isExecutable)
}
