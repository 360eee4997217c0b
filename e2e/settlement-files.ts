import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/* The agreed files of settlements, whose truth is known, and how a person gives them. */

const FOLDER = join(import.meta.dirname, '../tests/settlements')

const filesOf = {
  'amazon-small': [
    'amazon-transactions.csv',
    'amazon-all-orders.txt',
    'amazon-fba-returns.txt',
    'amazon-mtr-b2c.csv',
  ],
  'flipkart-small': [
    'flipkart-settled-transactions.xlsx',
    'flipkart-profit-and-loss.xlsx',
    'flipkart-sales-report.xlsx',
  ],
  'flipkart-large': [
    'flipkart-settled-transactions.xlsx',
    'flipkart-profit-and-loss.xlsx',
    'flipkart-sales-report.xlsx',
  ],
  'meesho-small': [
    'meesho-payments.xlsx',
    'meesho-orders.csv',
    'meesho-returns.csv',
    'tcs_sales.xlsx',
    'tcs_sales_return.xlsx',
  ],
} as const

export type AgreedSet = keyof typeof filesOf

/** @example pathOf('flipkart-small', 'costs.csv') */
export const pathOf = (set: AgreedSet, file: string) => join(FOLDER, set, file)

/** What the marketplace let the seller download. */
export const downloadsOf = (set: AgreedSet): string[] =>
  filesOf[set].map((file) => pathOf(set, file))

/** The same with the costs of the seller. */
export const withCosts = (set: AgreedSet): string[] => [
  ...downloadsOf(set),
  pathOf(set, 'costs.csv'),
]

type Truth = {
  readonly orderColumns: readonly string[]
  readonly orders: readonly (readonly (string | number)[])[]
  readonly skus: readonly { readonly sku: string; readonly profit: number | null }[]
  readonly totals: Readonly<Record<string, number>>
  readonly findings: readonly {
    readonly code: string
    readonly id?: string
    readonly diff?: number
  }[]
}

/** What is known of a set, in paise. */
export const truthOf = (set: AgreedSet): Truth =>
  JSON.parse(readFileSync(pathOf(set, 'expected.json'), 'utf8'))

type GivenFile = string | { name: string; mimeType: string; buffer: Buffer }

/** Chooses files, the first ones or further ones. */
export async function chooseFiles(page: Page, files: readonly GivenFile[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^(Choose files|Add a file|फ़ाइलें चुनें|फ़ाइल जोड़ें)$/ }).click()
  await (await chooser).setFiles([...files] as string[])
}
