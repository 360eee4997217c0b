/** What the calculator is for, in the index of calculators. */
export const note = 'Growth of a monthly investment'
