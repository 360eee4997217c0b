/** The words that the cards of a page share. */
export const pageWords = {
  howItWorks: 'How it works',
  formula: 'The formula',
  yourNumbers: 'Your numbers',
  putTogether: 'Put together',
  yearByYear: 'Year by year',
}
