import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { violationsOn } from './axe'
import { field } from './fields'
import { overlappingTexts } from './legibility'
import { bring } from './links'
import { textsOutsideTheirCard } from './overflow'
import { expect, openPage, partsFollow, result, sidewaysScroll, testInTab as test } from './support'
import { fewWidths } from './widths'

const path = '/ecommerce-profit/marketplace'
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const slider = (page: Page) => page.getByRole('slider', { name: 'Selling price' })
const prices = (page: Page) => card(page, 'Which price?')
/** One of its two drawings: the one that this screen has room for. */
const picture = (page: Page) => prices(page).getByRole('img').first()
const table = (page: Page) => page.getByRole('table', { name: 'Profit and margin by price' })

/** Case 4 of the worked figures: no commission up to ₹1,000, 15% above. */
const cliff = (cost: number) => `cost=${cost}&packing=10&ads=0&bands=1,000~0~34*~15~65&price=1,100`

async function openFollowed(page: Page, address: string) {
  await openPage(page, address)
  await partsFollow(page)
}

test('stands in the file of the page as far as the example goes', async ({ page }) => {
  const html = await (await page.request.get(path)).text()
  const words = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')
  for (const text of [
    'Price for a margin of₹886.48',
    'It is reached from ₹886.48 to ₹1,000.00, and again from ₹1,197.05.',
    'Above ₹1,000 the fees rise by ₹181.00. Up to ₹1,259.51 you keep less than at ₹1,000.',
    'Most you can spend on ads₹231.00',
    'Break-even ROAS 5.11: ₹5.11 of sales',
    'Returns that eat the profit51.21%',
    'Break-even price₹709.18',
    '1,180 − 307 × 1.18 − 6 =',
    'Before you trust a fee card',
    'A jump is a trap',
  ]) {
    // The whole page would be told otherwise.
    expect(words.includes(text), text).toBe(true)
  }
  const picture =
    /role="img"[^>]*aria-label="A margin of 20% is reached from ₹886\.48 to ₹1,000\.00/
  expect(picture.test(html), 'the picture has its words').toBe(true)
})

test('says which price is needed and what an order can bear, and today’s is moved by keys', {
  tag: THOROUGH,
}, async ({ page }) => {
  await test.step('two ranges where the fees jump, one, or none', async () => {
    await openPage(page, `${path}#v=1&${cliff(520)}`)
    await expect(result(page, 'Price for a margin of')).toHaveText('₹927.78')
    await expect(prices(page)).toContainText(
      'It is reached from ₹927.78 to ₹1,000.00, and again from ₹1,250.09.',
    )
    await field(page, 'Price for a margin of').fill('10')
    await expect(prices(page)).toContainText('from ₹824.69 to ₹1,000.00, and again from ₹1,077.18.')
    await field(page, 'Price for a margin of').fill('30')
    await expect(prices(page)).toContainText('It is reached at every price from ₹1,489.11.')
    // Where a margin cannot be reached, what can is said.
    await field(page, 'Price for a margin of').fill('85')
    await expect(result(page, 'Price for a margin of')).toHaveText('Not at any price')
    await expect(prices(page)).toContainText('The highest margin here is 82.30%.')
    await field(page, 'Price for a margin of').fill('abc')
    await expect(prices(page)).toContainText('This could not be read as a number')
    await expect(result(page, 'Price for a margin of')).toHaveText('₹742.22')
  })

  await test.step('what an order can bear is said with the seller’s own numbers', async () => {
    await bring(page, cliff(600))
    await expect(result(page, 'Break-even price')).toHaveText('₹836.62')
    await expect(card(page, 'Break-even price')).toContainText(
      'It loses again from ₹1,000.01 to ₹1,060.99.',
    )
    // An order that loses anyway can bear nothing.
    await bring(page, 'price=300')
    await expect(result(page, 'Most you can spend on ads')).toHaveText('None')
    await expect(card(page, 'Most you can spend on ads')).toContainText(
      'It loses even without ads.',
    )
    await expect(result(page, 'Returns that eat the profit')).toHaveText('None')
    await expect(card(page, 'Break-even price')).toContainText('₹409.18 above today’s price.')
  })

  await test.step('today’s price is moved by keys, and the picture stays where it is', async () => {
    await bring(page)
    await partsFollow(page)
    const handle = slider(page)
    await expect(handle).toHaveAttribute('aria-valuetext', '₹1,180, profit ₹191.00')
    await handle.focus()
    await page.keyboard.press('ArrowRight')
    await expect(field(page, 'Selling price')).toHaveValue('1,181')
    await expect(handle).toHaveAttribute('aria-valuetext', '₹1,181, profit ₹191.70')
    await page.keyboard.press('PageUp')
    await expect(field(page, 'Selling price')).toHaveValue('1,191')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('ArrowLeft')
    await expect(field(page, 'Selling price')).toHaveValue('1,180')
    await page.keyboard.press('End')
    await expect(field(page, 'Selling price')).toHaveValue('1,500')
    await page.keyboard.press('Home')
    await expect(field(page, 'Selling price')).toHaveValue('600')
    await expect(result(page, 'Profit per order').first()).toHaveText('-₹92.53')
    await expect(handle).toHaveAttribute('aria-valuetext', '₹600, loss ₹92.53')
    await expect(handle).toBeFocused()
    await expect(handle).toHaveAttribute('max', '1500')
    // A price that is typed brings its own picture.
    await field(page, 'Selling price').fill('2,000')
    await expect(handle).toHaveAttribute('max', '2600')
  })
})

