import type { ReactNode } from 'react'

/** The words of fields: hints, and why something typed was not taken. */
export const fieldsWords = {
  inputs: 'Inputs',
  currency: 'Currency',
  isAnswer: 'This is the answer',
  units: { '%': '%', years: 'years', months: 'months', days: 'days' },

  /** Where a day or a month is typed. */
  dayPlaceholder: 'dd/mm/yyyy',
  monthPlaceholder: 'mm/yyyy',
  pickDay: (label: string) => `Calendar for ${label}`,
  pickMonth: (label: string) => `Months for ${label}`,
  noSuchDay: (text: string) => `“${text}” is not a date.`,

  unreadable: 'This could not be read as a number, so it counts as 0.',
  tooManyDigits: 'A number of more than 24 digits counts as 0.',
  negative: 'Enter a non-negative amount.',
  emptyRate: 'Empty counts as 0%.',
  /** Behind the hint about what is usual. */
  negativeRate: (hint: string) => `${hint} Below 0% counts as 0%.`,

  /** Which of two numbers a comma meant; each of them is a button. */
  whichNumber: (one: ReactNode, other: ReactNode, counted: string) => (
    <>
      {one} or {other}? <span>Counted as {counted}.</span>
    </>
  ),

  tooLong: (longest: number) => `Maximum ${longest} characters allowed`,
  refused: {
    notInFull: 'Enter full number, e.g., 1000 — do not use 1k/1L/2cr',
    secondPoint: 'Only one decimal point allowed',
    notANumber: 'Enter numbers and decimal point only',
  },
  /** The name of the choice of a state. */
  states: {
    state: 'State',
  },
}
