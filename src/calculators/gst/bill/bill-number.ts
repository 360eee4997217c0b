/** Of a number that rule 46 of the CGST Rules 2017 allows: letters, digits, hyphens and slashes. */
export const LONGEST_NUMBER = 16

/** Why a number is none that a tax invoice may have. It is a hint: any text may be printed. */
export function numberProblem(text: string): string | undefined {
  const number = text.trim()
  const { length } = [...number]
  if (length > LONGEST_NUMBER) {
    return `A bill number has at most ${LONGEST_NUMBER} characters; this has ${length}.`
  }
  return /^[a-z0-9/-]*$/i.test(number)
    ? undefined
    : 'A bill number has only letters from A to Z, digits, - and /.'
}

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
