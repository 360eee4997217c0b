import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import { isThorough, THOROUGH } from '../tests/is-thorough'
import { openBillDetails, openLeftBill } from './bill-page'
import { expect, result, testInTab as test } from './support'
import { STILL_FILE } from './tabs'

type Texts = Readonly<Record<string, string>>
type Seed = {
  rows?: readonly Texts[]
  details?: Texts
  seller?: Texts
  prices?: string
  whole?: Texts
}

const papers = [
  { paper: 'A4', size: [210, 297], code: 32 },
  { paper: 'A5', size: [148, 210], code: 32 },
  { paper: '80 mm', size: [80], code: 40 },
  { paper: '58 mm', size: [58], code: 36 },
] as const

const seller = {
  name: 'Shree Ganesh Stores',
  address: '14 Station Road, Navrangpura\nAhmedabad 380009, Gujarat',
  gstin: '24ABCDE1234F1Z6',
  upi: 'shreeganesh@examplebank',
}
const details = {
  title: 'Tax Invoice',
  number: 'SGS-0142',
  date: '2026-11-15',
  buyerName: 'Patel Hardware',
  buyerAddress: '7 Gandhi Chowk, Anand 388001',
  buyerState: '24',
}
const rows = [
  { description: 'Umbrella, folding', hsn: '6601', quantity: '12', price: '240', rate: '5' },
  { description: 'Ball pen, box of 20', hsn: '9608', quantity: '5', price: '165', rate: '18' },
  { description: 'Notebook, 200 pages', hsn: '4820', quantity: '40', price: '55', rate: '0' },
  { description: 'Ceiling fan, 1200 mm', hsn: '8414', quantity: '2', price: '1850.50', rate: '18' },
]
const link =
  'upi://pay?pa=shreeganesh@examplebank&pn=Shree%20Ganesh%20Stores&am=10564.68&cu=INR&tn=Bill%20SGS-0142'

const ownTitle = /\| GST Hisab$/

/** A bill as it was left in this tab, by a seller who is known on this device. */
async function openBill(page: Page, seed: Seed = {}) {
  const bill = { rows, details, prices: 'before-gst', whole: {}, ...seed }
  await openLeftBill(page, bill, seed.seller ?? seller)
  // Paper waits for nothing: what it needs is brought ahead, and here it is.
  const isPayable = bill.rows.length > 0 && bill.details.title === 'Tax Invoice'
  if (isPayable && (seed.seller ?? seller).upi) await expect(code(page)).toBeVisible()
  await whilePrinting(page, () => expect(sheets(page).first()).toBeVisible())
}

/** Does something while the page is on its way to a printer. */
async function whilePrinting(page: Page, look: () => Promise<void>) {
  await page.emulateMedia({ media: 'print' })
  await look()
  await page.emulateMedia({ media: null })
  // A sheet is hidden on a screen before it is gone; with it goes its name.
  await expect(page).toHaveTitle(ownTitle)
}

/** Those texts that a sheet does not say. */
async function missingIn(sheet: Locator, texts: readonly string[]): Promise<string[]> {
  const said = ((await sheet.textContent()) ?? '').replace(/\s+/g, ' ')
  return texts.filter((text) => !said.includes(text))
}

const sheets = (page: Page) => page.getByRole('article')
const code = (place: Page | Locator) => place.getByRole('img', { name: /^QR code/ })

/** Pages of the PDF that a browser makes, in millimetres, and its name. */
async function pdfOf(page: Page) {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sizes = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  const millimetres = (points = '') => Math.round((Number(points) / 72) * 25.4)
  return {
    pages: sizes.map(([, width, height]) => [millimetres(width), millimetres(height)]),
    title: /\/Title \((.*?)\)/.exec(file)?.[1],
  }
}

/** What an independent program reads in a picture of the code and a little of what is around it. */
async function readCode(page: Page): Promise<string | undefined> {
  await code(page).scrollIntoViewIfNeeded()
  const box = await code(page).boundingBox()
  if (!box) return undefined
  const around = 10
  const picture = await page.screenshot({
    clip: {
      x: Math.max(box.x - around, 0),
      y: Math.max(box.y - around, 0),
      width: box.width + 2 * around,
      height: box.height + 2 * around,
    },
  })
  const { width, height, pixels } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] }
    // Cameras are not as clever as programs: only light and dark count, and only black on white.
    const pixels = Array.from(data, (value) => (value > 127 ? '1' : '0')).join('')
    return { width, height, pixels }
  }, picture.toString('base64'))
  const plain = Array.from(pixels, (value) => (value === '1' ? 255 : 0))
  return jsQR(Uint8ClampedArray.from(plain), width, height, { inversionAttempts: 'dontInvert' })
    ?.data
}

