import { pages } from './pages'
import { readPdf } from './read-pdf'
import { expect, openPage, partsFollow, testInTab as test } from './support'

/** More texts than the name of the site, the title and what the page is for. */
const MORE_THAN_A_TITLE = 8
/** More than the rights, the promise and when it was printed, in some lines. */
const MORE_THAN_A_FOOT = 8

for (const { path } of pages) {
  test(`${path} prints no sheet with nothing but a title or a foot`, async ({ page }, {
    outputPath,
  }) => {
    await openPage(page, path)
    await partsFollow(page)
    const file = outputPath('page.pdf')
    await page.pdf({ path: file, preferCSSPageSize: true })
    const sheets = (await readPdf(file)).pages.map(({ texts }) => texts.length)
    expect(sheets[0], `texts on each sheet: ${sheets.join(', ')}`).toBeGreaterThan(
      MORE_THAN_A_TITLE,
    )
    expect(sheets.at(-1), `texts on each sheet: ${sheets.join(', ')}`).toBeGreaterThan(
      MORE_THAN_A_FOOT,
    )
  })
}
