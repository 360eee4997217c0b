import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { THOROUGH } from '../tests/is-thorough'
import { bring, openElsewhere } from './links'
import { textsOutsideTheirCard } from './overflow'
import { expect, openPage, result, sidewaysScroll, testInTab as test } from './support'
import { fewWidths } from './widths'

type Letter = 'A' | 'B' | 'C'

const offer = (page: Page, letter: Letter) =>
  page.getByRole('group', { name: `Offer ${letter}`, exact: true })
const field = (page: Page, letter: Letter, name: string) =>
  offer(page, letter).getByRole('textbox', { name, exact: true })
const figure = (page: Page, letter: Letter, name: string) =>
  offer(page, letter).locator(`xpath=.//dt[normalize-space()="${name}"]/following-sibling::dd[1]`)
const opener = (page: Page, letter: Letter) =>
  offer(page, letter).getByRole('button', { name: new RegExp(`^Offer ${letter}`) })
const verdict = (page: Page) => page.getByRole('region', { name: 'Result' })
const addOffer = (page: Page) => page.getByRole('button', { name: 'Add an offer' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

/** RBI's example: 20,000 at 15% for 24 months, with 240 and 160 of charges. */
async function typePublishedExample(page: Page, letter: Letter) {
  await field(page, letter, 'Loan amount').fill('20,000')
  await field(page, letter, 'Interest rate (% p.a.)').fill('15')
  await field(page, letter, 'Tenure').fill('24')
  await offer(page, letter).getByLabel('Fee in').selectOption('amount')
  await field(page, letter, 'Processing fee').fill('240')
  await offer(page, letter).getByLabel('18% GST on the fee').uncheck()
  await field(page, letter, 'Other charges').fill('160')
}

async function downloaded(page: Page, button: string) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await waiting
  return { name: download.suggestedFilename(), path: await download.path() }
}

/** All three of the page’s offers: a comparison of two begins with two. */
async function openThree(page: Page) {
  await openPage(page, '/loan/compare')
  await bring(page, 'hasThird=yes')
}

test('opens with three offers, their results and a verdict', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/loan/compare')
  await expect(offer(page, 'C')).toHaveCount(0)
  await addOffer(page).click()
  await expect(result(page, 'Costs the least in all')).toHaveText('Offer B')
  await expect(verdict(page)).toContainText(
    '₹1,54,591 less than Offer A over the same 20 years. Its higher fee is earned back after month 44.',
  )
  await expect(verdict(page)).toContainText(
    'Offer C has the lowest EMI, but it runs 5 years longer and costs ₹17,03,453 more.',
  )
  for (const [letter, texts] of [
    ['A', ['₹43,391', '₹54,13,879', '₹29,500', '₹54,43,379', '₹1,04,43,379', '8.58%']],
    [
      'B',
      [
        '₹42,603',
        'lowest ₹52,24,788',
        '₹64,000',
        'lowest ₹52,88,788',
        'lowest ₹1,02,88,788',
        'lowest 8.43%',
      ],
    ],
    [
      'C',
      ['lowest ₹39,925', '₹69,77,490', 'lowest ₹14,750', '₹69,92,240', '₹1,19,92,240', '8.44%'],
    ],
  ] as const) {
    await expect(offer(page, letter).locator('dd')).toHaveText([...texts])
  }
  await expect(
    page.getByRole('img', {
      name: 'Cost in all: Offer B ₹52,88,788, Offer A ₹54,43,379, Offer C ₹69,92,240.',
    }),
  ).toBeVisible()

  await test.step('downloads hold what the sheet shows, to the paisa', async () => {
    const csv = await downloaded(page, 'Download CSV')
    expect(csv.name).toBe('loan-offers-a-b-c.csv')
    const lines = (await readFile(csv.path, 'utf8')).split('\r\n')
    expect(lines).toContain(',Offer A,Offer B,Offer C')
    expect(lines).toContain('Loan amount,5000000.00,5000000.00,5000000.00')
    expect(lines).toContain('Processing fee (%),0.5,1,0.25')
    expect(lines).toContain('Processing fee,25000.00,50000.00,12500.00')
    expect(lines).toContain('Cost in all,5443378.80,5288787.83,6992240.39')
    expect(lines).toContain('APR (% p.a.),8.58,8.43,8.44')

    const excel = await downloaded(page, 'Download Excel')
    const rows = await readSheet(await readFile(excel.path))
    const cost = rows.find(([label]) => label === 'Cost in all')
    expect(cost).toEqual(['Cost in all', 5443378.8, 5288787.83, 6992240.39])
    expect(rows.find(([label]) => label === 'Tenure (months)')).toEqual([
      'Tenure (months)',
      240,
      240,
      300,
    ])
  })

  await test.step('every field of an offer is reached by keyboard, offer by offer', async () => {
    await field(page, 'A', 'Loan amount').focus()
    const names: string[] = []
    for (let stop = 0; stop < 8; stop++) {
      names.push(
        await page.evaluate(() => {
          const control = document.activeElement as HTMLInputElement
          return control.ariaLabel ?? control.labels?.[0]?.textContent ?? ''
        }),
      )
      await page.keyboard.press('Tab')
    }
    expect(names).toEqual([
      'Loan amount',
      'Interest rate (% p.a.)',
      'Reducing',
      'Tenure',
      'Fee in',
      'Processing fee',
      '18% GST on the fee',
      'Other charges',
    ])
    await expect(field(page, 'B', 'Loan amount')).toBeFocused()
  })

  await test.step('years and months stand once, and change all offers', async () => {
    await page.getByRole('radio', { name: 'Months' }).check()
    for (const [letter, months] of [
      ['A', '240'],
      ['B', '240'],
      ['C', '300'],
    ] as const) {
      await expect(field(page, letter, 'Tenure')).toHaveValue(months)
    }
    await expect(verdict(page)).toContainText('over the same 240 months')
  })
})

