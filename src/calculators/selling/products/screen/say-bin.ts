import { BIN_WIDTH, BINS, LOSS_BINS } from '../work-out'

/** Where a bin begins, in percent. */
export const edgeOf = (bin: number): number => (bin - LOSS_BINS) * BIN_WIDTH

/** @example sayBin(5) // 'Margin of 5% to 10%' */
export function sayBin(bin: number): string {
  if (bin === 0) return `Margin below ${edgeOf(1)}%`
  if (bin === BINS - 1) return `Margin of ${edgeOf(bin)}% and more`
  return `Margin of ${edgeOf(bin)}% to ${edgeOf(bin + 1)}%`
}
