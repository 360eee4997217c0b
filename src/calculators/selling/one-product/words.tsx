import type { ReactNode } from 'react'

/** What the view of one product says. */
export const oneProductWords = {
  label: 'One product',
  heading: 'eCommerce profit calculator',
  intro: 'What is left from each sale after cost, shipping and marketplace fees.',
  title: 'eCommerce profit calculator for online sellers',
  description:
    'See what is left per unit after product cost, shipping, marketplace fees and other costs, with profit percentage and margin. Free and without sign-up.',

  fields: {
    costPrice: 'Cost price',
    shippingCost: 'Shipping cost',
    fees: 'Marketplace fees',
    feesOf: (rate: string, price: string, fees: string) => `${rate} of ${price} = ${fees}`,
    feesShare: (percent: string) => `${percent} of the selling price`,
    feesBelowZero: 'Fees are 0% or more.',
    feeKind: 'Fees are charged as',
    feeKinds: { percent: 'Percentage', fixed: 'Fixed Amount' },
    otherCosts: 'Other costs',
    sellingPrice: 'Selling price',
    quantity: 'Quantity',
    optional: 'Optional',
    wholeUnits: (quantity: string) => `Whole units only, so this counts as ${quantity}.`,
    marketplace: "With the marketplace's bands, GST and returns",
  },

  result: {
    tags: { profit: 'Profit', loss: 'Loss' },
    caption: (onCost: string, onPrice: string) => (
      <>
        <b>{onCost}</b> on cost, <b>{onPrice}</b> on the selling price
      </>
    ),
    sellingPrice: 'Selling price',
    totalCost: 'Total Cost per Unit',
    fees: 'Marketplace Fees',
    netProfit: 'Net Profit per Unit',
    profitPercentage: 'Profit Percentage',
    margin: 'Margin on Selling Price',
    totalProfit: 'Total Profit',
    /** Of more than one. */
    units: (quantity: string) => `${quantity} units`,
  },

  /** Where the price goes. */
  price: {
    title: 'Where the price goes',
    titleOf: (price: string) => `Where the ${price} goes`,
    enterPrice: 'Enter a selling price to see how much of it stays with you.',
    neverEven: 'Costs and fees are above the price. With these fees, no price breaks even.',
    /** `together` keeps words on one line. */
    evenAt: (together: (words: string) => ReactNode, price: string) => (
      <>
        Costs and fees are above the price. {together('Break-even')} is at <b>{price}</b>.
      </>
    ),
    /** Behind the margin, which is drawn large. */
    lowMargin: (together: (words: string) => ReactNode) => (
      <>
        of the price stays with you. Aim for {together('20–30%')} margin, so that a return or a
        discount does not turn the sale into a loss.
      </>
    ),
    goodMargin: (together: (words: string) => ReactNode) => (
      <>
        of the price stays with you. A margin of {together('20–30%')} or more leaves room for a
        return or a discount.
      </>
    ),
    noTarget: 'With these fees, no price leaves you a margin of 20%.',
    targetReached: (price: string) => (
      <>
        At these costs, any price from <b>{price}</b> leaves you a margin of 20% or more.
      </>
    ),
    targetMissed: (price: string) => (
      <>
        At these costs, a price of <b>{price}</b> leaves you a margin of 20%.
      </>
    ),
    steps: {
      sellingPrice: 'Selling price',
      costPrice: 'Cost price',
      shippingCost: 'Shipping cost',
      fees: 'Marketplace fees',
      otherCosts: 'Other costs',
      netProfit: 'Net profit',
      netLoss: 'Net loss',
    },
    left: (
      price: string,
      cost: string,
      shipping: string,
      fees: string,
      other: string,
      left: string,
    ) =>
      `Of ${price}, ${cost} goes into the product, ${shipping} into shipping, ${fees} to the marketplace and ${other} into the rest: ${left} is left.`,
    missing: (
      price: string,
      cost: string,
      shipping: string,
      fees: string,
      other: string,
      missing: string,
    ) =>
      `Of ${price}, ${cost} goes into the product, ${shipping} into shipping, ${fees} to the marketplace and ${other} into the rest: ${missing} is missing.`,
  },

  example: {
    title: 'Worked example',
    intro: (cost: string, shipping: string, rate: string, price: string) =>
      `Cost ${cost}, shipping ${shipping}, fees ${rate}, selling price ${price}.`,
    fees: 'Marketplace fees',
    totalCost: 'Total cost per unit',
    netProfit: 'Net profit per unit',
    percentages: 'Two percentages, one profit',
    onCost: 'on cost',
    margin: 'margin',
  },

  tips: {
    title: 'Before you set a price',
    aim: 'Aim for 20–30% margin',
    aimText: 'Count it on the selling price, not on the cost.',
    notMargin: 'Profit is not margin',
    notMarginText: (onCost: string, onPrice: string, profit: string) =>
      `${onCost} on cost and ${onPrice} on price are the same ${profit}.`,
    fees: 'Fees follow the price',
    feesText: 'A percentage fee grows when you raise the price. A fixed fee does not.',
    small: 'Put the small things in',
    smallText: 'Packing, tape and returns belong in other costs.',
  },

  /** What Copy and Share say of a sale. */
  copied: {
    name: 'eCommerce profit',
    sale: (parts: string) => `eCommerce profit: ${parts}.`,
    costPrice: (amount: string) => `cost price ${amount}`,
    shipping: (amount: string) => `shipping ${amount}`,
    fees: (figure: string) => `fees ${figure}`,
    otherCosts: (amount: string) => `other costs ${amount}`,
    sellingPrice: (amount: string) => `selling price ${amount}`,
  },
  pictureCaption: (onCost: string, onPrice: string) =>
    `${onCost} on cost, ${onPrice} on the selling price`,

  questions: [
    {
      question: 'Why are there two percentages for one profit?',
      answer:
        'Profit Percentage is counted on the total cost, which is the markup; Margin is counted on the selling price. A profit of 40 is 40 ÷ 230 = 17.4% on a cost of 230, and 40 ÷ 300 = 13.3% on a price of 300.',
    },
    {
      question: 'Which marketplace fees should I enter?',
      answer:
        'Everything that follows the price, such as commission and payment fees, added up as one percentage. Flat charges, such as a closing fee, go into other costs. Include the GST on these fees only if you cannot claim it back.',
    },
    {
      question: 'Are GST, TCS and TDS in the result?',
      answer:
        'No. If you claim input tax credit, enter every amount without GST. The TCS and TDS that a marketplace holds back are credited to you later, so they delay your money but do not lower the profit.',
    },
    {
      question: 'How do I allow for returns?',
      answer:
        'Spread their cost over the units that stay sold. If 1 parcel in 10 comes back and a return costs you 90, add 90 ÷ 9 = 10 to other costs.',
    },
  ],
}