test('which offer costs the least', { tag: THOROUGH }, async ({ page }) => {
  await openThree(page)
  await test.step('the lowest rate is not the cheapest where its fee is too high', async () => {
    await field(page, 'B', 'Interest rate (% p.a.)').fill('8.4')
    await expect(verdict(page)).toContainText('Offer A is an example')
    await expect(result(page, 'Costs the least in all')).toHaveText('--')
    await field(page, 'A', 'Other charges').fill('1')
    await field(page, 'B', 'Processing fee').fill('3')
    await field(page, 'C', 'Interest rate (% p.a.)').fill('8.6')
    await field(page, 'C', 'Tenure').fill('20')
    await expect(result(page, 'Costs the least in all')).toHaveText('Offer A')
    await expect(verdict(page)).toContainText(
      'Offer B’s lower rate never earns back the higher fee.',
    )
    await expect(figure(page, 'B', 'Monthly EMI')).toContainText('lowest')
    await expect(figure(page, 'A', 'Cost in all')).toContainText('lowest')
  })

  await test.step('the published example of the central bank has its published APR', async () => {
    await bring(page)
    await page.getByRole('radio', { name: 'Months' }).check()
    await typePublishedExample(page, 'A')
    await expect(figure(page, 'A', 'Monthly EMI')).toContainText('₹970')
    await expect(figure(page, 'A', 'Charges')).toContainText('₹400')
    await expect(figure(page, 'A', 'APR')).toContainText('17.07%')
  })

  await test.step('a flat rate against a reducing one', async () => {
    await bring(page)
    await field(page, 'A', 'Loan amount').fill('5 lakh')
    await field(page, 'A', 'Tenure').fill('3')
    await field(page, 'A', 'Interest rate (% p.a.)').fill('10')
    await offer(page, 'A').getByRole('radio', { name: 'Flat' }).check()
    await field(page, 'A', 'Processing fee').fill('0')
    await field(page, 'B', 'Interest rate (% p.a.)').fill('14')
    await field(page, 'B', 'Processing fee').fill('0')
    await field(page, 'B', 'Other charges').fill('0')
    await expect(figure(page, 'A', 'Total Interest')).toHaveText('₹1,50,000')
    await expect(figure(page, 'A', 'APR')).toHaveText('17.92%')
    await expect(figure(page, 'B', 'APR')).toHaveText('lowest 14.00%')
    await expect(result(page, 'Costs the least in all')).toHaveText('Offer B')
  })

  await test.step('an offer whose charges eat the loan has no APR, and says so', async () => {
    await bring(page)
    await field(page, 'A', 'Other charges').fill('50 lakh')
    await field(page, 'B', 'Interest rate (% p.a.)').fill('8')
    await expect(figure(page, 'A', 'APR')).toHaveText('No APR')
    await expect(verdict(page)).toContainText(
      'In Offer A the charges are as large as the loan, so there is no APR.',
    )
  })
})

