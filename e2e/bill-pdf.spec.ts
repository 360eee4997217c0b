import type { Page } from '@playwright/test'
import { isThorough, THOROUGH } from '../tests/is-thorough'
import { openBillDetails, openLeftBill } from './bill-page'
import { inkOf, type ReadPdf, readPdf } from './read-pdf'
import {
  expect,
  isAlive,
  partsFollow,
  result,
  testInTab as test,
  test as testInNewTab,
} from './support'
import { STILL_FILE } from './tabs'

type Row = { description: string; hsn?: string; quantity?: string; price: string; rate?: string }

const rows: Row[] = [
  { description: 'Umbrella, folding', hsn: '6601', quantity: '12', price: '240', rate: '5' },
  { description: 'Ball pen, box of 20', hsn: '9608', quantity: '5', price: '165' },
  { description: 'Notebook, 200 pages', hsn: '4820', quantity: '40', price: '55', rate: '0' },
  { description: 'Ceiling fan, 1200 mm', hsn: '8414', quantity: '2', price: '1850.50' },
]
const seller = {
  name: 'Shree Ganesh Stores',
  address: '14 Station Road, Navrangpura\nAhmedabad 380009, Gujarat',
  gstin: '24ABCDE1234F1Z6',
}
const details = {
  number: 'SGS-0142',
  date: '2026-11-15',
  buyerName: 'Patel Hardware',
  buyerAddress: '7 Gandhi Chowk, Anand 388001, Gujarat',
}

type Kept = { rows?: Row[]; seller?: object; details?: object }

/** Opens the page with a bill in it, as it was left. */
async function openBill(page: Page, kept: Kept = {}) {
  await openLeftBill(
    page,
    { rows: kept.rows ?? rows, details: { ...details, ...kept.details } },
    { ...seller, ...kept.seller },
  )
}

const button = (page: Page, name = 'Download PDF') => page.getByRole('button', { name })

async function downloaded(page: Page): Promise<ReadPdf & { name: string }> {
  const waiting = page.waitForEvent('download')
  await button(page).click()
  const download = await waiting
  return { name: download.suggestedFilename(), ...(await readPdf(await download.path())) }
}

const textsOf = ({ pages }: ReadPdf) => pages.flatMap(({ texts }) => texts)
/** Pieces of a line side by side, as a person would search for them. */
const wordsOf = (pdf: ReadPdf) => textsOf(pdf).join(' ').replaceAll('₹ ', '₹')
const millimetres = (points: number) => Math.round((points * 25.4) / 72)

type ShareSheet = {
  shared: { name: string; type: string; size: number }[]
  /** Why it refuses what it gets next. */
  refusals: string[]
}

/** A share sheet that notes what it gets, and may refuse it. */
async function withShareSheet(page: Page) {
  await page.addInitScript(() => {
    const sheet: ShareSheet = { shared: [], refusals: [] }
    Object.assign(window, { sheet })
    Object.assign(navigator, {
      canShare: (data: ShareData) => Boolean(data.files?.length),
      share: async (data: ShareData) => {
        const reason = sheet.refusals.shift()
        if (reason) throw new DOMException('', reason)
        for (const { name, type, size } of data.files ?? []) sheet.shared.push({ name, type, size })
      },
    })
  })
}

const refuseNext = (page: Page, reason: string) =>
  page.evaluate((reason) => {
    ;(window as unknown as { sheet: ShareSheet }).sheet.refusals.push(reason)
  }, reason)

const sharedFiles = (page: Page) =>
  page.evaluate(() => (window as unknown as { sheet: ShareSheet }).sheet.shared)

/** A picture of which only the left half is coloured. */
const drawLogo = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 40
    canvas.height = 20
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#a01020'
    context?.fillRect(0, 0, 20, 20)
    return canvas.toDataURL()
  })

