import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
import { openBillDetails } from './bill-page'
import { expect, openPage, result, sidewaysScroll, testInTab as test } from './support'

async function paste(page: Page, text: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Paste rows' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste rows from a sheet' })
  await dialog.getByRole('textbox').fill(text)
  return dialog
}

/** Pastes a table that is understood as a whole, and puts it on the bill. */
async function addAll(page: Page, text: string, count: number) {
  const dialog = await paste(page, text)
  const items = count === 1 ? '1 item' : `${count} items`
  await expect(dialog.getByRole('status')).toHaveText(`${items} understood.`)
  await dialog.getByRole('button', { name: `Add ${items}` }).click()
  await expect(dialog).toBeHidden()
}

const cell = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const choice = (dialog: Locator, column: string) =>
  dialog.getByRole('combobox', { name: column, exact: true })

/** Each is five pens at 165 with 18 %: 973.50 in all. */
const shapes: readonly [name: string, table: string][] = [
  ['a total row', 'Item\tQty\tPrice\tGST %\nPen\t5\t165\t18\nTotal\t5\t165\t'],
  [
    'a grand total in CSV',
    'Item,Qty,Price,GST %\nPen,5,165,18\nSub total,,825,\nGrand Total,,973.50,',
  ],
  ['CGST % and SGST %', 'Item\tQty\tPrice\tCGST %\tSGST %\nPen\t5\t165\t9\t9'],
  ['CGST % and UTGST %', 'Item\tQty\tPrice\tCGST %\tUTGST %\nPen\t5\t165\t9%\t9%'],
  ['IGST %', 'Item\tQty\tPrice\tIGST %\nPen\t5\t165\t18'],
  ['Disc', 'Item\tQty\tPrice\tDisc\tGST\nPen\t5\t175\t50\t18'],
  ['Disc %', 'Item\tQty\tPrice\tDisc %\tGST\nPen\t5\t330\t50\t18'],
  ['Disc. Amt', 'Item\tQty\tPrice\tDisc. Amt\tGST\nPen\t5\t175\t50\t18'],
  ['Amount without a price', 'Item\tQty\tAmount\tGST %\nPen\t5\t825\t18'],
  ['Price (Rs)', 'Item\tQty\tPrice (Rs)\tGST %\nPen\t5\t165\t18 %'],
  ['Price (₹)', 'Item\tQty\tPrice (₹)\tGST %\nPen\t5\t₹165.00\t@18%'],
  ['Rate/Unit', 'Item\tQty\tRate/Unit\tGST %\nPen\t5\t165\tGST 18%'],
  ['Rate (Rs)', 'Item\tQty\tRate (Rs)\tGST %\nPen\t5\t165\t18'],
  ['a unit beside the quantity', 'Item\tQty\tRate\tGST %\nPen\t5.000 Nos\t165\t18'],
  ['semicolons', 'Item;Qty;Price;GST %\nPen;5;165;18'],
  ['tax amounts beside the rate', 'Item,Qty,Price,GST %,CGST,SGST\nPen,5,165,18,74.25,74.25'],
  ['tax amounts', 'Item,Qty,Price,CGST,SGST,Total\nPen,5,165,74.25,74.25,973.50'],
  ['an amount named as one', 'Item,Qty,Price,Tax amount\nPen,5,165,5'],
]

const prices = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Prices are' }).getByRole('radio', { name })
const total = (page: Page) => result(page, 'Total Amount')

/** Begins anew on the page that is open. */
async function clear(page: Page) {
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(total(page)).toHaveText('₹0.00')
}

/** As a spreadsheet is pasted right into the items. */
const pasteIntoItems = (page: Page, table: string) =>
  cell(page, 'Item 1').evaluate((field, table) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', table)
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, table)

const priceList = 'Item\tQty\tMRP\tGST %\nPen\t5\t118\t18'

