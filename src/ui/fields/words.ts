/** The words of fields: hints, and why something typed was not taken. */
export const fieldsWords = {
  tooLong: (longest: number) => `Maximum ${longest} characters allowed`,
  refused: {
    notInFull: 'Enter full number, e.g., 1000 — do not use 1k/1L/2cr',
    secondPoint: 'Only one decimal point allowed',
    notANumber: 'Enter numbers and decimal point only',
  },
}
