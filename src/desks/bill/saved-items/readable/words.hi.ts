import type { readableItemWords as english } from './words'

/** The same in Hindi. */
export const readableItemWords: typeof english = {
  programs: [
    {
      name: 'Vyapar',
      files: [
        {
          name: 'आइटम (.xlsx)',
          taken:
            'नाम, कोड, HSN, बेचने का दाम, हर लाइन का ‘Inclusive Of Tax’, टैक्स दर, इकाई। खरीद का दाम, छूट और स्टॉक नहीं लिए जाते।',
          since: '2026-11',
        },
      ],
    },
    {
      name: 'myBillBook',
      files: [
        {
          name: 'बल्क अपलोड वाले आइटम (.csv)',
          taken:
            'नाम, कोड, HSN, बेचने का दाम, हर लाइन का ‘Sales Tax inclusive’, GST दर, इकाई। खरीद का दाम और स्टॉक नहीं लिए जाते।',
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
            'नाम, SKU, HSN, दाम (‘Rate’), ‘Intra State Tax Rate’, इकाई। दाम में GST है या नहीं, यह पूछा जाता है।',
          since: '2026-11',
        },
      ],
    },
    {
      name: 'Tally',
      files: [
        {
          name: 'स्टॉक समरी (.xlsx)',
          taken: 'नाम और इकाई। इसका रेट लागत है, इसलिए दाम नहीं लिया जाता; इसमें GST और HSN नहीं हैं।',
          since: '2026-11',
        },
      ],
    },
    {
      name: 'WooCommerce',
      files: [
        {
          name: 'प्रोडक्ट (.csv)',
          taken: 'नाम, SKU, ‘Sale price’ या वह खाली हो तो ‘Regular price’.',
          since: '2026-11',
        },
      ],
    },
    {
      name: 'आपकी अपनी सूची',
      files: [
        {
          name: 'CSV, टैब वाला टेक्स्ट, Excel (.xlsx), LibreOffice (.ods), .xls नाम की HTML तालिका',
          taken: 'कॉलम के नाम जो बताएँ: आइटम, कोड, दाम, इकाई, HSN, GST दर।',
          since: '2026-11',
        },
      ],
    },
  ],
}
