import type { ReactNode } from 'react'

/** What the page says about the shop's letterhead, and about the paper. The words on it: `paper-words.ts`. */
export const billPaperWords = {
  phone: {
    notDigits: 'A phone number has digits; a second one stands behind a comma.',
    length: (digits: number) =>
      `A phone number has 10 digits, a landline with the code of its place; this has ${digits}.`,
  },
  email: 'An e-mail address looks like name@example.in.',
  account: {
    notDigits: 'A bank account number has only digits.',
    length: (digits: number) => `A bank account number has 9 to 18 digits; this has ${digits}.`,
  },
  ifsc: {
    length: (right: number, characters: number) =>
      `An IFSC has ${right} characters; this has ${characters}.`,
    noZero: (character: string) => `Character 5 of an IFSC is a zero; this has '${character}'.`,
    form: 'An IFSC has four letters, a zero and six letters or digits, as in SBIN0001234.',
  },
  logo: {
    label: 'Logo',
    tooLarge: (megabytes: number) =>
      `This file is too large. A picture has at most ${megabytes} MB.`,
    isSvg: 'An SVG cannot be read here. Save it as a PNG first.',
    hidden: 'This browser hides what it draws, so a picture cannot be made smaller here.',
    unreadable:
      'This file cannot be read as a picture. Choose a PNG, JPEG, WebP or GIF, or save it as one first.',
  },

  /** The UPI code on the screen. */
  payment: {
    scan: 'Scan with any UPI app',
    to: (payee: ReactNode) => <>to {payee}</>,
    /** What the payment is for; a bill may have no number. */
    bill: (number: string) => `Bill ${number}`.trim(),
    note: (text: ReactNode) => <>Note: {text}</>,
    /** What the code is, for those who cannot see it. */
    code: (amount: string, payee: string) => `QR code: pay ${amount} to ${payee} by UPI`,
  },

  pdf: {
    noPictures:
      'This browser hides what it draws, so a logo or another script cannot get into a PDF. Print the bill and save that as a PDF.',
    ready: 'The PDF is ready.',
    share: 'Share',
  },
}
