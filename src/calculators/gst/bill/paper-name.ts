import type { BillPaper } from './paper'

/** Longer names are cut by file systems and by whoever reads them. */
const LONGEST = 100

/**
 * What a bill is called as a file, without the ending: only what every system takes in a name.
 *
 * @example paperName({ title: 'Tax Invoice', number: 'INV/7', buyer: { name: 'Patel Hardware', … } })
 * // 'Tax Invoice INV-7 Patel Hardware'
 */
export function paperName({ title, number, buyer }: Pick<BillPaper, 'title' | 'number' | 'buyer'>) {
  const words = [title, number, buyer?.name ?? ''].map(safeWords).filter(Boolean).join(' ')
  return Array.from(words)
    .slice(0, LONGEST)
    .join('')
    .replace(/[ .-]+$/, '')
}

const safeWords = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\\/:*?"<>|\p{Cs}]+/gu, '-')
    .replace(/\p{Cf}/gu, (mark) => (isJoiner(mark) ? mark : ''))
    .trim()

/** Indian scripts join letters with these. */
const isJoiner = (mark: string): boolean => mark === '\u200c' || mark === '\u200d'
