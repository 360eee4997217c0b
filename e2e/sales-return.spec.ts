import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { isThorough, THOROUGH } from '../tests/is-thorough'
import { type AgreedPeriod, readShop, type ShopName } from '../tests/sales-shops'
import { violationsOn } from './axe'
import { openBillDetails } from './bill-page'
import { billsInDatabase } from './bills-database'
import { openFromList } from './kept-documents'
import { keepShop as keep } from './kept-shop'
import { bring } from './links'
import { openSecondTab } from './second-tab'
import {
  expect,
  isAlive,
  openPage,
  result,
  showIn,
  sidewaysScroll,
  testInTab as test,
} from './support'

/* The files of all six shops are the agreed ones in make-files.test.ts, to the last character. */

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

async function downloaded(page: Page, press: () => Promise<void>) {
  const waiting = page.waitForEvent('download')
  await press()
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

/** The official texts of HSN codes are the department's own, and no part of what was agreed. */
const agreedPart = (name: string, value: unknown) => (name === 'desc' ? undefined : value)

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('October of a shop: what is to mend, its tables and files, and the quarter it is in', async ({
    page,
  }) => {
    await keepShop(page, 'hardware')
    await openReturn(page, { day: '2026-10-01' })
    const agreed = agreedFor('hardware', 'month', '102026')

    await test.step('it says what is in the file, and what is to mend', async () => {
      await expect(hero(page, 'GSTR-1 of October 2026')).toHaveText('2 bills to mend')
      await expect(card(page)).toContainText(
        '41 of 43 bills and 3 credit notes are in the file. Due on 11 November 2026.',
      )
      await expect(result(page, 'Taxable value').first()).toHaveText('₹8,23,847.05')
      await expect(result(page, 'IGST').first()).toHaveText('₹56,576.73')
      const toMend = page.getByRole('region', { name: 'To mend first' })
      await expect(toMend).toContainText('The portal would refuse these two.')
      await expect(toMend.getByRole('listitem')).toHaveText([
        /SH-1009.*IGST is charged, and the place of supply is missing\..*Suresh Fernandes/,
        /SH-1012.*The buyer's GSTIN has a mistake\..*Royal Hardware · Its last character does not fit the others\./,
      ])
      await expect(toMend.getByRole('link', { name: 'Open bill SH-1012' })).toHaveAttribute(
        'href',
        '/gst/bill',
      )
      await expect(
        page.getByRole('region', { name: 'Worth a look' }).getByRole('listitem'),
      ).toHaveText([
        /SH-1054.*Item 1 has no HSN code\..*Om Stores · ₹64,831\.25 is not in table 12\./,
      ])
      await expect(page.getByRole('region', { name: 'Missing numbers' })).toContainText(
        'SH-1053 is not on this device.',
      )
    })

    await test.step('the tables stand below, and add up', async () => {
      const cells = async (what: string) =>
        (await rowOf(page, what).getByRole('cell').allTextContents()).filter(Boolean).join(' ')
      expect(await cells('To buyers with a GSTIN')).toBe(
        '4A 14 bills ₹2,47,916.10 ₹11,935.30 ₹9,665.60 ₹9,665.60',
      )
      expect(await cells('In the file')).toBe('₹8,29,285.37 ₹56,576.73 ₹27,728.36 ₹27,728.36')
      expect(await cells('Left out until mended')).toBe('2 bills ₹29,265.82 GST ₹3,391.70')
      expect(await cells('All of October')).toBe('₹8,58,551.19 GST ₹1,15,425.15')
      expect(await cells('HSN summary, all others')).toBe(
        '12 14 rows ₹5,79,194.59 ₹44,650.07 ₹18,062.76 ₹18,062.76',
      )
      expect(await cells('Documents issued, 4 ranges of numbers')).toBe(
        '13 48 documents 2 cancelled',
      )
      const hsn = page.getByRole('region', { name: '12 · HSN summary' })
      await expect(hsn.getByRole('row')).toHaveCount(11)
      await expect(hsn).toContainText('1 to 10 of 14')
      await hsn.getByRole('button', { name: 'Show all' }).click()
      await expect(hsn.getByRole('row')).toHaveCount(15)
      await hsn.getByText('Others', { exact: true }).click()
      await expect(hsn.getByRole('row')).toHaveCount(11)
      await expect(
        page.getByRole('region', { name: 'GSTR-3B' }).getByRole('definition'),
      ).toHaveText([
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

    await test.step('the file for the portal and those for the offline tool', async () => {
      const json = page.getByRole('button', { name: 'Download GSTR-1 (JSON)' })
      const { name, path } = await downloaded(page, () => json.press('Enter'))
      const { gstin } = agreed.gstr1 as { gstin: string }
      expect(name).toBe(`returns_10112026_R1_${gstin}_offline.json`)
      const file = await readFile(path, 'utf8')
      expect(file).toContain('"desc":"')
      expect(JSON.stringify(JSON.parse(file, agreedPart))).toBe(JSON.stringify(agreed.gstr1))
      const steps = page.getByRole('region', { name: 'Where the portal takes it' })
      await expect(steps.getByRole('listitem')).toHaveText([
        /Prepare offline .*Upload/,
        /processed/,
        /Look through it and file/,
      ])
      await expect(steps).toContainText(
        'Made in the form of the offline tool V3.2.4 of 26 December 2025. Look through it on the portal before you file.',
      )
      await expect(steps).toContainText('Nobody here has uploaded such a file')
      const csv = page.getByRole('button', { name: 'CSV of To buyers with a GSTIN' })
      expect((await downloaded(page, () => csv.click())).name).toBe('gstr1-102026-b2b.csv')
      const excel = page.getByRole('button', { name: 'Excel for the offline tool' })
      expect((await downloaded(page, () => excel.click())).name).toMatch(/\.xlsx$/)
    })

    await test.step('a link has no figures', async () => {
      await page.getByRole('button', { name: 'Share link' }).click()
      await expect(toast(page, 'Link copied')).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toMatch(/\/gst\/sales#/)
      expect(link).not.toMatch(/₹|SH-|mend/)
    })

    await test.step('by keyboard, it is filed every quarter', async () => {
      await page.getByRole('button', { name: 'Download GSTR-1 (JSON)' }).focus()
      await page.keyboard.press('Tab')
      const mark = page.getByRole('button', { name: 'Mark as filed' })
      await expect(mark).toBeFocused()
      await page.keyboard.press('Enter')
      const asked = page.getByRole('dialog', { name: 'Mark GSTR-1 of October 2026 as filed?' })
      await expect(asked.getByRole('listitem')).toHaveText([/^SH-1009/, /^SH-1012 Royal Hardware/])
      await page.keyboard.press('Escape')
      await expect(mark).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('radio', { name: 'Every month' })).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(card(page)).toContainText('It need not be sent')
    })

    await test.step('the quarter is offered, and what went by IFF is left out', async () => {
      await bring(page, 'part=return&kind=month&day=2026-12-01')
      await expect(card(page)).toContainText(
        'You file by the quarter: choose October to December 2026.',
      )
      await expect(page.getByRole('button', { name: /^(Download|CSV of)/ })).toHaveCount(0)
      await page.getByRole('button', { name: 'Choose October to December 2026' }).click()
      await expect(hero(page, 'GSTR-1 of October to December 2026')).toBeVisible()
      const paiseIn = async (row: string) => {
        const text = await rowOf(page, row).getByRole('cell').nth(2).textContent()
        return Number(text?.replace(/[^\d-]/g, ''))
      }
      const all = rowOf(page, 'All of October to December 2026').getByRole('cell').nth(2)
      const whole = `${await all.textContent()}`
      const before = await paiseIn('In the file')
      const october = page.getByRole('checkbox', { name: 'October 2026' })
      await october.check()
      await expect(rowOf(page, 'Sent by IFF already')).toContainText('₹')
      await expect(all).toHaveText(whole)
      expect((await paiseIn('In the file')) + (await paiseIn('Sent by IFF already'))).toBe(before)
      await october.uncheck()
      await expect(rowOf(page, 'Sent by IFF already')).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('radio', { name: 'Every quarter' })).toBeChecked()
    })
  })
})

test('in two tabs: a return is marked as filed, its bills change, and one is paid', {
  tag: THOROUGH,
}, async ({ page }) => {
  await keepShop(page, 'small')
  await openReturn(page, { day: '2026-10-01' })
  const mark = page.getByRole('button', { name: 'Mark as filed' })

  await test.step('storage that takes no mark says so, and nothing is marked', async () => {
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = () => {
        IDBObjectStore.prototype.put = put
        throw new DOMException('no room', 'QuotaExceededError')
      }
    })
    await mark.click()
    await expect(toast(page, 'the storage of this device is full')).toBeVisible()
    await expect(mark).toBeVisible()
  })

  const second = await openSecondTab(page)
  await openReturn(second, { day: '2026-10-01' })
  await test.step('both say that it is filed; it is taken back, and that is, too', async () => {
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
  })

  const isKept = () => expect(toast(second, 'Kept on this device')).toBeVisible()
  await test.step('bills that change in the other tab are named', async () => {
    await openPage(second, '/gst/bill')
    for (const number of ['G-004', 'G-005']) {
      await openFromList(second, number)
      await second.getByRole('button', { name: 'Change it anyway' }).click()
      await openBillDetails(second)
      await second.getByLabel("Buyer's address").fill('7 Gandhi Chowk')
      await isKept()
    }
    const changed = page.getByRole('region', { name: 'Changed since' })
    await expect(changed).toContainText('2 bills of October changed after you marked it as filed.')
    await expect(changed).toContainText('G-004, G-005')
    await expect(changed).toContainText('GSTR-1A')
  })

  await test.step('a payment comes into the bill that is being typed there', async () => {
    await page.getByRole('radio', { name: 'Money' }).check()
    await page.getByRole('button', { name: 'Ravi Rao', exact: true }).click()
    const inFull = page.getByRole('button', { name: 'Paid in full: G-005' })
    await expect(inFull).toBeVisible()
    const item = second.getByRole('textbox', { name: 'Item 1', exact: true })
    const before = await item.inputValue()
    const kept = (await billsInDatabase(page)).length
    await item.press('End')
    const typing = item.pressSequentially(' and all that goes with it', { delay: 40 })
    await inFull.click()
    await expect(page.getByText('₹1,179.99 noted on G-005')).toBeVisible()
    await typing
    await item.pressSequentially('!')
    await expect
      .poll(async () => {
        const found = (await billsInDatabase(page)).find(
          ({ texts }) => texts.details.number === 'G-005',
        )
        return [found?.texts.rows[0]?.description, found?.texts.payments?.[0]?.amount]
      })
      .toEqual([`${before} and all that goes with it!`, '1179.99'])
    // No copy was made of it.
    expect(await billsInDatabase(page)).toHaveLength(kept)
  })
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

/** What of the part stands out of the window. */
const widerThanWindow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-island] *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  )

