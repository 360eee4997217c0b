import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { readSeparated } from '../src/core/tables/separated-values'
import { THOROUGH } from '../tests/is-thorough'
import { statementHeads } from '../tests/price-files'
import { workbookOf } from '../tests/workbook-file'
import { textsOnPages } from './read-pdf'
import { expectResults } from './results'
import { chooseFiles, downloadsOf, pathOf, truthOf, withCosts } from './settlement-files'
import {
  expect,
  giveFile,
  openPage,
  result,
  testInTab as test,
  test as testInNewTab,
} from './support'

const path = '/ecommerce-profit/settlements'

/** The settings that the truth of the agreed files was worked out with. */
const CARD = '300~0~6*500~0~11*1,000~0~34*~15~65'
const AGREED = `${path}#v=1&returnedDamaged=10&rtoDamaged=5`

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })
const findings = (page: Page) => part(page, 'Does it add up?').getByRole('listitem')
const ordersFound = (page: Page) => part(page, 'Orders').getByRole('status').first()

/** The rows of a table of the page, each as its texts. */
const rowsOf = (table: Locator) =>
  table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())),
    )

/** A downloaded CSV, each row by its heads. */
async function downloaded(page: Page, press: Locator) {
  const waiting = page.waitForEvent('download')
  await press.click()
  const file = await waiting
  const text = (await readFile(await file.path(), 'utf8')).replace('\ufeff', '')
  const [head = [], ...rows] = readSeparated(text).map(({ cells }) => cells)
  return {
    name: file.suggestedFilename(),
    rows: rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? '']))),
  }
}

/** Drops files as a person does who has them in a folder. */
async function drop(page: Page, paths: readonly string[]) {
  const files = await Promise.all(
    paths.map(async (path) => ({
      name: basename(path),
      content: (await readFile(path)).toString('base64'),
    })),
  )
  await page.evaluate((files) => {
    const dataTransfer = new DataTransfer()
    for (const { name, content } of files) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], name))
    }
    const event = { bubbles: true, cancelable: true, dataTransfer }
    document.querySelector('h1')?.dispatchEvent(new DragEvent('dragover', event))
    document.querySelector('h1')?.dispatchEvent(new DragEvent('drop', event))
  }, files)
}

