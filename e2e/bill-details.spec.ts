import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
import { billDetails, openBillDetails } from './bill-page'
import { overlappingTexts } from './legibility'
import { textsOutsideTheirCard } from './overflow'
import { expect, giveFile, openPage, result, sidewaysScroll, testInTab as test } from './support'
import { widths } from './widths'

const OWN_GSTIN = '27AAPFU0939F1ZV'
const BUYERS_GSTIN = '29AAGCB7383J1Z4'

const cells = {
  quantity: 'Quantity',
  unit: 'Unit',
  price: 'Price',
  discount: 'Discount',
  rate: 'GST rate',
  hsn: 'HSN or SAC',
}

const cell = (page: Page, name: keyof typeof cells, number = 1) =>
  page.getByRole('textbox', { name: `${cells[name]} of item ${number}` })

const item = (page: Page, number = 1) => page.getByLabel(`Item ${number}`, { exact: true })

type Item = { description: string } & { [Name in keyof typeof cells]?: string }

/** Types an item into the table. */
async function typeItem(page: Page, number: number, { description, ...rest }: Item) {
  await item(page, number).fill(description)
  for (const [name, text] of Object.entries(rest)) {
    await cell(page, name as keyof typeof cells, number).fill(text)
  }
}

async function openBill(page: Page) {
  await openPage(page, '/gst/bill')
  await expect(item(page)).toBeVisible()
}

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const options = (page: Page, label: string) => page.getByLabel(label).getByRole('option')
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click()