/** The texts of a sheet that stick out of it, and those that stand on each other. */
const troublesOf = (sheet: Locator) =>
  sheet.evaluate((sheet) => {
    const frame = sheet.getBoundingClientRect()
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    const boxes: { text: string; left: number; right: number; top: number; bottom: number }[] = []
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const text = walker.currentNode.textContent ?? ''
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right > left) boxes.push({ text, left, right, top, bottom })
      }
    }
    const outside = boxes.filter(
      ({ left, right, bottom }) =>
        left < frame.left - 1 || right > frame.right + 1 || bottom > frame.bottom + 1,
    )
    // Lines of text stand closely; what covers more than a third of another is on it.
    const covered = boxes.filter((one, at) =>
      boxes.slice(at + 1).some((other) => {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        return wide > 1 && high > (one.bottom - one.top) / 3
      }),
    )
    return { count: boxes.length, outside, covered }
  })

test('a usual bill is one sheet of its size, and its code can be read', async ({ page }) => {
  await openBill(page)
  await openBillDetails(page)
  // A sheet and a receipt; the others are like them.
  for (const { paper, size, code: codeSize } of isThorough ? papers : [papers[0], papers[3]]) {
    await test.step(`on ${paper}`, async () => {
      await page.getByLabel('Paper').selectOption(paper)
      const { pages } = await pdfOf(page)
      expect(pages).toHaveLength(1)
      expect(pages[0]).toEqual(expect.arrayContaining([...size]))

      await whilePrinting(page, async () => {
        const sheet = sheets(page)
        await expect(sheet).toBeVisible()
        const texts = [
          'Tax Invoice',
          'Shree Ganesh Stores',
          'Ahmedabad 380009, Gujarat',
          '24ABCDE1234F1Z6',
          'SGS-0142',
          '15 Nov 2026',
          'Patel Hardware',
          '7 Gandhi Chowk, Anand 388001',
          '24 Gujarat',
          'Reverse charge',
          'Ceiling fan, 1200 mm',
          '3,701.00',
          '2.5%',
          '407.34',
          '4 items',
          'Rupees ten thousand five hundred sixty-four and sixty-eight paise only',
          'Scan with any UPI app',
          'shreeganesh@examplebank',
          'Note: Bill SGS-0142',
        ]
        expect(await missingIn(sheet, texts)).toEqual([])
        expect(await troublesOf(sheet)).toMatchObject({ outside: [], covered: [] })
        expect(await readCode(page)).toBe(link)
        const blackWidth = await code(sheet).evaluate((svg) => {
          const black = svg.querySelector('path:last-child')?.getBoundingClientRect().width ?? 0
          return (black / 96) * 25.4
        })
        expect(blackWidth).toBeCloseTo(codeSize, 0)
        if (paper.endsWith('mm')) await expectBlackOnWhite(page)
      })
    })
  }
})

/** A receipt is black on white, whatever the theme, and nothing on it is small. */
async function expectBlackOnWhite(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const looks = await sheets(page).evaluate((sheet) =>
    [...sheet.querySelectorAll('*:not(svg *)')].map((part) => {
      const { color, fontSize, borderTopColor, borderTopWidth, backgroundColor } =
        getComputedStyle(part)
      return {
        size: Number.parseFloat(fontSize),
        colours: [color, ...(borderTopWidth === '0px' ? [] : [borderTopColor])],
        backgroundColor,
      }
    }),
  )
  expect(Math.min(...looks.map(({ size }) => size))).toBe(12)
  expect(new Set(looks.flatMap(({ colours }) => colours))).toEqual(new Set(['rgb(0, 0, 0)']))
  expect(new Set(looks.map(({ backgroundColor }) => backgroundColor))).toEqual(
    new Set(['rgba(0, 0, 0, 0)']),
  )
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
}

