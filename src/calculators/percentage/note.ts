/** What the calculator is for, in the index of calculators. */
export const note = 'Shares, changes and discounts'
