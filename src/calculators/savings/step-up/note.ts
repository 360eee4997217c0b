/** What the calculator is for, in the index of calculators. */
export const note = 'A SIP that rises every year'