test('a bill has a line that says whose it is, hints at what looks wrong, and brings back its buyer and its shop', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openBill(page)
  const line = billDetails(page)

  await test.step('the closed line says whose bill it is', async () => {
    await expect(line).toContainText('Your name and GSTIN, buyer, bill number and date')
    await openBillDetails(page)
    await expect(page.getByRole('button', { name: 'Clear buyer' })).toBeDisabled()
    await page.getByLabel('Bill number').fill('INV-041')
    await page.getByLabel("Buyer's name").fill('Asha Traders')
    await page.getByLabel('Date', { exact: true }).fill('2026-02-03')
    await expect(line).toHaveText('Bill detailsINV-041 · Asha Traders · 3 Feb 2026')
  })

  await test.step('a buyer is cleared and comes back, and the shop stays', async () => {
    await page.getByLabel('Your name').fill('Sharma Stores')
    await page.getByLabel("Buyer's address").fill('4 Brigade Road')
    await page.getByLabel('Place of supply').selectOption('Kerala (32)')
    await page.getByRole('button', { name: 'Clear buyer' }).click()
    for (const label of ["Buyer's name", "Buyer's address", 'Place of supply']) {
      await expect(page.getByLabel(label)).toHaveValue('')
    }
    await expect(page.getByLabel('Your name')).toHaveValue('Sharma Stores')
    await expect(page.getByLabel('Bill number')).toHaveValue('INV-041')
    // What is typed before Undo stays.
    await page.getByLabel("Buyer's name").fill('Bina Stores')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel("Buyer's name")).toHaveValue('Bina Stores')
    await expect(page.getByLabel("Buyer's address")).toHaveValue('4 Brigade Road')
    await expect(page.getByLabel('Place of supply')).toHaveValue('32')
  })

  await test.step('a shop is forgotten and comes back, and the paper stays', async () => {
    await page.getByLabel('Paper').selectOption('Receipt, 80 mm')
    await page.getByLabel('Copies').selectOption('Original and duplicate')
    await page.getByRole('button', { name: 'Forget my shop' }).click()
    await expect(page.getByLabel('Your name')).toHaveValue('')
    await expect(page.getByLabel('Paper')).toHaveValue('80 mm')
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .not.toContain('Sharma')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Your name')).toHaveValue('Sharma Stores')
  })

  await test.step('states are chosen by name, and come from the GSTIN until then', async () => {
    const own = page.getByLabel('Your GSTIN')
    const buyers = page.getByLabel("Buyer's GSTIN")
    await expect(options(page, 'Your state').first()).toHaveText('As in the GSTIN')
    await own.fill('27aapfu0939f1zv')
    await own.blur()
    await expect(own).toHaveValue(OWN_GSTIN)
    await expect(own).toHaveAccessibleDescription(/^Maharashtra/)
    await expect(own).toHaveAttribute('autocapitalize', 'characters')
    await expect(options(page, 'Your state').first()).toHaveText(
      'As in the GSTIN: Maharashtra (27)',
    )
    await page.getByLabel('Place of supply').selectOption('')
    await page.getByLabel("Buyer's state").selectOption('Goa (30)')
    await expect(options(page, 'Place of supply').first()).toHaveText('As the buyer: Goa (30)')
    // Codes that were replaced are not offered.
    const offered = (await options(page, 'Place of supply').allTextContents()).join()
    expect(offered).toContain('Andhra Pradesh (37)')
    expect(offered).not.toMatch(/\((25|28|99)\)/)
    await page.getByLabel("Buyer's state").selectOption('')
    await buyers.fill('28AAGCB7383J1Z6')
    await expect(options(page, "Buyer's state").first()).toHaveText(
      /Andhra Pradesh \(before 2014\) \(28\)$/,
    )
  })

  await test.step('what looks wrong is hinted at, and stays as it was typed', async () => {
    const own = page.getByLabel('Your GSTIN')
    const buyers = page.getByLabel("Buyer's GSTIN")
    const number = page.getByLabel('Bill number')
    const upi = page.getByLabel('Your UPI id')
    for (const [field, text, hint] of [
      [own, '27AAPFU0939F1ZX', /The last character does not fit/],
      [own, '47AAPFU0939F1ZV', 'No state has the code 47.'],
      [own, OWN_GSTIN, /^Maharashtra/],
      [buyers, OWN_GSTIN, "This is your own GSTIN, not the buyer's."],
      [number, 'INV/2026-27/00041', 'A bill number has at most 16 characters; this has 17.'],
      [number, 'INV#41', /only letters from A to Z, digits, - and \//],
      [upi, '98765 43210', 'A UPI id has an @, as in name@bank.'],
    ] as const) {
      await field.fill(text)
      await expect(field).toHaveAccessibleDescription(hint)
      await expect(field).toHaveValue(text)
    }
    await number.fill('INV-041')
    await upi.fill('sharma@examplebank')
    for (const field of [number, upi]) await expect(field).not.toHaveAccessibleDescription(/./)
  })

  await test.step('a reload keeps all of it', async () => {
    await page.reload()
    await expect(line).toHaveText('Bill detailsINV-041 · Bina Stores · 3 Feb 2026')
    await openBillDetails(page)
    await expect(page.getByLabel('Your name')).toHaveValue('Sharma Stores')
    await expect(page.getByLabel('Copies')).toHaveValue('2')
  })
})

