import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowser, launchArguments } from '../scripts/browser.mjs'
import { someOf } from '../tests/is-thorough'
import { billsInDatabase } from './bills-database'
import { expect, isAlive, test, withoutServiceWorker } from './support'

/*
 * A browser that is killed, not closed, while somebody types: power fails, a phone ends what it has no
 * room for. No page hears of it, and local storage is seconds behind.
 */

/** Each time another item: those of before are in the database as well. */
const itemOf = (count: number) => `${count + 1} umbrellas folding with a wooden handle`
/** So much of it is in the database before the rest is typed. */
const beginningOf = (item: string) => item.slice(0, 8)
const allOf = (item: string) => item

/** When the browser is killed, as the page itself comes to it, and how much of the item must be there then. */
const moments: readonly {
  readonly name: string
  reached(page: Page, item: string): Promise<unknown>
  readonly least: (item: string) => string
}[] = [
  { name: 'as soon as the last key is pressed', reached: async () => {}, least: beginningOf },
  {
    name: 'as soon as the database has the last key',
    reached: (page, item) => expect.poll(() => keptItems(page)).toContain(item),
    least: allOf,
  },
  {
    name: 'as soon as the last key is noted, before the database has it',
    reached: (page, item) => expect.poll(() => notedItems(page)).toContain(item),
    least: beginningOf,
  },
  {
    name: 'as soon as the last key is on the screen',
    reached: (page) => page.evaluate(() => new Promise(requestAnimationFrame)),
    least: beginningOf,
  },
]

let tidyUp = async () => {}
test.afterEach(() => tidyUp())

test('a bill survives a browser that is killed, once and whole', async ({ baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'gst-hisab-'))
  const lost: string[] = []
  let { page, kill } = await openBill(profile, `${baseURL}/gst/bill`)
  tidyUp = async () => {
    await kill()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  for (const [count, { name, reached, least }] of someOf(moments, 1).entries()) {
    await test.step(name, async () => {
      const item = itemOf(count)
      const said = beginningOf(item)
      await page.getByLabel('Price of item 1').fill('240')
      await firstItem(page).pressSequentially(said)
      await expect.poll(() => keptItems(page)).toContain(said)
      await page.keyboard.insertText(item.slice(said.length, -1))
      await page.keyboard.press(item.slice(-1))
      await reached(page, item)
      await kill()

      const again = await openBill(profile, `${baseURL}/gst/bill`)
      page = again.page
      kill = again.kill
      await page.getByRole('button', { name: 'Bills', exact: true }).click()
      const bills = page.getByRole('dialog', { name: 'Your bills' }).getByRole('listitem')
      await expect(bills).toHaveCount(count + 1)
      await bills.first().getByRole('button', { name: /^Open/ }).click()
      await expect(firstItem(page)).not.toHaveValue('')
      const kept = await firstItem(page).inputValue()
      expect(item.startsWith(kept), `“${kept}” is what was typed, up to a key`).toBe(true)
      expect(kept.startsWith(least(item)), `“${kept}” is at least what was kept`).toBe(true)
      lost.push(`${name}: ${item.length - kept.length}`)
      await page.getByRole('button', { name: 'New bill' }).click()
      await expect(firstItem(page)).toHaveValue('')
    })
  }
  test.info().annotations.push({ type: 'keys that were lost', description: lost.join(', ') })
})

const firstItem = (page: Page) => page.getByLabel('Item 1', { exact: true })

const keptItems = async (page: Page) =>
  (await billsInDatabase(page)).map(({ texts }) => texts.rows[0]?.description)

/** What stands in local storage until the database has it. */
const notedItems = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('gst-hisab-bill-left-'))
      .map(([, note]) => JSON.parse(note).texts.rows[0]?.description),
  )

async function openBill(profile: string, address: string) {
  const browser = await startBrowser(profile)
  await browser.page.addInitScript(withoutServiceWorker)
  await browser.page.goto(address)
  await isAlive(browser.page)
  return browser
}

/** A browser of its own, which can be killed: nobody tidies up after it. */
async function startBrowser(profile: string) {
  const program = findBrowser() ?? chromium.executablePath()
  const browser = spawn(
    program,
    [
      ...launchArguments,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A group of its own: the program may be a script that starts the browser.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: process.platform !== 'win32' },
  )
  const connection = await chromium.connectOverCDP(await addressOf(browser))
  const [context] = connection.contexts()
  if (!context) throw new Error('The browser has no window')
  return {
    page: await context.newPage(),
    async kill() {
      const gone = new Promise((done) => browser.once('exit', done))
      if (process.platform === 'win32') browser.kill('SIGKILL')
      else process.kill(-Number(browser.pid), 'SIGKILL')
      await gone
      await connection.close()
    },
  }
}

const addressOf = (browser: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    browser.once('exit', () => reject(new Error(`The browser ended: ${said}`)))
    browser.stderr?.on('data', (part) => {
      said += part
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
  })
