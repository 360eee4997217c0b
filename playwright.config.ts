import { defineConfig } from '@playwright/test'
import { findBrowser, launchArguments } from './scripts/browser.mjs'
import { ownFolderIn } from './scripts/own-folder.mjs'
import { drawSeed } from './scripts/random-seed.mjs'
import { isThorough, THOROUGH } from './tests/is-thorough'

// Workers get it with the environment.
drawSeed(process.env, console.log)

const executablePath = findBrowser()
// A page of a test lives for seconds: what would be optimized in the background is never used.
const args = [...launchArguments, '--js-flags=--no-opt']

// The processes that run the tests read this file too, and inherit what the first one chose.
process.env.RESULTS_FOLDER ??= ownFolderIn('test-results')
// What failed the last time stays where `--last-failed` finds it.
process.env.PLAYWRIGHT_LAST_RUN_OUTPUT_FILE ??= 'test-results/last-run.json'

export default defineConfig({
  testDir: 'e2e',
  outputDir: process.env.RESULTS_FOLDER,
  fullyParallel: true,
  ...(!isThorough && { grepInvert: new RegExp(THOROUGH) }),
  // As many as a small machine has cores: with more of them the same tests take a tenth more work.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes the second time was wrong the first time, or the site was.
  retries: 0,
  // Patience for slow and busy machines. No test asserts a time: speed is measured in bench/.
  timeout: 360_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['list'], ['./e2e/slowest.ts']],
  use: {
    // The server's own line names its port, see below: known before any test is read.
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
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
  // A port that is free, never one that may be another site's: a run leaves alone what is served here,
  // and any run beside it.
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: '0' },
    wait: { stdout: /is at http:\/\/localhost:(?<site_port>\d+)\s/ },
  },
})
