import type { readableListWords as english } from './words'

/** The same in Hindi. */
export const readableListWords: typeof english = {
  programs: [
    {
      name: 'Flipkart',
      files: [
        {
          name: 'लिस्टिंग (.xlsx)',
          taken:
            'SKU, नाम और ‘Your Selling Price’. MRP और स्टॉक नहीं लिए जाते, न ही कॉलम समझाने वाली लाइन।',
          since: '2026-11',
        },
      ],
    },
    {
      name: 'WooCommerce',
      files: [
        {
          name: 'प्रोडक्ट (.csv)',
          taken:
            'SKU, नाम, ‘Sale price’ या वह खाली हो तो ‘Regular price’, लागत। बिना दाम के ‘variable’ प्रोडक्ट के नाम बताए जाते हैं।',
          since: '2026-11',
        },
      ],
    },
    {
      name: 'Shopify',
      files: [
        {
          name: 'प्रोडक्ट (.csv)',
          taken: 'हर प्रकार का SKU, नाम, दाम और लागत। सिर्फ़ फ़ोटो वाली लाइनें छोड़ दी जाती हैं।',
          since: '2026-11',
        },
      ],
    },
    {
      name: 'आपकी अपनी सूची',
      files: [
        {
          name: 'CSV, टैब वाला टेक्स्ट, Excel (.xlsx), LibreOffice (.ods), .xls नाम की HTML तालिका',
          taken: 'दाम, लागत, और कॉलम के नाम जो और बताएँ। जो साफ़ नहीं, वह पूछा जाता है।',
          since: '2026-11',
        },
      ],
    },
  ],
}
