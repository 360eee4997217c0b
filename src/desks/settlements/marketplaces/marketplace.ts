import type { FileKind } from '../messages'
import type { Format } from './format'

/*
 * All that is of one marketplace stands in its folder: the formats of its files, its rules, its words.
 * What reads, reckons and shows asks the marketplace, and knows none by name.
 */

export type Marketplace = {
  /** As it stands in settings and in what is exchanged with the worker. */
  readonly id: string
  /** The same in every language. */
  readonly name: string
  /** The first of a role is the one to ask for. */
  readonly formats: readonly Format[]
  /** Files that are known by their heads and of no use here. */
  readonly refusals: readonly KnownRefusal[]
  readonly rules: Rules
  readonly words: MarketplaceWords
}

export type KnownRefusal = {
  /** How names of columns begin that all must be there: small letters and digits alone. */
  readonly needs: readonly string[]
  /** What the file is, and which to take. */
  readonly told: string
  /** Many products reads it. */
  readonly isPriceList?: true
}

export type Rules = {
  /** An order number has several SKUs, each an order of its own; otherwise each has its own number. */
  readonly isOrderBySku: boolean
  /** Sales are stated without GST, and the GST beside; otherwise with GST, by a rate. */
  readonly isGstStated: boolean
  /** Units of several rows of an order are added up; otherwise each row repeats them. */
  readonly areUnitsAdded: boolean
  /** Its files with tabs have no quotes around cells: those in them are letters. */
  readonly isTabbedUnquoted?: true
  /** What is written where the marketplace ships an order itself. */
  readonly shipsItself: RegExp
  /** In a row of money, that fees of shipping came back: without a file of orders it tells an RTO. */
  readonly reversal?: RegExp
  /** Whether a refund must be recorded as a return: then goods that are not recorded are gone. */
  areReturnsRecorded(
    order: { readonly isFulfilled: boolean },
    kinds: ReadonlySet<FileKind>,
  ): boolean
  /** The fees that a fee card has; both alike where the files have them in one. */
  readonly cardFees: { readonly commission: string; readonly fixedFee: string }
}

export type MarketplaceWords = {
  /** Files by their kind: by themselves, and in the middle of a sentence. */
  readonly kinds: Readonly<Record<string, string>>
  readonly kindsInLine: Readonly<Record<string, string>>
  /** What is taken of each kind of file, in a line. */
  readonly takes: Readonly<Record<string, string>>
  /** Fees and money of no order, by the names that they are counted by. Others stay as they are. */
  readonly fees: Readonly<Record<string, string>>
  /** That its projections are no payments. */
  readonly onlyProjected?: string
}
