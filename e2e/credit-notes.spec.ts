import { THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
import { openBillDetails } from './bill-page'
import { billsInDatabase } from './bills-database'
import {
  beginToday,
  entries,
  isKept,
  keptBill,
  keptRow,
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
import { expect, sidewaysScroll, testInTab as test } from './support'

const dialogOn = (number: string) => ({ name: `Credit note on ${number}` })

test('all of a bill is credited from the open bill: the note names it, lowers what is left, prints and is undone', async ({
  page,
}) => {
  const whole = { discount: '5%', freight: '250' }
  const rows = [
    keptRow('Umbrella', '240', { quantity: '12', unit: 'Nos' }),
    keptRow('Fan', '1,850.50'),
  ]
  const payments = [{ date: TODAY, amount: '5,597.89', how: 'upi', note: '' }] as const
  await openKeptBills(
    page,
    [
      keptBill('a', 'INV-041', {
        texts: { rows, whole, payments, details: { buyerName: 'Asha Traders' } },
      }),
    ],
    {
      seller: {
        name: 'Sharma Stores',
        upi: 'sharma@examplebank',
        bankAccount: '123456789012',
        daysToPay: '30',
      },
    },
  )
  // (12 × 240 + 1,850.50) × 0.95 + 250, with 18%.
  const payable = '₹5,597.89'
  await expect(total(page)).toHaveText(payable)
  await page.getByRole('button', { name: 'Credit note', exact: true }).click()
  const dialog = page.getByRole('dialog', dialogOn('INV-041'))
  await expect(dialog.getByText(`${payable} of ${payable} is credited.`)).toBeVisible()
  await dialog.getByLabel('Reason').selectOption('Goods or service deficient')
  await dialog.getByRole('button', { name: 'Make credit note' }).click()

  await test.step('the note is one of its own, with the buyer and without what was for that day', async () => {
    await expect(page.getByText('Credit note on bill INV-041 of 5 Oct 2026')).toBeVisible()
    await expect(total(page)).toHaveText(payable)
    await openBillDetails(page)
    await expect(page.getByLabel('Credit note number')).toHaveValue('CN-001')
    await expect(page.getByLabel('Reason')).toHaveValue('Goods or service deficient')
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue(await todayOf(page))
    await expect(page.getByRole('group', { name: 'Print as' })).toHaveCount(0)
    await expect(page.getByLabel('Due date')).toHaveCount(0)
    await expect(page.getByLabel("Buyer's name")).toHaveValue('Asha Traders')
    await expect(page.getByRole('button', { name: 'Credit note', exact: true })).toHaveCount(0)
    await expect(page.getByText('Scan with any UPI app')).toHaveCount(0)
    await isKept(page)
    expect((await billsInDatabase(page)).map(({ texts }) => texts.details.title).sort()).toEqual([
      'Credit Note',
      'Tax Invoice',
    ])
  })

  await test.step('on paper it asks for nothing, in its language', async () => {
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('article', { name: 'Credit Note' })
    await expect(sheet).toContainText('Against bill INV-041 of 5 Oct 2026')
    await expect(sheet).toContainText('CN-001')
    await expect(sheet).toContainText('Goods or service deficient')
    await expect(sheet).toContainText('Amount credited')
    await expect(sheet).not.toContainText(/Amount to pay|UPI|123456789012|Due date/)
    await page.emulateMedia({ media: null })
    await page.getByLabel('Bill language').selectOption('hi')
    await page.emulateMedia({ media: 'print' })
    const hindi = page.getByRole('article', { name: 'क्रेडिट नोट / Credit Note' })
    await expect(hindi).toContainText('बिल INV-041')
    await page.emulateMedia({ media: null })
  })

  await test.step('what is paid back on it is no longer owed', async () => {
    await expect(paymentsLine(page)).toContainText('Nothing paid back yet')
    await page.getByRole('button', { name: 'Open the bill' }).click()
    await expect(paymentsLine(page)).toContainText('You owe ₹5,597.89')
    await page.getByRole('button', { name: 'New bill' }).click()
    // The next new bill is a bill.
    await expect(page.getByLabel('Bill number')).toHaveValue('INV-042')
    await openFromList(page, 'CN-001')
    await openPayments(page)
    await page.getByRole('button', { name: 'Add money paid back' }).click()
    await page.getByLabel('Amount of payment 1').fill('5,597.89')
    await expect(paymentsLine(page)).toContainText('₹5,597.89 paid back')
    await isKept(page)
    await page.getByRole('button', { name: 'Open the bill' }).click()
    await expect(paymentsLine(page)).toContainText('Paid')
  })

  await test.step('a second note is not made: nothing is left', async () => {
    await page.getByRole('button', { name: 'Credit note', exact: true }).click()
    await expect(dialog.getByText(`CN-001 already credits ${payable} of it.`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Make credit note' }).click()
    await expect(dialog.getByText('Choose an item to credit.')).toBeVisible()
    await dialog.getByLabel('Reason').selectOption('Discount after the sale')
    await dialog.getByLabel('Amount with GST').fill('1')
    await expect(dialog.getByText('Only ₹0.00 is left to credit.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Make credit note' }).click()
    await expect(dialog.getByLabel('Amount with GST')).toBeFocused()
    await page.keyboard.press('Escape')
    expect(await billsInDatabase(page)).toHaveLength(2)
  })
})

test('chosen items have their quantities; a bill of supply has no tax; a note outlives its bill, and its copy is a bill', {
  tag: THOROUGH,
}, async ({ page }) => {
  const rows = [
    keptRow('Umbrella', '240', { quantity: '12', unit: 'Nos' }),
    keptRow('Fan', '1,850.50', { quantity: '2' }),
  ]
  await openKeptBills(page, [
    keptBill('s', 'BOS-1', {
      texts: { details: { title: 'Bill of Supply' } },
      choices: { isTaxed: false },
      total: '240.00',
    }),
    keptBill('a', 'INV-041', {
      texts: { rows, whole: { discount: '100', freight: '250' }, details: { buyerName: 'Asha' } },
      total: '7942.58',
    }),
  ])

  await test.step('a note on a bill of supply has no tax', async () => {
    await expect(total(page)).toHaveText('₹240.00')
    await page.getByRole('button', { name: 'Credit note', exact: true }).click()
    await page.getByRole('button', { name: 'Make credit note' }).click()
    await expect(page.getByRole('button', { name: 'Open the bill' })).toBeVisible()
    await expect(total(page)).toHaveText('₹240.00')
    await expect(page.getByLabel('GST rate of item 1')).toHaveValue('0')
    await expect(page.getByLabel('Why item 1 has no tax')).toHaveValue('exempt')
    await isKept(page)
  })

  await test.step('and still works when its bill is gone', async () => {
    const list = await openList(page)
    await list.getByRole('button', { name: 'Delete BOS-1' }).click()
    const question = page.getByRole('dialog', { name: 'Delete BOS-1?' })
    await expect(question).toContainText(
      'CN-001 is on this bill. Delete the credit note first, or keep both.',
    )
    await question.getByRole('button', { name: 'Delete it anyway' }).click()
    await expect(entries(list)).toHaveText([/CN-001/, /INV-041/])
    await list.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await expect(page.getByText('Credit note on bill BOS-1 of 5 Oct 2026')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open the bill' })).toHaveCount(0)
    await page.getByLabel('Price of item 1').fill('100')
    await expect(total(page)).toHaveText('₹100.00')
    await isKept(page)
  })

  await test.step('a copy of it is a bill again', async () => {
    const list = await openList(page)
    await list.getByRole('button', { name: 'Duplicate CN-001' }).click()
    await expect(list).toBeHidden()
    await openBillDetails(page)
    await expect(page.getByRole('radio', { name: 'Tax Invoice' })).toBeChecked()
    await expect(page.getByLabel('Bill number')).toHaveValue('INV-042')
    await isKept(page)
    const copy = (await billsInDatabase(page)).find(
      ({ texts }) => texts.details.number === 'INV-042',
    )
    expect(copy?.texts.details).toMatchObject({ againstNumber: '', reason: '' })
  })

  await test.step('of chosen items the list makes a note on their quantities', async () => {
    const list = await openList(page)
    await list.getByRole('button', { name: 'Credit note on INV-041, Asha' }).click()
    const dialog = page.getByRole('dialog', dialogOn('INV-041'))
    await dialog.getByText('Chosen items', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Make credit note' }).click()
    await expect(dialog.getByText('Choose an item to credit.')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Umbrella' }).check()
    const quantity = dialog.getByLabel('Quantity of Umbrella')
    await expect(quantity).toHaveValue('12')
    for (const [text, hint] of [
      ['13', 'The bill has 12 Nos.'],
      ['many', /number/],
      ['3', ''],
    ] as const) {
      await quantity.fill(text)
      await expect(quantity).toHaveAccessibleDescription(hint)
    }
    // 3 × 240, less 10.94 of the discount of 100, with 18%.
    await expect(dialog.getByText('₹836.70 of')).toBeVisible()
    await dialog.getByRole('button', { name: 'Make credit note' }).click()
    await expect(list).toBeHidden()
    await expect(page.getByLabel('Quantity of item 1')).toHaveValue('3')
    await expect(page.getByLabel('Item 2', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Discount on the bill')).toHaveValue('10.94')
    await expect(page.getByLabel('Freight')).toHaveValue('')
    await expect(total(page)).toHaveText('₹836.70')
  })
})

test('a second note takes what the first left, a discount asks for an amount, and Undo takes a note back', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openKeptBills(page, [
    keptBill('a', 'INV-041', {
      texts: {
        rows: [keptRow('Umbrella', '240', { quantity: '20', unit: 'Nos' })],
        details: { buyerName: 'Asha' },
      },
    }),
  ])
  const dialog = page.getByRole('dialog', dialogOn('INV-041'))
  const ask = () => page.getByRole('button', { name: 'Credit note', exact: true }).click()
  const make = () => dialog.getByRole('button', { name: 'Make credit note' }).click()

  await ask()
  await dialog.getByText('Chosen items', { exact: true }).click()
  await dialog.getByLabel('Quantity of Umbrella').fill('5')
  await make()
  await expect(total(page)).toHaveText('₹1,416.00')
  await isKept(page)
  await page.getByRole('button', { name: 'Open the bill' }).click()

  await test.step('its amount stands in the column of the others, though it has fewer buttons', async () => {
    const list = await openList(page)
    const rightOf = (number: string) =>
      entries(list)
        .filter({ hasText: number })
        .getByText(/^₹/)
        .evaluate((amount) => Math.round(amount.getBoundingClientRect().right))
    expect(await rightOf('CN-001')).toBe(await rightOf('INV-041'))
    await list.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('of 20 there are 15 left, and no more are taken back', async () => {
    await ask()
    await dialog.getByText('Chosen items', { exact: true }).click()
    await expect(dialog.getByText('of 15 Nos')).toBeVisible()
    const quantity = dialog.getByLabel('Quantity of Umbrella')
    await quantity.fill('16')
    await expect(quantity).toHaveAccessibleDescription('Only 15 Nos is left to credit.')
    await make()
    await expect(quantity).toBeFocused()
  })

  await test.step('a discount is an amount, no more than is left', async () => {
    await dialog.getByLabel('Reason').selectOption('Discount after the sale')
    await dialog.getByLabel('Amount off Umbrella').fill('3,601')
    await expect(dialog.getByText('Only ₹3,600.00 is left to credit.')).toBeVisible()
    await dialog.getByText('One amount', { exact: true }).click()
    await dialog.getByLabel('Amount with GST').fill('236')
    await expect(dialog.getByText('₹236.00 of ₹5,664.00 is credited.')).toBeVisible()
    await make()
    await expect(total(page)).toHaveText('₹236.00')
    await openBillDetails(page)
    await expect(page.getByLabel('Credit note number')).toHaveValue('CN-002')
  })

  await test.step('its number is no other note’s, and it is undone', async () => {
    // An invoice may have the number of a credit note, another note may not.
    await page.getByLabel('Credit note number').fill('INV-041')
    await expect(page.getByLabel('Credit note number')).toHaveAccessibleDescription('')
    await page.getByLabel('Credit note number').fill('cn-001')
    await expect(page.getByLabel('Credit note number')).toHaveAccessibleDescription(
      'Another credit note has this number already.',
    )
    await isKept(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Bill number')).toHaveValue('INV-041')
    await expect
      .poll(async () =>
        (await billsInDatabase(page)).map(({ texts }) => texts.details.number).sort(),
      )
      .toEqual(['CN-001', 'INV-041'])
  })
})

test('after 30 November of the next year, GSTR-1 no longer takes it', { tag: THOROUGH }, async ({
  page,
}) => {
  await beginToday(page, '2027-12-01')
  await putInDatabase(page, [keptBill('a', 'INV-041')])
  await openBill(page)
  await openFromList(page, 'INV-041')
  await page.getByRole('button', { name: 'Credit note', exact: true }).click()
  const late = 'the last day for it was 30 November 2027.'
  await expect(page.getByRole('dialog').getByText(late)).toBeVisible()
  await page.getByRole('button', { name: 'Make credit note' }).click()
  await openBillDetails(page)
  await expect(page.getByLabel('Date', { exact: true })).toHaveAccessibleDescription(
    new RegExp(late),
  )
  await page.getByLabel('Date', { exact: true }).fill('2027-11-30')
  await expect(page.getByText(late)).toHaveCount(0)
})

test('the dialog and the note pass axe, and fit a narrow phone', { tag: THOROUGH }, async ({
  page,
}) => {
  await putInDatabase(page, [
    keptBill('a', 'INV-041', { texts: { rows: [keptRow('Umbrella', '12', { quantity: '20' })] } }),
  ])
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await openBill(page)
    await openFromList(page, 'INV-041')
    await page.getByRole('button', { name: 'Credit note', exact: true }).click()
    await page.getByRole('dialog').getByText('Chosen items').click()
    await page.getByLabel('Quantity of Umbrella').fill('5')
    await expectNoViolations(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: 'Make credit note' }).click()
    await expect(page.getByText('Credit note on bill INV-041 of 5 Oct 2026')).toBeVisible()
    await expectNoViolations(page)
    expect(await sidewaysScroll(page)).toBe(0)
  }
})

test('a note that is typed above what is left of its bill says so, and is asked about', async ({
  page,
}) => {
  const details = { title: 'Credit Note', againstId: 'a', againstNumber: 'INV-041' } as const
  const note = (id: string, number: string, price: string) =>
    keptBill(id, number, {
      texts: { rows: [keptRow('Umbrella', price)], details: { ...details, againstDate: TODAY } },
      total: '118.00',
    })
  await openKeptBills(page, [
    note('b', 'CN-002', '100'),
    keptBill('a', 'INV-041'),
    note('c', 'CN-001', '100'),
  ])
  const said = (sum: string) =>
    page.getByText(`This note comes to ${sum}. Only ₹165.20 of its bill is left to credit.`)
  await expect(page.getByText('Credit note on bill INV-041')).toBeVisible()
  await expect(page.getByText('is left to credit')).toHaveCount(0)
  await page.getByLabel('Price of item 1').fill('150')
  await expect(said('₹177.00')).toBeVisible()
  await page.getByRole('button', { name: 'Print credit note' }).click()
  await expect(page.getByRole('button', { name: 'Print anyway' }).locator('..')).toContainText(
    'Only ₹165.20 of its bill is left to credit.',
  )
  await page.getByLabel('Price of item 1').fill('140')
  await expect(page.getByText('This note comes to')).toHaveCount(0)
})
