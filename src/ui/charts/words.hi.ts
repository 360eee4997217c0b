import type { chartsWords as english } from './words'

/** The words of charts, in Hindi: counting words are never shortened. */
export const chartsWords: typeof english = {
  units: {
    lakhCrore: { letters: 'लाख करोड़', name: 'लाख करोड़' },
    crore: { letters: 'करोड़', name: 'करोड़' },
    lakh: { letters: 'लाख', name: 'लाख' },
    thousand: { letters: 'हज़ार', name: 'हज़ार' },
  },
  unitMeans: (short, _, long) => `${short} = ${long}`,

  both: (line) => `${line}, दोनों`,
  showAt: 'किस समय की रकम दिखाएँ',
}
