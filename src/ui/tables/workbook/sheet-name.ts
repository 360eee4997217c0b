/** Excel refuses a file whose sheet has a name with one of these characters, or a long one. @example sheetName('EMI: [2026]') // 'EMI 2026' */
export const sheetName = (title: string): string =>
  title
    .replace(/[[\]/\\:*?'\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, 31)
    .trim() || 'Sheet'
