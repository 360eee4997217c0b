import { columnsByRole, namesOf, type Role } from './column-roles'

/*
 * The programs, banks and registrars whose files are known, one entry each. What a column holds is told by its
 * name (`column-roles.ts`), what a row means by its words (`row-types.ts`); an entry says who writes these heads
 * together, and how the sides of an account are to be taken.
 */

/** What kind of file it is. */
export type FormatKind =
  /** Purchases and redemptions of funds: rows say what they are. */
  | 'transactions'
  /** Buys and sells: quantity × price, without charges. */
  | 'trades'
  /** Of a bank: what leaves the account is paid in. */
  | 'account'
  /** Of a broker: money that was sent to it is paid in, the rest stays within. */
  | 'ledger'

export type Format = {
  /** Who writes it, as the world calls it. */
  readonly program: string
  readonly kind: FormatKind
  /** Names of columns, as `namesOf` leaves them, that stand together in no other file. */
  readonly heads: readonly string[]
  /** What columns hold whose names say it nowhere else, by one of `heads`. */
  readonly holds?: Readonly<Partial<Record<Role, string>>>
  /** The month in which a file with these heads was tried first; the others are told by descriptions alone. */
  readonly since?: string
}

export const formats: readonly Format[] = [
  {
    program: 'Groww',
    kind: 'transactions',
    heads: ['schemename', 'transactiontype', 'units', 'nav', 'amount', 'date'],
    since: '2026-11',
  },
  {
    program: 'Kuvera',
    kind: 'transactions',
    heads: ['date', 'folionumber', 'nameofthefund', 'order', 'units', 'nav', 'amount'],
  },
  {
    program: 'CAMS · MFCentral',
    kind: 'transactions',
    heads: ['mfname', 'folionumber', 'schemename', 'tradedate', 'transactiontype', 'amount'],
    since: '2026-11',
  },
  {
    program: 'MFCentral CAS',
    kind: 'transactions',
    heads: ['schemename', 'transactiondescription', 'date', 'nav', 'units', 'amount'],
  },
  {
    program: 'KFintech',
    kind: 'transactions',
    heads: ['fundname', 'schemedescription', 'transactiondate', 'transactiondescription', 'amount'],
  },
  {
    program: 'Zerodha',
    kind: 'trades',
    heads: ['symbol', 'isin', 'tradedate', 'tradetype', 'quantity', 'price'],
    since: '2026-11',
  },
  {
    program: 'Zerodha',
    kind: 'ledger',
    heads: ['particulars', 'postingdate', 'vouchertype', 'debit', 'credit'],
    since: '2026-11',
  },
  {
    program: 'HDFC Bank',
    kind: 'account',
    heads: ['date', 'narration', 'withdrawalamt', 'depositamt', 'closingbalance'],
    since: '2026-11',
  },
  {
    program: 'SBI',
    kind: 'account',
    heads: ['txndate', 'description', 'refnochequeno', 'debit', 'credit', 'balance'],
    since: '2026-11',
  },
  {
    program: 'ICICI Bank',
    kind: 'account',
    heads: ['valuedate', 'transactionremarks', 'withdrawalamount', 'depositamount'],
    since: '2026-11',
  },
  {
    program: 'Axis Bank',
    kind: 'account',
    heads: ['trandate', 'particulars', 'dr', 'cr', 'bal'],
    since: '2026-11',
  },
  {
    program: 'Axis Bank',
    kind: 'account',
    heads: ['trandate', 'particulars', 'debit', 'credit'],
  },
  {
    program: 'Kotak',
    kind: 'account',
    heads: ['transactiondate', 'transactiondetails', 'withdrawalamount', 'depositamount'],
  },
]

/**
 * Who writes a file with these heads: of those whose heads are all there, the one with the most.
 *
 * @example formatOf(['Tran Date', 'PARTICULARS', 'DR', 'CR', 'BAL'])?.program // 'Axis Bank'
 */
export function formatOf(heads: readonly string[], known = formats): Format | undefined {
  const names = new Set(heads.flatMap(namesOf))
  return known
    .filter((format) => format.heads.every((head) => names.has(head)))
    .sort((a, b) => b.heads.length - a.heads.length)[0]
}

/** The columns of each role, as their names and the one who writes them say. */
export function columnsOf(
  heads: readonly string[],
  format: Format | undefined,
): ReadonlyMap<Role, readonly number[]> {
  const named = columnsByRole(heads)
  if (!format?.holds) return named
  const said = Object.entries(format.holds).flatMap(([role, name]) => {
    const column = heads.findIndex((head) => namesOf(head).includes(name))
    return column < 0 ? [] : [[role as Role, [column]] as const]
  })
  return new Map([...named, ...said])
}
