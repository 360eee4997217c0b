import type { rulersWords as english } from './words'

/** The labels of rulers in Hindi. */
export const rulersWords: typeof english = {
  firstYear: '1 साल',
  lastYear: '40 साल',
  lakh: '1 लाख',
  tenLakh: '10 लाख',
  crore: '1 करोड़',
  croreShort: '1 करोड़',
  tenCrore: '10 करोड़',
  tenCroreShort: '10 करोड़',
}
