import { saveFile } from '../../../../ui/tables/save-file'
import { openFile } from '../open-file'

/** Twelve products to try the page with: most make money, some lose it. */
export const exampleList = {
  name: '12 products to try',
  text: `SKU,Name,Cost price (before GST),Selling price (with GST),GST rate (%),Quantity
KUR-4471,"Cotton kurta, indigo, M",218,499,5,14
BTL-2086,"Steel bottle, 1 litre",131.50,349,18,9
LMP-7310,"Desk lamp, brass, small",560,1249,18,4
MUG-9064,"Ceramic mug, set of 6",210,279,18,18
RUG-4108,"Cotton rug, 2 × 3 ft",443,749,5,3
TOY-6790,"Wooden puzzle, large",127,299,5,11
KNF-4536,"Kitchen knife, 8 inch",91,189,18,7
CHG-6839,"Phone charger, 33 W",276,599,18,25
BDS-1209,"Bedsheet, king, blue",218,699,5,8
BAG-3321,"Jute bag, printed",64,199,5,30
UMB-5102,"Umbrella, folding",148,399,5,16
TIN-8840,"Spice tins, set of 12",355,899,18,6
`,
}

/**
 * A template with all columns that a list can have, under names that are recognised, and an example
 * row.
 */
export const template = `SKU,Name,Quantity,Selling price (with GST),Cost price (before GST),GST rate (%),GST on cost (%),Commission (%),Fixed fee,Shipping fee,Ads per order,Returned (%)
KUR-4471,"Cotton kurta, indigo, M",14,499,218,clothes,,,,,,
`

const BYTE_ORDER_MARK = '\ufeff'

/** Downloads the template, with the line ends that spreadsheets expect. */
export const saveTemplate = (): void =>
  saveFile(
    'price-list-template.csv',
    new Blob([BYTE_ORDER_MARK, template.replaceAll('\n', '\r\n')], { type: 'text/csv' }),
  )

/** Opens the example list. */
export const openExample = (): Promise<void> => openFile(exampleList)
