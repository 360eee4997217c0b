import type { Page } from '@playwright/test'
import { pages } from './pages'
import { expect, openPage, testInTab as test } from './support'

/*
 * A choice of one among several looks the same everywhere: a track with one of its parts in the
 * colour of what is chosen. What a screen reader is told about it and what the keyboard does must be
 * the same thing, too.
 */

/** Specified as buttons, or quick values for a field that takes any other. */
const buttonTracks = ['What to do', 'Quick rates', 'More rates']

type Track = {
  name: string
  role: 'group' | 'navigation' | 'none'
  parts: { name: string; kind: 'radio' | 'button' | 'link' | 'none'; isChosen: boolean }[]
}

/** Found by its look: whatever it is made of, one of its parts is painted as the chosen one. */
const tracksOn = (page: Page): Promise<Track[]> =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    probe.className = 'visually-hidden'
    document.body.append(probe)
    const colourOf = (element: Element) => getComputedStyle(element).backgroundColor
    probe.style.background = 'var(--selected)'
    const selected = colourOf(probe)
    probe.remove()

    const kindOf = (part: Element) => {
      if (part.querySelector(':scope > input[type=radio]')) return 'radio'
      if (part.matches('button[aria-pressed]')) return 'button'
      return part.matches('a[href]') ? 'link' : 'none'
    }
    const isChosen = (part: Element) =>
      part.matches('[aria-pressed=true], [aria-current=page], :has(> :checked)')
    const roleOf = (track: Element) => {
      if (track.matches('fieldset, [role=group]')) return 'group'
      return track.matches('nav') ? 'navigation' : 'none'
    }
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility() && element.children.length > 1)
      .filter((element) => [...element.children].some((part) => colourOf(part) === selected))
      .map((track) => ({
        name: track.getAttribute('aria-label') ?? track.querySelector('legend')?.textContent ?? '',
        role: roleOf(track),
        parts: [...track.children]
          .filter((part) => part.tagName !== 'LEGEND')
          .map((part) => ({
            name: part.textContent ?? '',
            kind: kindOf(part),
            isChosen: isChosen(part),
          })),
      }))
  })

for (const { path } of pages) {
  test(`${path}: what looks like a choice is one, by name, role and keyboard`, async ({ page }) => {
    await openPage(page, path)
    await openAll(page)
    const tracks = await tracksOn(page)
    for (const [index, { name, role, parts }] of tracks.entries()) {
      // Each offer of a loan asks the same.
      const place = tracks.slice(0, index).filter((track) => track.name === name).length
      await test.step(name, async () => {
        const kinds = new Set(parts.map(({ kind }) => kind))
        expect(name, 'it has a name').not.toBe('')
        expect(kinds.size, 'all parts are alike').toBe(1)
        expect(
          parts.filter(({ isChosen }) => isChosen),
          'one is chosen',
        ).toHaveLength(1)
        const [kind] = kinds
        expect(role).toBe(kind === 'link' ? 'navigation' : 'group')
        if (kind === 'link') return
        expect(kind).toBe(buttonTracks.includes(name) ? 'button' : 'radio')
        if (kind === 'radio') await isRadioGroup(page, name, place)
        else await areButtons(page, name)
      })
    }
  })
}

test('the themes are a radio group in the list and in the menu', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Theme' }).press('Enter')
  await isRadioGroup(page, 'Theme')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await isRadioGroup(page, 'Theme')
})

test('finds the choices that it is about', async ({ page }) => {
  const found = async (path: string) => {
    await openPage(page, path)
    await openAll(page)
    return (await tracksOn(page)).map(({ name }) => name)
  }
  expect(await found('/')).toEqual([
    'Views of the GST calculator',
    'What to do',
    'Quick rates',
    'Buyer is in',
  ])
  expect(await found('/gst/bill')).toEqual([
    'Views of the GST calculator',
    'Prices are',
    'Buyer is in',
    'Print as',
  ])
  expect(await found('/ecommerce-profit')).toEqual([
    'Views of the eCommerce Profit calculator',
    'Fees are charged as',
  ])
  expect(await found('/ecommerce-profit/marketplace')).toEqual([
    'Views of the eCommerce Profit calculator',
    'You are',
    'Quick rates',
    '18% GST on fees',
    'What the price is to bring',
  ])
  expect(await found('/loan')).toEqual([
    'Views of the Loan calculator',
    'Tenure in',
    'Processing fee',
  ])
  expect(await found('/sip/goal')).toEqual([
    'Views of the SIP calculator',
    'Find',
    'Step-up in',
    'An instalment is paid at the',
    'The return of a month is the',
  ])
})

/** Choices that are not in view at first. */
async function openAll(page: Page) {
  const details = page.locator('summary', { hasText: 'Bill details' })
  if (await details.isVisible()) {
    await details.click()
    await expect(page.getByRole('group', { name: 'Print as' })).toBeVisible()
  }
  const counting = page.locator('summary', { hasText: 'How it is counted' })
  if (await counting.isVisible()) await counting.click()
  const fees = page.locator('summary', { hasText: '18% GST on fees' })
  if (await fees.isVisible()) {
    await fees.click()
    await expect(page.getByRole('group', { name: '18% GST on fees' })).toBeVisible()
  }
}

/** One stop of Tab, and arrows that choose. */
async function isRadioGroup(page: Page, name: string, place = 0) {
  const group = page.getByRole('group', { name, exact: true }).nth(place)
  const isIn = () => group.evaluate((element) => element.contains(document.activeElement))
  const chosen = group.getByRole('radio', { checked: true })
  await expect(chosen).toHaveCount(1)
  expect(await group.getByRole('radio').count(), 'several to choose from').toBeGreaterThan(1)
  const first = await chosen.inputValue()

  for (const [away, back] of [
    ['Tab', 'Shift+Tab'],
    ['Shift+Tab', 'Tab'],
  ] as const) {
    await chosen.focus()
    await page.keyboard.press(away)
    expect(await isIn(), `${away} leaves the whole group`).toBe(false)
    await page.keyboard.press(back)
    await expect(chosen, `${back} comes back to what is chosen`).toBeFocused()
  }
  await page.keyboard.press('ArrowRight')
  await expect(chosen).toBeFocused()
  await expect(chosen).not.toHaveValue(first)
  await page.keyboard.press('ArrowLeft')
  await expect(chosen).toHaveValue(first)
}

/** A stop of Tab each, pressed by Space and Enter; arrows mean nothing to them. */
async function areButtons(page: Page, name: string) {
  const buttons = await page.getByRole('group', { name, exact: true }).getByRole('button').all()
  expect(buttons.length, 'several to choose from').toBeGreaterThan(1)
  await buttons[0]?.focus()
  for (const [index, button] of buttons.entries()) {
    await expect(button).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(button, 'arrows do not move it').toBeFocused()
    await page.keyboard.press(index % 2 ? 'Enter' : 'Space')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Tab')
  }
}
