import type { Page } from '@playwright/test'
import { expect, openPage, result, sidewaysScroll, test } from './support'

/** One finger, from the first place to the last. */
async function swipe(page: Page, places: readonly (readonly [number, number])[]) {
  const devtools = await page.context().newCDPSession(page)
  for (const [index, [x, y]] of places.entries()) {
    await devtools.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
    })
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('the loan', () => {
  test.beforeEach(async ({ page }) => openPage(page, '/loan'))

  test('opens with the specified defaults and their results', async ({ page }) => {
    await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('5,00,000')
    await expect(page.getByRole('textbox', { name: 'Interest rate (% p.a.)' })).toHaveValue('10')
    await expect(page.getByRole('textbox', { name: 'Tenure' })).toHaveValue('5')
    await expect(result(page, 'Monthly EMI')).toHaveText('₹10,624')
    await expect(result(page, 'Total Interest')).toHaveText('₹1,37,411')
    await expect(result(page, 'Total Payment')).toHaveText('₹6,37,411')
    await expect(result(page, 'Processing Fee')).toHaveText('None')
    await expect(page.getByRole('region', { name: 'What you still owe' })).toContainText('Month 34')
  })

  test('keeps the same loan between years and months', async ({ page }) => {
    const tenure = page.getByRole('textbox', { name: 'Tenure' })
    const ruler = page.getByRole('slider', { name: 'Tenure' })
    await expect(ruler).toHaveAttribute('max', '40')
    await page.getByText('Months', { exact: true }).click()
    await expect(tenure).toHaveValue('60')
    await expect(ruler).toHaveAttribute('max', '480')
    await expect(result(page, 'Monthly EMI')).toHaveText('₹10,624')
    await tenure.fill('7')
    await page.getByText('Years', { exact: true }).click()
    await expect(tenure).toHaveValue('0.58')
  })

  for (const [name, field, text, hint] of [
    ['a negative amount', 'Loan amount', '-5', 'Enter a non-negative amount.'],
    ['a high rate', 'Interest rate (% p.a.)', '31', 'Typical rates are 0–30% p.a.'],
    ['a long tenure', 'Tenure', '41', 'Typical tenure is 1–40 years'],
    ['no number', 'Tenure', 'five', 'This could not be read as a number, so it counts as 0.'],
  ] as const) {
    test(`hints at ${name}, and keeps what was typed`, async ({ page }) => {
      const input = page.getByRole('textbox', { name: field })
      await input.fill(text)
      await expect(input).toHaveAccessibleDescription(new RegExp(hint.replace(/[.()]/g, '\\$&')))
      await input.blur()
      await expect(input).toHaveValue(text)
    })
  }

  test('hints at an unusual tenure in months', async ({ page }) => {
    await page.getByText('Months', { exact: true }).click()
    const tenure = page.getByRole('textbox', { name: 'Tenure' })
    await tenure.fill('481')
    await expect(tenure).toHaveAccessibleDescription(/Typical tenure is 12–480 months/)
  })

  test('shows a processing fee beside the EMI, not in it', async ({ page }) => {
    const value = page.getByRole('textbox', { name: 'Processing fee value' })
    await expect(value).toBeDisabled()
    await page.getByRole('radio', { name: '%' }).check()
    await value.fill('2')
    await expect(result(page, 'Processing Fee')).toHaveText('₹10,000')
    await page.getByRole('radio', { name: 'Fixed' }).check()
    await value.fill('2500')
    await expect(result(page, 'Processing Fee')).toHaveText('₹2,500')
    await expect(result(page, 'Monthly EMI')).toHaveText('₹10,624')
    await page.getByRole('radio', { name: 'None' }).check()
    await expect(value).toBeDisabled()
    await expect(result(page, 'Processing Fee')).toHaveText('None')
  })

  test('has the first twelve months in a table with its sums', async ({ page }) => {
    const table = page.getByRole('table', { name: 'Repayment schedule, first 12 months' })
    await expect(table.getByRole('columnheader')).toHaveText([
      'Month',
      'Principal',
      'Interest',
      'Balance',
    ])
    await expect(table.getByRole('row')).toHaveCount(14)
    await expect(table.getByRole('row', { name: '1 ₹6,457 ₹4,167 ₹4,93,543' })).toBeVisible()
    await expect(table.getByRole('row', { name: 'Year 1 ₹81,134 ₹46,348 ₹4,18,866' })).toBeVisible()
    await page.getByText('Months', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Tenure' }).fill('3')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(5)
  })

  test('puts the person’s own numbers into the formula', async ({ page }) => {
    const how = page.getByRole('region', { name: 'How it works' })
    await expect(how).toContainText('5,00,000 × 0.00833333 × 1.645309')
    await page.getByRole('textbox', { name: 'Interest rate (% p.a.)' }).fill('0')
    await expect(how).toContainText('5,00,000 ÷ 60 = ₹8,333 a month')
  })

  test('says in words what its pictures show', async ({ page }) => {
    await expect(
      page.getByRole('img', { name: /78.4% is principal and 21.6% is interest/ }),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: /falls from ₹6,37,411 today to ₹0/ })).toBeVisible()
  })

  for (const [name, fields, emi] of [
    ['no amount', { 'Loan amount': '' }, '₹0'],
    ['no tenure', { Tenure: '0' }, '₹0'],
    ['a negative tenure', { Tenure: '-3' }, '₹0'],
    ['a tenure beyond reach', { Tenure: '9999' }, '--'],
    ['a rate of almost nothing', { 'Interest rate (% p.a.)': '0.0000001' }, '₹8,333'],
    ['one month', { Tenure: '0.01' }, '₹5,04,167'],
  ] as const) {
    test(`has an answer for ${name}`, async ({ page }) => {
      for (const [label, text] of Object.entries(fields)) {
        await page.getByRole('textbox', { name: label }).fill(text)
      }
      await expect(result(page, 'Monthly EMI')).toHaveText(emi)
      await expect(page.locator('main')).not.toContainText(/NaN|Infinity|undefined/)
    })
  }

  test('keeps the settled result while a person types', async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('textbox', { name: 'Loan amount' }).fill('10,00,000')
    await page.clock.runFor(150)
    await expect(result(page, 'Monthly EMI')).toHaveText('₹10,624')
    await page.clock.runFor(100)
    await expect(result(page, 'Monthly EMI')).toHaveText('₹21,247')
  })

  test('holds amounts of any length at every width', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Loan amount' }).fill('99999999999999999999999')
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await sidewaysScroll(page), `${width} px`).toBe(0)
    }
  })
})

