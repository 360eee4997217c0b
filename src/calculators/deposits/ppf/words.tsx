/** What the PPF view says. */
export const ppfWords = {
  label: 'PPF',
  heading: 'PPF calculator',
  intro: 'What PPF or Sukanya Samriddhi grows to, month by month by its own rules.',
  title: 'PPF and Sukanya Samriddhi calculator',
  description:
    'What PPF or Sukanya Samriddhi grows to, to the rupee by the rules of the scheme: the 5th of the month, yearly limits. Free, without ads or sign-up.',

  questions: [] as { question: string; answer: string }[],
}