test('a table is shown before it is on the bill: what is bad is named and kept, what is doubtful is asked', async ({
  page,
}) => {
  await openPage(page, '/gst/bill')
  const dialog = page.getByRole('dialog', { name: 'Paste rows from a sheet' })
  const status = dialog.getByRole('status')
  const add = (items: string) => dialog.getByRole('button', { name: `Add ${items}` })
  const said = (text: string) => expect(dialog.getByText(text)).toBeVisible()

  await test.step('rows that cannot be read are named, and stay to be mended', async () => {
    const head = 'Item\tQty\tPrice\tGST rate'
    const bad = [
      'Pen\tabc\t10\t18',
      'Ink\t2\t\t18',
      'Glue\t2\tten\t18',
      'Tape\t1\t5\t180',
      'Clip\t1\t5\tmuch',
    ]
    const good = 'Soap\t1\t10\t5'
    await pasteIntoItems(page, [head, good, ...bad, good, good].join('\n'))
    await expect(status).toHaveText('3 items understood, 5 rows not.')
    await expect(dialog.getByRole('columnheader')).toHaveText([
      'ItemItem',
      'QtyQty',
      'PricePrice',
      'RateGST rate',
    ])
    const skipped = dialog.getByRole('region', { name: 'Rows that could not be read' })
    await expect(skipped.getByRole('listitem')).toHaveText([
      /^Row 3: the quantity 'abc' is not a number\./,
      /^Row 4: the price is missing\./,
      /^Row 5: the price 'ten' is not a number\./,
      /^Row 6: the GST rate '180' is more than 100%\./,
      /^Row 7: the GST rate 'much' is not a number\./,
    ])
    await add('3 items').click()
    await expect(dialog.getByRole('textbox')).toHaveValue([head, ...bad].join('\n'))
    await dialog.getByRole('textbox').fill('Pen\t3\t10\t18')
    await add('1 item').click()
    await expect(cell(page, 'Item 4')).toHaveValue('Pen')
    await expect(total(page)).toHaveText('₹66.90')
    await clear(page)
  })

  await test.step('a head that says GST is in the prices is believed, and Undo brings the choice back', async () => {
    await paste(page, priceList)
    await said("'MRP' says that prices are With GST: the bill will be, too.")
    await add('1 item').click()
    await expect(page.getByText('1 item added, prices are With GST now')).toBeVisible()
    await expect(prices(page, 'With GST')).toBeChecked()
    await expect(total(page)).toHaveText('₹590.00')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(prices(page, 'Before GST')).toBeChecked()
    await expect(total(page)).toHaveText('₹0.00')
  })

  await test.step('a table that says nothing is read as the bill is, and units have cells of their own', async () => {
    await paste(page, 'Item\tQty\tUOM\tPrice\tGST\nRice\t2.5 kg\t\t2\tExempt\nOil\t5 l\t\t100\t18')
    await said(
      'This table does not say whether GST is in its prices: they are read as Before GST, as the bill is.',
    )
    await add('2 items').click()
    await expect(total(page)).toHaveText('₹595.00')
    await expect(cell(page, 'Unit of item 1')).toHaveValue('kg')
    await expect(cell(page, 'Quantity of item 2')).toHaveValue('5')
    await expect(cell(page, 'Unit of item 2')).toHaveValue('l')
  })

  await test.step('one that differs from a bill with items is asked about first, by keyboard', async () => {
    const question = dialog.getByRole('combobox', { name: 'Prices are With GST?' })
    await paste(page, priceList)
    await expect(question).toHaveAccessibleDescription(
      "'MRP' says so, and the items on the bill are Before GST.",
    )
    await expect(status).toHaveText('1 item understood. Decide first whether GST is in the prices.')
    await expect(add('1 item')).toBeDisabled()
    await question.selectOption('Read these prices as Before GST')
    await expect(status).toHaveText('1 item understood.')
    await dialog.getByRole('textbox').focus()
    await page.keyboard.press('Tab')
    await expect(question).toBeFocused()
    await page.keyboard.type('Make')
    await expect(question).toHaveValue('switch')
    await expect(question).toBeFocused()
    await add('1 item').press('Enter')
    await expect(prices(page, 'With GST')).toBeChecked()
    await expect(total(page)).toHaveText('₹1,095.00')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(prices(page, 'Before GST')).toBeChecked()
    await expect(total(page)).toHaveText('₹595.00')
    await clear(page)
  })

  await test.step('commas before paise are asked about, and rows wait for the answer', async () => {
    const question = dialog.getByRole('combobox', { name: 'Commas before decimals?' })
    await paste(
      page,
      'Item\tQty\tPrice\tGST\nPen\t2\t1850,50\t0.18\nInk\t12,5\t100\t0.05\nCap\t1\t90\t0',
    )
    await expect(question).toHaveAccessibleDescription(
      '1850,50 may be 1,850.50 or 1,85,050. Rows like it are left out until you decide.',
    )
    await expect(status).toHaveText('1 item understood, 2 rows not.')
    await said("Row 2: the price '1850,50' can be read in two ways.")
    await said('The GST rates of this table are fractions: 0.18 is read as 18%.')
    await question.selectOption('Yes: 1850,50 is 1,850.50')
    await expect(status).toHaveText('3 items understood.')
    await expect(question).toHaveAccessibleDescription('In this table, 1850,50 is 1,850.50.')
    await add('3 items').click()
    await expect(cell(page, 'Price of item 1')).toHaveValue('1,850.50')
    await expect(cell(page, 'Quantity of item 2')).toHaveValue('12.5')
    await expect(cell(page, 'GST rate of item 2')).toHaveValue('5')
    // 3,701 × 1.18 + 1,250 × 1.05 + 90
    await expect(total(page)).toHaveText('₹5,769.68')
  })

  await test.step('a bill without tax is not asked about GST in its prices', async () => {
    await openBillDetails(page)
    await page.getByText('Bill of Supply', { exact: true }).click()
    await paste(page, priceList)
    await expect(status).toHaveText('1 item understood.')
    await add('1 item').click()
    // 3,701 + 1,250 + 90 + 590
    await expect(total(page)).toHaveText('₹5,631.00')
  })
})

