import type { Seller } from '../seller'

/** What a seller may have printed or not. */
export type LetterheadPart = 'logo' | 'contact' | 'bank' | 'upi' | 'terms' | 'hsn'

const partsIn = (letterhead: string) => letterhead.split(' ').filter(Boolean)

/** What was typed is printed, unless it is switched off; the HSN summary if it is switched on. */
export const isPrinted = ({ letterhead }: Pick<Seller, 'letterhead'>, part: LetterheadPart) =>
  partsIn(letterhead).includes(part) === (part === 'hsn')

/** The letterhead with one part switched. @example switched('bank', 'hsn') // 'bank hsn' */
export function switched(letterhead: string, part: LetterheadPart): string {
  const parts = partsIn(letterhead)
  const others = parts.filter((other) => other !== part)
  return (others.length < parts.length ? others : [...parts, part]).join(' ')
}
