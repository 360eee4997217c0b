/** What is wrong with a UPI id. */
export const upiWords = {
  noSign: 'A UPI id has an @, as in name@bank.',
  twoSigns: 'A UPI id has only one @.',
  isEmail: 'This looks like an e-mail address; a UPI id has no dot behind its @.',
  name: 'Before its @, a UPI id has letters, digits, dots, hyphens and underscores.',
  bank: 'Behind its @, a UPI id has the name of a bank or an app.',
}
