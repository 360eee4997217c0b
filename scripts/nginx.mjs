// Makes sure that nginx is here for the test that runs it on our configuration.
import { findOnPath, installPackages, isExecutable, isRunDirectly } from './system.mjs'

/** @returns {string | undefined} */
export function findNginx() {
  // Debian keeps it where only administrators look.
  return [...findOnPath('nginx'), '/usr/sbin/nginx'].find(isExecutable)
}

if (isRunDirectly(import.meta.url)) {
  if (!findNginx()) installPackages('nginx-light')
  const place = findNginx()
  console.log(place ? `nginx: ${place}` : 'nginx: not here, and its test will be skipped')
}
