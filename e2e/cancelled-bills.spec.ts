import { THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
import { openBillDetails } from './bill-page'
import { billsInDatabase } from './bills-database'
import {
  entries,
  isKept,
  keptBill,
  openBill,
  openFromList,
  openKeptBills,
  openList,
  openPayments,
  paymentsLine,
  putInDatabase,
  TODAY,
  todayOf,
  total,
} from './kept-documents'
import { openSecondTab } from './second-tab'
import { expect, openPage, sidewaysScroll, testInTab as test } from './support'
import { STILL_FILE } from './tabs'

const seller = { name: 'Sharma Stores', upi: 'sharma@examplebank' }
const cancelledOn = async (page: Parameters<typeof billsInDatabase>[0]) =>
  (await billsInDatabase(page)).map(({ texts }) => [
    texts.details.number,
    texts.details.cancelledOn ?? '',
  ])

test('cancelling asks why, keeps bill and number, prints across every sheet, and can be undone at once and later', async ({
  page,
}) => {
  await openKeptBills(page, [keptBill('a', 'INV-041')], { seller })
  const banner = page.getByText(/^Cancelled on .*: Wrong buyer$/)
  const dialog = page.getByRole('dialog', { name: 'Cancel INV-041' })
  const why = dialog.getByLabel('Why it is cancelled')
  await expect(page.getByText('Scan with any UPI app')).toBeVisible()

  await test.step('it is asked why', async () => {
    await page.getByRole('button', { name: 'Cancel bill' }).click()
    await dialog.getByRole('button', { name: 'Cancel it' }).click()
    await expect(why).toBeFocused()
    await expect(why).toHaveAccessibleDescription('Say in a few words why it is cancelled.')
    await why.fill('Wrong buyer')
    await dialog.getByRole('button', { name: 'Cancel it' }).click()
    await expect(banner).toBeVisible()
    await expect(page.getByText('Scan with any UPI app')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Cancel bill' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Credit note', exact: true })).toHaveCount(0)
    await expect.poll(() => cancelledOn(page)).toEqual([['INV-041', await todayOf(page)]])
  })

  await test.step('Undo takes it back at once; then by keys', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(banner).toHaveCount(0)
    await expect.poll(() => cancelledOn(page)).toEqual([['INV-041', '']])
    await page.getByRole('button', { name: 'Cancel bill' }).click()
    await why.fill('Wrong buyer')
    await why.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(banner).toBeVisible()
    await isKept(page)
  })

  await test.step('it stands across every sheet and receipt', async () => {
    await openBillDetails(page)
    for (const paper of ['Receipt, 58 mm', 'A4']) {
      await page.getByLabel('Paper', { exact: true }).selectOption({ label: paper })
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
      await expect(page.getByRole('article')).not.toContainText('UPI')
      await page.emulateMedia({ media: null })
    }
  })

  await test.step('the number stays used, and cancelling is undone after a reload', async () => {
    await page.getByRole('button', { name: 'New bill' }).click()
    await expect(page.getByLabel('Bill number')).toHaveValue('INV-042')
    const list = await openList(page)
    await expect(entries(list)).toHaveText([/INV-041.*Cancelled/])
    await list.getByRole('button', { name: 'Open INV-041' }).click()
    await expect(banner).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Undo cancelling' }).click()
    await expect(banner).toHaveCount(0)
    await expect.poll(() => cancelledOn(page)).toEqual([['INV-041', '']])
  })
})

