import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { samplePages } from './pages'
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

/** Some of them by name, so that the look does not miss them. */
const known: Record<string, readonly string[]> = {
  '/': ['Views of the GST calculator', 'What to do', 'Quick rates', 'Buyer is in'],
  '/gst/bill': ['Views of the GST calculator', 'Prices are', 'Buyer is in', 'Print as'],
  '/gst/sales': ['Views of the GST calculator', 'Period', 'Show', 'List by'],
  '/ecommerce-profit': ['Views of the eCommerce Profit calculator', 'Fees are charged as'],
  '/ecommerce-profit/marketplace': [
    'Views of the eCommerce Profit calculator',
    'You are',
    'Quick rates',
    '18% GST on fees',
    'What the price is to bring',
  ],
  '/loan': ['Views of the Loan calculator', 'Tenure in', 'Processing fee'],
  '/sip/goal': [
    'Views of the SIP calculator',
    'Find',
    'Step-up in',
    'An instalment is paid at the',
    'The return of a month is the',
  ],
}

for (const { path } of samplePages) {
  test(`${path}: what looks like a choice is one, by name, role and keyboard`, {
    tag: THOROUGH,
  }, async ({ page }) => {
    await openPage(page, path)
    await openAll(page)
    const tracks = await tracksOn(page)
    const names = tracks.map(({ name }) => name)
    expect(names, 'finds the choices that it is about').toEqual(known[path] ?? names)
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

test('the themes are a radio group in the list and in the menu', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Theme' }).press('Enter')
  await isRadioGroup(page, 'Theme')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await isRadioGroup(page, 'Theme')
})

/** Choices that are not in view at first. */
async function openAll(page: Page) {
  const opened = await page.evaluate(() => {
    const kinds = ['Bill details', 'How it is counted', '18% GST on fees']
    const summaries = [...document.querySelectorAll('summary')].filter((summary) =>
      summary.checkVisibility(),
    )
    return kinds.filter((kind) => {
      const found = summaries.find(({ textContent }) => textContent?.includes(kind))
      found?.click()
      return found
    })
  })
  for (const [kind, name] of [
    ['Bill details', 'Print as'],
    ['18% GST on fees', '18% GST on fees'],
  ] as const) {
    if (opened.includes(kind)) await expect(page.getByRole('group', { name })).toBeVisible()
  }
}

/** One stop of Tab, and arrows that choose. */
async function isRadioGroup(page: Page, name: string, place = 0) {
  const group = await page.getByRole('group', { name, exact: true }).nth(place).elementHandle()
  const look = () =>
    page.evaluate((group) => {
      const radios = [...(group?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
      const chosen = radios.filter(({ checked }) => checked)
      const focus = document.activeElement
      return {
        options: radios.length,
        chosen: chosen.map(({ value }) => value),
        focus: focus === chosen[0] ? 'chosen' : group?.contains(focus) ? 'another' : 'outside',
      }
    }, group)
  const first = await look()
  expect(first.options, 'several to choose from').toBeGreaterThan(1)
  expect(first.chosen, 'one is chosen').toHaveLength(1)

  await (await group?.$('input:checked'))?.focus()
  for (const [away, back] of [
    ['Tab', 'Shift+Tab'],
    ['Shift+Tab', 'Tab'],
  ] as const) {
    await page.keyboard.press(away)
    expect((await look()).focus, `${away} leaves the whole group`).toBe('outside')
    await page.keyboard.press(back)
    expect((await look()).focus, `${back} comes back to what is chosen`).toBe('chosen')
  }
  await page.keyboard.press('ArrowRight')
  const next = await look()
  expect(next, 'an arrow takes the choice along').toMatchObject({ focus: 'chosen' })
  expect(next.chosen, 'to another').not.toEqual(first.chosen)
  await page.keyboard.press('ArrowLeft')
  expect((await look()).chosen, 'and back').toEqual(first.chosen)
}

/** A stop of Tab each, pressed by Space and Enter; arrows mean nothing to them. */
async function areButtons(page: Page, name: string) {
  const group = await page.getByRole('group', { name, exact: true }).elementHandle()
  const buttons = (await group?.$$('button')) ?? []
  expect(buttons.length, 'several to choose from').toBeGreaterThan(1)
  await buttons[0]?.focus()
  for (const [index, button] of buttons.entries()) {
    const look = () =>
      button.evaluate((button) => ({
        hasFocus: button === document.activeElement,
        isPressed: button.ariaPressed === 'true',
      }))
    expect(await look(), 'Tab leads to it').toMatchObject({ hasFocus: true })
    await page.keyboard.press('ArrowRight')
    expect(await look(), 'arrows do not move it').toMatchObject({ hasFocus: true })
    await page.keyboard.press(index % 2 ? 'Enter' : 'Space')
    expect(await look(), 'it is pressed').toMatchObject({ isPressed: true })
    await page.keyboard.press('Tab')
  }
}
