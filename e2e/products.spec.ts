import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { readSeparated } from '../src/core/tables/separated-values'
import { THOROUGH } from '../tests/is-thorough'
import { statementHeads } from '../tests/price-files'
import { workbookOf } from '../tests/workbook-file'
import { expectNoViolations } from './axe'
import { field } from './fields'
import { expectResults } from './results'
import { chooseFiles, pathOf } from './settlement-files'
import {
  expect,
  openPage,
  result,
  sidewaysScroll,
  testInTab as test,
  test as testInNewTab,
} from './support'

const path = '/ecommerce-profit/products'

const chooser = (page: Page) => page.locator('input[type=file]').first()
const give = (page: Page, name: string, content: string | Buffer) =>
  chooser(page).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

const table = (page: Page) => page.getByRole('table', { name: 'Products with their profit' })
const products = (page: Page) => page.getByRole('region', { name: 'Products', exact: true })
const columnsAsked = (page: Page) => page.getByRole('heading', { name: 'Which column is which?' })
const workOut = (page: Page) => page.getByRole('button', { name: /^Work out / })

/** The products that are shown, by one of their columns. */
const column = (page: Page, at: number) =>
  table(page)
    .locator('tbody tr')
    .evaluateAll((rows, at) => rows.map((row) => row.children[at]?.textContent), at)

const paste = async (page: Page, rows: string) => {
  await page.getByRole('button', { name: 'Paste rows' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste rows from a sheet' })
  await dialog.getByRole('textbox').fill(rows)
  await dialog.getByRole('button', { name: 'Read the rows' }).click()
}

const download = async (page: Page, name: string) => {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), path: await file.path() }
}

/** A downloaded CSV, each row by its heads. */
async function recordsOf(page: Page) {
  const { name, path } = await download(page, 'Download CSV')
  const text = (await readFile(path, 'utf8')).replace('\ufeff', '')
  const [head = [], ...rows] = readSeparated(text).map(({ cells }) => cells)
  return {
    name,
    records: rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at]]))),
  }
}

/** A list as sellers write it, with a title, a total, and rows that cannot be read. */
const ownList = `Price list November;;;;;
;;;;;
Seller SKU;Item;MRP;Sale price (incl. tax);Landed cost;GST
KUR-1;Cotton kurta, indigo;1,299;₹ 499;218.00;5%
BTL-2;Steel bottle;799;349;131.50;18%
LMP-3;"Desk lamp; brass";2,499;₹ 1,249;N/A;18%
MUG-4;=1+1;499;279;210;18%
TOY-5;Wooden puzzle;599;-5;127;5%

Total;;;2,371;;
`

