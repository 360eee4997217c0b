/** The words of charts. */
export const chartsWords = {
  /** What large amounts are counted in, short beside a figure and in full. */
  units: {
    lakhCrore: { letters: 'L Cr', name: 'lakh crore' },
    crore: { letters: 'Cr', name: 'crore' },
    lakh: { letters: 'L', name: 'lakh' },
    thousand: { letters: 'K', name: 'thousand' },
  },
  /** @example unitMeans('₹1 L', 'lakh', '₹1,00,000') // '₹1 L = 1 lakh = ₹1,00,000' */
  unitMeans: (short: string, name: string, long: string) => `${short} = 1 ${name} = ${long}`,

  both: (line: string) => `${line}, both`,
  showAt: 'Show the amounts at',
}
