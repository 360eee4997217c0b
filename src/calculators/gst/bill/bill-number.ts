/** What rule 46 of the CGST Rules allows: letters, digits, hyphens and slashes. */
const LONGEST = 16

/** Why a number is none that a tax invoice may have. It is a hint: any text may be printed. */
export function numberProblem(text: string): string | undefined {
  const number = text.trim()
  const { length } = [...number]
  if (length > LONGEST)
    return `A bill number has at most ${LONGEST} characters; this has ${length}.`
  return /^[a-z0-9/-]*$/i.test(number)
    ? undefined
    : 'A bill number has only letters from A to Z, digits, - and /.'
}
