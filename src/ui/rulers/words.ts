/** The labels of rulers. */
export const rulersWords = {
  firstYear: '1 year',
  lastYear: '40 years',
  lakh: '1 lakh',
  tenLakh: '10 lakh',
  crore: '1 crore',
  croreShort: '1 cr',
  tenCrore: '10 crore',
  tenCroreShort: '10 cr',
}
