/** What the calculator is for, in the index of calculators. */
export const note = 'Add or remove GST from a price'
