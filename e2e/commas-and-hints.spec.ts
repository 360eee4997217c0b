import { THOROUGH } from '../tests/is-thorough'
import { field } from './fields'
import { samplePages } from './pages'
import { expect, openPage, result, testInTab as test } from './support'

test('a comma that may stand before decimals is asked about, and never guessed', async ({
  page,
}) => {
  await openPage(page, '/loan')
  const rate = field(page, 'Interest rate (% p.a.)')
  const choice = (name: string) =>
    page.getByRole('status').getByRole('button', { name, exact: true })

  await test.step('with both readings, where the field is left', async () => {
    const before = await page.getByRole('region', { name: 'Result' }).boundingBox()
    await rate.fill('8,5')
    await rate.press('Enter')
    await expect(rate).toHaveValue('8,5')
    await expect(rate).toHaveAccessibleDescription(/8\.5 or 85 ?\? Counted as 85\.$/)
    await expect(choice('85')).toBeVisible()
    expect(await page.getByRole('region', { name: 'Result' }).boundingBox()).toEqual(before)
  })

  await test.step('and answered from the keyboard', async () => {
    await rate.focus()
    await page.keyboard.press('Tab')
    await expect(choice('8.5')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rate).toHaveValue('8.5')
    await expect(rate).toBeFocused()
    await expect(choice('85')).toHaveCount(0)
    await expect(result(page, 'Monthly EMI')).toHaveText('₹10,258')
  })

  await test.step('but not where commas group digits', async () => {
    const amount = field(page, 'Loan amount')
    await amount.fill('1,00,000.50')
    await amount.blur()
    await expect(page.getByText('Counted as')).toHaveCount(0)
    await amount.fill('1850,50')
    await amount.blur()
    await choice('1,850.50').click()
    await expect(amount).toHaveValue('1,850.50')
  })
})

test('a bill asks about commas, too', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/gst/bill')
  const quantity = page.getByLabel('Quantity of item 1')
  await quantity.fill('8,5')
  await quantity.blur()
  await expect(page.getByRole('button', { name: '8.5', exact: true })).toBeVisible()
  const price = page.getByLabel('Price of item 1')
  await price.fill('1850,50')
  await price.blur()
  await expect(price).toHaveValue('1850,50')
  await expect(page.getByRole('button', { name: '1,850.50', exact: true })).toBeVisible()
  // One question at a time: they would lie over each other.
  await expect(page.getByRole('button', { name: '8.5', exact: true })).toHaveCount(0)
  await quantity.focus()
  await quantity.blur()
  const answer = page.getByRole('button', { name: '8.5', exact: true })
  await answer.focus()
  await page.keyboard.press('Escape')
  await expect(answer).toHaveCount(0)
  await expect(quantity).toBeFocused()
  await price.focus()
  await price.blur()
  await page.getByRole('button', { name: '1,850.50', exact: true }).click()
  await expect(price).toHaveValue('1,850.50')
})

test('what cannot be read is marked as wrong, and described', { tag: THOROUGH }, async ({
  page,
}) => {
  for (const { path } of samplePages) {
    // There the fields come with a file, on Percentage nothing unreadable gets in, and rows of payments
    // are judged when they are left.
    const without = [
      '/sip/returns',
      '/ecommerce-profit/products',
      '/ecommerce-profit/settlements',
      '/gst/sales',
      '/percentage',
    ]
    if (without.includes(path)) continue
    await openPage(page, path)
    const fields = page.locator('main input[type=text][inputmode=decimal]:enabled:visible')
    const count = await fields.count()
    expect(count, path).toBeGreaterThan(0)
    const broken = await fields.evaluateAll(async (inputs) => {
      const wrong: string[] = []
      for (const input of inputs as HTMLInputElement[]) {
        if (!input.isConnected) continue
        input.focus()
        input.select()
        document.execCommand('insertText', false, 'abc')
        await new Promise((done) => setTimeout(done))
        const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
        const description = ids.map((id) => document.getElementById(id)?.textContent ?? '').join('')
        if (input.getAttribute('aria-invalid') !== 'true' || !description.trim()) {
          wrong.push(input.labels?.[0]?.textContent ?? input.ariaLabel ?? input.id)
        }
        document.execCommand('undo')
        await new Promise((done) => setTimeout(done))
      }
      return wrong
    })
    expect(broken, path).toEqual([])
  }
})
