// The main path through the site, written once for every browser: every page, a journey for each
// family, and what else browsers are known to differ in. What goes beyond it is tested in Chromium
// alone.
import { eventually, keys } from './page.mjs'

/** @import { View } from '../../src/contract' */
/** @import { Page } from './page.mjs' */
/** @typedef {typeof import('./site').site} Site */
/**
 * @typedef {object} Check
 * @property {string} name
 * @property {(page: Page) => Promise<void>} run
 * @property {RegExp} [expectedMessage] must come from the console; any other one fails the check
 */
/** @typedef {[name: string, value: string]} Result */

/** @type {{ path: string, before: Result, typed: Record<string, string>, after: Result }[]} */
const sums = [
  {
    path: '/',
    before: ['Total Amount', '₹11,800.00'],
    typed: { Amount: '500', 'GST rate (%)': '18' },
    after: ['Total Amount', '₹590.00'],
  },
  {
    path: '/percentage',
    before: ['18% of it', '450.00'],
    typed: { 'Percentage X': '12.5', 'Number Y': '80' },
    after: ['12.5% of it', '10.00'],
  },
  {
    path: '/profit-loss',
    before: ['Total Profit', '₹200.00'],
    typed: { 'Cost price': '1200' },
    after: ['Total Loss', '-₹200.00'],
  },
  {
    path: '/ecommerce-profit',
    before: ['Net Profit per Unit', '₹40.00'],
    typed: { 'Other costs': '12.50', 'Shipping cost': '40' },
    after: ['Net Profit per Unit', '₹17.50'],
  },
  {
    path: '/ecommerce-profit/marketplace',
    before: ['Profit per order', '₹191.00'],
    typed: { 'Ads per order': '50', 'Shipping fee': '70.50' },
    after: ['Profit per order', '₹175.50'],
  },
  {
    path: '/loan',
    before: ['Monthly EMI', '₹10,624'],
    typed: { 'Loan amount': '25,00,000', 'Interest rate (% p.a.)': '12', Tenure: '5' },
    after: ['Monthly EMI', '₹55,611'],
  },
  {
    path: '/loan/prepay',
    before: ['Interest saved', '₹16,03,691'],
    typed: { 'Prepayment charge (%)': '2' },
    after: ['Prepayment charges', '₹10,000'],
  },
  {
    path: '/loan/find',
    before: ['Loan amount', '₹27,78,624'],
    typed: {
      'Monthly income': '1 lakh',
      'Share for EMIs (%)': '50',
      'Other EMIs': '8,000',
      'Interest rate (% p.a.)': '8.5',
    },
    after: ['Loan amount', '₹48,39,695'],
  },
  {
    path: '/sip',
    before: ['Maturity Value', '₹11,61,695'],
    typed: { 'Expected annual return (%)': '8', 'Duration (years)': '20' },
    after: ['Maturity Value', '₹29,64,736'],
  },
  {
    path: '/sip/goal',
    before: ['Monthly amount', '₹27,598'],
    typed: { 'Lump sum today': '5,00,000' },
    after: ['Monthly amount', '₹24,146'],
  },
  {
    path: '/sip/after-tax',
    before: ['After tax', '₹21,92,969'],
    typed: { 'Monthly amount': '5000', 'Duration (years)': '1' },
    after: ['After tax', '₹63,205'],
  },
  {
    path: '/sip/withdraw',
    before: ['Lasts for', '26 years 11 months'],
    typed: { Savings: '13,00,000', 'Monthly withdrawal': '8000', 'Yearly rise (%)': '6' },
    after: ['Lasts for', '16 years 6 months'],
  },
  {
    path: '/step-up-sip',
    before: ['Maturity Value', '₹16,87,163'],
    typed: { 'Initial monthly amount': '7500', 'Duration (years)': '12' },
    after: ['Maturity Value', '₹37,68,256'],
  },
]

/**
 * Opens pages and touches nothing, so that each finds the browser as new as the first.
 *
 * @param {Site} site
 * @param {(view: View) => readonly string[]} addressesOf
 * @returns {Check[]}
 */
export function visits({ views, headingOf, invitations }, addressesOf) {
  return views.flatMap((view) =>
    addressesOf(view).map((path) => ({
      name: `${path} opens with its heading and its results`,
      run: async (/** @type {Page} */ page) => {
        await page.open(path)
        await page.hasHeading(headingOf(view))
        const invitation = invitations[view.name]
        if (invitation) await page.offers('button', invitation)
        else await eventually('a result is seen', () => page.see(hasResults), true)
      },
    })),
  )
}

