/** What Match my bank says. */
export const matchWords = {
  name: 'Match my bank',
  /** Below the name, while nothing is typed. */
  summary: 'Which way of counting gives your receipt',
  receipt: 'Maturity value on the receipt',
  receiptHelp: 'As the bank printed it',
  /** @param way in lower letters: `quarterly, days ÷ 365` */
  given: {
    nearest: (way: string) => (
      <>
        <b>{way}</b> gives it.
      </>
    ),
    down: (way: string) => (
      <>
        <b>{way}</b> gives it, with the paise dropped.
      </>
    ),
    up: (way: string) => (
      <>
        <b>{way}</b> gives it, rounded up.
      </>
    ),
  },
  countedSo: 'This page counts so now.',
  countThisWay: 'Count this way',
  /** For a screen reader, where several can be chosen. */
  countAs: (way: string) => `Count this way: ${way}`,
  cannotCount: 'This page has no setting for it.',
  missed: {
    less: (way: string, amount: string) => (
      <>
        None of the ways gives it. The nearest, <b>{way}</b>, is <b>{amount}</b> less.
      </>
    ),
    more: (way: string, amount: string) => (
      <>
        None of the ways gives it. The nearest, <b>{way}</b>, is <b>{amount}</b> more.
      </>
    ),
  },
  missedHelp: 'Look at the rate, the days and the amount on the receipt.',
  /** In the summary of the closed fold. */
  summaryGiven: (way: string) => `${way} gives it`,
  summaryMissed: 'None of the ways gives it',
}
