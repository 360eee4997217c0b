import { readFileSync } from 'node:fs'
import { openBill, type SaleDocument } from '../src/desks/books/sales/documents'
import type { SavedBill } from '../src/desks/books/saved-bills/bills-database'
import { readBillsFile } from '../src/desks/books/saved-bills/bills-file'

/*
 * Six shops with their files of bills, and all that must come of them, worked out by something else than this
 * code. `sales/README.json` has the rules.
 */

export const shopNames = ['old-file', 'small', 'hardware', 'clothes', 'trouble', 'big'] as const
export type ShopName = (typeof shopNames)[number]

type Texts = Readonly<Record<string, string>>
type Row = readonly string[]

/** What must come of a period. */
export type AgreedPeriod = {
  readonly period: { kind: 'month' | 'quarter' | 'year'; from: string; to: string; fp: string }
  readonly counts: Readonly<Record<string, number>>
  readonly sales: Texts
  readonly credit: Texts
  readonly net: Texts
  readonly byRate: readonly Texts[]
  readonly byCustomer: readonly Record<string, string | number>[]
  readonly byItem: readonly Texts[]
  readonly byDay: readonly Record<string, string | number>[]
  readonly problems: {
    readonly whole: readonly string[]
    readonly documents: readonly unknown[]
    readonly undated: readonly string[]
    readonly drafts: readonly string[]
  }
  readonly leftOut: Record<string, string | number>
  readonly withoutCode: string
  readonly form?: 'GSTR-1' | 'IFF'
  readonly gstr1?: unknown
  readonly csv?: Readonly<Record<string, readonly Row[]>>
  readonly gstr3b: {
    readonly osup_det: Texts
    readonly osup_nil_exmp: string
    readonly osup_nongst: string
    readonly reverseCharge: Texts
    readonly unreg_details: readonly Texts[]
  }
  readonly register?: readonly Row[]
  readonly itemRegister?: readonly Row[]
}

export type AgreedDues = {
  readonly states: Readonly<Record<string, number>>
  readonly notNoted: number
  readonly owed: string
  readonly toGiveBack: string
  readonly buckets: Texts
  readonly bills: readonly Record<string, string | number>[]
  readonly customers: readonly Record<string, string | number>[]
}

export type AgreedShop = {
  readonly today: string
  readonly expected: readonly AgreedPeriod[]
  readonly dues: AgreedDues
  readonly file: unknown
}

export const readShop = (name: ShopName): AgreedShop =>
  JSON.parse(readFileSync(new URL(`sales/${name}.json`, import.meta.url), 'utf8'))

/** A shop with its bills as the site reads them. */
export function openShop(name: ShopName) {
  const shop = readShop(name)
  const read = readBillsFile(JSON.stringify(shop.file))
  if (typeof read === 'string') throw new Error(read)
  const drafts = read.bills.flatMap((bill) => (openBill(bill).kind === 'draft' ? [bill.id] : []))
  return { ...shop, ...read, documents: documentsOf(read.bills), drafts }
}

/** Kept bills, worked out, without drafts and estimates. */
export const documentsOf = (bills: readonly SavedBill[]): readonly SaleDocument[] =>
  bills.flatMap((bill) => {
    const opened = openBill(bill)
    return opened.kind === 'document' ? [opened.lazy.document()] : []
  })