test('every shape of a table gives the same item', { tag: THOROUGH }, async ({ page }) => {
  test.slow()
  await openPage(page, '/gst/bill')
  for (const [at, [name, table]] of shapes.entries()) {
    await test.step(name, async () => {
      await addAll(page, table, 1)
      const count = at + 1
      const total = (973.5 * count).toLocaleString('en-IN', { minimumFractionDigits: 2 })
      await expect(cell(page, `Item ${count}`)).toHaveValue('Pen')
      await expect(result(page, 'Total Amount')).toHaveText(`₹${total}`)
    })
  }
})

test('a table is mended before it is on the bill', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/gst/bill')
  const clear = async () => {
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(result(page, 'Total Amount')).toHaveText('₹0.00')
  }

  await test.step('a rate that is assumed is said, and can be changed before it is on the bill', async () => {
    const dialog = await paste(page, 'Item,Qty,Price\nPen,5,165')
    const assumed = dialog.getByRole('combobox', { name: 'Assumed GST rate' })
    await expect(assumed).toHaveValue('18')
    await expect(assumed).toHaveAccessibleDescription('This table has no GST rates.')
    await expect(dialog.getByRole('columnheader', { name: 'Rate' })).toHaveText('Rateassumed')
    await dialog.getByRole('textbox').fill('Item,Qty,Price,GST %\nPen,5,165,\nInk,1,100,12')
    await expect(assumed).toHaveAccessibleDescription('1 item of 2 has no GST rate.')
    await expect(dialog.getByRole('cell', { name: '18 assumed' })).toBeVisible()
    await assumed.selectOption('5%')
    await dialog.getByRole('button', { name: 'Add 2 items' }).click()
    await expect(cell(page, 'GST rate of item 1')).toHaveValue('5')
    await expect(cell(page, 'GST rate of item 2')).toHaveValue('12')

    const again = await paste(page, 'Item,Price,GST %\nPen,165,12')
    await expect(again.getByRole('button', { name: 'Add 1 item' })).toBeEnabled()
    await expect(again.getByRole('combobox', { name: 'Assumed GST rate' })).toHaveCount(0)
    await again.getByRole('button', { name: 'Close' }).click()
    await clear()
  })

  await test.step('columns are chosen by hand, with the keyboard alone', async () => {
    const dialog = await paste(
      page,
      'Item\tPacks\tPrice\tShop price\tClass\nPen\t5\t200\t165\t18\nInk\t2\t100\t90\t5',
    )
    await expect(choice(dialog, 'Packs')).toHaveValue('none')
    await expect(choice(dialog, 'Packs')).toHaveAccessibleDescription('e.g. 5')
    await dialog.getByRole('textbox').focus()
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    // The assumed rate, the preview, and then a list for each column.
    await press('Tab', 'Tab', 'Tab')
    await expect(choice(dialog, 'Item')).toBeFocused()
    await press('Tab')
    await page.keyboard.type('Qty')
    await expect(choice(dialog, 'Packs')).toHaveValue('quantity')
    await press('Tab', 'Tab')
    await page.keyboard.type('Price')
    await expect(choice(dialog, 'Shop price')).toHaveValue('price')
    // Two columns for one thing: the earlier is released.
    await expect(choice(dialog, 'Price')).toHaveValue('none')
    await press('Tab')
    await page.keyboard.type('GST')
    await expect(choice(dialog, 'Class')).toHaveValue('rate')
    await expect(choice(dialog, 'Class')).toBeFocused()
    // A row that needs no assumption any more takes the list of rates away; the focus stays.
    await press('Tab')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await press('Tab')
    await expect(dialog.getByRole('button', { name: 'Add 2 items' })).toBeFocused()
    await press('Enter')
    await expect(dialog).toBeHidden()
    await expect(cell(page, 'Quantity of item 1')).toHaveValue('5')
    await expect(cell(page, 'Price of item 2')).toHaveValue('90')
    await expect(result(page, 'Total Amount')).toHaveText('₹1,162.50')
    await clear()
  })

  await test.step('a column chosen later for the same thing releases the one chosen before', async () => {
    const dialog = await paste(page, 'Pen\t5\t165\nInk\t2\t90')
    await choice(dialog, 'Column 2').selectOption('Price')
    await expect(choice(dialog, 'Column 3')).toHaveValue('none')
    await choice(dialog, 'Column 3').selectOption('Price')
    await expect(choice(dialog, 'Column 2')).toHaveValue('none')
    await choice(dialog, 'Column 2').selectOption('Not needed')
    await dialog.getByRole('button', { name: 'Add 2 items' }).click()
    await expect(result(page, 'Original Amount')).toHaveText('₹255.00')
    await clear()
  })

  await test.step('rows left over keep their heads and what was chosen; sums and titles do not stay', async () => {
    const dialog = await paste(
      page,
      'Sharma, Pune\n"Item, or service",Packs,"Price",GST %\nPen,5,165,18\n"Ink,\nblue",2,abc,5\nTotal,7,,',
    )
    await choice(dialog, 'Packs').selectOption('Qty')
    await expect(dialog.getByRole('status')).toHaveText('1 item understood, 1 row not.')
    await dialog.getByText('2 rows left out: no items').click()
    await expect(dialog.getByText('Row 1: it stands above the heads of the columns.')).toBeVisible()
    await expect(dialog.getByText('Row 5: it is a total, not an item.')).toBeVisible()
    await choice(dialog, 'Item, or service').selectOption('Item')
    await dialog.getByRole('button', { name: 'Add 1 item' }).click()
    await expect(dialog.getByRole('textbox')).toHaveValue(
      '"Item, or service",Packs,"Price",GST %\n"Ink,\nblue",2,abc,5',
    )
    await expect(choice(dialog, 'Packs')).toHaveValue('quantity')
    await dialog
      .getByRole('textbox')
      .fill('"Item, or service",Packs,"Price",GST %\n"Ink,\nblue",2,10,5')
    await dialog.getByRole('button', { name: 'Add 1 item' }).click()
    await expect(dialog).toBeHidden()
    await expect(result(page, 'Original Amount')).toHaveText('₹845.00')
  })
})