test('a bill with payments, a credit note or a place in its series is not cancelled or deleted unasked', {
  tag: THOROUGH,
}, async ({ page }) => {
  const estimate = { texts: { details: { title: 'Estimate' as const } } }
  await openKeptBills(page, [
    keptBill('a', 'INV-1', {
      texts: { payments: [{ date: TODAY, amount: '5', how: '', note: '' }] },
    }),
    keptBill('b', 'INV-2'),
    keptBill('c', 'INV-3'),
    keptBill('n', 'CN-1', { texts: { details: { title: 'Credit Note', againstId: 'b' } } }),
    keptBill('d', 'EST-1', estimate),
    keptBill('e', 'EST-2', estimate),
  ])

  await test.step('with payments it is not cancelled, and says what to do', async () => {
    await page.getByRole('button', { name: 'Cancel bill' }).click()
    await expect(page.getByRole('dialog')).toContainText('Money was noted for this bill')
    await page.getByRole('dialog').getByRole('button', { name: 'Credit note' }).click()
    await expect(page.getByRole('dialog', { name: 'Credit note on INV-1' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('nor with a credit note, until that is cancelled', async () => {
    await openFromList(page, 'INV-2')
    await page.getByRole('button', { name: 'Cancel bill' }).click()
    await expect(page.getByRole('dialog')).toContainText('There is 1 credit note on this bill')
    await page.getByRole('button', { name: 'Keep it' }).click()
    await openFromList(page, 'CN-1')
    await page.getByRole('button', { name: 'Cancel credit note' }).click()
    await page.getByLabel('Why it is cancelled').fill('Twice')
    await page.getByRole('button', { name: 'Cancel it' }).click()
    await expect(page.getByText('Cancelled on')).toBeVisible()
    await isKept(page)
    await page.getByRole('button', { name: 'Open the bill' }).click()
    await expect(page.getByText('Cancelled on')).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel bill' }).click()
    await expect(page.getByLabel('Why it is cancelled')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('deleting a bill amid its series offers to cancel it first', async () => {
    const list = await openList(page)
    const entry = entries(list).filter({ hasText: 'INV-2' })
    await list.getByRole('button', { name: 'Delete INV-2' }).click()
    const question = page.getByRole('dialog', { name: 'Delete INV-2?' })
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect(entries(list)).toHaveCount(6)
    await list.getByRole('button', { name: 'Delete INV-2' }).click()
    await question.getByRole('button', { name: 'Cancel it instead' }).click()
    await page.getByLabel('Why it is cancelled').fill('Not taken')
    await page.getByRole('button', { name: 'Cancel it', exact: true }).click()
    await expect(list.getByText('INV-2 cancelled.')).toBeVisible()
    await expect(entry).toContainText('Cancelled')
    await list.getByRole('button', { name: 'Undo' }).click()
    await expect(entry).not.toContainText('Cancelled')

    await list.getByRole('button', { name: 'Delete INV-1' }).click()
    await page.getByRole('button', { name: 'Delete it anyway' }).click()
    await expect(list.getByText('INV-1 deleted.')).toBeVisible()
    // Neither the last of a series nor an estimate is asked about.
    await list.getByRole('button', { name: 'Delete INV-3' }).click()
    await list.getByRole('button', { name: 'Delete EST-1' }).click()
    await expect(list.getByText('3 bills deleted.')).toBeVisible()
    await expect(entries(list)).toHaveCount(3)
  })
})

test('a bill that another tab has open is cancelled there, too', { tag: THOROUGH }, async ({
  page,
}) => {
  await putInDatabase(page, [keptBill('a', 'INV-1'), keptBill('b', 'INV-2')])
  const other = await openSecondTab(page)
  await openBill(other)
  await openFromList(other, 'INV-1')
  await openBill(page)
  const list = await openList(page)
  await list.getByRole('button', { name: 'Delete INV-1' }).click()
  await page.getByRole('button', { name: 'Cancel it instead' }).click()
  await page.getByLabel('Why it is cancelled').fill('Not taken')
  await page.getByRole('button', { name: 'Cancel it', exact: true }).click()
  await expect(other.getByText('Not taken')).toBeVisible()
})

test.describe('a bill of a return that was filed', () => {
  const filed = [{ key: 'GSTR-1 102026', filedOn: '2026-11-10', documents: { a: 1 } }]

  test('is locked, but for its payments, until it is to be changed anyway, and offers a credit note', {
    tag: THOROUGH,
  }, async ({ page }) => {
    const price = page.getByLabel('Price of item 1')
    await openKeptBills(page, [keptBill('a', 'INV-1'), keptBill('b', 'INV-2')], { filed })
    await expect(
      page.getByText('This bill is in the GSTR-1 of October 2026 that you marked as filed.'),
    ).toBeVisible()

    await test.step('nothing but payments can be changed', async () => {
      await openBillDetails(page)
      for (const field of [
        price,
        page.getByLabel('Bill number'),
        page.getByLabel("Buyer's name"),
        page.getByRole('button', { name: 'Cancel bill' }),
      ]) {
        await expect(field).toBeDisabled()
      }
      await expect(page.getByLabel('Due date')).toBeEnabled()
      await expect(page.getByRole('button', { name: 'New bill' })).toBeEnabled()
      await openPayments(page)
      await page.getByRole('button', { name: 'Paid in full' }).click()
      await expect(paymentsLine(page)).toContainText('Paid')
    })

    await test.step('unless it is to be changed anyway, which is asked at each opening', async () => {
      await page.getByRole('button', { name: 'Change it anyway' }).click()
      await price.fill('100')
      await expect(total(page)).toHaveText('₹118.00')
      await openFromList(page, 'INV-2')
      await expect(price).toBeEnabled()
      await expect(page.getByText('marked as filed')).toHaveCount(0)
      await openFromList(page, 'INV-1')
      await expect(price).toBeDisabled()
    })

    await test.step('a credit note on it is not locked', async () => {
      await page.getByRole('button', { name: 'Make a credit note' }).click()
      await page.getByRole('button', { name: 'Make credit note' }).click()
      await expect(page.getByText('Credit note on bill INV-1 of 5 Oct 2026')).toBeVisible()
      await expect(price).toBeEnabled()
      await isKept(page)
    })

    await test.step('it is not deleted unasked', async () => {
      const list = await openList(page)
      await list.getByRole('button', { name: 'Delete INV-1' }).click()
      const question = page.getByRole('dialog', { name: 'Delete INV-1?' })
      await expect(question).toContainText('This bill is in the GSTR-1 of October 2026')
      await question.getByRole('button', { name: 'Keep it' }).click()
      await expect(entries(list)).toHaveCount(3)
    })
  })
})

test('another page asks for a bill: the cursor is where it wants it, on a phone too; one that is gone is said', {
  tag: THOROUGH,
}, async ({ page }) => {
  /** As that page does before it leads here. */
  const ask = async (request: object) => {
    await page.goto(STILL_FILE)
    await page.evaluate(
      (request) => sessionStorage.setItem('gst-hisab-bill-wanted', request),
      JSON.stringify({ back: '/gst/bill#back', ...request }),
    )
    await openPage(page, '/gst/bill')
  }
  const back = page.getByRole('link', { name: 'Back to sales' })
  await putInDatabase(page, [keptBill('a', 'INV-1')])

  for (const [request, label] of [
    [{ field: 'placeOfSupply' }, 'Place of supply'],
    [{ field: 'rate', item: 1 }, 'GST rate of item 1'],
  ] as const) {
    await test.step(label, async () => {
      await ask({ id: 'a', ...request })
      await expect(page.getByLabel(label, { exact: true })).toBeFocused()
      await expect(back).toHaveAttribute('href', '/gst/bill#back')
      await page.getByRole('button', { name: 'New bill' }).click()
      await expect(back).toHaveCount(0)
    })
  }

  await test.step('one that is gone is said; what was typed here stays', async () => {
    await page.getByLabel('Item 1', { exact: true }).fill('Umbrella')
    await isKept(page)
    await ask({ id: 'nobody' })
    await expect(page.getByText('no longer on this device')).toBeVisible()
    await expect(page.getByLabel('Item 1', { exact: true })).toHaveValue('Umbrella')
  })

  await test.step('on a phone, where the item is opened', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await ask({ id: 'a', field: 'hsn', item: 1 })
    await expect(page.getByLabel('HSN', { exact: true })).toBeFocused()
  })
})

test('why a row has no tax is chosen beside it, and kept', { tag: THOROUGH }, async ({ page }) => {
  await openBill(page)
  await page.getByLabel('Item 1', { exact: true }).fill('Milk')
  await page.getByLabel('Price of item 1').fill('60')
  await expect(page.getByLabel('Why item 1 has no tax')).toHaveCount(0)
  await page.getByLabel('GST rate of item 1').fill('0')
  const why = page.getByLabel('Why item 1 has no tax')
  await expect(why).toHaveValue('nil')
  await why.selectOption('Outside GST')
  await expect
    .poll(async () => (await billsInDatabase(page))[0]?.texts.rows.map(({ untaxed }) => untaxed))
    .toEqual(['non-gst'])
  await page.reload()
  await expect(why).toHaveValue('non-gst')
  await openBillDetails(page)
  await page.getByText('Bill of Supply', { exact: true }).click()
  await expect(why).toHaveValue('non-gst')
  await page.getByLabel('Item 2', { exact: true }).fill('Curd')
  await expect(page.getByLabel('Why item 2 has no tax')).toHaveValue('exempt')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: /Milk/ }).click()
  await why.selectOption('Exempt')
  await expect(why).toHaveValue('exempt')
})

test('banners and dialogs pass axe and fit a narrow phone', { tag: THOROUGH }, async ({ page }) => {
  await putInDatabase(
    page,
    [
      keptBill('a', 'INV-1', {
        texts: { details: { cancelledOn: TODAY, cancelledWhy: 'Wrong buyer, twice over' } },
      }),
    ],
    { filed: [{ key: 'GSTR-1 102026', filedOn: '2026-11-10', documents: { a: 1 } }] },
  )
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await openBill(page)
    await openFromList(page, 'INV-1')
    await expect(page.getByText('marked as filed')).toBeVisible()
    await expectNoViolations(page)
    expect(await sidewaysScroll(page)).toBe(0)
  }
})
