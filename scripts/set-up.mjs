// Makes sure that what the browser tests need is here. It says what it installs before it does so.
import { chromiumPackages, downloadBrowser, findBrowser } from './browser.mjs'
import { findNginx } from './nginx.mjs'
import { otherBrowsers } from './other-browsers.mjs'
import { installPackages, isThrownAway } from './system.mjs'

/**
 * @typedef {object} Extra
 * @property {string} name
 * @property {() => string | undefined} find
 * @property {readonly string[]} packages that bring it
 * @property {string} without what happens where it is not
 */

/** @type {readonly Extra[]} what only a few tests need: nobody's own machine gets it for their sake */
const extras = [
  {
    name: 'nginx',
    find: findNginx,
    packages: ['nginx-light'],
    without: 'its test will be skipped',
  },
  ...otherBrowsers.map((browser) => ({ ...browser, without: 'nothing will be tested in it' })),
]

if (!findBrowser()) await downloadBrowser()
installPackages([
  ...(findBrowser() ? [] : chromiumPackages),
  ...(isThrownAway ? extras : []).flatMap(({ find, packages }) => (find() ? [] : packages)),
])

const browser = findBrowser()
if (browser) {
  console.log(`Chromium: ${browser}`)
} else {
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
for (const { name, find, packages, without } of extras) {
  const place = find()
  const advice = isThrownAway
    ? ''
    : ` (the tests install ${packages.join(', ')} only in CI or a container)`
  console.log(`${name}: ${place ?? `not here, so ${without}${advice}`}`)
}
