/*
 * What statements call their rows, and what each of these words means for money. A row's meaning goes by the
 * first of these that fits; words of one kind that stand earlier in a text win over later ones.
 */

/** What a row's own words say of it. */
export type RowMeaning =
  /** Paid in, or taken out, by whoever holds the investment. */
  | 'in'
  | 'out'
  /** Of an account: money left it, or came to it. */
  | 'debit'
  | 'credit'
  /** Takes back the row before. */
  | 'undo'
  /** Units or papers move, and no money does. */
  | 'noMoney'
  /** What the account itself earned. */
  | 'interest'
  /** A tax or charge that stands within another row already. */
  | 'tax'

/** Words in small letters, with single spaces in the place of signs. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `

type Words = readonly (readonly [meaning: RowMeaning, words: RegExp])[]

/** Whole texts, as in a column of nothing else. */
const wholeTexts: Words = [
  ['debit', /^ (?:d|[\d ]*dr|debit|debited|नामे|डेबिट) $/],
  ['credit', /^ (?:c|[\d ]*cr|credit|credited|क्रेडिट) $/],
  ['in', /^ (?:b|p|si) $/],
  ['out', /^ (?:s|r|so) $/],
]

/** Words that change what any other word beside them means. */
const strongWords: Words = [
  ['undo', / (?:reject|revers|cancel|bounc|dishono|fail|unsuccessful|rollback|अस्वीकृत|रद्द)/],
  ['noMoney', / re ?invest| reinv/],
  ['noMoney', / (?:merg|nomin|kyc|address|bonus|split|demat|pledge|lien|consolidat|transmission)/],
  ['noMoney', / (?:change of|updat|registration|modification|mandate|intimation)/],
  ['in', / stamp duty/],
  ['tax', / (?:stt|securities transaction tax|tds|tax deducted) /],
]

/** Of these, the one that stands first. */
const moneyWords: Words = [
  [
    'out',
    / (?:redeem|redemption|repurchase|sell|sold|sale|swp|systematic withdrawal|withdraw|encash|maturity|dividend|div|idcw|pay ?out|bank payment|payments? |बिक्री|निकास|निकाल|भुना)/,
  ],
  [
    'out',
    / (?:switch(?: over)? out|switchout|lateral shift out|shift out|(?:stp|s t p|systematic transfer(?: plan)?) out)/,
  ],
  [
    'in',
    / (?:purchase|buy|bought|sip|s i p|systematic investment|subscri|allot|nfo|new fund offer|invest|contribution|deposit|lump ?sum|additional|pay ?in|funds? added|bank receipt|receipts? |खरीद|निवेश|जमा)/,
  ],
  [
    'in',
    / (?:switch(?: over)? in|switchin|lateral shift in|shift in|(?:stp|s t p|systematic transfer(?: plan)?) in)/,
  ],
]

const interestWords = / (?:interest|int|int pd|int paid|intt|ब्याज)(?: |\d)/

/**
 * What the words of a type say; nothing where none of them is known.
 *
 * @example meaningOf('SIP Purchase (3/120)') // 'in'
 * @example meaningOf('IDCW Reinvestment') // 'noMoney'
 */
export function meaningOf(type: string): RowMeaning | undefined {
  const text = plain(type)
  const known = [...wholeTexts, ...strongWords].find(([, words]) => words.test(text))
  if (known) return known[0]
  let first: { at: number; meaning: RowMeaning } | undefined
  for (const [meaning, words] of moneyWords) {
    const at = text.search(words)
    if (at >= 0 && (!first || at < first.at)) first = { at, meaning }
  }
  return first?.meaning
}

/** What stands beside a payment that was taken back. @example isUndone('REV-ACH D-SIP') // true */
export const isUndone = (description: string): boolean =>
  / (?:rev|revers\p{L}*|reject\p{L}*|bounced?|dishono\p{L}*|failed) /u.test(plain(description))

/** @example isInterest('INT.PD:01-04-2021') // true */
export const isInterest = (description: string): boolean => interestWords.test(plain(description))

/** Money that a person sends to a broker or gets back: the rest of a ledger stays within it. */
export function meaningInLedger(voucher: string): 'in' | 'out' | undefined {
  const text = plain(voucher)
  if (/ (?:bank receipts?|receipts?|funds? added|pay ?in|deposit)/.test(text)) return 'in'
  if (/ (?:bank payments?|payments?|pay ?outs?|withdraw\p{L}*) /u.test(text)) return 'out'
  return undefined
}

/** @example isNotDone('Rejected by exchange') // true */
export const isNotDone = (status: string): boolean =>
  / (?:reject|cancel|fail|expired|pending|in progress|under process|not (?:executed|completed|processed|allotted))/.test(
    plain(status),
  )

const SUM_WORDS =
  /^ (?:statement summary|summary|grand total|sub total|total|page total|opening bal|closing bal|b f |c f |brought forward|carried forward|balance (?:b f|c f|brought|carried|as on)|legends?|end of statement|कुल|योग|शुरुआती शेष|अंतिम शेष)/

/** @example isSumLine('Closing Balance') // true */
export const isSumLine = (text: string): boolean => SUM_WORDS.test(plain(text))

/** What is said above a table, or in the name of its file, by which it is the investment's own passbook. */
export const namesPassbook = (text: string): boolean =>
  / (?:ppf|public provident|sukanya|ssy|ssa|ssaccount|epf|provident fund|nps|national pension|recurring deposit|senior citizens? savings?|scss|nsc|kvp) /.test(
    plain(text),
  )
