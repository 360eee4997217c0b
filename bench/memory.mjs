import { readFile } from 'node:fs/promises'

/**
 * What the processes of the pages take, in MB; a worker belongs to its page.
 * @param {import('@playwright/test').Browser} browser
 */
export async function memoryOf(browser) {
  const devtools = await browser.newBrowserCDPSession()
  return async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
    const sizes = await Promise.all(
      processInfo
        .filter(({ type }) => type === 'renderer')
        .map(async ({ id }) => {
          const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
          return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
        }),
    )
    return Math.round(Math.max(...sizes) / 1024)
  }
}