test('a bill is downloaded as a PDF that says what the page says, with its copies, its logo and names in Indian scripts', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(STILL_FILE)
  const logo = await drawLogo(page)
  const shop = { copies: '3', logo, phone: '98250 12345', ifsc: 'SBIN0001234', letterhead: 'hsn' }
  await openBill(page, {
    seller: { ...seller, ...shop },
    details: { buyerName: 'முருகன் Stores', buyerAddress: 'کتاب بازار 12', dueDate: '2026-12-15' },
    rows: [
      ...rows,
      { description: 'कमल', price: '10' },
      { description: 'खबर', price: '10' },
      { description: 'ছাতা and umbrella', price: '10' },
    ],
  })

  await test.step('nothing of it is loaded before somebody points at the button', async () => {
    await partsFollow(page)
    expect(asked.filter((url) => /bill-pdf|\.ttf/.test(url))).toEqual([])
    const font = page.waitForRequest(/paper-latin-640.*\.ttf$/)
    await button(page).focus()
    await font
  })

  const pdf = await downloaded(page)
  const words = wordsOf(pdf)

  await test.step('it says what the page says', async () => {
    expect(pdf.name).toBe('Tax-Invoice-SGS-0142-முருகன்-Stores.pdf')
    expect(pdf.info).toMatchObject({ Title: 'Tax Invoice SGS-0142', Language: 'en-IN' })
    expect(pdf.info.Producer).toBeUndefined()
    expect(words).toContain(`Taxable value ${await result(page, 'Original Amount').textContent()}`)
    for (const name of ['CGST', 'SGST', 'Total Amount']) {
      expect(words).toContain(`${name} ${await result(page, name).first().textContent()}`)
    }
    for (const { description, hsn } of rows) expect(words).toContain(`${description} ${hsn}`)
    expect(words).toContain('Ceiling fan, 1200 mm 8414 2 1,850.50 18% 3,701.00')
    // 10,564.68 and three of 10 with 18%.
    expect(words).toContain('Rupees ten thousand six hundred and eight paise only')
  })

  await test.step('each copy is whole, and has what print has', async () => {
    const names = ['Original for recipient', 'Duplicate for transporter', 'Triplicate for supplier']
    expect(pdf.pages.map(({ width, height }) => [width, height].map(millimetres))).toEqual(
      names.map(() => [210, 297]),
    )
    for (const [index, { texts }] of pdf.pages.entries()) {
      expect(texts.filter((text) => names.includes(text))).toEqual([names[index]])
      expect(texts).toEqual(
        expect.arrayContaining([
          'Tax Invoice',
          'Page 1 of 1',
          seller.gstin,
          'Phone 98250 12345',
          '15 Dec 2026',
          'HSN/SAC',
        ]),
      )
      expect(texts.join(' ')).toContain('IFSC SBIN0001234')
    }
    // Two weights, and the sign of the rupee in each.
    expect(pdf.fonts.filter(({ missingFile }) => missingFile)).toEqual([])
  })

  await test.step('the logo is red on its left, and white where it has nothing: on each copy, and once in the file', async () => {
    const logos = pdf.pictures.filter(({ width, height }) => width === 40 && height === 20)
    expect(logos).toHaveLength(3)
    const [picture] = logos
    const perPixel = (picture?.data.length ?? 0) / 800
    const pixel = (at: number) => [
      ...(picture?.data.subarray(at * perPixel, at * perPixel + 3) ?? []),
    ]
    expect(pixel(5)).toEqual([0xa0, 0x10, 0x20])
    expect(pixel(35)).toEqual([255, 255, 255])
    expect(pdf.size).toBeLessThan(160_000)
  })

  await test.step('names in Indian scripts are drawn, and can be found', async () => {
    for (const name of ['முருகன்', 'कमल', 'खबर', 'ছাতা']) expect(words).toContain(name)
    expect(words).toContain('and umbrella')
    const inks = pdf.pictures.filter(({ width }) => width !== 40).map(inkOf)
    expect(inks.length).toBeGreaterThanOrEqual(4)
    for (const ink of inks) expect(ink.filter((dots) => dots > 0).length).toBeGreaterThan(10)
    // Boxes for missing letters would be the same for two words of three letters.
    const traces = new Set(inks.map((ink) => ink.join()))
    expect(traces.size).toBeGreaterThanOrEqual(4)
  })

  await test.step('a bill without items asks first', async () => {
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await button(page).click()
    await expect(page.getByText('This bill has no items yet.')).toBeVisible()
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download anyway' }).click()
    expect((await waiting).suggestedFilename()).toBe('Tax-Invoice-SGS-0142-முருகன்-Stores.pdf')
  })
})

test('the paper of the device is that of the file', { tag: THOROUGH }, async ({ page }) => {
  await openBill(page)
  await openBillDetails(page)
  await page.getByLabel('Paper').selectOption('A5')
  const [a5] = (await downloaded(page)).pages
  expect([a5?.width ?? 0, a5?.height ?? 0].map(millimetres)).toEqual([148, 210])

  for (const [paper, width] of [
    ['80 mm', 80],
    ['58 mm', 58],
  ] as const) {
    await test.step(`a receipt of ${paper} is one page, as long as it needs to be`, async () => {
      await page.getByLabel('Paper').selectOption(paper)
      const pdf = await downloaded(page)
      expect(pdf.pages).toHaveLength(1)
      expect(millimetres(pdf.pages[0]?.width ?? 0)).toBe(width)
      expect(millimetres(pdf.pages[0]?.height ?? 0)).toBeGreaterThan(100)
      expect(wordsOf(pdf)).toContain('Total ₹10,564.68')
      expect(wordsOf(pdf)).toMatch(/12 × 240\.00 · 5%( · HSN 6601)? 2,880\.00/)
    })
  }
})

