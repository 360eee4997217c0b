import type { Locator, Page } from '@playwright/test'
import { isThorough, THOROUGH } from '../tests/is-thorough'
import { textsOutsideTheirCard } from './overflow'
import { expect, openPage, testInTab as test } from './support'
import { widths } from './widths'

/** The slider of a chart, which comes after the page. */
const pointer = (page: Page) => page.getByRole('slider', { name: 'Show the amounts at' })

/** Opens a page with a chart that answers, and shows that chart. */
async function openChart(page: Page, path: string, name: RegExp) {
  await openPage(page, path)
  await expect(pointer(page)).toBeAttached()
  const chart = page.getByRole('img', { name })
  await chart.evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }))
  return chart
}

async function pointAt(chart: Locator, place: number) {
  const box = await chart.boundingBox()
  if (!box) throw new Error('the chart is not to be seen')
  return { x: box.x + box.width * place, y: box.y + box.height / 2 }
}

/** What the label says, which is drawn over the chart. */
const shown = (page: Page) =>
  pointer(page).locator('xpath=following-sibling::*[name()="svg"]').locator('text')

/** The cells of a row of the table, by the name of its year. */
const cellsOf = (page: Page, year: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: year, exact: true }) })
    .getByRole('cell')
    .allTextContents()

test('a pointer shows the year under it, with the figures of the table', async ({ page }) => {
  const chart = await openChart(page, '/sip', /^Over/)
  const [invested = '', returns = '', value = ''] = await cellsOf(page, '4')
  const fourth = await pointAt(chart, 0.41)
  await page.mouse.move(fourth.x, fourth.y)
  await expect(shown(page)).toHaveText([
    'Year 4',
    'Invested',
    invested,
    'Returns',
    returns,
    'Value',
    value,
  ])
  await expect(page.getByRole('status').filter({ hasText: 'Year 4: Invested' })).toHaveText(
    `Year 4: Invested ${invested}, Returns ${returns}, Value ${value}`,
  )

  await test.step('the label never leaves the plot', async () => {
    for (const width of isThorough ? [320, 1280] : [320]) {
      await page.setViewportSize({ width, height: 800 })
      await chart.evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }))
      for (const place of [0.02, 0.5, 0.98]) {
        const { x, y } = await pointAt(chart, place)
        await page.mouse.move(x, y)
        await expect(shown(page).first()).toBeVisible()
        const plot = await chart.boundingBox()
        const label = await shown(page).first().locator('..').boundingBox()
        const [left, right] = [label?.x ?? 0, (label?.x ?? 0) + (label?.width ?? 0)]
        expect(left, `${place} at ${width} px`).toBeGreaterThanOrEqual((plot?.x ?? 0) - 1)
        expect(right, `${place} at ${width} px`).toBeLessThanOrEqual(
          (plot?.x ?? 0) + (plot?.width ?? 0) + 1,
        )
      }
    }
  })

  await page.mouse.move(0, 0)
  await expect(shown(page)).toHaveCount(0)
})

test('arrow keys go from year to year, Escape hides them; the answer stays in view beside many changes', async ({
  page,
}) => {
  await openChart(page, '/loan/prepay', /^What you owe starts/)
  const [, , without = '', changed = ''] = await cellsOf(page, '1')
  await pointer(page).focus()
  await expect(shown(page).first()).toHaveText('Today')
  await page.keyboard.press('ArrowRight')
  await expect(shown(page)).toHaveText(['Year 1', 'Owed without', without, 'Owed with', changed])
  await expect(pointer(page)).toHaveAttribute('aria-valuetext', 'Year 1')
  await page.keyboard.press('End')
  await expect(shown(page)).toHaveText(['Year 20', 'Owed without', '₹0', 'Owed with', '–'])
  await page.keyboard.press('Escape')
  await expect(shown(page)).toHaveCount(0)
  await page.keyboard.press('Home')
  await expect(shown(page).first()).toHaveText('Today')
  await pointer(page).blur()
  await expect(shown(page)).toHaveCount(0)

  await test.step('with five changes the answer and its buttons stay in view', async () => {
    for (const count of [2, 3, 4, 5]) {
      await page.getByRole('button', { name: 'Add a change' }).click()
      await expect(page.getByRole('button', { name: `Remove change ${count}` })).toBeVisible()
    }
    const last = page.getByRole('button', { name: 'Remove change 5' })
    await last.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    const answer = page.getByRole('region', { name: 'Result' }).getByRole('definition').first()
    await expect(answer).toBeInViewport({ ratio: 1 })
    for (const name of ['Copy', 'Share link', 'Print', 'Reset']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true })

  test('taps a bar or glides along, and scrolls the page up and down', { tag: THOROUGH }, async ({
    page,
  }) => {
    const chart = await openChart(page, '/loan', /falls from/)
    const second = await pointAt(chart, 0.4)
    await page.touchscreen.tap(second.x, second.y)
    await expect(shown(page).first()).toHaveText('Year 2')
    await page.touchscreen.tap(second.x, 100)
    await expect(shown(page)).toHaveCount(0)

    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      })
    await touch('touchStart', second.x, second.y)
    for (const way of [10, 20, 40, 60]) await touch('touchMove', second.x + way, second.y)
    await expect(shown(page).first()).toHaveText('Year 3')
    await touch('touchEnd')
    await expect(shown(page).first()).toHaveText('Year 3')

    const before = await page.evaluate(() => scrollY)
    await touch('touchStart', second.x, second.y)
    for (const way of [20, 60, 100, 140]) await touch('touchMove', second.x, second.y - way)
    await touch('touchEnd')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50)
    await expect(shown(page)).toHaveCount(0)
  })
})