test('nothing is lost of long, many and foreign texts', { tag: THOROUGH }, async ({ page }) => {
  const foreign = 'पतंग और मांझा, लाल\nசிறந்த காகிதம்'
  const rows = [
    { description: 'Much', hsn: '840710', quantity: '999999999', price: '999999999.99' },
    { description: 'Pen '.repeat(200), unit: 'boxes of twenty', price: '5', discount: '10%' },
    { description: 'x'.repeat(300), hsn: '9'.repeat(40), price: '0.125', rate: '40' },
    { description: foreign, quantity: '3', unit: 'kg', price: '12.5', rate: '5' },
    ...Array.from({ length: 60 }, (_, at) => ({ description: `No ${at}`, price: `${at}` })),
  ].map((row) => ({ rate: '18', ...row }))
  await openBill(page, {
    rows,
    prices: 'with-gst',
    whole: { discount: '7.5%', freight: '250' },
    details: {
      ...details,
      buyerName: 'The Very Long Name of a Buyer of Hardware and Gifts '.repeat(3),
      buyerAddress: 'Street '.repeat(40),
      deliveryAddress: `${'Godown '.repeat(20)}\nAnand`,
      number: 'A/VERY/LONG/NUMBER/OF/A/BILL/2026-27/000000000000142',
    },
    seller: { ...seller, name: 'श्री गणेश भंडार '.repeat(8) },
  })
  await openBillDetails(page)
  for (const { paper } of papers) {
    await test.step(`on ${paper}`, async () => {
      await page.getByLabel('Paper').selectOption(paper)
      await whilePrinting(page, async () => {
        const sheet = sheets(page)
        await expect(sheet).toBeVisible()
        const troubles = await troublesOf(sheet)
        expect(troubles).toMatchObject({ outside: [], covered: [] })
        expect(troubles.count).toBeGreaterThan(200)
        const texts = [
          'No 59',
          'Anand',
          '64 items',
          'The tax is on the values with their share of the discount',
          '0.125',
        ]
        expect(await missingIn(sheet, texts)).toEqual([])
        expect(await sheet.getByText('पतंग').innerText()).toBe(foreign)
        const { pages } = await pdfOf(page)
        if (paper.endsWith('mm')) expect(pages).toHaveLength(1)
        else expect(pages.length).toBeGreaterThan(2)
      })
    })
  }
})

test('a bill without details is a bill', { tag: THOROUGH }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-15T10:00:00'))
  await openBill(page, { details: {}, seller: {}, rows: [{ price: '10', rate: '5' }] })
  await openBillDetails(page)
  for (const { paper } of papers) {
    await test.step(`on ${paper}`, async () => {
      await page.getByLabel('Paper').selectOption(paper)
      await whilePrinting(page, async () => {
        await expect(sheets(page)).toContainText('₹10.50')
        expect(await troublesOf(sheets(page))).toMatchObject({ outside: [], covered: [] })
        await expect(code(sheets(page))).toHaveCount(0)
        const { pages, title } = await pdfOf(page)
        expect(pages).toHaveLength(1)
        expect(title).toBe('Tax Invoice 15 Nov 2026')
      })
    })
  }
})

test('heads are on every page, and what belongs together is on one', { tag: THOROUGH }, async ({
  page,
}) => {
  const many = Array.from({ length: 60 }, (_, at) => ({ description: `No ${at}`, price: '5' }))
  await openBill(page, { rows: many })
  expect((await pdfOf(page)).pages).toEqual([
    [210, 297],
    [210, 297],
    [210, 297],
  ])
  await page.emulateMedia({ media: 'print' })
  const sheet = sheets(page)
  await expect(sheet.locator('thead').first()).toHaveCSS('display', 'table-header-group')
  const whole = (part: Locator) => expect(part).toHaveCSS('break-inside', 'avoid')
  await whole(sheet.getByRole('row', { name: 'No 31' }))
  await whole(sheet.locator('footer').filter({ hasText: /Scan.*Authorised signatory/ }))
  // The browser took the rules for the foot of a page.
  const rules = await page.evaluate(() =>
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join('\n'),
  )
  expect(rules).toContain('"SGS-0142 · 15 Nov 2026"')
  expect(rules).toContain('counter(copy-1) " of " counter(pages)')
})

