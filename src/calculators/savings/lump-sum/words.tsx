/** What the Lump sum view says. */
export const lumpSumWords = {
  label: 'Lump sum',
  heading: 'Lump sum calculator',
  intro: 'What one investment grows to, or the return and time it takes.',
  title: 'Lump sum calculator: value, CAGR and years',
  description:
    'What one investment may grow to, the CAGR it made, or the years it takes to double, and its worth in today’s money. Free, without ads or sign-up.',

  questions: [] as { question: string; answer: string }[],
}
