/** What the calculator is for, in the index of calculators. */
export const note = 'Profit, margin and mark-up on a sale'