test('How it works is as tall as its words beside a long table', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/sip/withdraw')
  const card = page.getByRole('region', { name: 'How it works' })
  const table = page.getByRole('region', { name: 'Year by year' })
  const heightOf = async (place: Locator) => (await place.boundingBox())?.height ?? 0
  expect(await heightOf(card)).toBeLessThan((await heightOf(table)) * 0.7)
})

test('on Compare the cross is nearer to its own offer than to the one before', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openPage(page, '/loan/compare')
  await page.getByRole('button', { name: 'Add an offer' }).click()
  const edges = (heading: Element) => {
    const words = document.createRange()
    words.selectNodeContents(heading)
    const { left, right } = words.getBoundingClientRect()
    return { left, right }
  }
  const own = await page.getByRole('heading', { name: 'Offer C', exact: true }).evaluate(edges)
  const before = await page.getByRole('heading', { name: 'Offer B', exact: true }).evaluate(edges)
  const cross = await page
    .getByRole('button', { name: 'Remove Offer C' })
    .locator('svg')
    .boundingBox()
  const [left, right] = [cross?.x ?? 0, (cross?.x ?? 0) + (cross?.width ?? 0)]
  expect(own.left - right).toBeGreaterThan(0)
  expect(own.left - right).toBeLessThan((left - before.right) / 2)
})

test('long figures are shown on the narrowest phones, in every year', { tag: THOROUGH }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openPage(page, '/sip/withdraw#v=1&savings=2,00,00,000')
  await pointer(page).focus()
  const last = Number(await pointer(page).getAttribute('max'))
  await page.keyboard.press('Home')
  for (let year = 0; year < last; year++) await page.keyboard.press('ArrowRight')
  await expect(pointer(page)).toHaveValue(`${last}`)
  await expect(shown(page).first()).toBeVisible()
})

test('no label leaves its card, and figures of a column have one size', { tag: THOROUGH }, async ({
  page,
}) => {
  for (const [path, link] of [
    ['/loan/prepay', 'changes=once~10,000~12~shorter'],
    [
      '/loan/prepay',
      'amount=48,50,000&rate=8.4&changes=rate~8.9~25~keep-emi*yearly~20,000~11~shorter',
    ],
    ['/loan/prepay', 'tenure=40&changes=monthly~500~1'],
    ['/sip/goal', 'goal=99,99,99,999&years=40'],
    ['/sip/lump-sum', 'amount=98,76,54,32,198&years=40'],
    ['/sip/withdraw', 'savings=2,00,00,000'],
    ['/gst/scheme', 'sales=1,23,45,678'],
    ['/deposits', ''],
    ['/gst/return', ''],
  ] as const) {
    for (const language of ['', '/hi']) {
      await openPage(page, `${language}${path}#v=1&${link}`)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const place = `${language}${path} ${link} at ${width} px`
        expect(await textsOutsideTheirCard(page), place).toEqual([])
        const sizes = page.getByRole('region', { name: /^(?:Result|नतीजा)$/ }).locator('dd')
        expect(await sizes.evaluateAll(sizesOfEntries), place).toHaveLength(1)
      }
    }
  }
})

/** The sizes of the figures of a ledger, without totals and their parts, and without what is a sentence. */
const sizesOfEntries = (values: Element[]) => [
  ...new Set(
    values
      .filter((value) => /row/.test(value.parentElement?.className ?? ''))
      .filter((value) => !/total|part/.test(value.parentElement?.className ?? ''))
      .filter((value) => !value.parentElement?.dataset.sentence && value.checkVisibility())
      .map((value) => getComputedStyle(value).fontSize),
  ),
]
