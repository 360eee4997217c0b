import { decimalFrom } from '../../../../core/money/decimal'
import { formatMoney, formatPercent } from '../../../../core/money/format'
import { groupDigits } from '../../../../core/money/group-digits'
import { kindInLine } from '../../marketplaces/names'
import { type FileKind, fromPaise, type Paise, type SkuRow } from '../../messages'
import { settlementResultsWords } from './words'

/*
 * How figures are written on the cards. Marketplaces of India pay in rupees, whatever currency the other
 * pages count in.
 */

const NONE = settlementResultsWords.none

/** To the paisa. @example exactMoney(-550_00) // '-₹550.00' */
export const exactMoney = (paise: Paise | undefined): string =>
  paise === undefined ? NONE : formatMoney(fromPaise(paise), '₹', 2)

/** In whole rupees. @example wholeMoney(169_692_63) // '₹1,69,693' */
export const wholeMoney = (paise: Paise | undefined): string =>
  paise === undefined ? NONE : formatMoney(fromPaise(paise), '₹', 0)

/** A percentage that the worker has rounded. @example percentOf('14.13') // '14.13%' */
export const percentOf = (digits: string | undefined): string =>
  digits === undefined ? NONE : formatPercent(decimalFrom(digits), 2)

/** @example countedIn(1350) // '1,350' */
export const countedIn = (count: number): string => groupDigits(String(count))

/** What goes out is below zero in the worker, and a cost in a column of costs is not. */
export const asCost = (paise: Paise | undefined): Paise | undefined =>
  paise === undefined ? undefined : -paise || 0

/** @example nameOfSku({ sku: 'FK-B23', name: 'Belt' }) // 'Belt FK-B23' */
export const nameOfSku = ({ sku, name }: Pick<SkuRow, 'sku' | 'name'>): string =>
  [name, sku].filter((text, at, all) => text && all.indexOf(text) === at).join(' ') ||
  settlementResultsWords.noSku

/** A file by what it is, and by its name where there are several of a kind. */
export const nameOfFile = (
  { file, kind }: { readonly file: string; readonly kind: FileKind },
  isOneOfSeveral: boolean,
): string =>
  isOneOfSeveral ? settlementResultsWords.unknown.fileOf(kindInLine(kind), file) : kindInLine(kind)
