/** The words around an answer. */
export const answerWords = {
  tooLarge: 'too large to work out: at most 100 years and 40 digits',
}
