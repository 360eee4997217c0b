import { defineConfig } from '@playwright/test'
import { findBrowser, launchArguments } from './scripts/browser.mjs'
import { isThorough, THOROUGH } from './tests/is-thorough'

const executablePath = findBrowser()
// A page of a test lives for seconds: what would be optimized in the background is never used.
const args = [...launchArguments, '--js-flags=--no-opt']
const address = `http://localhost:${process.env.PORT || 4173}`

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  ...(!isThorough && { grepInvert: new RegExp(THOROUGH) }),
  // Two more than a small machine has cores: while some wait for their pages, others work.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes the second time was wrong the first time, or the site was.
  retries: 0,
  // Patience for slow and busy machines. No test asserts a time: speed is measured in bench/.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
    // Scrolling at once, so that no test waits for an animation.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // Recording every test would cost a fifth of the time; a picture of a failed one costs nothing.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    url: address,
    reuseExistingServer: !process.env.CI,
  },
})
