import type { Page } from '@playwright/test'
import { isThorough, someOf, THOROUGH } from '../tests/is-thorough'
import { overlappingTexts } from './legibility'
import { textsOutsideTheirCard } from './overflow'
import { samplePages } from './pages'
import { expect, openPage, sidewaysScroll, testInTab as test } from './support'
import { widths } from './widths'

const LONGEST_AMOUNT = '1,23,45,67,89,01,23,45,678'
const LONGEST_PERCENT = '12.34567'
/** No rate of GST has more decimals, and no count of years, months or days more digits. */
const LONGEST_SMALL = '12.345'
const LONGEST_DAY = '31/12/2026'
/** What is smaller cannot be read without zooming in. */
const SMALLEST_TEXT = 10

// The cells of a bill and of a list of payments, which have no labels beside them, have their own tests.
const pagesWithFields = samplePages.filter(({ path }) => path !== '/gst/bill')

/** Types the longest text that each field is for, and leaves it. */
const typeLongest = (page: Page) =>
  page.evaluate(
    ({ amount, percent, small, day }) => {
      const textFor = (label: string, placeholder: string) => {
        if (placeholder.includes('mm')) return day
        if (/^GST on .*%|^(Years|Months|Days)$/.test(label)) return small
        return /%|rate|return|step-up|Duration|Tenure|fees/.test(label) ? percent : amount
      }
      for (const field of document.querySelectorAll<HTMLInputElement>('main input[type=text]')) {
        const label = field.labels?.[0]?.textContent
        if (!label || !field.checkVisibility()) continue
        field.focus()
        field.select()
        document.execCommand('insertText', false, textFor(label, field.placeholder))
        field.blur()
      }
    },
    {
      amount: LONGEST_AMOUNT.replaceAll(',', ''),
      percent: LONGEST_PERCENT,
      small: LONGEST_SMALL,
      day: LONGEST_DAY,
    },
  )

/** In a currency: the fields whose text is cut off or too small, and how far the page scrolls sideways. */
const troublesIn = (page: Page, code: string) =>
  page.evaluate(
    async ({ code, smallest }) => {
      const currency = document.querySelector<HTMLSelectElement>('main select')
      if (code && currency && currency.value !== code) {
        currency.value = code
        currency.dispatchEvent(new Event('change', { bubbles: true }))
        // The long parts of a page follow.
        await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
      }
      const fields = [...document.querySelectorAll<HTMLInputElement>('main input[type=text]')]
      const unreadable = fields
        .filter((field) => {
          const size = Number.parseFloat(getComputedStyle(field).fontSize)
          return field.scrollWidth > field.clientWidth || size < smallest
        })
        .map((field) => `${field.labels?.[0]?.textContent}: ${field.value}`)
      return { unreadable, sideways: document.documentElement.scrollWidth - innerWidth }
    },
    { code, smallest: SMALLEST_TEXT },
  )

for (const { path } of pagesWithFields) {
  test(`whatever is typed on ${path} can be read whole, at any width`, async ({ page }) => {
    await openPage(page, path)
    if (path === '/loan') await page.getByRole('radio', { name: 'Fixed' }).check()
    await typeLongest(page)
    const hasCurrency = (await page.getByRole('combobox', { name: 'Currency' }).count()) > 0
    let codes = hasCurrency ? ['INR', 'KWD'] : ['']
    for (const width of isThorough ? widths : [320, 768]) {
      await page.setViewportSize({ width, height: 600 })
      for (const code of codes) {
        const { unreadable, sideways } = await troublesIn(page, code)
        expect(unreadable, `at ${width} px, ${code}`).toEqual([])
        expect(sideways, `sideways at ${width} px, ${code}`).toBeLessThanOrEqual(0)
      }
      // The next width begins with the currency that this one ended with.
      codes = codes.toReversed()
    }
  })
}

