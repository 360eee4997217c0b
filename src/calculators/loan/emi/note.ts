/** What the calculator is for, in the index of calculators. */
export const note = 'Monthly EMI and full schedule'
