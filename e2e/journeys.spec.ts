import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { addressIn } from '../src/core/language/languages'
import { expect, numberField, openPage, result, testInTab as test } from './support'

/*
 * The way of a person through a view, the same for each of them: something is typed, seen, shared with
 * somebody who reads it in Hindi, reset and brought back, left and found again, printed, taken away as a
 * file, and changed by the keyboard. Bill, Sales, Many products and Settlements, which are about what a person
 * keeps or brings, have journeys of their own. Figures are proven in unit tests.
 */

type Change = (page: Page) => Promise<unknown>

/** On every page with a link: something to change, and what it comes to. */
type Journey = {
  path: string
  ready?: Change
  change: Change
  /** What the last change comes to: the link belongs to the answer on show, and not to keys just typed. */
  shows: [string, string]
  /** What is changed belongs to the device, and a reset leaves it alone: `seller-profile`. */
  isOfDevice?: true
}

const journeys: readonly Journey[] = [
  {
    path: '/',
    change: async (page) => {
      await page.getByRole('button', { name: 'Remove GST' }).click()
      await page.getByLabel('Amount').fill('1,234.50')
      await page.getByLabel('GST rate (%)').fill('12')
    },
    shows: ['Original Amount', '₹1,102.23'],
  },
  {
    path: '/gst/return',
    change: async (page) => {
      await page.getByRole('radio', { name: 'Quarterly' }).check()
      await page.getByLabel('State').selectOption('Delhi')
      await page.getByLabel('Output tax, IGST').fill('28,000')
    },
    shows: ['Cash to pay', '₹28,000'],
  },
  {
    path: '/gst/scheme',
    change: async (page) => {
      await page.getByRole('radio', { name: 'Services' }).check()
      await page.getByLabel('I sell through an online platform').check()
      await page.getByLabel('Sales a year').fill('30 lakh')
      await page.getByLabel('Purchases (% of sales)').fill('15')
    },
    shows: ['Left over a year', '₹15,38,136'],
  },
  {
    path: '/percentage',
    change: async (page) => {
      await page.getByLabel('Percentage X').fill('7.5')
      await page.getByLabel('New value').fill('1800')
    },
    shows: ['Increase', '20.0%'],
  },
  {
    path: '/profit-loss',
    change: (page) => page.getByLabel('Selling price').fill('640'),
    shows: ['Total Loss', '-₹160.00'],
  },
  {
    path: '/ecommerce-profit',
    change: async (page) => {
      await page.getByLabel('Marketplace fees').fill('12.5')
      await page.getByLabel('Other costs').fill('596.48')
      await page.getByLabel('Selling price').fill('1225')
    },
    // Of 153.125: each result is the nearest, whether or not the lines then add up.
    shows: ['Marketplace Fees', '₹153.13'],
  },
  {
    path: '/ecommerce-profit/marketplace',
    // It comes when the page is idle.
    ready: (page) => expect(page.getByRole('slider').first()).toBeAttached(),
    change: async (page) => {
      await page.getByRole('radio', { name: 'Composition' }).check()
      await page.getByLabel('Up to price of band 2').fill('600')
      await page.getByLabel('Ads per order').fill('55.50')
    },
    shows: ['Ads', '₹65.49'],
    isOfDevice: true,
  },
  {
    path: '/loan',
    change: async (page) => {
      await page.getByLabel('Loan amount').first().fill('7,50,000')
      await page.getByText('Months', { exact: true }).click()
      await page.getByText('Fixed', { exact: true }).click()
      await page.getByLabel('Processing fee value').fill('2,500')
    },
    shows: ['Processing Fee', '₹2,500'],
  },
  {
    path: '/loan/prepay',
    ready: (page) => expect(result(page, 'Break-even return')).toBeVisible(),
    change: async (page) => {
      await page.getByLabel('Amount', { exact: true }).fill('7,50,000')
      await page.getByRole('radio', { name: 'Lower EMI' }).check()
      await page.getByLabel('Prepayment charge (%)').fill('2')
    },
    shows: ['Prepayment charges', '₹15,000'],
  },
  {
    path: '/loan/compare',
    change: async (page) => {
      await page.getByLabel('Loan amount').first().fill('7,50,000')
      await page.getByLabel('Interest rate (% p.a.)').first().fill('7')
      await page.getByText('Flat', { exact: true }).nth(1).click()
      // The first offer costs the least before and after: the second shows when all is counted.
      await expect(page.getByRole('definition').getByText('₹12,37,500')).toBeVisible()
    },
    shows: ['Costs the least in all', 'Offer A'],
  },
  {
    path: '/loan/find',
    change: async (page) => {
      await page.getByRole('radio', { name: 'Rate' }).check()
      await page.getByRole('radio', { name: 'Typed' }).check()
      await page.getByRole('textbox', { name: 'EMI', exact: true }).fill('45,000')
    },
    shows: ['Rate', '12.34%'],
  },
  {
    path: '/sip',
    change: (page) => page.getByLabel('Duration (years)').first().fill('15'),
    shows: ['Maturity Value', '₹25,22,880'],
  },
  {
    path: '/sip/after-tax',
    change: async (page) => {
      await page.getByRole('radio', { name: 'Flat rate' }).check()
      await page.getByLabel('Flat rate (%)').fill('20')
      await page.getByLabel('Lump sum today').fill('1,00,000')
    },
    shows: ['Tax', '₹2,70,686'],
  },
  {
    path: '/sip/goal',
    change: async (page) => {
      await page.getByRole('radio', { name: 'Step-up' }).check()
      await page.getByLabel('Inflation (%)').fill('0')
      await page.getByLabel('Monthly amount', { exact: true }).last().fill('10,000')
    },
    shows: ['Step-up', '12.33%'],
  },
  {
    path: '/deposits/recurring',
    change: async (page) => {
      await page.getByRole('radio', { name: 'Monthly instalment' }).check()
      await page.getByRole('radio', { name: 'By quarters' }).check()
      await page.getByLabel('Sum you want').first().fill('25,00,000')
    },
    shows: ['Monthly instalment', '₹35,216'],
  },
  {
    path: '/sip/lump-sum',
    change: async (page) => {
      await page.getByRole('radio', { name: 'Return' }).check()
      await page.getByLabel('Duration (years)').first().fill('6')
    },
    shows: ['CAGR', '12.25%'],
  },
  {
    path: '/sip/withdraw',
    change: async (page) => {
      await page.getByRole('radio', { name: 'Monthly withdrawal' }).check()
      await page.getByLabel('Duration (years)').first().fill('1')
    },
    shows: ['Monthly withdrawal', '₹8,64,123'],
  },
  {
    path: '/sip/returns',
    change: async (page) => {
      await page.getByLabel('Bank deposit at (%)').fill('7')
      await page.getByLabel('Taken out, row 4').fill('50,000')
    },
    shows: ['Gain', '₹2,45,000'],
  },
  {
    path: '/step-up-sip',
    change: (page) => page.getByLabel('Annual step-up (%)').first().fill('5'),
    shows: ['Maturity Value', '₹13,93,471'],
  },
  {
    path: '/deposits/ppf',
    change: async (page) => {
      await page.getByRole('radio', { name: 'Sukanya Samriddhi' }).check()
      await page.getByRole('radio', { name: 'Monthly' }).check()
      await page.getByLabel('Day of the month').fill('30')
      await page.getByRole('textbox', { name: 'Interest rate (% p.a.)' }).fill('7.6')
      await page.getByRole('textbox', { name: 'Account opened' }).fill('01/2026')
      await page.getByRole('textbox', { name: 'Deposit each month' }).fill('7,250')
    },
    shows: ['Maturity Value', '₹36,79,493'],
  },
  {
    path: '/deposits',
    change: async (page) => {
      await page.getByLabel('Senior citizen').check()
      await page.getByLabel('Deposited on', { exact: true }).fill('15/04/2026')
      await page.getByRole('radio', { name: 'Quarterly' }).check()
    },
    shows: ['You get each quarter', '₹8,750'],
  },
]

