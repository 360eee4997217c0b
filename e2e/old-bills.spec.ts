import { readFile } from 'node:fs/promises'
import { expect, giveFile, openPage, partsFollow, result, test } from './support'

const SALES = '/gst/sales'
const csv = (text: string) => ({
  name: 'bills.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

test('bills of another program are asked about, kept, counted in Sales, and taken back by one Undo', async ({
  page,
}) => {
  await openPage(page, SALES)
  await partsFollow(page)
  await page.getByRole('button', { name: 'Old bills from a file' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Old bills from a file' })
  await giveFile(dialog.getByRole('button', { name: 'Choose a file' }), {
    name: 'SaleReport.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile('tests/shop-files/vyapar-sale-report.xlsx'),
  })
  const keep = dialog.getByRole('button', { name: 'Keep 8 documents' })
  await expect(keep).toBeDisabled()
  await dialog.getByLabel('Your state').selectOption('Maharashtra')
  await dialog.getByLabel(/^Kaveri Stores/).selectOption('Karnataka')
  await dialog.getByLabel(/^Navjivan Hardware/).selectOption('Gujarat')
  await dialog.getByLabel('Those left are in my state').check()
  await expect(dialog.getByText('total row says ₹20,888.00: the same')).toBeVisible()
  await keep.click()
  await expect(dialog).toBeHidden()
  await expect(result(page, 'Sales')).toHaveText('₹20,888.00')
  await expect(result(page, 'IGST')).toHaveText('₹1,664.99')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('No bill is kept on this device yet.')).toBeVisible()
})

test('a number that is here is not taken twice, and the list offers Undo', async ({ page }) => {
  await openPage(page, '/gst/bill')
  await page.getByRole('button', { name: 'Bills', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'Your bills' })
  const dialog = page.getByRole('dialog', { name: 'Old bills from a file' })
  const read = async (text: string) => {
    await list.getByRole('button', { name: 'Old bills from a file' }).click()
    await giveFile(dialog.getByRole('button', { name: 'Choose a file' }), csv(text))
    await dialog.getByLabel(/Which GST is in it/).selectOption('No GST')
  }
  await read('Bill No,Date,Party,Total,Paid\n1,25/10/2026,Ram,118,100\n')
  await dialog.getByRole('button', { name: 'Keep 1 document' }).click()
  await expect(list.getByText('1 old document kept.')).toBeVisible()
  await read('Bill No,Date,Party,Total,Paid\n1,25/10/2026,Ram,118,100\n2,26/10/2026,Om,59,59\n')
  await expect(dialog.getByText('1 bill is here already and not taken again')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep 1 document' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
})
