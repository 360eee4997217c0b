import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import { THOROUGH } from '../tests/is-thorough'
import { readShop } from '../tests/sales-shops'
import { expectNoViolations } from './axe'
import { billsInDatabase } from './bills-database'
import { keepShop } from './kept-shop'
import { expect, openPage, result, sidewaysScroll, test } from './support'

/** The day that the agreed figures are of. */
const TODAY = Date.parse('2026-11-16T12:00:00+05:30')

/** The pages of a test are opened on that day. Time goes on, so that toasts stay as long as they should. */
function onDay(then: number) {
  const RealDate = Date
  const ahead = then - RealDate.now()
  const now = () => RealDate.now() + ahead
  window.Date = new Proxy(RealDate, {
    construct: (real, given) => Reflect.construct(real, given.length > 0 ? given : [now()]),
    get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
  })
}

const WHITE = [255, 255, 255, 255]

type KeptBill = { texts: { details: { buyerName: string }; rows: { price: string }[] } }
async function openMoney(page: Page, path = '/gst/sales', part = 'Money') {
  await page.addInitScript(onDay, TODAY)
  await openPage(page, path)
  // By keyboard: what arrives between press and release may move it from under a pointer.
  const choice = page.getByRole('radio', { name: part, exact: true })
  // Where bills are kept, the page is hidden until they are read, and takes no keys until then.
  await expect(async () => {
    await choice.press(' ')
    await expect(choice).toBeChecked({ timeout: 1_000 })
  }).toPass()
}

const owed = (page: Page) => result(page, 'Owed to you')
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) })

/** The payments of a bill, past the page. */
const paymentsOf = async (page: Page, number: string) =>
  (await billsInDatabase(page)).find(({ texts }) => texts.details.number === number)?.texts.payments

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/* What each of six shops is owed is proven beside the code, in agreed-shops.test.ts and money.test.ts. */

