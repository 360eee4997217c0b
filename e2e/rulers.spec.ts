import type { Locator, Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field } from './fields'
import { expect, openPage, result, testInTab as test } from './support'

const ruler = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })

/** A point on a ruler's track, from 0 at its left end to 1 at its right one. */
async function pointOn(slider: Locator, position: number) {
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (!box) throw new Error('the ruler is not to be seen')
  return { x: box.x + box.width * position, y: box.y + box.height / 2 }
}

/** Where the thumb is drawn. */
async function thumbOf(slider: Locator) {
  const box = await slider.locator('xpath=following-sibling::*//*[@data-thumb]').boundingBox()
  if (!box) throw new Error('the thumb is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

// Their ranges and names are read out of the build (tests/built).
test('by keyboard: one step, ten steps, both ends; on paper there are only values', async ({
  page,
}) => {
  await openPage(page, '/loan')
  for (const { name, keys } of [
    {
      name: 'Loan amount',
      keys: {
        ArrowRight: '5,01,000',
        ArrowUp: '5,02,000',
        ArrowLeft: '5,01,000',
        ArrowDown: '5,00,000',
        PageUp: '5,10,000',
        PageDown: '5,00,000',
        Home: '0',
        End: '10,00,00,000',
      },
    },
    {
      name: 'Interest rate (% p.a.)',
      keys: { ArrowRight: '10.1', PageUp: '11.1', PageDown: '10.1', Home: '0', End: '30' },
    },
    {
      name: 'Tenure',
      keys: { ArrowRight: '6', PageUp: '16', PageDown: '6', Home: '1', End: '40' },
    },
  ]) {
    await ruler(page, name).focus()
    for (const [key, value] of Object.entries(keys)) {
      await page.keyboard.press(key)
      await expect(field(page, name), `${name}, ${key}`).toHaveValue(value)
    }
    await page.keyboard.press('PageUp')
    await expect(field(page, name)).toHaveValue(keys.End)
  }

  await test.step('three tenths are 0.3, without float dust', async () => {
    const slider = ruler(page, 'Interest rate (% p.a.)')
    await slider.press('Home')
    for (let step = 0; step < 3; step++) await slider.press('ArrowRight')
    await expect(field(page, 'Interest rate (% p.a.)')).toHaveValue('0.3')
    await slider.press('PageUp')
    await expect(field(page, 'Interest rate (% p.a.)')).toHaveValue('1.3')
  })

  await test.step('the focus is seen on the thumb', async () => {
    await field(page, 'Loan amount').focus()
    await page.keyboard.press('Tab')
    await expect(ruler(page, 'Loan amount')).toBeFocused()
    const ring = ruler(page, 'Loan amount').locator(
      'xpath=following-sibling::*//*[@data-thumb]/*[2]',
    )
    await expect(ring).toHaveCSS('visibility', 'visible')
    await page.keyboard.press('Tab')
    await expect(ring).toHaveCSS('visibility', 'hidden')
  })

  await test.step('on paper there are no rulers, only values', async () => {
    await expect(page.getByRole('slider')).not.toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('slider')).toHaveCount(0)
    for (const name of ['Loan amount', 'Interest rate (% p.a.)', 'Tenure']) {
      await expect(field(page, name)).toBeVisible()
      await expect(field(page, name)).toHaveCSS('border-top-style', 'none')
    }
    await page.emulateMedia({ media: null })
  })
})

test.describe('by mouse', () => {
  test('a click means the place on the scale, snapped', { tag: THOROUGH }, async ({ page }) => {
    const scales: [path: string, rulers: Record<string, Record<number, string>>][] = [
      [
        '/loan',
        {
          'Loan amount': {
            0.11: '40,000',
            0.3: '1,50,000',
            0.5: '10,00,000',
            0.6: '25,00,000',
            0.75: '1,00,00,000',
            0.9: '4,00,00,000',
          },
          'Interest rate (% p.a.)': { 0.75: '22.5', 0.1: '3' },
          Tenure: { 0.48: '20', 0.9: '36' },
        },
      ],
      [
        '/sip',
        {
          'Monthly amount': {
            0.13: '500',
            0.25: '1,000',
            0.4: '4,000',
            0.6: '25,000',
            0.75: '1,00,000',
            0.9: '4,00,000',
          },
        },
      ],
      ['/step-up-sip', { 'Annual step-up (%)': { 0.5: '50', 0.25: '25' } }],
    ]
    for (const [path, rulers] of scales) {
      await openPage(page, path)
      for (const [name, places] of Object.entries(rulers)) {
        const start = await pointOn(ruler(page, name), 0)
        const end = await pointOn(ruler(page, name), 1)
        for (const [position, value] of Object.entries(places)) {
          await page.mouse.click(start.x + (end.x - start.x) * Number(position), start.y)
          await expect(field(page, name), `${name} at ${position}`).toHaveValue(value)
          await expect(ruler(page, name)).toBeFocused()
        }
      }
    }
  })

  test('the thumb is dragged by where it was taken, and stops at the ends', {
    tag: THOROUGH,
  }, async ({ page }) => {
    await openPage(page, '/loan')
    const slider = ruler(page, 'Interest rate (% p.a.)')
    const rate = field(page, 'Interest rate (% p.a.)')
    const thumb = await thumbOf(slider)
    const half = await pointOn(slider, 0.5)
    await page.mouse.move(thumb.x + 8, thumb.y)
    await page.mouse.down()
    await page.mouse.move(half.x + 8, half.y + 200, { steps: 5 })
    await expect(rate).toHaveValue('15')
    await page.mouse.move(half.x + 2_000, half.y, { steps: 5 })
    await expect(rate).toHaveValue('30')
    await page.mouse.move(0, half.y, { steps: 5 })
    await page.mouse.up()
    await expect(rate).toHaveValue('0')
    await page.mouse.move(half.x, half.y)
    await expect(rate).toHaveValue('0')
    await expect(result(page, 'Monthly EMI')).toHaveText('₹8,333')

    await test.step('the other buttons do nothing', async () => {
      const { x, y } = await pointOn(ruler(page, 'Tenure'), 0.9)
      await page.mouse.click(x, y, { button: 'right' })
      await page.mouse.click(x, y, { button: 'middle' })
      await expect(field(page, 'Tenure')).toHaveValue('5')
    })
  })
})

test('a typed value stays as typed, between the steps and outside the range', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, '/loan')
  for (const [name, text, tidy, nearest] of [
    ['Loan amount', '512345.5', '5,12,345.5', '512000'],
    ['Loan amount', '250000000', '25,00,00,000', '100000000'],
    ['Loan amount', '-5', '-5', '0'],
    ['Loan amount', '9'.repeat(24), `9${',99'.repeat(10)},999`, '100000000'],
    ['Interest rate (% p.a.)', '8.25', '8.25', '8.3'],
    ['Interest rate (% p.a.)', '45', '45', '30'],
    ['Tenure', '2.5', '2.5', '3'],
    ['Tenure', '0.5', '0.5', '1'],
    ['Tenure', 'abc', 'abc', '1'],
  ] as const) {
    await field(page, name).fill(text)
    await field(page, name).blur()
    await expect(field(page, name)).toHaveValue(tidy)
    await expect(ruler(page, name)).toHaveValue(nearest)
    // Neither a click on the thumb nor a hand that trembles on it rounds what was typed.
    const { x, y } = await thumbOf(ruler(page, name))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 1, y + 1)
    await page.mouse.up()
    await expect(field(page, name)).toHaveValue(tidy)
  }
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true })

  type Point = { x: number; y: number }

  /** A finger that goes down at the first point, along the others, and up again. */
  async function draw(
    page: Page,
    [first, ...others]: [Point, ...Point[]],
    end: 'touchEnd' | 'touchCancel' = 'touchEnd',
  ) {
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | typeof end, points: Point[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await touch('touchStart', [first])
    for (const point of others) await touch('touchMove', [point])
    await touch(end, [])
  }

  /** Down the screen and a little to the side, as a thumb of a hand does. */
  const pan = ({ x, y }: Point): [Point, ...Point[]] => [
    { x, y },
    ...Array.from({ length: 10 }, (_, i) => ({ x: x + 1 + i, y: y - 25 * (i + 1) })),
  ]

  test('the thumb follows it, and a pan scrolls the page', { tag: THOROUGH }, async ({ page }) => {
    await openPage(page, '/loan')
    await test.step('a tap on the track moves the thumb there', async () => {
      const { x, y } = await pointOn(ruler(page, 'Interest rate (% p.a.)'), 0.8)
      await page.touchscreen.tap(x, y)
      await expect(field(page, 'Interest rate (% p.a.)')).toHaveValue('24')
      await expect(ruler(page, 'Interest rate (% p.a.)')).toBeFocused()
    })

    await test.step('a finger that glides along the track changes nothing', async () => {
      const slider = ruler(page, 'Interest rate (% p.a.)')
      const start = await pointOn(slider, 0.3)
      const steps = [20, 40, 60].map((way) => ({ x: start.x + way, y: start.y }))
      await draw(page, [start, ...steps])
      await expect(field(page, 'Interest rate (% p.a.)')).toHaveValue('24')
    })

    for (const name of ['Loan amount', 'Interest rate (% p.a.)', 'Tenure']) {
      const grip = ruler(page, name).locator('xpath=following-sibling::*//*[@data-thumb]/*[1]')
      const box = await grip.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }

    const slider = ruler(page, 'Interest rate (% p.a.)')
    const start = await thumbOf(slider)
    const end = await pointOn(slider, 0.7)
    const steps = [0.2, 0.4, 0.6, 0.8, 1].map((part) => ({
      x: start.x + (end.x - start.x) * part,
      y: start.y,
    }))
    await draw(page, [start, ...steps])
    await expect(field(page, 'Interest rate (% p.a.)')).toHaveValue(/^2[01](\.\d)?$/)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await test.step('a drag that the system takes away leaves what was typed', async () => {
      const amount = field(page, 'Loan amount')
      await amount.fill('1,23,456.50')
      await amount.blur()
      await amount.evaluate((input: HTMLInputElement) => {
        const seen = new Set<string>()
        Object.assign(window, { seen })
        const look = () => {
          seen.add(input.value)
          requestAnimationFrame(look)
        }
        look()
      })
      const { x, y } = await thumbOf(ruler(page, 'Loan amount'))
      const steps = [20, 40, 60, 80].map((far) => ({ x: x + far, y }))
      await draw(page, [{ x, y }, ...steps], 'touchCancel')
      await expect(amount).toHaveValue('1,23,456.50')
      const seen = await page.evaluate(() => (window as unknown as { seen: Set<string> }).seen.size)
      expect(seen, 'the drag had begun').toBeGreaterThan(1)
    })

    await test.step('a pan that begins on a ruler scrolls the page and changes nothing', async () => {
      for (const place of ['track', 'thumb'] as const) {
        for (const text of ['5,00,000', '1,23,456.50', `9${',99'.repeat(10)},999`]) {
          await field(page, 'Loan amount').fill(text)
          await field(page, 'Loan amount').blur()
          await page.evaluate(() => scrollTo(0, 0))
          const slider = ruler(page, 'Loan amount')
          const start = place === 'thumb' ? await thumbOf(slider) : await pointOn(slider, 0.7)
          await draw(page, pan(start))
          await expect
            .poll(() => page.evaluate(() => scrollY), { message: `${place}, ${text}` })
            .toBeGreaterThan(100)
          await expect(field(page, 'Loan amount'), place).toHaveValue(text)
        }
      }
    })
  })
})