test.describe('which price', () => {
  test('is in a table, too, and asked for a margin or a profit', { tag: THOROUGH }, async ({
    page,
  }) => {
    await openPage(page, path)
    await test.step('the table says the same as the sentence', async () => {
      await prices(page).getByText('As a table').click()
      const rows = table(page).locator('tbody tr')
      await expect(rows).toHaveCount(8)
      const row = (price: string) => rows.filter({ hasText: price })
      await expect(row('₹886.48')).toContainText('20% margin from here')
      await expect(row('₹886.48').getByRole('cell')).toHaveText(['₹150.25', '20.00%'])
      await expect(row('₹1,000.00')).toContainText('up to here')
      await expect(row('₹1,000.01').getByRole('cell')).toHaveText(['₹65.46', '7.72%'])
      await expect(row('₹1,197.05').getByRole('cell')).toHaveText(['₹202.89', '20.00%'])
      await expect(row('₹1,180.00')).toContainText('today')
      await expect(row('₹709.18')).toContainText('break-even')
      await field(page, 'Price for a margin of').fill('30')
      await expect(result(page, 'Price for a margin of')).toHaveText('₹1,425.93')
      await expect(row('30% margin from here').getByRole('rowheader')).toContainText('₹1,425.93')
    })

    await test.step('what was typed is kept for each', async () => {
      await field(page, 'Price for a margin of').fill('25')
      await prices(page).getByRole('radio', { name: 'Profit', exact: true }).check()
      await expect(result(page, 'Price for a profit of')).toHaveText('₹1,264.60')
      await field(page, 'Price for a profit of').fill('240')
      await expect(prices(page)).toContainText(
        'from ₹992.38 to ₹1,000.00, and again from ₹1,250.26.',
      )
      await prices(page).getByRole('radio', { name: 'Margin', exact: true }).check()
      await expect(field(page, 'Price for a margin of')).toHaveValue('25')
      await page.reload()
      await expect(field(page, 'Price for a margin of')).toHaveValue('25')
    })
  })
})

test.describe('today’s price in the picture', () => {
  test('is dragged with a mouse', { tag: THOROUGH }, async ({ page }) => {
    await openFollowed(page, path)
    await slider(page).scrollIntoViewIfNeeded()
    const plot = await slider(page).boundingBox()
    if (!plot) throw new Error('the slider has a place')
    const placeOf = (price: number) => plot.x + ((price - 600) / 900) * plot.width
    const y = plot.y + plot.height / 2
    await page.mouse.move(placeOf(1180), y)
    await page.mouse.down()
    await page.mouse.move(placeOf(1100), y)
    await page.mouse.move(placeOf(1000), y)
    await page.mouse.up()
    await expect(field(page, 'Selling price')).toHaveValue('1,000')
    await expect(prices(page).locator('svg:visible text', { hasText: 'Today' })).toHaveText(
      'Today ₹1,000',
    )
    // Elsewhere the picture is only looked at.
    await page.mouse.click(placeOf(1300), y)
    await expect(field(page, 'Selling price')).toHaveValue('1,000')

    await test.step('does not move when a hand only rests on it', async () => {
      await bring(page, 'price=1,180.50')
      await expect(slider(page)).toHaveAttribute('aria-valuetext', /^₹1,180\.50, /)
      const x = placeOf(1180.5)
      await page.mouse.move(x, plot.y + 40)
      await page.mouse.down()
      await page.mouse.move(x + 1, plot.y + 41)
      await page.mouse.up()
      await expect(field(page, 'Selling price')).toHaveValue('1,180.50')
    })

    await test.step('is not there without a price', async () => {
      await expect(slider(page)).toBeVisible()
      await field(page, 'Selling price').fill('')
      await expect(slider(page)).toHaveCount(0)
      await expect(prices(page)).toContainText('It is reached from ₹886.48')
    })
  })
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true })

  type Point = { x: number; y: number }

  async function draw(page: Page, [first, ...others]: [Point, ...Point[]]) {
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [first])
    for (const point of others) await touch('touchMove', [point])
    await touch('touchEnd', [])
  }

  /** Where today's line is, and a place in the picture by its price. */
  async function plotOf(page: Page) {
    await slider(page).evaluate((input) => input.scrollIntoView({ block: 'center' }))
    const plot = await slider(page).boundingBox()
    if (!plot) throw new Error('the slider has a place')
    const placeOf = (price: number) => plot.x + ((price - 700) / 700) * plot.width
    return { placeOf, y: plot.y + plot.height / 3 }
  }

  test('today’s price is dragged, and the page scrolled', { tag: THOROUGH }, async ({ page }) => {
    await openFollowed(page, path)
    const { placeOf, y } = await plotOf(page)
    const way = [1180, 1150, 1100, 1050, 1000].map((price) => ({ x: placeOf(price), y }))
    await draw(page, way as [Point, ...Point[]])
    await expect(field(page, 'Selling price')).toHaveValue(/^(99\d|1,00\d)$/)

    await test.step('a pan over it scrolls the page and changes nothing', async () => {
      await bring(page, 'price=1,180.50')
      await expect(slider(page)).toHaveAttribute('aria-valuetext', /^₹1,180\.50, /)
      const x = placeOf(1180.5)
      const before = await page.evaluate(() => scrollY)
      await draw(page, [
        { x, y },
        ...Array.from({ length: 8 }, (_, i) => ({ x: x + 1 + i, y: y - 20 * (i + 1) })),
      ])
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50)
      await expect(field(page, 'Selling price')).toHaveValue('1,180.50')
    })
  })
})