test('the tax goes by the states and by the kind of the bill; what it lacks is listed', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openBill(page)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })

  await test.step('what a tax invoice still lacks is listed, and keeps nobody from printing', async () => {
    const fold = page.locator('details').filter({ hasText: 'Still missing for' })
    await expect(page.getByText('Still missing for')).toHaveCount(0)
    await typeItem(page, 1, { description: 'Fan', quantity: '1', price: '100' })
    await page.getByText('Still missing for a tax invoice: 6 things').click()
    await expect(fold.getByRole('listitem')).toHaveText([
      'the bill number',
      'your name',
      'your address',
      'your GSTIN',
      /^the HSN or SAC code of the item \(sellers/,
      'the quantity and its unit of the item',
    ])
    await page.getByRole('button', { name: 'Print bill' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
    await openBillDetails(page)
    await choose(page, 'Estimate')
    await expect(page.getByText('Still missing for')).toHaveCount(0)
    await choose(page, 'Tax Invoice')
    await page.getByLabel('Bill number').fill('INV-041')
    await expect(page.getByText('Still missing for a tax invoice: 5 things')).toBeVisible()
  })

  await test.step('a union territory without a legislature has UTGST', async () => {
    await page.getByLabel('Your state').selectOption('Chandigarh (04)')
    await expect(result(page, 'UTGST')).toHaveText('₹9.00')
    await expect(result(page, 'SGST')).toHaveCount(0)
    await page.getByLabel('Your state').selectOption('')
  })

  await test.step('the tax follows the place of supply, and what is chosen against it is said', async () => {
    const change = page.getByRole('button', { name: /^Switch to/ })
    await page.getByLabel('Your GSTIN').fill(OWN_GSTIN)
    await expect(result(page, 'SGST')).toHaveText('₹9.00')
    await page.getByLabel("Buyer's GSTIN").fill(BUYERS_GSTIN)
    await expect(result(page, 'IGST')).toHaveText('₹18.00')
    await expect(radio(page, 'Another state')).toBeChecked()
    await expect(page.getByLabel("Buyer's GSTIN")).toBeFocused()
    await expect(change).toHaveCount(0)

    await choose(page, 'Same state')
    await expect(
      page.getByRole('status').filter({
        hasText: 'From Maharashtra to Karnataka a sale has IGST. This bill has CGST and SGST.',
      }),
    ).toBeVisible()
    // What is chosen stays, whatever else of the buyer is typed.
    await page.getByLabel("Buyer's name").fill('Asha')
    await expect(result(page, 'SGST')).toHaveText('₹9.00')
    await page.getByRole('button', { name: 'Switch to Another state' }).click()
    await expect(page.getByRole('button', { name: 'Print bill' })).toBeFocused()
    await expect(result(page, 'IGST')).toHaveText('₹18.00')
    await expect(change).toHaveCount(0)

    // The place of supply decides, wherever the buyer is registered.
    await page.getByLabel('Place of supply').selectOption('Maharashtra (27)')
    await expect(result(page, 'CGST')).toHaveText('₹9.00')
    await page.getByLabel('Place of supply').selectOption('')
    await page.getByRole('button', { name: 'Clear buyer' }).click()
    await expect(result(page, 'CGST')).toHaveText('₹9.00')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(result(page, 'IGST')).toHaveText('₹18.00')
    await page.getByLabel('Place of supply').selectOption('Maharashtra (27)')
  })

  await test.step('a bill of supply has no tax, and rates come back with the tax invoice', async () => {
    await typeItem(page, 1, { description: 'Fresh fruit', price: '250', rate: '5' })
    await choose(page, 'Bill of Supply')
    await expect(result(page, 'Total Amount')).toHaveText('₹250.00')
    await expect(page.getByText('A bill of supply collects no GST')).toBeVisible()
    await expect(cell(page, 'rate')).toHaveCount(0)
    await expect(radio(page, 'Before GST')).toHaveCount(0)
    await expect(page.getByRole('table', { name: 'Tax by rate' })).toHaveCount(0)
    for (const name of ['GST Amount', 'CGST', 'Original Amount']) {
      await expect(result(page, name)).toHaveCount(0)
    }
    // Enter goes on past what is not there.
    await cell(page, 'discount').focus()
    await page.keyboard.press('Enter')
    await expect(item(page, 2)).toBeFocused()
    await choose(page, 'Tax Invoice')
    await expect(cell(page, 'rate')).toHaveValue('5')
    await expect(result(page, 'Total Amount')).toHaveText('₹262.50')
  })

  await test.step('a composition dealer is offered no tax invoice', async () => {
    await typeItem(page, 1, { description: 'Tea', price: '20', rate: '18' })
    await page.getByLabel('Composition dealer').check()
    await expect(radio(page, 'Tax Invoice')).toHaveCount(0)
    await expect(radio(page, 'Bill of Supply')).toBeChecked()
    await expect(page.getByText('A composition dealer collects no GST')).toBeVisible()
    await expect(result(page, 'Total Amount')).toHaveText('₹20.00')
    await page.getByLabel('Composition dealer').uncheck()
    await expect(radio(page, 'Tax Invoice')).toBeChecked()
    await expect(result(page, 'Total Amount')).toHaveText('₹23.60')
  })
})

test('discount and freight on the whole bill stand in the ledger', { tag: THOROUGH }, async ({
  page,
}) => {
  await openBill(page)
  await typeItem(page, 1, { description: 'Fan', price: '10,000' })
  const discount = page.getByLabel('Discount on the bill')
  const freight = page.getByLabel('Freight')
  for (const width of [1280, 390]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await freight.fill('1.5k')
      await expect(freight).toHaveAccessibleDescription('₹1,500')
      await discount.fill('10%')
      await expect(freight).toHaveValue('1,500')
      await expect(result(page, 'Items')).toHaveText('₹10,000.00')
      await expect(result(page, 'Discount on the bill')).toHaveText('₹1,000.00')
      await expect(result(page, 'Freight')).toHaveText('₹1,500.00')
      await expect(result(page, 'Original Amount')).toHaveText('₹10,500.00')
      await expect(result(page, 'Total Amount')).toHaveText('₹12,390.00')

      // The first touch selects, as in the cells.
      await freight.click()
      await page.keyboard.type('500')
      await expect(freight).toHaveValue('500')
      await discount.fill('20000')
      await expect(discount).toHaveAccessibleDescription(/more than the items come to/)
      await discount.fill('')
      await freight.fill('')
      await expect(result(page, 'Items')).toHaveCount(0)
    })
  }
})