test.describe('motion', () => {
  /** What begins to move, from here on. */
  const watchMotion = (page: Page) =>
    page.evaluate(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      document.addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName))
    })
  const moved = (page: Page) =>
    page.evaluate(() => (window as unknown as { moved: string[] }).moved)

  test('is instant for those who asked for less of it', { tag: THOROUGH }, async ({ page }) => {
    await openPage(page, '/loan')
    await watchMotion(page)
    await ruler(page, 'Interest rate (% p.a.)').press('End')
    await expect(result(page, 'Monthly EMI')).toHaveText('₹16,177')
    await page.getByRole('radio', { name: 'Months' }).check()
    await expect(page.getByText('every month for 60 months')).toBeVisible()
    expect(await moved(page)).toEqual([])
  })

  test('is for shapes and colours, never for a number', { tag: THOROUGH }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openPage(page, '/loan')
    await watchMotion(page)
    await ruler(page, 'Interest rate (% p.a.)').press('End')
    await expect.poll(() => moved(page)).toContain('stroke-dasharray')
    const figure = result(page, 'Monthly EMI')
    await expect(figure).toHaveText('₹16,177')
    await expect(figure).toHaveCSS('animation-name', 'none')
    await expect(figure).toHaveCSS('transition-duration', '0s')
  })
})