test('copies, names and kinds of a bill', { tag: THOROUGH }, async ({ page }) => {
  await openBill(page)
  await openBillDetails(page)

  for (const { copies, names } of [
    { copies: '1', names: ['Original for recipient'] },
    { copies: '2', names: ['Original for recipient', 'Duplicate for supplier'] },
    {
      copies: '3',
      names: ['Original for recipient', 'Duplicate for transporter', 'Triplicate for supplier'],
    },
  ]) {
    await test.step(`${copies} of a bill, each on a page of its own and named`, async () => {
      await page.getByLabel('Copies').selectOption(copies)
      expect((await pdfOf(page)).pages).toHaveLength(names.length)
      await whilePrinting(page, async () => {
        await expect(sheets(page)).toHaveCount(names.length)
        for (const [at, name] of names.entries()) {
          expect(await missingIn(sheets(page).nth(at), [name, '₹10,564.68'])).toEqual([])
        }
      })
    })
  }

  await test.step('the file is called after the bill, and the page keeps its own name', async () => {
    await page.getByLabel('Bill number').fill('2026/27:41')
    expect((await pdfOf(page)).title).toBe('Tax Invoice 2026-27-41 Patel Hardware')
    await expect(page).toHaveTitle(ownTitle)
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
    await page.getByLabel('Bill number').fill('SGS-0142')
  })

  await test.step('an estimate is printed once, without a code and the words of copies', async () => {
    await expect(code(page)).toHaveCount(1)
    await page.getByText('Estimate', { exact: true }).click()
    await expect(code(page)).toHaveCount(0)
    const { pages, title } = await pdfOf(page)
    expect(pages).toHaveLength(1)
    expect(title).toBe('Estimate SGS-0142 Patel Hardware')
    await whilePrinting(page, async () => {
      await expect(sheets(page)).toBeVisible()
      await expect(sheets(page)).not.toContainText('Original for')
      await expect(code(page)).toHaveCount(0)
    })
    await page.getByText('Tax Invoice', { exact: true }).click()
  })

  await test.step('copies of a receipt are as long as the bill, each', async () => {
    await page.getByLabel('Paper').selectOption('80 mm')
    await page.getByLabel('Copies').selectOption('2')
    const { pages } = await pdfOf(page)
    expect(pages).toHaveLength(2)
    expect(pages[0]?.[1]).toBeGreaterThan(200)
    expect(pages[0]).toEqual(pages[1])
    await page.getByLabel('Paper').selectOption('A4')
    await page.getByLabel('Copies').selectOption('1')
  })

  await test.step('a composition dealer hands over a bill of supply, without tax', async () => {
    await page.getByLabel('Composition dealer').check()
    await whilePrinting(page, async () => {
      const sheet = page.getByRole('article', { name: 'Bill of Supply' })
      await expect(sheet).toContainText(
        'Composition taxable person, not eligible to collect tax on supplies',
      )
      await expect(sheet).toContainText('₹9,606.00')
      await expect(sheet).not.toContainText(/GST %|CGST|Rate|Taxable value/)
    })
  })
})

test('an empty bill is not printed without asking', { tag: THOROUGH }, async ({ page }) => {
  const notePrinting = () =>
    page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
  await openBill(page, { rows: [] })
  await notePrinting()
  const body = page.locator('body')
  await page.getByRole('button', { name: 'Print bill' }).click()
  await expect(page.getByText('This bill has no items yet.')).toBeVisible()
  await expect(body).not.toHaveAttribute('data-printed')
  await page.getByRole('button', { name: 'Print anyway' }).click()
  await expect(body).toHaveAttribute('data-printed', 'yes')
  // Whoever prints by the browser's own means has decided.
  expect((await pdfOf(page)).title).toBe('Tax Invoice SGS-0142 Patel Hardware')

  await page.reload()
  await notePrinting()
  await page.getByRole('textbox', { name: 'Price of item 1', exact: true }).fill('5')
  await page.getByRole('button', { name: 'Print bill' }).click()
  await expect(body).toHaveAttribute('data-printed', 'yes')
})

test.describe('the code on the screen', () => {
  test.use({ colorScheme: 'dark' })

  test('can be read in the dark theme, fits its card, and follows the bill', {
    tag: THOROUGH,
  }, async ({ page }) => {
    await openBill(page)
    await expect(code(page)).toHaveAccessibleName(
      'QR code: pay ₹10,564.68 to Shree Ganesh Stores by UPI',
    )
    const answer = page.getByRole('region', { name: 'Result' })
    await expect(answer).toContainText('Scan with any UPI app')
    await expect(answer).toContainText('shreeganesh@examplebank')
    await expect(answer).toContainText('Note: Bill SGS-0142')
    expect(await readCode(page)).toBe(link)

    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 })
      const frame = await answer.boundingBox()
      const box = await code(page).boundingBox()
      expect(box?.x, `${width} px`).toBeGreaterThan(frame?.x ?? 0)
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThan(
        (frame?.x ?? 0) + (frame?.width ?? 0),
      )
    }

    await page.getByRole('textbox', { name: 'Price of item 3', exact: true }).fill('0')
    await expect(result(page, 'Total Amount')).toHaveText('₹8,364.68')
    await expect(code(page)).toHaveAccessibleName(/₹8,364\.68/)
    expect(await readCode(page)).toBe(link.replace('am=10564.68', 'am=8364.68'))
  })

  test('is brought only where there is a UPI id', { tag: THOROUGH }, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openBill(page, { seller: { ...seller, upi: '' } })
    await expect(code(page)).toHaveCount(0)
    expect(asked.filter((url) => url.includes('upi-qr'))).toEqual([])
  })
})

