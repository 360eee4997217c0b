import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findOnPath, isExecutable, isRoot, run } from './system.mjs'

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

/** What Debian and its kin have of this engine. */
export const chromiumPackages = ['chromium', SHELL]

/** Where Playwright loads its browsers from. */
const downloadHost =
  env.PLAYWRIGHT_CHROMIUM_DOWNLOAD_HOST ||
  env.PLAYWRIGHT_DOWNLOAD_HOST ||
  'https://cdn.playwright.dev'

export async function downloadBrowser() {
  if (!(await isReachable(downloadHost))) {
    console.log(`${downloadHost} cannot be reached, so Playwright cannot download a browser.`)
    return
  }
  console.log(`Downloading the Chromium of Playwright from ${downloadHost}.`)
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  run(process.execPath, [playwright, 'install', 'chromium', '--no-shell'], 5 * minute)
}

/**
 * Behind a closed network the download would hang for minutes rather than fail.
 * @param {string} host
 */
async function isReachable(host) {
  // Playwright goes by a proxy, of which Node knows nothing.
  if (env.HTTPS_PROXY || env.https_proxy) return true
  try {
    await fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(5 * second) })
    return true
  } catch {
    return false
  }
}