test('our own files come back as the same rows, lines of a description included', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, '/gst/bill')
  const table = [
    'Item\tHSN\tQty\tUnit\tPrice\tDiscount\tGST rate',
    '"Fan, ""Breeze""\n1200 mm; white"\t8414\t2\tNos\t1,850.50\t10%\t18',
    'Total\t\t1\t\t99.99\t\t5',
    '=1+1\t\t2.5\tkg\t0.125\t0.05\t0',
  ].join('\n')
  // An item may be called anything where rows are counted.
  const counted = table.replace(/^(?=Item)/, 'No.\t').replace(/\n(?=["T=])/g, '\n1\t')
  await addAll(page, counted, 3)
  const total = await result(page, 'Total Amount').textContent()

  const download = async (button: string) => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    return readFile(await (await waiting).path())
  }
  const csv = `${await download('Download CSV')}`
  const excel = await download('Download Excel')
  const sheet = await readSheet(excel, 'Items')
  expect(sheet[0]?.slice(0, 3)).toEqual(['No.', 'Item', 'HSN/SAC'])
  expect(sheet[1]?.[1]).toBe('Fan, "Breeze"\n1200 mm; white')
  const facts = await readSheet(excel, 'GST bill')
  expect(facts.map(([label]) => label)).toContain('Total Amount')
  // Copied from a spreadsheet: tabs, and quotes where they have to be.
  const copied = sheet
    .map((cells) =>
      cells
        .map((value) => `${value ?? ''}`)
        .map((text) => (text.includes('\n') ? `"${text.replaceAll('"', '""')}"` : text))
        .join('\t'),
    )
    .join('\r\n')

  for (const text of [csv, copied]) {
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(result(page, 'Total Amount')).toHaveText('₹0.00')
    await addAll(page, text, 3)
    await expect(result(page, 'Total Amount')).toHaveText(total ?? '')
    expect(`${await download('Download CSV')}`).toBe(csv)
  }
})