test.describe('at every width', () => {
  const nineteen = Array.from(
    { length: 19 },
    (_, index) => `${(index + 1) * 50}~${index % 3}~${(index * 7) % 40}`,
  ).join('*')
  /** Orders by their link, each with what its picture says. */
  const orders = {
    example: ['', /from ₹886\.48 to ₹1,000\.00, and again from ₹1,197\.05/],
    'two ranges': [cliff(520), /from ₹927\.78 to ₹1,000\.00, and again from ₹1,250\.09/],
    'a loss between': [cliff(600), /at every price from ₹1,401\.61/],
    'no price': ['margin=85', /^No price reaches a margin of 85%/],
    'a far range': ['margin=60', /at every price from ₹3,344\.22/],
    'all prices': ['margin=2', /at every price from ₹723\.66/],
    'the GST slab': ['gstBy=clothes&price=2,800&cost=1,200', /at every price from ₹2,258\.53/],
    'many bands': [
      `price=500&cost=100&shipping=10&ads=0&bands=${nineteen}*~15~65`,
      /at every price from ₹224\.57/,
    ],
    lakhs: [
      'price=12,34,567&cost=5,00,000&bands=10,00,000~5~500*~15~5,000',
      /at every price from ₹7,97,203\.86/,
    ],
  } as const

  test('no labels of the picture touch', { tag: THOROUGH }, async ({ page }) => {
    await openFollowed(page, path)
    for (const [name, [link, says]] of Object.entries(orders)) {
      await bring(page, link)
      await expect(picture(page)).toHaveAttribute('aria-label', says)
      for (const width of fewWidths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await touchingLabels(page), `${name} at ${width} px`).toEqual([])
      }
    }
  })

  test('the table has its room, and nothing is wrong for assistive technology', {
    tag: THOROUGH,
  }, async ({ page }) => {
    await openFollowed(page, path)
    await prices(page).getByText('As a table').click()
    await expect(table(page)).toBeVisible()
    await expect(slider(page)).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    for (const width of fewWidths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overlappingTexts(page), `${width} px`).toEqual([])
      expect(await textsOutsideTheirCard(page), `${width} px`).toEqual([])
      expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
})

/** Labels of the picture that lie over one another, or stick out of its card. */
const touchingLabels = (page: Page): Promise<string[]> =>
  prices(page).evaluate((card) => {
    const edges = card.getBoundingClientRect()
    const labels = [...card.querySelectorAll('svg text')]
      .filter((text) => text.checkVisibility())
      .map((text) => ({ text: text.textContent ?? '', box: text.getBoundingClientRect() }))
    const across = (a: DOMRect, b: DOMRect) => Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const down = (a: DOMRect, b: DOMRect) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    const outside = labels.filter(({ box }) => box.left < edges.left || box.right > edges.right)
    // A line's box is higher than its letters.
    const touching = labels.flatMap((a, index) =>
      labels
        .slice(index + 1)
        .filter((b) => across(a.box, b.box) > 0 && down(a.box, b.box) > 0.3 * a.box.height)
        .map((b) => `${a.text} / ${b.text}`),
    )
    return [...outside.map(({ text }) => `${text} sticks out`), ...touching]
  })