test('the heads of a long bill stay in view below the header', { tag: THOROUGH }, async ({
  page,
}) => {
  // A bill as it was left in this tab.
  await page.evaluate(() => {
    const rows = Array.from({ length: 21 }, () => ({ description: 'Fan', rate: '18' }))
    sessionStorage.setItem('gst-hisab-bill', JSON.stringify({ rows }))
  })
  await openBill(page)
  await expect(item(page, 21)).toHaveValue('Fan')
  for (const [width, number] of [
    [768, 9],
    [1024, 8],
    [1440, 7],
  ] as const) {
    await page.setViewportSize({ width, height: 600 })
    await page.evaluate(() => scrollTo(0, 800))
    const header = await page.getByRole('banner').boundingBox()
    const head = await page.getByRole('columnheader', { name: 'Price' }).boundingBox()
    expect(head?.y, `${width} px`).toBeGreaterThanOrEqual((header?.height ?? 0) - 1)
    expect(head?.y, `${width} px`).toBeLessThan((header?.height ?? 0) + 4)
    await item(page, number).focus()
    const cellBox = await item(page, number).boundingBox()
    expect(cellBox?.y, `${width} px`).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0))
  }
})

const SMALLEST_TEXT = 10

/** The fields of the items and of the whole bill whose text is cut off, or too small. */
const unreadableCells = (page: Page) =>
  page.evaluate((smallest) => {
    const card = document.querySelector('section[aria-label=Items]')
    const fields = [
      ...(card?.querySelectorAll<HTMLInputElement>('input[type=text], textarea') ?? []),
    ]
    return fields
      .filter((field) => field.checkVisibility())
      .filter((field) => {
        const size = Number.parseFloat(getComputedStyle(field).fontSize)
        const isCutOff =
          field.scrollWidth > field.clientWidth ||
          (field.tagName === 'TEXTAREA' && field.scrollHeight > field.clientHeight)
        return isCutOff || size < smallest
      })
      .map((field) => `${field.id}: ${field.value} ${getComputedStyle(field).fontSize}`)
  }, SMALLEST_TEXT)

const usual = {
  description: 'Rough diamond, sorted',
  hsn: '71023910',
  quantity: '1234.567',
  unit: 'kg',
  price: '1,23,456.75',
  discount: '33.33%',
  rate: '0.25',
}

test('what is typed into the cells of a bill can be read', { tag: THOROUGH }, async ({ page }) => {
  const much = '123456789012345678'
  await openBill(page)
  for (const [kind, typed, freight] of [
    ['usual', usual, '1,250.50'],
    ['long', { ...usual, price: much, discount: much }, much],
    ['single', { ...usual, quantity: '12', unit: '', discount: '' }, '1,250.50'],
  ] as const) {
    await typeItem(page, 1, typed)
    await typeItem(page, 2, { description: 'Umbrella', price: '240' })
    await page.getByLabel('Freight').fill(freight)
    await page.getByLabel('Freight').blur()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      if (width === 320) await page.getByRole('button', { name: /Rough/ }).click()
      if (width === 768) await expect(item(page)).toBeVisible()
      const where = `${kind} at ${width} px`
      expect(await unreadableCells(page), where).toEqual([])
      expect(await sidewaysScroll(page), where).toBeLessThanOrEqual(0)
      expect(await textsOutsideTheirCard(page), where).toEqual([])
      if (width === 767) await page.getByRole('button', { name: 'Done' }).click()
    }
  }
})

