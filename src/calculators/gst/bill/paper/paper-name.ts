import type { BillPaper } from './paper'

/** Longer names are cut by file systems and by whoever reads them. */
const LONGEST = 80

type Named = Pick<BillPaper, 'title' | 'number' | 'date' | 'buyer'>

/**
 * What a bill is called where it is saved: only what every system takes in a name. Without a number
 * and a buyer its date tells it from others.
 *
 * @example paperName({ title: 'Tax Invoice', number: 'INV/7', buyer: { name: 'Patel Hardware', … } })
 * // 'Tax Invoice INV-7 Patel Hardware'
 */
export function paperName({ title, number, date, buyer }: Named): string {
  const told = [number, buyer?.name ?? ''].map(safeWords).filter((words) => /[^-. ]/.test(words))
  return Array.from([title, ...(told.length ? told : [date])].join(' '))
    .slice(0, LONGEST)
    .join('')
    .replace(/[ .-]+$/, '')
}

/** The same as the name of a file, without its ending. @example 'Tax-Invoice-INV-7-Patel-Hardware' */
export const paperFileName = (paper: Named): string => paperName(paper).replaceAll(' ', '-')

const safeWords = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\\/:*?"<>|\p{Cs}]+/gu, '-')
    .replace(/\p{Cf}/gu, (mark) => (isJoiner(mark) ? mark : ''))
    .trim()

/** Indian scripts join letters with these. */
const isJoiner = (mark: string): boolean => mark === '\u200c' || mark === '\u200d'
