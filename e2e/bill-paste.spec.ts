import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { someOf, THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
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

test('every shape of a table gives the same item', async ({ page }) => {
  test.slow()
  await openPage(page, '/gst/bill')
  for (const [at, [name, table]] of someOf(shapes, 4).entries()) {
    await test.step(name, async () => {
      await addAll(page, table, 1)
      const count = at + 1
      const total = (973.5 * count).toLocaleString('en-IN', { minimumFractionDigits: 2 })
      await expect(cell(page, `Item ${count}`)).toHaveValue('Pen')
      await expect(result(page, 'Total Amount')).toHaveText(`₹${total}`)
    })
  }
})

test('units stand in cells of their own, and goods without tax have none', async ({ page }) => {
  await openPage(page, '/gst/bill')
  await addAll(
    page,
    'Item\tQty\tUOM\tPrice\tGST\nPen\t10.000 Nos\t\t1\tNil\nRice\t2.5 kg\t\t2\tExempt\nOil\t3\tltr\t4\tNil rated',
    3,
  )
  await expect(result(page, 'Total Amount')).toHaveText('₹27.00')
  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const text = await readFile(await (await csv).path(), 'utf8')
  expect(text).toContain('1,Pen,,10,Nos,1,,0,10.00')
  expect(text).toContain('2,Rice,,2.5,kg,2,,0,5.00')
  expect(text).toContain('3,Oil,,3,ltr,4,,0,12.00')
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