test('many items fill many pages, each with its head and its number', { tag: THOROUGH }, async ({
  page,
}) => {
  test.slow()
  const length = isThorough ? 500 : 150
  await openBill(page, {
    rows: Array.from({ length }, (_, index) => ({
      description: `Item number ${index + 1}`,
      quantity: String(index + 1),
      price: '99.95',
    })),
  })
  const pdf = await downloaded(page)
  expect(pdf.size).toBeLessThan(300_000)
  expect(pdf.pages.length).toBeGreaterThan(length / 50)
  for (const [index, { texts }] of pdf.pages.entries()) {
    expect(texts).toContain(`Page ${index + 1} of ${pdf.pages.length}`)
    const hasItems = texts.some((text) => text.startsWith('Item number'))
    expect(texts.includes('Taxable value'), `head on page ${index + 1}`).toBe(hasItems)
  }
  const items = textsOf(pdf).filter((text) => text.startsWith('Item number'))
  expect(items).toEqual(Array.from({ length }, (_, index) => `Item number ${index + 1}`))
  const total = await result(page, 'Total Amount').first().textContent()
  expect(wordsOf(pdf)).toContain(`Total Amount ${total}`)
})

test.describe('where files can be shared', () => {
  test.use({ expectedMessages: /Failed to load resource|Failed to fetch/ })

  test('the button leads to the share sheet; a file that does not come is said calmly', {
    tag: THOROUGH,
  }, async ({ page }) => {
    await withShareSheet(page)
    let downloads = 0
    page.on('download', () => downloads++)
    let isLost = false
    await page.route(/\.ttf$/, (route) => (isLost ? route.abort() : route.continue()))
    await openBill(page)

    await test.step('it says so and hands over the file', async () => {
      await button(page, 'Share PDF').click()
      await expect.poll(() => sharedFiles(page)).toHaveLength(1)
      expect(await sharedFiles(page)).toMatchObject([
        { name: 'Tax-Invoice-SGS-0142-Patel-Hardware.pdf', type: 'application/pdf' },
      ])
      await expect(button(page)).toHaveCount(0)
    })

    await test.step('closing the share sheet is no failure', async () => {
      await refuseNext(page, 'AbortError')
      await button(page, 'Share PDF').click()
      // Once more, and this time the person shares: by then anything else would have been said.
      await button(page, 'Share PDF').click()
      await expect.poll(() => sharedFiles(page)).toHaveLength(2)
      await expect(page.getByRole('status').filter({ hasText: 'PDF' })).toHaveCount(0)
      expect(downloads).toBe(0)
    })

    await test.step('a press that is too old is asked for again, with the file ready', async () => {
      await refuseNext(page, 'NotAllowedError')
      await button(page, 'Share PDF').click()
      await expect(page.getByText('The PDF is ready.')).toBeVisible()
      await page.getByRole('button', { name: 'Share', exact: true }).last().click()
      await expect.poll(() => sharedFiles(page)).toHaveLength(3)
    })

    await test.step('what the share sheet does not take is downloaded', async () => {
      await refuseNext(page, 'DataError')
      const waiting = page.waitForEvent('download')
      await button(page, 'Share PDF').click()
      expect((await waiting).suggestedFilename()).toBe('Tax-Invoice-SGS-0142-Patel-Hardware.pdf')
    })

    await test.step('without a connection the bill stays, and the file comes when it is back', async () => {
      isLost = true
      await page.reload()
      await button(page, 'Share PDF').click()
      await expect(page.getByText('The PDF could not be made.')).toBeVisible()
      await expect(result(page, 'Total Amount').first()).toHaveText('₹10,564.68')
      isLost = false
      await button(page, 'Share PDF').click()
      await expect.poll(() => sharedFiles(page)).toHaveLength(1)
    })
  })
})

test('a browser that hides what it draws says how else to get a PDF', { tag: THOROUGH }, async ({
  page,
}) => {
  await openBill(page, { rows: [{ description: 'छाता', price: '240' }] })
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
      new ImageData(new Uint8ClampedArray(4 * width * height).fill(255), width, height)
  })
  await button(page).click()
  await expect(page.getByText('Print the bill and save that as a PDF.')).toBeVisible()
})

test.describe('with the service worker', () => {
  testInNewTab.use({ withServiceWorker: true })

  testInNewTab(
    'a PDF is made offline after the first visit',
    { tag: THOROUGH },
    async ({ page, context }) => {
      await openBill(page)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await isAlive(page)
      await expect
        .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
        .toBe(true)
      await context.setOffline(true)
      expect(wordsOf(await downloaded(page))).toContain('Total Amount ₹10,564.68')
    },
  )
})
