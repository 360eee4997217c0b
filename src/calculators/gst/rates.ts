export type GstRate = {
  /** In percent, as it is typed. */
  rate: string
  covers: string
  /** A slab that was general until 21 September 2025, for older bills. */
  isOld?: true
  isQuick?: true
}

/** General rates in force, and the two former ones. Basis: Notification 9/2025-Central Tax (Rate). */
export const gstRates: readonly GstRate[] = [
  { rate: '0', covers: 'Fresh food, milk, books and notebooks' },
  {
    rate: '5',
    covers: 'Daily essentials: packaged food, medicines, small items for the home',
    isQuick: true,
  },
  {
    rate: '12',
    covers: 'Most items moved to 5% or 18% on 22 Sep 2025',
    isOld: true,
    isQuick: true,
  },
  {
    rate: '18',
    covers: 'Most goods and services: electronics, small cars, telecom, consulting',
    isQuick: true,
  },
  {
    rate: '28',
    covers: 'Most items moved to 18% or 40% on 22 Sep 2025',
    isOld: true,
    isQuick: true,
  },
  {
    rate: '40',
    covers: 'Luxury and sin goods: large cars, aerated drinks, pan masala',
    isQuick: true,
  },
]

export const ratesNote =
  'For a bill dated before 22 September 2025, use the old slab printed on it. Rates as of 1 February 2026; check your goods by HSN in the official notification.'
