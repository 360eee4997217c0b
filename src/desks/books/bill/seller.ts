import { longestText } from './inputs'
import { textsOver } from './stored-texts'

export const papers = ['A4', 'A5', '80 mm', '58 mm'] as const
export type Paper = (typeof papers)[number]

/** How many copies are printed, each with its own words. */
export const copyCounts = ['1', '2', '3'] as const

/** The languages that a bill can be printed in. */
export const paperLanguages = ['en', 'hi'] as const
export type PaperLanguage = (typeof paperLanguages)[number]

/** The seller, and how bills are printed: the same for every bill of this device. */
export type Seller = {
  readonly name: string
  readonly address: string
  readonly gstin: string
  /** The code of a state; blank is that of the GSTIN. */
  readonly state: string
  readonly scheme: 'regular' | 'composition'
  /** For the code that a buyer pays by. */
  readonly upi: string
  /** A picture as a data URL, as `shrinkLogo` makes it; blank is none. */
  readonly logo: string
  readonly phone: string
  readonly email: string
  readonly bankAccount: string
  readonly ifsc: string
  /** What stands at the foot of every bill. */
  readonly terms: string
  readonly paper: Paper
  readonly copies: (typeof copyCounts)[number]
  /** In which bills are printed; blank is that of the page. */
  readonly language: PaperLanguage | ''
  /** What is printed other than usual, by the names of `LetterheadPart`. */
  readonly letterhead: string
  /** That of the last financial year: above ₹5 crore, HSN codes have six digits. */
  readonly turnover: (typeof turnovers)[number]
  /** How often the GST return is filed. */
  readonly filing: (typeof filings)[number]
  /** How many days a buyer has to pay, for the due date of a new bill; blank is none. */
  readonly daysToPay: string
  /** How the shop's last bill was made, for the next one; blank where nobody chose yet. */
  readonly usualPrices: (typeof priceHabits)[number]
  readonly usualRupee: (typeof rupeeHabits)[number]
}

export const priceHabits = ['', 'before-gst', 'with-gst'] as const
export const rupeeHabits = ['', 'no', 'yes'] as const

export const turnovers = ['up-to-5-crore', 'above-5-crore'] as const
export const filings = ['monthly', 'quarterly'] as const

export const noSeller: Seller = {
  name: '',
  address: '',
  gstin: '',
  state: '',
  scheme: 'regular',
  upi: '',
  logo: '',
  phone: '',
  email: '',
  bankAccount: '',
  ifsc: '',
  terms: '',
  paper: 'A4',
  copies: '1',
  language: '',
  letterhead: '',
  turnover: 'up-to-5-crore',
  filing: 'monthly',
  daysToPay: '',
  usualPrices: '',
  usualRupee: '',
}

/** A seller from storage or from a file; what does not fit is left out. */
export function parseSeller(record: Readonly<Record<string, unknown>>): Seller {
  const texts = textsOver(noSeller, record)
  return {
    ...texts,
    // A picture that is cut is no picture.
    logo: texts.logo.length > longestText('logo') ? '' : texts.logo,
    scheme: texts.scheme === 'composition' ? 'composition' : 'regular',
    paper: papers.find((paper) => paper === texts.paper) ?? noSeller.paper,
    copies: copyCounts.find((count) => count === texts.copies) ?? noSeller.copies,
    language: paperLanguages.find((language) => language === texts.language) ?? '',
    turnover: turnovers.find((turnover) => turnover === texts.turnover) ?? noSeller.turnover,
    filing: filings.find((filing) => filing === texts.filing) ?? noSeller.filing,
    usualPrices: priceHabits.find((prices) => prices === texts.usualPrices) ?? '',
    usualRupee: rupeeHabits.find((rupee) => rupee === texts.usualRupee) ?? '',
  }
}