/**
 * One way through each family: something is typed, its result is seen, and what else people do there.
 *
 * @returns {Check[]}
 */
export function journeys() {
  return [
    {
      name: 'GST: a shared link is copied, and restores what was typed',
      async run(page) {
        await page.open('/')
        await page.fill('Amount', '500')
        await page.fill('GST rate (%)', '5')
        await page.hasResult('Total Amount', '₹525.00')
        await page.click('button', 'Share link')
        await page.shows('Link copied')
        await page.fill('Amount', '')
        await page.paste()
        await eventually('a link is pasted', () => page.see(hasLink), true)
        const link = await page.see(focusedText)
        await page.forget()
        await page.open(link)
        await page.hasResult('Total Amount', '₹525.00')
      },
    },

    {
      name: 'percentage: what was typed stays through a new visit in the same tab',
      async run(page) {
        await page.open('/percentage')
        await page.fill('Percentage X', '12.5')
        await page.fill('Number Y', '80')
        await page.hasResult('12.5% of it', '10.00')
        await page.open('/percentage')
        await page.hasResult('12.5% of it', '10.00')
      },
    },

    {
      name: 'profit and loss: Reset leads to the defaults, and Undo back',
      async run(page) {
        await page.open('/profit-loss')
        await page.fill('Cost price', '1200')
        await page.hasResult('Total Loss', '-₹200.00')
        await page.click('button', 'Reset')
        await page.hasResult('Total Profit', '₹200.00')
        await page.click('button', 'Undo')
        await page.hasResult('Total Loss', '-₹200.00')
      },
    },

    {
      name: 'selling: a price list is worked out, goes out as a workbook, and comes back',
      async run(page) {
        await page.open('/ecommerce-profit')
        await page.fill('Other costs', '12.50')
        await page.hasResult('Net Profit per Unit', '₹27.50')
        await page.click('link', 'Many products')
        await page.see(catchFiles)
        await page.click('button', 'Try with 12 products')
        await page.hasResult('Payout', '₹49,536.36')
        await page.click('button', 'Download Excel')
        await eventually('a file', () => page.see(hasCaught), true)
        await page.see(dropCaught)
        await page.shows('again.xlsx')
        await page.hasResult('Payout', '₹49,536.36')
      },
    },

    {
      name: 'loan: what is loaded later comes when it is asked for',
      async run(page) {
        await page.open('/loan')
        await page.fill('Tenure', '6')
        await page.hasResult('Monthly EMI', '₹9,263')
        await page.click('button', 'Show full schedule')
        await page.shows('72 months in 6 years.')
      },
    },

    {
      name: 'savings: another view takes over what was typed, and Back leads back to it',
      async run(page) {
        await page.open('/sip')
        await page.fill('Duration (years)', '20')
        await page.hasResult('Maturity Value', '₹49,95,740')
        await page.click('link', 'Goal')
        await page.hasResult('Monthly amount', '₹16,126')
        await page.goBack()
        await page.hasResult('Maturity Value', '₹49,95,740')
      },
    },

    {
      name: 'deposits: the page in Hindi takes over what was typed',
      async run(page) {
        await page.open('/deposits')
        await page.fill('Amount', '10,00,000')
        await page.hasResult('Maturity Value', '₹13,80,420')
        await eventually(
          'the page is idle',
          () => page.see(() => history.scrollRestoration),
          'manual',
        )
        await page.click('link', 'हिन्दी')
        await page.isAt('/hi/deposits')
        await page.hasResult('मैच्योरिटी रकम', '₹13,80,420')
      },
    },
  ]
}

/**
 * @param {Site} site
 * @returns {Check[]}
 */
