/** What is wrong with a GSTIN. */
export const gstinProblems = {
  length: (right: number, length: number) => `A GSTIN has ${right} characters; this has ${length}.`,
  /** The character at a place, counted from 1, is not what has to stand there. */
  digit: (place: number, character: string) =>
    `Character ${place} of a GSTIN is a digit; this has '${character}'.`,
  letter: (place: number, character: string) =>
    `Character ${place} of a GSTIN is a letter; this has '${character}'.`,
  letterOrDigitFrom1: (place: number, character: string) =>
    `Character ${place} of a GSTIN is a letter or a digit from 1 to 9; this has '${character}'.`,
  letterZ: (place: number, character: string) =>
    `Character ${place} of a GSTIN is the letter Z; this has '${character}'.`,
  letterC: (place: number, character: string) =>
    `Character ${place} of a marketplace's GSTIN is the letter C; this has '${character}'.`,
  letterOrDigit: (place: number, character: string) =>
    `Character ${place} of a GSTIN is a letter or a digit; this has '${character}'.`,
  noState: (code: string) => `No state has the code ${code}.`,
  lastCharacter: 'The last character does not fit the others, so one of them may be mistyped.',
}
