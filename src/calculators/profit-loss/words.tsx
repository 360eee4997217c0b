/** What the Profit/Loss view says. */
export const profitLossWords = {
  label: 'Profit/Loss',
  heading: 'Profit/Loss calculator',
  intro: 'Enter what you paid and what you sold for. See the profit or loss, and its percentage.',
  title: 'Profit and loss calculator',
  description:
    'Find the profit or loss on a sale, its percentage of the cost, the margin and the break-even price. Exact to the paisa, free and without sign-up.',

  costPrice: 'Cost price',
  costHelp: 'Enter what you paid.',
  sellingPrice: 'Selling price',
  sellingHelp: 'Enter what you sold it for.',

  margin: 'Margin',
  marginNote: 'On the selling price',
  breakEven: 'Break-even price',
  breakEvenNote: 'No profit, no loss',

  /** The way back: from what is to be left to the price. */
  wanted: {
    label: 'Profit wanted',
    of: 'Profit wanted as',
    kinds: { margin: 'Margin', markup: 'Mark-up' },
    help: {
      margin: 'Optional: in percent of the selling price',
      markup: 'Optional: in percent of the cost price',
    },
    price: 'Sell at',
    use: 'Use this price',
    belowZero: 'Enter 0% or more.',
    noPrice: 'No price leaves all of itself: a margin is below 100%.',
  },

  tags: { profit: 'Profit', loss: 'Loss' },
  ofCost: (percent: string) => (
    <>
      <b>{percent}</b> of the cost price
    </>
  ),
  noPercent: 'At a cost of 0 there is no percentage of the cost.',
  refused: 'A price below 0 is not counted',
  refusedHelp: 'Enter 0 or more in both fields.',

  /** By what came of the sale. */
  results: {
    profit: {
      total: 'Total Profit',
      percentage: 'Profit Percentage',
      covered: 'cost price',
      difference: 'profit',
    },
    loss: {
      total: 'Total Loss',
      percentage: 'Loss Percentage',
      covered: 'of the cost came back',
      difference: 'lost',
    },
    even: {
      total: 'No Profit, No Loss',
      percentage: 'Profit Percentage',
      covered: 'cost price',
      difference: 'profit',
    },
    refused: {
      total: 'Profit or loss',
      percentage: 'Profit Percentage',
      covered: 'cost price',
      difference: 'profit',
    },
  },
  costIsZero: 'None: it cost 0',
  soldAtZero: 'None: sold at 0',

  howItWorks: {
    intro: 'Both percentages, with your numbers.',
    difference: 'The difference',
    formula: 'Selling price − Cost price',
    onCost: {
      profit: 'Profit percentage, on the cost price',
      loss: 'Loss percentage, on the cost price',
    },
    onSelling: {
      profit: 'Margin, on the selling price',
      loss: 'The same loss on the selling price',
    },
    needsPrices: 'This needs two prices of 0 or more.',
    needsCost: 'A percentage needs a cost price above 0.',
    needsSelling: 'A percentage needs a selling price above 0.',
  },

  copied: (cost: string, selling: string) =>
    `Profit/Loss: cost price ${cost}, selling price ${selling}.`,
  pictureCaption: (percent: string) => `${percent} of the cost price`,

  questions: [
    {
      question: 'What is the difference between markup and margin?',
      answer:
        'Markup is the profit on the cost price, margin is the same profit on the selling price. Bought at 800 and sold at 1,000, the profit of 200 is a markup of 200 ÷ 800 = 25% and a margin of 200 ÷ 1,000 = 20%. Profit Percentage here is the markup.',
    },
    {
      question: 'How do I turn one into the other?',
      answer:
        'Margin = markup ÷ (100 + markup) × 100: 25 ÷ 125 × 100 = 20%.\nMarkup = margin ÷ (100 − margin) × 100: 20 ÷ 80 × 100 = 25%.',
    },
    {
      question: 'Should I enter prices with or without GST?',
      answer:
        'Without, if you claim input tax credit: the tax you collect is not yours, and the tax you paid comes back. If you cannot claim it, the GST you paid belongs in the cost price.',
    },
    {
      question: 'What belongs in the cost price?',
      answer:
        'All that it took to have the goods ready for sale: the purchase, freight, duty and packing. Rent, salaries and interest are not in it unless you add their share, so this is the gross profit.',
    },
  ],
}
