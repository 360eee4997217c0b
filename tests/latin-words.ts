import exampleShop from '../src/desks/books/sales/example-shop.json' with { type: 'json' }

/** Words that are the same in every language: capitals, units, formula letters, brands, file endings. */
const SAME =
  /\b(GST|CGST|SGST|IGST|UTGST|GSTIN|HSN|SAC|EMI|SIP|SWP|PPF|FD|RD|APR|CAGR|XIRR|TCS|TDS|ROAS|SKU|UPI|ID|QR|PAN|PDF|CSV|Excel|LibreOffice|JavaScript|English|GST Hisab|Hisab|[A-Z]{3}|A4|A5|mm|kg|k|L|ln|cr|xlsx|ods|xls|tsv|txt|sup|Amazon|Flipkart|Meesho|Shopify|WooCommerce|Myntra|Tally|File|Save As|Workbook|GSTR|JSON|IFF|Returns|Prepare offline|Upload|Alt|Ctrl|Shift|Tab|Enter|Esc|Delete|IFSC|CHF|NZ|[A-Za-z])\b/g

/** What the example shop typed on its bills: names of buyers and their GSTINs. */
const typed = new Set(
  exampleShop.bills.flatMap(({ texts: { details } }) => [details.buyerName, details.buyerGstin]),
)

/** Latin words that stand in a text where none should. */
export const latinIn = (texts: readonly string[]) =>
  texts.flatMap((text) => {
    if (typed.has(text)) return []
    const words = text.replace(SAME, ' ').match(/[A-Za-z]{2,}/g)
    return words ? [`${words.join(' ')} in: ${text}`] : []
  })
