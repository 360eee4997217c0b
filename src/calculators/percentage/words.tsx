/** What the Percentage view says. */
export const percentageWords = {
  label: 'Percentage',
  heading: 'Percentage calculator',
  intro: 'A part of a number, a share, or a rise and fall. All three answers update as you type.',
  title: 'Percentage calculator: share, ratio and change',
  description:
    'Work out a percentage of a number, what percent one number is of another, and percentage change. Exact to the last digit, free and without sign-up.',

  empty: 'Empty counts as 0.',
  /** What is told to those who cannot see the answer. */
  announced: (label: string, answer: string) => `${label} ${answer}`,

  percentOf: {
    title: 'What is X% of Y?',
    percentage: 'Percentage X',
    outOfHundred: (count: string) => `${count} out of every 100`,
    number: 'Number Y',
    numberRow: 'Number',
    ofIt: (percent: string) => `${percent} of it`,
  },

  whatPercent: {
    title: 'X is what % of Y?',
    part: 'Part X',
    whole: 'Whole Y',
    noWhole: 'A part of 0 has no percentage: shown as 0.0%.',
    partRow: 'Part',
    wholeRow: 'Whole',
    partOfWhole: 'Part of whole',
  },

  change: {
    title: 'Percentage Change',
    original: 'Original value',
    noOriginal: 'A change from 0 has no percentage.',
    next: 'New value',
    change: 'Change',
    directions: { increase: 'Increase', decrease: 'Decrease', none: 'No change' },
    noPercentage: 'No percentage',
  },

  tips: {
    title: 'Usage tips',
    numbers: 'Type full numbers',
    numbersText:
      'Type 100000, not 1L or 1 lakh. A number that you paste may have commas, spaces, a ₹ or words such as 1 lakh.',
    discount: 'Discount or tax',
    discountText: () => (
      <>
        Use the first card. 15% of 2,000 is <b>300.00</b>, so you pay 1,700.
      </>
    ),
    marks: 'Marks or shares',
    marksText: () => (
      <>
        Use the second card. 45 out of 60 is <b>75.0%</b>.
      </>
    ),
    prices: 'Price rise or fall',
    pricesText: () => (
      <>
        Use the third card. From 80 to 100 is <b>25.0%</b> up, but from 100 back to 80 is{' '}
        <b>20.0%</b> down: each is counted on its own starting price.
      </>
    ),
  },

  /** What is copied and shared: a sentence of each card. */
  copied: {
    percentOf: (percent: string, number: string, answer: string) =>
      `${percent} of ${number} is ${answer}.`,
    whatPercent: (part: string, percent: string, whole: string) =>
      `${part} is ${percent} of ${whole}.`,
    noWhole: (part: string) => `${part} of 0 has no percentage.`,
    changes: {
      increase: (original: string, next: string, percent: string) =>
        `From ${original} to ${next} is an increase of ${percent}.`,
      decrease: (original: string, next: string, percent: string) =>
        `From ${original} to ${next} is a decrease of ${percent}.`,
      none: (original: string, next: string, percent: string) =>
        `From ${original} to ${next} is no change, ${percent}.`,
    },
    /** From 0 or less, where there is no percentage. */
    changesOnly: {
      increase: (original: string, next: string, change: string) =>
        `From ${original} to ${next} is an increase of ${change}, without a percentage.`,
      decrease: (original: string, next: string, change: string) =>
        `From ${original} to ${next} is a decrease of ${change}, without a percentage.`,
      none: (original: string, next: string) => `From ${original} to ${next} is no change.`,
    },
  },
  pictureQuestion: (percent: string, number: string) => `What is ${percent} of ${number}?`,

  questions: [
    {
      question: 'How are the three answers worked out?',
      answer:
        'Part: X × Y ÷ 100, so 18% of 2,500 is 18 × 2,500 ÷ 100 = 450.\nShare: X ÷ Y × 100, here 45,000 ÷ 1,20,000 × 100 = 37.5%.\nChange: (new − original) ÷ original × 100, here (1,200 − 1,500) ÷ 1,500 × 100 = −20%.',
    },
    {
      question: 'Do a 20% rise and a 20% fall cancel out?',
      answer:
        'No. 1,000 and 20% more is 1,200, but 20% less than 1,200 is 960: the fall is counted on the larger number.',
    },
    {
      question: 'What is a percentage point?',
      answer:
        'The plain difference between two percentages. From 10% to 12% is 2 percentage points, and a rise of 20%, because 2 ÷ 10 × 100 = 20.',
    },
    {
      question: 'Do two discounts add up?',
      answer:
        'Not quite. After 20% off and then 10% off you pay 0.80 × 0.90 = 0.72 of the price, so together they are 28% off, not 30%.',
    },
  ],
}
