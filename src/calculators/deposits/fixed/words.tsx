/** What the Fixed view says. */
export const fixedWords = {
  label: 'Fixed',
  heading: 'Fixed deposit calculator',
  intro: 'What a deposit grows to, what tax and prices leave of it, and what closing early costs.',
  title: 'FD calculator: maturity, tax and closing early',
  description:
    'What a fixed deposit grows to, what tax and rising prices leave of it, and what closing early costs. Counted as banks do. Free, without ads or sign-up.',

  questions: [] as { question: string; answer: string }[],
}