test('amount and tenure follow the first offer until they are typed', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/loan/compare')
  await field(page, 'A', 'Loan amount').fill('30 lakh')
  await field(page, 'A', 'Loan amount').blur()
  await expect(field(page, 'B', 'Loan amount')).toHaveValue('30,00,000')
  await expect(field(page, 'B', 'Loan amount')).toHaveAccessibleDescription('As in Offer A')

  await field(page, 'B', 'Loan amount').fill('')
  await expect(field(page, 'B', 'Loan amount')).toHaveValue('')
  await field(page, 'B', 'Loan amount').pressSequentially('2000000')
  await expect(field(page, 'B', 'Loan amount')).toHaveValue('2000000')
  await field(page, 'B', 'Loan amount').blur()
  await expect(field(page, 'B', 'Loan amount')).toHaveValue('20,00,000')
  await expect(field(page, 'A', 'Loan amount')).toHaveValue('30,00,000')
  await expect(result(page, 'Lowest APR')).toHaveText('Offer B')

  await field(page, 'B', 'Loan amount').fill('')
  await field(page, 'B', 'Loan amount').blur()
  await expect(field(page, 'B', 'Loan amount')).toHaveValue('30,00,000')

  await test.step('what is typed here is there in the EMI view, and back', async () => {
    await bring(page, 'hasThird=yes')
    await field(page, 'A', 'Interest rate (% p.a.)').fill('9')
    await page.getByRole('link', { name: 'EMI', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Loan EMI calculator' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('50,00,000')
    await expect(page.getByRole('textbox', { name: 'Interest rate (% p.a.)' })).toHaveValue('9')
    await page.getByRole('radio', { name: 'Months' }).check()
    await page.getByRole('textbox', { name: 'Tenure' }).fill('180')
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    await expect(field(page, 'A', 'Tenure')).toHaveValue('180')
    await expect(field(page, 'B', 'Tenure')).toHaveValue('180')
    await expect(field(page, 'C', 'Tenure')).toHaveValue('180')
  })
})

test('removes the third offer, and Undo brings it back with what was typed since', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openThree(page)
  await field(page, 'C', 'Other charges').fill('123')
  await page.getByRole('button', { name: 'Remove Offer C' }).click()
  await expect(offer(page, 'C')).toHaveCount(0)
  await expect(addOffer(page)).toBeFocused()
  await expect(verdict(page)).not.toContainText('Offer C')
  await field(page, 'A', 'Interest rate (% p.a.)').fill('7')
  await undo(page).click()
  await expect(field(page, 'C', 'Other charges')).toHaveValue('123')
  await expect(field(page, 'A', 'Interest rate (% p.a.)')).toHaveValue('7')
  await expect(result(page, 'Costs the least in all')).toHaveText('Offer A')

  await test.step('adds the third offer again, by keyboard', async () => {
    await bring(page, 'hasThird=yes')
    await page.getByRole('button', { name: 'Remove Offer C' }).press('Enter')
    await expect(addOffer(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(offer(page, 'C')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Offer C' })).toBeFocused()
  })

  await test.step('is kept after a reload', async () => {
    await bring(page, 'hasThird=yes')
    await field(page, 'B', 'Loan amount').fill('45,00,000')
    await offer(page, 'C').getByLabel('18% GST on the fee').uncheck()
    await offer(page, 'C').getByRole('radio', { name: 'Flat' }).check()
    await page.reload()
    await expect(field(page, 'B', 'Loan amount')).toHaveValue('45,00,000')
    await expect(offer(page, 'C').getByLabel('18% GST on the fee')).not.toBeChecked()
    await expect(offer(page, 'C').getByRole('radio', { name: 'Flat' })).toBeChecked()
  })
})

test('is taken along by a link in a fresh browser, and in words', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/loan/compare')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('radio', { name: 'Months' }).check()
  await typePublishedExample(page, 'A')
  await field(page, 'B', 'Interest rate (% p.a.)').fill('16')
  await expect(figure(page, 'A', 'APR')).toContainText('17.07%')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Result copied')).toBeVisible()
  const [words = '', link = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split(
    '\n',
  )
  expect(words).toContain('Offer A: ₹20,000 at 15% for 24 months, fee ₹240, other charges ₹160.')
  expect(words).toContain('Costs the least in all Offer A, Cost of Offer A ₹3,674')

  await openElsewhere(page, link)
  await expect(figure(page, 'A', 'APR')).toContainText('17.07%')
  await expect(field(page, 'B', 'Loan amount')).toHaveValue('20,000')
  await expect(offer(page, 'C')).toHaveCount(0)
})

test('hints beside what is unusual, in the offer that it is about', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/loan/compare')
  for (const [name, text, hint] of [
    ['Loan amount', '-1', 'Enter a non-negative amount.'],
    ['Interest rate (% p.a.)', '31', 'Typical rates are 0–30% p.a.'],
    ['Tenure', '41', 'Typical tenure is 1–40 years'],
    ['Processing fee', 'abc', 'This could not be read as a number, so it counts as 0.'],
    ['Other charges', '-5', 'Enter a non-negative amount.'],
  ] as const) {
    await field(page, 'B', name).fill(text)
    await expect(field(page, 'B', name)).toHaveAccessibleDescription(hint)
    await expect(offer(page, 'B').getByText(hint).filter({ visible: true }).last()).toBeVisible()
    await field(page, 'B', name).fill('5')
  }

  await test.step('very long numbers stay in their sheet, at every width', async () => {
    await bring(page, 'hasThird=yes')
    for (const letter of ['A', 'B', 'C'] as const) {
      await field(page, letter, 'Loan amount').fill('9'.repeat(24))
      await field(page, letter, 'Other charges').fill('9'.repeat(24))
      await field(page, letter, 'Interest rate (% p.a.)').fill('99.123456789')
    }
    await expect(figure(page, 'A', 'APR')).toHaveText('No APR')
    for (const width of fewWidths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sidewaysScroll(page), `${width} px`).toBe(0)
      expect(await textsOutsideTheirCard(page), `${width} px`).toEqual([])
    }
    await expect(page.locator('body')).not.toContainText(/NaN|Infinity|undefined/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('offers are a list with one open at a time', async ({ page }) => {
    await openPage(page, '/loan/compare')
    await expect(opener(page, 'A')).toHaveAttribute('aria-expanded', 'true')
    await expect(field(page, 'A', 'Loan amount')).toBeVisible()
    await expect(field(page, 'B', 'Loan amount')).toBeHidden()

    await opener(page, 'B').click()
    await expect(opener(page, 'B')).toHaveAttribute('aria-expanded', 'true')
    await expect(opener(page, 'B')).toBeInViewport()
    await expect(field(page, 'A', 'Loan amount')).toBeHidden()
    await field(page, 'B', 'Interest rate (% p.a.)').fill('8')
    await expect(opener(page, 'B')).toContainText('8% · 20 years · fee 1%')
    await expect(opener(page, 'B')).toContainText('EMI ₹41,822')
    await expect(figure(page, 'B', 'Monthly EMI')).toHaveText('₹41,822')

    await offer(page, 'B').getByRole('button', { name: 'Done' }).click()
    await expect(opener(page, 'B')).toBeFocused()
    await expect(field(page, 'B', 'Loan amount')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible()
  })

  test('offers fit into 320 px, and any of three is removed', { tag: THOROUGH }, async ({
    page,
  }) => {
    await openThree(page)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const letter of ['A', 'B', 'C'] as const) {
      if (letter !== 'A') await opener(page, letter).click()
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await textsOutsideTheirCard(page)).toEqual([])
    }

    await test.step('one that is removed comes back to its place', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await opener(page, 'B').click()
      await offer(page, 'B').getByRole('button', { name: 'Remove', exact: true }).click()
      await expect(page.getByText('Offer B removed')).toBeVisible()
      await expect(opener(page, 'B')).toContainText('8.4% · 25 years · fee 0.25%')
      await expect(offer(page, 'C')).toHaveCount(0)
      await expect(addOffer(page)).toBeFocused()

      await opener(page, 'B').click()
      await expect(offer(page, 'B').getByRole('button', { name: 'Remove' })).toHaveCount(0)
      await field(page, 'B', 'Interest rate (% p.a.)').fill('9')
      await undo(page).click()
      await expect(opener(page, 'B')).toContainText('8.25% · 20 years · fee 1%')
      await expect(opener(page, 'C')).toContainText('9% · 25 years · fee 0.25%')
    })
  })
})
