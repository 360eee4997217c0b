import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import readXlsxFile from 'read-excel-file/node'
import { THOROUGH } from '../tests/is-thorough'
import { type AgreedPeriod, readShop, type ShopName } from '../tests/sales-shops'
import { expectNoViolations } from './axe'
import { openBillDetails } from './bill-page'
import { billsInDatabase } from './bills-database'
import { keepShop as keep } from './kept-shop'
import { openSecondTab } from './second-tab'
import { expect, isAlive, openPage, result, testInTab as test } from './support'

type Frame = { kind?: 'month' | 'quarter' | 'year'; day?: string; language?: string }

/** Ten days after the month that most of it is about. */
async function keepShop(page: Page, name: ShopName, seller: Record<string, string> = {}) {
  await page.clock.setFixedTime(new Date('2026-11-10T10:00:00'))
  await keep(page, name, (file) => Object.assign(file.seller, seller))
}

/** Opens the part, and waits for its answer. */
async function openReturn(page: Page, { kind = 'month', day = '', language = '' }: Frame = {}) {
  await page.goto(`${language}/gst/sales#v=1&part=return&kind=${kind}&day=${day}`)
  await isAlive(page)
  await expect(card(page)).toBeVisible()
}

const card = (page: Page) => page.getByRole('region', { name: /^(Result|नतीजा)$/ })
const hero = (page: Page, label: string) => result(page, label)
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first()
const rowOf = (page: Page, what: string) =>
  page
    .getByRole('region', { name: 'The tables' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: what, exact: true }) })

async function downloaded(button: Locator) {
  const waiting = button.page().waitForEvent('download')
  await button.click()
  const download = await waiting
  return { name: download.suggestedFilename(), path: await download.path() }
}

const agreedFor = (name: ShopName, kind: string, fp: string): AgreedPeriod => {
  const found = readShop(name).expected.find(
    ({ period }) => period.kind === kind && period.fp === fp,
  )
  if (!found) throw new Error(`no ${kind} ${fp}`)
  return found
}

for (const { name, kind, fp, day, button } of [
  {
    name: 'hardware',
    kind: 'month',
    fp: '102026',
    day: '2026-10-01',
    button: 'Download GSTR-1 (JSON)',
  },
  {
    name: 'trouble',
    kind: 'month',
    fp: '102026',
    day: '2026-10-01',
    button: 'Download GSTR-1 (JSON)',
  },
  {
    name: 'big',
    kind: 'quarter',
    fp: '092026',
    day: '2026-07-01',
    button: 'Download GSTR-1 (JSON)',
  },
  { name: 'big', kind: 'month', fp: '072026', day: '2026-07-01', button: 'Download IFF (JSON)' },
] as const) {
  test(`${name}, ${kind} ${fp}: the file is the agreed one, key by key`, async ({ page }) => {
    await keepShop(page, name)
    await openReturn(page, { kind, day })
    const { name: fileName, path } = await downloaded(page.getByRole('button', { name: button }))
    const agreed = agreedFor(name, kind, fp)
    const { gstin } = agreed.gstr1 as { gstin: string }
    expect(fileName).toBe(`returns_10112026_R1_${gstin}_offline.json`)
    const text = await readFile(path, 'utf8')
    expect(JSON.parse(text)).toEqual(agreed.gstr1)
    expect(text).toBe(JSON.stringify(agreed.gstr1))

    const steps = page.getByRole('region', { name: 'Where the portal takes it' })
    await expect(steps.getByRole('listitem')).toHaveText([
      /Prepare offline .*Upload/,
      /processed/,
      /Look through it and file/,
    ])
    await expect(steps).toContainText(
      'Made in the form of the offline tool V3.2.4, July 2026. Look through it on the portal before you file.',
    )
    await expect(steps).toContainText('Nobody here has uploaded such a file')
  })
}

