/** Of an invoice's number, by rule 46 of the CGST Rules 2017. */
export const LONGEST_NUMBER = 16

/**
 * The number of the next bill: its last digits count on, and everything else stays. Where the rules
 * allow no longer number, there is none: a new series has to begin.
 *
 * @example nextNumber('INV-041') // 'INV-042'
 * @example nextNumber('2026-27/99') // '2026-27/100'
 * @example nextNumber('Asha') // 'Asha-2'
 */
export function nextNumber(number: string): string {
  const text = number.trim()
  if (text === '') return ''
  const [, before = '', digits, behind = ''] = /^(.*?)(\d+)(\D*)$/s.exec(text) ?? []
  const next =
    digits === undefined
      ? `${text}-2`
      : `${before}${(BigInt(digits) + 1n).toString().padStart(digits.length, '0')}${behind}`
  return next.length > LONGEST_NUMBER ? '' : next
}

/** Two tabs may count on from the same bill: what another bill has is passed over. */
export function nextFreeNumber(number: string, taken: ReadonlySet<string>): string {
  let next = nextNumber(number)
  while (next && taken.has(next)) next = nextNumber(next)
  return next
}