const drawLogo = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 160
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#a11'
    context?.fillRect(0, 0, 400, 160)
    return canvas.toDataURL()
  })

const shop = {
  ...seller,
  phone: '98250 12345',
  email: 'shop@example.in',
  bankAccount: '123456789012',
  ifsc: 'SBIN0001234',
  terms: 'Goods once sold are not taken back.',
}
const order = {
  ...details,
  dueDate: '2026-12-15',
  orderNumber: 'PO-7781',
  vehicleNumber: 'GJ01AB1234',
  note: 'Thank you for your order.',
}

test('what a shop wants on its paper is there, as far as the letterhead says', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.goto(STILL_FILE)
  const logo = await drawLogo(page)
  await openBill(page, { seller: { ...shop, logo, letterhead: 'hsn' }, details: order })
  await openBillDetails(page)
  const texts = [
    'Phone 98250 12345',
    'E-mail shop@example.in',
    '15 Dec 2026',
    'PO-7781',
    'GJ01AB1234',
    '123456789012',
    'SBIN0001234',
    'Thank you for your order.',
    'Goods once sold are not taken back.',
  ]
  for (const { paper, width, height } of [
    { paper: 'A4', width: 45, height: 18 },
    { paper: 'A5', width: 30, height: 12 },
    { paper: '80 mm', width: 35, height: 14 },
    { paper: '58 mm', width: 33.6, height: 13.4 },
  ]) {
    await test.step(`on ${paper}`, async () => {
      await page.getByLabel('Paper').selectOption(paper)
      await whilePrinting(page, async () => {
        const sheet = sheets(page)
        await expect(sheet).toBeVisible()
        expect(await missingIn(sheet, texts)).toEqual([])
        expect(await troublesOf(sheet)).toMatchObject({ outside: [], covered: [] })
        const box = await sheet.getByRole('img', { name: 'Logo' }).boundingBox()
        expect(((box?.width ?? 0) / 96) * 25.4).toBeCloseTo(width, 0)
        expect(((box?.height ?? 0) / 96) * 25.4).toBeCloseTo(height, 0)
        const hsn = sheet.getByRole('table').filter({ hasText: 'HSN/SAC' })
        await expect(hsn).toHaveCount(paper.endsWith('mm') ? 0 : 1)
        if (!paper.endsWith('mm')) {
          await expect(hsn.getByRole('row').last()).toHaveText('Total9,606.00479.34479.34958.68')
        }
      })
    })
  }

  await test.step('what is switched off is not', async () => {
    await page.getByLabel('Paper').selectOption('A4')
    const letterhead = page.getByRole('group', { name: 'Letterhead' })
    for (const box of await letterhead.getByRole('checkbox').all()) await box.uncheck()
    await whilePrinting(page, async () => {
      const sheet = sheets(page)
      await expect(sheet).toBeVisible()
      await expect(sheet).not.toContainText(/98250|123456789012|SBIN|taken back|UPI|HSN\/SAC/)
      await expect(sheet.getByRole('img')).toHaveCount(0)
      await expect(sheet).toContainText('Thank you for your order.')
    })
    // The code on the screen is no paper.
    await expect(code(page)).toBeVisible()
  })
})

test('a sheet stands closer before it leaves code and signature for a second one', {
  tag: THOROUGH,
}, async ({ page }) => {
  const many = (length: number) =>
    Array.from({ length }, (_, at) => ({ ...rows[at % 4], description: `Thing ${at}` }))
  for (const { length, pages, seller: who } of [
    { length: 7, pages: 1, seller },
    { length: 11, pages: 1, seller },
    { length: 6, pages: 1, seller: shop },
    { length: 20, pages: 2, seller },
  ]) {
    await test.step(`${length} items`, async () => {
      await openBill(page, { rows: many(length), seller: { ...who, paper: 'A5' } })
      expect((await pdfOf(page)).pages).toHaveLength(pages)
      await whilePrinting(page, async () => {
        await expect(sheets(page)).toBeVisible()
        expect(await troublesOf(sheets(page))).toMatchObject({ outside: [], covered: [] })
      })
    })
  }
})
