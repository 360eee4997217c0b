import type { ViewHead } from '../contract'

export const head: ViewHead = {
  heading: 'Percentage calculator',
  intro: 'A part of a number, a share, or a rise and fall. All three answers update as you type.',
  title: 'Percentage calculator: share, ratio and change',
  description:
    'Work out a percentage of a number, what percent one number is of another, and percentage change. Exact to the last digit, free and without sign-up.',
}
