import { expect, openPage, testInTab as test } from './support'

// What a screen reader finds on each page is read out of the build (tests/built); here is what opens.

test('every page stands between the same header and footer', async ({ page }) => {
  await openPage(page, '/')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the calculator"
    - banner:
      - link "GST Hisab, home"
      - navigation "Calculators":
        - link "GST"
        - link "Percentage"
        - link "Profit/Loss"
        - link "eCommerce Profit"
        - link "Loan"
        - link "SIP"
        - link "Step-Up SIP"
      - button "Theme"
    - main
    - contentinfo:
      - paragraph: /GST Hisab. All rights reserved/
  `)
  await page.getByRole('button', { name: 'Theme' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Theme' })).toMatchAriaSnapshot(`
    - group "Theme":
      - radio "Light"
      - radio "Dark"
      - radio "System" [checked]
  `)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Menu":
      - button "Close menu"
      - navigation "All calculators":
        - link "GST"
        - list "Views of the GST calculator":
          - listitem:
            - link "Single amount"
          - listitem:
            - link "Bill"
        - link "Percentage"
        - link "Profit/Loss"
        - link "eCommerce Profit"
        - link "Loan"
        - link "SIP"
        - link "Step-Up SIP"
      - group "Theme":
        - radio "Light"
        - radio "Dark"
        - radio "System" [checked]
  `)
})
