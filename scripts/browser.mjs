import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findOnPath, installPackages, isExecutable, isRoot, isRunDirectly, run } from './system.mjs'

const second = 1000
const minute = 60 * second

/** The same engine without the frame of a window: the tests take two thirds of the time. */
const SHELL = 'chromium-headless-shell'
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const windowsPrograms = [
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]

const { env, platform } = process

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

/**
 * @param {{ isWhole?: boolean }} [options] a whole browser has what the shell leaves out, such as
 * pages that are kept for Back
 * @returns {string | undefined}
 */
export function findBrowser({ isWhole = false } = {}) {
  return [
    ...(env.BROWSER_PATH ? [resolve(env.BROWSER_PATH)] : []),
    ...(isWhole ? [] : findOnPath(SHELL)),
    ...wholeBrowsers.flatMap(findOnPath),
    ...usualPlaces(),
    ...playwrightDownload(),
  ].find((place) => isExecutable(place) && starts(place))
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

function installChromium() {
  console.log('Still no browser: trying the packages of this Linux system.')
  installPackages('chromium', SHELL)
}

function ensureBrowser() {
  for (const tryToInstall of [downloadWithPlaywright, installChromium]) {
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

if (isRunDirectly(import.meta.url)) main()
