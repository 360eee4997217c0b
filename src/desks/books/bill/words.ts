/** What is said about the numbers of bills and GSTINs, wherever they are typed or read. */
export const documentWords = {
  numberProblems: {
    tooLong: (most: number, length: number) =>
      `A bill number has at most ${most} characters; this has ${length}.`,
    otherCharacters: 'A bill number has only letters from A to Z, digits, - and /.',
  },
}