test('October of the hardware shop is that of the picture', async ({ page }) => {
  await keepShop(page, 'hardware')
  await openReturn(page, { day: '2026-10-01' })
  await expect(hero(page, 'GSTR-1 of October 2026')).toHaveText('2 bills to mend')
  await expect(card(page)).toContainText(
    '41 of 43 bills and 3 credit notes are in the file. Due on 11 November 2026.',
  )
  for (const [label, amount] of [
    ['Taxable value', '₹8,23,847.05'],
    ['Without tax', '₹5,438.32'],
    ['IGST', '₹56,576.73'],
    ['CGST', '₹27,728.36'],
    ['SGST', '₹27,728.36'],
  ] as const) {
    await expect(result(page, label).first()).toHaveText(amount)
  }
  const toMend = page.getByRole('region', { name: 'To mend first' })
  await expect(toMend).toContainText('The portal would refuse these two.')
  await expect(toMend.getByRole('listitem')).toHaveText([
    /SH-1009.*IGST is charged, and the place of supply is missing\..*Suresh Fernandes/,
    /SH-1012.*The buyer's GSTIN has a mistake\..*Royal Hardware · Its last character does not fit the others\./,
  ])
  await expect(page.getByRole('region', { name: 'Worth a look' }).getByRole('listitem')).toHaveText(
    [/SH-1054.*Item 1 has no HSN code\..*Om Stores · ₹64,831\.25 is not in table 12\./],
  )
  await expect(page.getByRole('region', { name: 'Missing numbers' })).toContainText(
    'SH-1053 is not on this device.',
  )

  const cells = async (what: string) =>
    (await rowOf(page, what).getByRole('cell').allTextContents()).filter(Boolean).join(' ')
  expect(await cells('To buyers with a GSTIN')).toBe(
    '4A 14 bills ₹2,47,916.10 ₹11,935.30 ₹9,665.60 ₹9,665.60',
  )
  expect(await cells('All others without a GSTIN, by state and rate')).toBe(
    '7 4 rows ₹3,14,012.39 -₹2,379.08 ₹18,062.76 ₹18,062.76',
  )
  expect(await cells('In the file')).toBe('₹8,29,285.37 ₹56,576.73 ₹27,728.36 ₹27,728.36')
  expect(await cells('Left out until mended')).toBe('2 bills ₹29,265.82 GST ₹3,391.70')
  expect(await cells('All of October')).toBe('₹8,58,551.19 GST ₹1,15,425.15')
  expect(await cells('HSN summary, all others')).toBe(
    '12 14 rows ₹5,79,194.59 ₹44,650.07 ₹18,062.76 ₹18,062.76',
  )
  expect(await cells('Documents issued, 4 ranges of numbers')).toBe('13 48 documents 2 cancelled')

  const hsn = page.getByRole('region', { name: '12 · HSN summary' })
  await expect(hsn.getByRole('row')).toHaveCount(11)
  await expect(hsn).toContainText('1 to 10 of 14')
  await hsn.getByRole('button', { name: 'Show all' }).click()
  await expect(hsn.getByRole('row')).toHaveCount(15)
  await hsn.getByText('Others', { exact: true }).click()
  await expect(hsn.getByRole('row')).toHaveCount(11)

  const gstr3b = page.getByRole('region', { name: 'GSTR-3B' })
  await expect(gstr3b.getByRole('definition')).toHaveText([
    '₹8,23,847.05',
    '₹56,576.73',
    '₹27,728.36',
    '₹27,728.36',
    '₹5,438.32',
    '₹0.00',
    '₹1,63,671.36',
    '₹25,384.22',
    '₹50,713.62',
    '₹19,265.85',
  ])
})

test('a table as CSV has the heads of the tool', async ({ page }) => {
  await keepShop(page, 'hardware')
  await openReturn(page, { day: '2026-10-01' })
  const { name, path } = await downloaded(
    page.getByRole('button', { name: 'CSV of To buyers with a GSTIN' }),
  )
  expect(name).toBe('gstr1-102026-b2b.csv')
  const lines = (await readFile(path, 'utf8')).trim().split('\r\n')
  const agreed = agreedFor('hardware', 'month', '102026').csv?.['b2b,sez,de'] ?? []
  expect(lines[0]).toBe(agreed[0]?.join(','))
  expect(lines).toHaveLength(agreed.length)
})

