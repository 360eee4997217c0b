import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field, fill } from './fields'
import { bring, openElsewhere } from './links'
import { topsAt } from './places'
import { expectResults } from './results'
import { expect, isAlive, openPage, result, sidewaysScroll, testInTab as test } from './support'
import { fewWidths } from './widths'

const choose = (page: Page, group: string, name: string) =>
  page
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name, exact: true })
    .check()
const inputs = (page: Page) => page.getByRole('region', { name: 'Inputs' })
const answerCard = (page: Page) => page.getByRole('region', { name: 'Result' })

test('opens with an income and the loan that it repays', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/loan/find')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How much loan can I afford?')
  for (const [name, text] of Object.entries({
    'Monthly income': '80,000',
    'Share for EMIs (%)': '40',
    'Other EMIs': '7,000',
    'Interest rate (% p.a.)': '9',
    Tenure: '20',
  })) {
    await expect(field(page, name)).toHaveValue(text)
  }
  await expect(field(page, 'Loan amount')).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveCount(1)
  await expect(inputs(page).getByText('40% of ₹80,000, less ₹7,000')).toBeVisible()
  await expect(answerCard(page).getByText('with an EMI of ₹25,000 for 20 years')).toBeVisible()
  await expectResults(page, {
    'Loan amount': '₹27,78,624',
    'Total Interest': '₹32,21,376',
    'Total Payment': '₹60,00,000',
    EMI: '₹25,000',
  })
  for (const name of ['Loan amount', 'Total Interest', 'Total Payment', 'EMI']) {
    await expect(result(page, name), 'once for a screen reader').toHaveCount(1)
  }

  await test.step('a salary: how much can I borrow?', async () => {
    await fill(page, {
      'Monthly income': '1 lakh',
      'Share for EMIs (%)': '50',
      'Other EMIs': '8000',
      'Interest rate (% p.a.)': '8.5',
    })
    await expectResults(page, {
      'Loan amount': '₹48,39,695',
      'Total Interest': '₹52,40,305',
      'Total Payment': '₹1,00,80,000',
      EMI: '₹42,000',
    })
    // The field that is looked for shows the answer in its place.
    await expect(inputs(page).getByText('₹48,39,695')).toBeVisible()
    await expect(page.getByRole('table', { name: 'The same EMI, other terms' })).toContainText(
      '₹48,39,695',
    )

    await fill(page, { 'Other EMIs': '60,000' })
    await expectResults(page, {
      'Loan amount': 'Your other EMIs are above 50% of your income',
      EMI: '₹0',
    })
  })

  await test.step('what a field holds outlasts the choice of where the EMI comes from', async () => {
    await bring(page)
    await fill(page, { 'Interest rate (% p.a.)': '8.25', 'Monthly income': '1,00,000' })
    await choose(page, 'EMI', 'Typed')
    await fill(page, { EMI: '30,000' })
    await choose(page, 'EMI', 'From my income')
    await expect(field(page, 'Monthly income')).toHaveValue('1,00,000')
    await expect(field(page, 'Interest rate (% p.a.)')).toHaveValue('8.25')
    await choose(page, 'EMI', 'Typed')
    await expect(field(page, 'EMI')).toHaveValue('30,000')
  })
})

test('finds a tenure, and a rate', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/loan/find')
  await test.step('an EMI that I can pay: how long will it take?', async () => {
    await choose(page, 'Find', 'Tenure')
    await choose(page, 'EMI', 'Typed')
    await expect(field(page, 'Tenure')).toHaveCount(0)
    await fill(page, { EMI: '45000', 'Loan amount': '50 lakh', 'Interest rate (% p.a.)': '8.5' })
    await expectResults(page, {
      Tenure: '220 months',
      'Total Interest': '₹48,60,469',
      'Total Payment': '₹98,60,469',
      'Last instalment': '₹5,469',
      EMI: '₹45,000',
    })
    await expect(
      answerCard(page).getByText('18 years 4 months, with an EMI of ₹45,000'),
    ).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveCount(1)
  })

  await test.step("a dealer's offer: which rate is behind it?", async () => {
    await bring(page)
    await choose(page, 'Find', 'Rate')
    await choose(page, 'EMI', 'Typed')
    await expect(field(page, 'Interest rate (% p.a.)')).toHaveCount(0)
    await fill(page, { EMI: '12,500', 'Loan amount': '5,00,000', Tenure: '5' })
    await expectResults(page, {
      Rate: '17.27%',
      'Total Interest': '₹2,50,000',
      'Total Payment': '₹7,50,000',
    })
    await page.getByRole('radio', { name: 'Months', exact: true }).check()
    await expect(field(page, 'Tenure')).toHaveValue('60')
    await expectResults(page, { Rate: '17.27%' })
  })

  await test.step('no answer gets a sentence, and says what would have one', async () => {
    await bring(page)
    await choose(page, 'Find', 'Tenure')
    await expectResults(page, {
      Tenure: '₹25,000 a month does not cover the interest',
      'Interest in month 1': '₹30,000',
      'Short every month': '₹5,000',
      'Smallest EMI': '₹30,004',
      'Highest rate': '7.49%',
    })
    await expect(page.getByText('From ₹30,004 a month the loan would end.')).toBeVisible()
    await expect(inputs(page).getByText('No answer')).toBeVisible()

    await choose(page, 'EMI', 'Typed')
    await fill(page, { EMI: '30,004' })
    await expectResults(page, { Tenure: '1,195 months' })
    await fill(page, { EMI: '30,000.01' })
    await expectResults(page, { Tenure: '₹30,000.01 a month would take more than 100 years' })

    await choose(page, 'Find', 'Rate')
    await fill(page, { EMI: '8333', 'Loan amount': '1,00,000', Tenure: '1' })
    await expectResults(page, {
      Rate: '12 × ₹8,333 is less than the loan',
      'Smallest EMI': '₹8,334',
    })
    await expect(page.getByText('From ₹8,334 a month there is a rate.')).toBeVisible()
  })
})

