import { isBillNumber } from '../../books/files/registers'
import { billPasteWords } from './words'

/** One of several bills of a table. */
type BillInTable = { readonly key: string; readonly label: string }

/** The bills of a table that has several, of which a person chooses one, or all. */
export type BillsInTable = {
  readonly options: readonly BillInTable[]
  /** Nothing until a person chose. */
  readonly chosen: string | undefined
  /** Why a row of the body does not count. */
  whyNot(at: number): string | undefined
}

export const ALL_BILLS = 'all'

const KIND = /^(?:voucher|vch|transaction|document|invoice|bill)[\s_-]*type$/i
const PARTY =
  /^(?:party|customer(?:\s*billing)?|buyer|vendor|supplier|client|consignee|billing|shipping)[\s/_-]*(?:name)?$/i
const STATE = /^(?:(?:invoice|bill|payment|order)\s*)?status$|cancelled\??$/i

type Body = readonly { readonly cells: readonly string[] }[]

/** The bills of a table, told by their numbers and kinds; nothing where it has one bill. */
export function billsOf(
  heads: readonly string[],
  body: Body,
  numberAt: number,
  chosen: string | undefined,
): BillsInTable | undefined {
  if (numberAt < 0) return undefined
  const columnOf = (form: RegExp) => heads.findIndex((head) => form.test(head.trim()))
  const [kindAt, partyAt, stateAt] = [columnOf(KIND), columnOf(PARTY), columnOf(STATE)]
  const bills = new Map<string, { number: string; about: string[]; rows: number }>()
  let before = ''
  // A bill may say its number in its first row alone.
  const keys = body.map(({ cells }) => {
    const cellAt = (at: number) => cells[at]?.trim() ?? ''
    const number = cellAt(numberAt)
    if (number === '' || isBillNumber(number)) {
      if (before) (bills.get(before) ?? { rows: 0 }).rows += number === '' ? 1 : 0
      return before
    }
    const key = [number, cellAt(kindAt)].join('\n')
    const bill = bills.get(key) ?? {
      number,
      about: [kindAt, partyAt, stateAt].map(cellAt).filter((text) => text !== ''),
      rows: 0,
    }
    bill.rows += 1
    bills.set(key, bill)
    before = key
    return key
  })
  if (bills.size < 2) return undefined
  return {
    options: [...bills].map(([key, { number, about, rows }]) => ({
      key,
      label: billPasteWords.bills.one(number, about.join(', '), rows),
    })),
    chosen,
    whyNot(at) {
      const key = keys[at] ?? ''
      return chosen === ALL_BILLS || chosen === key
        ? undefined
        : billPasteWords.reasons.otherBill(bills.get(key)?.number ?? '')
    },
  }
}