test.describe('the SIP', () => {
  test.beforeEach(async ({ page }) => openPage(page, '/sip'))

  test('opens with the specified defaults and their results', async ({ page }) => {
    await expect(result(page, 'Total Invested')).toHaveText('₹6,00,000')
    await expect(result(page, 'Estimated Returns')).toHaveText('₹5,61,695')
    await expect(result(page, 'Maturity Value')).toHaveText('₹11,61,695')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(11)
  })

  test('hints at returns and durations that are not typical', async ({ page }) => {
    const rate = page.getByRole('textbox', { name: 'Expected annual return (%)' })
    await rate.fill('45')
    await expect(rate).toHaveAccessibleDescription(
      /Typical returns range 0–30% p.a. \(not guaranteed\)\./,
    )
    const years = page.getByRole('textbox', { name: 'Duration (years)' })
    await years.fill('50')
    await expect(years).toHaveAccessibleDescription(/Typical duration is 1–40 years\./)
    await expect(page.getByRole('textbox', { name: 'Monthly amount' })).toHaveAccessibleDescription(
      /5 thousand/,
    )
  })

  test('names the figure that the step-up page gives for the same plan', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Monthly amount' }).fill('7500')
    await page.getByRole('textbox', { name: 'Duration (years)' }).fill('12')
    const remark = page.getByText('With 10% more each year')
    await expect(remark).toContainText('₹37,68,256')
    const raised = /₹[\d,]+/.exec((await remark.textContent()) ?? '')?.[0] ?? ''
    await page.getByRole('link', { name: 'Try Step-Up SIP' }).click()
    await page.getByRole('textbox', { name: 'Initial monthly amount' }).fill('7500')
    await page.getByRole('textbox', { name: 'Duration (years)' }).fill('12')
    await expect(result(page, 'Maturity Value')).toHaveText(raised)
  })

  test('loses no digit at a rate of 0', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Expected annual return (%)' }).fill('0')
    await expect(result(page, 'Maturity Value')).toHaveText('₹6,00,000')
    await expect(result(page, 'Estimated Returns')).toHaveText('₹0')
  })
})