test('who owes what is looked through, reminded, shared, taken along and printed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async (shared: ShareData) => {
        const [file] = shared.files ?? []
        const picture = file && (await createImageBitmap(file))
        const canvas = new OffscreenCanvas(picture?.width ?? 1, picture?.height ?? 1)
        const pen = canvas.getContext('2d')
        if (picture) pen?.drawImage(picture, 0, 0)
        const data = pen?.getImageData(0, 0, canvas.width, canvas.height)
        Object.assign(window, {
          sharedNow: {
            text: shared.text,
            name: file?.name,
            type: file?.type,
            width: canvas.width,
            dark: Array.from(data?.data ?? [], (value, at) =>
              at % 4 === 0 ? (value < 128 ? '#' : ' ') : '',
            ).join(''),
          },
        })
      },
    })
  })
  await keepShop(page, 'hardware')
  await openMoney(page)

  await test.step('it says what is owed, how old it is, and by whom', async () => {
    await expect(owed(page)).toHaveText('₹3,29,045.61')
    await expect(page.getByText('on 9 bills that are due and 14 paid in part')).toBeVisible()
    await expect(result(page, 'Due')).toHaveText('9 bills')
    await expect(result(page, 'Part paid')).toHaveText('14 bills')
    await expect(result(page, 'Paid')).toHaveText('51 bills')
    await expect(result(page, 'You owe')).toHaveText('₹2,976.69')
    await expect(result(page, '0 to 30 days')).toHaveText('₹1,95,304.19')
    await expect(page.getByText('₹213.33 of this is GST under reverse charge')).toBeVisible()

    const { customers } = readShop('hardware').dues
    const rows = page.getByRole('table').locator('tbody tr')
    await expect(rows).toHaveCount(12)
    const shown = await rows.evaluateAll((all) => all.map(({ textContent }) => textContent))
    for (const [at, { name, balance }] of customers.slice(0, 12).entries()) {
      expect(shown[at]).toContain(`${name}`)
      expect(shown[at]).toContain(`₹${balance}`)
    }
    const takenOff = rowOf(page, 'Lakshmi Reddy').getByText('after ₹2,976.69 you owe')
    await expect(takenOff).toHaveCSS('display', 'block')
    await expect(page.getByText('1 to 12 of 16')).toBeVisible()

    await page.getByRole('radio', { name: 'Oldest first' }).check()
    await expect(rows.first()).toContainText('Royal Hardware')
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(rows).toHaveCount(16)
    await page.getByLabel('Search customers').fill('lakshmi')
    await expect(rows).toHaveCount(2)
    await page.getByLabel('Search customers').fill('nobody at all')
    await expect(page.getByText('No customer found.')).toBeVisible()
    await page.getByRole('button', { name: 'Show fewer' }).click()
    await page.getByRole('radio', { name: 'Largest first' }).check()
    await expect(rows).toHaveCount(12)
    await expect(rows.first()).toContainText('Om Stores')
  })

  await test.step('a reminder is copied with its link, and shared with the code as a picture', async () => {
    const text =
      'Dear Om Stores, ₹88,130.45 is due to Shakti Hardware: 3 bills, the oldest since 31 October 2026. You can pay by UPI to shop@examplebank. Thank you.'
    const link = 'upi://pay?pa=shop@examplebank&pn=Shakti%20Hardware&am=88130.45&cu=INR'
    const reminder = page.getByRole('region', { name: 'A reminder to Om Stores' })
    await expect(reminder.getByText(text)).toBeVisible()
    await reminder.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Reminder copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${text}\n${link}`)

    await reminder.getByRole('button', { name: 'Show the UPI code' }).click()
    await expect(
      page.getByRole('img', { name: 'UPI code: ₹88,130.45 to shop@examplebank' }),
    ).toBeVisible()

    await expect(async () => {
      await reminder.getByRole('button', { name: 'Share' }).click()
      const shared = await page.evaluate(
        () =>
          (
            window as unknown as {
              sharedNow?: {
                text: string
                name?: string
                type?: string
                width: number
                dark: string
              }
            }
          ).sharedNow,
      )
      expect(shared?.text).toBe(`${text}\n${link}`)
      expect([shared?.name, shared?.type]).toEqual(['upi-code.png', 'image/png'])
      const { width = 0, dark = '' } = shared ?? {}
      const pixels = [...dark].flatMap((sign) => (sign === '#' ? [0, 0, 0, 255] : WHITE))
      expect(jsQR(Uint8ClampedArray.from(pixels), width, width)?.data).toBe(link)
    }).toPass()

    // Nothing of it is in an address or a title.
    expect(page.url()).not.toContain('Om')
    expect(await page.title()).not.toContain('Om Stores')

    // Another customer is chosen among the rows, and the focus is where the reminder is.
    await page.getByRole('button', { name: 'Lakshmi Reddy', exact: true }).click()
    await page.getByRole('button', { name: 'Reminder to Lakshmi Reddy' }).click()
    await expect(page.getByRole('heading', { name: 'A reminder to Lakshmi Reddy' })).toBeFocused()
    await expect(page.getByText('Dear Lakshmi Reddy, ₹68,535.82 is due')).toBeVisible()
  })

  await test.step('its link has no figures, and the list is a file', async () => {
    await page.getByRole('button', { name: 'Share link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/#v=.*part=money/)
    expect(link).not.toMatch(/3,?29,?045/)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('dues-2026-11-16.csv')
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split(/\r?\n/)
    expect(lines).toHaveLength(17)
    expect(lines[1]).toContain('88343.78')
  })

  await test.step('paper has all who owe, as of today', async () => {
    await page.emulateMedia({ media: 'print' })
    const table = page.getByRole('table').filter({ visible: true })
    await expect(table.locator('tbody tr')).toHaveCount(16)
    await expect(table.locator('tfoot')).toContainText('₹3,26,068.92')
    await expect(page.getByText('As of 16 November 2026').last()).toBeVisible()
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: null })
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(owed(page)).toHaveText('₹3,29,045.61')
  })
})

test('payments are noted, undone, and leave the focus where it is needed', {
  tag: THOROUGH,
}, async ({ page }) => {
  await keepShop(page, 'hardware')
  await openMoney(page)

  await test.step('a payment is noted, all figures follow, and Undo takes just that away', async () => {
    await page.getByRole('button', { name: 'Note a payment', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Note a payment' })
    await dialog.getByLabel('Whose bill').fill('om stores')
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await dialog.getByLabel('Whose bill').fill('sh-1062')
    await dialog.getByRole('button', { name: 'Choose SH-1062' }).click()

    // Without the tax, which the buyer pays to the government.
    const amount = dialog.getByLabel('Amount')
    await expect(amount).toHaveValue('1,442.07')
    await expect(dialog.getByLabel('Date')).toHaveValue('2026-11-16')
    const save = dialog.getByRole('button', { name: 'Note the payment' })
    await amount.fill('a lot')
    await dialog.getByLabel('Note', { exact: true }).fill('by the son')
    await save.click()
    await expect(dialog.getByRole('alert')).toHaveText(/cannot be read/)
    await expect(amount).toHaveValue('a lot')
    await amount.fill('0')
    await save.click()
    await expect(dialog.getByRole('alert')).toHaveText('Write an amount above zero.')
    await amount.fill('1,462.07')
    await expect(dialog.getByText('₹20 more than the bill.')).toBeVisible()
    await amount.fill('2 lakh')
    await dialog.getByLabel('How').selectOption('Cash')
    await expect(dialog.getByText('₹2,00,000 or more in cash')).toBeVisible()
    await amount.fill('442.07')
    await expect(dialog.getByText('₹2,00,000 or more in cash')).toBeHidden()
    expect(await paymentsOf(page, 'SH-1062')).toEqual([])
    await save.click()

    await expect(dialog).toBeHidden()
    await expect(page.getByText('₹442.07 noted on SH-1062')).toBeVisible()
    expect(await paymentsOf(page, 'SH-1062')).toEqual([
      { date: '2026-11-16', amount: '442.07', how: 'cash', note: 'by the son' },
    ])
    await expect(owed(page)).toHaveText('₹3,28,603.54')
    await expect(result(page, 'Due')).toHaveText('8 bills')
    await expect(result(page, 'Part paid')).toHaveText('15 bills')
    await expect(result(page, '0 to 30 days')).toHaveText('₹1,94,862.12')
    await expect(rowOf(page, 'Om Stores').getByRole('cell').last()).toHaveText('₹87,901.71')
    await expect(page.getByText('Dear Om Stores, ₹87,688.38 is due')).toBeVisible()

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(owed(page)).toHaveText('₹3,29,045.61')
    await expect(result(page, 'Due')).toHaveText('9 bills')
    expect(await paymentsOf(page, 'SH-1062')).toEqual([])
  })

  await test.step('one press pays a bill of a customer in full', async () => {
    const opening = page.getByRole('button', { name: 'Om Stores', exact: true })
    await opening.focus()
    await page.keyboard.press('Enter')
    await expect(opening).toHaveAttribute('aria-expanded', 'true')
    const bills = page.getByRole('list', { name: 'Bills of Om Stores' }).getByRole('listitem')
    await expect(bills).toHaveCount(3)
    const onCharge = bills.filter({ hasText: 'SH-1062' })
    await expect(onCharge).toContainText('to be paid by 9 Dec 2026')
    await expect(onCharge).toContainText('₹1,655.40')
    // Twice is once.
    await page.getByRole('button', { name: 'Paid in full: SH-1062' }).dblclick()
    await expect(page.getByText('₹1,442.07 noted on SH-1062')).toBeVisible()
    expect(await paymentsOf(page, 'SH-1062')).toHaveLength(1)
    await expect(onCharge).toContainText('Only GST under reverse charge is left')
    await expect(onCharge).toContainText('₹213.33')
    await expect(owed(page)).toHaveText('₹3,27,603.54')
    await expect(page.getByText('Dear Om Stores, ₹86,688.38 is due')).toBeVisible()
    const link = page.getByRole('link', { name: 'Open bill SH-1062' })
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('href', '/gst/bill')
  })

  await test.step('money paid back is noted on the credit note', async () => {
    const card = page.getByRole('region', { name: 'Whom you owe' })
    await expect(card.getByRole('listitem')).toHaveCount(1)
    await card.getByRole('button', { name: /^Note money paid back/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Note money paid back' })
    await expect(dialog.getByLabel('Amount')).toHaveValue('2,976.69')
    await dialog.getByLabel('Amount').press('Enter')
    await expect(dialog).toBeHidden()
    await expect(result(page, 'You owe')).toHaveText('₹0.00')
    await expect(card).toBeHidden()
    await expect(rowOf(page, 'Lakshmi Reddy').getByRole('cell').last()).toHaveText('₹71,512.51')
  })

  await test.step('by keyboard, the focus stays when bills and customers leave the list', async () => {
    const inFull = page.getByRole('button', { name: /^Paid in full: / })
    const opening = page.getByRole('button', { name: 'Krishna Mart', exact: true })
    // Or he would be among the first no more when one bill is paid.
    await page.getByRole('button', { name: 'Show all' }).press('Enter')
    await page.getByRole('button', { name: 'Om Stores', exact: true }).press('Enter')
    await opening.press('Enter')
    await expect(inFull).toHaveCount(2)
    await inFull.first().press('Enter')
    await expect(inFull).toHaveCount(1)
    await expect(inFull).toBeFocused()
    // With his last bill the customer goes, too.
    await inFull.press('Enter')
    await expect(opening).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Who owes what' })).toBeFocused()
  })
})

test('bills from before are left until new ones come, paid, or due where a buyer is named', {
  tag: THOROUGH,
}, async ({ page }) => {
  await keepShop(page, 'old-file')
  const line = '8 bills from before have no note of payment.'
  await openMoney(page)
  await test.step('all of them are paid, and as they were by Undo', async () => {
    await expect(owed(page)).toHaveText('₹0.00')
    await expect(page.getByText(line)).toBeVisible()
    await page.getByRole('button', { name: 'They are all paid' }).click()
    await expect(page.getByText('The payments of 8 bills are noted')).toBeVisible()
    await expect(result(page, 'Paid')).toHaveText('8 bills')
    await expect(page.getByText(line)).toBeHidden()
    await expect(page.getByText('Nobody owes you anything.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Who owes what' })).toBeFocused()
    for (const { texts, total } of await billsInDatabase(page)) {
      expect(texts.payments).toEqual([
        { date: texts.details.date, amount: total, how: '', note: '' },
      ])
    }
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(line)).toBeVisible()
    await expect(result(page, 'Paid')).toHaveText('0 bills')
  })

  await test.step('they are left until new ones come', async () => {
    await page.getByRole('button', { name: 'Leave them' }).click()
    await expect(page.getByText(line)).toBeHidden()
    await page.reload()
    await expect(page.getByText('No bill is noted as due.')).toBeVisible()
    await expect(page.getByText(line)).toBeHidden()
    await keepShop(page, 'old-file', ({ bills }) => {
      const [bill] = bills
      if (bill) bills.push({ ...bill, id: 'one-more' })
      for (const { texts } of bills as unknown as KeptBill[]) {
        if (texts.details.buyerName) for (const row of texts.rows) row.price = '30000000000'
      }
    })
    await page.setViewportSize({ width: 320, height: 800 })
    await openMoney(page)
    await expect(page.getByText('9 bills from before have no note of payment.')).toBeVisible()
  })

  await test.step('those with a name are due: sums of many digits have room on the smallest phone', async () => {
    await page.getByRole('button', { name: 'Those with a buyer’s name are due' }).click()
    await expect(page.getByText('9 bills are taken up')).toBeVisible()
    await expect(page.getByText(/bills from before have no note/)).toBeHidden()
    await expect(owed(page)).toHaveText(/^₹\d+(,\d\d){4,},\d{3}\.\d\d$/)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.locator('[data-customer]').first().click()
    await expect(page.getByRole('list', { name: /^Bills of / })).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
  })
})

test('it speaks Hindi', { tag: THOROUGH }, async ({ page }) => {
  await keepShop(page, 'hardware')
  await openMoney(page, '/hi/gst/sales', 'पैसा')
  await expect(result(page, 'आपको लेने हैं')).toHaveText('₹3,29,045.61')
  await expect(page.getByText('9 बाकी बिल और 14 ऐसे बिल पर जिनके कुछ पैसे आ चुके हैं')).toBeVisible()
  await expect(
    page.getByText(
      'Om Stores जी, Shakti Hardware के ₹88,130.45 बाकी हैं: 3 बिल, सबसे पुराना 31 अक्टूबर 2026 से। UPI से भुगतान shop@examplebank पर करें। धन्यवाद।',
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Om Stores', exact: true }).click()
  await page.getByRole('button', { name: 'पूरा चुकता: SH-1062' }).click()
  await expect(page.getByText('SH-1062 पर ₹1,442.07 लिख लिए')).toBeVisible()
  await expect(result(page, 'आपको लेने हैं')).toHaveText('₹3,27,603.54')
  await expectNoViolations(page, 'in Hindi')
})
