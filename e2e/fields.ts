import type { Page } from '@playwright/test'

/** A field by its whole label. @example await field(page, 'Tenure').fill('20') */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** @example await fill(page, { 'Cost price': '800', 'Selling price': '1,000' }) */
export async function fill(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
}

/**
 * Types texts into fields by their labels, all in one go: for tests of what comes of many texts, not
 * of typing.
 * @example await typeTexts(page, { 'Cost price': '800', 'Selling price': '1,000' })
 */
export const typeTexts = (page: Page, texts: Readonly<Record<string, string>>) =>
  page.locator('main input[type=text]').evaluateAll(async (inputs, texts) => {
    const fields = inputs as HTMLInputElement[]
    for (const [label, text] of Object.entries(texts)) {
      const field = fields.find(({ labels }) => labels?.[0]?.textContent === label)
      field?.focus()
      field?.select()
      document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
      // The page answers before the next one.
      await new Promise((done) => setTimeout(done))
      if (field?.value !== text) throw new Error(`${label} is ${field?.value}, not ${text}`)
    }
  }, texts)