test('everything that this part of the page can show fits any width, and passes axe', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openBill(page)
  await typeItem(page, 1, { ...usual, description: 'Rough diamond' })
  await page.getByLabel('Freight').fill('much')
  await openBillDetails(page)
  await page.getByLabel('Your GSTIN').fill(OWN_GSTIN)
  await page.getByLabel("Buyer's GSTIN").fill(BUYERS_GSTIN)
  await choose(page, 'Same state')
  await page.getByLabel('Your UPI id').fill('sharma')
  await page.getByLabel('Bill number').fill('INV#41')
  await page.getByText('Still missing for').click()
  await expect(page.getByRole('button', { name: 'Switch to Another state' })).toBeVisible()
  await expect(group(page, 'Buyer')).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0)
    expect(await textsOutsideTheirCard(page), `${width} px`).toEqual([])
  }

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    if (width < 768) await page.getByRole('button', { name: /Rough diamond/ }).click()
    // Nothing lies under the header.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoViolations(page, `${width} px`)
    expect(await overlappingTexts(page), `${width} px`).toEqual([])
  }
})

/** A picture as a person may have it: larger than any paper, with nothing behind it. */
const drawPicture = async (page: Page) =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 1480
      canvas.height = 370
      const context = canvas.getContext('2d')
      context?.fillRect(40, 40, 1200, 200)
      return canvas.toDataURL().replace(/^.*,/, '')
    }),
    'base64',
  )

const choosePicture = (
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
  button = 'Choose a picture',
) => giveFile(page.getByRole('button', { name: button }), file)

const keptLogo = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('gst-hisab-seller') ?? '{}').logo ?? '')

test('a logo is made small, kept, removed and brought back', { tag: THOROUGH }, async ({
  page,
}) => {
  await openBill(page)
  await openBillDetails(page)
  const logo = page.getByRole('img', { name: 'Logo' })
  const group = page.getByRole('group', { name: 'Your logo' })
  const picture = { name: 'logo.png', mimeType: 'image/png', buffer: await drawPicture(page) }

  await test.step('what is no picture is said calmly', async () => {
    await choosePicture(page, { ...picture, buffer: Buffer.from('no picture') })
    await expect(group.getByRole('status')).toContainText('cannot be read as a picture')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    await choosePicture(page, { name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg })
    await expect(group.getByRole('status')).toContainText('An SVG cannot be read here.')
    await expect(logo).toHaveCount(0)
  })

  await test.step('a picture is shown in its ratio, and is small on the device', async () => {
    await choosePicture(page, picture)
    await expect(logo).toBeVisible()
    await expect(group.getByRole('status')).toBeEmpty()
    await expect(logo).toHaveJSProperty('width', 480)
    await expect(logo).toHaveJSProperty('height', 120)
    const box = await logo.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4, 1)
    expect((await keptLogo(page)).length).toBeLessThanOrEqual(40_000)
    await page.reload()
    await openBillDetails(page)
    await expect(logo).toBeVisible()
  })

  await test.step('it is removed, and comes back', async () => {
    await page.getByRole('button', { name: 'Remove logo' }).click()
    await expect(logo).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
    await expect.poll(() => keptLogo(page)).toBe('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(logo).toBeVisible()
  })

  await test.step('it is forgotten with the shop, and comes back with it', async () => {
    await page.getByLabel('Bank account number').fill('123456789012')
    await page.getByRole('button', { name: 'Forget my shop' }).click()
    await expect(logo).toHaveCount(0)
    await expect(page.getByLabel('Bank account number')).toHaveValue('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(logo).toBeVisible()
    await expect(page.getByLabel('Bank account number')).toHaveValue('123456789012')
  })

  await test.step('one that cannot be read any more says so', async () => {
    await page.evaluate(() => {
      localStorage.setItem('gst-hisab-seller', '{"logo":"data:image/png;base64,AAAA"}')
    })
    await page.reload()
    await openBillDetails(page)
    await expect(group).toContainText('This logo cannot be read. Choose it again.')
  })
})

test('a picture for which there is no room holds until the tab is closed', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openBill(page)
  await openBillDetails(page)
  await page.evaluate(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, text) {
      if (text.length > 1_000) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, text)
    }
  })
  const buffer = await drawPicture(page)
  await choosePicture(page, { name: 'logo.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible()
  await expect(group(page, 'Your shop').getByRole('status').first()).toContainText(
    'Not kept: the storage of this device is full.',
  )
})

