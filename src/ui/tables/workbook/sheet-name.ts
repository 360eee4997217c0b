/** Longer names are refused by Excel. */
const LONGEST = 31

/**
 * Excel refuses a file whose sheet has a name with one of these characters, or a long one. What is too
 * long ends with a whole word.
 *
 * @example sheetName('EMI: [2026]') // 'EMI 2026'
 */
export function sheetName(title: string): string {
  const name = title.replace(/[[\]/\\:*?'\s\p{C}]+/gu, ' ').trim()
  if (name.length <= LONGEST) return name || 'Sheet'
  const cut = name.slice(0, LONGEST + 1)
  const end = cut.lastIndexOf(' ')
  return end > 0 ? cut.slice(0, end) : cut.slice(0, LONGEST)
}