const inPaise = (amounts: readonly (string | undefined)[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0)

testInNewTab(
  'what 1,350 orders really earned, to the paisa and back to its row',
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-18T10:00:00'))
    await page.addInitScript((bands) => {
      const cards = [{ name: 'Flipkart, silver', bands }]
      localStorage.setItem('gst-hisab-fee-cards', JSON.stringify(cards))
    }, CARD)
    const truth = truthOf('flipkart-large')
    await openPage(page, path)
    await drop(page, downloadsOf('flipkart-large'))
    await expect(result(page, 'Profit')).toHaveText('Add your costs to see the profit.')

    await test.step('the costs go into the template that the files fill', async () => {
      await button(page, 'Add costs').click()
      const dialog = page.getByRole('dialog', { name: 'Costs' })
      await expect(dialog).toContainText('24 SKUs of your files have no cost.')
      const template = await downloaded(page, button(dialog, 'Cost template'))
      expect(template.name).toMatch(/^gst-hisab-cost-template-.*\.csv$/)
      expect(template.rows.map(({ SKU, Cost }) => [SKU?.toUpperCase(), Cost]).sort()).toEqual(
        truth.skus.map(({ sku }) => [sku, '']),
      )
      await giveFile(button(dialog, 'Choose a file'), pathOf('flipkart-large', 'costs.csv'))
      await expect(dialog.getByRole('status')).toContainText('23 costs taken over')
      await expect(dialog.getByRole('textbox', { name: 'Cost of FK-SB02' })).toHaveValue('593.75')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('each file says what it is', async () => {
      const files = part(page, 'Your files')
      await expect(files).toContainText('sheet Orders · 1,361 rows · paid 12 Sep to 17 Nov 2026')
      await expect(files).toContainText('sheet Orders P&L · 1,345 orders · 1 not read')
      await expect(files).toContainText('sheet Sales Report · 1,563 rows, for GSTR-1')
      await expect(files).toContainText('23 of 24 SKUs · kept on this device since 18 Nov 2026')
    })

    await test.step('the settings change what counts', async () => {
      await page.getByText('Settings', { exact: true }).click()
      await page.getByRole('textbox', { name: 'Returned, not sellable (%)' }).fill('10')
      await page.getByRole('textbox', { name: 'RTO, not sellable (%)' }).fill('5')
      await page.getByLabel('Compare fees with').selectOption('Flipkart, silver')
      await page.getByRole('radio', { name: '₹1', exact: true }).check()
    })

    await test.step('the profit, how it comes about, and what was paid', async () => {
      await expect(result(page, 'Profit').first()).toHaveText('₹1,04,504.42')
      await expect(
        page.getByText('on 933 orders kept of 1,350 · profit of 23 of 24 SKUs'),
      ).toBeVisible()
      await expectResults(page, {
        'Sales, net of GST': '₹7,39,370.02',
        Credits: '₹5,182.80',
        Fees: '-₹2,06,220.17',
        Ads: '-₹19,622.52',
        'Cost of goods': '-₹3,83,599.25',
        'Damaged and lost': '-₹21,819.96',
        Packing: '-₹8,786.50',
        Margin: '14.13%',
        Settlement: '₹5,88,269.59',
        'Held back for now': '₹4,502.38',
        'Waiting for payment': '₹18,734.12',
        'Not explained': '-₹55.00',
      })
      await expect(page.getByText('4 SKUs lose ₹9,046.02 in all.')).toBeVisible()
      await expect(page.getByRole('row', { name: 'Returned 149 -₹23,935' })).toBeVisible()
    })

    await test.step('what does not add up', async () => {
      await expect(
        findings(page)
          .getByRole('paragraph')
          .filter({ hasText: /\d|FK-/ }),
      ).toHaveText([
        '22 delivered orders of ₹18,734.12 have no payment yet.',
        '5 payments belong to orders that are in none of your files.',
        '9 rows do not add up to their stated total, by -₹55.00 in all.',
        '22 orders were charged ₹390.00 more than your card.',
        '10 refunds, and the goods are not recorded as back.',
        '7 orders came back and are still paid: ₹10,131.04 may be taken back.',
        '2 parcels were lost without compensation.',
        'FK-C24 has no cost.',
      ])
      await button(page, /^Show: 7 orders came back/).click()
      const stillPaid = page.getByRole('table', { name: /^7 orders came back/ })
      const ids = truth.findings.flatMap(({ code, id }) =>
        code === 'return-not-settled' ? id : [],
      )
      await expect(stillPaid.getByRole('cell', { name: /^\d{18}$/ })).toHaveCount(7)
      expect((await rowsOf(stillPaid)).map(([id]) => id).sort()).toEqual(ids.sort())

      const { name, rows } = await downloaded(
        page,
        button(part(page, 'Does it add up?'), 'Download CSV'),
      )
      expect(name).toBe('settlements-findings.csv')
      expect(rows).toHaveLength(truth.findings.length)
      const fees = rows.filter(({ What }) => What?.startsWith('Fee differs'))
      expect(inPaise(fees.map(({ Difference }) => Difference))).toBe(-390_00)
    })

    await test.step('SKUs, worst first; one leads to its orders', async () => {
      const skus = page.getByRole('table', { name: 'SKUs with what they earned' })
      const [first, second] = await rowsOf(skus)
      expect(first?.slice(2)).toEqual(
        '58 37 15.09% 15.09% ₹18,979 -₹5,141 -₹483 ₹18,450 -₹6,808 -35.87%'.split(' '),
      )
      expect(second?.at(1)).toContain('Table Lamp')
      await button(page, 'Show them').click()
      await expect(skus.locator('tbody tr')).toHaveCount(4)
      await skus.getByRole('cell', { name: '-₹6,808' }).click()
      await expect(ordersFound(page)).toHaveText('58 orders of FK-B23')
      await expect(ordersFound(page)).toBeFocused()
      await button(page, 'Show all orders').click()
      await expect(ordersFound(page)).toHaveText('1,350 orders')
    })

    await test.step('orders by finding; one opens to where each amount stands', async () => {
      await page.getByLabel('Finding').selectOption('Does not add up 9')
      await expect(ordersFound(page)).toHaveText('9 orders')
      await page.getByLabel('Finding').selectOption('All')
      await page.getByRole('searchbox', { name: 'Order number or SKU' }).fill('437910074651748266')
      await expect(ordersFound(page)).toHaveText('1 order')
      await button(page, '437910074651748266').click()
      const lines = page.getByRole('table', { name: 'Lines of order 437910074651748266' })
      const total = lines.getByRole('row', { name: /^Stated total / })
      await expect(total).toContainText('₹1,021.94')
      await expect(total).toContainText(
        /Bank Settlement Value.*row \d+.*settled-transactions\.xlsx/s,
      )
      const amounts = (await rowsOf(lines)).map(([what, amount]) => [what, amount])
      expect(amounts).toEqual(
        expect.arrayContaining([
          ['Sale', '₹1,499.00'],
          ['TCS', '-₹6.35'],
        ]),
      )
      await button(page, 'Show all orders').click()
    })

    await test.step('all orders as a file, which adds up to what is shown', async () => {
      const { name, rows } = await downloaded(page, button(part(page, 'Orders'), 'Download CSV'))
      expect(name).toBe('settlements-orders.csv')
      expect(rows).toHaveLength(1_350)
      expect(inPaise(rows.map(({ Settlement }) => Settlement))).toBe(5_88_269_59)
      expect(inPaise(rows.map((row) => row['Not explained']))).toBe(-55_00)
    })

    await test.step('taxes by month beside the portal, and table 7', async () => {
      const tax = part(page, 'Tax')
      await expect(tax.locator('dl').first()).toContainText('October 2026')
      const field = page.getByRole('textbox', {
        name: 'On the portal: TCS as invoiced, October 2026',
      })
      await field.fill('1,800')
      await expect(tax.getByText('₹62.19 less than here.')).toBeVisible()
      await field.fill('1862.19')
      await expect(tax.getByText('The same.')).toBeVisible()
      await button(tax, 'Table 7 by state and rate').click()
      const dialog = page.getByRole('dialog', { name: 'GSTR-1' })
      const karnataka = dialog.getByRole('row', { name: /^29 Karnataka 18%/ })
      await dialog.getByLabel('Month').selectOption('September 2026')
      await expect(karnataka).toHaveText('29 Karnataka18%₹37,325.64–₹3,359.38₹3,359.22')
      const { name, rows } = await downloaded(page, button(dialog, 'Download CSV: Table 7'))
      expect(name).toBe('gstr1-table-7-2026-09.csv')
      expect(rows.find((row) => Object.values(row).includes('29-Karnataka'))).toBeDefined()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('what was not understood is named', async () => {
      await expect(part(page, 'Not understood').getByRole('listitem')).toHaveText([
        'Column “Festive Visibility Fee (Rs.)”, settled transactions-₹45.00',
        'Row 1,348 of the profit and loss: “4.37921E+17” is no order number–',
      ])
    })

    await test.step('the one cost that was missing', async () => {
      await page.getByRole('textbox', { name: 'Cost of FK-C24' }).fill('120')
      await page.getByRole('textbox', { name: 'Cost of FK-C24' }).blur()
      await expect(page.getByText('FK-C24 has no cost.')).toBeHidden()
      await expect(page.getByText('on 933 orders kept of 1,350', { exact: true })).toBeVisible()
      await expect(part(page, 'Your files')).toContainText('24 of 24 SKUs')
    })

    await test.step('a product opens as a marketplace order, and Back finds the files', async () => {
      const profit = await result(page, 'Profit').first().textContent()
      await page.getByRole('link', { name: 'Find its price: FK-B23' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Marketplace profit calculator',
      )
      await expect(page.getByRole('textbox', { name: 'Cost price', exact: true })).toHaveValue(
        '410.00',
      )
      await expect(page.getByRole('textbox', { name: 'GST rate (%)', exact: true })).toHaveValue(
        '18',
      )
      await expect(result(page, 'Profit per order')).toHaveText(/^-₹/)
      await page.goBack()
      await expect(result(page, 'Profit').first()).toHaveText(`${profit}`)
      await expect(part(page, 'Your files')).toContainText('24 of 24 SKUs')
      await expect(page.getByRole('link', { name: 'Find its price: FK-B23' })).toBeVisible()
    })

    await test.step('on paper: the result, the SKUs and the findings, and no order', async () => {
      await part(page, 'SKUs').getByRole('radio', { name: /^All/ }).check()
      // A browser that prints waits for nobody: the rest of a long list is asked for before.
      await page.emulateMedia({ media: 'print' })
      await expect(part(page, 'SKUs')).toContainText('FK-NS14')
      const sheets = await textsOnPages(await page.pdf({ preferCSSPageSize: true }))
      const words = sheets.flat().join(' ').replace(/\s+/g, ' ')
      expect(words).toContain('have no payment yet.')
      expect(words).toContain('5,88,269.59')
      for (const { sku } of truth.skus) expect(words).toMatch(new RegExp(sku, 'i'))
      expect(words).not.toMatch(/4379\d{14}|Order number or SKU|On the portal|Keep on this device/)
    })
  },
)

test('what cannot be counted says why, what is there stays, and two marketplaces add up', {
  tag: THOROUGH,
}, async ({ page }) => {
  const text = (name: string, content: string) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  })
  await openPage(page, `${AGREED}&tolerance=0.01&card=${CARD}`)
  await chooseFiles(page, [text('prices.csv', 'SKU,Price (with GST),Cost\nA-1,1180,450\n')])
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('prices.csv This is a price list. Many products reads it.')
  await expect(alert.getByRole('link', { name: 'Open Many products' })).toHaveAttribute(
    'href',
    '/ecommerce-profit/products',
  )

  const [transactions] = statementHeads
  const { above = [], heads = [] } = transactions ?? {}
  const withoutTotal = heads.filter((head) => head !== 'total')
  const book = await workbookOf([{ name: 'Report Help', rows: [['How to read this report']] }])
  await chooseFiles(page, [
    text('letter.txt', 'Dear seller\nplease find attached\n'),
    text('october.csv', [...above, withoutTotal.join(',')].join('\n')),
    { name: 'summary.xlsx', mimeType: 'application/octet-stream', buffer: book },
  ])
  await expect(alert.filter({ hasText: 'letter.txt' })).toContainText(
    'This is no payment, order, return or tax file of Amazon, Flipkart or Meesho.',
  )
  await expect(alert.filter({ hasText: 'october.csv' })).toContainText(
    'Amazon transactions, but without the column “total”. Without it nothing can be checked: download the file again.',
  )
  await expect(alert.filter({ hasText: 'summary.xlsx' })).toContainText(
    'This workbook has no sheet with orders.',
  )

  await chooseFiles(page, [pathOf('amazon-small', 'amazon-all-orders.txt')])
  await expect(
    alert.filter({ hasText: 'Orders without payments: nothing is earned yet.' }),
  ).toBeVisible()
  await expect(result(page, 'Profit')).toContainText('nothing is earned yet')

  await test.step('without any cost there are sales and findings, and no profit', async () => {
    await chooseFiles(page, [pathOf('amazon-small', 'amazon-transactions.csv')])
    await expect(result(page, 'Profit')).toHaveText('Add your costs to see the profit.')
    await expect(result(page, 'Settlement').first()).toHaveText('₹8,843.90')
    await expect(result(page, 'Cost of goods')).toHaveCount(0)
    await expect(findings(page).first()).toContainText('1 delivered order of ₹2,398.00')
  })

  const profit = result(page, 'Profit').first()
  await test.step('with the other files and the costs there is a loss', async () => {
    await chooseFiles(page, withCosts('amazon-small').slice(2))
    await expect(profit).toHaveText('-₹1,580.84')
    await expect(page.getByText('Loss', { exact: true })).toBeVisible()
    await expectResults(page, {
      'Not released yet': '₹1,052.65',
      'Not of one order': '-₹136.00',
      'FBA inventory fee': '-₹354.00',
      'Not understood': '₹15.00',
    })
    await expect(page.getByText('These files are of two sellers.')).toBeHidden()
  })

  await test.step('files of another marketplace count for themselves and together', async () => {
    await chooseFiles(page, withCosts('meesho-small'))
    const scope = page.getByRole('group', { name: 'Marketplace' })
    await scope.getByRole('radio', { name: 'Meesho' }).check()
    await expect(profit).toHaveText('₹2,201.13')
    await expect(result(page, 'Settlement').first()).toHaveText('₹12,037.95')
    await scope.getByRole('radio', { name: 'All' }).check()
    await expect(profit).toHaveText('₹620.29')
    await expect(page.getByText('64 orders', { exact: true })).toBeVisible()
    // The agreed files are of two sellers, whose states differ.
    await expect(page.getByText('These files are of two sellers. Remove one.')).toBeVisible()
  })
})

test('with the keyboard alone: files, settings, a finding and an order', async ({ page }) => {
  await openPage(page, path)
  /** It is on the way of Tab, shows where the focus is, and answers to a key. */
  const press = async (target: Locator, key: 'Enter' | 'ArrowRight') => {
    await expect(target).toBeVisible()
    expect(await target.evaluate((element: HTMLElement) => element.tabIndex)).toBe(0)
    await target.focus()
    await expect(target).toBeFocused()
    await page.keyboard.press(key)
  }
  const chooser = page.waitForEvent('filechooser')
  await press(button(page, 'Choose files'), 'Enter')
  await (await chooser).setFiles(withCosts('amazon-small'))
  await expect(result(page, 'Profit').first()).toHaveText('-₹1,415.73')

  await press(page.locator('summary').filter({ hasText: 'Settings' }), 'Enter')
  await press(page.getByRole('radio', { name: 'Registered', exact: true }), 'ArrowRight')
  await expect(page.getByRole('radio', { name: 'Composition' })).toBeChecked()
  await expect(result(page, 'Composition tax')).toHaveText(/^-₹/)

  const finding = button(page, /^(Show|Hide): 1 row does not add up/)
  await press(finding, 'Enter')
  await expect(finding).toHaveAttribute('aria-expanded', 'true')
  await expect(finding).toBeFocused()
  await expect(page.getByRole('table', { name: /^1 row does not add up/ })).toContainText('AZ-TL05')
  await press(button(page, 'See the orders'), 'Enter')
  await expect(ordersFound(page)).toHaveText('1 order')
  await expect(ordersFound(page)).toBeFocused()
  await press(button(page, '407-2243864-5701301'), 'Enter')
  await expect(
    page.getByRole('table', { name: 'Lines of order 407-2243864-5701301' }),
  ).toContainText('Stated total')
})