test('phone, bank and dates get hints; the letterhead says what is printed', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openBill(page)
  await openBillDetails(page)

  await test.step('what is hinted at stays, and is shown as it is used', async () => {
    for (const { label, typed, hint, right, used } of [
      {
        label: 'Your phone',
        typed: '2656',
        hint: /this has 4/,
        right: ' 98250  12345',
        used: '98250 12345',
      },
      {
        label: 'Your e-mail',
        typed: 'shop',
        hint: /name@example/,
        right: 'a @b.in',
        used: 'a@b.in',
      },
      {
        label: 'Bank account number',
        typed: '12',
        hint: /this has 2/,
        right: '1234 56789',
        used: '123456789',
      },
      {
        label: 'IFSC',
        typed: 'sbinO001234',
        hint: /is a zero/,
        right: 'sbin 0001234',
        used: 'SBIN0001234',
      },
    ]) {
      const field = page.getByLabel(label, { exact: true })
      await field.fill(typed)
      await expect(field).toHaveAccessibleDescription(hint)
      await expect(field).toHaveValue(typed)
      await field.fill(right)
      await expect(field).not.toHaveAccessibleDescription(/./)
      await field.blur()
      await expect(field).toHaveValue(used)
    }
    await page.getByLabel('Date', { exact: true }).fill('2026-11-15')
    const due = page.getByLabel('Due date')
    await due.fill('2026-11-14')
    await expect(due).toHaveAccessibleDescription('This is before the date of the bill.')
    await due.fill('2026-11-15')
    await expect(due).not.toHaveAccessibleDescription(/./)
  })

  await test.step('only what was typed has a switch, which is kept', async () => {
    const letterhead = group(page, 'Letterhead')
    await expect(letterhead.getByRole('checkbox')).toHaveCount(3)
    await expect(letterhead.getByLabel('Terms')).toHaveCount(0)
    await page.getByLabel('Terms on every bill').fill('No returns.')
    await expect(letterhead.getByLabel('Terms')).toBeChecked()
    await expect(letterhead.getByLabel('HSN summary')).not.toBeChecked()
    await letterhead.getByLabel('HSN summary').check()
    await letterhead.getByLabel('Bank account').uncheck()
    await page.reload()
    await openBillDetails(page)
    await expect(letterhead.getByLabel('HSN summary')).toBeChecked()
    await expect(letterhead.getByLabel('Bank account')).not.toBeChecked()
    await expect(letterhead.getByLabel('Phone and e-mail')).toBeChecked()
  })

  await test.step('an order belongs to this bill, and stays when the buyer goes', async () => {
    await page.getByLabel('Order number').fill('PO-7')
    await page.getByLabel('Note to the buyer').fill('Thank you.')
    await page.getByLabel("Buyer's name").fill('Asha Traders')
    await page.getByRole('button', { name: 'Clear buyer' }).click()
    await expect(page.getByLabel('Order number')).toHaveValue('PO-7')
    await page.getByRole('button', { name: 'New bill' }).click()
    await expect(page.getByLabel('Order number')).toHaveValue('')
    await expect(page.getByLabel('Note to the buyer')).toHaveValue('')
    await expect(page.getByLabel('IFSC')).toHaveValue('SBIN0001234')
  })
})
