/** The words that pages and their cards share. */
export const pageWords = {
  promisesName: 'Our promises',
  promises: ['Free', 'No ads', 'No sign-up'],
  /** In the picture of a shared link. */
  picturePromises: 'Free. No ads. No sign-up.',
  viewsOf: (calculator: string) => `Views of the ${calculator} calculator`,
  withoutScript: (
    <>
      <b>This page needs JavaScript to calculate.</b> Without it, fields and buttons do nothing, but
      the example, its formula and the answers below are here to read.
    </>
  ),

  howItWorks: 'How it works',
  formula: 'The formula',
  yourNumbers: 'Your numbers',
  putTogether: 'Put together',
  yearByYear: 'Year by year',

  printedOn: (date: string) => `Printed on ${date}`,
  printedFrom: (date: string, address: string) => `Printed on ${date} from ${address}`,
}
