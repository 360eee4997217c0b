import type { BillTitle } from '../details'
import type { Seller } from '../seller'

const ORIGINAL = 'Original for recipient'

/** Goods in triplicate, services in duplicate (Rule 48 of the CGST Rules). */
const namesOfMany = {
  '2': [ORIGINAL, 'Duplicate for supplier'],
  '3': [ORIGINAL, 'Duplicate for transporter', 'Triplicate for supplier'],
} as const

/**
 * What stands on each copy that is printed. An estimate is handed over once and is the original of
 * nothing; a receipt by itself says nothing of copies.
 */
export function copyNames(title: BillTitle, { copies, paper }: Seller): readonly string[] {
  if (title === 'Estimate') return ['']
  if (copies !== '1') return namesOfMany[copies]
  return [paper === 'A4' || paper === 'A5' ? ORIGINAL : '']
}
