import type { Question, View, ViewHead } from '../contract'

export const view: View = { folder: 'percentage', label: 'Percentage' }

export const head: ViewHead = {
  heading: 'Percentage calculator',
  intro: 'A part of a number, a share, or a rise and fall. All three answers update as you type.',
  title: 'Percentage calculator: share, ratio and change',
  description:
    'Work out a percentage of a number, what percent one number is of another, and percentage change. Exact to the last digit, free and without sign-up.',
}

export const questions: readonly Question[] = [
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
]
