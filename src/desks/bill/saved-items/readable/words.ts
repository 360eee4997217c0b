/** Which files of programs are read as lists of items. */
export const readableItemWords = {
  programs: [
    {
      name: 'Vyapar',
      files: [
        {
          name: 'Items (.xlsx)',
          taken:
            'Name, code, HSN, sale price, Inclusive Of Tax of each row, tax rate, base unit. Not its purchase price, discount and stock.',
          since: '2026-11',
        },
      ],
    },
    {
      name: 'myBillBook',
      files: [
        {
          name: 'Items for bulk upload (.csv)',
          taken:
            'Name, code, HSN, sales price, Sales Tax inclusive of each row, GST rate, unit. Not its purchase price and stock.',
          since: '2026-11',
        },
      ],
    },
    {
      name: 'Zoho Books',
      files: [
        {
          name: 'Item.csv',
          taken:
            'Name, SKU, HSN, rate as the price, Intra State Tax Rate, usage unit. Whether GST is in the prices is asked.',
          since: '2026-11',
        },
      ],
    },
    {
      name: 'Tally',
      files: [
        {
          name: 'Stock Summary (.xlsx)',
          taken:
            'Names and units. Its rate is the cost, so no price is taken; it has no GST and no HSN.',
          since: '2026-11',
        },
      ],
    },
    {
      name: 'WooCommerce',
      files: [
        {
          name: 'Products (.csv)',
          taken: 'Name, SKU, sale price or else regular price.',
          since: '2026-11',
        },
      ],
    },
    {
      name: 'Your own lists',
      files: [
        {
          name: 'CSV, text with tabs, Excel (.xlsx), LibreOffice (.ods), HTML tables named .xls',
          taken: 'What the names of the columns say: item, code, price, unit, HSN, GST rate.',
          since: '2026-11',
        },
      ],
    },
  ],
}