test('a shop with troubles is read and heard in all three parts, on a wide screen and on a phone', {
  tag: THOROUGH,
}, async ({ page }) => {
  await keepShop(page, 'trouble')
  await openReturn(page, { day: '2026-10-01' })
  // One part on a phone in the dark, one on a wide screen in the light; the first part is with all pages.
  const wide = { width: 1280, height: 800 }
  const phone = { width: 390, height: 800 }

  await test.step('the return', async () => {
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await widerThanWindow(page), `at ${width}`).toEqual([])
    }
    if (isThorough) {
      await page.setViewportSize(wide)
      expect(await violationsOn(page), 'wide, in the light').toEqual([])
    }
    await page.setViewportSize(phone)
    expect(await widerThanWindow(page), 'at 390').toEqual([])
    await showIn(page, 'dark')
    expect(await violationsOn(page), 'on a phone, in the dark').toEqual([])
  })

  await test.step('money, with the bills of a customer and the dialog of a payment', async () => {
    await page.setViewportSize(wide)
    await showIn(page, 'light')
    await page.getByRole('radio', { name: 'Money' }).check()
    await expect(result(page, 'Owed to you')).toHaveText('₹1,62,084.00')
    await expect(page.getByText('on 22 bills that are due, across all months')).toBeVisible()
    await expect(result(page, 'You owe')).toHaveText('₹7,080.00')
    await expect(page.getByText('The amount of 1 payment cannot be read')).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    const minus = page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: 'Minus', exact: true }) })
    await expect(minus.getByRole('cell').last()).toHaveText('-₹1,416.00')
    await page.locator('[data-customer]').first().press('Enter')
    const note = page.getByRole('button', { name: /^Note a payment on/ }).first()
    await expect(note).toBeVisible()
    expect(await violationsOn(page), 'wide, in the light').toEqual([])
    await note.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Amount')).toBeVisible()
    expect(await violationsOn(page, 'dialog'), 'noting').toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(note).toBeFocused()
    for (const width of [1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page), `at ${width}`).toBe(0)
    }
    if (isThorough) {
      await showIn(page, 'dark')
      expect(await violationsOn(page), 'on the smallest phone, in the dark').toEqual([])
    }
    await page.setViewportSize(wide)
  })

  await test.step('totals name bills without a date or items, and other money', async () => {
    await page.getByRole('radio', { name: 'Totals' }).check()
    await expect(result(page, 'Sales')).toHaveText('₹1,53,588.00')
    await expect(page.getByText('Example', { exact: true })).toHaveCount(0)
    await expect(page.getByText('1 bill in USD is not added up.')).toBeVisible()
    await expect(page.getByText('1 draft has no items and is not counted.')).toBeVisible()
    await expect(page.getByText('1 bill has no date and is in no period.')).toBeVisible()
    const rates = page.getByRole('table', { name: 'By rate' })
    await expect(rates.getByRole('rowheader', { name: '17%' })).toBeVisible()
    // A month of one credit note is below zero, and has no best day.
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(result(page, 'Sales')).toHaveText('-₹1,416.00')
    await expect(page.getByText('0 bills, less 1 credit note of ₹1,416.00')).toBeVisible()
    await expect(page.getByText('No bill counts on any day.')).toBeVisible()
  })
})

test('in Hindi it has the same figures', { tag: THOROUGH }, async ({ page }) => {
  await keepShop(page, 'hardware')
  await openReturn(page, { day: '2026-10-01', language: '/hi' })
  await expect(hero(page, 'अक्टूबर 2026 का GSTR-1')).toHaveText('2 बिल ठीक करें')
  await expect(card(page)).toContainText('43 में से 41 बिल और 3 क्रेडिट नोट फ़ाइल में हैं।')
  await expect(card(page)).toContainText('खरीदार के GSTIN में गलती है।')
  const json: Locator = page.getByRole('button', { name: 'GSTR-1 डाउनलोड (JSON)' })
  const { path } = await downloaded(page, () => json.click())
  expect(JSON.parse(await readFile(path, 'utf8'), agreedPart)).toEqual(
    agreedFor('hardware', 'month', '102026').gstr1,
  )
  await expect(page.getByRole('region', { name: 'टेबल', exact: true })).toContainText('₹8,58,551.19')
})