/**
 * Everything a person would compare: the fields, the choices and the figures. Sliders follow their
 * fields, and those of charts come when the page is idle.
 */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    fields: [...document.querySelectorAll<HTMLInputElement>('main input:not([type=range])')].map(
      (input) => (input.type === 'radio' ? input.checked : input.value),
    ),
    pressed: [...document.querySelectorAll('main [aria-pressed]')].map((button) =>
      button.getAttribute('aria-pressed'),
    ),
    figures: [...document.querySelectorAll('main dd')].map((figure) => figure.textContent),
  }))

/** Of what a page shows, that which is written alike in every language: amounts, percentages and choices. */
const inAnyLanguage = ({ fields, pressed, figures }: Awaited<ReturnType<typeof stateOf>>) => ({
  fields: fields.map((field) => (isFigure(field) ? field : '')),
  pressed,
  figures: figures.map((figure) => (isFigure(figure) ? figure : '')),
})
const isFigure = (field: string | boolean | null) =>
  typeof field === 'boolean' || /^-?₹?[\d,./]+%?$/.test(`${field}`)

/** What is typed is answered within a moment: to look again later and later would take most of the time. */
const soon = { intervals: [50] }

const shareByKeyboard = async (button: Locator) => {
  await button.focus()
  await button.press('Enter')
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const { path, ready, change, shows, isOfDevice } of journeys) {
  test(`a journey through ${path}`, async ({ page, tabs }) => {
    await openPage(page, path)
    await ready?.(page)
    const untouched = await stateOf(page)
    const example = page
      .getByRole('region', { name: 'Result' })
      .getByText('Example', { exact: true })
    // The cards of Percentage have no main result.
    await expect(example).toHaveCount(path === '/percentage' ? 0 : 1)
    await test.step('what is changed is answered', async () => {
      await change(page)
      await expect(result(page, shows[0])).toHaveText(shows[1])
      await expect(example).toHaveCount(0)
    })
    let changed = untouched

    await test.step('a link restores everything elsewhere, and in Hindi with the same figures', async () => {
      await shareByKeyboard(page.getByRole('button', { name: 'Share link' }))
      await expect(page.getByText('Link copied')).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toContain(`${path}#v=1&`)

      // Another browser, which knows nothing of the first.
      const elsewhere = tabs.like({ locale: 'en-US' })
      const other = await elsewhere.open(page.viewportSize())
      await openPage(other, addressIn('/hi', path) + new URL(link).hash)
      await expect(other.locator('html')).toHaveAttribute('lang', 'hi')
      // The long parts of a page follow a moment later, here as there.
      await expect(async () => {
        changed = await stateOf(page)
        expect(inAnyLanguage(await stateOf(other))).toEqual(inAnyLanguage(changed))
      }).toPass(soon)
      expect(changed).not.toEqual(untouched)
      expect(await other.evaluate(() => localStorage.length)).toBe(0)
      await elsewhere.leave()
    })

    await test.step('the paper has the answer, and the link to it', async () => {
      await page.evaluate(() => {
        window.print = () => Object.assign(window, { isPrinted: true })
      })
      await page.getByRole('button', { name: 'Print', exact: true }).click()
      await expect.poll(() => page.evaluate(() => 'isPrinted' in window)).toBe(true)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('main').getByText(shows[1], { exact: true }).first()).toBeVisible()
      await expect(page.locator('footer')).toContainText(`${path}#v=1&`)
      await page.emulateMedia({ media: null })
    })

    await test.step('a file has its rows', async () => {
      const csv = page.getByRole('button', { name: 'Download CSV' }).first()
      if (!(await csv.isVisible())) return
      const download = page.waitForEvent('download')
      await csv.click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^[a-z0-9.-]+\.csv$/)
      const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
      expect(rows.length).toBeGreaterThan(2)
      expect(rows.filter((row) => /NaN|Infinity|undefined/.test(row))).toEqual([])
    })

    await test.step('Reset brings the defaults, and Undo what was there', async () => {
      if (isOfDevice) return
      await page.getByRole('button', { name: 'Reset' }).click()
      // The example of the amount stands on a first visit alone.
      if (path === '/') await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('')
      else await expect.poll(() => stateOf(page), soon).toEqual(untouched)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => stateOf(page), soon).toEqual(changed)
    })

    await test.step('it is there after another page, Back and a reload', async () => {
      await page
        .getByRole('navigation', { name: 'Calculators' })
        .getByRole('link', { name: path === '/percentage' ? 'GST' : 'Percentage', exact: true })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.goBack()
      await expect.poll(() => stateOf(page), soon).toEqual(changed)
      await page.reload()
      await expect.poll(() => stateOf(page), soon).toEqual(changed)
    })

    await test.step('a key in a field changes the answer, and taking it back brings it again', async () => {
      await (await numberField(page)).focus()
      await page.keyboard.press('End')
      await page.keyboard.press('7')
      const figures = async () => (await stateOf(page)).figures
      await expect.poll(figures, soon).not.toEqual(changed.figures)
      await page.keyboard.press('Backspace')
      await expect.poll(figures, soon).toEqual(changed.figures)
    })
  })
}