test('heads in Hindi are known', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/gst/bill')
  const dialog = await paste(
    page,
    'क्र.सं.\tवस्तु\tमात्रा\tइकाई\tदर\tजीएसटी दर\tराशि\n१\tचावल\t५\tकिलो\t६०\t५%\t३००\n\tकुल योग\t\t\t\t\t३००',
  )
  await expect(dialog.getByRole('status')).toHaveText('1 item understood.')
  await dialog.getByRole('button', { name: 'Add 1 item' }).click()
  await expect(cell(page, 'Item 1')).toHaveValue('चावल')
  await expect(cell(page, 'Unit of item 1')).toHaveValue('किलो')
  await expect(result(page, 'Total Amount')).toHaveText('₹315.00')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the dialog can be read and used in both themes', { tag: THOROUGH }, async ({ page }) => {
    await openPage(page, '/gst/bill')
    const dialog = await paste(
      page,
      'Bill\nSl No.\tDescription of Goods\tHSN/SAC\tQuantity\tRate\tper\tDisc. %\tAmount\n' +
        '1\tUmbrella, folding\t6601\t12.000 Nos\t240.00\tNos\t\t2,880.00\n' +
        '2\tA very long name that nobody would put on a bill of this size\t\tabc\t1\t\t\t1\n' +
        'Total\t\t\t\t\t\t\t2,881.00',
    )
    await expect(dialog.getByRole('status')).toHaveText('1 item understood, 1 row not.')
    await dialog.getByText('2 rows left out: no items').tap()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoViolations(page, 'in the dialog', 'dialog')
    await expectRoomForFingers(page, dialog)
    await expectFocusInView(page, dialog)
    await choice(dialog, 'Quantity').selectOption('Not needed')
    await dialog.getByRole('button', { name: 'Add 2 items' }).tap()
    await expect(page.getByRole('button', { name: /Umbrella, folding/ })).toBeVisible()
  })

  test('what is asked can be read and answered in both themes', { tag: THOROUGH }, async ({
    page,
  }) => {
    await openPage(page, '/gst/bill')
    const first = await paste(page, 'Item\tPrice\nInk\t100')
    await first.getByRole('button', { name: 'Add 1 item' }).tap()
    const dialog = await paste(
      page,
      'Item\tMaximum Retail Price (inclusive of all taxes, Rs.)\tGST\nPen\t118\t0.18\nInk\t1850,50\t0.05',
    )
    await expect(dialog.getByRole('combobox', { name: 'Prices are With GST?' })).toBeVisible()
    await expectNoViolations(page, 'in the dialog', 'dialog')
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    }
    await dialog
      .getByRole('combobox', { name: 'Prices are With GST?' })
      .selectOption('Make the whole bill With GST')
    await dialog.getByRole('button', { name: 'Add 1 item' }).tap()
    // The row whose comma is not decided stays.
    await expect(dialog.getByRole('status')).toHaveText('0 items understood, 1 row not.')
    await dialog
      .getByRole('combobox', { name: 'Commas before decimals?' })
      .selectOption('Yes: 1850,50 is 1,850.50')
    await dialog.getByRole('button', { name: 'Add 1 item' }).tap()
    await expect(dialog).toBeHidden()
    await expect(result(page, 'Total Amount')).toHaveText('₹2,068.50')
  })

  async function expectRoomForFingers(page: Page, dialog: Locator) {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await sidewaysScroll(page), `${width} px`).toBe(0)
      expect(
        await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
        `dialog at ${width} px`,
      ).toBe(0)
      const sizes = await dialog.getByRole('combobox').evaluateAll((selects) =>
        selects.map((select) => {
          const { width, height } = select.getBoundingClientRect()
          return { width, height }
        }),
      )
      for (const { width, height } of sizes) {
        expect(height).toBeGreaterThanOrEqual(44)
        expect(width).toBeGreaterThanOrEqual(88)
      }
    }
  }

  /** What is focused never hides behind the buttons at the foot, on the way down and up. */
  async function expectFocusInView(page: Page, dialog: Locator) {
    const close = dialog.getByRole('button', { name: 'Close' })
    const selects = await dialog.getByRole('combobox').count()
    const foot = (await close.boundingBox())?.y ?? 0
    for (const key of ['Tab', 'Shift+Tab']) {
      await (key === 'Tab' ? dialog.getByRole('textbox') : close).focus()
      const seen = new Set<string>()
      for (let step = 0; step < selects + 4; step++) {
        await page.keyboard.press(key)
        const focused = await dialog.locator('select:focus').evaluateAll(([select]) => {
          if (!select) return null
          return { id: select.id, bottom: select.getBoundingClientRect().bottom }
        })
        if (!focused) continue
        seen.add(focused.id)
        expect(focused.bottom, `${key} ${step}`).toBeLessThan(foot)
      }
      expect(seen.size).toBe(selects)
    }
  }
})