test('a seller tries it, looks for losses, and opens one as a marketplace order', async ({
  page,
}) => {
  await openPage(page, '/ecommerce-profit/marketplace')
  await field(page, 'Packing').fill('15')
  await openPage(page, path)
  await page.getByRole('button', { name: 'Try with 12 products' }).click()
  await expect(result(page, 'Margin')).toBeVisible()
  await expect(page.getByText('on 12 products, 151 orders')).toBeVisible()
  await expect(page.getByText('1–12 of 12')).toBeVisible()
  await expect.poll(async () => (await column(page, 1))[0]).toBe('Ceramic mug, set of 6 MUG-9064')

  await products(page)
    .getByRole('radio', { name: /^Losses/ })
    .check()
  await expect(page.getByText('1–3 of 3')).toBeVisible()
  await products(page).getByRole('button', { name: 'Profit', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Profit', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  const [profit] = await column(page, 6)
  const [breakEven] = await column(page, 10)

  await test.step('the row has the figures of the order, and Back leads to the list', async () => {
    // Anywhere in the row: the link in it is for the keyboard.
    await table(page)
      .getByRole('cell', { name: `${profit}` })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Marketplace profit calculator',
    )
    await expect(result(page, 'Profit per order')).toHaveText(`${profit}`)
    await expect(field(page, 'Selling price')).toHaveValue('279.00')
    await expect(result(page, 'Break-even price')).toHaveText(`${breakEven}`)
    await page.goBack()
    await expect(page.getByText('1–3 of 3')).toBeVisible()
    await expect(page.getByText('Your marketplace order has changed since.')).toBeHidden()
  })

  await test.step('the marketplace order is what it was, and a change of it can be used', async () => {
    const views = page.getByRole('navigation', { name: 'Views of the eCommerce Profit calculator' })
    await views.getByRole('link', { name: 'Marketplace order' }).click()
    await expect(field(page, 'Selling price')).toHaveValue('1,180')
    await expect(field(page, 'Packing')).toHaveValue('15')
    await field(page, 'Packing').fill('115')
    await views.getByRole('link', { name: 'Many products' }).click()
    await expect(page.getByText('Your marketplace order has changed since.')).toBeVisible()
    await expect(page.getByText('Packing ₹15 → ₹115')).toBeVisible()
    const before = await result(page, 'Payout').textContent()
    await page.getByRole('button', { name: 'Use it for all rows' }).click()
    await expect(page.getByText('Your marketplace order has changed since.')).toBeHidden()
    await expect(page.getByText('₹115.00')).toBeVisible()
    await expect(result(page, 'Payout')).toHaveText(`${before}`)
    await expect(products(page).getByRole('radio', { name: /^Losses 6/ })).toBeVisible()
  })
})

test('an own list is dropped: columns, rows that cannot be read, files, and the next one of its shape', async ({
  page,
}) => {
  await openPage(page, path)
  const strange = ownList.replace('Landed cost', 'Ekdum')
  await page.evaluate((list) => {
    const files = new DataTransfer()
    files.items.add(new File([list], 'list.csv'))
    const event = { bubbles: true, cancelable: true, dataTransfer: files }
    document.querySelector('h1')?.dispatchEvent(new DragEvent('dragover', event))
    document.querySelector('h1')?.dispatchEvent(new DragEvent('drop', event))
  }, strange)
  await expect(columnsAsked(page)).toBeVisible()
  await expect(page.getByText('header in row 3')).toBeVisible()
  await expect(page.getByLabel('Sale price (incl. tax)')).toHaveValue('price')
  await expect(page.getByLabel('MRP')).toHaveValue('none')
  await expect(workOut(page)).toBeDisabled()
  await page.getByLabel('Ekdum').selectOption('Cost price')
  await workOut(page).click()
  // The worker is one of our own files: no other would be allowed.
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/products\.worker-.*\.js$/),
  ])

  const unread = page.getByRole('region', { name: '2 rows could not be read' })
  await expect(unread.getByRole('listitem')).toHaveText([
    'Row 6: Ekdum“N/A” is not a number',
    'Row 8: Sale price (incl. tax)“-5” is below 0',
  ])
  await expect(page.getByText('1 line with a total or a heading is left out.')).toBeVisible()
  await expect(page.getByText('on 3 products, 3 orders')).toBeVisible()

  await test.step('files hold the columns as they were, with the results beside them', async () => {
    const csv = await download(page, 'Download CSV')
    expect(csv.name).toBe('list-profit.csv')
    const text = (await readFile(csv.path, 'utf8')).replace('\ufeff', '')
    const [head, kurta, ...others] = text.trim().split('\r\n')
    expect(head).toBe(
      'Seller SKU,Item,MRP,Sale price (incl. tax),Ekdum,GST,Payout,Profit,Margin (%),Break-even price,Price for 20%,GST in the sale,Net sale,Less commission,Less fixed fee,Less shipping,Less return fees,Less ads,Less packing,Less goods sold,Less goods damaged,TCS held back,TDS held back,Not read because',
    )
    expect(kurta).toMatch(/^KUR-1,"Cotton kurta, indigo","1,299",₹ 499,218.00,5%,[\d.]+,[\d.]+,/)
    expect(others).toHaveLength(4)
    // Formula text is text: a spreadsheet shows it, and does not run it.
    expect(text).toContain("'=1+1")

    const excel = await download(page, 'Download Excel')
    const sheet = await readSheet(excel.path)
    expect(sheet).toHaveLength(6)
    expect(sheet[4]?.[1]).toBe('=1+1')
    const shown = await column(page, 6)
    const inFile = [1, 2, 4].map((at) => sheet[at]?.[7])
    expect(shown.map((text) => Number(text?.replace(/[₹,]/g, ''))).sort()).toEqual(inFile.sort())
  })

  await test.step('the unread rows come alone, are mended and read again, without a question', async () => {
    const rest = await download(page, 'Download these rows')
    const text = await readFile(rest.path, 'utf8')
    expect(text.trim().split('\r\n')).toHaveLength(3)
    await give(page, 'mended.csv', text.replace('N/A', '560').replace(',-5,', ',299,'))
    await expect(page.getByText('on 2 products, 2 orders')).toBeVisible()
    await expect(page.getByRole('region', { name: /could not be read/ })).toBeHidden()
  })

  await test.step('what was looked for is taken along alone, times its quantity, and with what each order takes', async () => {
    await give(
      page,
      'list.csv',
      'SKU,Name,Price (with GST),Cost (before GST),GST,Qty\nA-1,Lamp,1249.50,700,18,2\nA-2,Cotton kurta,2699,900,clothes,5\nA-3,Silk kurta,499.33,218.50,5,3\n',
    )
    await expect(page.getByText('1 row of clothes or shoes has a price between')).toBeVisible()
    const kurta = products(page).getByRole('row', { name: /Cotton kurta/ })
    await expect(kurta).toContainText('No GST slab fits, counted at 18%')
    await expect(products(page).getByRole('radio', { name: 'These 2' })).toBeHidden()

    await products(page).getByRole('searchbox').fill('kurta')
    await expect(products(page).getByRole('radio', { name: 'These 2' })).toBeChecked()
    const these = await recordsOf(page)
    expect(these.name).toBe('list-profit-of-2.csv')
    expect(these.records.map(({ SKU }) => SKU)).toEqual(['A-3', 'A-2'])

    await products(page).getByRole('group', { name: 'Rows in a file' }).getByText('All 3').click()
    const all = await recordsOf(page)
    expect(all.records.map(({ SKU }) => SKU)).toEqual(['A-1', 'A-2', 'A-3'])
    for (const { Profit, Qty, 'Net sale': net, ...record } of all.records) {
      const taken = Object.entries(record).filter(([head]) => head.startsWith('Less'))
      const left = taken.reduce((left, [, amount]) => left - Number(amount), Number(net))
      expect(left.toFixed(2)).toBe(Profit)
      const inAll = Number(record['Profit × quantity'])
      expect(Math.abs(inAll - Number(Profit) * Number(Qty))).toBeLessThan(0.03)
    }
    const cells = await kurta.getByRole('cell').allTextContents()
    expect(cells.map((text) => text.replace(/[₹,]/g, ''))).toContain(
      all.records[1]?.['Profit × quantity'],
    )
  })
})