test('the workbook has the sheets of the tool, heads in row 4 and dates as text', async ({
  page,
}) => {
  await keepShop(page, 'hardware')
  await openReturn(page, { day: '2026-10-01' })
  const { path } = await downloaded(
    page.getByRole('button', { name: 'Excel for the offline tool' }),
  )
  const agreed = agreedFor('hardware', 'month', '102026').csv ?? {}
  const sheets = await readXlsxFile(path)
  expect(sheets.map(({ sheet }) => sheet).sort()).toEqual(Object.keys(agreed).sort())
  for (const { sheet, data: read } of sheets) {
    const rows = agreed[sheet] ?? []
    const heads = [...(rows[0] ?? [])]
    if (sheet === 'b2cs') [heads[2], heads[3]] = [heads[3] ?? '', heads[2] ?? '']
    expect(read[3], sheet).toEqual(heads)
    expect(read.slice(4), sheet).toHaveLength(rows.length - 1)
    if (sheet === 'b2b,sez,de') {
      expect(read[4]?.[3]).toBe(rows[1]?.[3])
      expect(read[4]?.[3]).toMatch(/^\d\d-Oct-2026$/)
      expect(read[4]?.[11]).toBe(Number(rows[1]?.[11]))
    }
  }
})

test('a bill that is mended is in the file', async ({ page }) => {
  await keepShop(page, 'hardware')
  await openPage(page, '/gst/bill')
  await page.getByRole('button', { name: 'Bills', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'Your bills' })
  await list.getByRole('searchbox').fill('SH-1009')
  await list.getByRole('button', { name: 'Open SH-1009' }).click()
  await openBillDetails(page)
  await page.getByLabel('Place of supply').selectOption('Goa (30)')
  // The page said that it is kept when it was opened, too.
  await expect
    .poll(async () => {
      const bills = await billsInDatabase(page)
      return bills.find(({ texts }) => texts.details.number === 'SH-1009')?.texts.details
    })
    .toMatchObject({ placeOfSupply: '30' })
  await expect(toast(page, 'Kept on this device')).toBeVisible()

  await openReturn(page, { day: '2026-10-01' })
  await expect(hero(page, 'GSTR-1 of October 2026')).toHaveText('1 bill to mend')
  await expect(card(page)).toContainText('42 of 43 bills and 3 credit notes')
  await expect(page.getByRole('region', { name: 'To mend first' })).not.toContainText('SH-1009')
})

test('Open bill asks the bill page for the bill and its field', async ({ page }) => {
  await keepShop(page, 'hardware')
  await openReturn(page, { day: '2026-10-01' })
  const open = page.getByRole('link', { name: 'Open bill SH-1012' })
  await expect(open).toHaveAttribute('href', '/gst/bill')
  // What is asked of the bill page is read from the tab before that page takes it.
  const asked = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const write = Storage.prototype.setItem
        Storage.prototype.setItem = function (key: string, text: string) {
          if (text.includes('"back"')) resolve(text)
          write.call(this, key, text)
        }
      }),
  )
  await open.click()
  const { file } = readShop('hardware') as {
    file: { bills: { id: string; texts: { details: { number: string } } }[] }
  }
  const bill = file.bills.find(({ texts }) => texts.details.number === 'SH-1012')
  expect(JSON.parse(await asked)).toEqual({
    id: bill?.id,
    field: 'buyerGstin',
    back: '/gst/sales',
  })
  await expect(page).toHaveURL(/\/gst\/bill/)
})

