/** The names of the calculators, and what stands around every page. */
export const siteWords = {
  gst: 'GST',
  gstNote: 'Add or remove GST from a price',
  percentage: 'Percentage',
  percentageNote: 'Shares, changes and discounts',
  profitLoss: 'Profit/Loss',
  profitLossNote: 'Profit, margin and mark-up on a sale',
  selling: 'eCommerce Profit',
  sellingNote: 'What is left after all fees',
  loan: 'Loan',
  loanNote: 'Monthly EMI and full schedule',
  sip: 'SIP',
  sipNote: 'Growth of a monthly investment',
  stepUp: 'Step-Up SIP',
  stepUpNote: 'A SIP that rises every year',
  deposits: 'Deposits',
  depositsNote: 'FD, RD, PPF: what they grow to',

  moreCalculators: 'More calculators',
  questions: 'Questions and answers',
}