test.describe('the step-up SIP', () => {
  test.beforeEach(async ({ page }) => openPage(page, '/step-up-sip'))

  test('lists the amount of each year', async ({ page }) => {
    await expect(result(page, 'Maturity Value')).toHaveText('₹16,87,163')
    await expect(result(page, 'Total Invested')).toHaveText('₹9,56,245')
    await expect(result(page, 'Without the step-up')).toHaveText('₹11,61,695')
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText([
      'Year',
      'SIP Amount',
      'Invested',
      'Returns',
      'Value',
    ])
    for (const row of [
      '1 ₹5,000 ₹60,000 ₹4,047 ₹64,047',
      '5 ₹7,321 ₹3,66,306',
      '10 ₹11,790 ₹9,56,245 ₹7,30,918 ₹16,87,163',
    ]) {
      await expect(table.getByRole('row', { name: row })).toBeVisible()
    }
  })

  test('hints at a step-up that is not typical', async ({ page }) => {
    const step = page.getByRole('textbox', { name: 'Annual step-up (%)' })
    await step.fill('25')
    await expect(step).toHaveAccessibleDescription(/Typical step-ups are 0–20% annually\./)
  })

  test('equals a plain SIP without a step-up', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Annual step-up (%)' }).fill('0')
    await expect(result(page, 'Maturity Value')).toHaveText('₹11,61,695')
  })
})

test.describe('a ruler', () => {
  for (const [path, label, min, max, step] of [
    ['/loan', 'Loan amount', '0', '100000000', '1000'],
    ['/loan', 'Interest rate (% p.a.)', '0', '30', '0.1'],
    ['/loan', 'Tenure', '1', '40', '1'],
    ['/sip', 'Monthly amount', '0', '1000000', '500'],
    ['/sip', 'Duration (years)', '1', '40', '1'],
    ['/step-up-sip', 'Annual step-up (%)', '0', '100', '1'],
  ] as const) {
    test(`of ${label} is a native slider from ${min} to ${max} by ${step}`, async ({ page }) => {
      await openPage(page, path)
      const slider = page.getByRole('slider', { name: label })
      await expect(slider).toHaveAttribute('min', min)
      await expect(slider).toHaveAttribute('max', max)
      await expect(slider).toHaveAttribute('step', step)
    })
  }

  test('moves by keys: one step, ten steps, both ends', async ({ page }) => {
    await openPage(page, '/loan')
    const field = page.getByRole('textbox', { name: 'Interest rate (% p.a.)' })
    await page.getByRole('slider', { name: 'Interest rate (% p.a.)' }).focus()
    for (const [key, value] of [
      ['ArrowRight', '10.1'],
      ['ArrowLeft', '10'],
      ['PageUp', '11'],
      ['PageDown', '10'],
      ['End', '30'],
      ['Home', '0'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(field).toHaveValue(value)
    }
  })

  test('follows the mouse on its slide-rule scale', async ({ page }) => {
    await openPage(page, '/loan')
    const slider = page.getByRole('slider', { name: 'Loan amount' })
    const box = await slider.boundingBox()
    if (!box) throw new Error('the ruler has no box')
    const field = page.getByRole('textbox', { name: 'Loan amount' })
    await page.mouse.click(box.x + box.width * 0.75, box.y + 14)
    await expect(field).toHaveValue('1,00,00,000')
    await page.mouse.move(box.x + box.width * 0.75, box.y + 14)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.5, box.y + 60, { steps: 4 })
    await page.mouse.up()
    await expect(field).toHaveValue('10,00,000')
  })

  test('leaves a typed value alone, outside its range too', async ({ page }) => {
    await openPage(page, '/loan')
    const field = page.getByRole('textbox', { name: 'Loan amount' })
    await field.fill('25,00,00,001')
    await field.blur()
    await expect(field).toHaveValue('25,00,00,001')
    await expect(page.getByRole('slider', { name: 'Loan amount' })).toHaveValue('100000000')
  })

  test.describe('under a finger', () => {
    test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true })

    for (const [name, at] of [
      ['the track', 0.85],
      ['the thumb', 0.425],
    ] as const) {
      test(`lets the page scroll from ${name} without changing a number`, async ({ page }) => {
        await openPage(page, '/loan')
        const box = await page.getByRole('slider', { name: 'Loan amount' }).boundingBox()
        if (!box) throw new Error('the ruler has no box')
        const x = box.x + box.width * at
        await swipe(
          page,
          [0, -20, -60, -120, -180, -240].map((moved) => [x, box.y + 14 + moved] as const),
        )
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
        await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('5,00,000')
      })
    }

    test('moves with its thumb only', async ({ page }) => {
      await openPage(page, '/loan')
      const slider = page.getByRole('slider', { name: 'Tenure' })
      const field = page.getByRole('textbox', { name: 'Tenure' })
      await slider.scrollIntoViewIfNeeded()
      const box = await slider.boundingBox()
      if (!box) throw new Error('the ruler has no box')
      await page.touchscreen.tap(box.x + box.width * 0.8, box.y + 14)
      await expect(field).toHaveValue('5')

      const places = [4 / 39, 0.2, 0.35, 0.5]
      await swipe(
        page,
        places.map((at) => [box.x + box.width * at, box.y + 14] as const),
      )
      await expect(field).toHaveValue(/^2[01]$/)
    })
  })
})
