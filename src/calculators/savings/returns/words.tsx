/** What the Returns view says. */
export const returnsWords = {
  label: 'Returns',
  heading: 'What did my money earn?',
  intro: 'Your own payments in and out, and the yearly return they really made.',
  title: 'XIRR calculator: what did my money earn?',
  description:
    'The yearly return (XIRR) of your own payments in and out, typed, pasted or from a file, beside a bank deposit. Nothing is sent anywhere. Free, no sign-up.',

  questions: [] as { question: string; answer: string }[],
}