test('marked as filed, taken back, and told what changed since, in two tabs', async ({ page }) => {
  await keepShop(page, 'hardware')
  await openReturn(page, { day: '2026-10-01' })
  const second = await openSecondTab(page)
  await second.clock.setFixedTime(new Date('2026-11-10T10:00:00'))
  await openReturn(second, { day: '2026-10-01' })

  const mark = page.getByRole('button', { name: 'Mark as filed' })
  await mark.click()
  await expect(card(page)).toContainText('Marked as filed on 10 November 2026.')
  await expect(card(second)).toContainText('Marked as filed on 10 November 2026.')
  await expect(page.getByRole('button', { name: 'Not filed after all' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(mark).toBeVisible()

  await mark.click()
  await page.getByRole('button', { name: 'Not filed after all' }).click()
  await expect(mark).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page)).toContainText('Marked as filed on 10 November 2026.')
  await page.reload()
  await expect(card(page)).toContainText('Marked as filed on 10 November 2026.')

  await openPage(second, '/gst/bill')
  for (const number of ['SH-1009', 'SH-1012']) {
    await second.getByRole('button', { name: 'Bills', exact: true }).click()
    const list = second.getByRole('dialog', { name: 'Your bills' })
    await list.getByRole('searchbox').fill(number)
    await list.getByRole('button', { name: `Open ${number}` }).click()
    await second.getByRole('button', { name: 'Change it anyway' }).click()
    await openBillDetails(second)
    await second.getByLabel("Buyer's address").fill('7 Gandhi Chowk')
    await expect(toast(second, 'Kept on this device')).toBeVisible()
  }
  const changed = page.getByRole('region', { name: 'Changed since' })
  await expect(changed).toContainText('2 bills of October changed after you marked it as filed.')
  await expect(changed).toContainText('SH-1009, SH-1012')
  await expect(changed).toContainText('GSTR-1A')
})

test('storage that takes no mark says so, and nothing is marked', async ({ page }) => {
  await keepShop(page, 'hardware')
  await openReturn(page, { day: '2026-10-01' })
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Mark as filed' }).click()
  await expect(toast(page, 'the storage of this device is full')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as filed' })).toBeVisible()
})

test('filing every quarter: the period is offered, and what went by IFF is left out', async ({
  page,
}) => {
  await keepShop(page, 'big', { filing: 'monthly' })
  await openReturn(page, { day: '2026-09-01' })
  await expect(hero(page, 'GSTR-1 of September 2026')).toHaveText('Ready')
  await page.getByText('Every quarter', { exact: true }).click()
  await expect(card(page)).toContainText('You file by the quarter: choose July to September 2026.')
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^CSV of/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Choose July to September 2026' }).click()
  await expect(hero(page, 'GSTR-1 of July to September 2026')).toHaveText('Ready')

  const inFile = rowOf(page, 'In the file').getByRole('cell').nth(2)
  const all = rowOf(page, 'All of July to September 2026').getByRole('cell').nth(2)
  const whole = await all.textContent()
  expect(await inFile.textContent()).toBe(whole)
  await page.getByRole('checkbox', { name: 'July 2026' }).check()
  await expect(rowOf(page, 'Sent by IFF already')).toContainText('₹')
  await expect(all).toHaveText(whole ?? '')
  const paise = async (cell: Locator) =>
    Number(((await cell.textContent()) ?? '').replace(/[^\d-]/g, ''))
  const sent = await paise(rowOf(page, 'Sent by IFF already').getByRole('cell').nth(2))
  expect((await paise(inFile)) + sent).toBe(await paise(all))

  const { path } = await downloaded(page.getByRole('button', { name: 'Download GSTR-1 (JSON)' }))
  const file = JSON.parse(await readFile(path, 'utf8'))
  const dates = file.b2b.flatMap(({ inv }: { inv: { idt: string }[] }) => inv.map(({ idt }) => idt))
  expect(dates.filter((date: string) => date.includes('-07-2026'))).toEqual([])
  expect(dates.length).toBeGreaterThan(10)
  const agreed = agreedFor('big', 'quarter', '092026').gstr1 as Record<string, unknown>
  expect(file.hsn).toEqual(agreed.hsn)
  expect(file.doc_issue).toEqual(agreed.doc_issue)
  expect(file.b2cs).toEqual(agreed.b2cs)

  await page.getByRole('checkbox', { name: 'July 2026' }).uncheck()
  await expect(rowOf(page, 'Sent by IFF already')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Every quarter' })).toBeChecked()
})

test('a composition dealer, a wrong GSTIN, an older form and a month without bills get no file', {
  tag: THOROUGH,
}, async ({ page }) => {
  for (const [seller, day, text] of [
    [
      { scheme: 'composition' },
      '2026-10-01',
      'A composition dealer files CMP-08 and GSTR-4, not GSTR-1.',
    ],
    [{ gstin: '' }, '2026-10-01', 'Your GSTIN is missing.'],
    [{ gstin: '27AAPFU0939F1ZX' }, '2026-10-01', 'Your GSTIN has a mistake.'],
    [{ state: '24' }, '2026-10-01', 'Your state is not that of your GSTIN.'],
    [{}, '2025-04-01', 'The form before May 2025 was another one; it is not made here.'],
    [
      {},
      '2026-06-01',
      'Nothing was sold in June 2026. The portal wants a nil return all the same.',
    ],
  ] as const) {
    await keepShop(page, 'small', seller)
    await openReturn(page, { day })
    await expect(card(page)).toContainText(text)
    await expect(page.getByRole('button', { name: /Download|CSV|Excel/ })).toHaveCount(0)
    if ('scheme' in seller) {
      await expect(card(page)).toContainText('October to December 2026')
    }
    if ('gstin' in seller) {
      await expect(page.getByRole('link', { name: "To your shop's details" })).toBeVisible()
    }
  }
})

test('the example changes nothing that is kept', async ({ page }) => {
  await openReturn(page)
  await expect(hero(page, 'GSTR-1 of October 2026')).toHaveText('2 bills to mend')
  await expect(page.getByRole('button', { name: 'Mark as filed' })).toBeDisabled()
  await expect(page.getByRole('radio', { name: 'Every quarter' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Open bill SH-1009' })).toBeDisabled()
})

test('what is copied has the answer, and a link without figures', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openReturn(page)
  await page.getByRole('button', { name: 'Share link' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/gst\/sales#/)
  expect(link).not.toMatch(/₹|SH-|mend/)
})

test('by keyboard alone: the file, the choice of codes and how it is filed', async ({ page }) => {
  await keepShop(page, 'hardware')
  await openReturn(page, { day: '2026-10-01' })
  await page.getByRole('button', { name: 'Download GSTR-1 (JSON)' }).focus()
  const waiting = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  await waiting
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Mark as filed' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Every month' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(card(page)).toContainText('It need not be sent')
})

/** What of the part stands out of the window. */
const widerThanWindow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-island] *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  )

test('nothing is wrong for those who hear it, in the light and in the dark, on a phone too', async ({
  page,
}) => {
  await keepShop(page, 'trouble')
  await openReturn(page, { day: '2026-10-01' })
  await expectNoViolations(page, 'the return')
  for (const width of [320, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await widerThanWindow(page), `at ${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoViolations(page, 'the return on a phone')
})

test('in Hindi it has the same figures', { tag: THOROUGH }, async ({ page }) => {
  await keepShop(page, 'hardware')
  await openReturn(page, { day: '2026-10-01', language: '/hi' })
  await expect(hero(page, 'अक्टूबर 2026 का GSTR-1')).toHaveText('2 बिल ठीक करें')
  await expect(card(page)).toContainText('43 में से 41 बिल और 3 क्रेडिट नोट फ़ाइल में हैं।')
  await expect(card(page)).toContainText('खरीदार के GSTIN में गलती है।')
  const { path } = await downloaded(page.getByRole('button', { name: 'GSTR-1 डाउनलोड (JSON)' }))
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(
    agreedFor('hardware', 'month', '102026').gstr1,
  )
  await expect(page.getByRole('region', { name: 'टेबल', exact: true })).toContainText('₹8,58,551.19')
})
