import { pages } from './pages'
import { expect, openPage, test } from './support'

/*
 * What a screen reader finds on each page: its landmarks, headings, groups, fields and results by
 * name, in their order. Amounts are tested elsewhere.
 */
const structures: Record<string, string> = {
  '/': `
    - main:
      - heading "GST calculator" [level=1]
      - navigation "Views of the GST calculator":
        - link "Single amount"
        - link "Bill"
      - region "Inputs":
        - group "What to do":
          - button "Add GST" [pressed]
          - button "Remove GST"
        - combobox "Currency"
        - textbox "Amount"
        - textbox "GST rate (%)"
        - group "Quick rates":
          - button "5%"
          - button "12% old"
          - button "18%" [pressed]
          - button "28% old"
          - button "40%"
        - button "More rates"
        - group "Buyer is in":
          - radio "Same state" [checked]
          - radio "Another state"
        - checkbox "Round to the nearest rupee"
      - region "Result":
        - term: Total Amount
        - definition: /₹/
        - term: Original Amount
        - definition: /₹/
        - term: /GST Amount/
        - definition: /₹/
        - term: /CGST/
        - definition: /₹/
        - term: /SGST/
        - definition: /₹/
        - button "Copy"
        - button "Share link"
        - button "Print"
        - button "Reset"
      - region "GST rates in India":
        - heading "GST rates in India" [level=2]
      - region "More calculators":
        - heading "More calculators" [level=2]
        - list
  `,
  '/gst/bill': `
    - main:
      - heading "GST bill calculator" [level=1]
      - navigation "Views of the GST calculator":
        - link "Single amount"
        - link "Bill"
      - region "Items":
        - heading "Prices are" [level=2]
        - group "Prices are":
          - radio "Before GST" [checked]
          - radio "With GST"
        - heading "Buyer is in" [level=2]
        - group "Buyer is in":
          - radio "Same state" [checked]
          - radio "Another state"
        - heading "Currency" [level=2]
        - combobox "Currency"
        - table "Items of the bill":
          - rowgroup:
            - row:
              - columnheader "No."
              - columnheader "Item"
              - columnheader "HSN"
              - columnheader "Qty"
              - columnheader "Price"
              - columnheader "Discount"
              - columnheader "Rate"
              - columnheader "Amount"
          - rowgroup:
            - row:
              - rowheader "1"
              - cell:
                - textbox "Item 1"
        - button "Add item"
        - button "Paste rows"
        - group "Row"
        - button "Clear" [disabled]
        - group: /Bill details/
      - region "Result":
        - term: Total Amount
        - definition: /₹/
        - term: Original Amount
        - definition: /₹/
        - term: /GST Amount/
        - definition: /₹/
        - term: /CGST/
        - definition: /₹/
        - term: /SGST/
        - definition: /₹/
        - heading "Amount in words" [level=3]
        - paragraph: Rupees zero only
        - button "Print bill"
        - button "Download CSV"
        - button "Download Excel"
      - region "Tax by rate":
        - heading "Tax by rate" [level=2]
        - table "Tax by rate"
      - region "More calculators":
        - heading "More calculators" [level=2]
        - list
  `,
  '/percentage': `
    - main:
      - heading "Percentage calculator" [level=1]
      - region "What is X% of Y?":
        - heading "What is X% of Y?" [level=2]
        - textbox "Percentage X"
        - textbox "Number Y"
        - term: Number
        - term: 1% of it
        - term: 18% of it
        - definition: /\\d/
      - region "X is what % of Y?":
        - heading "X is what % of Y?" [level=2]
        - textbox "Part X"
        - textbox "Whole Y"
        - term: Whole
        - term: Part
        - term: Part of whole
        - definition: /%/
      - region "Percentage Change":
        - heading "Percentage Change" [level=2]
        - textbox "Original value"
        - textbox "New value"
        - term: Original value
        - term: Change
        - term: Decrease
        - definition: /%/
      - button "Copy"
      - button "Share link"
      - button "Print"
      - button "Reset"
      - region "Usage tips":
        - heading "Usage tips" [level=2]
        - list
  `,
  '/profit-loss': `
    - main:
      - heading "Profit/Loss calculator" [level=1]
      - region "Inputs":
        - combobox "Currency"
        - textbox "Cost price"
        - textbox "Selling price"
        - term: /Margin/
        - definition: /%/
        - term: /Break-even price/
        - definition: /₹/
      - region "Result":
        - term: Total Profit
        - definition: /₹/
        - term: Cost price
        - definition: /₹/
        - term: Selling price
        - definition: /₹/
        - term: Profit Percentage
        - definition: /%/
        - button "Copy"
        - button "Reset"
      - region "How it works":
        - heading "How it works" [level=2]
        - list:
          - listitem:
            - heading "The difference" [level=3]
          - listitem:
            - heading "Profit percentage, on the cost price" [level=3]
          - listitem:
            - heading "Margin, on the selling price" [level=3]
  `,
  '/ecommerce-profit': `
    - main:
      - heading "eCommerce profit calculator" [level=1]
      - region "Inputs":
        - combobox "Currency"
        - textbox "Cost price"
        - textbox "Shipping cost"
        - textbox "Marketplace fees"
        - group "Fees are charged as":
          - radio "Percentage" [checked]
          - radio "Fixed Amount"
        - textbox "Other costs"
        - textbox "Selling price"
        - textbox "Quantity"
      - region "Result":
        - term: Net Profit per Unit
        - definition: /₹/
        - term: Selling price
        - term: Total Cost per Unit
        - term: Marketplace Fees
        - term: Profit Percentage
        - definition: /%/
        - term: Margin on Selling Price
        - definition: /%/
      - region /Where the ₹\\d+ goes/:
        - heading /Where the ₹\\d+ goes/ [level=2]
        - img /is left\\.$/
      - region "Worked example":
        - heading "Worked example" [level=2]
        - list
      - region "Before you set a price":
        - heading "Before you set a price" [level=2]
        - list
  `,
  '/loan': `
    - main:
      - heading "Loan EMI calculator" [level=1]
      - region "Inputs":
        - combobox "Currency"
        - textbox "Loan amount"
        - slider "Loan amount"
        - textbox "Interest rate (% p.a.)"
        - slider "Interest rate (% p.a.)"
        - textbox "Tenure"
        - group "Tenure in":
          - radio "Years" [checked]
          - radio "Months"
        - slider "Tenure"
        - group "Processing fee":
          - radio "None" [checked]
          - radio "%"
          - radio "Fixed"
        - textbox "Processing fee value" [disabled]
      - region "Result":
        - term: Monthly EMI
        - definition: /₹/
        - img /principal and .* is interest\\.$/
        - term: Loan amount
        - term: Total Interest
        - term: Total Payment
        - term: Processing Fee
        - definition: None
      - region "What you still owe":
        - heading "What you still owe" [level=2]
      - region "Repayment schedule":
        - heading "Repayment schedule" [level=2]
        - button "Download CSV"
        - button "Download Excel"
        - group "First EMI in (optional)":
          - combobox "First EMI in, month"
          - combobox "First EMI in, year"
        - table:
          - rowgroup:
            - row:
              - columnheader "Month"
              - columnheader "Principal"
              - columnheader "Interest"
              - columnheader "Balance"
          - rowgroup:
            - row:
              - rowheader "1"
        - button "Show full schedule"
      - region "How it works":
        - heading "How it works" [level=2]
        - list
  `,
  '/loan/compare': `
    - main:
      - heading "Compare loan offers" [level=1]
      - navigation "Views of the Loan calculator":
        - link "EMI"
        - link "Prepay"
        - link "Compare"
        - link "Find"
      - region "Result":
        - term: Costs the least in all
        - definition: Offer B
        - img /^Cost in all/
        - button "Copy"
        - button "Share link"
        - button "Print"
        - button "Reset"
      - region "Offers":
        - heading "Offers" [level=2]
        - combobox "Currency"
        - group "Tenure in":
          - radio "Years" [checked]
          - radio "Months"
        - group "Offer A":
          - heading "Offer A" [level=3]
          - textbox "Loan amount"
          - textbox "Interest rate (% p.a.)"
          - group "Rate is":
            - radio "Reducing" [checked]
            - radio "Flat"
          - textbox "Tenure"
          - combobox "Fee in"
          - textbox "Processing fee"
          - checkbox "18% GST on the fee" [checked]
          - textbox "Other charges"
          - term: Monthly EMI
          - definition: /₹/
          - term: Total Interest
          - term: Charges
          - term: Cost in all
          - term: You pay in all
          - term: APR
          - definition: /%/
        - group "Offer B"
        - group "Offer C":
          - button "Remove Offer C"
        - button "Download CSV"
        - button "Download Excel"
      - region "How it works":
        - heading "How it works" [level=2]
        - list
  `,
  '/loan/find': `
    - main:
      - heading "How much loan can I afford?" [level=1]
      - navigation "Views of the Loan calculator":
        - link "EMI"
        - link "Prepay"
        - link "Compare"
        - link "Find"
      - region "Inputs":
        - group "Find":
          - radio "Loan amount" [checked]
          - radio "Tenure"
          - radio "Rate"
        - group "EMI":
          - radio "Typed"
          - radio "From my income" [checked]
        - combobox "Currency"
        - textbox "Monthly income"
        - textbox "Share for EMIs (%)"
        - textbox "Other EMIs"
        - textbox "Interest rate (% p.a.)"
        - slider "Interest rate (% p.a.)"
        - textbox "Tenure"
        - group "Tenure in":
          - radio "Years" [checked]
          - radio "Months"
        - slider "Tenure"
      - region "Result":
        - term: Loan amount
        - definition: /₹/
        - term: Total Interest
        - definition: /₹/
        - term: Total Payment
        - definition: /₹/
        - term: EMI
        - definition: /₹/
      - region "The same EMI, other terms":
        - heading "The same EMI, other terms" [level=2]
        - table:
          - rowgroup:
            - row:
              - columnheader "Tenure"
              - columnheader "at 8%"
              - columnheader "at 9%"
              - columnheader "at 10%"
          - rowgroup:
            - row:
              - rowheader "15 years"
      - region "How it works":
        - heading "How it works" [level=2]
        - list
  `,
  '/sip': `
    - main:
      - heading "SIP calculator" [level=1]
      - navigation "Views of the SIP calculator":
        - link "Grow"
        - link "Goal"
      - region "Inputs":
        - combobox "Currency"
        - textbox "Monthly amount"
        - slider "Monthly amount"
        - textbox "Expected annual return (%)"
        - slider "Expected annual return (%)"
        - textbox "Duration (years)"
        - slider "Duration (years)"
        - heading "Can you raise it every year?" [level=2]
        - link "Try Step-Up SIP"
      - region "Result":
        - term: Maturity Value
        - definition: /₹/
        - img /invested grows to/
        - term: Total Invested
        - term: Estimated Returns
      - region "Year by year":
        - heading "Year by year" [level=2]
        - button "Download CSV"
        - button "Download Excel"
        - table "Invested, returns and value at the end of each year"
      - region "How it works":
        - heading "How it works" [level=2]
        - list
  `,
  '/sip/goal': `
    - main:
      - heading "Goal SIP calculator" [level=1]
      - navigation "Views of the SIP calculator":
        - link "Grow"
        - link "Goal"
      - region "Inputs":
        - group "Find":
          - radio "Monthly amount" [checked]
          - radio "Duration"
          - radio "Step-up"
          - radio "Return"
        - combobox "Currency"
        - textbox "Goal"
        - slider "Goal"
        - textbox "Inflation (%)"
        - textbox "Annual step-up (%)"
        - slider "Annual step-up (%)"
        - textbox "Expected annual return (%)"
        - slider "Expected annual return (%)"
        - textbox "Duration (years)"
        - slider "Duration (years)"
        - textbox "Lump sum today"
      - region "Result":
        - term: Monthly amount
        - definition: /₹/
        - img /invested grows to/
        - term: Total Invested
        - term: Estimated Returns
        - term: Goal in that year's money
        - term: If you start a year later
        - definition: /₹/
      - region "Year by year":
        - heading "Year by year" [level=2]
        - button "Download CSV"
        - button "Download Excel"
        - region "SIP amount of each year, with invested and value at its end table":
          - table "SIP amount of each year, with invested and value at its end"
      - region "How it works":
        - heading "How it works" [level=2]
        - list
  `,
  '/step-up-sip': `
    - main:
      - heading "Step-Up SIP calculator" [level=1]
      - region "Inputs":
        - combobox "Currency"
        - textbox "Initial monthly amount"
        - slider "Initial monthly amount"
        - textbox "Annual step-up (%)"
        - slider "Annual step-up (%)"
        - textbox "Expected annual return (%)"
        - slider "Expected annual return (%)"
        - textbox "Duration (years)"
        - slider "Duration (years)"
      - region "Result":
        - term: Maturity Value
        - definition: /₹/
        - img /invested grows to/
        - term: Total Invested
        - term: Estimated Returns
        - term: Without the step-up
        - definition: /₹/
      - region "Year by year":
        - heading "Year by year" [level=2]
        - table "SIP amount of each year, with invested and value at its end"
      - region "How it works":
        - heading "How it works" [level=2]
        - list
  `,
}

test('every page has its landmarks, headings, fields and results in order', async ({ page }) => {
  for (const { path } of pages) {
    await test.step(path, async () => {
      await openPage(page, path)
      await expect(page.locator('body')).toMatchAriaSnapshot(structures[path] ?? '- missing')
    })
  }
})

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
