import type { Page } from '@playwright/test'
import { isThorough, someOf, THOROUGH } from '../tests/is-thorough'
import { addKit, type Control, type Stop } from './controls'
import { faintTexts, overlappingTexts } from './legibility'
import { textsOutsideTheirCard } from './overflow'
import { samplePages, samplePagesWithNumbers } from './pages'
import {
  expect,
  firstMonth,
  numberField,
  openPage,
  partsFollow,
  result,
  sidewaysScroll,
  tellingNumber,
  testInTab as test,
} from './support'

/** More than the bars of a page have stops. */
const MORE_STOPS = 10

/** Cells of a bill that many shops leave empty. */
const passedByTab = 'tr [data-field="hsn"], tr [data-field="unit"]'

async function openWithKit(page: Page, path: string) {
  await openPage(page, path)
  await addKit(page)
}

for (const { path } of someOf(samplePages, 1)) {
  // One load for all: the page is the same, only the window and the person's settings differ.
  test(`${path} is for everyone`, async ({ page }) => {
    await openWithKit(page, path)
    await partsFollow(page)
    // It comes after the page, and stands on the way.
    if (['/loan', '/loan/prepay'].includes(path)) await expect(firstMonth(page)).toBeVisible()

    for (const { least, isWalked, ...size } of [
      { width: 1280, height: 600, least: 24, isWalked: true },
      { width: 390, height: 844, least: 44, isWalked: false },
      { width: 320, height: 568, least: 44, isWalked: true },
    ]) {
      const where = `at ${size.width} × ${size.height}`
      await page.setViewportSize(size)
      const ways = isThorough || size.width > 320 ? ['Tab', 'Shift+Tab'] : ['Tab']
      for (const keys of isWalked ? ways : []) {
        await test.step(`${keys} reaches everything ${where}, and nothing hides the focus`, async () => {
          // From the item of a bill Tab goes on to quantity and price; back, it takes every cell.
          const passedBy = keys === 'Tab' && size.width > 600 ? passedByTab : undefined
          const stopsNow = () => page.evaluate((passed) => window.kit.stops(passed), passedBy)
          let expected: number[]
          let stops: Stop[]
          // What comes late, when the page is idle, begins the way anew.
          do {
            expected = await stopsNow()
            stops = await walk(page, keys, expected.length)
          } while (expected.length < (await stopsNow()).length)
          const places = stops.filter((stop) => !stop.isInBar).map(({ place }) => place)
          const inOrder = keys === 'Tab' ? expected : expected.toReversed()
          // On a narrow bill keys follow the eye and not the source: true-bills.spec.ts tries its order.
          const followsEye = path === '/gst/bill' && size.width < 600
          const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
          expect(followsEye ? sorted(places) : places, `${keys} ${where}`).toEqual(
            followsEye ? sorted(inOrder) : inOrder,
          )
          const isBad = (stop: Stop) => !stop.hasRing || stop.coveredBy.length > 0
          expect(stops.filter(isBad), `${keys} ${where}`).toEqual([])
        })
      }
      await test.step(`every target ${where} can be hit: it has ${least} px`, async () => {
        const controls = await page.evaluate(() => window.kit.controls())
        expect(controls.length).toBeGreaterThan(10)
        const isSmall = (control: Control) =>
          !control.isInSentence && Math.min(control.width, control.height) < least
        expect(controls.filter(isSmall), where).toEqual([])
      })
    }

    await test.step('at 200 % and 400 % zoom it reflows, answers, and no bar takes the little height', async () => {
      const devtools = await page.context().newCDPSession(page)
      for (const [zoom, size] of [
        [2, { width: 640, height: 400 }],
        [4, { width: 320, height: 256 }],
      ] as const) {
        await devtools.send('Emulation.setDeviceMetricsOverride', {
          ...size,
          deviceScaleFactor: zoom,
          mobile: false,
        })
        expect(await page.evaluate(() => devicePixelRatio)).toBe(zoom)
        expect(await sidewaysScroll(page), `${size.width} px`).toBe(0)
        expect(await textsOutsideTheirCard(page), `${size.width} px`).toEqual([])
        expect(await overlappingTexts(page), `${size.width} px`).toEqual([])
      }
      if (samplePagesWithNumbers.some((one) => one.path === path)) {
        const field = await numberField(page)
        const example = await field.inputValue()
        await field.fill(tellingNumber(page))
        await expect(page.locator('main')).toContainText(tellingNumber(page))
        expect(await sidewaysScroll(page)).toBe(0)
        await field.fill(example)
      }
      await page.getByRole('button', { name: 'Print' }).first().focus()
      expect((await page.evaluate(() => window.kit.stopAt())).coveredBy).toEqual([])
      await expect(page.getByRole('button', { name: 'Open menu' })).not.toBeInViewport()
      await devtools.send('Emulation.clearDeviceMetricsOverride')
      await devtools.detach()
    })

    await test.step('wider spacing of the text loses nothing', async () => {
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
          p { margin-bottom: 2em !important }
        `)
        document.adoptedStyleSheets = [sheet]
      })
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        // Heads of a long table that stay in view lie over its rows.
        await page.evaluate(() => scrollTo(0, 0))
        // What measures its place follows with a frame.
        await expect.poll(() => sidewaysScroll(page), `${width} px`).toBe(0)
        expect(await overlappingTexts(page), `${width} px`).toEqual([])
      }
    })

    await test.step('where more contrast is asked for, text has 7 to 1', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ contrast: 'more', colorScheme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        expect(await faintTexts(page, 7), colorScheme).toEqual([])
      }
    })
  })
}

/**
 * Where Tab leads from the link that begins the page, and Shift+Tab from the last stop of that way.
 * Most of the presses come at once: to draw the page after each would cost more than all the rest.
 */
async function walk(page: Page, keys: string, presses: number): Promise<Stop[]> {
  const press = () => page.keyboard.down('Tab')
  if (keys === 'Tab') await page.getByRole('link', { name: 'Skip to the calculator' }).focus()
  else await press()
  await page.evaluate(() => window.kit.setOut())
  if (keys === 'Shift+Tab') await page.keyboard.down('Shift')
  await Promise.all(Array.from({ length: presses }, press))
  // With the bars that have come meanwhile there is more than was expected.
  let more = MORE_STOPS
  while (more > 0 && !(await page.evaluate(() => window.kit.isOut()))) {
    await press()
    more -= 1
  }
  expect(more, `${keys} leaves the page at its end`).toBeGreaterThan(0)
  await page.keyboard.up('Tab')
  await page.keyboard.up('Shift')
  return page.evaluate(() => window.kit.way())
}

test.describe('with the keyboard alone', () => {
  test('a bill is made: mode, currency, amount, quick rate, copy, reset and undo', async ({
    page,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Add GST' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Remove GST' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: 'Currency' })).toBeFocused()
    await page.keyboard.type('$ USD')
    await page.keyboard.press('Tab')
    await page.keyboard.type('2000')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: '5%', exact: true })).toBeFocused()
    await expect(result(page, 'Total Amount')).toHaveText('$2,100.00')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(result(page, 'Total Amount')).toHaveText('$2,240.00')
    await page.getByRole('button', { name: 'Copy' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Result copied' })).toBeVisible()
    await page.getByRole('button', { name: 'Reset' }).focus()
    await page.keyboard.press('Space')
    await expect(result(page, 'Total Amount')).toHaveText('$0.00')
    await page.getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
    await expect(result(page, 'Total Amount')).toHaveText('$2,240.00')

    await test.step('the menu opens, leads to a page, and gives the focus back', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const open = page.getByRole('button', { name: 'Open menu' })
      await open.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
      await page.keyboard.press('Space')
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
      await expect(open).toBeFocused()
      await page.keyboard.press('Enter')
      for (const name of [
        'GST',
        'Single amount',
        'Bill',
        'Sales',
        'Return',
        'Scheme',
        'Percentage',
      ]) {
        await page.keyboard.press('Tab')
        await expect(
          page.getByRole('dialog').getByRole('link', { name, exact: true }),
        ).toBeFocused()
      }
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Percentage calculator')
    })
  })

  test('a loan is planned: segments, long schedule, a year opened, its frame scrolled', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, '/loan')
    await page.getByRole('radio', { name: 'None' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '%' })).toBeChecked()
    await page.getByRole('textbox', { name: 'Loan amount' }).fill('999999999')
    const frame = page
      .getByRole('region', { name: /first 12 months|schedule/i })
      .and(page.locator('[tabindex="0"]'))
    await expect(frame).toBeVisible()
    await page.getByRole('button', { name: 'Show full schedule' }).focus()
    await page.keyboard.press('Enter')
    const year = page.getByRole('button', { name: 'Year 2' })
    await year.focus()
    const wasOpen = await year.getAttribute('aria-expanded')
    await page.keyboard.press('Space')
    await expect(year).toHaveAttribute('aria-expanded', wasOpen === 'true' ? 'false' : 'true')
    await frame.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })
})

test('nothing moves for those who asked for less motion', { tag: THOROUGH }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const movements: string[] = []
    Object.assign(window, { movements })
    for (const kind of ['transitionrun', 'animationstart']) {
      addEventListener(kind, ({ target }) => movements.push(`${kind} of ${String(target)}`), true)
    }
  })
  const movements = async () => {
    await openPage(page, '/loan')
    await page.getByText('Months', { exact: true }).click()
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText('Inputs reset')).toBeVisible()
    return page.evaluate(() => (window as unknown as { movements: string[] }).movements)
  }
  expect(await movements()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await movements(), 'the same presses otherwise').not.toEqual([])
})

test('in forced colours every control and every state is still told apart', {
  tag: THOROUGH,
}, async ({ page }) => {
  const style = (name: string, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)
  const inBothSchemes = async (path: string, look: () => Promise<void>) => {
    await openWithKit(page, path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      await look()
    }
  }

  await inBothSchemes('/loan', async () => {
    const chosen = await style('background-color', 'main label:has(:checked)')
    expect(chosen).not.toBe(
      await style('background-color', 'main label:has([type=radio]:not(:checked))'),
    )
    // Otherwise the browser paints a plate behind the text, which hides it.
    expect(await style('forced-color-adjust', 'main label:has(:checked)')).toBe('none')
    for (const outlined of [
      'main fieldset:has(> label)',
      'div:has(> span > [inputmode=decimal])',
      'main button',
    ]) {
      expect(await style('border-top-style', outlined), outlined).toBe('solid')
      expect(await style('border-top-color', outlined), outlined).not.toBe(
        await style('background-color', 'body'),
      )
    }
    const ground = await style('background-color', 'body')
    const base = await style('stroke', '[role=img] circle:nth-of-type(2)')
    expect(base).not.toBe(ground)
    const underline = await page
      .locator('nav[aria-label=Calculators] a[aria-current]')
      .evaluate((element) => getComputedStyle(element, '::after').borderTopColor)
    expect(underline).not.toBe(ground)
    expect(await style('fill', '#haldi-hatch rect:first-child')).toBe(ground)
    expect(await style('fill', '#haldi-hatch rect:last-child')).not.toBe(ground)
    await page.getByRole('button', { name: 'Copy' }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect((await page.evaluate(() => window.kit.stopAt())).hasRing).toBe(true)
  })

  await inBothSchemes('/', async () => {
    expect(await style('forced-color-adjust', 'button[aria-pressed=true]')).toBe('none')
    const chip = await style('background-color', 'button[aria-pressed=true]')
    expect(chip).not.toBe(await style('background-color', 'button[aria-pressed=false]'))
    // The choice of views is drawn alike, and made of links.
    expect(await style('background-color', 'main nav a[aria-current]')).not.toBe(
      await style('background-color', 'main nav a:not([aria-current])'),
    )
  })
})
