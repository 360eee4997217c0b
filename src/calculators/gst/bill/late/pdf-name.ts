import type { BillDetails } from '../details'
import type { BillPaper } from '../paper'

const LONGEST = 80

/**
 * What a bill's file is called, without its ending: what it is, its number, and for whom. Without
 * these its date tells it from others. Letters of every script are safe in names, signs are not.
 *
 * @example pdfNameOf(details, paper) // 'Tax-Invoice-SGS-0142-Patel-Hardware'
 */
export function pdfNameOf(
  { date }: Pick<BillDetails, 'date'>,
  { title, number, buyer }: Pick<BillPaper, 'title' | 'number' | 'buyer'>,
): string {
  const told = [number, buyer?.name ?? ''].map(safe).filter(Boolean)
  const name = [safe(title), ...(told.length > 0 ? told : [safe(date)])].filter(Boolean).join('-')
  // By characters: half of one would make the name unreadable.
  return safe([...name].slice(0, LONGEST).join(''))
}

const safe = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
