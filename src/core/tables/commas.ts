/**
 * Where the commas of a number stand:
 *
 * - `groups`: where they can only group its digits (`1,85,050`, `1,250.00`);
 * - `either`: where one may group them or stand before decimals (`1,500`);
 * - `odd`: where no comma groups digits (`1850,50`, `12,5`, `0,500`).
 */
type Commas = 'none' | 'groups' | 'either' | 'odd'

/** What the numbers of a table tell about their commas and points together. */
export type TableCommas = {
  /** A comma stands where none groups digits. */
  readonly hasOdd: boolean
  /** A comma can only group digits: so do the others that may. */
  readonly hasGroups: boolean
  /** Points group digits (`1.850,50`): so do the others that may. */
  readonly doPointsGroup: boolean
}

const NUMBER = /(?:(?<!\p{L})\.|,)*\p{Nd}[\p{Nd}.,]*/u
const SPACE_INSIDE = /(?<=[\p{Nd}.,])\s+(?=[\p{Nd}.,])/gu
// The Indian way, and the western one.
const GROUPED =
  /^(?![0०０])(?:\p{Nd}{1,3}(?:,\p{Nd}{3})+|\p{Nd}{1,3}(?:,\p{Nd}{2})+,\p{Nd}{3})(?:\.\p{Nd}*)?$/u
const DECIMAL_COMMA = /^(?:\p{Nd}*|\p{Nd}{1,3}(?:\.\p{Nd}{2,3})+),\p{Nd}*$/u
const POINTS_THEN_COMMA = /^\p{Nd}{1,3}(?:\.\p{Nd}{3})+,/u
const GROUPED_BY_POINTS = /^(?![0०０])\p{Nd}{1,3}(?:\.\p{Nd}{3})+$/u

/** A cell with the signs of its number as they are compared. */
const plain = (cell: string) =>
  cell.replace(/，/g, ',').replace(/．/g, '.').replace(SPACE_INSIDE, '')
const numberIn = (cell: string) => NUMBER.exec(plain(cell))?.[0] ?? ''
const hasSign = (cell: string) => /[.,．，]/.test(cell)

/** @example commasIn('1850,50') // 'odd' */
export function commasIn(cell: string): Commas {
  const number = hasSign(cell) ? numberIn(cell) : ''
  if (!number.includes(',')) return 'none'
  if (!GROUPED.test(number)) return 'odd'
  return number.includes('.') || number.split(',').length > 2 ? 'groups' : 'either'
}

/** @example commasOf(['1850,50', '1,500']) // hasOdd, and nothing else */
export function commasOf(cells: Iterable<string>): TableCommas {
  let [hasOdd, hasGroups, doPointsGroup] = [false, false, false]
  for (const cell of cells) {
    const commas = commasIn(cell)
    hasOdd ||= commas === 'odd'
    hasGroups ||= commas === 'groups'
    doPointsGroup ||= commas === 'odd' && POINTS_THEN_COMMA.test(numberIn(cell))
  }
  return { hasOdd, hasGroups, doPointsGroup }
}

/**
 * A number of a table whose commas stand before decimals, with a point instead; nothing where that
 * changes nothing, or cannot be.
 *
 * @example withDecimalComma('1.850,50 Rs', commas) // '1850.50 Rs'
 * @example withDecimalComma('1,850.50', commas) // undefined
 */
export function withDecimalComma(
  cell: string,
  { hasGroups, doPointsGroup }: TableCommas,
): string | undefined {
  const commas = commasIn(cell)
  const number = hasSign(cell) ? numberIn(cell) : ''
  const isMeant =
    commas === 'none'
      ? doPointsGroup && GROUPED_BY_POINTS.test(number)
      : DECIMAL_COMMA.test(number) && (commas === 'odd' || !hasGroups)
  return isMeant
    ? plain(cell).replace(number, number.replaceAll('.', '').replace(',', '.'))
    : undefined
}
