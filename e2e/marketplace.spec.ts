import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field, typeTexts } from './fields'
import { bring, openElsewhere } from './links'
import { textsOutsideTheirCard } from './overflow'
import { expectResults } from './results'
import {
  expect,
  openPage,
  result,
  sidewaysScroll,
  testInTab as test,
  test as testInNewTab,
} from './support'
import { widths } from './widths'

const PATH = '/ecommerce-profit/marketplace'

const bands = (page: Page) => page.getByRole('table').filter({ hasText: 'Any above' })
const prices = (page: Page) => bands(page).getByRole('textbox', { name: /^Up to price/ })
const cardChoice = (page: Page) => page.getByRole('combobox', { name: 'Fee card' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const verdict = (page: Page) => page.getByRole('region', { name: 'Result' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Fee cards' })
const pricesTyped = (page: Page) =>
  prices(page).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

/** Opens a fold, unless it is open. */
async function openFold(page: Page, name: string) {
  const fold = page.locator('details').filter({ has: page.getByText(name, { exact: true }) })
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
  await expect(fold.getByRole('textbox').first()).toBeVisible()
}

async function keepCard(page: Page, name: string) {
  await page.getByRole('button', { name: /^(Keep this card|Your fee cards)$/ }).click()
  await dialog(page).getByRole('textbox').fill(name)
  await dialog(page).getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(dialog(page).getByRole('status')).toHaveText(`${name} kept on this device.`)
}

const closeDialog = (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()

test('the five worked orders', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  await test.step('a registered seller', async () => {
    await expectResults(page, {
      'Profit per order': '₹191.00',
      'Selling price': '₹1,180.00',
      'GST in the price': '₹180.00',
      Commission: '₹177.00',
      'Fixed fee': '₹65.00',
      'Shipping fee': '₹65.00',
      Ads: '₹40.00',
      Packing: '₹12.00',
      'Cost price': '₹450.00',
      Margin: '19.10%',
      Payout: '₹811.74',
      'Held back for now': '₹6.00',
      'GST to pay': '₹34.38',
    })
    await expect(verdict(page)).toContainText('19.10% margin on the net sale of ₹1,000.00')
    await expect(verdict(page)).toContainText('TCS ₹5.00, TDS ₹1.00')
    await expect(verdict(page)).toContainText('after ₹145.62 input tax')
    for (const name of ['Return fees', 'Damaged goods', 'Composition tax']) {
      await expect(result(page, name)).toHaveCount(0)
    }
  })

  await test.step('an unregistered seller, a composition dealer and a registered one', async () => {
    await bring(page, 'bands=~0~0&gst=5')
    await page.getByRole('radio', { name: 'Not registered' }).check()
    await typeTexts(page, {
      'Selling price': '499',
      'Cost price': '220',
      Packing: '8',
      'Shipping fee': '70',
      'Ads per order': '0',
    })
    await expect(field(page, 'GST rate (%)')).toHaveCount(0)
    await expect(field(page, 'GST on cost (%)')).toHaveCount(0)
    await expect(page.getByText('cost and packing are with GST')).toBeVisible()
    await expectResults(page, {
      'Profit per order': '₹188.40',
      Margin: '37.76%',
      Payout: '₹415.90',
      'Held back for now': '₹0.50',
    })
    await expect(result(page, 'GST to pay')).toHaveCount(0)

    await page.getByRole('radio', { name: 'Composition' }).check()
    await expectResults(page, {
      'Profit per order': '₹183.41',
      'Composition tax': '₹4.99',
      Payout: '₹413.41',
      'GST to pay': '₹4.99',
    })

    await page.getByRole('radio', { name: 'Registered', exact: true }).check()
    await typeTexts(page, {
      'Cost price': '209.5238095238095238095238',
      'GST on cost (%)': '5',
      Packing: '6.7796610169491525423728',
      'GST on packing (%)': '18',
    })
    await expectResults(page, {
      'Profit per order': '₹188.93',
      Payout: '₹413.55',
      'GST to carry forward': '₹0.53',
    })
  })

  await test.step('returns', async () => {
    await bring(page, 'bands=~12~25')
    await typeTexts(page, {
      'Selling price': '1,050',
      'GST rate (%)': '5',
      'Cost price': '400',
      'GST on cost (%)': '5',
      Packing: '10',
      'Ads per order': '50',
    })
    await expect(result(page, 'Profit per order')).toHaveText('₹324.00')
    await openFold(page, 'Returns')
    await typeTexts(page, {
      'Returned (%)': '20',
      'Fee per return': '75',
      'Damaged (%) of returned': '25',
    })
    await expect(
      page.getByText('For every 100 orders sent, 80 are kept and 5 pieces are written off.'),
    ).toBeVisible()
    await expect(page.getByText('20% come back, ₹75 each')).toBeVisible()
    await expectResults(page, {
      'Profit per order': '₹193.20',
      'Selling price': '₹840.00',
      'GST in the price': '₹40.00',
      Commission: '₹100.80',
      'Fixed fee': '₹25.00',
      'Return fees': '₹15.00',
      'Cost price': '₹320.00',
      'Damaged goods': '₹21.00',
      Margin: '24.15%',
      Payout: '₹592.36',
      'Held back for now': '₹4.80',
      'GST to carry forward': '₹23.84',
    })
    await expect(verdict(page)).toContainText('₹241.50 for each order kept')
    await expect(verdict(page)).toContainText('counts as profit, not yet cash')

    await page.getByRole('checkbox', { name: 'Commission' }).uncheck()
    await expect(result(page, 'Commission')).toHaveText('₹126.00')
    await expect(result(page, 'Profit per order')).toHaveText('₹168.00')
  })

  await test.step('a cliff: one paisa more costs 181 rupees', async () => {
    await bring(page, 'bands=1,000~0~34*~15~65')
    await typeTexts(page, {
      'Cost price': '520',
      Packing: '10',
      'Ads per order': '0',
      'Selling price': '1,000',
    })
    await expect(result(page, 'Profit per order')).toHaveText('₹218.46')
    await expect(page.getByText('0% and ₹34 apply')).toBeVisible()
    await field(page, 'Selling price').fill('1,000.01')
    await expect(result(page, 'Profit per order')).toHaveText('₹37.46')
    await expect(page.getByText('15% and ₹65 apply')).toBeVisible()
  })

  await test.step('a loss', async () => {
    await bring(page, 'bands=~0~0')
    await typeTexts(page, {
      'Selling price': '299',
      'GST rate (%)': '5',
      'Cost price': '210',
      'GST on cost (%)': '5',
      Packing: '6',
      'Shipping fee': '0',
      'Ads per order': '25',
    })
    await expect(result(page, 'Profit per order')).toHaveText('₹43.76')
    await openFold(page, 'Returns')
    await typeTexts(page, {
      'Undelivered (%)': '25',
      'Damaged (%) of undelivered': '5',
      'Returned (%)': '10',
      'Fee per return': '165',
      'Damaged (%) of returned': '30',
    })
    await expectResults(page, {
      'Profit per order': '-₹8.28',
      Payout: '₹173.77',
      'GST to carry forward': '₹6.12',
    })
    await expect(verdict(page).getByText('Loss', { exact: true }).first()).toBeVisible()
    await expect(verdict(page)).toContainText('-₹12.73 for each order kept')
    await expect(page.getByText('25% undelivered, 10% returned')).toBeVisible()
  })
})

test('GST may follow the price, and be inside the fees', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  await test.step('clothes and shoes have the rate of their price, and one that has none counts at 18%', async () => {
    await page.getByRole('button', { name: 'Clothes and shoes' }).click()
    await expect(field(page, 'GST rate (%)')).toHaveValue('5')
    await expect(result(page, 'GST in the price')).toHaveText('₹56.19')
    await field(page, 'Selling price').fill('2,625')
    await expect(result(page, 'GST in the price')).toHaveText('₹125.00')
    const hint = page.getByText('No rate fits this price. Counted at 18%.')
    await expect(hint).toHaveCount(0)
    await field(page, 'Selling price').fill('2,800')
    await expect(hint).toBeVisible()
    await expect(field(page, 'GST rate (%)')).toHaveValue('18')
    await field(page, 'Selling price').fill('3,000')
    await expect(hint).toHaveCount(0)
    // Who types a rate means it.
    await field(page, 'GST rate (%)').fill('12')
    await expect(page.getByRole('button', { name: 'Clothes and shoes' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await expect(result(page, 'GST in the price')).toHaveText('₹321.43')
  })

  await test.step('fees with GST inside, TCS and TDS stand under More', async () => {
    await bring(page)
    await openFold(page, 'More')
    await page.getByRole('radio', { name: 'Included' }).check()
    await expect(page.getByText('18% GST on fees, included · TCS 0.5% · TDS 0.1%')).toBeVisible()
    await expect(result(page, 'Commission')).toHaveText('₹150.00')
    await expect(result(page, 'Profit per order')).toHaveText('₹237.83')
    await typeTexts(page, { 'TCS (%)': '1', 'TDS (%)': '0' })
    await expect(result(page, 'Held back for now')).toHaveText('₹10.00')
    await expect(verdict(page).getByText('TCS ₹10.00', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: 'Not registered' }).check()
    await expect(field(page, 'TCS (%)')).toHaveCount(0)
    await expect(result(page, 'Held back for now')).toHaveCount(0)
  })
})

test.describe('the fee card', () => {
  test('is an example until it is changed', { tag: THOROUGH }, async ({ page }) => {
    await openPage(page, PATH)
    const sentence = page.getByText('Marketplaces change their fees about twice a year.').first()
    await expect(sentence).toBeVisible()
    await expect(cardChoice(page).locator('option:checked')).toHaveText('Example, Nov 2026')
    await cardChoice(page).selectOption('Example, one band, Nov 2026')
    await expect(result(page, 'Profit per order')).toHaveText('₹191.00')
    await expect(prices(page)).toHaveCount(0)
    await field(page, 'Commission (%) of band 1').fill('10')
    await expect(cardChoice(page).locator('option:checked')).toHaveText(
      'Example, one band, Nov 2026, changed',
    )
    await expect(result(page, 'Profit per order')).toHaveText('₹250.00')

    await test.step('marks the band that applies, which is not a matter of their order', async () => {
      await bring(page)
      const applied = bands(page).locator('tr[data-applied]')
      await expect(applied).toContainText('Any above')
      await field(page, 'Selling price').fill('500')
      await expect(applied.getByRole('textbox').first()).toHaveValue('500')
      await field(page, 'Up to price of band 1').fill('700')
      await field(page, 'Selling price').fill('650')
      await expect(applied.getByRole('textbox').first()).toHaveValue('700')
    })

    await test.step('says what is odd, and counts on', async () => {
      await bring(page)
      await field(page, 'Up to price of band 2').fill('300')
      const note = 'Ends where band 1 ends: band 1 counts.'
      await expect(page.getByRole('cell', { name: note, exact: true })).toBeVisible()
      await field(page, 'Up to price of band 2').fill('abc')
      await expect(page.getByText('Band 2: a price above 0 is needed')).toBeVisible()
      await field(page, 'Commission (%) of band 4').fill('??')
      await expect(result(page, 'Commission')).toHaveCount(0)
      await expect(result(page, 'Profit per order')).toHaveText('₹368.00')
    })
  })

  test('gets bands and loses them', { tag: THOROUGH }, async ({ page }) => {
    await openPage(page, PATH)
    await test.step('an added band that stays empty goes without a word', async () => {
      await page.getByRole('button', { name: 'Add a band' }).click()
      await expect(page.getByText('A band without a price does not count.')).toBeVisible()
      await field(page, 'Up to price of band 4').blur()
      await expect(prices(page)).toHaveCount(3)
      await expect(undo(page)).toHaveCount(0)
    })

    await test.step('a new band is sorted when the table is left and never before', async () => {
      await bring(page)
      await page.getByRole('button', { name: 'Add a band' }).click()
      await expect(field(page, 'Up to price of band 4')).toBeFocused()
      await page.keyboard.type('400')
      await page.keyboard.press('Tab')
      await page.keyboard.type('5')
      expect(await pricesTyped(page)).toEqual(['300', '500', '1,000', '400'])
      await page.keyboard.press('Tab')
      await page.keyboard.type('9')
      await page.keyboard.press('Enter')
      await expect.poll(() => pricesTyped(page)).toEqual(['300', '400', '500', '1,000'])
      await expect(field(page, 'Commission (%) of band 2')).toHaveValue('5')
      await field(page, 'Selling price').fill('350')
      await expect(page.getByText('5% and ₹9 apply')).toBeVisible()
    })

    await test.step('one whose price is cleared goes, and comes back by Undo', async () => {
      await bring(page)
      await field(page, 'Up to price of band 2').fill('')
      expect(await prices(page).count()).toBe(3)
      await field(page, 'Up to price of band 2').blur()
      await expect.poll(() => pricesTyped(page)).toEqual(['300', '1,000'])
      await field(page, 'Fixed fee of band 1').fill('7')
      await undo(page).click()
      await expect.poll(() => pricesTyped(page)).toEqual(['300', '500', '1,000'])
      await expect(field(page, 'Fixed fee of band 2')).toHaveValue('11')
      // What was typed since stays.
      await expect(field(page, 'Fixed fee of band 1')).toHaveValue('7')
    })

    await test.step('a press that leaves the table finds what it is aimed at', async () => {
      await bring(page)
      await field(page, 'Up to price of band 1').fill('')
      await page.getByRole('button', { name: 'Add a band' }).click()
      await expect(field(page, 'Up to price of band 3')).toBeFocused()
      expect(await pricesTyped(page)).toEqual(['500', '1,000', ''])
      await expect(undo(page)).toBeVisible()
    })
  })

  test('keeps one band, and has no more than twenty', { tag: THOROUGH }, async ({ page }) => {
    await openPage(page, PATH)
    for (const left of [2, 1, 0]) {
      await field(page, 'Up to price of band 1').fill('')
      await field(page, 'Up to price of band 1').blur()
      await expect(prices(page)).toHaveCount(left)
      await expect(undo(page)).toBeVisible()
    }
    await expect(bands(page).getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: 'Add a band' }).click()
    await page.keyboard.type('100')
    await expect(prices(page)).toHaveCount(1)

    const eighteen = Array.from({ length: 18 }, (_, index) => `${index + 1}00~0~5`)
    await bring(page, `bands=${eighteen.join('*')}*~15~65`)
    await expect(prices(page)).toHaveCount(18)
    await page.getByRole('button', { name: 'Add a band' }).click()
    await page.keyboard.type('1900')
    await expect(prices(page)).toHaveCount(19)
    await page.getByRole('button', { name: 'Add a band' }).press('Enter')
    await expect(prices(page)).toHaveCount(19)
    await expect(page.getByText('A card has at most 20 bands.')).toBeVisible()
  })
})

test.describe('kept cards', () => {
  testInNewTab(
    'a card is kept, used tomorrow and in another tab',
    { tag: THOROUGH },
    async ({ page, context }) => {
      await openPage(page, PATH)
      await field(page, 'Commission (%) of band 4').fill('12')
      await keepCard(page, 'My kurtas')
      await closeDialog(page)
      await expect(cardChoice(page).locator('option:checked')).toHaveText('My kurtas')

      await test.step('in another tab, at once', async () => {
        const other = await context.newPage()
        await openPage(other, PATH)
        await expect(result(other, 'Profit per order')).toHaveText('₹226.40')
        await cardChoice(other).selectOption('Example, Nov 2026')
        await expect(result(other, 'Profit per order')).toHaveText('₹191.00')
        await cardChoice(other).selectOption('My kurtas')
        await expect(result(other, 'Profit per order')).toHaveText('₹226.40')
        await field(other, 'Commission (%) of band 4').fill('11')
        await keepCard(other, 'Shoes')
        await other.close()
        await expect(cardChoice(page).locator('option', { hasText: 'Shoes' })).toHaveCount(1)
      })

      await test.step('tomorrow', async () => {
        await page.evaluate(() => sessionStorage.clear())
        await page.goto('about:blank')
        await openPage(page, PATH)
        await expect(cardChoice(page).locator('option:checked')).toHaveText('Shoes')
        await expect(result(page, 'Profit per order')).toHaveText('₹238.20')
        await cardChoice(page).selectOption('My kurtas')
        await expect(result(page, 'Profit per order')).toHaveText('₹226.40')
      })
    },
  )

  test('cards go into a file and come back from it', { tag: THOROUGH }, async ({ page }) => {
    await openPage(page, PATH)
    await test.step('one without a name is not kept', async () => {
      await page.getByRole('button', { name: 'Keep this card' }).click()
      await dialog(page).getByRole('button', { name: 'Keep', exact: true }).click()
      await expect(dialog(page).getByRole('status')).toContainText('Give the card a name')
      expect(await page.evaluate(() => localStorage.getItem('gst-hisab-fee-cards'))).toBeNull()
      await closeDialog(page)
    })

    await field(page, 'Fixed fee of band 4').fill('70')
    await keepCard(page, 'My kurtas')
    const download = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Export all' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^gst-hisab-fee-cards-\d{4}-\d\d-\d\d\.json$/)
    const content = await readFile(await file.path(), 'utf8')
    expect(JSON.parse(content).cards).toEqual([
      { name: 'My kurtas', bands: '300~0~6*500~0~11*1,000~0~34*~15~70' },
    ])

    const chooseFile = (text: string) =>
      dialog(page)
        .locator('input[type=file]')
        .setInputFiles({
          name: 'x.json',
          mimeType: 'application/json',
          buffer: Buffer.from(text),
        })
    const said = dialog(page).getByRole('status')
    await chooseFile(content)
    await expect(said).toHaveText('1 already here.')
    await dialog(page).getByRole('button', { name: 'Delete My kurtas' }).click()
    await chooseFile(content)
    await expect(said).toContainText('1 card added.')
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
    await chooseFile('{"hello":')
    await expect(said).toHaveText(/cannot be read.*Nothing was changed/)
    await chooseFile('{"format":"gst-hisab-bills","version":1,"bills":[]}')
    await expect(said).toHaveText(/not a file with fee cards.*Nothing was changed/)
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
  })

  test('cards are renamed, deleted and replaced', { tag: THOROUGH }, async ({ page }) => {
    await openPage(page, PATH)
    await test.step('one is renamed, deleted and brought back', async () => {
      await keepCard(page, 'My kurtas')
      await dialog(page).getByRole('button', { name: 'Rename My kurtas' }).click()
      const name = dialog(page).getByRole('textbox', { name: 'New name of My kurtas' })
      await expect(name).toBeFocused()
      await name.fill('Cotton kurtas')
      await name.press('Enter')
      await expect(dialog(page).getByRole('status')).toHaveText('Now called Cotton kurtas.')

      await dialog(page).getByRole('button', { name: 'Delete Cotton kurtas' }).click()
      await expect(dialog(page).getByRole('listitem')).toHaveCount(0)
      await expect(undo(page)).toBeFocused()
      await undo(page).click()
      await expect(dialog(page).getByRole('listitem')).toHaveCount(1)

      // What was deleted can come back after the list is closed, too.
      await dialog(page).getByRole('button', { name: 'Delete Cotton kurtas' }).click()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(cardChoice(page).locator('option', { hasText: 'Cotton' })).toHaveCount(0)
      await undo(page).click()
      await expect(cardChoice(page).locator('option', { hasText: 'Cotton' })).toHaveCount(1)
    })

    await test.step('a name that is taken replaces its card, with Undo', async () => {
      await keepCard(page, 'Mine')
      await closeDialog(page)
      await field(page, 'Fixed fee of band 4').fill('70')
      await expect(cardChoice(page).locator('option:checked')).toHaveText('Mine, changed')
      await page.getByRole('button', { name: 'Keep this card' }).click()
      await expect(dialog(page).getByRole('textbox')).toHaveValue('Mine')
      await dialog(page).getByRole('button', { name: 'Replace' }).click()
      await expect(dialog(page).getByRole('status')).toContainText('Mine replaced.')
      await undo(page).click()
      await closeDialog(page)
      await cardChoice(page).selectOption('Mine')
      await expect(field(page, 'Fixed fee of band 4')).toHaveValue('65')
    })
  })
})

test('a shared link brings the whole order to a fresh browser, but no names', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, PATH)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await field(page, 'Up to price of band 1').fill('250')
  await keepCard(page, 'Secret sauce')
  await closeDialog(page)
  await page.getByRole('radio', { name: 'Composition' }).check()
  await openFold(page, 'Returns')
  await typeTexts(page, { 'Returned (%)': '12.5', 'Fee per return': '80' })
  const profit = await result(page, 'Profit per order').textContent()
  await page.getByRole('button', { name: 'Share link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).not.toContain('Secret')
  await openElsewhere(page, link)
  await expect(result(page, 'Profit per order')).toHaveText(profit ?? '')
  expect(await pricesTyped(page)).toEqual(['250', '500', '1,000'])
  await expect(page.getByText('12.5% come back, ₹80 each')).toBeVisible()
})

test('comes from One product, and is changed by keyboard: its seller, its card and its bands', async ({
  page,
}) => {
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  await test.step('one product leads here with its own numbers', async () => {
    await openPage(page, '/ecommerce-profit')
    await typeTexts(page, { 'Cost price': '250', 'Selling price': '499', 'Other costs': '8' })
    await page.getByRole('link', { name: "With the marketplace's bands, GST and returns" }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Marketplace profit calculator',
    )
    await expect(field(page, 'Selling price')).toHaveValue('499')
    await expect(field(page, 'Cost price')).toHaveValue('250')
    await expect(field(page, 'Packing')).toHaveValue('8')
    await expect(field(page, 'Commission (%) of band 1')).toHaveValue('10')
    await expect(prices(page)).toHaveCount(0)
    await expect(result(page, 'Profit per order')).toHaveText('₹84.98')
  })

  await test.step('the seller and a fee card', async () => {
    await bring(page)
    await page.getByRole('radio', { name: 'Registered', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Composition' })).toBeChecked()
    await page.getByRole('button', { name: 'Keep this card' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('textbox')).toBeFocused()
    await page.keyboard.type('By keys')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('status')).toHaveText('By keys kept on this device.')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Your fee cards' })).toBeFocused()
  })

  await test.step('bands are removed, come back, and say what is odd about their ends', async () => {
    await press(page, 'Remove band 2').focus()
    await page.keyboard.press('Enter')
    await expect(field(page, 'Up to price of band 2')).toHaveValue('1,000')
    await expect(press(page, 'Remove band 2')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(press(page, 'Remove band 1')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(press(page, 'Add a band')).toBeFocused()
    await expect(page.getByRole('button', { name: /^Remove band/ })).toHaveCount(0)
    await press(page, 'Undo').click()
    await expect(field(page, 'Up to price of band 1')).toHaveValue('300')

    await bring(page, 'bands=500~1~6*500.00~2~11*400~0~9*~15~65')
    await expect(
      page.getByRole('cell', { name: 'Ends where band 1 ends: band 1 counts.', exact: true }),
    ).toBeVisible()
    await expect(
      page.getByText('Ends below band 1. Bands count in the order of their prices.'),
    ).toBeVisible()
    await expect(field(page, 'Up to price of band 2')).toHaveAttribute('aria-invalid', 'true')
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page)).toBe(0)
      const box = await press(page, 'Remove band 1').boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})

/** Types a text into every field, from the last to the first: a band without a price goes. */
const typeEverywhere = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Inputs' }).evaluate((inputs, text) => {
    const fields = () => inputs.querySelectorAll<HTMLInputElement>('input[type=text]')
    for (let place = fields().length - 1; place >= 0; place--) {
      fields()[place]?.focus()
      document.execCommand('selectAll')
      document.execCommand(text ? 'insertText' : 'delete', false, text)
    }
  }, text)

test('nonsense counts as nothing, and says so', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  await openFold(page, 'Returns')
  await openFold(page, 'More')
  await expect(field(page, 'TDS (%)')).toBeVisible()
  for (const text of ['abc', '-5', '9'.repeat(30), '<b>&~*()', '']) {
    await typeEverywhere(page, text)
    await expect(field(page, 'Cost price')).toHaveValue(text)
    await expect(page.locator('main')).not.toContainText(/NaN|Infinity|undefined/)
  }
  await expect(page.getByText('Enter a selling price to see what is left of it.')).toBeVisible()
  await page.getByRole('button', { name: 'Forget' }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(result(page, 'Profit per order')).toHaveText('₹191.00')

  await test.step('what is too large is said to be', async () => {
    await field(page, 'Selling price').fill('9'.repeat(24))
    await field(page, 'Commission (%) of band 4').fill('9'.repeat(24))
    await expect(result(page, 'Profit per order')).toHaveText('--')
    await expect(page.getByText('This is too large: at most 40 digits are shown.')).toBeVisible()
  })
})

test('nothing is cut off, from phones to desktops', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  await openFold(page, 'Returns')
  await openFold(page, 'More')
  await expect(field(page, 'TDS (%)')).toBeVisible()
  await typeTexts(page, { 'Returned (%)': '20', 'Fee per return': '75' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sidewaysScroll(page), `sideways at ${width} px`).toBe(0)
    expect(await textsOutsideTheirCard(page), `at ${width} px`).toEqual([])
  }
})