test('costs come from Settlements, from a list, or are all the same; its reports lead there', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, '/ecommerce-profit/settlements')
  await chooseFiles(page, [pathOf('flipkart-small', 'costs.csv')])
  await expect(page.getByText('The costs of 5 SKUs are kept on this device.')).toBeVisible()
  await page
    .getByRole('navigation', { name: /^Views of/ })
    .getByRole('link', { name: 'Many products' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profit of many products')
  await give(page, 'prices.csv', 'SKU,Price (with GST)\nFK-SB02,1199\nfk-tl05,1499\nFK-C24,249\n')
  await page.getByRole('button', { name: 'Use your kept 5 costs' }).click()
  await expect(page.getByText('Your costs: 5 costs, for 2 rows of your file.')).toBeVisible()
  await workOut(page).click()
  await expect.poll(async () => (await column(page, 3)).sort()).toEqual(['₹1,232.00', '₹494.50'])

  await give(
    page,
    'orders.csv',
    'Order ID,SKU,Item,Status,Qty,Price (with GST)\n1,KUR-1,Kurta,Delivered,1,499\n2,KUR-1,Kurta,RTO,1,499\n3,BTL-2,Bottle,Delivered,2,349\n4,LMP-3,Lamp,Delivered,1,1249\n',
  )
  await test.step('from a list', async () => {
    await expect(page.getByRole('heading', { name: 'Your file has no costs' })).toBeVisible()
    await expect(workOut(page)).toBeDisabled()
    await page.getByRole('button', { name: 'Paste costs' }).click()
    const dialog = page.getByRole('dialog', { name: 'Paste SKU and cost' })
    await dialog.getByRole('textbox').fill('SKU\tCost\nkur-1\t218\nBTL-2\t₹131.50')
    await dialog.getByRole('button', { name: 'Read the rows' }).click()
    await expect(page.getByText('Pasted rows: 2 costs, for 3 rows of your file.')).toBeVisible()
    await workOut(page).click()
    await expect(page.getByText('on 2 products, 3 orders')).toBeVisible()
    await expect(page.getByRole('region', { name: '1 row could not be read' })).toContainText(
      'No cost is listed for this SKU',
    )
    await expect(page.getByText('RTO: 1 row does not count (row 3).')).toBeVisible()
  })

  await test.step('every product at one cost', async () => {
    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    await page.getByRole('button', { name: 'Count every product at ₹450.00' }).click()
    await workOut(page).click()
    await expect(page.getByText('on 3 products, 4 orders')).toBeVisible()
    await expect.poll(() => column(page, 3)).toEqual(['₹450.00', '₹450.00', '₹450.00'])
  })

  await give(
    page,
    'settled.xlsx',
    await readFile(pathOf('flipkart-small', 'flipkart-settled-transactions.xlsx')),
  )
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This is Flipkart’s report of settled transactions')
  await alert.getByRole('link', { name: 'Open Settlements' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What your orders really earned')
})

test('workbooks and spreadsheets are read, reports of marketplaces are not, and odd cells get their words', {
  tag: THOROUGH,
}, async ({ page }) => {
  const book = await workbookOf([
    {
      name: 'Read me',
      rows: [
        ['Column', 'Meaning'],
        ['SKU', 'the name of a product'],
      ],
    },
    {
      name: 'Prices',
      rows: [
        ['Prices of October 2026'],
        [],
        ['SKU', 'Units sold', 'Final selling price', 'Commission'],
        ['KUR-1', ...['2', '499', '74.85'].map((number) => ({ number }))],
      ],
    },
  ])
  await openPage(page, path)
  // Every kind of report, in files and on sheets, is tried beside the code.
  const orders = statementHeads.find(({ of }) => of.startsWith('Meesho’s list of orders'))?.heads
  await paste(page, `${orders?.join('\t')}\n${orders?.map(() => 5).join('\t')}`)
  await expect(page.getByRole('alert')).toContainText('This is Meesho’s list of orders')

  await chooser(page).setInputFiles({
    name: 'prices.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: book,
  })
  // The first sheet that has prices; another can be chosen.
  const sheet = page.getByRole('combobox', { name: 'Sheet' })
  await expect(sheet.locator('option:checked')).toHaveText('Prices')
  await expect(page.getByText('header in row 3')).toBeVisible()
  await expect(page.getByLabel('Final selling price')).toHaveValue('price')
  await expect(page.getByLabel('Units sold')).toHaveValue('quantity')
  await expect(page.getByLabel('Commission', { exact: true })).toHaveValue('commissionAmount')
  await page.getByRole('button', { name: 'Count every product at ₹450.00' }).click()
  await workOut(page).click()
  await expect(page.getByText('on 1 product, 2 orders')).toBeVisible()
  await expect.poll(() => column(page, 2)).toEqual(['₹499.00'])
  await page.getByRole('combobox', { name: 'Sheet' }).selectOption('Read me')
  await expect(page.getByLabel('Column 2')).toHaveValue('none')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByText('on 1 product, 2 orders')).toBeVisible()

  await test.step('what marketplaces say of orders and payments is refused, and says why', async () => {
    const alert = page.getByRole('alert')
    const settled = statementHeads.find(({ of }) => of.startsWith('Flipkart’s report of settled'))
    const settledHeads = settled?.heads ?? []
    const sheets = [
      { name: 'Report Help', rows: [['How to read this report']] },
      {
        name: 'Orders',
        rows: [
          ['Payment Details', 'Transaction Summary'],
          settledHeads,
          settledHeads.map(() => '5'),
        ],
      },
    ]
    await test.step('a price list on another sheet is read', async () => {
      const rows = [
        ['SKU', 'Price (with GST)', 'Cost (before GST)'],
        ['A-1', '1180', '450'],
      ]
      const book = await workbookOf([...sheets, { name: 'Prices', rows }])
      await give(page, 'both.xlsx', book)
      await expect(page.getByText('on 1 product, 1 order')).toBeVisible()
      await expect(result(page, 'Payout')).toHaveText('₹811.74')
      await page.getByRole('combobox', { name: 'Sheet' }).selectOption('Orders')
      await expect(alert).toContainText('This is Flipkart’s report of settled transactions')
      await expect(result(page, 'Payout')).toHaveText('₹811.74')
    })
  })

  await test.step('spreadsheets of LibreOffice are read, and an old Excel file says how to save it anew', async () => {
    const cell = (text: string) =>
      `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
    const number = (value: string) =>
      `<table:table-cell office:value-type="float" office:value="${value}"><text:p>?</text:p></table:table-cell>`
    const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
    const content = `<office:document-content><office:body><office:spreadsheet><table:table table:name="Prices">${row(cell('SKU'), cell('Price (with GST)'), cell('Cost (before GST)'))}${row(cell('A-1'), number('1180'), number('460'))}</table:table></office:spreadsheet></office:body></office:document-content>`
    const book = zipSync({
      'content.xml': strToU8(content),
      'META-INF/manifest.xml': strToU8('<manifest/>'),
    })
    await give(page, 'prices.ods', Buffer.from(book))
    await expect(products(page).getByRole('table')).toContainText('₹181.00')
    await expect(page.getByText('on 1 product, 1 order')).toBeVisible()

    const old = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
    await give(page, 'old.csv', Buffer.from(old))
    await expect(page.getByRole('alert')).toContainText('in LibreOffice by File, Save As')
    await give(page, 'portal.xls', 'SKU\tPrice (with GST)\tCost (before GST)\nA-1\t1180\t440\n')
    await expect(products(page).getByRole('table')).toContainText('₹201.00')
  })

  await test.step('other money, blanks, limits and old rates each get their words', async () => {
    await give(
      page,
      'list.csv',
      [
        'SKU,Price (USD),Our price,Cost,GST %,Ads,Shipping fee',
        'A,25,1180,450,18%,,65',
        'B,25,$25,450,18%,5,',
        'C,25,500,0,Nil rated,,-65',
        'D,25,500,0,12,,',
        'E,25,500,100,45,,',
      ].join('\n'),
    )
    await expect(page.getByLabel('Our price', { exact: true })).toHaveValue('price')
    await page.getByText('1 column left out').click()
    await page.getByLabel('Price (USD)').selectOption('Selling price')
    await expect(workOut(page)).toBeDisabled()
    await expect(page.getByText('“Price (USD)” is not in rupees.')).toBeVisible()
    await page.getByLabel('Our price', { exact: true }).selectOption('Selling price')
    await workOut(page).click()

    const unread = page.getByRole('region', { name: '3 rows could not be read' })
    await expect(unread.getByRole('listitem')).toHaveText([
      'Row 3: Our price“$25” is not in rupees',
      'Row 4: Shipping fee“-65” is below 0',
      'Row 6: GST %“45” is above 40%, the highest rate of GST',
    ])
    await expect(page.getByRole('list', { name: 'Blank cells' }).getByRole('listitem')).toHaveText([
      '2 rows: ads ₹40 of your order',
      '1 row: shipping ₹65 of your order',
    ])
    const noticed = page.getByRole('list', { name: 'Also noticed' })
    await expect(noticed).toContainText('1 row has a cost of 0. It counts.')
    await expect(noticed).toContainText(
      '1 row has a GST rate of 12% or 28%. Since 22 September 2025',
    )
  })
})

/** A list that takes its time, wherever it is worked out. */
const longList = () =>
  `SKU,Name,Price (with GST),Cost (before GST),GST %\n${Array.from({ length: 100_000 }, (_, at) => `A${at},Thing ${at},${200 + (at % 997)}.${at % 10},${90 + (at % 601)},18`).join('\n')}`

test('a long list can be cancelled, and replaces the one before only when it is read', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, path)
  await give(page, 'first.csv', 'SKU,Price (with GST),Cost (before GST)\nA-1,1180,450\n')
  await expectResults(page, { Payout: '₹811.74' })

  const file = { name: 'long.csv', mimeType: 'text/csv', buffer: Buffer.from(longList()) }
  await test.step('as long as it is not read, the one before is there to go back to', async () => {
    // Its worker is on its way until it is let go.
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/products\.worker/, async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    await chooser(page).setInputFiles(file)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expectResults(page, { Payout: '₹811.74' })
    await expect(page.getByText('first.csv', { exact: true })).toBeVisible()
    letGo()
    await page.unroute(/products\.worker/)
  })

  await chooser(page).setInputFiles(file)
  await expect(page.getByText('on 1,00,000 products, 1,00,000 orders')).toBeVisible()
  await expect(page.getByText('1–20 of 1,00,000')).toBeVisible()

  await test.step('search, sort and bars reach all rows', async () => {
    await page.getByRole('searchbox', { name: 'SKU or name' }).fill('a9999')
    await expect(page.getByText('1–11 of 11')).toBeVisible()
    await page.getByRole('searchbox', { name: 'SKU or name' }).fill('no such thing')
    await expect(page.getByText('No product matches.')).toBeVisible()
    await products(page).getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page.getByText('1–20 of 1,00,000')).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'SKU or name' })).toHaveValue('')
    const bar = page.getByRole('button', { name: /^Margin of 0% to 5%: / })
    const count = /: ([\d,]+) products/.exec(`${await bar.getAttribute('aria-label')}`)?.[1]
    await bar.click()
    await expect(page.getByText(`1–20 of ${count}`)).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByText(`21–40 of ${count}`)).toBeVisible()
  })
})

test('a file that is no table is told apart, and what was there stays', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, path)
  await give(page, 'first.csv', 'SKU,Price (with GST),Cost (before GST)\nA-1,1180,450\n')
  await expectResults(page, { Payout: '₹811.74' })
  const alert = page.getByRole('alert')
  const files = {
    'empty.csv': Buffer.from(''),
    'paper.pdf': Buffer.from('%PDF-1.7\n1 0 obj'),
    'picture.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
    'locked.xlsx': Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
    'broken.xlsx': Buffer.from('PK\u0003\u0004 and then nothing'),
    'letter.txt': Buffer.from('Dear seller\nplease find attached\nyours'),
  }
  for (const [name, content] of Object.entries(files)) {
    await give(page, name, content)
    await expect(alert, name).toContainText(name)
    await expect(alert).not.toContainText('our fault')
    await expectResults(page, { Payout: '₹811.74' })
  }
  await give(page, 'second.csv', 'SKU,Price (with GST),Cost (before GST)\nA-1,1180,440\n')
  await expect(page.getByText('second.csv', { exact: true })).toBeVisible()
  await expect(alert).toBeHidden()
})

test('what if all prices rise, or all commissions', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, path)
  await give(
    page,
    'first.csv',
    'SKU,Price (with GST),Cost (before GST),Quantity\nA-1,1180,450,10\n',
  )
  await expectResults(page, { 'Total Profit': '₹1,910.00' })
  await page.getByRole('button', { name: 'Prices +5%' }).click()
  // 1,239 instead of 1,180: 50 more before GST, less 15% of 59.
  await expectResults(page, { 'Total Profit then': '₹2,321.50', Change: '+₹411.50' })
  await page.getByRole('button', { name: 'Commission +2 points' }).click()
  await expectResults(page, { 'Total Profit then': '₹2,073.70', Change: '+₹163.70' })
  await field(page, 'Change all prices by (%)').fill('-120')
  await expect(page.getByText('Prices can fall by 100% at most')).toBeVisible()
  // Nothing is sold: 6 of fixed fee, shipping, ads, packing and goods, ten times.
  await expectResults(page, { 'Total Profit then': '-₹5,730.00' })
  await field(page, 'Change all prices by (%)').fill('nonsense')
  await expectResults(page, { Change: '-₹236.00' })
  await page.getByRole('button', { name: 'No change' }).click()
  await expect(page.getByText('Type a change, and see what it makes of the total.')).toBeVisible()
  await expectResults(page, { 'Total Profit': '₹1,910.00' })

  await test.step('what could not be worked out is told, and tried again', async () => {
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype
      Worker.prototype.postMessage = function (
        this: Worker,
        request: { kind: string; id: number },
      ) {
        if (request.kind !== 'whatIf') return postMessage.call(this, request)
        Worker.prototype.postMessage = postMessage
        const data = { id: request.id, failure: { name: 'Error', message: 'of ours' } }
        this.dispatchEvent(new MessageEvent('message', { data }))
      }
    })
    await page.getByRole('button', { name: 'Prices +5%' }).click()
    await expect(page.getByText('This could not be worked out.')).toBeVisible()
    await page.getByRole('button', { name: 'Commission +2 points' }).click()
    await expectResults(page, { 'Total Profit then': '₹2,073.70' })
  })
})

testInNewTab(
  'a list that is kept is there the next day, and gone when it is not wanted',
  async ({ page }) => {
    await openPage(page, path)
    await give(page, 'mine.csv', 'SKU,Price (with GST),Cost (before GST)\nA-1,1180,450\n')
    await expectResults(page, { Payout: '₹811.74' })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    await give(page, 'mine.csv', 'SKU,Price (with GST),Cost (before GST)\nA-1,1180,450\n')
    await field(page, 'Price for a margin of').fill('25')
    await page.getByRole('checkbox', { name: 'Keep on this device' }).check()
    await expect(page.getByText('This list is here again when you come back')).toBeVisible()

    const other = await page.context().newPage()
    await openPage(other, path)
    await expect(other.getByText('mine.csv', { exact: true })).toBeVisible()
    await expectResults(other, { Payout: '₹811.74' })
    await expect(field(other, 'Price for a margin of')).toHaveValue('25')
    await other.getByRole('button', { name: 'Clear the list' }).click()
    await other.reload()
    await expect(other.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    await expect(other.getByText('mine.csv', { exact: true })).toBeHidden()
  },
)

test('by keyboard alone on a narrow screen, and for axe in all its states', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openPage(page, path)
  await page.getByRole('button', { name: 'Try with 12 products' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1–12 of 12')).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  const first = products(page).getByRole('listitem').first()
  await expect(first).toContainText('Ceramic mug, set of 6')
  await page.getByRole('combobox', { name: 'Sort' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(first).toContainText('Bedsheet, king, blue')

  const look = () => expectNoViolations(page, undefined, 'main')
  await look()
  await page.setViewportSize({ width: 1280, height: 800 })
  await look()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await expect(columnsAsked(page)).toBeVisible()
  await look()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page)).toBe(0)
  await look()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByText('1–12 of 12')).toBeVisible()
})