test('amounts people have are typed in a size that no phone zooms into', async ({ page }) => {
  const cases = [
    ['/loan#v=1&amount=25,00,000&rate=10.75&tenure=12.5', ['25,00,000', '10.75', '12.5']],
    ['/profit-loss#v=1&cost=1,23,45,678.90&selling=99,99,999', ['1,23,45,678.90', '99,99,999']],
  ] as const
  for (const [path, texts] of someOf(cases, 1)) {
    await openPage(page, path)
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 })
      for (const text of texts) {
        const field = page.locator(`main input[type=text][value="${text}"]`)
        const { hidden, size } = await field.evaluate((input) => ({
          hidden: input.scrollWidth - input.clientWidth,
          size: Number.parseFloat(getComputedStyle(input).fontSize),
        }))
        expect(hidden, `${text} at ${width} px`).toBe(0)
        expect(size, `${text} at ${width} px`).toBeGreaterThanOrEqual(
          path.startsWith('/loan') && width === 360 ? 14 : 15,
        )
      }
    }
  }
})

/** The rows of ledgers whose amount has turned over to a second line. */
const turnedOver = (page: Page) =>
  page.evaluate(() =>
    // A figure with a note of its own stands below its name everywhere.
    [...document.querySelectorAll('main dl > div:not(:has(dd + dd))')]
      .filter((row) => {
        const [label, value] = row.children
        if (!label || !value || !row.checkVisibility()) return false
        return value.getBoundingClientRect().top >= label.getBoundingClientRect().bottom - 4
      })
      .map((row) => row.textContent),
  )

const longFigures = [
  { path: '/loan#v=1&amount=10,00,00,000&rate=10&tenure=20' },
  { path: '/sip#v=1&monthly=10,00,000&rate=12&years=30' },
  {
    path: '/ecommerce-profit#v=1&cost=2,000&shipping=80&fees=12&other=50&selling=9,300&quantity=1,234',
  },
  {
    path: '/ecommerce-profit/marketplace#v=1&price=12,499&cost=6,250.50&returned=20&returnedFee=75',
  },
  { path: '/#v=1&amount=1,23,456.78&rate=18', currency: 'KWD' },
]
for (const { path, currency } of someOf(longFigures, 1)) {
  test(`figures shrink before they turn over: ${path}`, async ({ page }) => {
    await openPage(page, path)
    if (currency) await page.getByRole('combobox', { name: 'Currency' }).selectOption(currency)
    for (const width of isThorough ? [390, 412, 768, 1024, 1440] : [390, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await turnedOver(page), `at ${width} px`).toEqual([])
      expect(await overlappingTexts(page), `at ${width} px`).toEqual([])
      expect(await textsOutsideTheirCard(page), `at ${width} px`).toEqual([])
    }
  })
}

test('figures of the full schedule stand apart, and its margin in one line', {
  tag: THOROUGH,
}, async ({ page }) => {
  for (const amount of ['50,00,000', '25,00,00,000']) {
    await openPage(page, `/loan#v=1&amount=${amount}&rate=9&tenure=20&start=2027-04`)
    // It is as it was left.
    if (amount === '50,00,000') {
      await page.getByRole('button', { name: /full schedule/ }).click()
      await page.getByRole('button', { name: 'Year 10' }).click()
    }
    await expect(page.getByRole('rowheader', { name: '109 Apr 2036' })).toBeVisible()
    for (const width of [320, 360, 390, 599, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const { narrowestGap, margins } = await page.evaluate(() => {
        const rows = [...document.querySelectorAll('main table tr')]
        const gaps = rows.flatMap((row) => {
          const boxes = [...row.children].map((cell) => {
            const text = document.createRange()
            text.selectNodeContents(cell)
            return text.getBoundingClientRect()
          })
          return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0))
        })
        const ends = rows.map((row) => row.children[0]?.getBoundingClientRect().right ?? 0)
        return { narrowestGap: Math.min(...gaps), margins: [...new Set(ends.map(Math.round))] }
      })
      expect(narrowestGap, `${amount} at ${width} px`).toBeGreaterThanOrEqual(6)
      expect(margins, `${amount} at ${width} px`).toHaveLength(1)
    }
  }
})

test('a long answer with wide letters stays within its slip', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/percentage#v=1&percentage=777&number=2500')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { letter-spacing: .12em !important; word-spacing: .16em !important }')
    document.adoptedStyleSheets = [sheet]
  })
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  expect(await textsOutsideTheirCard(page)).toEqual([])
})
