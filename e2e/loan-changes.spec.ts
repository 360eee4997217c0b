import type { Page } from '@playwright/test'
import { isThorough, THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
import { overlappingTexts } from './legibility'
import { bring } from './links'
import { textsOutsideTheirCard } from './overflow'
import {
  chooseFirstMonth,
  expect,
  firstMonth,
  isAlive,
  openPage,
  sidewaysScroll,
  testInTab as test,
} from './support'

/** All five kinds, as a link brings them. */
const five = [
  'once~5,00,000~12~shorter',
  'monthly~10,000~13',
  'yearly~1,00,000~12~lower-emi',
  'raise~5~13',
  'rate~8.75~25~keep-end',
]
const sentences = [
  'Change 1: Pay once ₹5,00,000 after EMI 12, shorter loan',
  'Change 2: Pay extra every month ₹10,000 from EMI 13',
  'Change 3: Pay extra every year ₹1,00,000 first after EMI 12, lower EMI',
  'Change 4: Raise the EMI every year by 5% first on EMI 13',
  'Change 5: The rate changes to 8.75% from EMI 25, keep the end',
]

const openWith = (page: Page, changes: readonly string[]) =>
  openPage(page, `/loan/prepay#v=1&changes=${changes.join('*')}`)
/** The same on the page that is open already. */
const bringChanges = (page: Page, changes: readonly string[]) =>
  bring(page, `changes=${changes.join('*')}`)

const entries = (page: Page) => page.getByRole('group', { name: /^Change \d/ })
const entry = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Change ${number}:`) })
const amount = (page: Page, number: number) =>
  entry(page, number).getByRole('textbox', { name: 'Amount', exact: true })
const kind = (page: Page, number: number) =>
  entry(page, number).getByRole('combobox', { name: 'Kind of change', exact: true })
const position = (page: Page, number: number) =>
  page.getByRole('combobox', { name: `Position of change ${number}`, exact: true })
const remove = (page: Page, number: number) =>
  page.getByRole('button', { name: `Remove change ${number}`, exact: true })
const add = (page: Page) => page.getByRole('button', { name: 'Add a change', exact: true })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

/** What a screen reader is told about the list, entry by entry. */
async function expectSentences(page: Page, expected: readonly string[]) {
  await expect(entries(page)).toHaveCount(expected.length)
  for (const [index, sentence] of expected.entries()) {
    await expect(entries(page).nth(index)).toHaveAccessibleName(sentence)
  }
}

test('opens with its example, and edits all five kinds', async ({ page }) => {
  await openPage(page, '/loan/prepay')
  await expectSentences(page, sentences.slice(0, 1))
  await expect(amount(page, 1)).toHaveValue('5,00,000')
  await expect(entry(page, 1).getByRole('textbox', { name: 'after EMI' })).toHaveValue('12')
  await expect(entry(page, 1).getByRole('radio', { name: 'Shorter loan' })).toBeChecked()
  // There is no other place to move to.
  await expect(position(page, 1)).toHaveCount(0)

  await test.step('edits all five kinds', async () => {
    await bringChanges(page, five)
    await expectSentences(page, sentences)

    await amount(page, 1).fill('1.5 lakh')
    await expect(entry(page, 1).getByText('₹1,50,000 · 1.5 lakh').last()).toBeVisible()
    await amount(page, 1).press('Enter')
    await expect(amount(page, 1)).toHaveValue('1,50,000')
    await entry(page, 1).getByRole('radio', { name: 'Lower EMI' }).check()
    await entry(page, 2).getByRole('textbox', { name: 'from EMI', exact: true }).fill('20')
    await entry(page, 3).getByRole('textbox', { name: 'first after EMI' }).fill('24')
    await entry(page, 4).getByRole('textbox', { name: 'Percent', exact: true }).fill('7.5')
    await entry(page, 4).getByRole('textbox', { name: 'first on EMI' }).fill('25')
    await entry(page, 5).getByRole('textbox', { name: 'New rate (% p.a.)' }).fill('9.1')
    await entry(page, 5)
      .getByRole('group', { name: 'What it changes' })
      .getByRole('radio', { name: 'Keep the EMI' })
      .check()
    const edited = [
      'Change 1: Pay once ₹1,50,000 after EMI 12, lower EMI',
      'Change 2: Pay extra every month ₹10,000 from EMI 20',
      'Change 3: Pay extra every year ₹1,00,000 first after EMI 24, lower EMI',
      'Change 4: Raise the EMI every year by 7.5% first on EMI 25',
      'Change 5: The rate changes to 9.1% from EMI 25, keep the EMI',
    ]
    await expectSentences(page, edited)

    await page.reload()
    await isAlive(page)
    await expectSentences(page, edited)
  })

  await test.step('keeps instalment and choice when the kind changes, and each kind its value', async () => {
    await bringChanges(page, ['once~12~24~lower-emi'])
    await kind(page, 1).selectOption('Raise the EMI every year')
    await expectSentences(page, ['Change 1: Raise the EMI every year, not complete'])
    await entry(page, 1).getByRole('textbox', { name: 'Percent' }).fill('7')
    await expectSentences(page, ['Change 1: Raise the EMI every year by 7% first on EMI 24'])
    await expect(entry(page, 1).getByRole('radio')).toHaveCount(0)
    await kind(page, 1).selectOption('The rate changes')
    await entry(page, 1).getByRole('textbox', { name: 'New rate (% p.a.)' }).fill('9')
    await expectSentences(page, ['Change 1: The rate changes to 9% from EMI 24, keep the end'])
    await kind(page, 1).selectOption('Raise the EMI every year')
    await expect(entry(page, 1).getByRole('textbox', { name: 'Percent' })).toHaveValue('7')
    await kind(page, 1).selectOption('Pay once')
    await expect(amount(page, 1)).toHaveValue('12')
    await kind(page, 1).selectOption('Pay extra every month')
    await page.reload()
    await isAlive(page)
    await kind(page, 1).selectOption('Pay extra every year')
    await amount(page, 1).fill('12')
    await expectSentences(page, [
      'Change 1: Pay extra every year ₹12 first after EMI 24, lower EMI',
    ])
  })
})

test('says what it waits for, moves and removes', { tag: THOROUGH }, async ({ page }) => {
  await test.step('says what it waits for, and moves nothing', async () => {
    await openWith(page, five)
    const height = async () => (await entry(page, 1).boundingBox())?.height
    const before = await height()
    for (const [text, hint] of [
      ['', 'Enter an amount.'],
      ['soon', 'Not a number, so it does not count.'],
      ['-5', 'Less than 0 counts as 0.'],
      ['2 lakh', '₹2,00,000 · 2 lakh'],
    ] as const) {
      await amount(page, 1).fill(text)
      await expect(entry(page, 1).getByText(hint).last()).toBeVisible()
      await expect(amount(page, 1)).toHaveAccessibleDescription(hint)
      expect(await height()).toBe(before)
    }
    const after = entry(page, 1).getByRole('textbox', { name: 'after EMI' })
    await after.fill('12.5')
    await expect(after).toHaveAccessibleDescription('Counts as EMI 12.')
    await after.fill('0')
    await expect(after).toHaveAccessibleDescription('EMIs are counted from 1.')
    await expect(entry(page, 1)).toHaveAccessibleName('Change 1: Pay once, not complete')
  })

  await test.step('moves a change by its number, and back', async () => {
    await bringChanges(page, five.slice(0, 3))
    await expect(position(page, 1).locator('option')).toHaveText(['1', '2', '3'])
    await position(page, 1).selectOption('3')
    const moved = [
      'Change 1: Pay extra every month ₹10,000 from EMI 13',
      'Change 2: Pay extra every year ₹1,00,000 first after EMI 12, lower EMI',
      'Change 3: Pay once ₹5,00,000 after EMI 12, shorter loan',
    ]
    await expectSentences(page, moved)
    await expect(position(page, 3)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Change moved' })).toBeVisible()

    // What is typed before the Undo goes back with it.
    await amount(page, 3).fill('6,00,000')
    await undo(page).click()
    await expectSentences(page, [
      'Change 1: Pay once ₹6,00,000 after EMI 12, shorter loan',
      ...sentences.slice(1, 3),
    ])
    await expect(position(page, 1)).toBeFocused()
  })

  await test.step('removes a change, and brings it back among what was typed since', async () => {
    await bringChanges(page, five.slice(0, 3))
    await remove(page, 2).click()
    await expectSentences(page, [
      sentences[0] ?? '',
      'Change 2: Pay extra every year ₹1,00,000 first after EMI 12, lower EMI',
    ])
    await expect(remove(page, 2)).toBeFocused()

    await amount(page, 2).fill('70,000')
    await amount(page, 1).fill('6 lakh')
    await add(page).click()
    await amount(page, 3).fill('9,000')
    await undo(page).click()
    await expectSentences(page, [
      'Change 1: Pay once ₹6,00,000 after EMI 12, shorter loan',
      'Change 2: Pay extra every month ₹10,000 from EMI 13',
      'Change 3: Pay extra every year ₹70,000 first after EMI 12, lower EMI',
      'Change 4: Pay once ₹9,000 after EMI 24, shorter loan',
    ])
    await expect(remove(page, 2)).toBeFocused()
  })
})

test('can be emptied, and used with the keyboard alone', { tag: THOROUGH }, async ({ page }) => {
  await test.step('can be emptied, and says so', async () => {
    await openWith(page, five.slice(0, 2))
    await remove(page, 2).click()
    await expect(remove(page, 1)).toBeFocused()
    await remove(page, 1).click()
    await expect(add(page)).toBeFocused()
    await expect(page.getByText('No changes yet. Add one to see what it does.')).toBeVisible()
    await page.reload()
    await isAlive(page)
    await expect(entries(page)).toHaveCount(0)
    await add(page).click()
    await expect(amount(page, 1)).toBeFocused()
    await expect(entry(page, 1).getByRole('textbox', { name: 'after EMI' })).toHaveValue('12')
  })

  await test.step('can be used with the keyboard alone', async () => {
    await bringChanges(page, five.slice(0, 1))
    await add(page).focus()
    await page.keyboard.press('Enter')
    await expect(amount(page, 2)).toBeFocused()
    await page.keyboard.type('2 lakh')
    await page.keyboard.press('Tab')
    await expect(entry(page, 2).getByRole('textbox', { name: 'after EMI' })).toBeFocused()
    // The first touch selects: typing replaces.
    await page.keyboard.type('36')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expectSentences(page, [
      sentences[0] ?? '',
      'Change 2: Pay once ₹2,00,000 after EMI 36, lower EMI',
    ])
    await page.keyboard.press('Tab')
    await expect(remove(page, 2)).toBeFocused()

    await position(page, 2).focus()
    await page.keyboard.press('1')
    await expect(position(page, 1)).toBeFocused()
    await expect(entry(page, 1)).toHaveAccessibleName(/₹2,00,000/)
    await page.keyboard.press('Tab')
    await expect(kind(page, 1)).toBeFocused()
  })
})

test('holds fifty changes, and twelve in a link', { tag: THOROUGH }, async ({ page }) => {
  const fifty = Array.from({ length: 50 }, (_, index) =>
    (five[index % 5] ?? '').replace(/~\d+(?=~|$)/, `~${index + 1}`),
  )
  await openWith(page, fifty.slice(0, 49))
  await remove(page, 1).click()
  await add(page).click()
  await add(page).click()
  await expect(entries(page)).toHaveCount(50)
  await expect(amount(page, 50)).toBeFocused()
  // What was removed has no place to come back to.
  await expect(undo(page)).toHaveCount(0)

  await expect(add(page)).toBeDisabled()
  await expect(add(page)).toHaveAccessibleDescription(
    'All 50 are in use: remove one to add another',
  )
  await add(page).focus()
  await expect(add(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entries(page)).toHaveCount(50)

  await amount(page, 50).fill('123456789012345678')
  await amount(page, 50).blur()
  await page.reload()
  await isAlive(page)
  await expect(entries(page)).toHaveCount(50)
  await expect(amount(page, 50)).toHaveValue('1,23,45,67,89,01,23,45,678')

  await test.step('a link with twelve changes shows the same elsewhere', async () => {
    const twelve = [...five, ...five, 'once~१ लाख~60~lower-emi', 'once~(7e)(2a)%26%3D~~shorter']
    await bringChanges(page, twelve)
    await expect(entries(page)).toHaveCount(12)
    await expectSentences(page, [
      ...sentences,
      ...sentences.map((sentence, index) => sentence.replace(/\d+/, String(index + 6))),
      'Change 11: Pay once ₹1,00,000 after EMI 60, lower EMI',
      'Change 12: Pay once, not complete',
    ])
    await expect(amount(page, 11)).toHaveValue('१ लाख')
    await expect(amount(page, 12)).toHaveValue('~*&=')
  })
})

const extremes = [
  ...five,
  'once~123456789012345678~240~lower-emi',
  'yearly~1,23,45,67,890~1200~lower-emi',
  'rate~8.123456789~123456789012345678~keep-end',
  'once~soon~~shorter',
]

test('has room for everything, and nothing that axe objects to, narrow and wide, light and dark', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openWith(page, extremes)
  for (const width of isThorough ? [320, 360, 390, 768, 1024, 1440] : [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0)
    expect(await textsOutsideTheirCard(page), `${width} px`).toEqual([])
    expect(await overlappingTexts(page), `${width} px`).toEqual([])
    const fields = await entries(page)
      .getByRole('textbox')
      .evaluateAll((inputs) =>
        inputs.map((input) => ({
          isCut: input.scrollWidth > input.clientWidth,
          letters: Number.parseFloat(getComputedStyle(input).fontSize),
        })),
      )
    for (const { isCut, letters } of fields) {
      expect(isCut, `${width} px`).toBe(false)
      expect(letters, `${width} px`).toBeGreaterThanOrEqual(12)
    }
    if (width !== 390 && width !== 1440) continue
    await expectNoViolations(page, `${width} px`)
  }
})

test('beside the number of an EMI stands its month, and a month can be typed', async ({ page }) => {
  await openPage(page, '/loan/prepay')
  await expect(firstMonth(page)).toBeVisible()
  const after = entry(page, 1).getByRole('textbox', { name: 'after EMI' })
  await expect(after).toHaveAccessibleDescription('')
  await chooseFirstMonth(page, 'Jan', '2027')
  await expect(after).toHaveAccessibleDescription('= Dec 2027')
  await after.fill('mar 2028')
  await expect(after).toHaveAccessibleDescription('= EMI 15')
  await expectSentences(page, ['Change 1: Pay once ₹5,00,000 after EMI 15, shorter loan'])
})
