import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const second = 1000
const minute = 60 * second

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const windowsPrograms = [
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]

const { env, platform } = process
const isRoot = process.getuid?.() === 0

// Chromium refuses to start its sandbox as root, which is who one is in most Linux containers.
const sandboxArguments = platform === 'linux' && isRoot ? ['--no-sandbox'] : []

/** @type {string[]} */
export const launchArguments = [
  ...sandboxArguments,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @returns {string | undefined} */
export function findBrowser() {
  return [
    ...(env.BROWSER_PATH ? [resolve(env.BROWSER_PATH)] : []),
    ...namesOnPath.flatMap(findOnPath),
    ...usualPlaces(),
    ...playwrightDownload(),
  ].find((place) => isExecutable(place) && starts(place))
}

/** @param {string} name */
function findOnPath(name) {
  const fileName = platform === 'win32' ? `${name}.exe` : name
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, fileName)).filter(isExecutable)
}

function usualPlaces() {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  }
  if (platform === 'win32') {
    const roots = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]
    return windowsPrograms.flatMap((program) =>
      roots.flatMap((root) => (root ? [join(root, program)] : [])),
    )
  }
  return []
}

function playwrightDownload() {
  try {
    return [chromium.executablePath()]
  } catch {
    // Playwright throws on a system it has no build for; another browser may still be there.
    return []
  }
}

/** @param {string} place */
function isExecutable(place) {
  try {
    accessSync(place, constants.X_OK)
    return statSync(place).isFile()
  } catch {
    return false
  }
}

/**
 * A file alone proves little: it may be Ubuntu's stub for a missing snap, or lack system libraries.
 * @param {string} place
 */
function starts(place) {
  // Windows builds do not know --version: they would open a window instead.
  if (platform === 'win32') return true
  return spawnSync(place, ['--version'], { stdio: 'ignore', timeout: 20 * second }).status === 0
}

function downloadWithPlaywright() {
  console.log('No browser here yet: trying the download of Playwright.')
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  // Behind a closed network the download hangs rather than fails.
  run(process.execPath, [playwright, 'install', 'chromium', '--no-shell'], 3 * minute)
}

function installWithApt() {
  const program = isRoot ? 'apt-get' : 'sudo'
  // Without -n, sudo would wait for a password that nobody may be there to type.
  const leading = isRoot ? [] : ['-n', 'apt-get']
  const canInstall = ['apt-get', program].every((name) => findOnPath(name).length > 0)
  if (platform !== 'linux' || !canInstall) return

  console.log('Still no browser: trying the package of this Linux system.')
  if (run(program, [...leading, 'update'], 3 * minute)) {
    const install = ['install', '-y', '--no-install-recommends', 'chromium']
    run(program, [...leading, ...install], 10 * minute)
  }
}

/**
 * @param {string} program
 * @param {string[]} programArguments
 * @param {number} timeout
 */
function run(program, programArguments, timeout) {
  return spawnSync(program, programArguments, { stdio: 'inherit', timeout }).status === 0
}

function ensureBrowser() {
  for (const tryToInstall of [downloadWithPlaywright, installWithApt]) {
    const browser = findBrowser()
    if (browser) return browser
    tryToInstall()
  }
  return findBrowser()
}

function main() {
  const browser = ensureBrowser()
  if (browser) {
    console.log(`Browser: ${browser}`)
    return
  }
  console.error(`
The browser tests need a Chromium, and none could be found or installed.
Install one by hand, then run this again:
  Debian   sudo apt-get install chromium
  Ubuntu   sudo snap install chromium
  macOS    brew install --cask google-chrome
  Windows  winget install Google.Chrome
A browser in an unusual place is found when BROWSER_PATH names its executable file.`)
  process.exitCode = 1
}

function isRunDirectly() {
  const [, script = ''] = process.argv
  return existsSync(script) && realpathSync(script) === fileURLToPath(import.meta.url)
}

if (isRunDirectly()) main()
