import { headName, hindiName } from '../tables/heads'

/*
 * What the columns of a statement hold, by their names. Names come as `headName` leaves them: small letters
 * alone, without the money. Of several columns for one role, the name that stands first here counts.
 */

export type Role =
  | 'date'
  | 'amount'
  /** Named by the one who pays: purchase, invested; redeemed, sold. */
  | 'paidIn'
  | 'takenOut'
  /** Named by an account: what left it, what came to it. */
  | 'debit'
  | 'credit'
  | 'type'
  /** Says Dr or Cr beside an amount. */
  | 'drCr'
  | 'scheme'
  | 'quantity'
  | 'price'
  | 'status'
  | 'description'
  | 'balance'

type RoleNames = Readonly<Record<Role, readonly (string | RegExp)[]>>

const roleNames: RoleNames = {
  date: [
    'date',
    /^(?:transaction|txn|trxn|tran|trans|trade|posting|post|order|deal|entry|voucher|investment|payment|purchase|execution)(?:date|dt)(?:andtime|time)?$/,
    /^(?:dateof(?:transaction|purchase|investment)|datetime|dateandtime|tradedon|dated)$/,
    /^(?:value(?:date|dt)|effectivedate)$/,
    /तारीख|दिनांक|तिथि/,
    /^(?!.*(?:birth|maturity|start|end|from|statement|cancel|expiry|dispatch|deliver|invoice)).*date/,
  ],
  amount: [
    'amount',
    /^(?:amt|cashflow|राशि|रकम)$/,
    /^(?:transaction|txn|trxn|tran|trade|order|investment|payment|total)(?:amount|amt|value)$/,
    'value',
    /^(?:net|gross)(?:amount|amt|value)$/,
  ],
  paidIn: [
    /^(?:paidin|in|invested|investment|purchases?|buy|bought|लगाया|invested(?:amount|amt)|amountinvested|(?:purchase|buy|invest\w*)(?:amount|amt|value)|contribution|subscription)$/,
  ],
  takenOut: [
    /^(?:takenout|out|redeemed|redemptions?|withdrawn|sales?|sell|sold|निकाला|(?:redemption|redeemed|sell|sale)(?:amount|amt|value))$/,
  ],
  debit: [
    /^(?:dr|debits?|debited|withdrawals?|paidout|moneyout|डेबिट|नामे|निकासी|आहरण)(?:amount|amt|inr|राशि)?$/,
    /^(?:amount|amt)(?:dr|debit|debited|withdrawn)$/,
  ],
  credit: [
    /^(?:cr|credits?|credited|deposits?|moneyin|क्रेडिट|जमा)(?:amount|amt|inr|राशि)?$/,
    /^(?:amount|amt)(?:cr|credit|credited|deposited)$/,
  ],
  type: [
    /^(?:transaction|txn|trxn|trans|tran|trade|order)type$/,
    /^(?:buysell|buyorsell|sellbuy|side|order|action)$/,
    /^(?:transaction|txn|trxn)(?:description|desc|nature|mode)$/,
    /^(?:transaction|vouchertype|nature|natureoftransaction|typeoftransaction|लेनदेन|प्रकार)$/,
    'type',
  ],
  drCr: [/^(?:drcr|crdr|debitcredit|creditdebit|drorcr|crorDr|debitorcredit)$/i],
  scheme: [
    /^(?:scheme|schemename|schemedescription|nameofthefund|nameofthescheme|योजना)$/,
    /^(?:symbol|tradingsymbol|stockname|stock|scrip|scripname|security|securityname|instrument|company|companyname)$/,
    /^(?:fund|fundname|asset|product|coin|token)$/,
  ],
  quantity: [
    /^(?:units?|noofunits|quantity|qty|shares|noofshares|tradedquantity|tradedqty|filledqty|executedqty)$/,
  ],
  price: [
    /^(?:price|nav|rate|tradeprice|avgprice|averageprice|executionprice|priceperunit|navprice)$/,
  ],
  status: [/^(?:status|orderstatus|transactionstatus|txnstatus|स्थिति)$/],
  description: [
    /^(?:narration|particulars|description|details|remarks|transactionremarks|transactiondetails|विवरण)$/,
    /(?:narration|particulars|description|remarks|details)$/,
  ],
  balance: [
    /^(?:bal|balance|closingbalance|runningbalance|netbalance|availablebalance|balanceamount|balanceunits|unitbalance|closingbal|शेष|बैलेंस)$/,
    /balance|शेष/,
  ],
}

const roles = Object.keys(roleNames) as readonly Role[]

/** @example namesOf('Withdrawal Amount (INR )') // ['withdrawalamount'] */
export const namesOf = (head: string): readonly string[] =>
  [headName(head), hindiName(head)].filter(Boolean)

/** What a column may hold, each with how well its name says so: 0 is best. */
export function rolesOf(head: string): ReadonlyMap<Role, number> {
  const names = head.length > LONGEST_HEAD ? [] : namesOf(head)
  const found = new Map<Role, number>()
  for (const role of roles) {
    const rank = roleNames[role].findIndex((known) =>
      names.some((name) => (typeof known === 'string' ? known === name : known.test(name))),
    )
    if (rank >= 0) found.set(role, rank)
  }
  return found
}

/** What is longer is a sentence. */
const LONGEST_HEAD = 60

/** The columns of each role, the best name first, then from left to right. */
export function columnsByRole(heads: readonly string[]): ReadonlyMap<Role, readonly number[]> {
  const found = new Map<Role, { readonly column: number; readonly rank: number }[]>()
  for (const [column, head] of heads.entries()) {
    for (const [role, rank] of rolesOf(head)) {
      const list = found.get(role) ?? []
      found.set(role, [...list, { column, rank }])
    }
  }
  return new Map(
    [...found].map(([role, list]) => [
      role,
      list.sort((a, b) => a.rank - b.rank || a.column - b.column).map(({ column }) => column),
    ]),
  )
}
