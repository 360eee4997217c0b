/** What the calculator is for, in the index of calculators. */
export const note = 'What is left after all fees'
