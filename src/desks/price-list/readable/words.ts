/** Which files of programs are read as price lists. */
export const readableListWords = {
  programs: [
    {
      name: 'Flipkart',
      files: [
        {
          name: 'Listings (.xlsx)',
          taken:
            'SKU, title and Your Selling Price. MRP and stock are not taken, nor the row of sentences below the heads.',
          since: '2026-11',
        },
      ],
    },
    {
      name: 'WooCommerce',
      files: [
        {
          name: 'Products (.csv)',
          taken:
            'SKU, name, sale price or else regular price, cost of goods. Variable products without a price are named.',
          since: '2026-11',
        },
      ],
    },
    {
      name: 'Shopify',
      files: [
        {
          name: 'Products (.csv)',
          taken: 'SKU, title, price and cost of each variant. Lines of pictures are left out.',
          since: '2026-11',
        },
      ],
    },
    {
      name: 'Your own lists',
      files: [
        {
          name: 'CSV, text with tabs, Excel (.xlsx), LibreOffice (.ods), HTML tables named .xls',
          taken:
            'Price, cost and what else the names of the columns say. What is not known is asked.',
          since: '2026-11',
        },
      ],
    },
  ],
}
