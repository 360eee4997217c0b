/** What the Settlements view says before there are files, and what its page and its worker share. */
export const settlementsWords = {
  label: 'Settlements',
  heading: 'What your orders really earned',
  intro: 'Payments, fees, returns and taxes, as your marketplace states them.',
  title: 'Settlements: what your marketplace orders earned',
  description:
    'Read the payment files of Amazon, Flipkart and Meesho on your device: profit of each product, unpaid orders, wrong fees, TCS, TDS. Free, no upload.',
  questions: [
    {
      question: 'Are my files uploaded?',
      answer:
        'No. They are read on your device and never leave it. Orders and payments are forgotten when you leave, unless you keep them on this device.',
    },
    {
      question: 'Which files do I need?',
      answer:
        'The payment file of Amazon, Flipkart or Meesho is enough. Orders, returns and tax reports add what is unpaid, what came back and what GSTR-1 needs.',
    },
    {
      question: 'Are TCS and TDS a cost?',
      answer:
        'No. The marketplace holds them back for you: TCS comes to your GST cash ledger after GSTR-8, TDS counts against your income tax. The profit here is before both.',
    },
  ],
}
