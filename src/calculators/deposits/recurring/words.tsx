/** What the Recurring view says. */
export const recurringWords = {
  label: 'Recurring',
  heading: 'Recurring deposit calculator',
  intro: 'What monthly instalments grow to at a bank or the post office, and what tax leaves.',
  title: 'RD calculator: bank and post office maturity',
  description:
    'What a recurring deposit grows to, by the bank formula, by quarters or by the post office table, and what tax leaves. Free, without ads or sign-up.',

  questions: [] as { question: string; answer: string }[],
}