test('another question moves nothing, at any width', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/loan/find')
  const places = () =>
    topsAt(
      fewWidths,
      inputs(page)
        .getByText(/^(Find|Monthly income|Loan amount|Interest rate \(% p\.a\.\)|Tenure)$/)
        .filter({ visible: true }),
    )
  await expect(inputs(page).getByText('₹27,78,624')).toBeVisible()
  const before = await places()
  for (const [name, found] of [
    ['Tenure', 'No answer'],
    ['Rate', '4.36%'],
  ] as const) {
    await choose(page, 'Find', name)
    await expect(inputs(page).getByText(found)).toBeVisible()
    expect(await places(), name).toEqual(before)
  }
})

test('is copied with the question, and kept when the page is loaded again', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, '/loan/find')
  await choose(page, 'Find', 'Rate')
  await choose(page, 'EMI', 'Typed')
  await fill(page, { EMI: '11,000', 'Loan amount': '5,00,000', Tenure: '5' })
  await expectResults(page, { Rate: '11.51%' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Result copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Rate of a loan of ₹5,00,000 for ₹11,000 a month over 5 years. Rate 11.51%, Total Interest ₹1,60,000, Total Payment ₹6,60,000',
  )

  await page.reload()
  await isAlive(page)
  await expectResults(page, { Rate: '11.51%' })
  await expect(field(page, 'Loan amount')).toHaveValue('5,00,000')

  await page.getByRole('button', { name: 'Reset' }).click()
  await expectResults(page, { 'Loan amount': '₹27,78,624' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectResults(page, { Rate: '11.51%' })

  await test.step('a shared link opens as it was, in a fresh browser', async () => {
    await bring(page, 'find=tenure&emiFrom=typed&emi=45,000&amount=50,00,000&rate=8.5&currency=USD')
    await expectResults(page, { Tenure: '220 months', 'Last instalment': '$5,469' })
    await page.getByRole('button', { name: 'Share link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    await openElsewhere(page, link)
    await expectResults(page, { Tenure: '220 months', EMI: '$45,000', 'Last instalment': '$5,469' })
  })
})

test('what was typed on the EMI page is here, and the other way round', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/loan/find')
  const views = page.getByRole('navigation', { name: 'Views of the Loan calculator' })
  await views.getByRole('link', { name: 'EMI' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan EMI calculator')
  await expect(field(page, 'Loan amount')).toHaveValue('5,00,000')
  await fill(page, { 'Loan amount': '12,34,567', Tenure: '7' })
  await views.getByRole('link', { name: 'Find' }).click()
  await choose(page, 'Find', 'Rate')
  await expect(field(page, 'Loan amount')).toHaveValue('12,34,567')
  await expect(field(page, 'Tenure')).toHaveValue('7')
  await fill(page, { Tenure: '8' })
  await views.getByRole('link', { name: 'EMI' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan EMI calculator')
  await expect(field(page, 'Tenure')).toHaveValue('8')
})

test('by keyboard alone, on a narrow screen', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/loan/find')
  await page.setViewportSize({ width: 320, height: 700 })
  const { keyboard } = page
  await page.getByRole('radio', { name: 'Loan amount', exact: true }).focus()
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Tenure', exact: true })).toBeChecked()
  await keyboard.press('Tab')
  await keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Typed', exact: true })).toBeChecked()
  await keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('45000')
  await expect(field(page, 'EMI')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(field(page, 'Loan amount')).toBeFocused()
  await keyboard.type('50 lakh')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type('8.5')
  await keyboard.press('Tab')
  await expectResults(page, { Tenure: '220 months' })
  // What is found is no stop.
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused()
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
})