export function more({ calculators, hrefOf, headingOf }) {
  return [
    ...sums.map(({ path, before, typed, after }) => ({
      name: `${path} turns ${before.join(' ')} into ${after.join(' ')}`,
      run: async (/** @type {Page} */ page) => {
        await page.open(path)
        await page.hasResult(...before)
        for (const [label, text] of Object.entries(typed)) await page.fill(label, text)
        await page.hasResult(...after)
      },
    })),

    {
      name: 'typing replaces the example, but not what a person entered',
      async run(page) {
        await page.open('/')
        await page.click('field', 'Amount')
        await page.press('5', '0')
        await page.hasResult('Total Amount', '₹59.00')
        await page.click('field', 'GST rate (%)')
        await page.click('field', 'Amount')
        await page.press(keys.end, '0')
        await page.hasResult('Total Amount', '₹590.00')
      },
    },

    {
      name: 'links lead to every calculator in the same document, and Back leads back',
      async run(page) {
        await page.open('/')
        await page.markDocument()
        const tour = calculators.toReversed()
        for (const { navLabel, views } of tour) {
          await page.click('link', navLabel)
          await page.hasHeading(headingOf(views[0]))
        }
        for (const { views } of tour.toReversed().slice(1)) {
          await page.goBack()
          await page.hasHeading(headingOf(views[0]))
        }
        await page.isSameDocument()
      },
    },

    ...calculators
      .filter(({ views }) => views.length > 1)
      .map(({ navLabel, views: [first, ...others] }) => ({
        name: `links lead to every view of the ${navLabel} calculator in the same document, and Back leads back`,
        run: async (/** @type {Page} */ page) => {
          await page.open(hrefOf(first.name))
          await page.markDocument()
          for (const view of others) {
            await page.click('link', view.label, `Views of the ${navLabel} calculator`)
            await page.hasHeading(headingOf(view))
            await page.isAt(hrefOf(view.name))
            await page.goBack()
            await page.hasHeading(headingOf(first))
            await page.isAt(hrefOf(first.name))
          }
          await page.isSameDocument()
        },
      })),

    {
      name: 'the theme is chosen in the menu and kept',
      async run(page) {
        const theme = () => page.see(() => document.documentElement.dataset.theme)
        await page.open('/')
        for (const [choice, chosen] of [
          ['Dark', 'dark'],
          ['Light', 'light'],
          ['Dark', 'dark'],
        ]) {
          await page.click('button', 'Theme')
          await page.click('radio', `${choice}`)
          await eventually('the theme', theme, chosen)
        }
        await page.open('/loan')
        await eventually('the theme', theme, 'dark')
      },
    },

    {
      name: 'the currency is chosen from the list, and kept on every page',
      async run(page) {
        await page.open('/')
        await page.see(() => document.querySelector('select')?.focus())
        await page.press(keys.arrowDown)
        await page.hasResult('Total Amount', '$11,800.00')
        await page.open('/loan')
        await page.hasResult('Monthly EMI', '$10,624')
      },
    },

    {
      name: 'a bill becomes a PDF, with a name that our fonts lack',
      async run(page) {
        await page.open('/gst/bill')
        await page.see(catchFiles)
        await page.fill('Item 1', 'छाता')
        await page.fill('Price of item 1', '240')
        await page.click('button', 'Download PDF')
        await eventually('a PDF with a picture', () => page.see(isPdfWithPicture), true)
      },
    },

    {
      name: 'files of a marketplace are read beside the page',
      async run(page) {
        await page.open('/ecommerce-profit/settlements')
        await page.click('button', 'Try with an example')
        await page.hasResult('Profit', '₹6,499.43')
      },
    },

    {
      name: 'the content security policy stops what is not of the site',
      // WebKit tells the element, too.
      expectedMessage: /^Content security policy: style-src|^<style>/,
      async run(page) {
        await page.open('/')
        await page.see(() => {
          const style = document.createElement('style')
          style.textContent = 'h1 { letter-spacing: 9px }'
          document.head.append(style)
        })
        await eventually('the policy reports', async () => (await page.messages()).length > 0, true)
      },
    },

    {
      name: 'an unknown address has a page of its own, with a way home',
      expectedMessage: /there is no page at \/no\/such-page/,
      async run(page) {
        await page.open('/no/such-page')
        await page.hasHeading('Oops! Page not found')
        await page.click('link', 'Return to Home')
        await page.hasHeading('GST calculator')
      },
    },
  ]
}

// What follows runs inside the page.

function hasResults() {
  const values = [...document.querySelectorAll('main dd')]
  return values.some((value) => value.checkVisibility() && /\d/.test(value.textContent ?? ''))
}

function focusedText() {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement ? activeElement.value : ''
}

function hasLink() {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement && activeElement.value.includes('#v=1&')
}

/** Keeps what would be downloaded: browsers differ in where it goes. */
function catchFiles() {
  HTMLAnchorElement.prototype.click = () => {}
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) {
      file.text().then((text) => Object.assign(window, { caught: text, caughtFile: file }))
    }
    return '#'
  }
}

function isPdfWithPicture() {
  const caught = 'caught' in window ? `${window.caught}` : ''
  return caught.startsWith('%PDF-1.7') && caught.includes('/Subtype/Image')
}

function hasCaught() {
  return 'caughtFile' in window
}

/** Gives the page the file that it made itself. */
function dropCaught() {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([Reflect.get(window, 'caughtFile')], 'again.xlsx'))
  document.body.dispatchEvent(
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
  )
}
